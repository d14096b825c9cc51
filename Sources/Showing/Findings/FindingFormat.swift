import Asking
import Bytes

/// The output format of findings.
package enum FindingFormat: String, Sendable, CaseIterable {
    /// Text for people.
    case text
    /// `path:line:column: error: …`. Xcode shows the message next to the line.
    case xcode
    /// Workflow commands of GitHub Actions, which annotate a pull request.
    case github
    /// SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html), for code scanning.
    case sarif
    /// GitLab's code quality report.
    case gitlab
    /// Checkstyle's XML.
    case checkstyle
    /// JUnit's XML: a failed test for each finding, and a passed test for each rule without findings.
    case junit
    case csv
    /// One JSON document.
    case json
    /// One JSON object per line.
    case ndjson
    /// A Markdown table for a pull request.
    case markdown
    /// A self-contained HTML page.
    case html

    /// Returns a writer of this format.
    ///
    /// - Parameter root: the folder that paths are relative to, for formats with absolute paths. nil if the paths are
    ///   relative to several folders.
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

/// Writes the result of a check.
package protocol FindingWriter {
    /// Writes the whole result. The same result always produces the same bytes.
    func write(_ result: CheckResult) throws
}

extension Finding {
    /// `path:line:column`. Unknown parts are omitted.
    var place: String {
        ([path.onOneLine] + [line, line == nil ? nil : column].compactMap { $0.map(String.init) }).joined(
            separator: ":")
    }

    /// The object and the objects that contain it.
    var objectText: String? { objectPath.isEmpty ? nil : objectPath.joined(separator: " › ").onOneLine }

    /// The text about the commit that introduced the problem, such as
    /// `introduced by 1a2b3c4d5e (2024-05-01, Jane Doe)`; nil if it was not requested.
    var introductionText: String? {
        guard let introducingCommit else { return nil }
        return introducingCommit == Introduction.uncommitted ? introducingCommit : "introduced by " + introducingCommit
    }

    /// The commit that introduced the problem, such as `1a2b3c4d5e (2024-05-01, Jane Doe)`; nil if it was not
    /// requested.
    var introducingCommit: String? {
        guard let introduction else { return nil }
        guard let commit = introduction.commit else {
            let reason = introduction.reason ?? ""
            return reason == Introduction.uncommitted ? reason : "an unknown commit (\(reason))"
        }
        let author = (introduction.author ?? "").split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(commit.prefix(10)) (\((introduction.date ?? "").prefix(10)), \(author))"
    }

    /// The message with the commit that introduced the problem.
    var datedMessage: String { message + (introductionText.map { " [\($0)]" } ?? "") }

    /// The message on one line.
    var sentence: String { message.onOneLine }
}

extension CheckResult {
    /// `3 errors, 1 warning, 2 notes`, and the number of hidden findings.
    var summary: String {
        func some(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
        let counts =
            "\(some(count(.error), "error")), \(some(count(.warning), "warning")), \(some(count(.note), "note"))"
        let left = [
            uncertain > 0 ? "\(uncertain) uncertain (--include-uncertain)" : nil,
            dead > 0 ? "\(dead) in nibs that are never loaded" : nil,
            known > 0 ? "\(known) known (baseline or --since)" : nil,
            ignored > 0 ? "\(ignored) ignored by a note in the nib" : nil,
            excluded > 0 ? "\(excluded) in excluded paths" : nil,
        ].compactMap { $0 }
        let stale =
            switch stale.count {
            case 0: ""
            case 1: " 1 finding in the baseline no longer occurs (update it with --write-baseline)."
            default: " \(stale.count) findings in the baseline no longer occur (update it with --write-baseline)."
            }
        return counts + "." + (left.isEmpty ? "" : " Hidden: " + left.joined(separator: ", ") + ".") + stale
    }
}
