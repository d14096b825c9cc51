/// A call that loads a nib or storyboard, or an override or a property list that names a nib or storyboard.
public struct NibLoad: Sendable, Equatable {
    /// The kind of file that a load names.
    public enum Target: String, Sendable, CaseIterable {
        case nib, storyboard
    }

    /// The effect of a load, independent of the name of the call.
    public enum Purpose: String, Sendable, CaseIterable {
        /// Loads a nib and creates its objects at once: `loadNibNamed`.
        case loads
        /// Creates an object that represents the file: `UINib(nibName:bundle:)`, `UIStoryboard(name:bundle:)`.
        case opens
        /// Creates the objects of a file that is already open: `instantiate(withOwner:)`,
        /// `instantiateInitialViewController()`.
        case instantiates
        /// Registers a nib for a reuse identifier.
        case registers
        /// Creates a view controller with its nib: `init(nibName:bundle:)`.
        case controller
        /// Creates a window controller with its nib: `init(windowNibName:)`, `init(windowNibPath:owner:)`.
        case windowController
        /// Overrides the property that names the nib of a view controller: `nibName`.
        case nibName
        /// Overrides the property that names the nib of a window controller, document or preference pane:
        /// `windowNibName`, `windowNibPath`, `mainNibName`.
        case windowNibName
        /// Overrides the Objective-C method that returns the path of a nib: `nibFile`.
        case nibFile
        /// A property list names the main nib of the application: `NSMainNibFile`.
        case mainNib
        /// A property list names a storyboard that the system opens for the application, a scene or an extension.
        case mainStoryboard
        /// A property list names the launch screen: `UILaunchStoryboardName`.
        case launchScreen
        /// A property list names a nib or storyboard under any other key.
        case setting
    }

    /// The properties and methods from which the framework gets a nib name, each with its purpose.
    package static let overrides: [String: Purpose] = [
        "nibName": .nibName, "windowNibName": .windowNibName, "windowNibPath": .windowNibName,
        // NSPreferencePane
        "mainNibName": .windowNibName,
    ]

    /// The call, by its Objective-C selector or its Swift name with labels: `loadNibNamed:owner:options:`,
    /// `UINib(nibName:bundle:)`. For an override it is the property or method: `nibName`.
    public var call: String
    /// The effect of the call.
    public var purpose: Purpose
    /// The kind of file that the call names.
    public var target: Target
    /// The expression for the name, as written. It is nil if the call does not pass a name or passes `nil`.
    public var expression: String?
    /// The name, if the expression is a string literal.
    public var literal: String?
    /// The strings that the expression can evaluate to, based on the variables of the same body. They are in
    /// alphabetical order. The list is empty for a literal.
    public var texts: [String] = []
    /// The parameter that contains the name.
    ///
    /// For a parameter of the enclosing member it is the argument label, or the 0-based index as text (`"0"`) if the
    /// parameter has no label. In Objective-C it is always the index. If the name is the class name of
    /// a generic parameter (`T`), it is this parameter.
    public var parameter: String?
    /// The owner argument as written (`self`, `nil`, `cell`). For a registration in Swift it is the text `nil`, and for
    /// an override in Swift the text `self`. For other calls without an owner argument, there is no value.
    public var owner: String?
    /// The declared or inferred class of the owner: `Foo` for `let owner = Foo()`. It is nil if the class is not known,
    /// or if the owner is self or nil.
    public var ownerType: String?
    /// The class or other type that contains the code. It is nil outside types.
    public var enclosingType: String?
    /// The member that contains the code, by its Objective-C selector or its Swift base name (`init` for
    /// initializers).
    public var enclosingMember: String?
    /// Whether the enclosing member is a static or class member, in which `self` is a class.
    public var isInStaticMember = false
    /// The class that receives the call or that the call creates, as written.
    ///
    /// It is `FooViewController` for `FooViewController(nibName: nil, bundle: nil)` and for
    /// `[[FooViewController alloc] initWithNibName:nil bundle:nil]`. It can also be `super` or `self`.
    public var receiver: String?
    /// The expression for the storyboard identifier or reuse identifier. It is nil if the call does not use an
    /// identifier.
    public var identifier: String?
    /// The members of the type that reach this load through calls on `self`.
    ///
    /// Members that nib loading calls (initializers, `awakeFromNib`, `awakeAfterUsingCoder:`) appear as selectors.
    /// Other members appear as the first part of their names. A `?` marks a member that reaches the load only under a
    /// condition. The list is filled only in files where a nib may be loaded while an object is created.
    public var callingMembers: [String] = []
    /// The platforms that the code is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// Creates a load at a position.
    public init(call: String, purpose: Purpose, target: Target, expression: String?, at: SourcePosition) {
        (self.call, self.purpose, self.target, self.expression, self.at) = (call, purpose, target, expression, at)
    }
}

/// An identifier or resource name used in code.
public struct IdentifierUse: Sendable, Equatable {
    /// The kind of the name.
    public enum Kind: String, Sendable, CaseIterable {
        case reuse, segue, storyboard, restoration, image, color
    }

    /// What the code does with the name.
    public enum Purpose: String, Sendable, CaseIterable {
        /// Registers a nib or class for the identifier.
        case registers
        /// Requests a view or item that is registered for the identifier: `dequeueReusableCell(withIdentifier:)`,
        /// `makeView(withIdentifier:owner:)`.
        case dequeues
        /// Creates a cell or segue with the identifier.
        case makes
        /// Performs the segue with the identifier, or decides whether to perform it:
        /// `performSegue(withIdentifier:sender:)`.
        case performs
        /// Performs the segue with the identifier inside `@try` with a handler. In this case, a missing identifier does
        /// not crash the app.
        case attempts
        /// Instantiates the scene with the identifier.
        case instantiates
        /// Compares a value with the identifier.
        case compares
        /// Sets the identifier of an object, or returns it from an override.
        case sets
        /// Sets the identifier of a view, so that a macOS table can find the view: `view.identifier = …`.
        case names
        /// Gets the image or color with the name.
        case resource
    }

    public var kind: Kind
    /// What the code does with the name.
    public var purpose: Purpose
    /// The call or comparison: `dequeueReusableCell(withIdentifier:for:)`.
    public var call: String
    /// The expression for the identifier, as written.
    public var expression: String
    /// The identifier, if the expression is a string literal.
    public var literal: String?
    /// The type that contains the code. It is nil outside types.
    public var enclosingType: String?
    /// The member that contains the code, by its Objective-C selector or its Swift base name.
    public var enclosingMember: String?
    /// The platforms that the code is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// Creates a use at a position.
    public init(kind: Kind, purpose: Purpose, call: String, expression: String, at: SourcePosition) {
        (self.kind, self.purpose, self.call, self.expression, self.at) = (kind, purpose, call, expression, at)
    }
}

/// A call that may lead to a nib: it instantiates a class, or it calls a helper with a name that mentions nibs.
///
/// The index keeps these calls because a helper may get the nib name from its caller. Examples are
/// `loadNibNamed(String(describing: self))` in a category or protocol extension, and `loadView(named: name)`.
public struct CallSite: Sendable, Equatable {
    /// One argument of a call.
    public struct Argument: Sendable, Equatable {
        /// The argument label. For an Objective-C message it is the matching part of the selector without the colon.
        /// It is nil if there is no label.
        public var label: String?
        /// The argument as written. A local variable with a single value is replaced by that value.
        public var expression: String

        /// Creates an argument with its label.
        public init(label: String?, expression: String) {
            (self.label, self.expression) = (label, expression)
        }
    }

    /// The Swift base name, the Objective-C selector, or a property (`FooCell.nib`). It is `init` if the call
    /// instantiates a class (`Foo()`, `[[Foo alloc] init…]`, `[Foo new]`).
    public var member: String
    /// The receiver, if it is a class name, a generic parameter, `self`, `Self` or `super`.
    ///
    /// It is nil if the source does not name a receiver. For an instantiation it is the class. `[self class]` and
    /// `type(of: self)` are `Self`.
    public var receiver: String?
    public var arguments: [Argument] = []
    /// The type that contains the code. It is nil outside types.
    public var enclosingType: String?
    /// The member that contains the code, by its Objective-C selector or its Swift base name.
    public var enclosingMember: String?
    /// Whether the enclosing member is a static or class member.
    public var isInStaticMember = false
    /// The members that reach this call. See ``NibLoad/callingMembers``.
    public var callingMembers: [String] = []
    /// The platforms that the code is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// Creates a call at a position.
    public init(member: String, receiver: String?, at: SourcePosition) {
        (self.member, self.receiver, self.at) = (member, receiver, at)
    }

    /// Words in lower case. The index keeps a call if the name of the called member contains one of them.
    static let words = ["nib", "xib", "storyboard", "instantiate", "register", "dequeue", "loadview", "loadfrom"]

    /// Returns whether the name of a member contains one of ``words``.
    package static func mentionsNibs(_ name: some Collection<UInt8>) -> Bool {
        guard ByteWords.contains(words, in: name) else { return false }
        // A name such as "flexible" does not mention a xib.
        return !ByteWords.contains(["exib"], in: name) || ByteWords.contains(words.filter { $0 != "xib" }, in: name)
    }
}

/// Searches names for words, ignoring case.
enum ByteWords {
    static func contains(_ words: [String], in name: some Collection<UInt8>) -> Bool {
        if name.count < 3 { return false }
        return (name.withContiguousStorageIfAvailable { name in words.contains { find($0, in: name) } })
            ?? words.contains { word in Array(name).withUnsafeBufferPointer { find(word, in: $0) } }
    }

    private static func find(_ word: String, in name: UnsafeBufferPointer<UInt8>) -> Bool {
        var word = word
        return word.withUTF8 { word in
            guard name.count >= word.count else { return false }
            return (0...(name.count - word.count)).contains { start in
                word.indices.allSatisfy { name[start + $0] | 0x20 == word[$0] }
            }
        }
    }
}
