import Errors
import CSQLite

/// The compiled statements of one SQL text. The statements can run many times.
final class StatementList {
    private struct Statement {
        let handle: OpaquePointer
        /// The offset of the statement in the SQL, in bytes.
        let offset: Int
        var columnCount: Int32 { sqlite3_column_count(handle) }
    }

    /// The names of the parameters of all statements.
    private(set) var parameters: Set<String> = []
    private var statements: [Statement] = []
    private let sql: [CChar]
    private let connection: OpaquePointer
    private let authorizer: Authorizer
    private let bounds: Bounds
    private let index: IndexFile

    /// Compiles all statements, so that a syntax error is found before the first statement runs.
    init(_ sql: String, _ connection: OpaquePointer, _ authorizer: Authorizer, _ bounds: Bounds, _ index: IndexFile)
        throws(AskingError)
    {
        self.sql = Array(sql.utf8CString)
        (self.connection, self.authorizer, self.bounds, self.index) = (connection, authorizer, bounds, index)
        var place = 0
        while place < self.sql.count - 1, let next = try compile(at: place), next > place { place = next }
        guard !statements.isEmpty else { throw .noSQL }
    }

    deinit {
        for statement in statements { sqlite3_finalize(statement.handle) }
    }

    /// Compiles the statement that starts at a byte offset in the SQL.
    ///
    /// - Returns: the offset after the statement.
    private func compile(at place: Int) throws(AskingError) -> Int? {
        var handle: OpaquePointer?
        authorizer.reset()
        let (code, next) = sql.withUnsafeBufferPointer { buffer -> (Int32, Int?) in
            guard let start = buffer.baseAddress else { return (SQLITE_OK, nil) }
            var tail: UnsafePointer<CChar>?
            let code = sqlite3_prepare_v2(connection, start + place, -1, &handle, &tail)
            return (code, tail.map { $0 - start })
        }
        guard code == SQLITE_OK else { throw failure(statementAt: place) }
        guard let handle else { return next }
        statements.append(Statement(handle: handle, offset: place))
        for index in 0..<sqlite3_bind_parameter_count(handle) {
            guard let name = Self.name(ofParameter: index + 1, of: handle) else {
                throw .sql(message: "a parameter needs a name, such as :class", excerpt: nil)
            }
            parameters.insert(name)
        }
        return next
    }

    private static func name(ofParameter index: Int32, of handle: OpaquePointer) -> String? {
        sqlite3_bind_parameter_name(handle, index).map { String(String(cString: $0).dropFirst()) }
    }

    // MARK: Running

    /// Sets the parameters. Parameters without a value are NULL.
    func bind(_ values: [String: Value]) {
        for handle in statements.map(\.handle) {
            for index in 0..<sqlite3_bind_parameter_count(handle) {
                let name = Self.name(ofParameter: index + 1, of: handle)
                // Values of queries are limited, so SQLite accepts them.
                _ = (name.flatMap { values[$0] } ?? .null).bind(to: index + 1, of: handle)
            }
        }
    }

    /// Passes the rows of all statements that have columns to the sink.
    func run(into sink: inout some ResultSink) throws {
        authorizer.reset()
        try sink.start(statements: statements.count { $0.columnCount > 0 })
        for statement in statements { try run(statement, into: &sink) }
    }

    /// Resets unfinished statements and releases the parameters.
    func reset() {
        for statement in statements {
            sqlite3_reset(statement.handle)
            sqlite3_clear_bindings(statement.handle)
        }
    }

    private func run(_ statement: Statement, into sink: inout some ResultSink) throws {
        let count = statement.columnCount
        if count > 0 {
            try sink.begin(columns: (0..<count).map { String(cString: sqlite3_column_name(statement.handle, $0)) })
        }
        while true {
            let code = sqlite3_step(statement.handle)
            if code == SQLITE_DONE { break }
            guard code == SQLITE_ROW else { throw failure(statementAt: statement.offset) }
            // The time limit includes the time that the sink needs.
            try bounds.check()
            try sink.row((0..<count).map { try value(statement.handle, $0) })
        }
        if count > 0 { try sink.end() }
    }

    private func value(_ handle: OpaquePointer, _ column: Int32) throws(AskingError) -> Value {
        let type = sqlite3_column_type(handle, column)
        if type == SQLITE_TEXT || type == SQLITE_BLOB {
            try bounds.check(
                Int(sqlite3_column_bytes(handle, column)), of: String(cString: sqlite3_column_name(handle, column)))
        }
        return Value(column: column, of: handle)
    }

    // MARK: Failing

    private func failure(statementAt offset: Int) -> AskingError {
        let place = sqlite3_error_offset(connection)
        let excerpt = excerpt(offset: place < 0 ? nil : offset + Int(place), statementAt: offset)
        if let refused = authorizer.refused { return .notAllowed(what: refused, excerpt: excerpt) }
        if let exceeded = bounds.exceeded { return exceeded }
        let message = String(cString: sqlite3_errmsg(connection))
        if [SQLITE_CORRUPT, SQLITE_NOTADB].contains(sqlite3_errcode(connection) & 0xFF) {
            return .damaged(path: index.path, isHistory: index.kind.isHistory, reason: message)
        }
        return .sql(message: message, excerpt: excerpt)
    }

    /// Returns the offset of the first word of a statement, after white space and comments.
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

    /// Returns the line of the SQL that contains the error. If the position of the error is known, a mark below the
    /// line points to it.
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
