/// What one source file declares and does that matters to Interface Builder.
///
/// Swift and Objective-C become this one model; what joins them with nibs
/// needs not know which it was.
public struct SourceFile: Sendable, Equatable {
    public var imports: [ImportDeclaration] = []
    public var types: [TypeDeclaration] = []
    public var members: [MemberDeclaration] = []
    public var loads: [NibLoad] = []
    public var identifiers: [IdentifierUse] = []
    public var constants: [ConstantDeclaration] = []
    public var calls: [CallSite] = []
    /// Functions and their like in which something can matter, with what they do.
    public var functions: [FunctionCode] = []
    /// Lines that depend on flags, each for one flag. Objective-C only.
    public var flagRegions: [FlagRegion] = []
    /// Flags that `#define` lines define, sorted. Objective-C only.
    public var definedFlags: [String] = []
    /// Why the file was not read, as a sentence without its end; nil where it was.
    public var error: String?

    /// A file that declares nothing.
    public init() {}

    /// How many loads, identifiers, calls and constants, of each, are kept. Real sources stay far below.
    static let mostUses = 50_000

    /// Puts what bodies use in the order of the source.
    mutating func sortUses() {
        func sort<Item>(_ items: inout [Item], _ at: KeyPath<Item, SourcePosition>) {
            let places = items.map { $0[keyPath: at] }
            // What stands at one place stays in its order.
            let order = items.indices.sorted {
                (places[$0].line, places[$0].column, $0) < (places[$1].line, places[$1].column, $1)
            }
            items = order.map { items[$0] }
        }
        sort(&loads, \.at)
        sort(&identifiers, \.at)
        sort(&calls, \.at)
    }
}

/// A place in a source file.
public struct SourcePosition: Sendable, Hashable {
    /// 1-based line.
    public var line: Int
    /// 1-based column, in code points.
    public var column: Int

    /// A place from its line and column.
    public init(line: Int, column: Int) {
        (self.line, self.column) = (line, column)
    }
}

/// From where in the sources a declaration can be named.
public enum Reach: String, Sendable, CaseIterable {
    /// From its own file: Swift `private` and `fileprivate`; an Objective-C
    /// `#define` or `static`, which a header gives to the files that import it.
    case file
    /// From its own module: Swift without any word.
    case module
    /// From every module that imports its own: Swift `public`, `open`,
    /// `package`; what else Objective-C declares.
    case `public`

    /// The narrower of two.
    static func min(_ one: Reach, _ other: Reach) -> Reach {
        one == .file || other == .file ? .file : one == .module ? one : other
    }
}

/// A module or header that a file imports.
public struct ImportDeclaration: Sendable, Equatable {
    /// The module: `A` of `import A.B`, `@import A.B;` and `#import <A/B.h>`;
    /// nil for a header that names none.
    public var module: String?
    /// The header as written between quotes or angle brackets; nil for a module.
    public var header: String?
    /// What of the module is imported: `B` of `import class A.B` and of the
    /// submodule `A.B`; nil for all of it.
    public var name: String?
    /// `@testable`: what is internal can be named, too.
    public var isTestable = false
    /// `@_exported`: who imports this module, imports that.
    public var isExported = false
    /// Platforms that it is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// An import of a module, a header, or both at a place.
    public init(module: String?, header: String? = nil, name: String? = nil, at: SourcePosition) {
        (self.module, self.header, self.name, self.at) = (module, header, name, at)
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
    /// From where it can be named.
    public var reach = Reach.public
    /// Platforms that it is compiled for.
    public var platforms = Platforms.all
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
    /// What a stored property begins with: 0 for false, nil and no value, 1 for true; nil where it is computed or anything else.
    public var initialNumber: Int?
    /// A property that does not keep its value: `weak`.
    public var isWeak = false
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
    /// Whether it is an initializer whose body only ends the program: `fatalError()`. Swift only.
    public var traps = false
    /// Platforms that it is compiled for.
    public var platforms = Platforms.all
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
    /// Type that it is a member or case of, as ``name`` begins; nil for a global.
    public var enclosingType: String?
    /// From where it can be named.
    public var reach = Reach.public
    /// Platforms that it is compiled for.
    public var platforms = Platforms.all
    /// Where an `#undef` or another `#define` of the name ends it; nil where
    /// it holds to the end of the file.
    public var end: SourcePosition?
    public var at: SourcePosition

    /// A constant at a place.
    public init(name: String, value: String?, expression: String? = nil, at: SourcePosition) {
        (self.name, self.value, self.expression, self.at) = (name, value, expression, at)
    }
}

extension SourceFile {
    /// How much was found so far.
    struct Counts {
        var imports, types, members, loads, identifiers, constants, calls, functions: Int
    }

    var counts: Counts {
        Counts(
            imports: imports.count, types: types.count, members: members.count, loads: loads.count,
            identifiers: identifiers.count,
            constants: constants.count, calls: calls.count, functions: functions.count)
    }

    /// Says of what was found since that it is for these platforms only.
    mutating func limit(to platforms: Platforms, since before: Counts) {
        if platforms == .all { return }
        for index in before.imports..<imports.count { imports[index].platforms.formIntersection(platforms) }
        for index in before.types..<types.count { types[index].platforms.formIntersection(platforms) }
        for index in before.members..<members.count { members[index].platforms.formIntersection(platforms) }
        for index in before.loads..<loads.count { loads[index].platforms.formIntersection(platforms) }
        for index in before.identifiers..<identifiers.count { identifiers[index].platforms.formIntersection(platforms) }
        for index in before.constants..<constants.count { constants[index].platforms.formIntersection(platforms) }
        for index in before.calls..<calls.count { calls[index].platforms.formIntersection(platforms) }
        for index in before.functions..<functions.count { functions[index].platforms.formIntersection(platforms) }
    }
}
