import Store

/// Writes rows for a terminal.
///
/// - The columns of a place are combined into one field.
/// - A column that is empty, or contains the same value in all rows, is omitted. The last line names these columns.
/// - Long paths are shortened in the middle, and long texts are wrapped.
/// - If the fields of a row do not fit side by side, a report omits columns, and names them in the last line. The
///   result of an SQL query prints each field on its own line, because the user chose the columns.
///
/// If the output is a pipe, ``TableWriter`` writes every column in full.
struct TerminalTable: FormatWriter {
    /// The number of rows that are laid out together. Later rows are laid out in separate groups.
    private static let together = 2000
    /// The smallest width to which a text is wrapped or a path is shortened.
    private static let narrowest = 18
    private static let gap = 2

    private let output: Output
    private let width: Int
    private let paths: PrintedPaths
    /// The columns that a narrow terminal shows, in addition to the place. If the list is empty, the first three
    /// columns are shown. If it is nil, every column is shown.
    private let essential: [String]?
    private var columns: [String] = []
    private var rows: [[Value]] = []
    private var written = 0
    private var statements = 0
    /// Whether there is only one statement. If this statement returns no rows, the row count is omitted,
    /// because the caller prints what was searched.
    private var isOnly = false

    /// The names of the fields that are omitted because the terminal is too narrow; nil before the first group of rows.
    private var narrowed: Set<String>?
    /// Describes the columns that the last group of rows left out.
    private var leftOut: String?

    init(output: Output, width: Int, paths: PrintedPaths, essential: [String]?) {
        (self.output, self.width, self.paths) = (output, max(20, width), paths)
        self.essential = essential
    }

    mutating func start(statements: Int) throws { isOnly = statements == 1 }

    mutating func begin(columns: [String]) throws {
        if statements > 0 { try output.writeLine() }
        statements += 1
        (self.columns, rows, written, narrowed, leftOut) = (columns, [], 0, nil, nil)
    }

    mutating func row(_ values: [Value]) throws {
        rows.append(values)
        if rows.count == Self.together { leftOut = try writeRows(isAll: false) }
    }

    mutating func end() throws {
        let isAll = written == 0
        if !rows.isEmpty { leftOut = try writeRows(isAll: isAll) }
        if isOnly, written == 0 { return }
        let count = written == 0 ? "No rows" : written == 1 ? "1 row" : "\(written) rows"
        for line in Self.wrapped(count + (leftOut.map { "; " + $0 } ?? "") + ".", to: width) {
            try output.write(line, .quiet)
            try output.writeLine()
        }
    }

    /// Writes the kept rows.
    ///
    /// - Returns: a description of the omitted columns.
    private mutating func writeRows(isAll: Bool) throws -> String? {
        let (all, leftOut) = fields(isAll: isAll)
        let fields = narrow(all)
        if let widths = Self.widths(fields, in: width) {
            if written == 0 { try writeTable(heading: fields, widths) }
            for row in rows.indices { try write(row, fields, widths) }
        } else {
            for row in rows.indices { try writeRecord(row, fields, isFirst: written + row == 0) }
        }
        written += rows.count
        rows = []
        let more = narrowed.flatMap { names in
            names.isEmpty
                ? nil : "more with --wide: " + all.map(\.name).filter(names.contains).joined(separator: ", ")
        }
        let notes = [leftOut, more].compactMap { $0 }
        return notes.isEmpty ? nil : notes.joined(separator: "; ")
    }

    /// Returns the fields to print. If the essential fields fit side by side, adds other fields in their order while
    /// they fit. Otherwise returns only the essential fields, or all fields if the report does not name essential ones.
    /// Later groups of rows use the same fields as the first group.
    private mutating func narrow(_ fields: [Field]) -> [Field] {
        guard let essential else { return fields }
        if narrowed == nil {
            let wanted =
                essential.isEmpty
                ? fields.prefix(3).map(\.name)
                : essential.map { PlaceColumns.name($0, in: columns) }
                    + [fields.first(where: \.isPath)?.name].compactMap { $0 }
            var shown = Set(wanted)
            func fit(_ names: Set<String>) -> Bool {
                Self.widths(fields.filter { names.contains($0.name) }, in: width) != nil
            }
            if fit(shown) {
                for field in fields where !shown.contains(field.name) {
                    guard fit(shown.union([field.name])) else { break }
                    shown.insert(field.name)
                }
            } else if essential.isEmpty {
                shown = Set(fields.map(\.name))
            }
            narrowed = Set(fields.map(\.name)).subtracting(shown)
        }
        return fields.filter { narrowed?.contains($0.name) != true }
    }

    // MARK: Fields

    /// A printed column.
    private struct Field {
        let name: String
        var cells: [String]
        /// The link target of each row, if the field contains places.
        var targets: [String?] = []
        let isNumber: Bool
        let isPath: Bool
        var natural: Int { max(DisplayWidth.of(name), cells.map(DisplayWidth.of).max() ?? 0) }
        /// The smallest width of the field.
        var least: Int {
            if isPath {
                return min(
                    natural,
                    max(cells.map { DisplayWidth.of(Self.lastPart($0)) + 2 }.max() ?? 0, TerminalTable.narrowest))
            }
            return isNumber ? natural : min(natural, max(DisplayWidth.of(name), TerminalTable.narrowest))
        }

        static func lastPart(_ path: String) -> String {
            path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
        }
    }

    private func fields(isAll: Bool) -> (fields: [Field], leftOut: String?) {
        let places = Dictionary(PlaceColumns.all(in: columns).map { ($0.path, $0) }) { one, _ in one }
        let merged = Set(places.values.flatMap { $0.all.dropFirst() })
        var fields: [Field] = []
        var (same, empty): ([String], [String]) = ([], [])
        for index in columns.indices where !merged.contains(index) {
            if isAll, rows.allSatisfy({ $0[index] == .null || $0[index] == .text("") }) {
                empty.append(columns[index])
                continue
            }
            if let place = places[index] {
                fields.append(
                    Field(
                        name: PlaceColumns.name(columns[index], in: columns),
                        cells: rows.map { place.text($0).map(Self.line) ?? "" },
                        targets: rows.map { $0[index].text.flatMap(paths.url) }, isNumber: false, isPath: true))
                continue
            }
            let cells = rows.map { Self.line($0[index].text ?? "NULL") }
            if isAll, rows.count > 2, let first = cells.first, cells.allSatisfy({ $0 == first }),
                DisplayWidth.of(first) < 40
            {
                same.append("\(columns[index]) = \(first)")
                continue
            }
            let isNumber =
                rows.contains { $0[index].isNumber } && rows.allSatisfy { $0[index].isNumber || $0[index] == .null }
            // A column may contain paths even if its name is not `path`.
            let isPath =
                cells.contains { $0.contains("/") }
                && cells.allSatisfy { $0 == "NULL" || $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
            fields.append(Field(name: columns[index], cells: cells, isNumber: isNumber, isPath: isPath))
        }
        // If all columns are omitted, the first one is printed anyway, because a row needs a value.
        if fields.isEmpty, let first = columns.indices.first {
            fields = [
                Field(
                    name: columns[first], cells: rows.map { Self.line($0[first].text ?? "NULL") }, isNumber: false,
                    isPath: false)
            ]
        }
        let words = [
            same.isEmpty ? nil : "all: " + same.joined(separator: ", "),
            empty.isEmpty ? nil : "empty: " + empty.joined(separator: ", "),
        ]
        let leftOut = words.compactMap { $0 }
        return (fields, leftOut.isEmpty ? nil : leftOut.joined(separator: "; "))
    }

    /// Returns the widths of the fields side by side; nil if they do not fit.
    private static func widths(_ fields: [Field], in width: Int) -> [Int]? {
        var widths = fields.map(\.least)
        var free = width - gap * (fields.count - 1) - widths.reduce(0, +)
        guard free >= 0 else { return nil }
        // The remaining width is divided equally among the fields that need more.
        while free > 0 {
            let wanting = fields.indices.filter { widths[$0] < fields[$0].natural }
            if wanting.isEmpty { break }
            let part = max(1, free / wanting.count)
            for index in wanting where free > 0 {
                let more = min(part, fields[index].natural - widths[index], free)
                widths[index] += more
                free -= more
            }
        }
        // Long text in a narrow column is hard to read.
        for (field, width) in zip(fields, widths) where !field.isPath && field.natural > 4 * width { return nil }
        return widths
    }

    // MARK: Side by side

    private func writeTable(heading fields: [Field], _ widths: [Int]) throws {
        let cells = zip(fields, widths).map { Self.padded($0.name, to: $1, isRight: $0.isNumber) }
        try output.write(Self.trimmed(cells.joined(separator: String(repeating: " ", count: Self.gap))), .heading)
        try output.writeLine()
        try output.write(
            widths.map { String(repeating: "-", count: $0) }.joined(separator: String(repeating: " ", count: Self.gap)),
            .quiet)
        try output.writeLine()
    }

    private func write(_ row: Int, _ fields: [Field], _ widths: [Int]) throws {
        let cells = zip(fields, widths).map { field, width in
            field.isPath ? [Self.shortened(field.cells[row], to: width)] : Self.wrapped(field.cells[row], to: width)
        }
        for line in 0..<(cells.map(\.count).max() ?? 0) {
            let last = cells.indices.last { line < cells[$0].count } ?? 0
            for index in cells.indices where index <= last {
                let text = line < cells[index].count ? cells[index][line] : ""
                let padding = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(text)))
                if fields[index].isNumber { try output.write(padding) }
                try output.write(
                    text, TextStyle(of: fields[index].cells[row]),
                    to: fields[index].targets.isEmpty ? nil : fields[index].targets[row])
                if index < last {
                    try output.write((fields[index].isNumber ? "" : padding) + String(repeating: " ", count: Self.gap))
                }
            }
            try output.writeLine()
        }
    }

    // MARK: Below each other

    /// The maximum width of a value that shares a line with other values.
    private static let short = 40

    /// Writes the place, then the short values together, then each longer value on its own lines.
    private func writeRecord(_ row: Int, _ fields: [Field], isFirst: Bool) throws {
        if !isFirst { try output.writeLine() }
        let said = fields.indices.filter { !fields[$0].cells[row].isEmpty && fields[$0].cells[row] != "NULL" }
        guard let heading = said.first(where: { fields[$0].isPath }) ?? said.first else {
            return try output.writeLine("NULL")
        }
        let target = fields[heading].targets.isEmpty ? nil : fields[heading].targets[row]
        let cell = fields[heading].cells[row]
        for line in fields[heading].isPath ? [Self.shortened(cell, to: width)] : Self.wrapped(cell, to: width) {
            try output.write(line, .heading, to: target)
            try output.writeLine()
        }
        let rest = said.filter { $0 != heading }
        let long = rest.filter { index in
            let length = DisplayWidth.of(fields[index].cells[row])
            return fields[index].isPath || length > Self.short
                || DisplayWidth.of(fields[index].name) + length + 3 > width
        }
        var used = 0
        for index in rest where !long.contains(index) {
            let length = DisplayWidth.of(fields[index].name) + 1 + DisplayWidth.of(fields[index].cells[row])
            if used > 0, used + 3 + length > width {
                try output.writeLine()
                used = 0
            }
            try output.write(used == 0 ? "  " : " · ", .quiet)
            try output.write(fields[index].name + " ", .quiet)
            try output.write(fields[index].cells[row], TextStyle(of: fields[index].cells[row]))
            used += (used == 0 ? 2 : 3) + length
        }
        if used > 0 { try output.writeLine() }
        for index in long {
            let cell = fields[index].cells[row]
            let room = width - DisplayWidth.of(fields[index].name) - 3
            let lines =
                fields[index].isPath
                ? [Self.shortened(cell, to: room)] : Self.wrapped(fields[index].name + " " + cell, to: width - 2)
            for (number, line) in lines.enumerated() {
                try output.write("  ")
                if fields[index].isPath { try output.write(fields[index].name + " ", .quiet) }
                let text =
                    number == 0 && !fields[index].isPath ? String(line.dropFirst(fields[index].name.count)) : line
                if text.count < line.count { try output.write(fields[index].name, .quiet) }
                try output.write(text, nil, to: fields[index].targets.isEmpty ? nil : fields[index].targets[row])
                try output.writeLine()
            }
        }
    }

    // MARK: Texts

    private static func line(_ text: String) -> String { TableWriter.line(text) }

    static func padded(_ text: String, to width: Int, isRight: Bool = false) -> String {
        let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
        return isRight ? padding + text : text + padding
    }

    private static func trimmed(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    /// Shortens a path in the middle, so that the file name stays: `App/…/FruitCell.xib:12:3`.
    static func shortened(_ path: String, to width: Int) -> String {
        guard DisplayWidth.of(path) > width else { return path }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, let last = parts.last else { return DisplayWidth.cut(path, to: width) }
        var (front, back) = ([String](), [last])
        func text() -> String { (front + ["…"] + back).joined(separator: "/") }
        // Alternately adds folders from both ends. The first one is the folder of the file.
        var (low, high) = (0, parts.count - 2)
        while low <= high {
            back.insert(parts[high], at: 0)
            if DisplayWidth.of(text()) > width {
                back.removeFirst()
                break
            }
            high -= 1
            if low > high { break }
            front.append(parts[low])
            if DisplayWidth.of(text()) > width {
                front.removeLast()
                break
            }
            low += 1
        }
        let short = text()
        return DisplayWidth.of(short) <= width
            ? short
            : "…"
                + String(
                    last.reversed().reduce(into: (text: "", width: 1)) { kept, character in
                        let next = DisplayWidth.of(String(character))
                        if kept.width + next <= width {
                            (kept.text, kept.width) = (kept.text + String(character), kept.width + next)
                        } else {
                            kept.width = .max / 2
                        }
                    }.text.reversed())
    }

    /// Breaks a text into lines that fit. Lines break at spaces. A word that does not fit on one line can
    /// break after any character.
    ///
    /// - Parameter rest: the width of all lines after the first; the same width if it is nil.
    static func wrapped(_ text: String, to first: Int, rest: Int? = nil) -> [String] {
        guard DisplayWidth.of(text) > first else { return [text] }
        var lines: [String] = []
        var width: Int { lines.isEmpty ? first : rest ?? first }
        var (line, used) = ("", 0)
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let length = DisplayWidth.of(String(word))
            if used > 0, used + 1 + length <= width {
                line += " " + word
                used += 1 + length
                continue
            }
            if used > 0 { lines.append(line) }
            (line, used) = ("", 0)
            for character in word {
                let next = DisplayWidth.of(String(character))
                if used + next > width {
                    lines.append(line)
                    (line, used) = ("", 0)
                }
                line.append(character)
                used += next
            }
        }
        return lines + [line]
    }
}
