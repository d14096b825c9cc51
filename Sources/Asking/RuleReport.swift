import Store

/// What a rule of `xibdb check` finds, as the rows of a report: so that no report judges a second time what a rule judges.
package enum RuleReport {
    /// Columns of the rows.
    package static let columns = [
        "path", "line", "column", "severity", "confidence", "object", "subject", "message", "other_path", "other_line",
    ]

    /// The rows of a rule, in the order of their places; those that may well be wrong, too.
    ///
    /// - Throws: ``AskingError`` where the rule fails, or the limits of the snapshot are reached.
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
