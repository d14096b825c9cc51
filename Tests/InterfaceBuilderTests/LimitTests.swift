import Foundation
import TestSupport
import Testing

import InterfaceBuilder

@Suite("Files that are not read, and why")
struct LimitTests {
    @Test(arguments: [
        ("", FileFormat.empty), (" \n\t\r\n", .empty), ("\u{4}\u{b}typedstream\u{81}", .typedStream),
        ("{ IBClasses = (); }", .textPropertyList),
        ("<html><body/></html>", .otherXML),
        (
            "<?xml version=\"1.0\"?><!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist version=\"1.0\"><dict/></plist>",
            .propertyList
        ),
    ])
    func `a file in another format is recognized and has no error`(text: String, format: FileFormat) throws {
        let read = try ReadDocument(text)
        #expect(read.document.format == format)
        #expect(read.document.objects.isEmpty)
    }

    @Test(
        arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE, 0x20, 0x00, 0x0A, 0x00]] as [[UInt8]])
    func `a file with only a byte order mark and white space is empty`(bytes: [UInt8]) throws {
        #expect(try ReadDocument(bytes).document.format == .empty)
    }

    @Test func `a file that is too large for libxml2, or would be after conversion, is refused`() throws {
        let most = 2_147_483_647
        try Encoding.checkSize(most)
        #expect(throws: ReadError("The file has 2147483648 bytes; the limit for UTF-8 is 2147483647 bytes.")) {
            try Encoding.checkSize(most + 1)
        }
        // Two bytes of UTF-16 can become three bytes of UTF-8. In another encoding, one byte can become three.
        for name in ["UTF-16LE", "UTF-16BE", "macintosh"] {
            try Encoding.checkSize(most / 3, of: name)
            #expect(throws: ReadError.self) { try Encoding.checkSize(most / 3 + 1, of: name) }
        }
    }

    @Test func `truncated XML has its error at the end`() {
        let text = Documents.iOS("<view id=\"v\">")
        let failure = ReadDocument.failure(String(text.prefix(text.count - 40)))
        #expect(failure?.hasPrefix("6:") == true, "\(failure ?? "read")")
        #expect(ReadDocument.failure("<document><objects><view id=\"")?.hasPrefix("1:") == true)
    }

    @Test func `a Git LFS pointer is reported as one`() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
        #expect(ReadDocument.failure(pointer) == "1:1: This is a Git LFS pointer; the file itself was not fetched.")
    }

    @Test func `merge-conflict markers are reported with the line of the first marker`() {
        let text = Documents.iOS(
            """
            <view id="a"/>
            <<<<<<< HEAD
            <view id="b"/>
            =======
            <view id="c"/>
            >>>>>>> feature
            <<<<<<< HEAD
            """)
        #expect(ReadDocument.failure(text) == "7:1: The file has merge-conflict markers.")
        #expect(ReadDocument.failure("<<<<<<< HEAD\n" + text) == "1:1: The file has merge-conflict markers.")
        #expect(
            ReadDocument.failure(text.replacingOccurrences(of: "\n", with: "\r\n"))
                == "7:1: The file has merge-conflict markers.")
    }

    @Test func `a marker inside a text is not a merge conflict`() throws {
        let read = try ReadDocument(
            Documents.iOS("<label id=\"l\"><string key=\"text\">=======\n>>>>>>> x</string></label>"))
        #expect(read.texts == ["l text = =======\n>>>>>>> x"])
    }

    @Test(arguments: [
        "<!DOCTYPE document [\n<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
        "<!DOCTYPE document [\n<!ENTITY % p SYSTEM \"http://127.0.0.1:9/x.dtd\">%p;]>",
        "<!DOCTYPE document [\n<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;\">]>",
    ])
    func `reading stops at a DOCTYPE that declares an entity`(doctype: String) {
        let text = doctype + "\n<document><objects><view id=\"&x;\" title=\"&c;\"/></objects></document>"
        #expect(ReadDocument.failure(text) == "2:1: The DOCTYPE declares an entity; such files are not read.")
    }

    @Test func `a DOCTYPE without entities is read, and its external part is not fetched`() throws {
        let read = try ReadDocument(
            """
            <!DOCTYPE document SYSTEM "file:///nowhere/x.dtd"><document targetRuntime="iOS.CocoaTouch"><objects><view id="v"/></objects></document>
            """)
        #expect(read.objectIDs == ["v"])
    }

    @Test func `an undeclared entity is an error with its line`() {
        let failure = ReadDocument.failure(
            "<document>\n<objects><view id=\"v\" title=\"&nope;\"/></objects></document>")
        #expect(failure?.hasPrefix("2:") == true, "\(failure ?? "read")")
        #expect(failure?.contains("nope") == true)
    }

    @Test func `elements may nest 256 levels deep, but not deeper`() throws {
        func nested(_ depth: Int) -> String {
            "<document targetRuntime=\"iOS.CocoaTouch\">\n<objects>"
                + (0..<depth).map { "<view id=\"v\($0)\">" }.joined()
                + String(repeating: "</view>", count: depth) + "</objects></document>"
        }
        #expect(try ReadDocument(nested(254)).document.depth == 254)
        let failure = ReadDocument.failure(nested(255))
        #expect(failure?.hasPrefix("2:") == true)
        #expect(failure?.hasSuffix(": Elements nest deeper than 256.") == true, "\(failure ?? "read")")
    }

    @Test func `a reader still works after a file that nests too deeply`() throws {
        let reader = InterfaceReader()
        let deep = Array(("<document><objects>" + String(repeating: "<view id=\"v\">", count: 300)).utf8)
        #expect(throws: ReadError.self) { try reader.read(deep) }
        let document = try reader.read(Array(Documents.iOS("<view id=\"v\"/>").utf8))
        #expect(document.objects.count == 3)
    }

    @Test func `a text of more than ten million bytes is refused`() throws {
        func document(_ bytes: Int) -> String {
            "<document targetRuntime=\"iOS.CocoaTouch\"><objects>\n<label id=\"l\"><string key=\"text\">"
                + String(repeating: "x", count: bytes) + "</string></label></objects></document>"
        }
        let read = try ReadDocument(document(9_999_000))
        #expect(read.document.texts.first?.text.range?.count == 9_999_000)
        let failure = try #require(ReadDocument.failure(document(10_000_001)))
        #expect(failure.hasPrefix("2:"), "\(failure)")
    }

    @Test func `an attribute of more than ten million bytes is refused`() throws {
        let text =
            "<document><objects>\n<label id=\"l\" text=\"" + String(repeating: "x", count: 10_000_001)
            + "\"/></objects></document>"
        let failure = try #require(ReadDocument.failure(text))
        #expect(failure.hasPrefix("2:"), "\(failure)")
    }

    @Test func `an unknown encoding is an error`() {
        #expect(
            ReadDocument.failure("<?xml version='1.0' encoding='KLINGON-8'?><document/>")
                == "1:-: The encoding KLINGON-8 is not known.")
    }

    @Test(
        arguments: [
            [0x3C, 0x61, 0xFF, 0xFE, 0x3E], [0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8], [0xFF, 0xFE, 0x3C],
            [0x00, 0x01, 0x02, 0x03],
        ] as [[UInt8]])
    func `bytes that are not text are an error`(bytes: [UInt8]) throws {
        let failure = try #require(ReadDocument.failure(bytes))
        #expect(!failure.hasPrefix("-:") || failure.contains("not valid"), "\(failure)")
    }

    /// Reads each prefix of a file, and copies of the file with one changed byte. The reader either succeeds, or throws
    /// an error whose message is a full sentence. It never crashes, and its JSON stays valid.
    @Test func `the reader survives any damage`() throws {
        let reader = InterfaceReader()
        let whole = Array(
            Documents.iOS(
                """
                <button id="b" title="a&amp;b"><state key="normal" title="Buy"/><connections><segue id="s" kind="show"><segue key="commit" id="t"/></segue></connections>
                <variation key="x" y="1"><mask key="subviews"><include reference="q"/></mask></variation><string key="k" base64-UTF8="YES">QQ</string></button>
                """
            ).utf8)
        var (read, failed) = (0, 0)
        func attempt(_ bytes: [UInt8]) throws {
            switch Result(catching: { () throws(ReadError) in try reader.read(bytes) }) {
            case .success(let document):
                read += 1
                for object in document.objects where object.attributes != .none {
                    _ = try JSON.object(document[object.attributes])
                }
            case .failure(let error):
                failed += 1
                #expect(error.message.hasSuffix("."), "\(error.message)")
            }
        }
        for length in 0..<whole.count { try attempt(Array(whole.prefix(length))) }
        for index in stride(from: 0, to: whole.count, by: 3) {
            for byte in [0x00, 0x3C, 0x22, 0x26, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[index] = byte
                try attempt(bytes)
            }
        }
        #expect(read > 0)
        #expect(failed > whole.count / 2)
    }
}
