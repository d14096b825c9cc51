/// What a message of the frameworks says happened.
public struct Symptom: Sendable, Equatable, Encodable {
    /// Kind of the message.
    public let kind: Kind
    /// The message, on one line, without time stamp and process.
    public let message: String
    /// Line of the text where it begins, 1-based.
    public let line: Int
    /// How often the text has it.
    public var count = 1
    /// Class that the message is about: of the object, the target, the receiver.
    public var className: ClassName?
    /// Key, selector, nib name, identifier: what is missing.
    public var name: String?
    /// Second name: destination class of an outlet, class that is used instead, class that a cell
    /// nib needs, identifier that a nib was registered with, folder of a storyboard.
    public var other: String?
    /// Source file that the message names.
    public var file: String?
    /// Line in it.
    public var fileLine: Int?
    /// Stack frames that follow, outermost last.
    public var frames: [StackFrame] = []

    /// Whether two messages say the same.
    func isSame(as other: Symptom) -> Bool {
        kind == other.kind && className == other.className && name == other.name && self.other == other.other
            && file == other.file && fileLine == other.fileLine
    }
}
