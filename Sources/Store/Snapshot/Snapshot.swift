import Errors
import GRDBSQLite
import HostSystem

/// One state of an index, and what may be asked of it for one answer.
///
/// It is one read transaction: whatever runs refresh the index meanwhile, all
/// that is asked of a snapshot is answered from the state in which it was
/// opened, and within the same limits of time and memory. SQL cannot change
/// the index: the connection is read-only, `query_only` is on,
/// `trusted_schema` off, and an ``Authorizer`` allows only what reads.
///
/// For one thread at a time.
package final class Snapshot {
    /// The index that is asked.
    package let index: IndexFile
    private let connection: OpaquePointer
    /// The file that it was opened on.
    private let stamp: FileStamp?
    /// Whether another program may write while it is open.
    private let hasLog: Bool
    private var scope = Scope()
    private let bounds: Bounds
    private let expressions: RegularExpressions
    private let authorizer = Authorizer()
    /// How many results are kept.
    private var keptCount = 0
    /// Compiled SQL by its text.
    private var compiled: [String: StatementList] = [:]

    /// Opens an index as it is now.
    ///
    /// - Throws: ``IndexError`` where there is none that can be read.
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

    /// A snapshot of the same state with the same limits and scope, for another thread that works on the same answer.
    ///
    /// While this one is open nobody can write into its file, unless another program has given it a write-ahead log;
    /// but another file may come into its place.
    ///
    /// - Returns: nil where the state cannot be had any more.
    package func sibling() -> Snapshot? {
        guard !hasLog, let sibling = try? Snapshot(index, Bounds(besides: bounds)), sibling.stamp == stamp,
            (try? sibling.narrow(to: scope)) != nil
        else { return nil }
        return sibling
    }

    /// Limits all further answers to a part of the index.
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

    /// What SQLite said.
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
        // SQLite would wait for a pipe that has the name of a journal.
        let isBlocked = IndexFile.companions.contains {
            OperatingSystem.isAnything(index.path + $0) && !OperatingSystem.isPlainFile(index.path + $0)
        }
        if isBlocked { throw .foreign(path: index.path, reason: "a journal lies beside it") }
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
        // "no such column" is to be an error, and no text.
        _disableDoubleQuotedStringLiterals(connection)
        Functions.add(to: connection, expressions)
        try execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        // Results that are kept need no file.
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

    /// Seconds for everything that is asked of it.
    package var seconds: Double { bounds.seconds }

    /// Seconds of these that are left.
    package var secondsLeft: Double { bounds.secondsLeft }

    // MARK: Asking

    /// Runs every statement of the SQL and hands the rows of those that have
    /// columns to the sink, in their order.
    ///
    /// - Parameter parameters: values of `:name`, `@name` and `$name`.
    /// - Throws: ``AskingError``; whatever the sink throws.
    package func run(_ sql: String, parameters: [String: Value] = [:], into sink: inout some ResultSink) throws {
        try run(sql, into: &sink) { known throws(AskingError) in
            let missing = known.subtracting(parameters.keys)
            guard missing.isEmpty else { throw .missingParameters(missing.sorted()) }
            let unknown = Set(parameters.keys).subtracting(known)
            guard unknown.isEmpty else { throw .unknownParameters(unknown.sorted(), known: known.sorted()) }
            return parameters
        }
    }

    /// Runs one statement and keeps its rows.
    package func rows(_ sql: String, parameters: [String: Value] = [:]) throws -> CollectedRows {
        var rows = CollectedRows()
        try run(sql, parameters: parameters, into: &rows)
        return rows
    }

    /// Runs one statement with those of the parameters that it has, and keeps
    /// its rows.
    package func rows(_ sql: String, someOf parameters: [String: Value]) throws -> CollectedRows {
        var rows = CollectedRows()
        try run(sql, into: &rows) { known throws(AskingError) in
            let missing = known.subtracting(parameters.keys)
            guard missing.isEmpty else { throw .missingParameters(missing.sorted()) }
            return parameters
        }
        return rows
    }

    /// Keeps the rows of one SELECT in a temporary table, as long as the snapshot is open.
    ///
    /// - Returns: the name of the table.
    package func keep(_ sql: String, parameters: [String: Value] = [:]) throws -> String {
        let table = "_kept_\(keptCount)"
        keptCount += 1
        try authorizer.allowing(table: table) {
            // The file itself is open for reading only.
            try execute("PRAGMA query_only = OFF")
            defer { try? execute("PRAGMA query_only = ON") }
            _ = try rows("CREATE TEMP TABLE \(table) AS \(sql)", parameters: parameters)
        }
        return table
    }

    private func run(
        _ sql: String, into sink: inout some ResultSink, _ values: (Set<String>) throws(AskingError) -> [String: Value]
    ) throws {
        // Small questions, one after the other, add up, too.
        try bounds.check()
        let statements =
            try compiled.removeValue(forKey: sql) ?? StatementList(sql, connection, authorizer, bounds, index)
        // It is not there for a question that the sink may ask meanwhile.
        defer {
            statements.reset()
            compiled[sql] = statements
        }
        statements.bind(try values(statements.parameters))
        try statements.run(into: &sink)
    }
}
