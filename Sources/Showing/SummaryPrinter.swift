import Foundation
import HostSystem
import Store

/// Prints the summary of an indexer run on one screen.
package struct SummaryPrinter {
    private let output: Output
    /// The maximum number of failures to list without `--verbose`. The rest are only counted.
    private static let named = 10

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints a summary.
    ///
    /// - Parameter isVerbose: whether every failure is listed.
    package func print(_ summary: IndexSummary, isVerbose: Bool) throws {
        for root in summary.roots { try output.writeLine(root) }
        try output.writeLine("  index          \(summary.database)")
        let total = summary.files.reduce(0) { $0 + $1.files }
        try output.writeLine(
            "  files          \(total)  (\(summary.added) new, \(summary.changed) changed, \(summary.removed) removed, \(summary.unchanged) unchanged)"
        )
        for count in summary.files {
            let isReadable = count.format == "document" || count.format == "archive"
            let platform = count.platform ?? (isReadable ? "unknown platform," : nil)
            let what = [platform, count.kind, count.format == "document" ? nil : count.format].compactMap { $0 }.joined(
                separator: " ")
            try output.writeLine(
                "    " + what.padding(toLength: max(30, what.count), withPad: " ", startingAt: 0) + "\(count.files)")
        }
        try output.writeLine("  objects        \(summary.objects)")
        try output.writeLine("  connections    \(summary.connections)")
        try output.writeLine("  constraints    \(summary.constraints)")
        try output.writeLine("  texts          \(summary.texts)")
        try output.writeLine("  custom classes \(summary.customClasses)")
        try output.writeLine("  File's Owners  \(summary.owners) with a class")
        for note in summary.notes { try output.writeLine("  note: \(note)") }
        if !summary.failures.isEmpty {
            try output.writeLine("  could not be read: \(summary.failures.count)")
            for failure in summary.failures.prefix(isVerbose ? .max : Self.named) {
                try output.writeLine("    " + Self.describe(failure))
            }
            if !isVerbose && summary.failures.count > Self.named {
                try output.writeLine(
                    "    … and \(summary.failures.count - Self.named) more (--verbose, or `xibdb report failures`)")
            }
        }
        try output.writeLine("  time           " + String(format: "%.2f s", summary.seconds))
    }

    /// `path:line:column: message`
    static func describe(_ failure: IndexSummary.Failure) -> String {
        let place = [failure.line, failure.column].compactMap { $0 }.map { ":\($0)" }.joined()
        return "\(failure.path)\(place): \(failure.message)"
    }
}
