import Asking

/// Prints what a planned change would break.
package struct ImpactPrinter {
    /// The number of lines of code to print.
    private static let shown = 20

    private let output: Output

    /// Creates a printer that writes to an output.
    package init(output: Output) { self.output = output }

    /// Prints the uses, the lines of code, and the findings after the change.
    package func print(_ impact: Impact) throws {
        let change = impact.change
        let what = change.newName.map { "Renaming \(change.kind.rawValue) \(change.name) to \($0)" }
        try output.write(what ?? "Deleting \(change.kind.rawValue) \(change.name)", .heading)
        try output.writeLine()
        try PlacePrinter(output: output).print(items: impact.items.filter { !$0.places.isEmpty })
        try print(impact.code)
        try printFindings(impact)
    }

    private func print(_ code: [Impact.CodeLine]) throws {
        guard !code.isEmpty else { return }
        let lines = code.filter { $0.confidence != .possible }
        try output.writeLine()
        try output.write("named in code", .heading)
        try output.writeLine()
        for line in lines.prefix(Self.shown) {
            try output.writeWrapped(
                "  \(line.path):\(line.line)\(line.isTest ? " (test)" : "")  \(line.text)", hanging: 6)
        }
        if lines.count > Self.shown {
            try output.writeLine("  … and \(lines.count - Self.shown) more; --json prints all.")
        }
        let others = code.count - lines.count
        if others > 0 {
            try output.writeWrapped(
                others == 1
                    ? "  1 line of another class contains the word and may mean something else; --json prints it."
                    : "  \(others) lines of other classes contain the word and may mean something else; --json prints them.",
                hanging: 2)
        }
    }

    private func printFindings(_ impact: Impact) throws {
        try output.writeLine()
        let heading =
            impact.findings.isEmpty
            ? "after the change: xibdb check reports nothing new" : "after the change: new findings of xibdb check"
        try output.write(heading, .heading)
        try output.writeLine()
        for finding in impact.findings { try print(finding, mark: "+") }
        if !impact.solved.isEmpty { try output.writeLine("  no longer reported:") }
        for finding in impact.solved { try print(finding, mark: "-") }
        for limit in impact.limits { try output.writeWrapped("  \(limit)", hanging: 2) }
        let files = impact.changedFiles.count
        if files > 0 {
            try output.writeWrapped(
                "The change was made in a copy of the index, in \(files) \(files == 1 ? "file" : "files"). Your files are not changed.",
                hanging: 0)
        }
    }

    private func print(_ finding: Finding, mark: String) throws {
        let place = finding.path + (finding.line.map { ":\($0)" } ?? "")
        try output.writeWrapped(
            "  \(mark) \(place): \(finding.severity.rawValue): \(finding.message) (\(finding.rule), \(finding.confidence.rawValue))",
            hanging: 6)
    }
}
