import Asking
import Bytes
import Store

/// The format of the files of an export.
package enum DatasetFormat: String, CaseIterable, Sendable {
    /// One JSON object per line, with a member for each column.
    case ndjson
    /// Comma-separated values with a line of column names. NULL is an empty field; empty text is `""`.
    case csv
    /// INSERT statements for the tables of `xibdb schema --format sql`.
    case sql

    /// The text before the first row of a table; empty if there is none.
    func head(_ table: ExportedTable) -> String {
        self == .csv ? table.columns.map { Self.field($0.name) }.joined(separator: ",") + "\n" : ""
    }

    /// Returns the constant parts of the rows of a table.
    func row(of table: ExportedTable, common: [Value]) -> Row {
        let names = table.columns.map(\.name)
        switch self {
        case .ndjson:
            return Row(
                start: "{"
                    + zip(names, common).map { "\(JSONString.quoted($0)):\(JSONText.value($1))" }.joined(separator: ","),
                separators: names.dropFirst(common.count).map { ",\(JSONString.quoted($0)):" }, end: "}\n",
                value: JSONText.value)
        case .csv:
            return Row(
                start: common.map(Self.field).joined(separator: ","),
                separators: names.dropFirst(common.count).map { _ in "," }, end: "\n", value: Self.field)
        case .sql:
            let start = "INSERT INTO \"\(table.name)\" VALUES (" + common.map(Self.literal).joined(separator: ", ")
            return Row(
                start: start, separators: names.dropFirst(common.count).map { _ in ", " }, end: ");\n",
                value: Self.literal)
        }
    }

    /// The text of a row: ``start`` with the common values, and each other value after its separator.
    struct Row {
        let start: String
        let separators: [String]
        let end: String
        let value: (Value) -> String

        func text(_ values: [Value]) -> String {
            var text = start
            for (separator, value) in zip(separators, values) {
                text += separator
                text += self.value(value)
            }
            return text + end
        }
    }

    /// Returns a field of CSV with exactly this value (RFC 4180). Programs read the file, so nothing is escaped for
    /// spreadsheets.
    private static func field(_ value: Value) -> String {
        switch value {
        case .null: ""
        case .integer(let number): String(number)
        case .real(let number): number.isFinite ? "\(number)" : ""
        case .text(let text): field(text)
        case .blob(let bytes): Hexadecimal.text(of: bytes)
        }
    }

    private static func field(_ text: String) -> String {
        let isPlain = !text.isEmpty && !text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
        return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// Returns a value as a literal of standard SQL, in which a backslash has no meaning.
    private static func literal(_ value: Value) -> String {
        switch value {
        case .null: "NULL"
        case .integer(let number): String(number)
        case .real(let number): number.isFinite ? "\(number)" : "NULL"
        case .text(let text): "'" + text.replacing("'", with: "''") + "'"
        case .blob(let bytes): "'" + Hexadecimal.text(of: bytes) + "'"
        }
    }
}
