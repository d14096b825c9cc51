/// One framework message that was found in a log.
package struct Symptom: Sendable, Equatable, Encodable {
    /// The kind of the message.
    package let kind: Kind
    /// The message on one line, without time stamp and process.
    package internal(set) var message: String
    /// The line of the log where the message begins, 1-based.
    package let line: Int
    /// How often the message occurs in the log.
    package var count = 1
    /// The class that the message is about: the class of the object, the target or the receiver.
    package var className: ClassName?
    /// The missing name: a key, selector, nib name or identifier.
    package var name: String?
    /// A second name. Its meaning depends on the kind: the destination class of an outlet, the class that is used
    /// instead, the class that a cell nib needs, the identifier of a registration, the folder of a storyboard, or the
    /// text of a build message.
    package var other: String?
    /// The object id that a build message names; `global` for the whole document.
    package var objectID: String?
    /// The source file or nib that the message names.
    package var file: String?
    /// The line in ``file``.
    package var fileLine: Int?
    /// The stack frames after the message. The outermost frame is last.
    package var frames: [StackFrame] = []
    /// The constraints that a layout conflict lists; nil for other messages.
    package var constraints: [LoggedConstraint]?

    /// Whether two messages report the same problem.
    func isSame(as other: Symptom) -> Bool {
        kind == other.kind && className == other.className && name == other.name && self.other == other.other
            && file == other.file && fileLine == other.fileLine && objectID == other.objectID
            && (constraints ?? []).elementsEqual(other.constraints ?? []) { $0.isSame(as: $1) }
    }
}
