import ConsoleLogs

/// What the index knows about one message of a log.
package struct Diagnosis: Sendable, Encodable {
    /// A class that the message may mean.
    package struct KnownClass: Sendable, Codable {
        package let name: String
        /// project, framework or unknown, as in `classes.kind`.
        package let kind: String
        /// Where it is declared; nil where nothing that was indexed does.
        package let path: String?
        package let line: Int?
    }

    /// An object of a nib.
    package struct Object: Sendable, Codable {
        package let id: String
        /// What the document outline calls it.
        package let label: String
        package let `class`: String?
        package let line: Int
    }

    /// A place that loads the nib of a candidate.
    package struct Load: Sendable, Codable {
        package let path: String
        package let line: Int
        package let column: Int
        package let call: String
        /// literal, resolved, rule, as in `nib_loads.certainty`.
        package let certainty: String
        package let owner: String?
        package let `class`: String?
        /// Whether the stack of the log has this code.
        package let isInStack: Bool
    }

    /// What may be the cause.
    package struct Candidate: Sendable, Codable {
        /// As answers print it.
        package internal(set) var path: String
        package let line: Int
        package let column: Int
        /// What stands there: outlet titleLabel, a call.
        package let title: String
        /// Id of the connection in the file.
        package let connectionID: String?
        /// The object that has the outlet, sends the action, is of the class.
        package var object: Object?
        /// The other end of a connection.
        package var destination: Object?
        /// Who loads the file.
        package var loads: [Load] = []
        /// Why it is a candidate.
        package let because: [String]
        /// What to change.
        package let change: String
        /// Whether it has but the name in common with the message.
        package let isWeak: Bool
    }

    /// The message.
    package let symptom: Symptom
    /// Classes of the name in the message.
    package internal(set) var classes: [KnownClass] = []
    /// Candidates, likeliest first.
    package internal(set) var candidates: [Candidate] = []
    /// Names that come near to the one that is missed, where there are no candidates.
    package internal(set) var near: [String] = []
    /// What was looked for, in words.
    package let lookedFor: String
}
