import Foundation
import ShowingChanges
import TestSupport
import Testing

@Suite("The outline for git")
struct StableOutlineTests {
    private func outline(_ text: String) -> String {
        String(decoding: StableOutline.text(of: Array(text.utf8)), as: UTF8.self)
    }

    /// Returns the blocks. A block is a line without indentation, and the indented lines after it.
    private func blocks(_ text: String) -> Set<String> {
        var blocks: [String] = []
        for line in outline(text).split(separator: "\n") {
            if line.hasPrefix(" ") { blocks[blocks.count - 1] += "\n" + line } else { blocks.append(String(line)) }
        }
        return Set(blocks)
    }

    private let label =
        #"<label text="Pear" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
    private func file(_ subviews: String) -> String {
        Documents.iOS(owner: "Pane", "<view id=\"v\"><subviews>\(subviews)</subviews></view>")
    }

    /// The attributes that Xcode writes for nearly every label, with their usual values.
    private let usual =
        #"opaque="NO" contentMode="left" baselineAdjustment="alignBaselines" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" userInteractionEnabled="NO""#

    @Test func `an object is a line with its class, id, parent and values`() {
        #expect(
            blocks(file(label.replacing("<label", with: "<label " + usual))).contains(
                #"label "Pear" (l) in view (v): frame: 1 2 3 4; fontDescription: system 17"#))
    }

    @Test func `values that do not fit beside the heading are below it, and flags are on a line of their own`() {
        let view =
            #"<view id="a" hidden="YES" clipsSubviews="YES" contentMode="scaleAspectFill" restorationIdentifier="the identifier of a view" tag="7"><rect key="frame" x="1" y="2" width="3" height="4"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>"#
        #expect(
            blocks(file(view)).contains(
                """
                view (a) in view (v)
                  restoration identifier: the identifier of a view; tag: 7; frame: 1 2 3 4
                  autoresizingMask: heightSizable widthSizable; contentMode: scaleAspectFill
                  clipsSubviews: YES; hidden: YES
                """), "\(blocks(file(view)))")
    }

    @Test func `a usual value is hidden, and any other value or a missing one is shown`() {
        let written = file(label.replacing("<label", with: "<label " + usual))
        #expect(!outline(written).contains("contentMode") && !outline(written).contains("not set"))
        for (text, fact) in [
            (written.replacing("contentMode=\"left\"", with: "contentMode=\"center\""), "contentMode: center"),
            (written.replacing("contentMode=\"left\" ", with: ""), "contentMode: not set"),
        ] { #expect(outline(text).contains(fact), "\(outline(text))") }
    }

    @Test func `a module that is not inherited from the target is shown`() {
        let fixed = #"<view id="a" customClass="Row" customModule="Kit"/>"#
        #expect(blocks(file(fixed)).contains("view Kit.Row (a) in view (v): module not inherited from the target"))
        #expect(
            blocks(file(fixed.replacing("/>", with: " customModuleProvider=\"target\"/>"))).contains(
                "view Kit.Row (a) in view (v)"))
    }

    @Test func `if objects are moved, added or removed, the blocks of other objects stay the same`() {
        let before = blocks(file(label + #"<button id="b"/><view id="w"/>"#))
        let after = blocks(file(#"<view id="n"/><button id="b"/>"# + label))
        #expect(after.subtracting(before) == ["view (n) in view (v)"])
        #expect(before.subtracting(after) == ["view (w) in view (v)"])
    }

    @Test func `the text of an object occurs only in its own block`() {
        let outlet = file(label).replacing(
            "<view id=\"v\">",
            with: "<view id=\"v\"><connections><outlet property=\"label\" destination=\"l\" id=\"o\"/></connections>")
        let changed = blocks(outlet.replacing("Pear", with: "Plum")).subtracting(blocks(outlet))
        #expect(changed.count == 1)
        #expect(changed.first?.hasPrefix("label \"Plum\" (l) in view (v)") == true)
    }

    @Test func `a constraint has the id of the other item, but not of the item in whose block it is`() {
        let view =
            #"<view id="v"><subviews>\#(label)<button id="b"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="b" secondAttribute="bottom" constant="8" id="c"/></constraints></view>"#
        let found = blocks(Documents.iOS(view)).first { $0.hasPrefix("label ") }
        #expect(found?.hasSuffix("constraint label.top = button (b).bottom + 8") == true, "\(found ?? "")")
    }

    @Test func `the outline of a nib in conflict has the differing objects between markers`() {
        let conflicted = file(
            "<label text=\"One\" id=\"l\"/>\n<<<<<<< HEAD\n<button id=\"b\"/>\n=======\n<button id=\"b\" tag=\"1\"/><view id=\"w\"/>\n>>>>>>> topic\n"
        )
        let label = outline(file("<label text=\"One\" id=\"l\"/>")).split(separator: "\n").filter {
            $0.hasPrefix("label") || $0.hasPrefix(" ")
        }.joined(separator: "\n")
        #expect(
            outline(conflicted).hasSuffix(
                label + """

                    <<<<<<< ours
                    button (b) in view (v)
                    =======
                    button (b) in view (v): tag: 1
                    >>>>>>> theirs
                    <<<<<<< ours
                    =======
                    view (w) in view (v)
                    >>>>>>> theirs

                    """), "\(outline(conflicted))")
    }

    @Test func `nested conflict markers of a merged base are part of the base`() {
        let conflicted = file(
            """

            <<<<<<< HEAD
            <button id="b" tag="1"/>
            ||||||| merged common ancestors
            <<<<<<<<< Temporary merge branch 1
            <button id="b" tag="3"/>
            =========
            <button id="b" tag="4"/>
            >>>>>>>>> Temporary merge branch 2
            =======
            <button id="b" tag="2"/>
            >>>>>>> topic

            """)
        #expect(
            outline(conflicted).hasSuffix(
                "<<<<<<< ours\nbutton (b) in view (v): tag: 1\n=======\nbutton (b) in view (v): tag: 2\n>>>>>>> theirs\n"
            ), "\(outline(conflicted))")
    }

    @Test func `the version of Xcode is left out`() {
        #expect(blocks(file(label)) == blocks(file(label).replacing("21507", with: "22155")))
    }

    @Test(arguments: ["", "<document", "no XML", "<<<<<<< ours\n<document/>\n", "<plist/>", "\u{0}\u{1}"])
    func `an unreadable file is returned unchanged`(text: String) {
        #expect(StableOutline.text(of: Array(text.utf8)) == Array(text.utf8))
    }
}
