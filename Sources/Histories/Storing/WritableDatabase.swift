import GRDBSQLite
import Store

/// A database that only one run writes. It calls the C API of SQLite directly.
final class WritableDatabase {
    private let connection: OpaquePointer

    /// An error from SQLite.
    struct Failure: Error {
        let message: String
        /// Whether the existing contents are damaged.
        let isDamage: Bool
    }

    /// Opens an existing file that no other process uses until it is complete.
    ///
    /// SQLite must not create the file: if a time limit ends the process, another thread has just deleted it.
    init(path: String) throws(Failure) {
        var opened: OpaquePointer?
        guard
            sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let opened
        else {
            sqlite3_close_v2(opened)
            throw Failure(message: "it cannot be opened", isDamage: false)
        }
        connection = opened
        try run(
            "PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA secure_delete = OFF"
        )
    }

    deinit { sqlite3_close_v2(connection) }

    /// Runs statements that return no rows.
    func run(_ sql: String) throws(Failure) {
        guard sqlite3_exec(connection, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
    }

    /// Compiles a statement.
    func statement(_ sql: String) throws(Failure) -> Statement {
        var handle: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &handle, nil) == SQLITE_OK, let handle else { throw failure() }
        return Statement(handle, self)
    }

    fileprivate func failure() -> Failure {
        let code = sqlite3_errcode(connection) & 0xFF
        return Failure(
            message: String(cString: sqlite3_errmsg(connection)),
            isDamage: [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code))
    }

    /// A statement that runs many times. The values are bound one by one.
    final class Statement {
        private let handle: OpaquePointer
        private let database: WritableDatabase
        private var column: Int32 = 0

        fileprivate init(_ handle: OpaquePointer, _ database: WritableDatabase) {
            (self.handle, self.database) = (handle, database)
        }

        deinit { sqlite3_finalize(handle) }

        func bind(_ value: Int64?) {
            column += 1
            if let value { sqlite3_bind_int64(handle, column, value) }
        }

        func bind(_ value: Int?) { bind(value.map(Int64.init)) }

        func bind(_ value: Bool) { bind(value ? 1 : 0) }

        /// Binds a text. An empty text and nil become NULL.
        func bind(_ text: String?) {
            column += 1
            guard var text, !text.isEmpty else { return }
            text.withUTF8 { bindBytes($0) }
        }

        /// Binds a text that may be empty.
        func bind(whole text: String) {
            if text.isEmpty {
                column += 1
                sqlite3_bind_text(handle, column, "", 0, nil)
            } else {
                bind(text)
            }
        }

        /// Binds a text that might not be UTF-8. Nil becomes NULL.
        func bind(_ bytes: [UInt8]?) {
            column += 1
            bytes?.withUnsafeBufferPointer { bindBytes($0) }
        }

        private func bindBytes(_ bytes: UnsafeBufferPointer<UInt8>) {
            bytes.withMemoryRebound(to: CChar.self) {
                _ = sqlite3_bind_text(
                    handle, column, $0.baseAddress, Int32(clamping: $0.count),
                    unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            }
        }

        /// Runs the statement with the bound values.
        func execute() throws(Failure) {
            defer { reset() }
            guard sqlite3_step(handle) == SQLITE_DONE else { throw database.failure() }
        }

        /// Returns the values of the first row as text; nil if there is no row.
        func row() throws(Failure) -> [String?]? {
            defer { reset() }
            switch sqlite3_step(handle) {
            case SQLITE_ROW:
                return (0..<sqlite3_column_count(handle)).map {
                    sqlite3_column_text(handle, $0).map { String(cString: $0) }
                }
            case SQLITE_DONE: return nil
            default: throw database.failure()
            }
        }

        private func reset() {
            column = 0
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
    }
}
