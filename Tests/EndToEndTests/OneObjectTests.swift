import Foundation
import TestSupport
import Testing

@Suite("One object and one file")
struct OneObjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Basket.xib",
            Documents.iOS(
                """
                <view id="v1" customClass="BasketView"><subviews>
                <label text="Apples" id="l1"><constraints>
                <constraint firstAttribute="width" constant="80" id="k1"/></constraints></label>
                <label text="Pears" id="l2"/></subviews>
                <constraints>
                <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leading" constant="20" id="k2"/>
                <constraint firstItem="l2" firstAttribute="top" secondItem="l1" secondAttribute="bottom" constant="-8" priority="750" id="k3"/>
                </constraints>
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                <connections><outlet property="titleLabel" destination="l1" id="c1"/></connections></view>
                """))
        try folder.write(
            "BasketView.swift", "import UIKit\nclass BasketView: UIView {\n    @IBOutlet var titleLabel: UILabel!\n}\n")
    }

    private func show(_ arguments: String...) throws -> Tool.Run { try Tool.run(["show"] + arguments, in: folder.path) }

    @Test(arguments: [["Basket", "-1"], ["Basket", "-1", "--json"], ["Basket", "--json", "--", "-1"]])
    func `a negative object id is not taken for an option`(arguments: [String]) throws {
        _ = try Tool.run(["index", "."], in: folder.path)
        let run = try Tool.run(["show"] + arguments, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("File's Owner"), "\(run.output)")
    }

    @Test func `an object shows its incoming and outgoing connections, and its constraints in words`() throws {
        _ = try Tool.run(["index", "."], in: folder.path)
        let text = try show("Basket", "titleLabel").output
        for line in [
            "is in", "is set by", "is laid out by",
        ] { #expect(text.contains("\n\(line)\n"), "\(text)") }
        #expect(text.contains("  outlet titleLabel of BasketView (v1)  :"))
        #expect(text.contains("BasketView.swift:3"))
        #expect(text.contains("  width = 80  :"))
        #expect(text.contains("  leading = superview.leading + 20  :"))
        #expect(text.contains("  UILabel “Pears” (l2).top = bottom − 8, priority 750  :"))
        let view = try show("Basket", "v1").output
        #expect(view.contains("  layer.cornerRadius = 4 (number)  :"))
        #expect(view.contains("  outlet titleLabel → UILabel “Apples” (l1)  :"))
        #expect(view.contains("  class BasketView  BasketView.swift:2"))
        #expect(try show("Basket", "l1", "--json").output.contains("\"id\" : \"l1\""))
    }

    @Test func `for a word that fits several objects or none, the message lists or suggests objects`() throws {
        _ = try Tool.run(["index", "."], in: folder.path)
        let several = try show("Basket", "UILabel")
        #expect(several.status == 2)
        #expect(
            several.errors.hasPrefix(
                "xibdb: UILabel matches 2 objects of Basket.xib. Use the object id of one of them:\n  l1  "))
        #expect(
            try show("Basket", "titelLabel").errors
                == "xibdb: No object of Basket.xib is called titelLabel. Did you mean titleLabel?\n")
    }

    @Test func `show and explain accept a file that is in no index`() throws {
        let elsewhere = try TemporaryFolder()
        let path = folder.path + "/Basket.xib"
        for command in ["show", "explain"] {
            let run = try Tool.run([command, path], in: elsewhere.path)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("BasketView"))
        }
        #expect(!FileManager.default.fileExists(atPath: elsewhere.path + "/.xibdb"))
        _ = try Tool.run(["index", "."], in: folder.path)
        let other = try elsewhere.write("Other.xib", Documents.iOS("<view id=\"o1\"/>"))
        #expect(try Tool.run(["show", other], in: folder.path).output.contains("o1"))
        #expect(try Tool.run(["show", elsewhere.path + "/None.xib"], in: folder.path).status == 2)
    }

    @Test func `if several files have the name, the file with the object is used`() throws {
        for place in ["One/en.lproj", "One/de.lproj", "Two"] {
            let id = place == "Two" ? "other" : "spinner"
            try folder.write(place + "/Menu.xib", Documents.iOS("<activityIndicatorView id=\"\(id)\"/>"))
        }
        _ = try Tool.run(["index", "."], in: folder.path)
        #expect(try show("Menu", "other").output.contains("Two/Menu.xib"))
        #expect(try show("Menu", "spinner").output.contains("One/"))
        let none = try show("Menu", "nothing")
        #expect(
            none.status == 2 && none.errors.hasPrefix("xibdb: Menu matches 3 files. Give the path of one of them:"),
            "\(none.errors)")
    }
}
