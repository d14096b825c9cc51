import CSQLite

/// A type of which a column of a database can contain values.
package protocol ColumnValue {
    /// Reads a column of the current row of a statement.
    init(column: Int32, of statement: OpaquePointer)
    /// Sets a parameter of a statement. The first parameter is 1.
    ///
    /// - Returns: the result code of SQLite. It is an error if the value is longer than SQLite allows.
    func bind(to parameter: Int32, of statement: OpaquePointer) -> Int32
}

extension Int64: ColumnValue {
    package init(column: Int32, of statement: OpaquePointer) { self = sqlite3_column_int64(statement, column) }
    package func bind(to parameter: Int32, of statement: OpaquePointer) -> Int32 {
        sqlite3_bind_int64(statement, parameter, self)
    }
}

extension Int: ColumnValue {
    package init(column: Int32, of statement: OpaquePointer) {
        self.init(truncatingIfNeeded: sqlite3_column_int64(statement, column))
    }
    package func bind(to parameter: Int32, of statement: OpaquePointer) -> Int32 {
        sqlite3_bind_int64(statement, parameter, Int64(self))
    }
}

extension Bool: ColumnValue {
    package init(column: Int32, of statement: OpaquePointer) { self = sqlite3_column_int64(statement, column) != 0 }
    package func bind(to parameter: Int32, of statement: OpaquePointer) -> Int32 {
        sqlite3_bind_int64(statement, parameter, self ? 1 : 0)
    }
}

extension String: ColumnValue {
    /// Bytes that are not UTF-8 are decoded as U+FFFD.
    package init(column: Int32, of statement: OpaquePointer) {
        let bytes = UnsafeBufferPointer(
            start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
        self.init(decoding: bytes, as: UTF8.self)
    }
    package func bind(to parameter: Int32, of statement: OpaquePointer) -> Int32 {
        var text = self
        return text.withUTF8 { TextBytes.bind($0, to: parameter, of: statement) }
    }
}

/// A text that might not be UTF-8, for example a path.
package struct TextBytes: ColumnValue {
    /// The bytes of the text.
    package let bytes: [UInt8]

    /// Creates a text.
    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    package init(column: Int32, of statement: OpaquePointer) {
        bytes = Array(
            UnsafeBufferPointer(
                start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column))))
    }
    package func bind(to parameter: Int32, of statement: OpaquePointer) -> Int32 {
        bytes.withUnsafeBufferPointer { Self.bind($0, to: parameter, of: statement) }
    }

    fileprivate static func bind(
        _ bytes: UnsafeBufferPointer<UInt8>, to parameter: Int32, of statement: OpaquePointer
    ) -> Int32 {
        // SQLite reads a missing address as NULL, and an empty buffer may have no address.
        guard let start = bytes.baseAddress, !bytes.isEmpty else {
            return sqlite3_bind_text(statement, parameter, "", 0, copies)
        }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            sqlite3_bind_text(statement, parameter, $0, Int32(clamping: bytes.count), copies)
        }
    }
}

extension Value: ColumnValue {
    package init(column: Int32, of statement: OpaquePointer) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT: self = .text(String(column: column, of: statement))
        case SQLITE_BLOB:
            let bytes = UnsafeRawBufferPointer(
                start: sqlite3_column_blob(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
            self = .blob(Array(bytes))
        default: self = .null
        }
    }

    package func bind(to parameter: Int32, of statement: OpaquePointer) -> Int32 {
        switch self {
        case .null: sqlite3_bind_null(statement, parameter)
        case .integer(let value): value.bind(to: parameter, of: statement)
        case .real(let value): sqlite3_bind_double(statement, parameter, value)
        case .text(let value): value.bind(to: parameter, of: statement)
        case .blob(let value): sqlite3_bind_blob(statement, parameter, value, Int32(value.count), copies)
        }
    }
}

/// Tells SQLite to make its own copy of a value.
package var copies: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
