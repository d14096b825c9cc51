import GRDB
import GRDBSQLite
import InterfaceBuilder

/// The rows of a file hold more text than one file may add to an index.
struct NoRoom: Error {}

/// One prepared INSERT, bound column by column in the order of its columns.
///
/// Rows are written through SQLite's own calls and not through GRDB's
/// `StatementArguments`: a first run writes hundreds of thousands of values,
/// and text is bound where it lies in the document, without a copy.
///
/// Rows that are announced go several at a time: SQLite opens and closes the
/// table for each run of a statement, a tenth of the time of a row.
struct InsertStatement {
    private static let batch = 8
    /// What the pointers are of. They are not left to GRDB's cache: it forgets
    /// all statements whenever a table is made.
    private var prepared: [Statement]
    private let single: OpaquePointer
    /// Made when it is first of use: a run that refreshes one file writes few rows.
    private var several: OpaquePointer?
    private let insert: String
    private let marks: String
    private var statement: OpaquePointer
    private var column: Int32 = 0
    /// Rows that were announced and do not have a run of their own yet.
    private var expected = 0
    /// Rows still to bind before the statement runs.
    private var missing = 1
    /// Bytes of text that the file may still add; of all statements of a writer.
    private let room: UnsafeMutablePointer<Int>

    /// - Parameters:
    ///   - table: name of a table of the index. Where it wants a text, none
    ///     is the empty text.
    ///   - prefix: what the name of the table begins with that is written.
    ///   - columns: names of the columns, in the order of binding.
    ///   - room: bytes of text that may still be written. Nothing is written
    ///     when they are used up.
    init(_ db: Database, table: String, prefix: String = "", columns: [String], room: UnsafeMutablePointer<Int>) throws
    {
        let needed = Set(try db.columns(in: table).filter { $0.isNotNull && $0.type == "TEXT" }.map(\.name))
        let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
        marks = "(" + columns.map { needed.contains($0) ? "ifnull(?, '')" : "?" }.joined(separator: ", ") + ")"
        // OR FAIL: what went before of a run stays until the savepoint
        // takes it back, so that SQLite need not prepare for that with every run.
        insert = "INSERT OR FAIL INTO \(prefix)\(table) (\(names)) VALUES "
        let made = try db.makeStatement(sql: insert + marks)
        prepared = [made]
        single = made.sqliteStatement
        statement = single
        self.room = room
    }

    /// Announces rows that will all be bound and executed before their bytes go.
    mutating func expect(_ rows: Int, _ db: Database) throws {
        if rows >= Self.batch, several == nil {
            let all = Array(repeating: marks, count: Self.batch).joined(separator: ", ")
            let made = try db.makeStatement(sql: insert + all)
            prepared.append(made)
            several = made.sqliteStatement
        }
        expected = rows
        startRun()
    }

    private mutating func startRun() {
        column = 0
        if expected >= Self.batch, let several {
            statement = several
            missing = Self.batch
        } else {
            statement = single
            missing = 1
        }
        expected -= missing
    }

    /// Binds text of the document whose bytes are given; they must stay
    /// where they are until ``execute()``.
    @inline(__always)
    mutating func bind(_ text: Text, in bytes: UnsafeBufferPointer<UInt8>) {
        column += 1
        guard let range = text.range else { return }
        bindBytes(bytes.baseAddress.unsafelyUnwrapped + range.lowerBound, range.count)
    }

    mutating func bind(_ text: StaticString?) {
        column += 1
        if let text { bindBytes(text.utf8Start, text.utf8CodeUnitCount) }
    }

    /// Binds bytes that stay where they are as long as the program runs.
    mutating func bind(lasting bytes: UnsafeBufferPointer<UInt8>?) {
        column += 1
        if let bytes, let start = bytes.baseAddress { bindBytes(start, bytes.count) }
    }

    /// Binds text that lives only as long as this call.
    mutating func bindCopy(_ bytes: [UInt8]?) {
        column += 1
        guard let bytes else { return }
        bytes.withUnsafeBytes { buffer in
            let text = buffer.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) }
            // An empty array may have no address; "" has.
            room.pointee -= buffer.count
            _ = "".withCString { empty in
                sqlite3_bind_text(
                    statement, column, text ?? empty, Int32(clamping: buffer.count),
                    unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            }
        }
    }

    /// Binds text that lives only as long as this call.
    mutating func bindCopy(_ text: String?) {
        column += 1
        guard var text else { return }
        text.withUTF8 { bytes in
            let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            guard let start = bytes.baseAddress else {
                _ = sqlite3_bind_text(statement, column, "", 0, copied)
                return
            }
            room.pointee -= bytes.count
            start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                _ = sqlite3_bind_text(statement, column, $0, Int32(clamping: bytes.count), copied)
            }
        }
    }

    @inline(__always)
    mutating func bind(_ value: Int64?) {
        column += 1
        if let value { sqlite3_bind_int64(statement, column, value) }
    }

    mutating func bind(number value: Double?) {
        column += 1
        if let value { sqlite3_bind_double(statement, column, value) }
    }

    mutating func bind(_ value: Bool) { bind(value ? 1 : 0) }

    /// Binds the number that a text spells; NULL where it spells none.
    mutating func bindNumber(_ text: Text, in bytes: UnsafeBufferPointer<UInt8>) {
        column += 1
        guard let range = text.range else { return }
        if let number = DecimalText.double(bytes[range]) { sqlite3_bind_double(statement, column, number) }
    }

    /// Binds the integer that a text spells, else the text.
    mutating func bindInteger(_ text: Text, in bytes: UnsafeBufferPointer<UInt8>) {
        guard let range = text.range, let number = DecimalText.integer(bytes[range]) else {
            return bind(text, in: bytes)
        }
        bind(number)
    }

    /// Ends a row: runs the INSERT when it has all rows of its run.
    ///
    /// - Throws: ``NoRoom``; what SQLite says.
    mutating func execute(_ db: Database) throws {
        guard room.pointee >= 0 else { throw NoRoom() }
        missing -= 1
        guard missing == 0 else { return }
        let statement = statement
        startRun()
        let code = sqlite3_step(statement)
        sqlite3_reset(statement)
        sqlite3_clear_bindings(statement)
        guard code == SQLITE_DONE else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: db.lastErrorMessage)
        }
    }

    @inline(__always)
    private func bindBytes(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        room.pointee -= count
        bytes.withMemoryRebound(to: CChar.self, capacity: count) {
            // No destructor: the bytes outlive the statement's execution.
            _ = sqlite3_bind_text(statement, column, $0, Int32(count), nil)
        }
    }
}

/// Numbers as Interface Builder writes them.
enum DecimalText {
    private static let powers: [Double] = (0...15).map { exponent in
        (0..<exponent).reduce(1.0) { power, _ in power * 10 }
    }

    /// Digits with an optional sign and fraction are converted by one exact
    /// division, which is what correct rounding gives for up to 15 digits;
    /// everything else goes the long way.
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
