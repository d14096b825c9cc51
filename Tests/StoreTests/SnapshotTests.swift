import Errors
import Foundation
import HostSystem
import Indexing
import Store
import TestSupport
import Testing

@Suite("A snapshot of an index")
struct SnapshotTests {
    private let folder: TemporaryFolder
    private let index: IndexFile

    init() throws {
        folder = try TemporaryFolder()
        index = IndexFile(root: folder.path)
        for name in ["A", "B"] { try folder.write("\(name).xib", Documents.iOS(owner: name, "<view id=\"v\"/>")) }
        try refresh()
    }

    private func refresh() throws { _ = try Indexer(index: index).run(roots: [folder.path]) }

    private static let paths = "SELECT path FROM files ORDER BY path"

    private func texts(_ rows: CollectedRows) -> [String] {
        rows.rows.map { row in
            switch row.first {
            case .text(let text)?: text
            case let other: "\(other ?? .null)"
            }
        }
    }

    @Test func `every question is answered from the state in which the snapshot was opened`() throws {
        let snapshot = try Snapshot(index: index)
        try folder.remove("A.xib")
        try folder.write("C.xib", Documents.iOS())
        try refresh()
        #expect(try texts(snapshot.rows(Self.paths)) == ["A.xib", "B.xib"])
        #expect(try texts(snapshot.rows("SELECT class FROM owners ORDER BY 1")) == ["A", "B"])
        #expect(try texts(Snapshot(index: index).rows(Self.paths)) == ["B.xib", "C.xib"])
        #expect(try texts(snapshot.rows(Self.paths)) == ["A.xib", "B.xib"])
    }

    @Test func `a change that another program makes in the file is not visible`() throws {
        // Other programs may change an index that the user names by its path.
        let index = IndexFile(database: index.path)
        try OtherProgram.execute("PRAGMA journal_mode = WAL", on: index.path)
        let snapshot = try Snapshot(index: index)
        try OtherProgram.execute("UPDATE owners SET class = 'Other'", on: index.path)
        #expect(try texts(snapshot.rows("SELECT class FROM owners ORDER BY 1")) == ["A", "B"])
        #expect(try texts(Snapshot(index: index).rows("SELECT DISTINCT class FROM owners")) == ["Other"])
    }

    @Test func `a sibling has the same state, and a snapshot of a replaced index has no sibling`() throws {
        let snapshot = try Snapshot(index: index)
        let sibling = try #require(snapshot.sibling())
        #expect(try texts(sibling.rows(Self.paths)) == ["A.xib", "B.xib"])
        try folder.remove("A.xib")
        try refresh()
        #expect(snapshot.sibling() == nil)
        #expect(try texts(sibling.rows(Self.paths)) == ["A.xib", "B.xib"])
    }

    @Test func `an index that another program may write has no sibling`() throws {
        let index = IndexFile(database: index.path)
        try OtherProgram.execute("PRAGMA journal_mode = WAL", on: index.path)
        #expect(try Snapshot(index: index).sibling() == nil)
    }

    @Test func `repeated SQL uses the given parameters, even after an unfinished query`() throws {
        struct Enough: Error {}
        struct First: ResultSink {
            mutating func begin(columns: [String]) {}
            mutating func row(_ values: [Value]) throws { throw Enough() }
            mutating func end() {}
        }
        let snapshot = try Snapshot(index: index)
        let sql = "SELECT path FROM files WHERE path >= :from ORDER BY path"
        #expect(try texts(snapshot.rows(sql, parameters: ["from": .text("B")])) == ["B.xib"])
        var first = First()
        #expect(throws: Enough.self) { try snapshot.run(sql, parameters: ["from": .text("A")], into: &first) }
        #expect(try texts(snapshot.rows(sql, parameters: ["from": .text("A")])) == ["A.xib", "B.xib"])
        #expect(throws: AskingError.missingParameters(["from"])) { try snapshot.rows(sql) }
        #expect(throws: AskingError.unknownParameters(["to"], known: ["from"])) {
            try snapshot.rows(sql, parameters: ["from": .null, "to": .null])
        }
        #expect(try texts(snapshot.rows(sql, someOf: ["from": .text("B"), "to": .null])) == ["B.xib"])
    }

    @Test func `the message about a refused statement does not affect later messages`() throws {
        let snapshot = try Snapshot(index: index)
        let failing = "SELECT json(path) FROM files"
        func message(_ sql: String) -> String {
            do {
                _ = try snapshot.rows(sql)
                return ""
            } catch { return "\(error)" }
        }
        let before = message(failing)
        #expect(before.hasPrefix("The SQL failed: malformed JSON."))
        #expect(message("DELETE FROM files").hasPrefix("DELETE is not allowed"))
        #expect(message(failing) == before)
    }

    @Test func `an unknown name in double quotes is an error, not a text`() throws {
        let snapshot = try Snapshot(index: index)
        #expect { try snapshot.rows("SELECT \"nothing\" FROM files") } throws: {
            "\($0)".contains("no such column: nothing")
        }
    }

    @Test func `the views of a scope replace the tables and views with the same names`() throws {
        let scope = Scope(views: [
            "files": "SELECT * FROM main.files WHERE path = 'B.xib'", "ours": "SELECT count(*) AS number FROM files",
        ])
        let snapshot = try Snapshot(index: index)
        #expect(try texts(snapshot.rows(Self.paths)) == ["A.xib", "B.xib"])
        try snapshot.narrow(to: scope)
        #expect(try texts(snapshot.rows(Self.paths)) == ["B.xib"])
        #expect(try texts(snapshot.rows("SELECT number || '' FROM ours")) == ["1"])
        #expect(try texts(Snapshot(index: index).rows(Self.paths)) == ["A.xib", "B.xib"], "and for one snapshot alone")
        #expect(try snapshot.sibling().map { try texts($0.rows(Self.paths)) } == ["B.xib"])
        #expect(throws: AskingError.self, "what only reads stays all that is allowed") {
            try snapshot.rows("CREATE TEMP TABLE other (id)")
        }
        #expect { try Snapshot(index: index).narrow(to: Scope(views: ["files": "SELEC"])) } throws: {
            $0 is IndexError
        }
    }

    @Test func `an index of another version, another database, a damaged file or no file is an error`() throws {
        try OtherProgram.execute("PRAGMA user_version = 4711", on: index.path)
        #expect(throws: IndexError.outdated(path: index.path)) { try Snapshot(index: index) }
        try OtherProgram.execute("PRAGMA application_id = 1", on: index.path)
        #expect(throws: IndexError.notAnIndex(path: index.path, reason: "a database of another program")) {
            try Snapshot(index: index)
        }
        try folder.write(".xibdb/index.sqlite", String(repeating: "thesis ", count: 100))
        #expect { try Snapshot(index: index) } throws: { "\($0)".contains("it is damaged: file is not a database") }
        try folder.remove(".xibdb/index.sqlite")
        #expect(throws: IndexError.missing(path: index.path)) { try Snapshot(index: index) }
    }

    @Test func `an index that is replaced during opening is opened again`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("index.sqlite", "first")
        let other = try folder.write("other.sqlite", "second")
        var closed: [String] = []
        let (opened, stamp) = try IndexFile(database: path).opened(
            {
                let text = try String(contentsOfFile: path, encoding: .utf8)
                if text == "first" { #expect(rename(other, path) == 0) }
                return text
            }, close: { closed.append($0) })
        #expect(opened == "second")
        #expect(stamp == OperatingSystem.stamp(path))
        #expect(closed == ["first"])
    }
}
