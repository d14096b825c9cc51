import Foundation
import TestSupport
import Testing

/// Tests index runs with a broken archive. The row of the archive must contain the error and its line, and the other
/// file must be read as usual.
@Suite("End to end: broken archives")
struct ArchiveDamageEndToEndTests {
    private static let menu = "<object class=\"NSMenu\" id=\"10\"><string key=\"NSTitle\">Fruit</string></object>"
    private static let whole = Archive(objects: menu, records: [.init("5", "10")]).text

    /// Indexes an archive together with a valid file. Returns the row of the archive, its number of objects, and the
    /// run.
    private func index(_ text: String) throws -> (row: String, objects: String, run: Tool.Run) {
        let folder = try TemporaryFolder()
        try folder.write(
            "Good.xib",
            Archive(.xcode3, isMac: false, flattened: [("-1.CustomClassName", "<string>Good</string>")]).text)
        try folder.write("Old.xib", text)
        let run = try Tool.index(folder.path)
        #expect(
            try Tool.ask(
                "SELECT class FROM owners JOIN files ON files.id = file_id WHERE path = 'Good.xib'", in: folder.path)
                == ["Good"])
        let row = try Tool.ask(
            "SELECT format || '|' || ifnull(error_line, '') || '|' || ifnull(error, '') FROM files WHERE path = 'Old.xib'",
            in: folder.path)
        let objects = try Tool.ask(
            "SELECT count(*) FROM objects JOIN files ON files.id = file_id WHERE path = 'Old.xib'", in: folder.path)
        return (try #require(row.first), try #require(objects.first), run)
    }

    @Test(arguments: 0..<10)
    func `an archive that is cut off is recorded as an error with a line`(tenth: Int) throws {
        let text = String(Self.whole.prefix(Self.whole.count * (2 * tenth + 1) / 20))
        let (row, objects, run) = try index(text)
        let parts = row.split(separator: "|", omittingEmptySubsequences: false)
        #expect(parts[0] == "error")
        #expect(Int(parts[1]).map { (1...(text.filter { $0 == "\n" }.count + 1)).contains($0) } == true, "\(row)")
        #expect(objects == "0")
        #expect(run.output.contains("    Old.xib:\(parts[1]):"), "\(run.output)")
    }

    @Test(arguments: [
        (
            "a table", whole.replacingOccurrences(of: "orderedObjects", with: "other"),
            "error|3|The archive has no object table (IBDocument.Objects).", "0"
        ),
        (
            "depth", "<archive>\n<data>\n" + String(repeating: "<array>", count: 1_000_000),
            "error|3|Elements nest deeper than 256.", "0"
        ),
        (
            "a target", Archive(objects: menu + "\n<reference ref=\"4711\"/>", records: [.init("5", "10")]).text,
            "archive|12|No element has the referenced id 4711.", "4"
        ),
        (
            "an end", Archive(objects: menu + "\n<reference id=\"20\" ref=\"20\"/>", records: [.init("5", "10")]).text,
            "archive|12|The reference to 20 leads into a cycle.", "4"
        ),
        (
            "an object", Archive(objects: menu, records: [.init("5", "10"), .init("6", "11")]).text,
            "archive|31|No element has the referenced id 11.", "4"
        ),
        (
            "a parent", Archive(objects: menu, records: [.init("5", "10", parent: nil)]).text,
            "archive|30|The parent of object 5 is missing.", "4"
        ),
        (
            "a top", Archive(objects: menu, records: [.init("5", "10", parent: "10")]).text,
            "archive|30|The parents of object 5 form a cycle.", "4"
        ),
        (
            "nothing",
            Archive(
                objects: menu + menu.replacingOccurrences(of: "10", with: "11"),
                records: [.init("5", "10"), .init("5", "11")]
            ).text, "archive||", "5"
        ),
    ])
    func `an incomplete archive reports what is missing and keeps the rest`(
        what: String, text: String, row: String, objects: String
    ) throws {
        let found = try index(text)
        #expect(found.row == row, "\(what)")
        #expect(found.objects == objects, "\(what)")
    }

    @Test func `--strict fails for an unreadable archive, and a run without it succeeds`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Old.xib", String(Self.whole.prefix(200)))
        #expect(try Tool.run(["index", "."], in: folder.path).status == 0)
        #expect(try Tool.run(["index", "--strict", "."], in: folder.path).status == 1)
    }
}
