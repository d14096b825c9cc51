import Bytes
import Store

/// The output format of rows.
package enum ResultFormat: String, Sendable, CaseIterable {
    /// Aligned columns. On a terminal, they fit the width of the terminal.
    case table
    /// One `path:line:column: text` per line. The path is relative to the current folder.
    case grep
    /// One JSON document: an array of objects. For several statements, an array with one such array for each statement.
    case json
    /// One JSON object per line.
    case ndjson
    /// Comma-separated values with a header (RFC 4180), for spreadsheets. If a spreadsheet would run a text as a
    /// formula, the text begins with an apostrophe.
    case csv
    /// Tab-separated values with a header.
    case tsv
    /// A Markdown table.
    case markdown
    /// An HTML table.
    case html
    /// One `column = value` per line, with a blank line between rows.
    case line
    /// One bare value per line, for shell scripts.
    case value

    /// Returns a writer of this format.
    ///
    /// - Parameters:
    ///   - width: the number of columns of the terminal. nil if the output is not a terminal; in this case, nothing is
    ///     omitted.
    ///   - paths: how paths are printed on this machine.
    ///   - essential: the columns that a table shows if the terminal is too narrow for all of them. If the list is
    ///     empty, the table shows the first three columns. If it is nil, the table shows every column.
    package func writer(
        to output: Output, width: Int?, paths: PrintedPaths = PrintedPaths(root: nil), essential: [String]? = nil
    ) -> any FormatWriter {
        switch self {
        case .table:
            if let width {
                TerminalTable(output: output, width: width, paths: paths, essential: essential)
            } else {
                TableWriter(output: output)
            }
        case .grep: GrepWriter(output: output, paths: paths)
        case .json: JSONWriter(output: output)
        case .ndjson: NDJSONWriter(output: output)
        case .csv: SeparatedWriter(output: output, style: .csv)
        case .tsv: SeparatedWriter(output: output, style: .tsv)
        case .markdown: MarkdownWriter(output: output)
        case .html: HTMLWriter(output: output)
        case .line: LineWriter(output: output)
        case .value: ValueWriter(output: output)
        }
    }
}

/// Writes the rows of one or more statements in one format.
package protocol FormatWriter: ResultSink {
    /// Whether all rows form one document. A program cannot use an incomplete document.
    var isDocument: Bool { get }
    /// Ends the output after the last row.
    mutating func finish() throws
}

extension FormatWriter {
    package var isDocument: Bool { false }
    package mutating func finish() throws {}
}

/// A type-erased writer, which a query uses as its sink.
package struct AnyFormatWriter: FormatWriter {
    private var writer: any FormatWriter
    /// The number of rows that were written.
    package private(set) var count = 0

    /// Wraps a writer.
    package init(_ writer: any FormatWriter) { self.writer = writer }
    package var isDocument: Bool { writer.isDocument }
    package mutating func start(statements: Int) throws { try writer.start(statements: statements) }
    package mutating func begin(columns: [String]) throws { try writer.begin(columns: columns) }
    package mutating func row(_ values: [Value]) throws {
        count += 1
        try writer.row(values)
    }
    package mutating func end() throws { try writer.end() }
    package mutating func finish() throws { try writer.finish() }
}

extension Value {
    /// The value as plain text; nil for NULL.
    var text: String? {
        switch self {
        case .null: nil
        case .integer(let value): String(value)
        case .real(let value): Value.text(of: value)
        case .text(let value): value
        case .blob(let bytes): "X'" + Hexadecimal.text(of: bytes) + "'"
        }
    }

    var isNumber: Bool {
        switch self {
        case .integer, .real: true
        default: false
        }
    }

    static func text(of value: Double) -> String {
        if value.isInfinite { return value < 0 ? "-Inf" : "Inf" }
        return "\(value)"
    }
}
