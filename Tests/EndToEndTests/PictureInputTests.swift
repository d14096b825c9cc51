import Foundation
import TestSupport
import Testing

/// `xibdb picture` and `xibdb diff` with options that do not apply to the nibs, and with files that are not nibs.
@Suite("input of xibdb picture")
struct PictureInputTests {
    private let folder: TemporaryFolder
    private var sample: String { folder.path + "/Sample" }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/Sample")
        try Tool.index(sample)
    }

    private static let nib = "Orchard/Base.lproj/LaunchScreen.storyboard"
    private static let macNib = "OrchardMac/Base.lproj/InventoryWindow.xib"

    /// Runs `xibdb picture`, and expects an error with a text.
    private func fails(_ words: String..., with text: String, _ at: SourceLocation = #_sourceLocation) throws {
        let run = try Tool.run(["picture"] + words, in: sample)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(text), "\(run.errors)", sourceLocation: at)
    }

    private func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.path + "/" + name) }

    // MARK: Ids

    @Test func `an id to outline or to leave out that the nib does not contain is an error that names both`() throws {
        let message = "\(Self.nib) contains no object with the id"
        try fails(Self.nib, "--highlight", "none", with: "\(message) none.")
        try fails(Self.nib, "--hide", "none", "--hide", "zero", with: "\(message)s none, zero.")
    }

    @Test func `with --all, an id is an error if no drawn nib contains it, and nothing is written`() throws {
        try fails("--all", "-o", "../all", "--hide", "none", with: "No drawn nib contains an object with the id none.")
        #expect(!isThere("all"))
        let id = try #require(
            Tool.run(
                ["sql", "SELECT object_id FROM objects WHERE class = 'FruitCell' LIMIT 1", "--format", "value"],
                in: sample
            ).output.split(separator: "\n").first.map(String.init))
        #expect(try Tool.run(["picture", "--all", "-o", "../all", "--hide", id], in: sample).status == 0)
        try fails("--all", "--class", "NSWindow", "-o", "../two", "--hide", id, with: "with the id \(id)")
    }

    @Test func `an object of a nib that a custom class loads can be left out`() throws {
        let folder = try TemporaryFolder()
        func nib(_ content: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            \(content)</objects></document>
            """
        }
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"90\"/>"
        try folder.write("Basket.xib", nib("<view id=\"b\" customClass=\"FruitView\">\(frame)</view>"))
        try folder.write(
            "FruitView.xib",
            nib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FruitView"/>
                <view id="v">\(frame)<subviews><label text="Ripe" id="l">\(frame)</label></subviews></view>
                """))
        try folder.write(
            "FruitView.swift",
            """
            import UIKit
            class FruitView: UIView {
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    Bundle.main.loadNibNamed("FruitView", owner: self)
                }
            }
            """)
        try Tool.index(folder.path)
        #expect(try Tool.run(["picture", "Basket.xib"], in: folder.path).output.contains("Ripe"))
        let hidden = try Tool.run(["picture", "Basket.xib", "--hide", "l"], in: folder.path)
        #expect(hidden.status == 0 && !hidden.output.contains("Ripe"), "\(hidden.errors)")
        #expect(try Tool.run(["picture", "Basket.xib", "--highlight", "l"], in: folder.path).status == 2)
    }

    // MARK: Languages

    @Test func `a language without any translation is an error that lists the languages`() throws {
        try fails(
            Self.nib, "--language", "xx", with: "No nib has translations into xx. Languages: de, en, fr, vi, zh-Hans.")
        try fails("--all", "-o", "../all", "--language", "xx", with: "No nib has translations into xx.")
        #expect(!isThere("all"))
    }

    @Test func `a nib without translations into a language of other nibs is drawn, with a note`() throws {
        let run = try Tool.run(["picture", "Orchard/Checkout.storyboard", "--language", "de"], in: sample)
        #expect(run.status == 0 && run.output.hasPrefix("<svg"))
        #expect(run.errors == "xibdb: Orchard/Checkout.storyboard has no translations into de\n")
        // The nibs are in the development language.
        #expect(try Tool.run(["picture", Self.nib, "--language", "en"], in: sample).errors.isEmpty)
    }

    @Test(arguments: ["ar", "he", "fa-IR", "ur"])
    func `a language from right to left mirrors the layout without translations, with a note`(language: String) throws {
        let run = try Tool.run(["picture", Self.nib, "--language", language], in: sample)
        #expect(run.status == 0 && run.output.contains("right to left, estimated"))
        #expect(
            run.errors
                == "xibdb: \(Self.nib) has no translations into \(language); the layout is mirrored nevertheless\n")
    }

    // MARK: Classes

    @Test func `a class without nibs is an error that names it, and nothing is written`() throws {
        try fails(
            "--all", "--class", "FruitCel", "-o", "../all",
            with: "No class is called FruitCel. Did you mean FruitCell?")
        try fails(
            "--all", "--class", "AppDelegateOfNothing", "-o", "../all", with: "No class is called AppDelegateOfNothing."
        )
        #expect(!isThere("all"))
    }

    // MARK: Devices

    @Test func `a device or size class is an error for a nib of macOS`() throws {
        try fails(Self.macNib, "--device", "retina4_7", with: "\(Self.macNib) is for macOS, which has no devices.")
        try fails(Self.macNib, "--size-class", "wC-hR", with: "\(Self.macNib) is for macOS, which has no size classes.")
        try fails(
            Self.nib, "--device", "watch38", with: "is for iOS, and watch38 is a device of watchOS. Devices of iOS: ")
    }

    @Test func `with --all, a note counts the nibs to which the device does not apply`() throws {
        let run = try Tool.run(["picture", "--all", "--device", "retina4_7", "-o", "../all"], in: sample)
        #expect(run.status == 0 && run.errors.contains("--device does not apply to "))
        #expect(run.errors.contains(" nibs for macOS and watchOS, which are drawn without it"))
        let name = "../all/" + Self.macNib.replacing("/", with: "~") + ".svg"
        #expect(
            try String(contentsOfFile: sample + "/" + name, encoding: .utf8)
                == Tool.run(["picture", Self.macNib], in: sample).output)
    }

    @Test func `an unknown device is an error with the usage of the command`() throws {
        try fails(Self.nib, "--device", "nokia", with: "no device is called nokia")
        try fails(Self.nib, "--device", "nokia", with: "Usage: xibdb picture ")
    }

    // MARK: Files

    @Test func `a file that is not a nib is called that, within the index and outside of it`() throws {
        try fails("OrchardMac/LabelPreviewView.m", with: "OrchardMac/LabelPreviewView.m is not a nib or storyboard.")
        try fails("LabelPreviewView.m", with: "OrchardMac/LabelPreviewView.m is not a nib or storyboard.")
        try folder.write("Notes.txt", "apples")
        let run = try Tool.run(["picture", "Notes.txt"], in: folder.path)
        #expect(run.status == 2 && run.errors == "xibdb: Notes.txt is not a nib or storyboard.\n")
        try fails("Nothing.xib", with: "No indexed file is called Nothing.xib.")
    }

    @Test func `pictures of an earlier run are removed, but no other file`() throws {
        func run(_ words: String...) throws {
            let run = try Tool.run(["picture", "--all", "-o", "../all"] + words, in: sample)
            #expect(run.status == 0, "\(run.errors)")
        }
        try run()
        let kept = "all/Legacy~PriceTag.xib.svg"
        let gone = "all/Orchard~Checkout.storyboard.svg"
        let drawn = "all/OrchardMac~Base.lproj~InventoryWindow.xib.svg"
        #expect(isThere(kept) && isThere(gone) && isThere("all/map.svg"))
        try folder.write("all/own.svg", "<svg/>")
        try folder.write(kept, "changed")
        try run("--class", "NSWindow")
        #expect(isThere(drawn) && isThere("all/index.html") && isThere("all/own.svg") && isThere(kept))
        #expect(!isThere(gone) && !isThere("all/map.svg"))
    }

    @Test func `a list of pictures from someone else removes nothing but unchanged pictures in the folder`() throws {
        try folder.write("outside.svg", "")
        try folder.write("all/notes.md", "")
        // The checksum of an empty file.
        let hash = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        try folder.write("all/.xibdb-pictures", "\(hash) ../outside.svg\n\(hash) notes.md\nx\n\n")
        let run = try Tool.run(["picture", "--all", "--class", "NSWindow", "-o", "../all"], in: sample)
        #expect(run.status == 0 && isThere("outside.svg") && isThere("all/notes.md"), "\(run.errors)")
    }

    // MARK: Changes

    @Test(arguments: ["html", "json", "markdown"])
    func `diff refuses --stat with another format`(format: String) throws {
        let run = try Tool.run(["diff", "a.xib", "b.xib", "--stat", "--format", format], in: folder.path)
        #expect(run.status == 2 && run.errors.contains("Pass either --stat or --format \(format)."))
    }
}
