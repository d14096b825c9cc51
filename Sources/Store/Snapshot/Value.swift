/// One value of a result, as SQLite has it.
public enum Value: Sendable, Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// A value as a person writes it: a number where the text is exactly how
    /// a number is printed, else text. `007` and `1e3` stay text.
    public init(written text: String) {
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
public protocol ResultSink {
    /// How many statements will give rows, before the first of them runs.
    mutating func start(statements: Int) throws
    /// A statement is about to give rows.
    mutating func begin(columns: [String]) throws
    /// One row of the current statement.
    mutating func row(_ values: [Value]) throws
    /// The current statement has no more rows.
    mutating func end() throws
}

extension ResultSink {
    public mutating func start(statements: Int) throws {}
}

/// Keeps the rows of one statement in memory.
public struct CollectedRows: ResultSink, Sendable {
    public private(set) var columns: [String] = []
    public private(set) var rows: [[Value]] = []

    /// An empty collection.
    public init() {}

    /// A collection of these rows.
    public init(columns: [String], rows: [[Value]]) { (self.columns, self.rows) = (columns, rows) }
    public mutating func begin(columns: [String]) { self.columns = columns }
    public mutating func row(_ values: [Value]) { rows.append(values) }
    public mutating func end() {}
}
