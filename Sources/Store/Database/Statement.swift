import CSQLite

/// A compiled statement. It can run many times.
package final class Statement {
    /// The statement of the C library. It is valid as long as this object.
    package let handle: OpaquePointer

    init(_ sql: String, _ connection: OpaquePointer) throws(DatabaseError) {
        var compiled: OpaquePointer?
        guard sqlite3_prepare_v2(connection, sql, -1, &compiled, nil) == SQLITE_OK else {
            throw DatabaseError(of: connection)
        }
        guard let compiled else { preconditionFailure("There is no statement in \(sql).") }
        handle = compiled
    }

    deinit { sqlite3_finalize(handle) }

    /// The number of parameters.
    package var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

    /// Whether rows of the statement are being read.
    var isRunning: Bool { sqlite3_stmt_busy(handle) != 0 }

    /// Runs the statement. If it returns rows, they are ignored.
    package func run(_ values: [(any ColumnValue)?] = []) throws(DatabaseError) {
        try bind(values)
        defer { reset() }
        while try step() {}
    }

    /// Passes each row to a closure.
    package func forEachRow(_ values: [(any ColumnValue)?] = [], _ body: (CurrentRow) throws -> Void) throws {
        try bind(values)
        defer { reset() }
        while try step() { try body(CurrentRow(handle)) }
    }

    /// Returns a value for the first row; nil if there is no row.
    package func firstRow<Element>(_ values: [(any ColumnValue)?] = [], _ make: (CurrentRow) throws -> Element) throws
        -> Element?
    {
        try bind(values)
        defer { reset() }
        return try step() ? make(CurrentRow(handle)) : nil
    }

    /// Sets the parameters to values; nil is NULL.
    private func bind(_ values: [(any ColumnValue)?]) throws(DatabaseError) {
        precondition(
            values.count == parameterCount,
            "The number of values does not match \(String(cString: sqlite3_sql(handle)))")
        for (number, value) in zip(Int32(1)..., values) {
            guard let value, value.bind(to: number, of: handle) != SQLITE_OK else { continue }
            reset()
            throw DatabaseError(of: sqlite3_db_handle(handle))
        }
    }

    /// Continues with the next row.
    ///
    /// - Returns: whether there is a row.
    private func step() throws(DatabaseError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw DatabaseError(of: sqlite3_db_handle(handle))
        }
    }

    private func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }
}

/// The current row of a statement. Use it only while the statement is at this row.
package struct CurrentRow {
    private let handle: OpaquePointer

    fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

    /// The number of columns.
    package var count: Int { Int(sqlite3_column_count(handle)) }

    /// The value of a column. The first column is 0. NULL becomes 0, false, or an empty text or blob.
    package subscript<Content: ColumnValue>(column: Int) -> Content { Content(column: Int32(column), of: handle) }

    /// The value of a column; nil for NULL.
    package subscript<Content: ColumnValue>(column: Int) -> Content? {
        guard sqlite3_column_type(handle, Int32(column)) != SQLITE_NULL else { return nil }
        return Content(column: Int32(column), of: handle)
    }

    /// The values of all columns.
    package var values: [Value] { (0..<count).map { self[$0] } }

    /// Passes the bytes of a text or blob to a closure. They are valid only during the call.
    package func withBytes<Result>(of column: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let start = sqlite3_column_blob(handle, Int32(column))
        return body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
    }
}
