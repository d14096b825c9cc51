import ConsoleLogs

/// What the index contains about one message of a log, with possible causes.
package struct Diagnosis: Sendable, Encodable {
    /// A class that the message may refer to.
    package struct KnownClass: Sendable, Codable {
        package let name: String
        /// project, framework or unknown, as in `classes.kind`.
        package let kind: String
        /// Path of the declaration; nil if nothing in the index declares the class.
        package let path: String?
        package let line: Int?
    }

    /// An object of a nib.
    package struct Object: Sendable, Codable {
        package let id: String
        /// The name in the document outline.
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
        /// How the name of the nib is known, as in `nib_loads.certainty`: `literal`, `rule` and others.
        package let certainty: String
        package let owner: String?
        package let `class`: String?
        /// Whether the stack in the log contains this code.
        package let isInStack: Bool
    }

    /// A possible cause.
    package struct Candidate: Sendable, Codable {
        /// The path, as it is printed in answers.
        package internal(set) var path: String
        package let line: Int
        package let column: Int
        /// What is at this place, such as `outlet titleLabel` or a call.
        package let title: String
        /// Id of the connection or constraint in the file.
        package let connectionID: String?
        /// The object that has the outlet, sends the action, has the class, or is the first item of the constraint.
        package var object: Object?
        /// The other end of a connection or constraint.
        package var destination: Object?
        /// The loads of the file.
        package var loads: [Load] = []
        /// Why this is a candidate.
        package let because: [String]
        /// The change that fixes the problem.
        package let change: String
        /// Whether only a name links the candidate to the message.
        package let isWeak: Bool
    }

    /// The message.
    package let symptom: Symptom
    /// Classes with the name in the message.
    package internal(set) var classes: [KnownClass] = []
    /// Candidates, most likely first.
    package internal(set) var candidates: [Candidate] = []
    /// Names that are similar to the missing name. They are set only if there are no candidates.
    package internal(set) var near: [String] = []
    /// Sentences about the message as a whole.
    package internal(set) var notes: [String] = []
    /// What to check, if no candidate is likely.
    package internal(set) var advice: [String] = []
    /// A description of the search.
    package let lookedFor: String
}
