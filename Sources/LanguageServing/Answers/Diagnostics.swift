import Asking
import Bytes

/// The findings of `xibdb check`, as diagnostics of the protocol.
struct Diagnostics {
    /// The maximum number of other places that a diagnostic lists.
    private static let mostRelated = 10

    private let answer: Answer

    init(_ answer: Answer) { self.answer = answer }

    /// Returns the diagnostics of each file, by its URI.
    ///
    /// A finding is usually in a nib. If its other end is in an open source, the user may be changing that end, so the
    /// source gets a diagnostic as well.
    func findings(_ result: CheckResult) throws -> [String: [JSONTree]] {
        try answer.find(
            shown: result.findings.flatMap { [$0.path] + ([$0.other].compactMap(\.self) + $0.also).map(\.path) })
        let rules = Dictionary(result.rules.map { ($0.id, $0) }) { first, _ in first }
        var found: [String: [JSONTree]] = [:]
        for finding in result.findings {
            guard let file = answer.file(shown: finding.path) else { continue }
            let rule = rules[finding.rule]
            found[answer.uri(of: file), default: []].append(
                diagnostic(finding, rule, at: file, finding.line, finding.column, others: others(finding)))
            if let other = finding.other, let line = other.line, other.path != finding.path,
                let source = answer.file(shown: other.path), !source.isNib,
                answer.documents[source.absolutePath] != nil
            {
                found[answer.uri(of: source), default: []].append(
                    diagnostic(finding, rule, at: source, line, nil, others: [(finding.path, finding.line)]))
            }
        }
        return found
    }

    private func others(_ finding: Finding) -> [(path: String, line: Int?)] {
        ([finding.other].compactMap(\.self) + finding.also).map { ($0.path, $0.line) }
    }

    private func diagnostic(
        _ finding: Finding, _ rule: Rule?, at file: EditorQuestions.File, _ line: Int?, _ column: Int?,
        others: [(path: String, line: Int?)]
    ) -> JSONTree {
        let doubt = finding.confidence == .certain ? "" : " (\(finding.confidence.rawValue))"
        var message = finding.message.onOneLine + doubt
        if file.displayPath != finding.path {
            message = "\(finding.path)\(finding.line.map { ":\($0)" } ?? ""): " + message
        } else if let fix = rule?.fix, !fix.isEmpty {
            message += "\nFix: " + fix.onOneLine
        }
        let related = others.prefix(Self.mostRelated).compactMap { place -> JSONTree? in
            guard let location = answer.location(place.path, line: place.line, column: nil) else { return nil }
            let text = place.path + (place.line.map { ":\($0)" } ?? "")
            return ["location": location, "message": .text(text.onOneLine)]
        }
        var data: JSONTree = ["rule": .text(finding.rule), "path": .text(finding.path)]
        if let line = finding.line { data = data.adding("line", .integer(line)) }
        let severity =
            switch finding.severity {
            case .error: 1
            case .warning: 2
            case .note: 3
            }
        return [
            "range": range(file, line, column, subject: finding.subject), "severity": .integer(severity),
            "code": .text(finding.rule), "source": "xibdb", "message": .text(message),
            "relatedInformation": .list(related), "data": data,
        ]
    }

    /// Returns the range of the subject in its line, or of the whole element or line.
    private func range(_ file: EditorQuestions.File, _ line: Int?, _ column: Int?, subject: String?) -> JSONTree {
        guard let line else { return Answer.range(0, 0, 0) }
        let current = answer.shift(file).new(line) ?? line
        let text = answer.lines.line(current, of: file.absolutePath) ?? ""
        let quoted = subject.map { "\"\($0)\"" }
        let from = column.map { text.units(column: $0) } ?? text.prefix { $0 == " " || $0 == "\t" }.utf16.count
        let rest = text.suffix(afterUnits: from)
        if let subject, let quoted, !subject.isEmpty, let place = rest.range(of: quoted) {
            let start = from + rest[..<place.lowerBound].utf16.count + 1
            return Answer.range(current - 1, start, start + subject.utf16.count)
        }
        let end = rest.hasPrefix("<") ? rest.firstIndex(of: ">").map { rest.index(after: $0) } : nil
        return Answer.range(current - 1, from, from + rest[..<(end ?? rest.endIndex)].utf16.count)
    }
}

/// The diagnostics that the client shows.
struct PublishedFindings {
    private var shown: [String: [JSONTree]] = [:]

    /// Replaces the diagnostics.
    ///
    /// - Returns: the diagnostics of each file whose diagnostics have changed, sorted by URI. The list is empty for a
    ///   file that no longer has diagnostics.
    mutating func replace(with new: [String: [JSONTree]]) -> [(uri: String, diagnostics: [JSONTree])] {
        let uris = Set(shown.keys).union(new.keys).filter { shown[$0] != new[$0] }
        shown = new
        return uris.sorted().map { ($0, new[$0] ?? []) }
    }
}
