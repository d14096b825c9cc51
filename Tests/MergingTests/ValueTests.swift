import Testing

import Merging

@Suite("Elements that are merged as one value")
struct ValueTests {
    /// Returns a label with an attributed text that consists of these fragments.
    private func text(_ fragments: String..., tag: Int = 1) -> String {
        let lines = fragments.map { fragment in
            """
                    <fragment content="\(fragment)">
                        <attributes>
                            <font key="NSFont" size="12" name="Menlo"/>
                        </attributes>
                    </fragment>
            """
        }
        return Nib.xib(
            "<label tag=\"\(tag)\" id=\"a\">", "    <attributedString key=\"attributedText\">",
            lines.joined(separator: "\n"), "    </attributedString>", "</label>")
    }

    @Test func `an attributed text that both sides rewrote is one conflict`() throws {
        for (ours, theirs) in [
            (text("Accept", "the terms"), text("Decline", "all", "of it")),
            (text("Mine", "terms"), text("Read", "theirs")),
        ] {
            let result = try Nib.merge(text("Read", "the terms"), ours, theirs)
            #expect(result.conflicts.count == 1)
            #expect(result.text.components(keeping: .ours) == ours)
            #expect(result.text.components(keeping: .theirs) == theirs)
        }
    }

    @Test func `an attributed text that one side rewrote comes from that side`() throws {
        let base = text("Read", "the terms")
        let changed = text("Accept", "all", "terms")
        try expectMerge(base, text("Read", "the terms", tag: 2), changed, gives: text("Accept", "all", "terms", tag: 2))
        try expectMerge(base, changed, text("Read", "the terms", tag: 2), gives: text("Accept", "all", "terms", tag: 2))
        try expectMerge(base, changed, changed.replacing("12", with: "12"), gives: changed)
    }

    @Test func `string and mutableString elements with the same text are equal`() throws {
        func label(_ tag: String, _ text: String = "Two\nlines") -> String {
            Nib.xib("<label id=\"a\">", "    <\(tag) key=\"text\">\(text)</\(tag)>", "</label>")
        }
        try expectMerge(
            label("mutableString"), label("mutableString", "New\ntext"), label("string"),
            gives: label("mutableString", "New\ntext"))
        try expectMerge(
            label("mutableString"), Nib.xib("<label text=\"One\" id=\"a\">", "</label>"), label("string"),
            gives: Nib.xib("<label text=\"One\" id=\"a\">", "</label>"))
        #expect(
            try Nib.merge(label("mutableString"), label("string", "Ours\nhere"), label("mutableString", "Theirs\nhere"))
                .conflicts.count == 1)
    }

    @Test func `a changed value gets the indentation of the depth that the other side moved it to`() throws {
        func nib(_ blanks: String, _ content: String, _ before: String, _ after: String) -> String {
            let label = [
                "<label id=\"a\">", "    <attributedString key=\"attributedText\">",
                "        <fragment content=\"\(content)\"/>", "    </attributedString>", "</label>",
            ]
            return Nib.xib(before, label.map { blanks + $0 }.joined(separator: "\n"), after)
        }
        try expectMerge(
            nib("    ", "Old", "<subviews>", "</subviews>"),
            nib(
                "            ", "Old", "<subviews>\n    <view id=\"v\">\n        <subviews>",
                "        </subviews>\n    </view>\n</subviews>"),
            nib("    ", "New", "<subviews>", "</subviews>"),
            gives: nib(
                "            ", "New", "<subviews>\n    <view id=\"v\">\n        <subviews>",
                "        </subviews>\n    </view>\n</subviews>"))
    }

    @Test(arguments: [
        (
            "<fontDescription key=\"font\" type=\"system\" pointSize=\"17\"/>",
            "<fontDescription key=\"font\" type=\"system\" weight=\"bold\" pointSize=\"17\"/>",
            "<fontDescription key=\"font\" name=\"Avenir\" family=\"Avenir\" pointSize=\"17\"/>"
        ),
        (
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"x\" value=\"1\"/>",
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"x\" value=\"2\"/>",
            "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"x\">\n    <integer key=\"value\" value=\"1\"/>\n</userDefinedRuntimeAttribute>"
        ),
        (
            "<string key=\"text\">old</string>", "<string key=\"text\">new</string>",
            "<string key=\"text\" base64-UTF8=\"YES\">b2xkAA</string>"
        ),
        (
            "<modifierMask key=\"mask\" command=\"YES\"/>",
            "<modifierMask key=\"mask\" command=\"YES\" shift=\"YES\"/>", "<modifierMask key=\"mask\" option=\"YES\"/>"
        ),
        (
            "<button image=\"a\" catalog=\"system\" id=\"b\"/>", "<button image=\"logo\" id=\"b\"/>",
            "<button image=\"c\" catalog=\"system\" id=\"b\"/>"
        ),
    ])
    func `changes of both sides in one value are a conflict`(base: String, ours: String, theirs: String) throws {
        let result = try Nib.merge(Nib.xib(base), Nib.xib(ours), Nib.xib(theirs))
        #expect(result.conflicts.count == 1)
        #expect(result.text.components(keeping: .ours) == Nib.xib(ours))
        #expect(result.text.components(keeping: .theirs) == Nib.xib(theirs))
        try expectMerge(
            Nib.xib(base), Nib.xib(ours), Nib.xib(base, "<view id=\"v\"/>"), gives: Nib.xib(ours, "<view id=\"v\"/>"))
    }

    @Test func `a value that one side removed and the other replaced with another kind is a conflict`() throws {
        let color = Nib.xib("<color key=\"textColor\" white=\"0\"/>")
        let none = Nib.xib("<nil key=\"textColor\"/>")
        for (ours, theirs) in [(none, Nib.xib()), (Nib.xib(), none)] {
            let result = try Nib.merge(color, ours, theirs)
            #expect(result.conflicts.count == 1)
            #expect(result.text.components(keeping: .ours) == ours)
            #expect(result.text.components(keeping: .theirs) == theirs)
        }
    }

    @Test
    func `a text that one side changed as an attribute and the other as an element is a conflict`() throws {
        let lines = "<label id=\"a\">\n    <string key=\"text\">one\ntwo</string>\n</label>"
        for base in ["<label id=\"a\"/>", "<label text=\"Old\" id=\"a\"/>"] {
            let attribute = Nib.xib("<label text=\"New\" id=\"a\"/>")
            for (ours, theirs) in [(attribute, Nib.xib(lines)), (Nib.xib(lines), attribute)] {
                let result = try Nib.merge(Nib.xib(base), ours, theirs)
                #expect(!result.conflicts.isEmpty)
                for (side, text) in [(Side.ours, ours), (.theirs, theirs)] {
                    #expect(try Node.read(result.text.components(keeping: side)).canonical == Node.read(text).canonical)
                }
            }
        }
    }

    @Test func `elements without an id that both sides replaced are a conflict`() throws {
        func segments(_ titles: String...) -> String {
            Nib.xib("<segments>", titles.map { "    <segment title=\"\($0)\"/>\n" }.joined(), "</segments>")
        }
        let (ours, theirs) = (segments("Mine", "More", "Two"), segments("Theirs", "Rest", "Two"))
        let result = try Nib.merge(segments("One", "Two"), ours, theirs)
        #expect(result.conflicts.count == 1)
        #expect(result.text.components(keeping: .ours) == ours)
        #expect(result.text.components(keeping: .theirs) == theirs)
    }

    @Test func `a list with one value per subview stays in the order of the merged subviews`() throws {
        func stack(_ views: [(id: String, priority: Int)]) -> String {
            Nib.xib(
                "<stackView id=\"s\">", "    <subviews>", views.map { "        <view id=\"\($0.id)\"/>\n" }.joined(),
                "    </subviews>", "    <visibilityPriorities>",
                views.map { "        <integer value=\"\($0.priority)\"/>\n" }.joined(), "    </visibilityPriorities>",
                "</stackView>")
        }
        try expectMerge(
            stack([("a", 1000), ("b", 1000)]), stack([("a", 1000), ("b", 1000), ("o", 1000)]),
            stack([("t", 1000), ("a", 1000), ("b", 5)]),
            gives: stack([("t", 1000), ("a", 1000), ("b", 5), ("o", 1000)]))
        try expectMerge(
            stack([("a", 1), ("b", 2), ("c", 3)]), stack([("a", 1), ("c", 3)]), stack([("c", 3), ("a", 1), ("b", 2)]),
            gives: stack([("c", 3), ("a", 1)]))
    }

    @Test func `a content view that got an id on one side is still the same element`() throws {
        func box(_ id: String, _ tag: Int, title: String = "Box") -> String {
            Nib.xib(
                "<box title=\"\(title)\" id=\"b\">", "    <view key=\"contentView\"\(id)>",
                "        <label tag=\"\(tag)\" id=\"a\"/>", "    </view>", "</box>")
        }
        try expectMerge(box("", 1), box(" id=\"new-id\"", 1), box("", 2), gives: box(" id=\"new-id\"", 2))
        try expectMerge(box("", 1), box("", 2), box(" id=\"new-id\"", 1), gives: box(" id=\"new-id\"", 2))
    }
}
