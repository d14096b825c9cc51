/// What a message of the frameworks says happened.
public struct Symptom: Sendable, Equatable, Codable {
    /// The messages that are known.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case unknownKey, unreadableKey, unrecognizedSelector
        case nibNotFound, viewNotSet, storyboardNotFound, controllerNotInStoryboard, noInitialController
        case segueMissing, cellNotRegistered, reuseMismatch, cellNibContent
        case unknownClass, outletNotConnected, actionNotConnected, attributeNotSet
        case replacedObject, unexpectedNil, unimplementedInitializer
    }

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

extension Symptom.Kind {
    /// The message in short, as a list shows it.
    public var title: String {
        switch self {
        case .unknownKey: "this class is not key value coding-compliant for the key (set)"
        case .unreadableKey: "this class is not key value coding-compliant for the key (read)"
        case .unrecognizedSelector: "unrecognized selector sent to instance or class"
        case .nibNotFound: "Could not load NIB in bundle"
        case .viewNotSet: "loaded the nib but the view outlet was not set"
        case .storyboardNotFound: "Could not find a storyboard named"
        case .controllerNotInStoryboard: "Storyboard doesn't contain a view controller with identifier"
        case .noInitialController: "Failed to instantiate the default view controller"
        case .segueMissing: "Receiver has no segue with identifier"
        case .cellNotRegistered: "unable to dequeue a cell with identifier"
        case .reuseMismatch: "cell reuse indicator in nib does not match the identifier used to register the nib"
        case .cellNibContent: "invalid nib registered for identifier: exactly one top level object"
        case .unknownClass: "Unknown class in Interface Builder file"
        case .outletNotConnected: "Failed to connect (key) outlet"
        case .actionNotConnected: "Could not connect action"
        case .attributeNotSet: "Failed to set (key) user defined inspected property"
        case .replacedObject: "This coder requires that replaced objects be returned from initWithCoder"
        case .unexpectedNil: "Unexpectedly found nil while unwrapping an Optional value"
        case .unimplementedInitializer: "init(coder:) has not been implemented"
        }
    }
}
