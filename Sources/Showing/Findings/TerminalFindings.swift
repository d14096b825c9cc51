import Asking
import Bytes
import HostSystem

/// Findings on a terminal: grouped by file, wrapped to the width, with the line of the file that each one is about.
package struct TerminalFindings: FindingWriter {
    private let output: Output
    /// Columns of the terminal.
    private let width: Int
    /// Folder that paths start from; nil if there are several.
    private let root: String?
    /// Columns of the place and the severity, before the message.
    private static let margin = 18

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - width: columns of the terminal.
    ///   - root: folder that paths start from; nil if there are several.
    package init(output: Output, width: Int, root: String?) {
        (self.output, self.width, self.root) = (output, width, root)
    }

    package func write(_ result: CheckResult) throws {
        var lines = QuotedLines(root: root)
        var path: String?
        for finding in result.findings {
            if finding.path != path {
                if path != nil { try output.writeLine() }
                try output.write(finding.path.onOneLine, .heading)
                try output.writeLine()
                path = finding.path
            }
            try write(finding, &lines)
        }
        try writeRules(of: result)
        try output.writeLine(result.summary)
    }

    private func write(_ finding: Finding, _ lines: inout QuotedLines) throws {
        let place = [finding.line, finding.line == nil ? nil : finding.column].compactMap { $0.map(String.init) }
        let severity = finding.severity.rawValue
        try output.write("  " + place.joined(separator: ":").padded(to: 9))
        try output.write(
            severity, finding.severity == .error ? .bad : finding.severity == .warning ? .doubtful : .quiet)
        let space = String(repeating: " ", count: max(1, 7 - severity.count))
        let doubt = finding.confidence == .certain ? "" : "\(finding.confidence.rawValue): "
        let message = wrapped("\(doubt)\(finding.sentence) [\(finding.rule)]")
        try output.writeLine(space + (message.first ?? ""))
        for line in message.dropFirst() { try writeBelow(line) }
        if let line = finding.line, let quote = lines.quote(finding.path, line, finding.column, to: room) {
            try writeBelow(quote.text, .quiet)
            if let caret = quote.caret { try writeBelow(String(repeating: " ", count: caret) + "^", .good) }
        }
        if let object = finding.objectText { try writeBelow("in " + object) }
        if let other = finding.other {
            let place = other.path == finding.path ? other.line.map { "line \($0)" } : nil
            try writeBelow("see " + (place ?? shortened(other.description.onOneLine, to: room - 4)))
        }
        if !finding.also.isEmpty { try writeBelow("also " + TextFindings.list(finding.also)) }
        if let text = finding.introductionText { try writeBelow(text.onOneLine) }
    }

    /// What each rule that found something is about, and how to fix it.
    private func writeRules(of result: CheckResult) throws {
        let found = Set(result.findings.map(\.rule))
        for rule in result.rules where found.contains(rule.id) {
            try output.writeLine()
            try output.write(rule.id, .heading)
            try output.writeLine()
            for line in TerminalTable.wrapped(rule.why, to: width - 2) { try output.writeLine("  " + line) }
            if rule.fix.isEmpty { continue }
            for line in TerminalTable.wrapped("fix: " + rule.fix, to: width - 2) { try output.writeLine("  " + line) }
        }
        if !found.isEmpty { try output.writeLine() }
    }

    /// Columns of a message.
    private var room: Int { max(20, width - Self.margin) }

    /// A path without its first folders, if it does not fit.
    private func shortened(_ path: String, to width: Int) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        var text = path
        while parts.count > 1, DisplayWidth.of(text) > width {
            parts.removeFirst()
            text = "…/" + parts.joined(separator: "/")
        }
        return text
    }

    private func wrapped(_ text: String) -> [String] { TerminalTable.wrapped(text, to: room) }

    private func writeBelow(_ text: String, _ style: TextStyle? = nil) throws {
        for line in style == nil ? wrapped(text) : [text] {
            try output.write(String(repeating: " ", count: Self.margin))
            try output.write(line, style)
            try output.writeLine()
        }
    }
}

/// Lines of files, for quoting.
private struct QuotedLines {
    private let folder: OpenFolder?
    private var path: String?
    private var lines: [Substring] = []
    /// Bytes of the largest file that is quoted.
    private static let most: Int64 = 8 << 20

    init(root: String?) { folder = root.flatMap { try? OpenFolder($0) } }

    /// A line without its indentation, cut to a width, and the column of a place in it.
    ///
    /// - Returns: nil if the file is not there, or is not a regular file below the root.
    mutating func quote(_ path: String, _ line: Int, _ column: Int?, to width: Int) -> (text: String, caret: Int?)? {
        if path != self.path { read(path) }
        guard lines.indices.contains(line - 1) else { return nil }
        let whole = lines[line - 1]
        let indentation = whole.prefix { $0 == " " || $0 == "\t" }.count
        let text = String(whole.dropFirst(indentation)).onOneLine
        guard !text.isEmpty else { return nil }
        var (shown, used) = ("", 0)
        for character in text {
            used += DisplayWidth.of(String(character))
            if used > width - 1 {
                shown += "…"
                break
            }
            shown.append(character)
        }
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

extension String {
    /// The text with blanks behind it, to a number of columns.
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
