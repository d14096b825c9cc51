import GRDB

/// Reads and writes a database without the code of xibdb, like another program.
public enum OtherProgram {
    /// Runs statements on a database file, and creates the file if it does not exist.
    public static func execute(_ sql: String, on path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// Returns the values in the first column of a query, as texts.
    public static func texts(_ sql: String, of path: String) throws -> [String] {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { try String.fetchAll($0, sql: sql) }
    }

    /// The version of SQLite that the tests use.
    public static var version: String {
        (try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }) ?? "unknown"
    }

    /// Returns the steps that EXPLAIN QUERY PLAN lists for a query. Parameters have no values. The SQL functions of
    /// xibdb exist, but return NULL.
    public static func plan(of sql: String, on path: String) throws -> [String] {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.read { db in
            for (name, count) in [("regexp", 2), ("version_key", 1), ("nearness", 2)] {
                db.add(function: DatabaseFunction(name, argumentCount: count, pure: true) { _ in nil })
            }
            let statement = try db.makeStatement(sql: "EXPLAIN QUERY PLAN " + sql)
            statement.setUncheckedArguments([])
            return try Row.fetchAll(statement).map { $0["detail"] }
        }
    }

    /// Returns the errors that SQLite finds in a database: damage, broken foreign keys, and a full-text index that does
    /// not match its texts. The list is empty if SQLite does not find errors.
    public static func faults(of path: String) throws -> [String] {
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        return try queue.writeWithoutTransaction { db in
            var faults = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
            faults += try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { "foreign key: \($0)" }
            do {
                try db.execute(sql: "INSERT INTO texts_fts (texts_fts, rank) VALUES ('integrity-check', 1)")
            } catch {
                faults.append("full-text index: \(error)")
            }
            return faults
        }
    }
}
