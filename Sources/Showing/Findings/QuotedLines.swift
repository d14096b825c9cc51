import Bytes
import HostSystem

/// Reads lines from files to quote them.
struct QuotedLines {
    private let folder: OpenFolder?
    private var path: String?
    private var lines: [Substring] = []
    /// The maximum size of a quoted file, in bytes.
    private static let most: Int64 = 8 << 20

    init(root: String?) { folder = root.flatMap { try? OpenFolder($0) } }

    /// Returns a line without its indentation, cut to a width. `caret` is the number of terminal columns before the
    /// given column; nil if there is no column, or if the column is cut off.
    ///
    /// - Returns: nil if the line is missing or empty, or if the file is not a regular file below the root or is too
    ///   large.
    mutating func quote(_ path: String, _ line: Int, _ column: Int?, to width: Int) -> (text: String, caret: Int?)? {
        if path != self.path { read(path) }
        guard lines.indices.contains(line - 1) else { return nil }
        let whole = lines[line - 1]
        let indentation = whole.prefix { $0 == " " || $0 == "\t" }.count
        let text = String(whole.dropFirst(indentation)).onOneLine
        guard !text.isEmpty else { return nil }
        let shown = DisplayWidth.cut(text, to: width)
        let before = column.map { max(0, $0 - 1 - indentation) }
        let caret = before.map { DisplayWidth.of(String(text.prefix($0))) }
        return (shown, caret.flatMap { $0 < width ? $0 : nil })
    }

    private mutating func read(_ path: String) {
        self.path = path
        let bytes = try? folder?.content(of: Array(path.utf8), most: Self.most)
        lines =
            (bytes ?? nil).map { String(decoding: $0, as: UTF8.self) }?
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
    }
}
