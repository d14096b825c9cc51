import Asking

/// Writes Checkstyle's XML, in the format of version 4.3 and later.
struct CheckstyleFindings: FindingWriter {
    let output: Output

    func write(_ result: CheckResult) throws {
        try output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
        var path: String?
        for finding in result.findings {
            if finding.path != path {
                if path != nil { try output.write("  </file>\n") }
                try output.write("  <file name=\"\(finding.path.markup)\">\n")
                path = finding.path
            }
            let severity = finding.severity == .note ? "info" : finding.severity.rawValue
            let column = finding.column.map { " column=\"\($0)\"" } ?? ""
            try output.write(
                "    <error line=\"\(finding.line ?? 1)\"\(column) severity=\"\(severity)\" message=\"\(finding.datedMessage.markup)\" source=\"xibdb.\(finding.rule.markup)\"/>\n"
            )
        }
        if path != nil { try output.write("  </file>\n") }
        try output.write("</checkstyle>\n")
    }
}

/// Writes JUnit's XML.
struct JUnitFindings: FindingWriter {
    let output: Output

    func write(_ result: CheckResult) throws {
        let found = Set(result.findings.map(\.rule))
        let passed = result.rules.filter { !found.contains($0.id) }
        let errors = result.failures.count
        try output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
        let tests = passed.count + result.findings.count + errors
        try output.write(
            "  <testsuite name=\"xibdb check\" tests=\"\(tests)\" failures=\"\(result.findings.count)\" errors=\"\(errors)\">\n"
        )
        for rule in passed { try output.write("    <testcase classname=\"xibdb\" name=\"\(rule.id.markup)\"/>\n") }
        for finding in result.findings {
            try output.write(
                "    <testcase classname=\"\(finding.rule.markup)\" name=\"\(finding.place.markup) \(finding.message.markup)\">\n"
            )
            let text = [finding.objectText, finding.other?.description, finding.introductionText].compactMap { $0 }
                .joined(separator: "\n")
            try output.write(
                "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(finding.message.markup)\">\(text.markup)</failure>\n    </testcase>\n"
            )
        }
        for failure in result.failures {
            try output.write(
                "    <testcase classname=\"xibdb\" name=\"rules\">\n      <error message=\"\(failure.description.markup)\"/>\n    </testcase>\n"
            )
        }
        try output.write("  </testsuite>\n</testsuites>\n")
    }
}

/// Writes one HTML page: the summary, the findings by file, and the rules.
struct HTMLFindings: FindingWriter {
    let output: Output

    private static let style = """
        :root{color-scheme:light dark}body{font:15px/1.45 system-ui,sans-serif;max-width:72em;margin:2em auto;padding:0 1em}
        h2{font-size:1em;margin:1.6em 0 .4em;word-break:break-all}table{border-collapse:collapse;width:100%}
        td{padding:.35em .6em;border-top:1px solid #8884;vertical-align:top}td:first-child{white-space:nowrap;width:5em}
        .error{color:#c0392b;font-weight:600}.warning{color:#b7791f;font-weight:600}.note{color:#4a6fa5;font-weight:600}
        small{opacity:.7}dt{font-weight:600;margin-top:1em}dd{margin:.2em 0 0}code{font-size:.92em}
        """

    func write(_ result: CheckResult) throws {
        try output.write(
            """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>xibdb check</title><style>\(Self.style)</style></head><body>
            <h1>xibdb check</h1>
            <p>\(result.summary.markup)</p>

            """)
        var path: String?
        for finding in result.findings {
            if finding.path != path {
                if path != nil { try output.write("</table>\n") }
                try output.write("<h2>\(finding.path.markup)</h2>\n<table>\n")
                path = finding.path
            }
            let place = [finding.line, finding.column].compactMap { $0.map(String.init) }.joined(separator: ":")
            let more = [
                finding.objectText, finding.other.map { "see \($0)" },
                finding.also.isEmpty ? nil : "also " + TextFindings.list(finding.also), finding.introductionText,
            ]
            .compactMap { $0?.markup }.map { "<br><small>\($0)</small>" }.joined()
            try output.write(
                "<tr id=\"\(finding.fingerprint)\"><td>\(place)</td><td class=\"\(finding.severity.rawValue)\">\(finding.severity.rawValue)</td><td>\(finding.message.markup)\(more)</td><td><a href=\"#\(finding.rule.markup)\"><code>\(finding.rule.markup)</code></a></td></tr>\n"
            )
        }
        if path != nil { try output.write("</table>\n") }
        let found = Set(result.findings.map(\.rule))
        let rules = result.rules.filter { found.contains($0.id) }
        if !rules.isEmpty { try output.write("<h1>Rules</h1>\n<dl>\n") }
        for rule in rules {
            try output.write(
                "<dt id=\"\(rule.id.markup)\"><code>\(rule.id.markup)</code> \(rule.title.markup)</dt><dd>\(rule.why.markup) \(rule.fix.markup)</dd>\n"
            )
        }
        if !rules.isEmpty { try output.write("</dl>\n") }
        try output.write("</body></html>\n")
    }
}
