import Foundation
import Store

/// Values between commas or tabs. NULL is an empty field; in CSV empty text
/// is `""`, so that the two differ.
struct SeparatedWriter: FormatWriter {
    enum Style { case csv, tsv }

    private let output: Output
    private let style: Style

    init(output: Output, style: Style) {
        self.output = output
        self.style = style
    }

    mutating func begin(columns: [String]) throws { try write(columns) }
    mutating func row(_ values: [Value]) throws { try write(values.map(\.text)) }
    mutating func end() throws {}

    private func write(_ fields: [String?]) throws {
        switch style {
        case .csv: try output.writeExactly(fields.map(Self.quoted).joined(separator: ",") + "\r\n")
        case .tsv: try output.writeExactly(fields.map(Self.escaped).joined(separator: "\t") + "\n")
        }
    }

    private static func quoted(_ field: String?) -> String {
        guard let field else { return "" }
        let isPlain = !field.isEmpty && field.unicodeScalars.allSatisfy { ![",", "\"", "\n", "\r"].contains($0) }
        return isPlain ? field : "\"" + field.escaping("\"", as: "\"\"") + "\""
    }

    private static func escaped(_ field: String?) -> String {
        (field ?? "").escaping("\\", as: "\\\\").escaping("\t", as: "\\t")
            .escaping("\n", as: "\\n").escaping("\r", as: "\\r")
    }
}

/// A Markdown table.
struct MarkdownWriter: FormatWriter {
    private let output: Output
    private var statements = 0

    init(output: Output) { self.output = output }

    mutating func begin(columns: [String]) throws {
        if statements > 0 { try output.writeLine() }
        statements += 1
        try write(columns)
        try output.writeLine("|" + String(repeating: " --- |", count: columns.count))
    }

    mutating func row(_ values: [Value]) throws { try write(values.map { $0.text ?? "NULL" }) }
    mutating func end() throws {}

    private func write(_ cells: [String]) throws {
        let escaped = cells.map {
            $0.escaping("\\", as: "\\\\").escaping("|", as: "\\|")
                .escaping("&", as: "&amp;").escaping("<", as: "&lt;")
                .escaping("\r", as: "").escaping("\n", as: "<br>")
        }
        try output.writeLine("| " + escaped.joined(separator: " | ") + " |")
    }
}

/// An HTML table; NULL is a cell of class `null`.
struct HTMLWriter: FormatWriter {
    private let output: Output

    init(output: Output) { self.output = output }

    mutating func begin(columns: [String]) throws {
        try output.writeLine("<table>")
        try output.writeLine("<tr>" + columns.map { "<th>\(Self.escaped($0))</th>" }.joined() + "</tr>")
    }

    mutating func row(_ values: [Value]) throws {
        let cells = values.map { $0.text.map { "<td>\(Self.escaped($0))</td>" } ?? "<td class=\"null\"></td>" }
        try output.writeLine("<tr>" + cells.joined() + "</tr>")
    }

    mutating func end() throws { try output.writeLine("</table>") }

    private static func escaped(_ text: String) -> String {
        text.escaping("&", as: "&amp;").escaping("<", as: "&lt;")
            .escaping(">", as: "&gt;")
    }
}

/// One `column = value` a line, as `sqlite3 -line` prints it.
struct LineWriter: FormatWriter {
    private let output: Output
    private var columns: [String] = []
    private var rows = 0

    init(output: Output) { self.output = output }

    mutating func begin(columns: [String]) throws {
        let width = columns.map(DisplayWidth.of).max() ?? 0
        self.columns = columns.map { String(repeating: " ", count: width - DisplayWidth.of($0)) + $0 }
    }

    mutating func row(_ values: [Value]) throws {
        if rows > 0 { try output.writeLine() }
        rows += 1
        for (column, value) in zip(columns, values) { try output.writeLine("\(column) = \(value.text ?? "NULL")") }
    }

    mutating func end() throws {}
}

/// Bare values, one a line; NULL is an empty line.
struct ValueWriter: FormatWriter {
    private let output: Output

    init(output: Output) { self.output = output }

    mutating func begin(columns: [String]) throws {}
    mutating func row(_ values: [Value]) throws {
        for value in values { try output.writeExactly((value.text ?? "") + "\n") }
    }
    mutating func end() throws {}
}

extension String {
    /// Replaces a character that means something to a format. By scalars: to
    /// Swift a quote before a combining accent is another character, to CSV
    /// it is a quote.
    func escaping(_ scalar: Unicode.Scalar, as replacement: String) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        var text = String.UnicodeScalarView()
        for next in unicodeScalars {
            if next == scalar { text.append(contentsOf: replacement.unicodeScalars) } else { text.append(next) }
        }
        return String(text)
    }
}
