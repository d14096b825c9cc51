import Store

/// A row of an answer, by column name.
struct Row {
    private let values: [String: Value]

    init(_ columns: [String], _ values: [Value]) {
        self.values = Dictionary(zip(columns, values)) { first, _ in first }
    }

    func text(_ column: String) -> String? {
        switch values[column] {
        case .text(let text)?: text
        // A tag or a value may be a number.
        case .integer(let number)?: String(number)
        case .real(let number)?: String(number)
        default: nil
        }
    }

    func integer(_ column: String) -> Int? {
        id(column).map(Int.init)
    }

    func id(_ column: String) -> Int64? {
        if case .integer(let number)? = values[column] { number } else { nil }
    }

    func flag(_ column: String) -> Bool { integer(column) == 1 }
}

extension CollectedRows {
    /// The rows, by column name.
    var named: [Row] { rows.map { Row(columns, $0) } }
}
