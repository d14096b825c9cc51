/// How bad a finding is.
package enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
    /// The finding may be intentional.
    case note
    /// Something is unused or inconsistent.
    case warning
    /// Something crashes or does not work.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// How certain an answer is.
package enum Confidence: String, Sendable, Codable, CaseIterable, Comparable {
    /// Everything that the answer depends on is known.
    case certain
    /// The answer depends on an assumption that is usually true.
    case likely
    /// The answer may be wrong. `check` hides the finding unless you ask for uncertain findings.
    case possible

    /// Reads the word in the header or in a row of a rule. `sure` is the former word for `certain`.
    package init?(rawValue: String) {
        switch rawValue {
        case "certain", "sure": self = .certain
        case "likely": self = .likely
        case "possible": self = .possible
        default: return nil
        }
    }

    package static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
