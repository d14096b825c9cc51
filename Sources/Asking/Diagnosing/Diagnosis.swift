import ConsoleLogs

/// What the index knows about one message of a log.
public struct Diagnosis: Sendable, Encodable {
    /// A class that the message may mean.
    public struct KnownClass: Sendable, Codable {
        public let name: String
        /// project, framework or unknown, as in `classes.kind`.
        public let kind: String
        /// Where it is declared; nil where nothing that was indexed does.
        public let path: String?
        public let line: Int?
    }

    /// An object of a nib.
    public struct Object: Sendable, Codable {
        public let id: String
        /// What the document outline calls it.
        public let label: String
        public let `class`: String?
        public let line: Int
    }

    /// A place that loads the nib of a candidate.
    public struct Load: Sendable, Codable {
        public let path: String
        public let line: Int
        public let column: Int
        public let call: String
        /// literal, resolved, rule, as in `nib_loads.certainty`.
        public let certainty: String
        public let owner: String?
        public let `class`: String?
        /// Whether the stack of the log has this code.
        public let isInStack: Bool
    }

    /// What may be the cause.
    public struct Candidate: Sendable, Codable {
        /// As answers print it.
        public internal(set) var path: String
        public let line: Int
        public let column: Int
        /// What stands there: outlet titleLabel, a call.
        public let title: String
        /// Id of the connection in the file.
        public let connectionID: String?
        /// The object that has the outlet, sends the action, is of the class.
        public var object: Object?
        /// The other end of a connection.
        public var destination: Object?
        /// Who loads the file.
        public var loads: [Load] = []
        /// Why it is a candidate.
        public let because: [String]
        /// What to change.
        public let change: String
        /// Whether it has but the name in common with the message.
        public let isWeak: Bool
    }

    /// The message.
    public let symptom: Symptom
    /// Classes of the name in the message.
    public internal(set) var classes: [KnownClass] = []
    /// Candidates, likeliest first.
    public internal(set) var candidates: [Candidate] = []
    /// Names that come near to the one that is missed, where there are no candidates.
    public internal(set) var near: [String] = []
    /// What was looked for, in words.
    public let lookedFor: String
}
