import Asking
import Bytes

/// How findings are printed.
package enum FindingFormat: String, Sendable, CaseIterable {
    /// For people.
    case text
    /// `path:line:column: error: …`, which Xcode shows beside the line.
    case xcode
    /// Commands of GitHub Actions, which annotate a pull request.
    case github
    /// SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), for code scanning.
    case sarif
    /// GitLab's code quality report.
    case gitlab
    /// Checkstyle's XML.
    case checkstyle
    /// JUnit's XML: a failed test for each finding, a passed one for each rule without.
    case junit
    case csv
    /// One JSON document.
    case json
    /// One JSON object a line.
    case ndjson
    /// A table for a pull request.
    case markdown
    /// One page that needs nothing beside it.
    case html

    /// A writer of this format.
    ///
    /// - Parameter root: folder that paths start from, for those who need whole paths; nil where there are several.
    package func writer(to output: Output, root: String?) -> any FindingWriter {
        switch self {
        case .text: TextFindings(output: output)
        case .xcode: XcodeFindings(output: output, root: root)
        case .github: GitHubFindings(output: output)
        case .sarif: SARIFFindings(output: output)
        case .gitlab: GitLabFindings(output: output)
        case .checkstyle: CheckstyleFindings(output: output)
        case .junit: JUnitFindings(output: output)
        case .csv: CSVFindings(output: output)
        case .json: JSONFindings(output: output)
        case .ndjson: LinesOfFindings(output: output)
        case .markdown: MarkdownFindings(output: output)
        case .html: HTMLFindings(output: output)
        }
    }
}

/// Writes what a check found.
package protocol FindingWriter {
    /// Writes all of it. The same result gives the same bytes.
    func write(_ result: CheckResult) throws
}

extension Finding {
    /// `path:line:column`, as far as they are known.
    var place: String {
        ([path.onOneLine] + [line, line == nil ? nil : column].compactMap { $0.map(String.init) }).joined(
            separator: ":")
    }

    /// The object with what encloses it.
    var objectText: String? { objectPath.isEmpty ? nil : objectPath.joined(separator: " › ").onOneLine }

    /// `introduced by 1a2b3c4d5e (2024-05-01, Jane Doe): subject`; nil where nobody asked.
    var introductionText: String? {
        guard let introduction else { return nil }
        guard let commit = introduction.commit else {
            let reason = introduction.reason ?? ""
            return reason == Introduction.uncommitted ? reason : "introduced by an unknown commit (\(reason))"
        }
        let author = (introduction.author ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        return "introduced by \(commit.prefix(10)) (\((introduction.date ?? "").prefix(10)), \(author))"
    }

    /// The message with the commit that introduced the defect.
    var datedMessage: String { message + (introductionText.map { " [\($0)]" } ?? "") }

    /// The message in one line, with what else there is to say.
    var sentence: String { message.onOneLine }
}

extension CheckResult {
    /// `3 errors, 1 warning, 2 notes`, and how many are hidden.
    var summary: String {
        func some(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
        let counts =
            "\(some(count(.error), "error")), \(some(count(.warning), "warning")), \(some(count(.note), "note"))"
        let left = [
            uncertain > 0 ? "\(uncertain) uncertain (--include-uncertain)" : nil,
            dead > 0 ? "\(dead) in nibs that nobody loads" : nil,
            known > 0 ? "\(known) known in the baseline" : nil,
            ignored > 0 ? "\(ignored) ignored by a note in the nib" : nil,
            excluded > 0 ? "\(excluded) in excluded paths" : nil,
        ].compactMap { $0 }
        let gone =
            stale.isEmpty ? "" : " The baseline has \(stale.count) that nothing fits any more (--write-baseline)."
        return counts + "." + (left.isEmpty ? "" : " Hidden: " + left.joined(separator: ", ") + ".") + gone
    }
}
