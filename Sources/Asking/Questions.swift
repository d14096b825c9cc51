import Foundation
import GRDB
import GRDBSQLite
import Indexing

/// Runs SQL on an index that it cannot change: the connection is read-only,
/// `query_only` is on, `trusted_schema` off, and an ``Authorizer`` allows
/// only what reads. Time and memory are bounded.
public struct Questions: Sendable {
    /// The index that is asked.
    public let index: IndexFile
    /// Seconds after which a question is given up.
    public var timeout: Double
    /// Bytes of memory that SQLite may take.
    public var memoryLimit: Int64 = 512 << 20

    /// Questions to one index.
    public init(index: IndexFile, timeout: Double = 30) {
        self.index = index
        self.timeout = timeout
    }

    /// Runs every statement of the SQL and hands the rows of those that have
    /// columns to the sink, in their order.
    ///
    /// - Parameter parameters: values of `:name`, `@name` and `$name`.
    /// - Throws: ``AskingError``; `IndexError` where the index cannot be
    ///   read; whatever the sink throws.
    public func run(
        _ sql: String, parameters: [String: Value] = [:], into sink: inout some ResultSink
    ) throws {
        guard index.exists else { throw IndexError.noIndex("\(index.path): no such index.") }
        try open { db in
            let session = Session(db, sql: sql, timeout: timeout)
            defer { session.close() }
            let statements = try session.compile(parameters)
            try sink.start(statements: statements.count { $0.columnCount > 0 })
            for statement in statements { try session.run(statement, into: &sink) }
        }
    }

    /// Runs one statement and keeps its rows.
    public func rows(_ sql: String, parameters: [String: Value] = [:]) throws -> CollectedRows {
        var rows = CollectedRows()
        try run(sql, parameters: parameters, into: &rows)
        return rows
    }

    private func open(_ body: (Database) throws -> Void) throws {
        sqlite3_hard_heap_limit64(memoryLimit)
        do {
            try index.read { db in
                db.add(function: .regexp)
                db.add(function: .versionKey)
                db.add(function: .nearness)
                sqlite3_exec(db.sqliteConnection, "PRAGMA query_only = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", nil, nil, nil)
                try body(db)
            }
        } catch let error as DatabaseError {
            throw IndexError.cannotRead(path: index.path, reason: error.message ?? "\(error.resultCode)")
        }
    }
}

/// The run of one text of SQL.
private final class Session {
    private let connection: OpaquePointer
    private let sql: [CChar]
    private let timeout: Double
    private let deadline: UInt64
    private let authorizer = Authorizer()
    private var statements: [Compiled] = []

    struct Compiled {
        let handle: OpaquePointer
        /// Where the statement starts in the SQL, in bytes.
        let offset: Int
        var columnCount: Int32 { sqlite3_column_count(handle) }
    }

    init(_ db: Database, sql: String, timeout: Double) {
        guard let connection = db.sqliteConnection else { preconditionFailure("the connection is closed") }
        self.connection = connection
        self.sql = Array(sql.utf8CString)
        self.timeout = timeout
        deadline = DispatchTime.now().uptimeNanoseconds &+ UInt64(timeout * 1e9)
        install()
    }

    /// A connection has one authorizer. GRDB's own, which notes what
    /// statements change, is not needed on a connection that changes nothing.
    private func install() {
        let unmanaged = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_set_authorizer(connection, { context, action, first, second, _, _ in
            guard let context else { return SQLITE_DENY }
            let session = Unmanaged<Session>.fromOpaque(context).takeUnretainedValue()
            return session.authorizer.allows(action, first, second) ? SQLITE_OK : SQLITE_DENY
        }, unmanaged)
        // Every 1,000 steps of SQLite's machine: often enough to stop within
        // a millisecond or so, too rarely to be felt.
        sqlite3_progress_handler(connection, 1000, { context in
            guard let context else { return 1 }
            let session = Unmanaged<Session>.fromOpaque(context).takeUnretainedValue()
            return DispatchTime.now().uptimeNanoseconds > session.deadline ? 1 : 0
        }, unmanaged)
        sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 100_000_000)
        sqlite3_limit(connection, SQLITE_LIMIT_ATTACHED, 0)
    }

    func close() {
        for statement in statements { sqlite3_finalize(statement.handle) }
        sqlite3_set_authorizer(connection, nil, nil)
        sqlite3_progress_handler(connection, 0, nil, nil)
    }

    /// Compiles every statement before any of them runs.
    func compile(_ parameters: [String: Value]) throws -> [Compiled] {
        var unused = Set(parameters.keys)
        var known: Set<String> = []
        var missing: Set<String> = []
        try sql.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            var rest = start
            while rest.pointee != 0 {
                var handle: OpaquePointer?
                var tail: UnsafePointer<CChar>?
                authorizer.reset()
                let code = sqlite3_prepare_v2(connection, rest, -1, &handle, &tail)
                guard code == SQLITE_OK else { throw failure(code, statementAt: rest - start) }
                if let handle {
                    statements.append(Compiled(handle: handle, offset: rest - start))
                    try bind(handle, parameters, &unused, &known, &missing)
                }
                guard let tail, tail > rest else { break }
                rest = tail
            }
        }
        guard !statements.isEmpty else { throw AskingError.noSQL }
        guard missing.isEmpty else { throw AskingError.missingParameters(missing.sorted()) }
        guard unused.isEmpty else { throw AskingError.unknownParameters(unused.sorted(), known: known.sorted()) }
        return statements
    }

    private func bind(
        _ handle: OpaquePointer, _ parameters: [String: Value], _ unused: inout Set<String>, _ known: inout Set<String>,
        _ missing: inout Set<String>
    ) throws {
        for index in 0..<sqlite3_bind_parameter_count(handle) {
            guard let name = sqlite3_bind_parameter_name(handle, index + 1).map({ String(String(cString: $0).dropFirst()) })
            else {
                throw AskingError.sql(message: "a parameter needs a name, such as :class", excerpt: nil)
            }
            known.insert(name)
            unused.remove(name)
            switch parameters[name] {
            case nil: missing.insert(name)
            case .null?: sqlite3_bind_null(handle, index + 1)
            case .integer(let value)?: sqlite3_bind_int64(handle, index + 1, value)
            case .real(let value)?: sqlite3_bind_double(handle, index + 1, value)
            case .text(let value)?: sqlite3_bind_text(handle, index + 1, value, -1, Self.copies)
            case .blob(let value)?: sqlite3_bind_blob(handle, index + 1, value, Int32(value.count), Self.copies)
            }
        }
    }

    private static var copies: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }

    func run(_ statement: Compiled, into sink: inout some ResultSink) throws {
        let count = statement.columnCount
        if count > 0 {
            try sink.begin(columns: (0..<count).map { String(cString: sqlite3_column_name(statement.handle, $0)) })
        }
        while true {
            let code = sqlite3_step(statement.handle)
            if code == SQLITE_DONE { break }
            guard code == SQLITE_ROW else { throw failure(code, statementAt: statement.offset) }
            try sink.row((0..<count).map { value(statement.handle, $0) })
        }
        if count > 0 { try sink.end() }
    }

    private func value(_ handle: OpaquePointer, _ column: Int32) -> Value {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            // A path need not be UTF-8: what is not shows as U+FFFD.
            let bytes = UnsafeBufferPointer(
                start: sqlite3_column_text(handle, column), count: Int(sqlite3_column_bytes(handle, column)))
            return .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            let bytes = UnsafeRawBufferPointer(
                start: sqlite3_column_blob(handle, column), count: Int(sqlite3_column_bytes(handle, column)))
            return .blob(Array(bytes))
        default: return .null
        }
    }

    private func failure(_ code: Int32, statementAt offset: Int) -> AskingError {
        let place = sqlite3_error_offset(connection)
        let excerpt = excerpt(offset: place < 0 ? nil : offset + Int(place), statementAt: offset)
        if let refused = authorizer.refused { return .notAllowed(what: refused, excerpt: excerpt) }
        if code == SQLITE_INTERRUPT { return .timedOut(seconds: timeout) }
        return .sql(message: String(cString: sqlite3_errmsg(connection)), excerpt: excerpt)
    }

    /// Where a statement's first word stands, behind blanks and comments.
    private static func skippingComments(_ sql: [UInt8], from start: Int) -> Int {
        var place = start
        while place < sql.count {
            if sql[place] <= 0x20 {
                place += 1
            } else if sql[place...].starts(with: "--".utf8) {
                place = sql[place...].firstIndex(of: 0x0A) ?? sql.count
            } else if sql[place...].starts(with: "/*".utf8) {
                place += 2
                while place < sql.count, !sql[place...].starts(with: "*/".utf8) { place += 1 }
                place = min(place + 2, sql.count)
            } else {
                return place
            }
        }
        return start
    }

    /// The line of the SQL that the error is in, with a mark under the place.
    private func excerpt(offset: Int?, statementAt start: Int) -> String {
        let bytes = sql.dropLast().map { UInt8(bitPattern: $0) }
        var place = min(offset ?? start, bytes.count)
        if offset == nil { place = Self.skippingComments(bytes, from: place) }
        let lineStart = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let lineEnd = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
        let line = 1 + bytes[..<place].count { $0 == 0x0A }
        let text = String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self)
        let column = String(decoding: bytes[lineStart..<place], as: UTF8.self).count
        let prefix = "  line \(line): "
        let mark = offset == nil ? "" : "\n" + String(repeating: " ", count: prefix.count + column) + "^"
        return prefix + text + mark
    }
}
