import Asking
import Bytes

/// Writes findings for people: the place, the problem, and the other places that belong to the problem. Each rule is
/// then explained once: why the problem matters and how to fix it.
struct TextFindings: FindingWriter {
    let output: Output

    func write(_ result: CheckResult) throws {
        for finding in result.findings {
            let doubt = finding.confidence == .certain ? "" : " (\(finding.confidence.rawValue))"
            try output.writeLine(
                "\(finding.place): \(finding.severity.rawValue)\(doubt): \(finding.sentence) [\(finding.rule)]")
            if let object = finding.objectText { try output.writeLine("    in   \(object)") }
            if let other = finding.other { try output.writeLine("    see  \(other.description.onOneLine)") }
            if !finding.also.isEmpty { try output.writeLine("    also " + Self.list(finding.also)) }
            if let text = finding.introductionText {
                let subject = finding.introduction?.subject.map { ": " + $0 } ?? ""
                try output.writeLine("    \((text + subject).onOneLine)")
            }
        }
        let found = Dictionary(grouping: result.findings, by: \.rule).mapValues(\.count)
        let rules = result.rules.filter { found[$0.id] != nil }
        if !rules.isEmpty { try output.writeLine() }
        for rule in rules {
            try output.writeLine("\(rule.id) (\(found[rule.id] ?? 0)): \(rule.why)")
            if !rule.fix.isEmpty { try output.writeLine("    fix: \(rule.fix)") }
        }
        if !rules.isEmpty { try output.writeLine() }
        try output.writeLine(result.summary)
    }

    /// Returns the first places in a list, and the number of the remaining places.
    static func list(_ places: [Finding.Place]) -> String {
        let most = 5
        let shown = places.prefix(most).map(\.description.onOneLine).joined(separator: ", ")
        return places.count > most ? shown + " and \(places.count - most) more" : shown
    }
}

/// Writes one line per finding, in the format that Xcode reads from a build phase.
struct XcodeFindings: FindingWriter {
    let output: Output
    let root: String?

    func write(_ result: CheckResult) throws {
        for finding in result.findings {
            let path = (root.map { $0 + "/" + finding.path } ?? finding.path).onOneLine
            try output.writeLine(
                "\(path):\(finding.line ?? 1):\(finding.column ?? 1): \(finding.severity.rawValue): \(finding.sentence) [\(finding.rule)]"
                    + (finding.introductionText.map { " (\($0.onOneLine))" } ?? ""))
        }
    }
}

/// Writes workflow commands
/// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
struct GitHubFindings: FindingWriter {
    let output: Output

    func write(_ result: CheckResult) throws {
        for finding in result.findings {
            let command = finding.severity == .note ? "notice" : finding.severity.rawValue
            let fields = [
                ("file", finding.path), ("line", finding.line.map(String.init)),
                ("col", finding.column.map(String.init)), ("title", finding.rule),
            ].compactMap { name, value in value.map { "\(name)=\($0.workflowValue(isProperty: true))" } }
            try output.writeExactly(
                "::\(command) \(fields.joined(separator: ","))::\(finding.datedMessage.workflowValue(isProperty: false))\n"
            )
        }
    }
}
