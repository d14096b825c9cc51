import Queries

/// A row of an answer by the names of its columns.
struct Row {
    private let values: [String: Value]

    init(_ columns: [String], _ values: [Value]) {
        self.values = Dictionary(zip(columns, values)) { first, _ in first }
    }

    func text(_ column: String) -> String? {
        switch values[column] {
        case .text(let text)?: text
        // A tag or value that is a number.
        case .integer(let number)?: String(number)
        case .real(let number)?: String(number)
        default: nil
        }
    }

    func integer(_ column: String) -> Int? {
        guard case .integer(let number)? = values[column] else { return nil }
        return Int(number)
    }

    func flag(_ column: String) -> Bool { integer(column) == 1 }

    var line: Int { integer("line") ?? 0 }
    var column: Int { integer("column") ?? 0 }

    /// The member of a class that a query found.
    var member: Explanation.Place? { place("member_") }

    /// A place whose columns have a prefix.
    func place(_ prefix: String = "") -> Explanation.Place? {
        guard let path = text(prefix + "path"), let line = integer(prefix + "line") else { return nil }
        return Explanation.Place(path: path, line: line, column: integer(prefix + "column") ?? 1, class: text(prefix + "class"))
    }
}

extension Questions {
    /// The rows of `Queries/Explain/explained-NAME.sql`.
    func explain(_ name: String, _ parameters: [String: Value]) throws -> [Row] {
        guard let sql = Queries.explain["explained-" + name] else { preconditionFailure("no query explained-\(name)") }
        let found = try rows(sql, parameters: parameters)
        return found.rows.map { Row(found.columns, $0) }
    }
}
