import Errors
import CSQLite
import HostSystem

/// One state of an index, with the limits for one answer.
///
/// A snapshot is one read transaction. If another run refreshes the index in the meantime, the snapshot still reads the
/// old state. All queries of a snapshot share one time limit and one memory limit. SQL cannot change
/// the index: the connection is read-only, `query_only` is on, `trusted_schema` is off, and an ``Authorizer`` allows
/// only reads.
///
/// Use a snapshot on one thread at a time.
package final class Snapshot {
    /// The index that the snapshot reads.
    package let index: IndexFile
    private let connection: OpaquePointer
    /// The stamp of the opened file.
    private let stamp: FileStamp?
    /// Whether the file has a write-ahead log. If so, another program can write to the file while the snapshot is open.
    private let hasLog: Bool
    private var scope = Scope()
    private let bounds: Bounds
    private let expressions: RegularExpressions
    private let authorizer = Authorizer()
    /// The number of results that ``keep(_:parameters:)`` has stored in tables.
    private var keptCount = 0
    /// A cache of compiled SQL, by the text of the SQL.
    private var compiled: [String: StatementList] = [:]

    /// Opens an index in its current state.
    ///
    /// - Throws: ``IndexError`` if the index does not exist or cannot be read.
    package convenience init(index: IndexFile, limits: Limits = Limits()) throws(IndexError) {
        try self.init(index, Bounds(limits))
    }

    private init(_ index: IndexFile, _ bounds: Bounds) throws(IndexError) {
        self.index = index
        let (opened, stamp) = try index.opened(
            { () throws(IndexError) in try Self.open(index) }, close: { sqlite3_close_v2($0) })
        connection = opened
        self.stamp = stamp
        hasLog = Self.text("PRAGMA journal_mode", opened) == "wal"
        self.bounds = bounds
        expressions = RegularExpressions(bounds)
        do throws(SQLiteFailure) {
            try prepare()
        } catch { throw Self.error(error, index) }
        guard Self.text("PRAGMA application_id", connection) == "\(index.kind.applicationID)" else {
            throw .notAnIndex(path: index.path, reason: "a database of another program")
        }
        guard Self.text("PRAGMA user_version", connection) == "\(index.kind.version)" else {
            throw .outdated(path: index.path)
        }
        if let reason = index.whyForeign(connection, stamp) { throw .foreign(path: index.path, reason: reason) }
        authorizer.install(on: connection)
        bounds.apply(to: connection)
    }

    deinit {
        compiled.removeAll()
        sqlite3_close_v2(connection)
    }

    /// Returns a snapshot of the same state with the same limits and scope, for another thread that works on the same
    /// answer.
    ///
    /// While this snapshot is open, no program can write to its file, unless the file has a write-ahead log. But
    /// another file may replace it.
    ///
    /// - Returns: nil if the state is no longer available.
    package func sibling() -> Snapshot? {
        guard !hasLog, let sibling = try? Snapshot(index, Bounds(besides: bounds)), sibling.stamp == stamp,
            (try? sibling.narrow(to: scope)) != nil
        else { return nil }
        return sibling
    }

    /// Restricts all later queries to a part of the index.
    ///
    /// - Throws: ``IndexError`` if a view of the scope is not valid SQL.
    package func narrow(to scope: Scope) throws(IndexError) {
        guard !scope.views.isEmpty else { return }
        compiled.removeAll()
        authorizer.remove(from: connection)
        defer { authorizer.install(on: connection) }
        do throws(SQLiteFailure) {
            try execute("PRAGMA query_only = OFF;\n" + scope.sql + "\nPRAGMA query_only = ON")
        } catch { throw Self.error(error, index) }
        self.scope = scope
    }

    // MARK: Opening

    /// An error from SQLite.
    private struct SQLiteFailure: Error {
        let message: String
        let isDamage: Bool
    }

    private static func error(_ failure: SQLiteFailure, _ index: IndexFile) -> IndexError {
        failure.isDamage
            ? .foreign(path: index.path, reason: "it is damaged: \(failure.message)")
            : .cannotRead(path: index.path, reason: failure.message)
    }

    private static func open(_ index: IndexFile) throws(IndexError) -> OpaquePointer {
        guard index.exists else { throw .missing(path: index.path) }
        // If a pipe had the name of a journal, SQLite would wait for the pipe forever.
        let isBlocked = IndexFile.journalSuffixes.contains {
            OperatingSystem.isAnything(index.path + $0) && !OperatingSystem.isPlainFile(index.path + $0)
        }
        if isBlocked { throw .foreign(path: index.path, reason: "there is a journal file next to it") }
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(index.path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let opened else {
            let reason = opened.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
            sqlite3_close_v2(opened)
            throw .cannotRead(path: index.path, reason: reason)
        }
        return opened
    }

    private func prepare() throws(SQLiteFailure) {
        // An unknown name in double quotes must cause the error "no such column". By default, SQLite reads it as a
        // string.
        xibdb_disable_double_quoted_strings(connection)
        Functions.add(to: connection, expressions)
        try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        // With a large cache, the tables that ``keep(_:parameters:)`` creates stay in memory.
        try execute("PRAGMA temp.cache_size = -65536")
        try execute("PRAGMA query_only = ON")
        // The transaction begins with the first statement that reads.
        try execute("BEGIN; SELECT count(*) FROM sqlite_schema")
    }

    private func execute(_ sql: String) throws(SQLiteFailure) {
        guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else {
            let isDamage = [SQLITE_CORRUPT, SQLITE_NOTADB].contains(sqlite3_errcode(connection) & 0xFF)
            throw SQLiteFailure(message: String(cString: sqlite3_errmsg(connection)), isDamage: isDamage)
        }
    }

    private static func text(_ sql: String, _ connection: OpaquePointer) -> String? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK,
            sqlite3_step(statement) == SQLITE_ROW
        else {
            return nil
        }
        return sqlite3_column_text(statement, 0).map { String(cString: $0) }
    }

    /// Time limit for all queries of the snapshot, in seconds.
    package var seconds: Double { bounds.seconds }

    /// Remaining time in seconds.
    package var secondsLeft: Double { bounds.secondsLeft }

    /// Uses the snapshot for another answer, with its own time limit and interruption. Compiled SQL is kept, so later
    /// answers are faster. The limits of sizes stay as they were.
    package func restart(_ limits: Limits) { bounds.restart(limits) }

    // MARK: Asking

    /// Runs all statements of the SQL in order. Passes the rows of each statement that has columns to the sink.
    ///
    /// - Parameter parameters: the values of the parameters `:name`, `@name` and `$name`.
    /// - Throws: ``AskingError``, and any error that the sink throws.
    package func run(_ sql: String, parameters: [String: Value] = [:], into sink: inout some ResultSink) throws {
        try run(sql, into: &sink) { known throws(AskingError) in
            let missing = known.subtracting(parameters.keys)
            guard missing.isEmpty else { throw .missingParameters(missing.sorted()) }
            let unknown = Set(parameters.keys).subtracting(known)
            guard unknown.isEmpty else { throw .unknownParameters(unknown.sorted(), known: known.sorted()) }
            return parameters
        }
    }

    /// Runs one statement and returns its rows.
    package func rows(_ sql: String, parameters: [String: Value] = [:]) throws -> CollectedRows {
        var rows = CollectedRows()
        try run(sql, parameters: parameters, into: &rows)
        return rows
    }

    /// Runs one statement with the parameters that it uses, and returns its rows. Other parameters are ignored.
    package func rows(_ sql: String, someOf parameters: [String: Value]) throws -> CollectedRows {
        var rows = CollectedRows()
        try run(sql, into: &rows) { known throws(AskingError) in
            let missing = known.subtracting(parameters.keys)
            guard missing.isEmpty else { throw .missingParameters(missing.sorted()) }
            return parameters
        }
        return rows
    }

    /// Stores the rows of one SELECT statement in a temporary table. The table exists as long as the snapshot is open.
    ///
    /// - Returns: the name of the table.
    package func keep(_ sql: String, parameters: [String: Value] = [:]) throws -> String {
        let table = "_kept_\(keptCount)"
        keptCount += 1
        try authorizer.allowing(table: table) {
            // This allows only temporary tables, because the connection to the file is read-only.
            try execute("PRAGMA query_only = OFF")
            defer { try? execute("PRAGMA query_only = ON") }
            _ = try rows("CREATE TEMP TABLE \(table) AS \(sql)", parameters: parameters)
        }
        return table
    }

    private func run(
        _ sql: String, into sink: inout some ResultSink, _ values: (Set<String>) throws(AskingError) -> [String: Value]
    ) throws {
        // Many small queries can also exceed a limit together.
        try bounds.check()
        let statements =
            try compiled.removeValue(forKey: sql) ?? StatementList(sql, connection, authorizer, bounds, index)
        // While the statements run, they are not in the cache, because the sink may run the same SQL in the meantime.
        defer {
            statements.reset()
            compiled[sql] = statements
        }
        statements.bind(try values(statements.parameters))
        try statements.run(into: &sink)
    }
}
