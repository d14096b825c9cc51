import Testing

import Merging

@Suite("The layout of a merged file")
struct LayoutTests {
    private let base = Nib.xib("<label text=\"Old\" id=\"a\"/>"), changed = Nib.xib("<label text=\"New\" id=\"a\"/>")

    @Test func `line endings and the byte order mark come from ours`() throws {
        let added = Nib.xib(
            "<label text=\"Old\" id=\"a\"/>", "<view id=\"v\">", "    <string key=\"hint\">one", "two</string>",
            "</view>")
        let both = Nib.xib(
            "<label text=\"New\" id=\"a\"/>", "<view id=\"v\">", "    <string key=\"hint\">one", "two</string>",
            "</view>")
        let crlf = { (text: String) in text.replacing("\n", with: "\r\n") }
        #expect(try Nib.merge(base, crlf(changed), added).text == crlf(both))
        #expect(try Nib.merge(crlf(base), crlf(changed), added).text == crlf(both))
        #expect(try Nib.merge(base, changed, crlf(added)).text == both)
        #expect(try Nib.merge(base, "\u{FEFF}" + changed, added).text == "\u{FEFF}" + both)
        #expect(try Nib.merge(base, changed, "\u{FEFF}" + added).text == both)
    }

    @Test func `a merge is refused if ours has mixed line endings`() throws {
        let mixed = changed.replacing("<objects>\n", with: "<objects>\r\n")
        #expect(throws: MergeRefusal.mixedLineEnds(side: "ours")) { try Nib.merge(base, mixed, Nib.xib()) }
        #expect(
            try Nib.merge(base, Nib.xib("<label text=\"Old\" id=\"a\"/>", "<view id=\"v\"/>"), mixed).conflicts == [])
    }

    @Test func `unchanged parts of ours keep their bytes`() throws {
        let odd =
            "<document>\n\t<a  x = '1'\n\t   id=\"a\" />\n\n\t<b id=\"b\"   ></b ><c id=\"c\"><d/></c>\n</document>"
        let theirs =
            "<document><a x=\"2\" z=\"1\" id=\"a\"/><b id=\"b\"/><c id=\"c\" y=\"1\"><d/></c><e id=\"e\"/></document>"
        #expect(
            try Nib.merge("<document><a x=\"1\" id=\"a\"/><b id=\"b\"/><c id=\"c\"><d/></c></document>", odd, theirs)
                .text
                == "<document>\n\t<a  x=\"2\" z=\"1\"\n\t   id=\"a\" />\n\n\t<b id=\"b\"   ></b ><c id=\"c\" y=\"1\"><d/></c>\n\t<e id=\"e\"/>\n</document>"
        )
    }

    @Test func `a part from theirs gets the indentation of its new place`() throws {
        let tabs = { (text: String) in text.replacing("    ", with: "\t") }
        let theirs = Nib.xib(
            "<label text=\"Old\" id=\"a\">", "    <view id=\"v\">", "        <view id=\"w\"/>", "    </view>",
            "</label>")
        let merged = Nib.xib(
            "<label text=\"New\" id=\"a\">", "    <view id=\"v\">", "        <view id=\"w\"/>", "    </view>",
            "</label>")
        #expect(try Nib.merge(base, tabs(changed), theirs).text == tabs(merged))
    }

    @Test func `the final line feed comes from ours, or from theirs if only theirs changed it`() throws {
        let theirs = Nib.xib("<label text=\"Old\" tag=\"1\" id=\"a\"/>")
        let both = Nib.xib("<label text=\"New\" tag=\"1\" id=\"a\"/>")
        #expect(try Nib.merge(base, changed, String(theirs.dropLast())).text == both.dropLast())
        #expect(try Nib.merge(base, String(changed.dropLast()), theirs).text == both.dropLast())
    }

    @Test func `conflict markers in a one-line file are on lines of their own`() throws {
        let line = { (x: Int) in "<document><a x=\"\(x)\"><b/></a><c/></document>" }
        let result = try Nib.merge(line(1), line(2), line(3))
        #expect(
            result.text == """
                <document>
                <<<<<<< ours
                    <a x="2">
                ||||||| base
                    <!-- x: ours “2”, theirs “3”, base “1” -->
                    <a x="1">
                =======
                    <a x="3">
                >>>>>>> theirs
                <b/></a><c/></document>
                """)
    }
}
