internal import Store

/// A value of a row.
public enum Value: Sendable, Hashable, CustomStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral
{
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// Creates a text value.
    public init(stringLiteral text: String) { self = .text(text) }

    /// Creates an integer value.
    public init(integerLiteral number: Int64) { self = .integer(number) }

    init(_ value: Store.Value) {
        switch value {
        case .null: self = .null
        case .integer(let number): self = .integer(number)
        case .real(let number): self = .real(number)
        case .text(let text): self = .text(text)
        case .blob(let bytes): self = .blob(bytes)
        }
    }

    var stored: Store.Value {
        switch self {
        case .null: .null
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        case .text(let text): .text(text)
        case .blob(let bytes): .blob(bytes)
        }
    }

    /// The value as text. For NULL, the text is empty. For a blob, it is the size, such as `3 bytes`.
    public var description: String {
        switch self {
        case .null: ""
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .text(let text): text
        case .blob(let bytes): "\(bytes.count) bytes"
        }
    }
}

/// The rows of an answer.
public struct Rows: Sendable, Equatable {
    /// The names of the columns.
    public let columns: [String]
    /// The values of each row, in the order of the columns.
    public let rows: [[Value]]

    init(_ collected: CollectedRows) {
        columns = collected.columns
        rows = collected.rows.map { $0.map { Value($0) } }
    }

    /// Returns the values of one column.
    ///
    /// - Returns: the values, or an empty list if no column has this name.
    public func values(of column: String) -> [Value] {
        columns.firstIndex(of: column).map { place in rows.map { $0[place] } } ?? []
    }
}
