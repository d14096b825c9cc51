/// What happens when a nib or storyboard is loaded, step by step.
///
/// `xibdb explain --json` prints it as it is: names of properties are keys,
/// what is nil is left out.
public struct Explanation: Sendable, Codable {
    /// A place in an indexed file; paths are relative to the root.
    public struct Place: Sendable, Codable, Equatable {
        public var path: String
        public var line: Int
        public var column: Int
        /// Class whose declaration stands there.
        public var `class`: String?
    }

    /// A call, key or setting that loads the file.
    public struct Load: Sendable, Codable {
        public let call: String
        /// literal, resolved, rule, callers.
        public let certainty: String
        /// Owner argument as written; nil where the call takes none.
        public let owner: String?
        public let ownerClass: String?
        /// Code that has the call.
        public let `class`: String?
        public let member: String?
        /// Identifier that goes with it, of a controller in a storyboard.
        public let identifier: String?
        public let path: String
        public let line: Int
        public let column: Int
    }

    /// Who the File's Owner is taken to be.
    public struct Owner: Sendable, Codable {
        /// Where that is from.
        public enum Source: String, Sendable, Codable {
            /// The class that the nib names: a promise.
            case nib
            /// A class that was asked for.
            case option
            /// No owner, as was asked for: a plain NSObject.
            case nothing
            /// The controller of the scene.
            case scene
        }

        public let source: Source
        /// nil where the nib names no class.
        public let `class`: String?
        public let module: String?
        /// Where the sources declare it.
        public let declaration: Place?
        /// What the nib says where ``source`` is another.
        public let nibClass: String?
        public let line: Int?
        public let column: Int?
    }

    /// An object, by its id in the file.
    public struct Reference: Sendable, Codable {
        public let id: String
        /// Label, title or text; nil where it has none.
        public let label: String?
        /// What it stands for where it is a proxy: filesOwner, firstResponder, application, exit.
        public var role: String?
        /// Class at run time, as the file says; of an owner the one it is
        /// taken to have.
        public let `class`: String?
    }

    /// Another nib that is loaded while this one is.
    public struct Nested: Sendable, Codable {
        /// Path of the nib.
        public let nib: String
        /// Class of its root, where code takes that out of it.
        public let root: String?
        /// Whether it is only loaded under a condition.
        public let isConditional: Bool
        public let place: Place
    }

    /// What is wrong with the file, or with how it is loaded.
    public struct Problem: Sendable, Codable {
        /// crash, broken or visual, as in the report `hazards`.
        public let effect: String
        /// certain or likely.
        public let confidence: Confidence
        public let message: String
        /// Where the code is that has to do with it.
        public let other: Place?
        /// Line of the file; nil for one of the code alone.
        public let line: Int?
    }

    /// An object that the load makes.
    public struct Object: Sendable, Codable {
        public let object: Reference
        public let element: String
        public let module: String?
        /// How many objects of the same load enclose it.
        public let depth: Int
        /// Place in the array that `loadNibNamed` returns.
        public let topLevelIndex: Int?
        public let initializer: String
        /// The initialiser that runs, where a source has it.
        public let implementation: Place?
        /// `awakeAfter(using:)`, which may put another object in its place.
        public let replacement: Place?
        /// Nibs that the initialiser loads.
        public let nested: [Nested]
        /// Nibs that `awakeAfter(using:)` loads.
        public let replacing: [Nested]
        /// What is known to be odd about the class.
        public let notes: [String]
        public let line: Int
        public let column: Int
    }

    /// What becomes of a key that is set, or of an action that is connected.
    public enum Outcome: String, Sendable, Codable {
        /// It works.
        case done
        /// The load ends with an exception.
        case crash
        /// The action raises "unrecognized selector" when it is sent.
        case crashWhenSent
        /// A console line, and nothing is set or connected.
        case consoleLine
        /// The action is sent to whoever answers in the responder chain, and nobody does.
        case nobodyAnswers
        /// What is set is nil, as the destination is not in the file.
        case missing
        /// It depends on a class that is not known.
        case unknown
    }

    /// A user-defined runtime attribute.
    public struct Attribute: Sendable, Codable {
        public let object: Reference
        public let keyPath: String
        public let type: String?
        public let value: String?
        public let outcome: Outcome
        /// Whether several classes could be meant, so that nothing is known.
        public let isOfSeveralClasses: Bool
        /// Declaration of the property, of a path that of its first key.
        public let member: Place?
        public let line: Int
        public let column: Int
    }

    /// An outlet that is set, or one member of an outlet collection.
    public struct Outlet: Sendable, Codable {
        public let object: Reference
        public let key: String
        /// Place in the collection; nil for an outlet.
        public let index: Int?
        public let value: Reference
        /// As in the view connection_answers.
        public let answer: String
        public let outcome: Outcome
        public let member: Place?
        public let line: Int
        public let column: Int
    }

    /// An action that is connected.
    public struct Action: Sendable, Codable {
        public let sender: Reference
        public let selector: String
        /// Control event (iOS), or trigger (macOS).
        public let event: String?
        /// Whether the sender has its target and action from its coder, as
        /// recognisers and bar items of iOS do.
        public let isDecoded: Bool
        /// nil: the First Responder, so the responder chain.
        public let target: Reference?
        public let answer: String
        public let outcome: Outcome
        public let member: Place?
        public let line: Int
        public let column: Int
    }

    /// A binding of macOS.
    public struct Binding: Sendable, Codable {
        public let object: Reference
        public let binding: String
        public let to: Reference?
        public let keyPath: String?
        /// Options as a JSON object.
        public let options: String?
        public let line: Int
        public let column: Int
    }

    /// A segue that starts here.
    public struct Segue: Sendable, Codable {
        public let object: Reference
        public let kind: String
        public let identifier: String?
        public let destination: Reference?
        /// Selector of the unwind action, or of the @IBSegueAction.
        public let selector: String?
        /// Embed segues and relationships: the destination is made at once.
        public let isPerformedAtLoad: Bool
        public let line: Int
        public let column: Int
    }

    /// An object whose `awakeFromNib` a source implements.
    public struct Awake: Sendable, Codable {
        public let object: Reference
        public let implementation: Place
        /// Nibs that it loads.
        public var nested: [Nested] = []
    }

    /// A scene of a storyboard.
    public struct Scene: Sendable, Codable {
        public let id: String?
        public let controller: Reference?
        public let storyboardIdentifier: String?
        public let isInitial: Bool
        /// Whether the compiler keeps the scene.
        public let isBuilt: Bool
        public let line: Int
        public let column: Int
    }

    /// One nib as it is loaded: a xib is one, beside those of its prototype
    /// views; a scene has one for its controller and one for its view.
    public struct Part: Sendable, Codable {
        /// What kind of nib it is.
        public enum Kind: String, Sendable, Codable {
            case nib, controller, view, prototype
        }

        /// How the loader hands out the top-level objects.
        public enum Result: String, Sendable, Codable {
            /// An array in document order (iOS, tvOS).
            case array
            /// A set in no order, with the application object (macOS).
            case unordered
        }

        public let kind: Kind
        public var scene: Scene?
        /// The view or cell of a prototype, the controller of a scene.
        public var root: Reference?
        public var owner: Owner?
        public var result: Result?
        public var objects: [Object] = []
        public var attributes: [Attribute] = []
        public var outlets: [Outlet] = []
        public var actions: [Action] = []
        public var bindings: [Binding] = []
        public var segues: [Segue] = []
        /// How many objects get `awakeFromNib`.
        public var awakeCount = 0
        public var awakes: [Awake] = []
        /// Windows that open.
        public var windows: [Reference] = []
        /// `viewDidLoad` of the controller whose view it is, `windowDidLoad` of that whose window.
        public var ending: Awake?
        public var notes: [String] = []
        /// A load that passes nil to a nib whose owner has outlets.
        public var nilOwner: Place?
    }

    public let path: String
    public let kind: String
    public let format: String
    public let platform: String?
    public let loads: [Load]
    /// What is wrong, in the order of the lines.
    public var problems: [Problem] = []
    public var notes: [String] = []
    public var parts: [Part] = []
}
