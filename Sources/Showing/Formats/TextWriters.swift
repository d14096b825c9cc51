import Foundation
import Store

/// Writes comma-separated values, for spreadsheets, or tab-separated values.
///
/// NULL is an empty field. In CSV, empty text is `""`, so that it differs from NULL.
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
        case .csv: try output.writeExactly(fields.map { $0.map(\.csv) ?? "" }.joined(separator: ",") + "\r\n")
        case .tsv: try output.writeExactly(fields.map { ($0 ?? "").tsv }.joined(separator: "\t") + "\n")
        }
    }
}

/// Writes a Markdown table.
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
        try output.writeLine("| " + cells.map { $0.markdown(isCell: true) }.joined(separator: " | ") + " |")
    }
}

/// Writes an HTML table. NULL is a cell of class `null`.
struct HTMLWriter: FormatWriter {
    private let output: Output

    init(output: Output) { self.output = output }

    var isDocument: Bool { true }

    mutating func begin(columns: [String]) throws {
        try output.writeLine("<table>")
        try output.writeLine("<tr>" + columns.map { "<th>\($0.markup)</th>" }.joined() + "</tr>")
    }

    mutating func row(_ values: [Value]) throws {
        let cells = values.map { $0.text.map { "<td>\($0.markup)</td>" } ?? "<td class=\"null\"></td>" }
        try output.writeLine("<tr>" + cells.joined() + "</tr>")
    }

    mutating func end() throws { try output.writeLine("</table>") }
}

/// Writes one `column = value` per line, like `sqlite3 -line`.
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

/// Writes one bare value per line. NULL is an empty line.
///
/// If the output is not a terminal, this format keeps control characters, so that a program receives the exact values.
/// No other format keeps them.
struct ValueWriter: FormatWriter {
    private let output: Output

    init(output: Output) { self.output = output }

    mutating func begin(columns: [String]) throws {}
    mutating func row(_ values: [Value]) throws {
        for value in values { try output.writeExactly((value.text ?? "") + "\n") }
    }
    mutating func end() throws {}
}
