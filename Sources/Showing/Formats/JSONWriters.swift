import Bytes
import Store

/// Writes one JSON document for any number of statements.
struct JSONWriter: FormatWriter {
    private let output: Output
    private var statements = 1
    private var done = 0
    private var keys: [String] = []
    private var hasRows = false

    init(output: Output) { self.output = output }

    var isDocument: Bool { true }

    mutating func start(statements: Int) throws {
        self.statements = statements
        if statements != 1 { try output.writeJSON("[") }
    }

    mutating func begin(columns: [String]) throws {
        if done > 0 { try output.writeJSON(",\n") }
        keys = JSONText.keys(columns)
        hasRows = false
        try output.writeJSON("[")
    }

    mutating func row(_ values: [Value]) throws {
        try output.writeJSON(hasRows ? ",\n " : "")
        hasRows = true
        try output.writeJSON(JSONText.object(keys, values))
    }

    mutating func end() throws {
        try output.writeJSON("]")
        done += 1
    }

    mutating func finish() throws { try output.writeJSON(statements != 1 ? "]\n" : "\n") }
}

/// Writes one JSON object per line.
struct NDJSONWriter: FormatWriter {
    private let output: Output
    private var keys: [String] = []

    init(output: Output) { self.output = output }

    mutating func begin(columns: [String]) throws { keys = JSONText.keys(columns) }
    mutating func row(_ values: [Value]) throws { try output.writeJSON(JSONText.object(keys, values) + "\n") }
    mutating func end() throws {}
}

/// Writes JSON objects with their members in the order of the columns. `JSONEncoder` does not keep this order.
enum JSONText {
    /// Returns the quoted names of members.
    static func keys(_ columns: [String]) -> [String] { uniqueNames(columns).map(JSONString.quoted) }

    /// Returns the names of members. They must be unique, so a number is added to a repeated name.
    static func uniqueNames(_ columns: [String]) -> [String] {
        var seen: [String: Int] = [:]
        return columns.map { column in
            seen[column, default: 0] += 1
            let count = seen[column] ?? 1
            return count == 1 ? column : "\(column)_\(count)"
        }
    }

    static func object(_ keys: [String], _ values: [Value]) -> String {
        "{" + zip(keys, values).map { "\($0): \(value($1))" }.joined(separator: ", ") + "}"
    }

    static func value(_ value: Value) -> String {
        switch value {
        case .null: "null"
        case .integer(let number): String(number)
        case .real(let number): number.isFinite ? "\(number)" : "null"
        case .text(let text): JSONString.quoted(text)
        case .blob(let bytes): JSONString.quoted(Hexadecimal.text(of: bytes))
        }
    }
}
