import CSQLite
import Store

/// Reads and writes a database without the limits and the checks of xibdb, like another program.
public enum OtherProgram {
    /// Runs statements on a database file, and creates the file if it does not exist.
    public static func execute(_ sql: String, on path: String) throws { try Database(path: path, .creating).run(sql) }

    /// Returns the values in the first column of a query, as texts.
    public static func texts(_ sql: String, of path: String) throws -> [String] {
        try Database(path: path, .reading).texts(sql)
    }

    /// The version of SQLite that the tests use.
    public static var version: String { String(cString: sqlite3_libversion()) }

    /// Returns the steps that EXPLAIN QUERY PLAN lists for a query. Parameters have no values. The SQL functions of
    /// xibdb exist, but return NULL.
    public static func plan(of sql: String, on path: String) throws -> [String] {
        let db = try Database(path: path, .reading)
        for (name, count) in [("regexp", 2), ("version_key", 1), ("nearness", 2)] as [(String, Int32)] {
            sqlite3_create_function_v2(
                db.connection, name, count, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
                { context, _, _ in sqlite3_result_null(context) }, nil, nil, nil)
        }
        let statement = try db.statement("EXPLAIN QUERY PLAN " + sql)
        let parameters = [(any ColumnValue)?](repeating: nil, count: statement.parameterCount)
        var steps: [String] = []
        // The columns are id, parent, notused and detail.
        try statement.forEachRow(parameters) { steps.append($0[3]) }
        return steps
    }

    /// Returns the errors that SQLite finds in a database: damage, broken foreign keys, and a full-text index that does
    /// not match its texts. The list is empty if SQLite does not find errors.
    public static func faults(of path: String) throws -> [String] {
        let db = try Database(path: path, .writing)
        var faults = try db.texts("PRAGMA integrity_check").filter { $0 != "ok" }
        faults += try db.rows("PRAGMA foreign_key_check") { "foreign key: \($0.values)" }
        do {
            try db.run("INSERT INTO texts_fts (texts_fts, rank) VALUES ('integrity-check', 1)")
        } catch {
            faults.append("full-text index: \(error)")
        }
        return faults
    }
}
