import Store

/// A row of an answer, by column name.
package struct Row {
    private let values: [String: Value]

    /// Creates a row from the names of the columns and the values, in the same order.
    package init(_ columns: [String], _ values: [Value]) {
        self.values = Dictionary(zip(columns, values)) { first, _ in first }
    }

    /// Returns a text, or a number as text; nil for NULL and for an unknown column.
    package func text(_ column: String) -> String? {
        switch values[column] {
        case .text(let text)?: text
        // A tag or a value may be a number.
        case .integer(let number)?: String(number)
        case .real(let number)?: String(number)
        default: nil
        }
    }

    /// Returns an integer; nil for any other value.
    package func integer(_ column: String) -> Int? {
        id(column).map(Int.init)
    }

    /// Returns a row id; nil for any other value.
    package func id(_ column: String) -> Int64? {
        if case .integer(let number)? = values[column] { number } else { nil }
    }

    /// Returns a number; nil for any other value.
    func number(_ column: String) -> Double? {
        switch values[column] {
        case .integer(let number)?: Double(number)
        case .real(let number)?: number
        default: nil
        }
    }

    /// The column `confidence`. A query that has this column never has another value.
    var confidence: Confidence { text("confidence").flatMap(Confidence.init) ?? .possible }

    /// Whether the value is 1.
    package func flag(_ column: String) -> Bool { integer(column) == 1 }
}

extension CollectedRows {
    /// The rows, by column name.
    package var named: [Row] { rows.map { Row(columns, $0) } }
}
