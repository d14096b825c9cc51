/// The steps of loading a nib or storyboard.
///
/// `xibdb explain --json` prints these properties as keys, and leaves out nil values.
package struct Explanation: Sendable, Codable {
    /// A place in an indexed file. Its path is relative to the root.
    package struct Place: Sendable, Codable, Equatable {
        package var path: String
        package var line: Int
        package var column: Int
        /// The class that is declared at this place.
        package var `class`: String?
    }

    /// A call, key or setting that loads the file.
    package struct Load: Sendable, Codable {
        package let call: String
        /// How the name of the nib is known, as in `nib_loads.certainty`: `literal`, `rule` and others.
        package let certainty: String
        /// The owner argument, as written. For a Swift registration this is the text `nil`, and for a Swift override
        /// the text `self`. Nil for other calls without an owner argument.
        package let owner: String?
        package let ownerClass: String?
        /// The class that contains the call.
        package let `class`: String?
        package let member: String?
        /// Identifier of a controller in a storyboard, if the call passes one.
        package let identifier: String?
        /// Whether a scene with this identifier is missing from the storyboard.
        package let lacksScene: Bool
        /// Whether no target compiles the code, although the targets list other sources.
        package let isUncompiled: Bool
        package let path: String
        package let line: Int
        package let column: Int
    }

    /// The File's Owner that the explanation assumes.
    package struct Owner: Sendable, Codable {
        /// Where the class of the owner comes from.
        package enum Source: String, Sendable, Codable {
            /// The class that the nib names. The code may pass an object of another class.
            case nib
            /// The class that every known load passes.
            case load
            /// The class that the user asked for.
            case option
            /// The user asked for a load without an owner. The explanation then assumes a plain NSObject.
            case nothing
            /// The controller of the scene.
            case scene
        }

        package let source: Source
        /// The class of the owner; nil if the nib names no class.
        package let `class`: String?
        package let module: String?
        /// The declaration in the sources.
        package let declaration: Place?
        /// Whether every known load passes nil instead of an owner.
        package internal(set) var isNeverPassed = false
        /// The class that the nib names, if ``source`` is not ``Source/nib``; otherwise nil.
        package let nibClass: String?
        package let line: Int?
        package let column: Int?
    }

    /// An object, by its id in the file.
    package struct Reference: Sendable, Codable {
        package let id: String
        /// Label, title or text; nil if the object has none.
        package let label: String?
        /// The role of a placeholder: filesOwner, firstResponder, application, exit.
        package var role: String?
        /// The class at run time according to the file; for an owner, the class that the explanation assumes.
        package let `class`: String?
    }

    /// Another nib that is loaded during this load.
    package struct Nested: Sendable, Codable {
        /// Path of the nib.
        package let nib: String
        /// Class of its root object, if code uses that object.
        package let root: String?
        /// Whether the code loads the nib only under a condition.
        package let isConditional: Bool
        package let place: Place
    }

    /// A problem of the file, or of its loads.
    package struct Problem: Sendable, Codable {
        /// `crash`, `broken` or `visual`, as in the report `hazards`.
        package let effect: String
        /// `certain` or `likely`.
        package let confidence: Confidence
        package let message: String
        /// Place of the code that the problem involves.
        package let other: Place?
        /// Line in the file; nil if the problem is only in the code.
        package let line: Int?
    }

    /// An object that the load creates.
    package struct Object: Sendable, Codable {
        package let object: Reference
        package let element: String
        package let module: String?
        /// Number of enclosing objects in the same load.
        package let depth: Int
        /// Index in the array that `loadNibNamed` returns; nil for an object that is not in the array.
        package let topLevelIndex: Int?
        package let initializer: String
        /// The initializer that runs, if a source implements it.
        package let implementation: Place?
        /// `awakeAfter(using:)`, which may replace the object.
        package let replacement: Place?
        /// Nibs that the initializer loads.
        package let nested: [Nested]
        /// Nibs that `awakeAfter(using:)` loads.
        package let replacing: [Nested]
        /// Notes about the class, for example that nothing in the index declares it.
        package let notes: [String]
        package let line: Int
        package let column: Int
    }

    /// What happens when the load sets a key or connects an action.
    package enum Outcome: String, Sendable, Codable {
        /// The step works.
        case done
        /// The load raises an exception.
        case crash
        /// The action raises "unrecognized selector" when it is sent.
        case crashWhenSent
        /// The console shows a message, and nothing is set or connected.
        case consoleLine
        /// The action goes to the responder chain, and no object there implements it.
        case nobodyAnswers
        /// The value is nil, because the destination is not in the file.
        case missing
        /// The outcome depends on an unknown class.
        case unknown
    }

    /// A user-defined runtime attribute.
    package struct Attribute: Sendable, Codable {
        package let object: Reference
        package let keyPath: String
        package let type: String?
        package let value: String?
        package let outcome: Outcome
        /// Whether the class name may refer to several classes, so that the outcome is unknown.
        package let isOfSeveralClasses: Bool
        /// Declaration of the property. For a key path, declaration of the first key.
        package let member: Place?
        package let line: Int
        package let column: Int
    }

    /// An outlet that is set, or one element of an outlet collection.
    package struct Outlet: Sendable, Codable {
        package let object: Reference
        package let key: String
        /// Index in the collection; nil for an outlet.
        package let index: Int?
        package let value: Reference
        /// The answer, as in the view connection_answers.
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
        /// Whether the sender decodes its target and action itself, as gesture recognizers and bar items on iOS do.
        package let isDecoded: Bool
        /// The target; nil for the First Responder, which means the responder chain.
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
        /// Options, as a JSON object.
        package let options: String?
        package let line: Int
        package let column: Int
    }

    /// A segue whose source is in this nib.
    package struct Segue: Sendable, Codable {
        package let object: Reference
        package let kind: String
        package let identifier: String?
        package let destination: Reference?
        /// Selector of the unwind action, or of the @IBSegueAction.
        package let selector: String?
        /// Whether the load creates the destination immediately, as for embed segues and relationships.
        package let isPerformedAtLoad: Bool
        package let line: Int
        package let column: Int
    }

    /// An object whose class implements `awakeFromNib` in the sources.
    package struct Awake: Sendable, Codable {
        package let object: Reference
        package let implementation: Place
        /// Nibs that the implementation loads.
        package var nested: [Nested] = []
    }

    /// A scene of a storyboard.
    package struct Scene: Sendable, Codable {
        package let id: String?
        package let controller: Reference?
        package let storyboardIdentifier: String?
        package let isInitial: Bool
        /// Whether Xcode builds the scene. Xcode leaves out scenes that nothing can lead to.
        package let isBuilt: Bool
        package let line: Int
        package let column: Int
    }

    /// A part of the file that is loaded as one nib.
    ///
    /// A xib is one nib, and each of its prototype views is a separate nib. A scene consists of one nib for its
    /// controller and one for its view.
    package struct Part: Sendable, Codable {
        /// The kind of nib.
        package enum Kind: String, Sendable, Codable {
            case nib, controller, view, prototype
        }

        /// How the loader returns the top-level objects.
        package enum Result: String, Sendable, Codable {
            /// An array in document order (iOS, tvOS).
            case array
            /// An unordered set, with the application object (macOS).
            case unordered
        }

        package let kind: Kind
        package var scene: Scene?
        /// The view or cell of a prototype, or the controller of a scene.
        package var root: Reference?
        package var owner: Owner?
        package var result: Result?
        package var objects: [Object] = []
        package var attributes: [Attribute] = []
        package var outlets: [Outlet] = []
        package var actions: [Action] = []
        package var bindings: [Binding] = []
        package var segues: [Segue] = []
        /// Number of objects that receive `awakeFromNib`, not counting constraints.
        package var awakeCount = 0
        /// Number of constraints that the load creates. They also receive `awakeFromNib`.
        package var constraintCount = 0
        package var awakes: [Awake] = []
        /// Windows that open.
        package var windows: [Reference] = []
        /// `viewDidLoad` of the view's controller, or `windowDidLoad` of the window's controller.
        package var ending: Awake?
        package var notes: [String] = []
        /// A load that passes nil although the owner of the nib has outlets.
        package var nilOwner: Place?
    }

    package let path: String
    package let kind: String
    package let format: String
    package let platform: String?
    package let loads: [Load]
    /// The problems, sorted by line.
    package var problems: [Problem] = []
    package var notes: [String] = []
    package var parts: [Part] = []
}
