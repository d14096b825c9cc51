import Asking
import Bytes

/// Prints the findings that appear and go while the user works.
package struct WatchPrinter {
    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the number of findings at the start.
    package func print(start result: CheckResult) throws {
        try output.writeLine(result.summary)
        try output.flush()
    }

    /// Prints the findings that no longer occur with `-`, and those that have appeared with `+`.
    package func print(appeared: [Finding], gone: [Finding], of result: CheckResult) throws {
        for finding in gone { try print(finding, "-", .good) }
        for finding in appeared { try print(finding, "+", finding.severity == .error ? .bad : .doubtful) }
        try output.write(result.summary, .quiet)
        try output.writeLine()
        try output.flush()
    }

    private func print(_ finding: Finding, _ sign: String, _ style: TextStyle) throws {
        try output.write("\(sign) \(finding.severity.rawValue)", style)
        try output.writeLine("  \(finding.place): \(finding.sentence) [\(finding.rule)]")
        if let other = finding.other { try output.writeLine("    see  \(other.description.onOneLine)") }
    }
}
