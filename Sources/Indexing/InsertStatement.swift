import Store
import CSQLite
import InterfaceBuilder

/// The rows of a file contain more text than one file may add to an index.
struct NoRoom: Error {}

/// A prepared INSERT for all columns of a table. The values are bound by column name.
///
/// If a row does not bind a column, its value is NULL.
///
/// Values are bound with the C API of SQLite, and not as ``ColumnValue``. A first run writes hundreds of thousands of
/// values, and the C API can bind the text of a document without a copy.
///
/// Several announced rows are written in one run of the statement. For each run, SQLite opens and closes the table.
/// This takes a tenth of the time that is needed to write a row.
package struct InsertStatement {
    private static let batch = 8
    /// The statements that own the pointers.
    private var prepared: [Statement]
    private let single: OpaquePointer
    /// Created on first use, because a run that refreshes one file writes few rows.
    private var several: OpaquePointer?
    private let insert: String
    private let marks: String
    private var statement: OpaquePointer
    /// Numbers of the parameters of one row, keyed by column name. The first number is 1.
    private let parameters: [String: Int32]
    /// The columns of the previous row, in the order in which they were bound. Most rows bind their columns in the same
    /// order, so a name is rarely looked up.
    private var order: [(name: UnsafePointer<UInt8>?, parameter: Int32)]
    /// The number of columns of the current row that are bound.
    private var bound = 0
    /// The number of parameters in the complete rows of the current run. A run is one execution of the statement.
    private var complete: Int32 = 0
    /// The number of announced rows that are not yet part of a run.
    private var expected = 0
    /// The number of rows to bind before the statement runs.
    private var missing = 1
    /// The number of bytes of text that the file may still add. All statements of a writer share this number.
    private let room: UnsafeMutablePointer<Int>

    /// - Parameters:
    ///   - table: name of a table of the index. If a text column is NOT NULL, a missing text becomes an empty text.
    ///   - prefix: prefix of the name of the written table.
    ///   - room: the number of bytes of text that may still be written. If a row exceeds it, ``execute(_:)`` throws
    ///     ``NoRoom``.
    package init(_ db: Database, _ table: String, prefix: String = "", room: UnsafeMutablePointer<Int>) throws {
        let columns = try db.columns(of: table)
        let names = columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
        let values = columns.map { $0.isNotNull && $0.type == "TEXT" ? "ifnull(?, '')" : "?" }
        marks = "(" + values.joined(separator: ", ") + ")"
        parameters = Dictionary(uniqueKeysWithValues: zip(columns.map(\.name), 1...))
        order = Array(repeating: (nil, 0), count: columns.count)
        // OR FAIL: if a row fails, the earlier rows of the run remain until the savepoint is rolled back. Therefore
        // SQLite does not need a statement journal for each run.
        insert = "INSERT OR FAIL INTO \(prefix)\(table) (\(names)) VALUES "
        let made = try db.statement(insert + marks)
        prepared = [made]
        single = made.handle
        statement = single
        self.room = room
    }

    /// Announces a number of rows. The caller must bind and execute all of them while their bytes are valid.
    mutating func expect(_ rows: Int, _ db: Database) throws {
        if rows >= Self.batch, several == nil {
            let all = Array(repeating: marks, count: Self.batch).joined(separator: ", ")
            let made = try db.statement(insert + all)
            prepared.append(made)
            several = made.handle
        }
        expected = rows
        startRun()
    }

    private mutating func startRun() {
        complete = 0
        bound = 0
        if expected >= Self.batch, let several {
            statement = several
            missing = Self.batch
        } else {
            statement = single
            missing = 1
        }
        expected -= missing
    }

    /// Returns the parameter of a column in the current row.
    @inline(__always)
    private mutating func parameter(_ column: StaticString) -> Int32 {
        let (name, parameter) = order[bound]
        guard name == column.utf8Start else { return lookUp(column) }
        bound += 1
        return complete + parameter
    }

    @inline(never)
    private mutating func lookUp(_ column: StaticString) -> Int32 {
        let parameter = parameter(named: column.description)
        order[bound] = (column.utf8Start, parameter)
        bound += 1
        return complete + parameter
    }

    /// Binds text of a document. The bytes must remain at their address until ``execute()``.
    @inline(__always)
    package mutating func bind(_ column: StaticString, _ text: Text, in bytes: UnsafeBufferPointer<UInt8>) {
        let parameter = parameter(column)
        guard let range = text.range else { return }
        bindBytes(bytes.baseAddress.unsafelyUnwrapped + range.lowerBound, range.count, parameter)
    }

    package mutating func bind(_ column: StaticString, _ text: StaticString?) {
        let parameter = parameter(column)
        if let text { bindBytes(text.utf8Start, text.utf8CodeUnitCount, parameter) }
    }

    /// Returns the parameter of a column whose name is only known at run time.
    package func parameter(named column: String) -> Int32 {
        guard let parameter = parameters[column] else { preconditionFailure("no column \(column) in \(insert)") }
        return parameter
    }

    /// Binds bytes that remain at their address as long as the program runs.
    ///
    /// - Parameter parameter: the result of ``parameter(named:)``.
    package func bind(lasting bytes: UnsafeBufferPointer<UInt8>?, to parameter: Int32) {
        if let bytes, let start = bytes.baseAddress { bindBytes(start, bytes.count, complete + parameter) }
    }

    /// Binds a number to the parameter that ``parameter(named:)`` returns.
    package func bind(_ value: Int64, to parameter: Int32) {
        sqlite3_bind_int64(statement, complete + parameter, value)
    }

    /// Binds text that is valid only during this call.
    mutating func bindCopy(_ column: StaticString, _ bytes: [UInt8]?) {
        let parameter = parameter(column)
        guard let bytes else { return }
        bytes.withUnsafeBytes { buffer in
            let text = buffer.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) }
            // An empty array might not have an address, but "" always has an address.
            room.pointee -= buffer.count
            _ = "".withCString { empty in
                sqlite3_bind_text(statement, parameter, text ?? empty, Int32(clamping: buffer.count), copies)
            }
        }
    }

    /// Binds text that is valid only during this call.
    mutating func bindCopy(_ column: StaticString, _ text: String?) {
        let parameter = parameter(column)
        guard var text else { return }
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else {
                _ = sqlite3_bind_text(statement, parameter, "", 0, copies)
                return
            }
            room.pointee -= bytes.count
            start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                _ = sqlite3_bind_text(statement, parameter, $0, Int32(clamping: bytes.count), copies)
            }
        }
    }

    @inline(__always)
    package mutating func bind(_ column: StaticString, _ value: Int64?) {
        let parameter = parameter(column)
        if let value { sqlite3_bind_int64(statement, parameter, value) }
    }

    package mutating func bind(_ column: StaticString, number value: Double?) {
        let parameter = parameter(column)
        if let value { sqlite3_bind_double(statement, parameter, value) }
    }

    package mutating func bind(_ column: StaticString, _ value: Bool) { bind(column, value ? 1 : 0) }

    /// Binds the number that a text contains; NULL if the text is not a number.
    mutating func bindNumber(_ column: StaticString, _ text: Text, in bytes: UnsafeBufferPointer<UInt8>) {
        let parameter = parameter(column)
        guard let range = text.range else { return }
        if let number = DecimalText.double(bytes[range]) { sqlite3_bind_double(statement, parameter, number) }
    }

    /// Binds the line and the column, which are the last columns of most tables, and writes the row.
    mutating func finish(_ at: Position, _ db: Database) throws {
        bind("line", Int64(at.line))
        bind("column", Int64(at.column))
        try execute(db)
    }

    /// Ends a row. If this is the last row of the run, executes the INSERT.
    ///
    /// - Throws: ``NoRoom``, or an error from SQLite.
    package mutating func execute(_ db: Database) throws {
        guard room.pointee >= 0 else { throw NoRoom() }
        missing -= 1
        guard missing == 0 else {
            complete += Int32(parameters.count)
            bound = 0
            return
        }
        let statement = statement
        startRun()
        let code = sqlite3_step(statement)
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
        guard code == SQLITE_DONE else {
            throw DatabaseError(of: db.connection)
        }
    }

    @inline(__always)
    private func bindBytes(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ parameter: Int32) {
        room.pointee -= count
        bytes.withMemoryRebound(to: CChar.self, capacity: count) {
            // The destructor is nil, because the bytes are valid until the statement has run.
            _ = sqlite3_bind_text(statement, parameter, $0, Int32(count), nil)
        }
    }
}

/// Converts the number format of Interface Builder.
enum DecimalText {
    private static let powers: [Double] = (0...15).map { exponent in
        (0..<exponent).reduce(1.0) { power, _ in power * 10 }
    }

    /// Returns the number that a text contains; nil if the text is not a number.
    ///
    /// Digits with an optional sign and fraction are converted with one division. With at most 15 digits, the result is
    /// correctly rounded. The standard library converts all other texts.
    static func double(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
        var mantissa: Int64 = 0
        var digits = 0
        var decimals: Int?
        var isNegative = false
        for (place, byte) in text.enumerated() {
            switch byte {
            case 0x30...0x39:
                mantissa = mantissa &* 10 &+ Int64(byte - 0x30)
                digits += 1
                if decimals != nil { decimals! += 1 }
                if digits > 15 { return Double(String(decoding: text, as: UTF8.self)) }
            case 0x2E where decimals == nil: decimals = 0
            case 0x2D where place == 0: isNegative = true
            default: return Double(String(decoding: text, as: UTF8.self))
            }
        }
        guard digits > 0 else { return nil }
        let value = Double(mantissa) / powers[decimals ?? 0]
        return isNegative ? -value : value
    }

    static func integer(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
        Int64(String(decoding: text, as: UTF8.self))
    }
}
