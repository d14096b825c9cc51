/// How bad a finding is.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
    /// It may be meant so.
    case note
    /// Something is dead or does not fit.
    case warning
    /// It crashes or does not work.
    case error

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// How far a finding is established.
public enum Sureness: String, Sendable, Codable, CaseIterable, Comparable {
    /// All that it rests on was read.
    case sure
    /// One thing is taken to be as it mostly is.
    case likely
    /// It may well be otherwise: told only where a person asks for it.
    case possible

    public static func < (left: Sureness, right: Sureness) -> Bool { left.rank < right.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
