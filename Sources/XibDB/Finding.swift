internal import Asking

/// One problem that a rule reports.
public struct Finding: Sendable, Equatable {
    /// How bad a finding is.
    public enum Severity: String, Sendable {
        case note, warning, error
    }

    /// How certain a finding is.
    public enum Confidence: String, Sendable {
        case certain, likely, possible
    }

    /// The id of the rule.
    public let rule: String
    public let severity: Severity
    public let confidence: Confidence
    /// A sentence that describes the problem.
    public let message: String
    /// The path of the file, relative to the indexed folder.
    public let path: String
    /// The line, 1-based; nil if the finding is about the whole file.
    public let line: Int?
    /// The column, 1-based, in code points; nil if the finding is about the whole file.
    public let column: Int?
    /// The object id of the affected object; nil if the finding is not about an object.
    public let object: String?

    init(_ finding: Asking.Finding) {
        (rule, message, path) = (finding.rule, finding.message, finding.path)
        (line, column, object) = (finding.line, finding.column, finding.object)
        severity =
            switch finding.severity {
            case .note: .note
            case .warning: .warning
            case .error: .error
            }
        confidence =
            switch finding.confidence {
            case .certain: .certain
            case .likely: .likely
            case .possible: .possible
            }
    }
}
