/// What happens when a nib or storyboard is loaded, step by step.
///
/// `xibdb explain --json` prints it as it is: names of properties are keys,
/// what is nil is left out.
package struct Explanation: Sendable, Codable {
    /// A place in an indexed file; paths are relative to the root.
    package struct Place: Sendable, Codable, Equatable {
        package var path: String
        package var line: Int
        package var column: Int
        /// Class whose declaration stands there.
        package var `class`: String?
    }

    /// A call, key or setting that loads the file.
    package struct Load: Sendable, Codable {
        package let call: String
        /// literal, resolved, rule, callers.
        package let certainty: String
        /// Owner argument as written; nil where the call takes none.
        package let owner: String?
        package let ownerClass: String?
        /// Code that has the call.
        package let `class`: String?
        package let member: String?
        /// Identifier that goes with it, of a controller in a storyboard.
        package let identifier: String?
        package let path: String
        package let line: Int
        package let column: Int
    }

    /// Who the File's Owner is taken to be.
    package struct Owner: Sendable, Codable {
        /// Where that is from.
        package enum Source: String, Sendable, Codable {
            /// The class that the nib names: a promise.
            case nib
            /// The class that every known load passes.
            case load
            /// A class that was asked for.
            case option
            /// No owner, as was asked for: a plain NSObject.
            case nothing
            /// The controller of the scene.
            case scene
        }

        package let source: Source
        /// nil where the nib names no class.
        package let `class`: String?
        package let module: String?
        /// Where the sources declare it.
        package let declaration: Place?
        /// What the nib says where ``source`` is another.
        package let nibClass: String?
        package let line: Int?
        package let column: Int?
    }

    /// An object, by its id in the file.
    package struct Reference: Sendable, Codable {
        package let id: String
        /// Label, title or text; nil where it has none.
        package let label: String?
        /// What it stands for where it is a proxy: filesOwner, firstResponder, application, exit.
        package var role: String?
        /// Class at run time, as the file says; of an owner the one it is
        /// taken to have.
        package let `class`: String?
    }

    /// Another nib that is loaded while this one is.
    package struct Nested: Sendable, Codable {
        /// Path of the nib.
        package let nib: String
        /// Class of its root, where code takes that out of it.
        package let root: String?
        /// Whether it is only loaded under a condition.
        package let isConditional: Bool
        package let place: Place
    }

    /// What is wrong with the file, or with how it is loaded.
    package struct Problem: Sendable, Codable {
        /// crash, broken or visual, as in the report `hazards`.
        package let effect: String
        /// certain or likely.
        package let confidence: Confidence
        package let message: String
        /// Where the code is that has to do with it.
        package let other: Place?
        /// Line of the file; nil for one of the code alone.
        package let line: Int?
    }

    /// An object that the load makes.
    package struct Object: Sendable, Codable {
        package let object: Reference
        package let element: String
        package let module: String?
        /// How many objects of the same load enclose it.
        package let depth: Int
        /// Place in the array that `loadNibNamed` returns.
        package let topLevelIndex: Int?
        package let initializer: String
        /// The initialiser that runs, where a source has it.
        package let implementation: Place?
        /// `awakeAfter(using:)`, which may put another object in its place.
        package let replacement: Place?
        /// Nibs that the initialiser loads.
        package let nested: [Nested]
        /// Nibs that `awakeAfter(using:)` loads.
        package let replacing: [Nested]
        /// What is known to be odd about the class.
        package let notes: [String]
        package let line: Int
        package let column: Int
    }

    /// What becomes of a key that is set, or of an action that is connected.
    package enum Outcome: String, Sendable, Codable {
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
    package struct Attribute: Sendable, Codable {
        package let object: Reference
        package let keyPath: String
        package let type: String?
        package let value: String?
        package let outcome: Outcome
        /// Whether several classes could be meant, so that nothing is known.
        package let isOfSeveralClasses: Bool
        /// Declaration of the property, of a path that of its first key.
        package let member: Place?
        package let line: Int
        package let column: Int
    }

    /// An outlet that is set, or one member of an outlet collection.
    package struct Outlet: Sendable, Codable {
        package let object: Reference
        package let key: String
        /// Place in the collection; nil for an outlet.
        package let index: Int?
        package let value: Reference
        /// As in the view connection_answers.
        package let answer: String
        package let outcome: Outcome
        package let member: Place?
        package let line: Int
        package let column: Int
    }

    /// An action that is connected.
    package struct Action: Sendable, Codable {
        package let sender: Reference
        package let selector: String
        /// Control event (iOS), or trigger (macOS).
        package let event: String?
        /// Whether the sender has its target and action from its coder, as
        /// recognisers and bar items of iOS do.
        package let isDecoded: Bool
        /// nil: the First Responder, so the responder chain.
        package let target: Reference?
        package let answer: String
        package let outcome: Outcome
        package let member: Place?
        package let line: Int
        package let column: Int
    }

    /// A binding of macOS.
    package struct Binding: Sendable, Codable {
        package let object: Reference
        package let binding: String
        package let to: Reference?
        package let keyPath: String?
        /// Options as a JSON object.
        package let options: String?
        package let line: Int
        package let column: Int
    }

    /// A segue that starts here.
    package struct Segue: Sendable, Codable {
        package let object: Reference
        package let kind: String
        package let identifier: String?
        package let destination: Reference?
        /// Selector of the unwind action, or of the @IBSegueAction.
        package let selector: String?
        /// Embed segues and relationships: the destination is made at once.
        package let isPerformedAtLoad: Bool
        package let line: Int
        package let column: Int
    }

    /// An object whose `awakeFromNib` a source implements.
    package struct Awake: Sendable, Codable {
        package let object: Reference
        package let implementation: Place
        /// Nibs that it loads.
        package var nested: [Nested] = []
    }

    /// A scene of a storyboard.
    package struct Scene: Sendable, Codable {
        package let id: String?
        package let controller: Reference?
        package let storyboardIdentifier: String?
        package let isInitial: Bool
        /// Whether the compiler keeps the scene.
        package let isBuilt: Bool
        package let line: Int
        package let column: Int
    }

    /// One nib as it is loaded: a xib is one, beside those of its prototype
    /// views; a scene has one for its controller and one for its view.
    package struct Part: Sendable, Codable {
        /// What kind of nib it is.
        package enum Kind: String, Sendable, Codable {
            case nib, controller, view, prototype
        }

        /// How the loader hands out the top-level objects.
        package enum Result: String, Sendable, Codable {
            /// An array in document order (iOS, tvOS).
            case array
            /// A set in no order, with the application object (macOS).
            case unordered
        }

        package let kind: Kind
        package var scene: Scene?
        /// The view or cell of a prototype, the controller of a scene.
        package var root: Reference?
        package var owner: Owner?
        package var result: Result?
        package var objects: [Object] = []
        package var attributes: [Attribute] = []
        package var outlets: [Outlet] = []
        package var actions: [Action] = []
        package var bindings: [Binding] = []
        package var segues: [Segue] = []
        /// How many objects get `awakeFromNib`, apart from constraints.
        package var awakeCount = 0
        /// How many constraints the load makes; they get `awakeFromNib`, too.
        package var constraintCount = 0
        package var awakes: [Awake] = []
        /// Windows that open.
        package var windows: [Reference] = []
        /// `viewDidLoad` of the controller whose view it is, `windowDidLoad` of that whose window.
        package var ending: Awake?
        package var notes: [String] = []
        /// A load that passes nil to a nib whose owner has outlets.
        package var nilOwner: Place?
    }

    package let path: String
    package let kind: String
    package let format: String
    package let platform: String?
    package let loads: [Load]
    /// What is wrong, in the order of the lines.
    package var problems: [Problem] = []
    package var notes: [String] = []
    package var parts: [Part] = []
}
