/// What one source file declares and does that matters to Interface Builder.
///
/// Swift and Objective-C become this one model; what joins them with nibs
/// needs not know which it was.
public struct SourceFile: Sendable, Equatable {
    public var types: [TypeDeclaration] = []
    public var members: [MemberDeclaration] = []
    public var loads: [NibLoad] = []
    public var identifiers: [IdentifierUse] = []
    public var constants: [ConstantDeclaration] = []
    public var calls: [CallSite] = []
    /// Why the file was not read, as a sentence without its end; nil where it was.
    public var error: String?

    /// A file that declares nothing.
    public init() {}
}

/// A place in a source file.
public struct SourcePosition: Sendable, Equatable {
    /// 1-based line.
    public var line: Int
    /// 1-based column, in code points.
    public var column: Int

    /// A place from its line and column.
    public init(line: Int, column: Int) {
        (self.line, self.column) = (line, column)
    }
}

/// A declaration of a class, or of something that adds to one.
public struct TypeDeclaration: Sendable, Equatable {
    /// What kind of declaration it is.
    public enum Kind: String, Sendable, CaseIterable {
        /// Swift `class`, Objective-C `@interface X : Y`.
        case `class`
        /// Swift `extension`, Objective-C category `@interface X (C)`.
        case `extension`
        /// Objective-C class extension `@interface X ()`.
        case classExtension
        /// Objective-C `@implementation X`, also of a category.
        case implementation
        /// Swift or Objective-C protocol.
        case `protocol`
        /// `typealias A = B`, `typedef B A`, `@compatibility_alias A B`.
        case alias
    }

    public var kind: Kind
    /// Name in the source language; of a nested Swift class the path with
    /// dots (`Outer.Inner`); of an extension the extended class as written.
    public var name: String
    /// Name that the Objective-C runtime knows where the source says it:
    /// `@objc(Name)`; the name itself in Objective-C; nil for a Swift class
    /// that says none.
    public var objcName: String?
    /// Superclass as written, without generic arguments; for an alias what it
    /// stands for. Swift: the first inherited type, which may be a protocol.
    public var superclass: String?
    /// Adopted protocols as written. Swift: every inherited type.
    public var protocols: [String] = []
    /// Name of the Objective-C category.
    public var category: String?
    /// `@objcMembers` on the class, or `@objc` on the extension.
    public var isObjCMembers = false
    /// `IB_DESIGNABLE`, `@IBDesignable`.
    public var isDesignable = false
    public var at: SourcePosition

    /// A declaration of a name at a place.
    public init(kind: Kind, name: String, at: SourcePosition) {
        (self.kind, self.name, self.at) = (kind, name, at)
    }
}

/// A member of a class.
public struct MemberDeclaration: Sendable, Equatable {
    /// What the member is to Interface Builder.
    public enum Kind: String, Sendable, CaseIterable {
        case outlet, outletCollection, action, segueAction, inspectable
        /// Any other property, or an instance variable (``isVariable``).
        case property
        /// Any other method.
        case method
    }

    public var kind: Kind
    /// Class as the enclosing declaration names it.
    public var className: String
    /// Property name or, of a method, its name in the source language.
    public var name: String
    /// Selector of a method (`save:`), getter of a property.
    public var selector: String?
    /// Setter of a property where it has one: `setName:`.
    public var setter: String?
    /// Declared type as written: of an outlet its class, of a collection that
    /// of its elements.
    public var type: String?
    /// An Objective-C instance variable, declared or synthesised.
    public var isVariable = false
    /// A class (static) member.
    public var isStatic = false
    /// Declared in a protocol.
    public var isRequirement = false
    /// Swift's `override`.
    public var isOverride = false
    /// What the Objective-C runtime sees of it.
    public var visibility: Visibility = .visible
    /// How many arguments a method takes.
    public var argumentCount = 0
    public var at: SourcePosition

    /// Whether the Objective-C runtime sees a member.
    public enum Visibility: String, Sendable, CaseIterable {
        /// Always: Objective-C, `@IBOutlet`, `@objc` …
        case visible
        /// Only where Swift 3 inferred it, or the class or an overridden
        /// member makes it visible; depends on the superclass.
        case inferred
        /// Never: private to Swift.
        case hidden
    }

    /// A member of a class at a place.
    public init(kind: Kind, className: String, name: String, at: SourcePosition) {
        (self.kind, self.className, self.name, self.at) = (kind, className, name, at)
    }
}

/// A string constant, so that names used in code can be resolved.
public struct ConstantDeclaration: Sendable, Equatable {
    /// Path of the constant: `Nibs.cell`, `kCellNib`.
    public var name: String
    /// The string; nil where the value is another expression.
    public var value: String?
    /// The value as written, where it is no literal.
    public var expression: String?
    public var at: SourcePosition

    /// A constant at a place.
    public init(name: String, value: String?, expression: String? = nil, at: SourcePosition) {
        (self.name, self.value, self.expression, self.at) = (name, value, expression, at)
    }
}

