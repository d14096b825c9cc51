import Errors

/// One SQLite value in a result.
package enum Value: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// The length of a text or blob in bytes; 0 for other values.
    package var length: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .blob(let bytes): bytes.count
        default: 0
        }
    }

    /// Creates a value from the text of an argument.
    ///
    /// If xibdb would print a number as exactly this text, the value is the number. Otherwise, the value is text: `007`
    /// and `1e3` are not converted.
    package init(written text: String) {
        if let integer = Int64(text), String(integer) == text {
            self = .integer(integer)
        } else if let real = Double(text), real.isFinite, "\(real)" == text {
            self = .real(real)
        } else {
            self = .text(text)
        }
    }
}

/// Receives results row by row.
package protocol ResultSink {
    /// Receives the number of statements that will return rows. Called before the first of these statements runs.
    mutating func start(statements: Int) throws
    /// Called before the rows of a statement.
    mutating func begin(columns: [String]) throws
    /// Receives one row of the current statement.
    mutating func row(_ values: [Value]) throws
    /// Called after the last row of the current statement.
    mutating func end() throws
}

extension ResultSink {
    package mutating func start(statements: Int) throws {}
}

/// Keeps the rows of one statement in memory.
package struct CollectedRows: ResultSink, Sendable {
    /// The maximum total size of all values in bytes, and the size in bytes of one value without its text or blob.
    private static let (mostBytes, bytesOfValue) = (256 << 20, 16)
    private var bytes = 0
    package private(set) var columns: [String] = []
    package private(set) var rows: [[Value]] = []

    /// Creates an empty collection.
    package init() {}

    /// Creates a collection of these rows.
    package init(columns: [String], rows: [[Value]]) { (self.columns, self.rows) = (columns, rows) }
    package mutating func begin(columns: [String]) { self.columns = columns }
    /// Keeps a row.
    ///
    /// - Throws: ``AskingError/tooMuchMemory(bytes:)`` if the rows exceed the maximum size.
    package mutating func row(_ values: [Value]) throws {
        bytes += values.reduce(0) { $0 + $1.length + Self.bytesOfValue }
        if bytes > Self.mostBytes { throw AskingError.tooMuchMemory(bytes: Int64(Self.mostBytes)) }
        rows.append(values)
    }
    package mutating func end() {}
}
