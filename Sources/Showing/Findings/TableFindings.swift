import Asking
import Bytes
import Store

extension Finding {
    /// The column names for ``values``.
    static let columns = [
        "path", "line", "column", "severity", "confidence", "rule", "message", "object", "object_path", "subject",
        "other_path", "other_line", "also",
        "fingerprint",
    ]

    /// The column names for ``introductionValues``.
    static let introductionColumns = ["introduced_commit", "introduced_author", "introduced_date", "introduced_reason"]

    var introductionValues: [Value] {
        [introduction?.commit, introduction?.author, introduction?.date, introduction?.reason].map {
            $0.map(Value.text) ?? .null
        }
    }

    /// The finding as a row.
    var values: [Value] {
        func text(_ text: String?) -> Value { text.map(Value.text) ?? .null }
        func number(_ number: Int?) -> Value { number.map { .integer(Int64($0)) } ?? .null }
        return [
            text(path), number(line), number(column), text(severity.rawValue), text(confidence.rawValue), text(rule),
            text(message), text(object),
            text(objectText), text(subject), text(other?.path), number(other?.line),
            text(JSONList.text(also.map(\.description))), text(fingerprint),
        ]
    }
}

/// Writes findings as rows of a table.
private func write(_ findings: [Finding], with writer: any FormatWriter) throws {
    var writer = AnyFormatWriter(writer)
    try writer.start(statements: 1)
    let isDated = findings.contains { $0.introduction != nil }
    try writer.begin(columns: Finding.columns + (isDated ? Finding.introductionColumns : []))
    for finding in findings { try writer.row(finding.values + (isDated ? finding.introductionValues : [])) }
    try writer.end()
    try writer.finish()
}

/// Writes comma-separated values with a header.
struct CSVFindings: FindingWriter {
    let output: Output
    func write(_ result: CheckResult) throws {
        try Showing.write(result.findings, with: SeparatedWriter(output: output, style: .csv))
    }
}

/// Writes one JSON object per line.
struct LinesOfFindings: FindingWriter {
    let output: Output
    func write(_ result: CheckResult) throws { try Showing.write(result.findings, with: NDJSONWriter(output: output)) }
}

/// Writes one JSON document with the findings and their counts.
struct JSONFindings: FindingWriter {
    let output: Output

    private struct Document: Encodable {
        struct Counts: Encodable {
            let error, warning, note, uncertain, dead, known, ignored, excluded: Int
        }
        let counts: Counts
        let findings: [Finding]
        let stale: [Baseline.Entry]
        let failures: [String]
    }

    func write(_ result: CheckResult) throws {
        let counts = Document.Counts(
            error: result.count(.error), warning: result.count(.warning), note: result.count(.note),
            uncertain: result.uncertain, dead: result.dead,
            known: result.known, ignored: result.ignored, excluded: result.excluded)
        let failures = result.failures.map(\.description)
        let document = Document(counts: counts, findings: result.findings, stale: result.stale, failures: failures)
        try JSONPrinter.print(versioned: document, to: output)
    }
}

/// Writes a Markdown table with the summary above it.
struct MarkdownFindings: FindingWriter {
    let output: Output

    func write(_ result: CheckResult) throws {
        try output.writeLine("**xibdb check**: \(result.summary)")
        guard !result.findings.isEmpty else { return }
        try output.writeLine()
        var writer = MarkdownWriter(output: output)
        let isDated = result.findings.contains { $0.introduction != nil }
        try writer.begin(columns: ["severity", "place", "finding", "object", "rule"] + (isDated ? ["since"] : []))
        for finding in result.findings {
            let cells = [
                finding.severity.rawValue, finding.place, finding.sentence, finding.objectText ?? "", finding.rule,
            ]
            try writer.row((cells + (isDated ? [finding.introducingCommit ?? ""] : [])).map(Value.text))
        }
    }
}
