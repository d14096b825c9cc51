/// What a message of the frameworks says happened.
package struct Symptom: Sendable, Equatable, Encodable {
    /// Kind of the message.
    package let kind: Kind
    /// The message, on one line, without time stamp and process.
    package let message: String
    /// Line of the text where it begins, 1-based.
    package let line: Int
    /// How often the text has it.
    package var count = 1
    /// Class that the message is about: of the object, the target, the receiver.
    package var className: ClassName?
    /// Key, selector, nib name, identifier: what is missing.
    package var name: String?
    /// Second name: destination class of an outlet, class that is used instead, class that a cell
    /// nib needs, identifier that a nib was registered with, folder of a storyboard.
    package var other: String?
    /// Source file that the message names.
    package var file: String?
    /// Line in it.
    package var fileLine: Int?
    /// Stack frames that follow, outermost last.
    package var frames: [StackFrame] = []

    /// Whether two messages say the same.
    func isSame(as other: Symptom) -> Bool {
        kind == other.kind && className == other.className && name == other.name && self.other == other.other
            && file == other.file && fileLine == other.fileLine
    }
}
