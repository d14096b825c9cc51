import Foundation
import TestSupport
import Testing

@Suite("End to end: invalid and unusual input")
struct BadInputTests {
    private static let good = Documents.iOS(owner: "Good", "<view id=\"v\"/>")

    /// Indexes one file together with a valid file. The valid file must be read, even if the other file cannot be read.
    private func index(_ name: String, _ data: Data, _ options: [String] = []) throws -> (row: String, run: Tool.Run) {
        let folder = try TemporaryFolder()
        try folder.write("Good.xib", Self.good)
        try folder.write(name, data)
        let run = try Tool.index(folder.path, options)
        #expect(
            try Tool.ask(
                "SELECT class FROM owners JOIN files ON files.id = file_id WHERE path = 'Good.xib'", in: folder.path)
                == ["Good"])
        let row = try Tool.ask(
            """
            SELECT format || '|' || ifnull(error_line, '') || '|' || ifnull(error, '') FROM files WHERE path <> 'Good.xib'
            """, in: folder.path)
        return (try #require(row.first), run)
    }

    private func utf16(_ text: String) -> Data {
        Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
    }

    @Test(arguments: [
        ("Truncated.xib", String(good.prefix(300)), "error|4|"),
        (
            "Merge.storyboard", "<document>\n<<<<<<< HEAD\n=======\n>>>>>>> b\n</document>",
            "error|2|The file has merge-conflict markers."
        ),
        (
            "Lfs.xib", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
            "error|1|This is a Git LFS pointer; the file itself was not fetched."
        ),
        ("Deep.xib", "<document>\n" + String(repeating: "<a>", count: 300), "error|2|Elements nest deeper than 256."),
        (
            "External.xib", "<!DOCTYPE d [\n\n<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<document>&x;</document>",
            "error|3|The DOCTYPE declares an entity; such files are not read."
        ),
        (
            "Bomb.xib", "<!DOCTYPE d [\n<!ENTITY a \"aaaa\">\n<!ENTITY b \"&a;&a;&a;&a;\">]>\n<document>&b;</document>",
            "error|2|The DOCTYPE declares an entity; such files are not read."
        ),
    ])
    func `an unreadable file is recorded with its error and line, and the run continues`(
        name: String, text: String, expected: String
    ) throws {
        let (row, run) = try index(name, Data(text.utf8))
        #expect(row.hasPrefix(expected), "\(row)")
        let message = row.split(separator: "|").last.map(String.init) ?? ""
        let line = row.split(separator: "|")[1]
        #expect(run.output.contains("  could not be read: 1\n"))
        #expect(run.output.contains("    \(name):\(line):"), "path and line stand in the summary: \(run.output)")
        #expect(run.output.contains(message))
    }

    @Test(arguments: [
        ("Empty.xib", "", "empty||"), ("Blank.xib", " \n\n", "empty||"),
        ("Plist.xib", "<plist version=\"1.0\"><dict/></plist>", "propertyList||"),
        ("Other.storyboard", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "otherXML||"),
    ])
    func `a file that is not a document is recorded with its format and without an error`(
        name: String, text: String, expected: String
    ) throws {
        let (row, run) = try index(name, Data(text.utf8))
        #expect(row == expected)
        #expect(!run.output.contains("could not be read"))
    }

    @Test(arguments: [("Binary.nib", "bplist00\u{1}"), ("Compiled.nib", "NIBArchive\u{1}")])
    func `a damaged compiled nib is recorded with its error`(name: String, text: String) throws {
        let (row, run) = try index(name, Data(text.utf8))
        #expect(row.hasPrefix("error||The compiled nib is damaged"), "\(row)")
        #expect(run.output.contains("  could not be read: 1\n"))
    }

    @Test func `UTF-16 with a byte order mark and CRLF line endings is read`() throws {
        let text = Documents.iOS("<view id=\"é\"/>").replacingOccurrences(of: "\n", with: "\r\n").replacingOccurrences(
            of: "encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
        #expect(try index("Wide.xib", utf16(text)).row == "document||")
    }

    @Test func `texts and attributes over the limit are errors with their line`() throws {
        let long = String(repeating: "x", count: 10_000_100)
        let text = try index(
            "Text.xib",
            Data(
                "<document><objects>\n<label id=\"l\"><string key=\"text\">\(long)</string></label></objects></document>"
                    .utf8))
        #expect(text.row.hasPrefix("error|2|"), "\(text.row)")
        let attribute = try index(
            "Attribute.xib", Data("<document>\n<objects>\n<label id=\"l\" text=\"\(long)\"/></objects></document>".utf8)
        )
        #expect(attribute.row.hasPrefix("error|3|"), "\(attribute.row)")
    }

    @Test func `a file over --max-file-size is not read`() throws {
        let (row, run) = try index(
            "Big.xib", Data(Documents.iOS(String(repeating: "<view id=\"v\"/>", count: 200)).utf8),
            ["--max-file-size", "2000"])
        #expect(
            row.hasPrefix("error||The file has ") && row.hasSuffix(" bytes; files over 2000 are not read."), "\(row)")
        #expect(run.output.contains("Big.xib: The file has "))
    }

    @Test func `the size is checked before the file is opened`() throws {
        let folder = try TemporaryFolder()
        // A sparse file of 4 GB. If xibdb read this file, it would need 4 GB of memory.
        try folder.write("Hole.xib", "")
        #expect(truncate(folder.path + "/Hole.xib", 4 << 30) == 0)
        try Tool.index(folder.path)
        #expect(
            try Tool.ask("SELECT ifnull(content_hash, 'none') || ' ' || size FROM files", in: folder.path) == [
                "none \(4 << 30)"
            ])
    }

    @Test func `with --strict, the exit status is 1 if a file could not be read, otherwise 0`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Good.xib", Self.good)
        #expect(try Tool.run(["index", ".", "--strict"], in: folder.path).status == 0)
        try folder.write("Bad.xib", "<document>")
        let run = try Tool.run(["index", ".", "--strict", "--quiet"], in: folder.path)
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(try Tool.run(["index", "."], in: folder.path).status == 0)
    }

    @Test func `objects with the same id all have rows`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Twice.xib", Documents.iOS("<view id=\"x\"/><view id=\"x\"/><label id=\"x\"/>"))
        try Tool.index(folder.path)
        #expect(
            try Tool.ask("SELECT element FROM objects WHERE object_id = 'x' ORDER BY id", in: folder.path) == [
                "view", "view", "label",
            ])
    }

    @Test func `a path may contain spaces, quotes and line breaks`() throws {
        let folder = try TemporaryFolder()
        let name = "a b'c\"d\ne;--/F o.xib"
        try folder.write(name, Self.good)
        try folder.write(name + ".bad.xib", "<document>")
        let run = try Tool.run(["index", ".", "--json"], in: folder.path)
        #expect(run.status == 0)
        let summary = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let failures = summary?["failures"] as? [[String: Any]]
        #expect(failures?.first?["path"] as? String == name + ".bad.xib")
        #expect(try Tool.ask("SELECT path FROM files ORDER BY path", in: folder.path) == [name, name + ".bad.xib"])
        let again = try Tool.run(["index", ".", "--json"], in: folder.path)
        #expect(again.output.contains("\"unchanged\" : 2"), "\(again.output)")
    }

    #if os(Linux)
        @Test func `a path that is not UTF-8 is stored with all its bytes`() throws {
            let folder = try TemporaryFolder()
            let name: [UInt8] = [0x63, 0x61, 0x66, 0xE9, 0x20, 0xFF] + Array(".xib".utf8)
            try folder.write(name: name, Self.good)
            try folder.write(name: [0xFE] + name, "<document>")
            try folder.write("café.xib", Self.good)
            let run = try Tool.index(folder.path)
            #expect(
                run.output.contains("could not be read: 1\n    \u{FFFD}caf\u{FFFD} \u{FFFD}.xib:1:"), "\(run.output)")
            let hexadecimal = try Tool.ask("SELECT hex(path) FROM files ORDER BY path", in: folder.path)
            #expect(hexadecimal == ["636166C3A92E786962", "636166E920FF2E786962", "FE636166E920FF2E786962"])
            #expect(
                try Tool.ask("SELECT hex(name) FROM files ORDER BY path LIMIT 1 OFFSET 1", in: folder.path) == [
                    "636166E920FF"
                ])
            #expect(try Tool.index(folder.path).output.contains("(0 new, 0 changed, 0 removed, 3 unchanged)"))
        }
    #endif

    @Test(.enabled(if: Tool.unprivileged != nil, "root reads every file, and there is no setpriv to be less"))
    func `a file without read permission is recorded with an error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Good.xib", Self.good)
        try folder.write("Secret.xib", Self.good)
        chmod(folder.path + "/Secret.xib", 0)
        chmod(folder.path, 0o777)
        let words = try #require(Tool.unprivileged) + [Tool.xibdb, "index", ".", "--db", "x.sqlite"]
        let run = try Tool.execute(words[0], Array(words.dropFirst()), in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let query = "SELECT path || ' ' || ifnull(error, 'read') FROM files ORDER BY path"
        #expect(
            try Tool.ask(query, in: folder.path, database: "x.sqlite") == [
                "Good.xib read", "Secret.xib The file cannot be read: Permission denied.",
            ])
    }

    @Test func `symbolic links are not followed, so they cannot form a loop`() throws {
        let folder = try TemporaryFolder()
        let other = try TemporaryFolder()
        try other.write("Elsewhere.xib", Self.good)
        try folder.write("App/Good.xib", Self.good)
        try folder.link("App/loop", to: "..")
        try folder.link("App/self", to: "self")
        try folder.link("outside", to: other.path)
        try folder.link("Linked.xib", to: other.path + "/Elsewhere.xib")
        try Tool.index(folder.path)
        #expect(try Tool.ask("SELECT path FROM files", in: folder.path) == ["App/Good.xib"])
    }

    @Test func `a folder with the name of a file is a folder`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Odd.xib/Good.xib", Self.good)
        try Tool.index(folder.path)
        #expect(try Tool.ask("SELECT path FROM files", in: folder.path) == ["Odd.xib/Good.xib"])
    }
}
