import Asking
import Bytes
import HostSystem

/// Writes findings for a terminal: grouped by file, and wrapped to the width. Each finding quotes its source line.
package struct TerminalFindings: FindingWriter {
    private let output: Output
    /// The number of columns of the terminal.
    private let width: Int
    /// The folder that paths are relative to; nil if there are several such folders.
    private let root: String?
    /// The number of columns for the place and the severity, which precede the message.
    private static let margin = 19

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - width: the number of columns of the terminal.
    ///   - root: the folder that paths are relative to; nil if there are several such folders.
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
        try output.write("  " + TerminalTable.padded(place.joined(separator: ":"), to: 8) + " ")
        try output.write(
            severity, finding.severity == .error ? .bad : finding.severity == .warning ? .doubtful : .quiet)
        let space = String(repeating: " ", count: max(1, 8 - severity.count))
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
            try writeBelow("see " + (place ?? TerminalTable.shortened(other.description.onOneLine, to: room - 4)))
        }
        if !finding.also.isEmpty { try writeBelow("also " + TextFindings.list(finding.also)) }
        if let text = finding.introductionText { try writeBelow(text.onOneLine) }
    }

    /// Writes why each rule with findings matters, and how to fix its findings.
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

    /// The number of columns for a message.
    private var room: Int { max(20, width - Self.margin) }

    private func wrapped(_ text: String) -> [String] { TerminalTable.wrapped(text, to: room) }

    private func writeBelow(_ text: String, _ style: TextStyle? = nil) throws {
        for line in style == nil ? wrapped(text) : [text] {
            try output.write(String(repeating: " ", count: Self.margin))
            try output.write(line, style)
            try output.writeLine()
        }
    }
}
