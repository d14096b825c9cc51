/// A call that loads a nib or storyboard, or an override that names one.
public struct NibLoad: Sendable, Equatable {
    /// What kind of file a load names.
    public enum Target: String, Sendable, CaseIterable {
        case nib, storyboard
    }

    /// What a load does, whatever it is called.
    public enum Purpose: String, Sendable, CaseIterable {
        /// Loads a nib, whose objects are there at once: `loadNibNamed`.
        case loads
        /// Makes an object that stands for the file: `UINib(nibName:bundle:)`, `UIStoryboard(name:bundle:)`.
        case opens
        /// Makes what is in a file that was opened before: `instantiate(withOwner:)`, `instantiateInitialViewController()`.
        case instantiates
        /// Registers a nib for a reuse identifier.
        case registers
        /// Makes a view controller with its nib: `init(nibName:bundle:)`.
        case controller
        /// Makes a window controller with its nib: `init(windowNibName:)`, `init(windowNibPath:owner:)`.
        case windowController
        /// Overrides what a view controller asks for its nib: `nibName`.
        case nibName
        /// Overrides what a window controller, document or preference pane
        /// asks for its nib: `windowNibName`, `windowNibPath`, `mainNibName`.
        case windowNibName
        /// Gives the path of a nib to the framework that asks for it: `nibFile`.
        case nibFile
        /// A property list names the nib that the application begins with: `NSMainNibFile`.
        case mainNib
        /// A property list names a storyboard that the system opens: that of the application, a scene, an extension.
        case mainStoryboard
        /// A property list names what is seen while the application starts: `UILaunchStoryboardName`.
        case launchScreen
        /// Any other key that names a nib or storyboard.
        case setting
    }

    /// What the framework asks an object for its nib's name, by the name of
    /// the property or method, and what that does.
    package static let overrides: [String: Purpose] = [
        "nibName": .nibName, "windowNibName": .windowNibName, "windowNibPath": .windowNibName,
        // NSPreferencePane
        "mainNibName": .windowNibName,
    ]

    /// What is called, by its Objective-C selector or its Swift name with
    /// labels: `loadNibNamed:owner:options:`, `UINib(nibName:bundle:)`; of an
    /// override the property or method: `nibName`.
    public var call: String
    /// What the call does.
    public var purpose: Purpose
    /// What kind of file the call names.
    public var target: Target
    /// The name as an expression, as written; nil where none is given (also
    /// where `nil` is written).
    public var expression: String?
    /// The name where the expression is a text and nothing else.
    public var literal: String?
    /// The texts that the expression may be by the variables of the same body,
    /// in alphabetical order; empty for a literal.
    public var texts: [String] = []
    /// The parameter of the enclosing member that gives the name: its argument
    /// label, or its 0-based place where it has none (`"0"`), and always its
    /// place in Objective-C. The generic parameter (`T`) whose class gives the name.
    public var parameter: String?
    /// The owner argument as written (`self`, `nil`, `cell`); nil where the
    /// call takes none.
    public var owner: String?
    /// Declared or evident class of the owner where it is neither self nor
    /// nil: `Foo` for `let owner = Foo()`; nil where not told.
    public var ownerType: String?
    /// Type whose code it is, a class or another; nil outside one.
    public var enclosingType: String?
    /// Member whose body it is in, by Objective-C selector or by Swift base
    /// name (`init` for initialisers).
    public var enclosingMember: String?
    /// Whether the enclosing member is a class (static) member, so that `self` is a class.
    public var isInStaticMember = false
    /// Class that the call is sent to or makes, as written: `FooViewController`
    /// of `FooViewController(nibName: nil, bundle: nil)` and of
    /// `[[FooViewController alloc] initWithNibName:nil bundle:nil]`; `super`, `self`.
    public var receiver: String?
    /// Identifier that goes with it, as an expression: a storyboard identifier, a reuse identifier.
    public var identifier: String?
    /// Members of the type that lead here through calls on `self`: what
    /// loading a nib calls (initialisers, `awakeFromNib`,
    /// `awakeAfterUsingCoder:`) as selectors, others by the first part of
    /// their names; with `?` behind one that does so only under a condition.
    /// Only of files in which something may be loaded while an object is made.
    public var ledFrom: [String] = []
    /// Platforms that it is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// A load at a place.
    public init(call: String, purpose: Purpose, target: Target, expression: String?, at: SourcePosition) {
        (self.call, self.purpose, self.target, self.expression, self.at) = (call, purpose, target, expression, at)
    }
}

/// An identifier or resource name used in code.
public struct IdentifierUse: Sendable, Equatable {
    /// What kind of name it is.
    public enum Kind: String, Sendable, CaseIterable {
        case reuse, segue, storyboard, restoration, image, color
    }

    /// What is done with the name.
    public enum Purpose: String, Sendable, CaseIterable {
        /// Registers a nib or class for it.
        case registers
        /// Asks for a view or item that is registered for it: `dequeueReusableCell(withIdentifier:)`, `makeView(withIdentifier:owner:)`.
        case dequeues
        /// Makes a cell or segue that has it.
        case makes
        /// Performs the segue of it, or asks whether to: `performSegue(withIdentifier:sender:)`.
        case performs
        /// Makes the scene of it.
        case instantiates
        /// Compares with it.
        case compares
        /// Gives it to an object, or is what an override says it has.
        case sets
        /// Gives it to a view, which a table of macOS can find by it: `view.identifier = …`.
        case names
        /// Gets the image or color of it.
        case resource
    }

    public var kind: Kind
    /// What is done with it.
    public var purpose: Purpose
    /// The call or comparison: `dequeueReusableCell(withIdentifier:for:)`.
    public var call: String
    /// The identifier as an expression, as written.
    public var expression: String
    /// The identifier where the expression is a text and nothing else.
    public var literal: String?
    /// Type whose code it is; nil outside one.
    public var enclosingType: String?
    /// Member whose body it is in, by Objective-C selector or Swift base name.
    public var enclosingMember: String?
    /// Platforms that it is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// A use at a place.
    public init(kind: Kind, purpose: Purpose, call: String, expression: String, at: SourcePosition) {
        (self.kind, self.purpose, self.call, self.expression, self.at) = (kind, purpose, call, expression, at)
    }
}

/// A call that may lead to a nib: a class is instantiated, or a helper is
/// called whose name speaks of nibs.
///
/// Kept so that a load in a helper (`loadNibNamed(String(describing: self))`
/// in a category or protocol extension, `loadView(named: name)`) is resolved
/// by who calls the helper.
public struct CallSite: Sendable, Equatable {
    /// One argument of a call.
    public struct Argument: Sendable, Equatable {
        /// Argument label; of an Objective-C message its part of the
        /// selector without colon; nil without one.
        public var label: String?
        /// The argument as written; local variables followed where they have one value.
        public var expression: String

        /// An argument with its label.
        public init(label: String?, expression: String) {
            (self.label, self.expression) = (label, expression)
        }
    }

    /// Swift base name, Objective-C selector, or property (`FooCell.nib`);
    /// `init` where a class is instantiated (`Foo()`, `[[Foo alloc] init…]`, `[Foo new]`).
    public var member: String
    /// What it is sent to where that is the name of a class, a generic
    /// parameter, `self`, `Self` or `super`; nil where nothing is written.
    /// Of an instantiation the class. `[self class]`, `type(of: self)` are `Self`.
    public var receiver: String?
    public var arguments: [Argument] = []
    /// Type whose code it is; nil outside one.
    public var enclosingType: String?
    /// Member whose body it is in, by Objective-C selector or Swift base name.
    public var enclosingMember: String?
    /// Whether the enclosing member is a class (static) member.
    public var isInStaticMember = false
    /// As ``NibLoad/ledFrom``.
    public var ledFrom: [String] = []
    /// Platforms that it is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// A call at a place.
    public init(member: String, receiver: String?, at: SourcePosition) {
        (self.member, self.receiver, self.at) = (member, receiver, at)
    }

    /// Words that make a member's name worth keeping, in lower case.
    static let words = ["nib", "xib", "storyboard", "instantiate", "register", "dequeue", "loadview", "loadfrom"]

    /// Whether the name of a member has one of ``words`` in it.
    static func speaksOfNibs(_ name: some Collection<UInt8>) -> Bool {
        guard ByteWords.contains(words, in: name) else { return false }
        // A word such as "flexible" does not speak of xibs.
        return !ByteWords.contains(["exib"], in: name) || ByteWords.contains(words.filter { $0 != "xib" }, in: name)
    }
}

/// Words in names, whatever their case.
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
