import Testing

import Merging

@Suite("Merging without conflicts")
struct MergeTests {
    private let label = "<label text=\"Title\" id=\"a\"/>"

    @Test func `if one side did not change, or both are equal, the result is the other side`() throws {
        for (base, changed) in [("no XML <", "other"), (Nib.xib(label), Nib.xib()), ("", "<document/>")] {
            #expect(try Nib.merge(base, base, changed).text == changed)
            #expect(try Nib.merge(base, changed, base).text == changed)
            #expect(try Nib.merge(base, changed, changed).text == changed)
        }
    }

    @Test func `a side with the same content in another form changes nothing`() throws {
        let base = Nib.xib("<label text=\"Title\" id=\"a\"/>")
        let theirs = Nib.xib("<label id=\"a\"   text='Title'></label>").replacing("    ", with: "\t")
        let ours = Nib.xib("<label text=\"Name\" id=\"a\"/>")
        #expect(try Nib.merge(base, ours, theirs).text == ours)
        #expect(try Nib.merge(base, theirs, ours).conflicts == [])
    }

    @Test func `attributes of one element are merged separately`() throws {
        try expectMerge(
            Nib.xib("<label text=\"Title\" tag=\"1\" hidden=\"YES\" id=\"a\"/>"),
            Nib.xib("<label text=\"Name\" tag=\"1\" hidden=\"YES\" id=\"a\"/>"),
            Nib.xib("<label text=\"Title\" opaque=\"NO\" tag=\"2\" id=\"a\"/>"),
            gives: Nib.xib("<label text=\"Name\" opaque=\"NO\" tag=\"2\" id=\"a\"/>"))
    }

    @Test func `if both sides add elements at one place, the result has all of them, ours first`() throws {
        let outlet = { (name: String) in "<outlet property=\"\(name)\" destination=\"root\" id=\"\(name)\"/>" }
        func connections(_ names: String...) -> String {
            Nib.xib("<connections>", names.map { "    " + outlet($0) + "\n" }.joined(), "</connections>")
        }
        try expectMerge(
            connections("a", "b"), connections("a", "x", "b"), connections("a", "y", "b"),
            gives: connections("a", "x", "y", "b"))
        try expectMerge(
            connections("a"), connections("a", "x"), connections("a", "y", "z"), gives: connections("a", "x", "y", "z"))
        try expectMerge(
            connections("a"), connections("x", "a"), connections("y", "a"), gives: connections("x", "y", "a"))
        try expectMerge(
            Nib.xib(label), Nib.xib(label, "<connections>", "    " + outlet("x"), "</connections>"),
            Nib.xib(label, "<connections>", "    " + outlet("y"), "</connections>"),
            gives: Nib.xib(label, "<connections>", "    " + outlet("x"), "    " + outlet("y"), "</connections>"))
    }

    @Test func `a list is removed if nothing is left after both sides removed elements`() throws {
        let one = "    <outlet property=\"one\" destination=\"a\" id=\"o1\"/>"
        let two = "    <outlet property=\"two\" destination=\"a\" id=\"o2\"/>"
        try expectMerge(
            Nib.xib(label, "<connections>", one, two, "</connections>"),
            Nib.xib(label, "<connections>", two, "</connections>"),
            Nib.xib(label, "<connections>", one, "</connections>"), gives: Nib.xib(label))
    }

    @Test func `a list that one side emptied stays for the elements that the other side added`() throws {
        let one = "    <outlet property=\"one\" destination=\"a\" id=\"o1\"/>"
        let two = "    <outlet property=\"two\" destination=\"a\" id=\"o2\"/>"
        try expectMerge(
            Nib.xib(label, "<connections>", one, "</connections>"),
            Nib.xib(label, "<connections>", one, two, "</connections>"), Nib.xib(label),
            gives: Nib.xib(label, "<connections>", two, "</connections>"))
    }

    @Test func `an element that moved to another parent keeps the changes of the other side`() throws {
        func views(_ first: String, _ second: String) -> String {
            Nib.xib("<subviews>", "    <view id=\"v\">", first, "    </view>", second, "</subviews>")
        }
        let name = { (blanks: String, title: String) in
            "<label id=\"a\">\n\(blanks)    <state key=\"normal\" title=\"\(title)\"/>\n\(blanks)</label>"
        }
        let inside = { (title: String) in
            "        <subviews>\n            \(name("            ", title))\n        </subviews>"
        }
        let outside = { (title: String) in "    \(name("    ", title))" }
        try expectMerge(
            views(inside("Old"), "    <view id=\"w\"/>"),
            Nib.xib("<subviews>", "    <view id=\"v\"/>", outside("Old"), "    <view id=\"w\"/>", "</subviews>"),
            views(inside("New"), "    <view id=\"w\"/>"),
            gives: Nib.xib("<subviews>", "    <view id=\"v\"/>", outside("New"), "    <view id=\"w\"/>", "</subviews>"))
        try expectMerge(
            views(inside("Old"), "    <view id=\"w\"/>"), views(inside("New"), "    <view id=\"w\"/>"),
            Nib.xib("<subviews>", "    <view id=\"v\"/>", outside("Old"), "    <view id=\"w\"/>", "</subviews>"),
            gives: Nib.xib(
                "<subviews>", "    <view id=\"v\">", "    </view>", outside("New"), "    <view id=\"w\"/>",
                "</subviews>"
            )
            .replacing("<view id=\"v\">\n                </view>", with: "<view id=\"v\"/>"))
    }

    @Test func `an element that one side put into a stack view keeps the changes of the other side`() throws {
        try expectMerge(
            Nib.xib(
                "<subviews>", "    <label text=\"Old\" id=\"a\">", "        <string key=\"hint\">one", "two</string>",
                "    </label>", "</subviews>"),
            Nib.xib(
                "<subviews>", "    <label text=\"New\" id=\"a\">", "        <string key=\"hint\">one", "two</string>",
                "    </label>", "</subviews>"),
            Nib.xib(
                "<subviews>", "    <stackView id=\"s\">", "        <subviews>",
                "            <label text=\"Old\" id=\"a\">",
                "                <string key=\"hint\">one", "two</string>", "            </label>",
                "        </subviews>", "    </stackView>",
                "</subviews>"),
            gives: Nib.xib(
                "<subviews>", "    <stackView id=\"s\">", "        <subviews>",
                "            <label text=\"New\" id=\"a\">",
                "                <string key=\"hint\">one", "two</string>", "            </label>",
                "        </subviews>", "    </stackView>",
                "</subviews>"))
    }

    @Test func `if one side changes an order, the elements that the other side added keep a place in it`() throws {
        func views(_ ids: String...) -> String {
            Nib.xib("<subviews>", ids.map { "    <view id=\"\($0)\"/>\n" }.joined(), "</subviews>")
        }
        try expectMerge(
            views("a", "b", "c"), views("a", "b", "x", "c"), views("c", "a", "b"), gives: views("c", "a", "b", "x"))
        try expectMerge(
            views("a", "b", "c"), views("c", "a", "b"), views("a", "b", "x", "c"), gives: views("c", "a", "b", "x"))
        try expectMerge(
            views("a", "b", "c", "d"), views("b", "a", "c", "d"), views("a", "b", "d", "c"),
            gives: views("b", "a", "d", "c"))
        try expectMerge(
            views("a", "b", "c"), views("b", "a", "c"), views("b", "a", "c", "x"), gives: views("b", "a", "c", "x"))
    }

    @Test func `elements without an id are matched by key, name, content and place`() throws {
        func segments(_ titles: String...) -> String {
            Nib.xib("<segments>", titles.map { "    <segment title=\"\($0)\"/>\n" }.joined(), "</segments>")
        }
        try expectMerge(
            segments("One", "Two"), segments("One", "New", "Two"), segments("One", "Second"),
            gives: segments("One", "New", "Second"))
        func attributes(_ one: String, _ two: String) -> String {
            Nib.xib(
                "<userDefinedRuntimeAttributes>", "    <userDefinedRuntimeAttribute keyPath=\"one\" value=\"\(one)\"/>",
                "    <userDefinedRuntimeAttribute keyPath=\"two\" value=\"\(two)\"/>", "</userDefinedRuntimeAttributes>"
            )
        }
        try expectMerge(attributes("1", "2"), attributes("3", "2"), attributes("1", "4"), gives: attributes("3", "4"))
        func states(_ normal: String, _ selected: String) -> String {
            Nib.xib("<state key=\"normal\" title=\"\(normal)\"/>", "<state key=\"selected\" title=\"\(selected)\"/>")
        }
        try expectMerge(states("a", "b"), states("c", "b"), states("a", "d"), gives: states("c", "d"))
    }

    @Test func `of two equal constraints, the one with a reference stays`() throws {
        func view(_ id: String?, mask: Bool) -> String {
            let constraint =
                id.map {
                    "        <constraint firstAttribute=\"trailing\" secondItem=\"l\" secondAttribute=\"trailing\" id=\"\($0)\"/>\n"
                } ?? ""
            let excluded =
                mask
                ? "    <variation key=\"default\">\n        <mask key=\"constraints\">\n            <exclude reference=\"\(id ?? "")\"/>\n        </mask>\n    </variation>\n"
                : ""
            return Nib.xib(
                "<view id=\"v\">\n    <subviews>\n        <label id=\"l\"/>\n    </subviews>\n    <constraints>\n        <constraint firstItem=\"l\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"top\"/>\n\(constraint)    </constraints>\n\(excluded)</view>"
            )
        }
        for (ours, theirs) in [
            (view("aaa", mask: true), view("bbb", mask: false)), (view("bbb", mask: false), view("aaa", mask: true)),
        ] {
            let result = try Nib.merge(view(nil, mask: false), ours, theirs)
            #expect(
                result.conflicts == [] && result.text.contains("id=\"aaa\"") && !result.text.contains("bbb"),
                "\(result.text)")
        }
    }

    @Test func `a connection that both sides added with different ids is one connection`() throws {
        func outlet(_ id: String) -> String {
            Nib.xib(
                label, "<connections>", "    <outlet property=\"title\" destination=\"a\" id=\"\(id)\"/>",
                "</connections>")
        }
        try expectMerge(Nib.xib(label), outlet("x"), outlet("y"), gives: outlet("x"))
    }

    @Test func `an element that both sides added is one element with the content of both`() throws {
        try expectMerge(
            Nib.xib(), Nib.xib("<view tag=\"1\" id=\"n\">", "    <label id=\"a\"/>", "</view>"),
            Nib.xib("<view tag=\"1\" opaque=\"NO\" id=\"n\"/>"),
            gives: Nib.xib("<view tag=\"1\" opaque=\"NO\" id=\"n\">", "    <label id=\"a\"/>", "</view>"))
    }

    @Test func `a text is merged as a whole, even if one side turned its element into an attribute`() throws {
        func text(_ text: String, _ tag: Int) -> String {
            Nib.xib("<label tag=\"\(tag)\" id=\"a\">", "    <string key=\"text\">\(text)</string>", "</label>")
        }
        try expectMerge(
            text("a &amp; b\nc", 1), text("a &amp; b\nc", 2), text("d\n\n  e", 1), gives: text("d\n\n  e", 2))
        try expectMerge(
            text("a\nb", 1), text("a\nb", 2), Nib.xib("<label tag=\"1\" text=\"ab\" id=\"a\"/>"),
            gives: Nib.xib("<label tag=\"2\" text=\"ab\" id=\"a\"/>"))
    }

    @Test func `a comment belongs to the element after it, and the comment of a scene is its title`() throws {
        func scenes(_ one: String, _ two: String = "", tag: Int = 1) -> String {
            Nib.xib(
                "<scenes>", "    <!--\(one)-->", "    <scene sceneID=\"s\">", "        <view tag=\"\(tag)\" id=\"v\"/>",
                "    </scene>", two, "</scenes>")
        }
        let added = "    <!--New-->\n    <scene sceneID=\"t\">\n        <view id=\"w\"/>\n    </scene>"
        try expectMerge(scenes("A"), scenes("B", tag: 2), scenes("A", added), gives: scenes("B", added, tag: 2))
        try expectMerge(scenes("A"), scenes("A", tag: 2), scenes("C"), gives: scenes("C", tag: 2))
        try expectMerge(scenes("A"), scenes("B"), scenes("C", tag: 2), gives: scenes("B", tag: 2))
        try expectMerge(
            Nib.xib("<view id=\"v\"/>"), Nib.xib("<!--ours-->", "<view id=\"v\"/>"),
            Nib.xib("<!--theirs-->", "<view tag=\"1\" id=\"v\"/>"),
            gives: Nib.xib("<!--ours-->", "<!--theirs-->", "<view tag=\"1\" id=\"v\"/>"))
    }

    @Test func `if both sides change the id of a connection, the id of ours is kept`() throws {
        func outlet(_ id: String) -> String {
            Nib.xib(
                label, "<connections>", "    <outlet property=\"title\" destination=\"a\" id=\"\(id)\"/>",
                "</connections>")
        }
        try expectMerge(outlet("old"), outlet("x"), outlet("y"), gives: outlet("x"))
    }

    @Test func `a defect that a side already had does not prevent the merge`() throws {
        let dangling = "<outlet property=\"gone\" destination=\"lost-id\" id=\"o\"/>"
        let lost = "<label id=\"lost-id\"/>"
        try expectMerge(
            Nib.xib(lost), Nib.xib(dangling), Nib.xib(lost, "<label id=\"b\"/>"),
            gives: Nib.xib(dangling, "<label id=\"b\"/>"))
    }

    @Test func `a list with thousands of elements is merged`() throws {
        func document(_ edited: Int) -> String {
            Nib.xib(
                "<subviews>",
                (0..<4000).map { "    <label text=\"\($0 == edited ? "new" : "old")\" id=\"l\($0)\"/>\n" }.joined(),
                "</subviews>")
        }
        let result = try Nib.merge(document(-1), document(10), document(3990))
        #expect(result.conflicts == [])
        #expect(result.text.split(separator: "\n").filter { $0.contains("new") }.count == 2)
    }
}
