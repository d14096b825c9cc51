import Bytes
import Store

/// Writes aligned columns of any width.
///
/// The first rows determine the widths. If a later cell is wider, it is cut and ends in `…`.
struct TableWriter: FormatWriter {
    /// The number of rows that are kept to measure widths. Later rows are streamed.
    private static let measured = 2000
    /// The maximum number of bytes of text in the kept rows.
    private static let measuredBytes = 8 << 20

    private let output: Output
    private var columns: [String] = []
    private var pending: [[Value]] = []
    private var pendingBytes = 0
    private var widths: [Int]?
    private var numeric: [Bool] = []
    private var statements = 0

    init(output: Output) { self.output = output }

    mutating func begin(columns: [String]) throws {
        if statements > 0 { try output.writeLine() }
        statements += 1
        self.columns = columns
        (pending, pendingBytes) = ([], 0)
        widths = nil
    }

    mutating func row(_ values: [Value]) throws {
        guard widths == nil else { return try write(values) }
        pending.append(values)
        for case .text(let text) in values { pendingBytes += text.utf8.count }
        if pending.count >= Self.measured || pendingBytes >= Self.measuredBytes { try measure() }
    }

    mutating func end() throws {
        if widths == nil { try measure() }
    }

    private mutating func measure() throws {
        var widths = columns.map { DisplayWidth.of(Self.line($0)) }
        numeric = columns.indices.map { column in
            pending.contains { $0[column].isNumber }
                && pending.allSatisfy { $0[column].isNumber || $0[column] == .null }
        }
        for row in pending {
            for (column, value) in row.enumerated() {
                widths[column] = max(widths[column], DisplayWidth.of(Self.cell(value)))
            }
        }
        self.widths = widths
        try writeCells(columns.map(Self.line))
        try writeCells(widths.map { String(repeating: "-", count: $0) })
        for row in pending { try write(row) }
        pending = []
    }

    private func write(_ row: [Value]) throws { try writeCells(row.map(Self.cell)) }

    private func writeCells(_ cells: [String]) throws {
        guard let widths else { return }
        var line = ""
        for (column, cell) in cells.enumerated() {
            let text = DisplayWidth.cut(cell, to: widths[column])
            let padding = String(repeating: " ", count: max(0, widths[column] - DisplayWidth.of(text)))
            let isRight = numeric[column]
            line += isRight ? padding + text : text + padding
            if column < cells.count - 1 { line += "  " }
        }
        while line.last == " " { line.removeLast() }
        try output.writeLine(line)
    }

    private static func cell(_ value: Value) -> String { value.text.map(line) ?? "NULL" }

    /// Returns text on one line, for a cell. Line breaks are printed as `⏎` and tabs as spaces. `cell` prints NULL as
    /// `NULL`, so that it differs from empty text.
    static func line(_ text: String) -> String { text.onOneLine(lineBreak: "⏎") }
}

/// The number of terminal columns that a text occupies.
enum DisplayWidth {
    static func of(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// East Asian wide characters and emoji occupy two columns.
    private static func of(_ character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        if scalar.properties.isEmojiPresentation { return 2 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return 2
        case 0x0300...0x036F, 0x200B...0x200F: return 0
        default: return 1
        }
    }

    static func cut(_ text: String, to width: Int) -> String {
        guard of(text) > width else { return text }
        var cut = ""
        var used = 0
        for character in text {
            let next = of(character)
            guard used + next <= width - 1 else { break }
            cut.append(character)
            used += next
        }
        return cut + "…"
    }
}
