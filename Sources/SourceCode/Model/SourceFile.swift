/// The declarations and calls of one source file that matter to Interface Builder.
///
/// Swift and Objective-C share one model. Code that connects sources with nibs does not depend on the language.
public struct SourceFile: Sendable, Equatable {
    public var imports: [ImportDeclaration] = []
    public var types: [TypeDeclaration] = []
    public var members: [MemberDeclaration] = []
    public var loads: [NibLoad] = []
    public var identifiers: [IdentifierUse] = []
    public var constants: [ConstantDeclaration] = []
    public var calls: [CallSite] = []
    /// The functions, initializers, getters and initial values with code that can matter to nibs.
    public var functions: [FunctionCode] = []
    /// The lines that depend on flags, one region for each flag. Objective-C only.
    public var flagRegions: [FlagRegion] = []
    /// The flags that `#define` lines define, sorted. Objective-C only.
    public var definedFlags: [String] = []
    /// Why the file was not read, as a sentence without its period. It is nil if the file was read.
    public var error: String?

    /// Creates a file without declarations.
    public init() {}

    /// The maximum number of items of each kind, such as loads, calls or constants. Real sources contain far fewer.
    package static let mostUses = 50_000

    /// Sorts loads, identifiers and calls into source order.
    package mutating func sortUses() {
        func sort<Item>(_ items: inout [Item], _ at: KeyPath<Item, SourcePosition>) {
            let places = items.map { $0[keyPath: at] }
            // Items at the same position keep their order.
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

/// A position in a source file.
public struct SourcePosition: Sendable, Hashable {
    /// 1-based line.
    public var line: Int
    /// 1-based column, in code points.
    public var column: Int

    /// Creates a position from its line and column.
    public init(line: Int, column: Int) {
        (self.line, self.column) = (line, column)
    }
}

/// The part of the sources that can use the name of a declaration.
public enum Reach: String, Sendable, CaseIterable {
    /// Its own file: Swift `private` and `fileprivate`, and Objective-C `#define` and `static`. If a header contains a
    /// `#define` or a `static`, the files that import it can use the name, too.
    case file
    /// Its own module: Swift declarations without an access modifier.
    case module
    /// Every module that imports the module of the declaration: Swift `public`, `open` and `package`, and every other
    /// Objective-C declaration.
    case `public`

    /// Returns the reach that includes fewer sources.
    package static func min(_ one: Reach, _ other: Reach) -> Reach {
        one == .file || other == .file ? .file : one == .module ? one : other
    }
}

/// A module or header that a file imports.
public struct ImportDeclaration: Sendable, Equatable {
    /// The module: `A` for `import A.B`, `@import A.B;` and `#import <A/B.h>`. It is nil if a header names no module.
    public var module: String?
    /// The header as written between quotes or angle brackets. It is nil if the import names only a module.
    public var header: String?
    /// The imported part of the module: `B` for `import class A.B` and for the submodule `A.B`. It is nil if the
    /// whole module is imported.
    public var name: String?
    /// `@testable`: internal declarations are visible, too.
    public var isTestable = false
    /// `@_exported`: the import also applies to every file that imports the module of this file.
    public var isExported = false
    /// The platforms that the declaration is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// Creates an import of a module, a header or both.
    public init(module: String?, header: String? = nil, name: String? = nil, at: SourcePosition) {
        (self.module, self.header, self.name, self.at) = (module, header, name, at)
    }
}

/// A declaration of a class, protocol or alias, or an extension or implementation of a class.
public struct TypeDeclaration: Sendable, Equatable {
    /// The kind of the declaration.
    public enum Kind: String, Sendable, CaseIterable {
        /// Swift `class`, Objective-C `@interface X : Y`.
        case `class`
        /// Swift `extension`, Objective-C category `@interface X (C)`.
        case `extension`
        /// Objective-C class extension `@interface X ()`.
        case classExtension
        /// Objective-C `@implementation X`, also for a category.
        case implementation
        /// Swift or Objective-C protocol.
        case `protocol`
        /// `typealias A = B`, `typedef B A`, `@compatibility_alias A B`.
        case alias
    }

    public var kind: Kind
    /// The name in the source language. For a nested Swift class it is the path with dots (`Outer.Inner`). For an
    /// extension it is the extended class as written.
    public var name: String
    /// The name in the Objective-C runtime, if the source specifies it.
    ///
    /// In Swift it is the name in `@objc(Name)`; nil if there is no such attribute. In Objective-C it is the name in
    /// `objc_runtime_name`, or else the name of the declaration.
    public var objcName: String?
    /// The superclass as written, without generic arguments. For an alias it is the aliased type. In Swift it is the
    /// first inherited type, which may be a protocol.
    public var superclass: String?
    /// The adopted protocols as written. In Swift they are all inherited types, including the superclass.
    public var protocols: [String] = []
    /// The name of the Objective-C category, or the name in `@objc(Name)` on a Swift extension.
    public var category: String?
    /// `@objcMembers` on the class, or `@objc` on the extension.
    public var isObjCMembers = false
    /// `IB_DESIGNABLE`, `@IBDesignable`.
    public var isDesignable = false
    /// The part of the sources that can use the name.
    public var reach = Reach.public
    /// The platforms that the declaration is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// Creates a declaration at a position.
    public init(kind: Kind, name: String, at: SourcePosition) {
        (self.kind, self.name, self.at) = (kind, name, at)
    }
}

/// A member of a class.
public struct MemberDeclaration: Sendable, Equatable {
    /// The role of the member in Interface Builder.
    public enum Kind: String, Sendable, CaseIterable {
        case outlet, outletCollection, action, segueAction, inspectable
        /// Any other property, or an instance variable (``isVariable``).
        case property
        /// Any other method.
        case method
    }

    public var kind: Kind
    /// The name of the class or protocol, as written in the enclosing declaration.
    public var className: String
    /// The name of the property, the Swift base name of the method, or its Objective-C selector.
    public var name: String
    /// The selector of a method (`save:`) or of the getter of a property.
    public var selector: String?
    /// The setter of a property, if it has one: `setName:`.
    public var setter: String?
    /// The declared type of a property, without optionality. For an outlet collection it is the class of the elements.
    /// For a Swift method it is the type of the first parameter. For an Objective-C action it is the class of the
    /// sender.
    public var type: String?
    /// Whether the member is an Objective-C instance variable, declared or synthesized.
    public var isVariable = false
    /// The initial value of a stored property as a number: an integer, 1 for true, and 0 for false and nil.
    ///
    /// If there is no initial value, the number is 0 for a Swift optional and for an Objective-C property. The number
    /// is nil for any other value and for a computed property.
    public var initialNumber: Int?
    /// Whether the property is a weak reference: `weak`.
    public var isWeak = false
    /// Whether the member is a static or class member.
    public var isStatic = false
    /// Whether a protocol declares the member.
    public var isRequirement = false
    /// Whether the member is declared with Swift's `override`.
    public var isOverride = false
    /// How visible the member is to the Objective-C runtime.
    public var visibility: Visibility = .visible
    /// The number of arguments of a method.
    public var argumentCount = 0
    /// Whether the member is an initializer with a body that only ends the program: `fatalError()`. Swift only.
    public var traps = false
    /// The platforms that the declaration is compiled for.
    public var platforms = Platforms.all
    public var at: SourcePosition

    /// How visible a member is to the Objective-C runtime.
    public enum Visibility: String, Sendable, CaseIterable {
        /// Always visible: Objective-C, `@IBOutlet`, `@objc` …
        case visible
        /// Visible only if Swift 3 infers `@objc`, if the class or a superclass has `@objcMembers`, or if the member
        /// overrides a visible member.
        case inferred
        /// Never visible: only Swift code can use the member.
        case hidden
    }

    /// Creates a member of a class at a position.
    public init(kind: Kind, className: String, name: String, at: SourcePosition) {
        (self.kind, self.className, self.name, self.at) = (kind, className, name, at)
    }
}

/// A constant whose value is a string or another expression that can be a name.
///
/// If code uses a constant as a name, the index looks up the value here.
public struct ConstantDeclaration: Sendable, Equatable {
    /// The path of the constant: `Nibs.cell`, `kCellNib`.
    public var name: String
    /// The string. It is nil if the value is not a string literal.
    public var value: String?
    /// The value as written, if it is not a literal.
    public var expression: String?
    /// The type that contains the constant as a member or case. ``name`` begins with it. It is nil for a global.
    public var enclosingType: String?
    /// The part of the sources that can use the name.
    public var reach = Reach.public
    /// The platforms that the declaration is compiled for.
    public var platforms = Platforms.all
    /// The position of the `#undef` or new `#define` that ends the constant. It is nil if the constant is valid to the
    /// end of the file.
    public var end: SourcePosition?
    public var at: SourcePosition

    /// Creates a constant at a position.
    public init(name: String, value: String?, expression: String? = nil, at: SourcePosition) {
        (self.name, self.value, self.expression, self.at) = (name, value, expression, at)
    }
}

extension SourceFile {
    /// The number of items of each kind found so far.
    package struct Counts {
        var imports, types, members, loads, identifiers, constants, calls, functions: Int
    }

    package var counts: Counts {
        Counts(
            imports: imports.count, types: types.count, members: members.count, loads: loads.count,
            identifiers: identifiers.count,
            constants: constants.count, calls: calls.count, functions: functions.count)
    }

    /// Limits the platforms of all items that were added after `before` was counted.
    package mutating func limit(to platforms: Platforms, since before: Counts) {
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
