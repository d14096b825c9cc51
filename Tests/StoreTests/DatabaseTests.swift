import Store
import TestSupport
import Testing

@Suite("Connections to a database")
struct DatabaseTests {
    private let db: Database

    init() throws {
        db = try Database(path: "", .inMemory)
        try db.run("CREATE TABLE fruits (id INTEGER PRIMARY KEY, name TEXT, data BLOB)")
    }

    @Test func `values come back as they were written`() throws {
        let texts: [String?] = ["Apple", "", nil, "a\u{0}b", "Äpfel 🍎"]
        for text in texts { try db.run("INSERT INTO fruits (name) VALUES (?)", [text]) }
        #expect(try db.rows("SELECT name FROM fruits ORDER BY id") { $0[0] as String? } == texts)
        #expect(try db.number("SELECT count(*) FROM fruits WHERE name IS NULL") == 1)
        #expect(
            try db.rows("SELECT ?, ?, ?", [7, true, Int64.min]) { $0.values } == [
                [.integer(7), .integer(1), .integer(.min)]
            ])
    }

    @Test func `a text that is not UTF-8 keeps its bytes, and is decoded with replacements`() throws {
        let bytes: [UInt8] = [0x61, 0xFF, 0x62]
        try db.run("INSERT INTO fruits (name) VALUES (?)", [TextBytes(bytes)])
        #expect(try db.firstRow("SELECT name FROM fruits") { ($0[0] as TextBytes).bytes } == bytes)
        #expect(try db.firstRow("SELECT name FROM fruits") { $0.withBytes(of: 0) { Array($0) } } == bytes)
        #expect(try db.texts("SELECT name FROM fruits") == ["a\u{FFFD}b"])
    }

    @Test func `a query can run inside its own rows`() throws {
        for name in ["Apple", "Pear"] { try db.run("INSERT INTO fruits (name) VALUES (?)", [name]) }
        var pairs: [String] = []
        let sql = "SELECT name FROM fruits ORDER BY id"
        try db.forEachRow(sql) { row in
            let outer: String = row[0]
            try db.forEachRow(sql) { pairs.append(outer + " " + ($0[0] as String)) }
        }
        #expect(pairs == ["Apple Apple", "Apple Pear", "Pear Apple", "Pear Pear"])
    }

    @Test func `a statement can run again after a closure throws an error`() throws {
        struct Stop: Error {}
        for name in ["Apple", "Pear"] { try db.run("INSERT INTO fruits (name) VALUES (?)", [name]) }
        let sql = "SELECT name FROM fruits ORDER BY id"
        #expect(throws: Stop.self) { try db.forEachRow(sql) { _ in throw Stop() } }
        #expect(try db.texts(sql) == ["Apple", "Pear"])
    }

    @Test func `an error undoes the changes of its transaction`() throws {
        #expect(throws: DatabaseError.self) {
            try db.transaction {
                try db.run("INSERT INTO fruits (id) VALUES (?)", [1])
                try db.run("INSERT INTO fruits (id) VALUES (?)", [1])
            }
        }
        #expect(try db.number("SELECT count(*) FROM fruits") == 0)
        try db.transaction { try db.run("INSERT INTO fruits (id) VALUES (?)", [1]) }
        #expect(try db.number("SELECT count(*) FROM fruits") == 1)
    }

    @Test func `an error says whether the statement or the file is the cause`() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("x.sqlite", String(repeating: "no database ", count: 200))
        let damaged = #expect(throws: DatabaseError.self) {
            try Database(path: folder.path + "/x.sqlite", .reading).number("SELECT count(*) FROM sqlite_schema")
        }
        #expect(damaged?.isDamage == true && damaged?.isOfStatement == false)
        let wrong = #expect(throws: DatabaseError.self) { try db.run("INSERT INTO fruits (id) VALUES ('x')") }
        #expect(wrong?.isDamage == false && wrong?.isOfStatement == true)
        #expect(throws: DatabaseError.self) { _ = try Database(path: folder.path + "/missing.sqlite", .writing) }
    }

    @Test func `the columns of a table have their types`() throws {
        let columns = try db.columns(of: "fruits")
        #expect(columns.map(\.name) == ["id", "name", "data"])
        #expect(columns.map(\.type) == ["INTEGER", "TEXT", "BLOB"])
        #expect(columns.map(\.isKey) == [true, false, false])
    }
}
