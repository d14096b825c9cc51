import Testing

import Merging

@Suite("Files that xibdb leaves to git")
struct RefusalTests {
    private let base = Nib.xib("<label text=\"Old\" id=\"a\"/>"), ours = Nib.xib("<label text=\"New\" id=\"a\"/>")

    private func refusal(_ base: String, _ ours: String, _ theirs: String) -> MergeRefusal? {
        do throws(MergeRefusal) {
            _ = try Merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8)).run()
            return nil
        } catch { return error }
    }

    @Test(arguments: [
        ("<document><a></document>", 1, "</document>, but </a> is expected"),
        ("<document>\n<a>", 2, "<a> has no end tag"),
        ("<document>\n\n<a x=1/></document>", 3, "a value without quotes"),
        ("<document x=\"1\" x=\"2\"/>", 1, "attribute x twice"),
        ("<!DOCTYPE x><document/>", 1, "a document type is declared"),
        ("<document>&lol;</document>", 1, "an & without a known entity"),
        ("<document/><document/>", 1, "a second root element"),
        ("<document>text<a/></document>", 1, "text between elements"),
        ("<document><a/>text</document>", 1, "text between elements"), ("text", 1, "text outside the root element"),
        ("<!-- -->", 1, "there is no element"),
        ("<document x=\"a<b\"/>", 1, "a < in a value"), ("<document>\n<<<<<<< ours\n", 2, "a name is missing"),
        ("<document><!-- -- --></document>", 1, "-- in a comment"), ("<document><a/", 1, "a tag is not closed"),
        ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><document/>", 1, "the encoding is not UTF-8"),
        ("<document>&#0;</document>", 1, "an & without a known entity"),
        ("<document>\u{1}</document>", 1, "a control character"),
        ("<document></a></document>", 1, "</a>, but </document> is expected"),
    ])
    func `XML that Xcode would not write is refused with its line`(text: String, line: Int, reason: String) {
        #expect(refusal(base, ours, text) == .unreadable(side: "theirs", line: line, reason: reason))
        #expect(refusal(base, text, ours) == .unreadable(side: "ours", line: line, reason: reason))
        #expect(refusal(text, base, ours) == .unreadable(side: "base", line: line, reason: reason))
    }

    @Test func `every incomplete document is refused`() {
        let bytes = Array(
            Nib.xib("<!-- c --><label text='&amp;' id=\"a\"><string key=\"x\"><![CDATA[y]]></string></label>").utf8)
        for count in 0..<bytes.count - 1 {
            #expect(throws: MergeRefusal.self) {
                try Merge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(bytes[..<count])).run()
            }
        }
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        #expect(throws: MergeRefusal.unreadable(side: "theirs", line: 1, reason: "the text is not UTF-8")) {
            try Merge(
                base: Array(base.utf8), ours: Array(ours.utf8),
                theirs: Array("<document x=\"".utf8) + [0xFF] + Array("\"/>".utf8)
            ).run()
        }
    }

    @Test func `elements that nest deeper than the limit are refused`() {
        let deep = { String(repeating: "<a>", count: $0) + String(repeating: "</a>", count: $0) }
        #expect(refusal(base, ours, "<document>" + deep(255) + "</document>") == nil)
        #expect(
            refusal(base, ours, "<document>" + deep(256) + "</document>")
                == .unreadable(side: "theirs", line: 1, reason: "elements nest deeper than 256"))
        #expect(refusal(base, ours, "<document>" + deep(100_000) + "</document>") != nil)
    }

    @Test func `archives, other roots and empty files are refused`() {
        #expect(refusal(base, ours, "<archive/>") == .noDocument(side: "theirs", root: "archive"))
        #expect(
            refusal(base, ours, "<plist/>").map { "\($0)" }
                == "theirs is not an Interface Builder document, its root is <plist>")
        #expect(refusal("", base, ours) == .empty(side: "base"))
    }

    @Test func `a repeated id is refused, unless one of the elements is a device`() {
        #expect(refusal(base, ours, Nib.xib("<a id=\"x\"/>", "<b id=\"x\"/>")) == .repeatedID("x", side: "theirs"))
        #expect(refusal(base, ours, Nib.xib("<device id=\"x\"/>", "<b id=\"x\"/>")) == nil)
    }

    @Test func `a side that shares almost no ids with the base is refused`() {
        let labels = { (prefix: String) in Nib.xib((1...20).map { "<label id=\"\(prefix)\($0)\"/>\n" }.joined()) }
        #expect(
            refusal(labels("a"), labels("a").replacing("a7", with: "z"), labels("b")) == .renamedIDs(side: "theirs"))
        #expect(refusal(labels("a"), labels("b"), labels("a").replacing("a7", with: "z")) == .renamedIDs(side: "ours"))
    }

    @Test func `a merge is refused if each side moved one of two objects into the other object`() {
        let document = { (lines: String...) in Nib.xib(lines.joined(separator: "\n")) }
        let refused = refusal(
            document("<view id=\"v\"/>", "<view id=\"w\"/>"),
            document("<view id=\"v\">", "    <view id=\"w\"/>", "</view>"),
            document("<view id=\"w\">", "    <view id=\"v\"/>", "</view>"))
        guard case .unsound = refused else { return #expect(Bool(false), "\(String(describing: refused))") }
    }

    @Test func `a merge is refused if an object would be inside itself`() {
        let before = Nib.xib("<view id=\"p\"/>", "<view id=\"q\"/>", "<view id=\"x\"/>")
        let ours = Nib.xib(
            "<view id=\"p\">", "    <view id=\"x\">", "        <view id=\"q\"/>", "    </view>", "</view>")
        let theirs = Nib.xib("<view id=\"p\"/>", "<view id=\"q\">", "    <view id=\"x\"/>", "</view>")
        #expect(refusal(before, ours, theirs).map { "\($0)" }?.contains("objects that contain each other") == true)
        #expect(refusal(before, theirs, ours).map { "\($0)" }?.contains("objects that contain each other") == true)
    }
}
