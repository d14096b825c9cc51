import Store

/// The findings of a rule of `xibdb check` as the rows of a report. A report can therefore reuse a rule.
package enum RuleReport {
    /// Columns of the rows.
    package static let columns = [
        "path", "line", "column", "severity", "confidence", "object", "subject", "message", "other_path", "other_line",
    ]

    /// The columns that a narrow terminal shows.
    package static let essential = ["severity", "message"]

    /// Returns the rows of a rule, sorted by place. Uncertain findings are included.
    ///
    /// - Throws: ``AskingError`` if the rule fails, or if a limit of the snapshot is reached.
    package static func rows(of rule: Rule, _ snapshot: Snapshot, _ catalog: RuleCatalog) throws -> [[Value]] {
        var configuration = CheckConfiguration()
        try configuration.ask(only: [rule.id], of: catalog)
        let result = try Checker(snapshot, catalog, configuration).run(includesUncertain: true)
        if let failure = result.failures.first { throw failure }
        return result.findings.map { finding in
            func text(_ text: String?) -> Value { text.map(Value.text) ?? .null }
            func number(_ number: Int?) -> Value { number.map { .integer(Int64($0)) } ?? .null }
            return [
                .text(finding.path), number(finding.line), number(finding.column), .text(finding.severity.rawValue),
                .text("\(finding.confidence)"),
                text(finding.objectPath.isEmpty ? finding.object : finding.objectPath.joined(separator: " › ")),
                text(finding.subject),
                .text(finding.message), text(finding.other?.path), number(finding.other?.line),
            ]
        }
    }
}
