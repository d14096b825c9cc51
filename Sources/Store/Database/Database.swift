import CSQLite

/// A connection to a database for xibdb's own statements. It can write, and it has no limits.
///
/// Queries of users run in a ``Snapshot``. Use a connection on one thread at a time.
package final class Database {
    /// How a connection uses its file.
    package enum Mode: Sendable {
        /// Reads an existing file.
        case reading
        /// Writes to an existing file.
        case writing
        /// Writes to a file, and creates the file if it does not exist.
        case creating
        /// Keeps the database in memory. The path is not used.
        case inMemory

        fileprivate var flags: Int32 {
            switch self {
            case .reading: SQLITE_OPEN_READONLY
            case .writing: SQLITE_OPEN_READWRITE
            case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .inMemory: SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY
            }
        }
    }

    /// The connection of the C library. It is valid as long as this object.
    package let connection: OpaquePointer
    /// Compiled statements, by their SQL.
    private var compiled: [String: Statement] = [:]

    /// Opens a database.
    ///
    /// - Throws: ``DatabaseError`` if the file cannot be opened. Its contents are read only by the first statement.
    package init(path: String, _ mode: Mode) throws(DatabaseError) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, mode.flags | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let error = opened.map(DatabaseError.init(of:))
            sqlite3_close_v2(opened)
            throw error ?? DatabaseError(code: code, message: String(cString: sqlite3_errstr(code)))
        }
        connection = opened
    }

    // Statements that still exist keep the connection open until the last of them ends.
    deinit { sqlite3_close_v2(connection) }

    // MARK: Running

    /// Runs all statements of a script.
    package func run(_ script: String) throws(DatabaseError) {
        guard sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK else {
            throw DatabaseError(of: connection)
        }
    }

    /// Runs one statement. Its parameters get the values in the order of their numbers.
    package func run(_ sql: String, _ values: [(any ColumnValue)?]) throws(DatabaseError) {
        try reused(sql).run(values)
    }

    /// Runs body in a transaction. If body throws an error, its changes are undone, unless the journal mode is OFF.
    ///
    /// - Throws: the error of body, or ``DatabaseError``.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }

    /// The row id of the last inserted row.
    package var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(connection) }

    /// The number of rows that the last statement changed.
    package var changedRowCount: Int { Int(sqlite3_changes(connection)) }

    // MARK: Reading

    /// Passes each row of a query to a closure.
    package func forEachRow(_ sql: String, _ values: [(any ColumnValue)?] = [], _ body: (CurrentRow) throws -> Void)
        throws
    {
        try reused(sql).forEachRow(values, body)
    }

    /// Returns a value for each row of a query.
    package func rows<Element>(
        _ sql: String, _ values: [(any ColumnValue)?] = [], _ make: (CurrentRow) throws -> Element
    ) throws -> [Element] {
        var made: [Element] = []
        try forEachRow(sql, values) { made.append(try make($0)) }
        return made
    }

    /// Returns a value for the first row of a query; nil if there is no row.
    package func firstRow<Element>(
        _ sql: String, _ values: [(any ColumnValue)?] = [], _ make: (CurrentRow) throws -> Element
    ) throws -> Element? {
        try reused(sql).firstRow(values, make)
    }

    /// Returns the number in the first column of the first row; 0 if there is none.
    package func number(_ sql: String, _ values: [(any ColumnValue)?] = []) throws -> Int64 {
        try firstRow(sql, values) { $0[0] } ?? 0
    }

    /// Returns the texts in the first column of all rows.
    package func texts(_ sql: String, _ values: [(any ColumnValue)?] = []) throws -> [String] {
        try rows(sql, values) { $0[0] }
    }

    /// A column of a table.
    package struct Column: Sendable {
        /// The name of the column.
        package let name: String
        /// The declared type, for example `TEXT`.
        package let type: String
        /// Whether the column is declared NOT NULL.
        package let isNotNull: Bool
        /// Whether the column belongs to the primary key.
        package let isKey: Bool
    }

    /// Returns the columns of a table, in the order of their declaration.
    package func columns(of table: String) throws -> [Column] {
        try rows(#"SELECT name, type, "notnull", pk > 0 FROM pragma_table_info(?) ORDER BY cid"#, [table]) {
            Column(name: $0[0], type: $0[1], isNotNull: $0[2], isKey: $0[3])
        }
    }

    // MARK: Compiling

    /// Compiles a statement that runs many times. ``run(_:_:)`` and the other methods keep their statements themselves.
    package func statement(_ sql: String) throws(DatabaseError) -> Statement { try Statement(sql, connection) }

    private func reused(_ sql: String) throws(DatabaseError) -> Statement {
        if let known = compiled[sql], !known.isRunning { return known }
        let made = try statement(sql)
        compiled[sql] = made
        return made
    }
}

/// An error from SQLite.
package struct DatabaseError: Error, CustomStringConvertible {
    /// The primary result code.
    package let code: Int32
    /// The description by SQLite.
    package let message: String

    /// Creates an error from a result code, which may be an extended one.
    package init(code: Int32, message: String) { (self.code, self.message) = (code & 0xFF, message) }

    /// Creates the error of the last call on a connection.
    package init(of connection: OpaquePointer) {
        self.init(code: sqlite3_errcode(connection), message: String(cString: sqlite3_errmsg(connection)))
    }

    package var description: String { message }

    /// Whether the file is damaged, or is not a database.
    package var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code) }

    /// Whether the statement or its values caused the error, and not for example a full disk.
    package var isOfStatement: Bool {
        [SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_MISMATCH, SQLITE_RANGE, SQLITE_ERROR].contains(code)
    }
}
