import Foundation
import ShowingChanges
import TestSupport
import Testing

@Suite("The outline for git")
struct StableOutlineTests {
    private func blocks(_ text: String) -> Set<String> {
        let outline = String(decoding: StableOutline.text(of: Array(text.utf8)), as: UTF8.self)
        return Set(outline.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .newlines) })
    }

    private let label = #"<label text="Pear" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    private func file(_ subviews: String) -> String { Documents.iOS(owner: "Pane", "<view id=\"v\"><subviews>\(subviews)</subviews></view>") }

    @Test func `an object is a block with its class, its id and where it lies`() {
        #expect(blocks(file(label)).contains("""
            label "Pear" (l)
              in: view (v), subviews
              frame: 1 2 3 4
              fontDescription: system 17
              text: Pear
            """))
    }

    @Test func `what moves, comes or goes around an object leaves its block alone`() {
        let before = blocks(file(label + #"<button id="b"/><view id="w"/>"#))
        let after = blocks(file(#"<view id="n"/><button id="b"/>"# + label))
        #expect(after.subtracting(before) == ["view (n)\n  in: view (v), subviews"])
        #expect(before.subtracting(after) == ["view (w)\n  in: view (v), subviews"])
    }

    @Test func `the text of an object is in its own block alone`() {
        let outlet = file(label).replacing("<view id=\"v\">", with: "<view id=\"v\"><connections><outlet property=\"label\" destination=\"l\" id=\"o\"/></connections>")
        let changed = blocks(outlet.replacing("Pear", with: "Plum")).subtracting(blocks(outlet))
        #expect(changed.count == 1)
        #expect(changed.first?.hasPrefix("label \"Plum\" (l)") == true)
    }

    @Test func `a constraint names what it places by what it is, others with their ids`() {
        let view = #"<view id="v"><subviews>\#(label)<button id="b"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="8" id="c"/></constraints></view>"#
        let found = blocks(Documents.iOS(view)).first { $0.hasPrefix("label ") }
        #expect(found?.hasSuffix("constraint label.top = button (b).bottom + 8") == true, "\(found ?? "")")
    }

    @Test func `of a nib in conflict the objects stand between markers in which the sides differ`() {
        let conflicted = file("<label text=\"One\" id=\"l\"/>\n<<<<<<< HEAD\n<button id=\"b\"/>\n=======\n<button id=\"b\" tag=\"1\"/><view id=\"w\"/>\n>>>>>>> topic\n")
        let outline = String(decoding: StableOutline.text(of: Array(conflicted.utf8)), as: UTF8.self)
        #expect(outline.hasSuffix("""
            label "One" (l)
              in: view (v), subviews
              text: One

            <<<<<<< ours
            button (b)
              in: view (v), subviews
            =======
            button (b)
              in: view (v), subviews
              tag: 1
            >>>>>>> theirs

            <<<<<<< ours
            =======
            view (w)
              in: view (v), subviews
            >>>>>>> theirs

            """), "\(outline)")
    }

    @Test func `the versions of what saved the file are left out`() {
        #expect(blocks(file(label)) == blocks(file(label).replacing("21507", with: "22155")))
    }

    @Test(arguments: ["", "<document", "no XML", "<<<<<<< ours\n<document/>\n", "<plist/>", "\u{0}\u{1}"])
    func `what cannot be read is given back as it is`(text: String) {
        #expect(StableOutline.text(of: Array(text.utf8)) == Array(text.utf8))
    }
}
