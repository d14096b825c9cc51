import Bytes
import Errors
import Store

/// Writes one `path:line:column: text` per line, like grep, for editors. The path is relative to the current folder.
struct GrepWriter: FormatWriter {
    private let output: Output
    private let paths: PrintedPaths
    private var place = PlaceColumns()
    private var columns: [String] = []

    init(output: Output, paths: PrintedPaths) { (self.output, self.paths) = (output, paths) }

    mutating func begin(columns: [String]) throws {
        guard let found = PlaceColumns.all(in: columns).first else {
            throw AskingError.unanswerable(
                "--format grep needs a column named path (columns: \(columns.joined(separator: ", "))).")
        }
        place = found
        self.columns = columns
    }

    mutating func row(_ values: [Value]) throws {
        guard let path = values[place.path].text else { return }
        let line = place.line.flatMap { values[$0].text } ?? "1"
        let column = place.column.flatMap { values[$0].text }
        let said = columns.indices.filter { !place.all.contains($0) && values[$0].text?.isEmpty == false }
        // If the row has only one other column, the name of this column is omitted.
        let rest = said.map { (columns.count > place.all.count + 1 ? columns[$0] + " " : "") + (values[$0].text ?? "") }
        let text = rest.joined(separator: ", ").onOneLine
        try output.writeLine("\(paths.fromHere(path).onOneLine):\(line)\(column.map { ":\($0)" } ?? ""): \(text)")
    }

    mutating func end() throws {}
}

/// The columns of a result that together specify one place: `path`, `line`, `column`, or `other_path`, `other_line`.
struct PlaceColumns {
    var path = 0
    var line: Int?
    var column: Int?

    /// The indices of the columns.
    var all: [Int] { [path] + [line, column].compactMap { $0 } }

    /// Returns the places of a result, in the order of their path columns.
    static func all(in columns: [String]) -> [PlaceColumns] {
        columns.indices.compactMap { index in
            guard columns[index] == "path" || isPathOfOther(columns[index]) else { return nil }
            let start = columns[index].dropLast(4)
            return PlaceColumns(
                path: index, line: columns.firstIndex(of: start + "line"),
                column: columns.firstIndex(of: start + "column"))
        }
    }

    /// Returns the printed name of a column. A path column is named after its place: `place` for `path`, `other` for
    /// `other_path`. If another column already has the short name, the path column keeps its name. All other columns
    /// keep their names.
    static func name(_ column: String, in columns: [String]) -> String {
        if column == "path" { return "place" }
        let short = String(column.dropLast(5))
        return isPathOfOther(column) && !columns.contains(short) ? short : column
    }

    /// Whether a column contains the paths of a second place. The column `key_path` contains Cocoa key paths, which are
    /// not places.
    private static func isPathOfOther(_ column: String) -> Bool { column.hasSuffix("_path") && column != "key_path" }

    /// Returns `path:line:column` of a row; nil if the row has no path.
    func text(_ values: [Value]) -> String? {
        values[path].text.map { path in
            ([path] + [line, column].compactMap { $0.flatMap { values[$0].text } }).joined(separator: ":")
        }
    }
}
