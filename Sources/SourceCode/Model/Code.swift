import Bytes

/// An expression or statement of Swift or Objective-C, in one model for both languages.
///
/// It keeps only what can affect names, classes and nibs. It keeps the structure of a body, not its text, so that an
/// expression does not have to be parsed again.
public indirect enum Code: Sendable, Equatable {
    // Expressions.

    /// A string without computed parts.
    case text(String)
    case number(Int)
    case bool(Bool)
    /// `nil`, `NULL`.
    case null
    /// A single name: a variable, a parameter, a member of self, a type or a constant. This includes `self`, `Self` and
    /// `super`.
    case name(String)
    /// `base.name`. If there is no base, the code is `.name`, and the context determines its type.
    case member(Code?, String)
    /// `self->name`: an instance variable. It never calls a getter or setter, and a parameter does not hide it.
    case field(String)
    case call(Call)
    /// An array.
    case list([Code])
    /// The keys and the values of a dictionary, in the same order.
    case dictionary([Code], [Code])
    /// A Swift tuple: the labels of its elements, and the elements. The label is empty for an element without a label.
    case tuple([String], [Code])
    /// Concatenated strings: an interpolation, `a + b`, a format.
    case joined([Code])
    /// `condition ? a : b`. For `a ?? b` and `a ?: b`, the condition is ``unknown(_:)``.
    case choice(Code, Code, Code)
    /// A closure or block: its parameter names and its statements.
    case closure([String], [Code])
    /// `base[index]`.
    case element(Code, Code)
    /// A value that may be an identifier, with its position. Example: a value that is compared with
    /// `segue.identifier`.
    case placed(Code, SourcePosition)
    /// `value as Type`, `(Type *)value`. For the Swift casts `as?` and `as!`, the type ends in that sign: `Type?`,
    /// `Type!`.
    case cast(Code, String)
    /// `==`, `!=`, `!`, `&&`, `||` with their operands.
    case operation(String, [Code])
    /// Any other expression, with the parts that may have an effect.
    case unknown([Code])

    // Statements. An expression is also a statement.

    /// A local variable with its type as written and its initial value.
    case variable(String, type: String?, Code?)
    /// An assignment to a name or member.
    case assign(Code, Code)
    /// `return`.
    case result(Code?)
    /// `if` with the statements for a true condition and those for a false condition. A `guard` has only the second
    /// list.
    case branch(Code, [Code], [Code])
    /// `switch` with its cases.
    case select(Code, [Case])
    /// `for name in all`.
    case each(String, Code, [Code])
    /// Statements in their own scope.
    case block([Code])

    /// Returns the body of a `do` or `@try` with its error handlers. At most one handler runs.
    package static func attempt(_ body: [Code], _ handlers: [[Code]]) -> [Code] {
        guard let last = body.last, last.leaves, !handlers.isEmpty else {
            return [.block(body)] + handlers.map { .branch(.unknown([]), $0, []) }
        }
        // Either the last statement of the body runs, or a handler runs and then the code after the `do` runs.
        let cases = handlers.map { Case([.unknown([])], $0) } + [Case([], [last])]
        return [.block(body.dropLast() + [.select(.unknown([]), cases)])]
    }

    /// Whether this statement always returns from the function.
    private var leaves: Bool {
        switch self {
        case .result: true
        case .block(let body): body.last?.leaves ?? false
        case .branch(_, let then, let otherwise):
            then.last?.leaves ?? false && otherwise.last?.leaves ?? false
        case .select(_, let cases): !cases.isEmpty && cases.allSatisfy { $0.body.last?.leaves ?? false }
        default: false
        }
    }

    /// A call, message or instantiation.
    public struct Call: Sendable, Equatable {
        /// The receiver. It is nil for a single name: `load()`.
        public var receiver: Code?
        /// Whether the call begins with a dot: `.fromNib()`.
        public var isImplicit = false
        /// In Swift, the base name; if the call creates an object, the name of its class. In Objective-C, the selector:
        /// `[[Foo alloc] initWithName:a]` is `initWithName:` with the receiver `Foo`.
        public var name: String
        /// The labels of ``arguments`` in Swift, with `_` for an argument without a label. It is nil for a message or
        /// a C function.
        public var labels: [String]?
        public var arguments: [Code]
        public var at: SourcePosition

        /// Creates a call at a position.
        public init(_ receiver: Code?, _ name: String, labels: [String]?, _ arguments: [Code], at: SourcePosition) {
            (self.receiver, self.name, self.labels, self.arguments, self.at) = (receiver, name, labels, arguments, at)
        }
    }

    /// A case of a `switch`.
    public struct Case: Sendable, Equatable {
        /// The patterns. A pattern that is not an expression is ``Code/unknown(_:)``. The list is empty for `default`.
        public var patterns: [Code]
        public var body: [Code]

        /// Creates a case with its patterns.
        public init(_ patterns: [Code], _ body: [Code]) { (self.patterns, self.body) = (patterns, body) }
    }
}

/// The code of a function, method, initializer, getter or initial value.
public struct FunctionCode: Sendable, Equatable {
    /// The kind of the code.
    public enum Kind: String, Sendable, CaseIterable {
        case function, initializer
        /// The getter of a computed property.
        case getter
        /// The initial value of a stored property or global.
        case value
    }

    /// A parameter.
    public struct Parameter: Sendable, Equatable {
        /// The argument label. It is nil if there is none, as in Objective-C.
        public var label: String?
        public var name: String
        /// The type as written, without `?` and similar signs: `T.Type`, `UIView`.
        public var type: String?
        public var fallback: Code?

        /// Whether the parameter accepts any number of arguments.
        public var isVariadic: Bool { type?.hasSuffix("...") == true }

        /// Creates a parameter with its names.
        public init(label: String?, name: String, type: String?, fallback: Code? = nil) {
            (self.label, self.name, self.type, self.fallback) = (label, name, type, fallback)
        }
    }

    public var kind: Kind
    /// The type that declares the function. It is nil for a free function.
    public var type: String?
    /// The Swift base name, the Objective-C selector or the property name. It is `init` for an initializer.
    public var name: String
    public var parameters: [Parameter] = []
    /// The generic parameters of the function by name, each with its constraint: `UIView` for `T: UIView`, or an empty
    /// string if there is no constraint.
    public var generics: [String: String] = [:]
    /// The result type, written as in ``Parameter/type``.
    public var result: String?
    public var isStatic = false
    public var isOverride = false
    /// Whether calls to the function are followed. It is false if the code is kept for another reason, such as the
    /// resource names in it.
    public var isFollowed = true
    /// The platforms that the function is compiled for.
    public var platforms = Platforms.all
    /// The statements in the format of ``CodeText``. The line numbers are relative to ``bodyLine``.
    public var text = "[]"
    /// The 1-based line of the first position in ``text``, or 0 if it contains no position. In a call, the receiver and
    /// the arguments precede the position of the call itself.
    public var bodyLine = 0
    public var at: SourcePosition

    /// Creates a function at a position.
    public init(_ kind: Kind, type: String?, name: String, at: SourcePosition) {
        (self.kind, self.type, self.name, self.at) = (kind, type, name, at)
    }
}

extension FunctionCode {
    /// The statements. As in ``text``, the line numbers are relative to ``bodyLine``.
    public var body: [Code] { CodeText.statements(text) }

    /// The reason why the code of a function is needed.
    package enum Need {
        case nothing
        /// An expression in the code returns a resource name or an identifier.
        case reading
        /// The code loads a nib, or it returns a name to its caller.
        case following
    }

    /// Stores the body if it can matter to nib loading. See ``CodeInterest``.
    ///
    /// A method that nib loading calls is also kept if it calls any member of its own object. That member may load
    /// another nib. A function that shows a screen is kept, too; see ``NavigationCalls``.
    ///
    /// - Parameters:
    ///   - body: the statements of the function.
    ///   - sought: the names that lead to a load; nil to ignore the names in the code.
    ///   - need: any other reason why the code is needed.
    /// - Returns: whether the body is kept.
    package mutating func take(_ body: [Code], _ sought: SearchNames?, _ need: Need) -> Bool {
        isFollowed = need == .following || sought.map { matters(body, $0) } ?? false
        // If nib loading calls a method that calls `super`, the method also loads what the superclass loads.
        let goesOn = decodingSelector != nil && body.contains { $0.callsSuper }
        guard
            isFollowed || need == .reading || goesOn || EndlessSetter.isOne(self, body)
                || givesScreen || body.contains(where: \.showsScreen)
        else { return false }
        (text, bodyLine) = CodeText.relative(body)
        return true
    }

    /// Whether the result is a controller, which the caller may show.
    private var givesScreen: Bool {
        guard kind == .function || kind == .getter, let result else { return false }
        return result.hasSuffix("Controller")
    }

    private func matters(_ body: [Code], _ sought: SearchNames) -> Bool {
        let interest = CodeInterest(sought, inObjects: kind == .value)
        return interest.isIn(self) || givesNames(body) || body.contains(where: interest.isIn)
            || parameters.contains { $0.fallback.map(interest.isIn) ?? false }
            || decodingSelector != nil && body.contains { $0.callsSelf || $0.setsView }
    }

    /// Whether the value of a property is a collection of strings, which may be nib names. A string with a space cannot
    /// be a name.
    private func givesNames(_ body: [Code]) -> Bool {
        guard kind == .value || kind == .getter, body.count == 1, case .result(let value?) = body[0] else {
            return false
        }
        func isName(_ code: Code) -> Bool {
            switch code {
            case .text(let text): text.utf8.count <= 64 && !text.utf8.contains(UInt8(ascii: " "))
            case .tuple(_, let items): items.contains(where: isName)
            default: false
            }
        }
        switch value {
        case .list(let items): return !items.isEmpty && items.allSatisfy(isName)
        case .dictionary(let keys, let values):
            return !keys.isEmpty && (keys.allSatisfy(isName) || values.allSatisfy(isName))
        default: return false
        }
    }
}

extension FunctionCode {
    /// The selector, if nib loading or the creation of a view calls the function: `initWithCoder:`, `initWithFrame:`,
    /// `awakeFromNib`. It is nil for any other function, and for a static one.
    public var decodingSelector: String? {
        isStatic || type == nil ? nil : Self.decodingSelector(kind, name, parameters)
    }

    /// Returns the ``decodingSelector`` of an instance method with this kind, name and parameters.
    public static func decodingSelector(_ kind: Kind, _ name: String, _ parameters: [Parameter]) -> String? {
        switch kind {
        case .initializer:
            decodingSelector(SwiftSelector.selector(baseName: name, labels: parameters.map { $0.label ?? "_" }))
        case .function: decodingSelector(name == "awakeAfter" ? "awakeAfterUsingCoder:" : name)
        case .getter, .value: nil
        }
    }

    /// Returns the short name of a member, which is the same in both languages. ``NibLoad/callingMembers`` contains
    /// these names.
    ///
    /// For a member that nib loading calls, and for an initializer with several arguments, it is the selector. For any
    /// other member it is the first part of the selector.
    public static func shortName(_ name: String) -> String {
        if decodingSelector(name) != nil { return name }
        let first = name.prefix { $0 != ":" }
        return first.hasPrefix("init") && name.dropFirst(first.count + 1).contains(":") ? name : String(first)
    }

    package static func decodingSelector(_ selector: String) -> String? {
        switch selector {
        case "init", "initWithCoder:", "initWithFrame:", "initWithContentRect:styleMask:backing:defer:", "awakeFromNib",
            "awakeAfterUsingCoder:":
            selector
        default: nil
        }
    }
}

extension Code {
    /// The parts of the expression or statement, in source order.
    public var parts: [Code] {
        switch self {
        case .text, .number, .bool, .null, .name, .field: []
        case .member(let base, _): base.map { [$0] } ?? []
        case .call(let call): (call.receiver.map { [$0] } ?? []) + call.arguments
        case .list(let items), .joined(let items), .operation(_, let items), .unknown(let items), .block(let items),
            .closure(_, let items), .tuple(_, let items):
            items
        case .dictionary(let keys, let values): keys + values
        case .choice(let condition, let one, let other): [condition, one, other]
        case .element(let base, let index): [base, index]
        case .cast(let value, _), .placed(let value, _): [value]
        case .variable(_, _, let value), .result(let value): value.map { [$0] } ?? []
        case .assign(let target, let value): [target, value]
        case .branch(let condition, let then, let otherwise): [condition] + then + otherwise
        case .select(let subject, let cases): [subject] + cases.flatMap { $0.patterns + $0.body }
        case .each(_, let all, let body): [all] + body
        }
    }

    /// Whether the code calls a member of its own object.
    var callsSelf: Bool {
        if case .call(let call) = self, call.memberCalledOnSelf != nil { return true }
        return parts.contains { $0.callsSelf }
    }
}

extension Code {
    /// Whether the code sends a message to `super`.
    var callsSuper: Bool {
        if case .call(let call) = self, call.receiver == .name("super") { return true }
        return parts.contains { $0.callsSuper }
    }

    /// Whether the code sets the `view` of its own object. That object then needs no view from a nib.
    var setsView: Bool {
        if case .assign(.member(.name("self")?, "view"), _) = self { return true }
        if case .assign(.name("view"), _) = self { return true }
        return parts.contains { $0.setsView }
    }
}

extension Code.Call {
    /// The member that the call invokes on `self`: `[self load]`, `load()`. It is nil for a call to another object.
    ///
    /// The name has the same format as ``FunctionCode/name``. For an initializer it is the selector.
    public var memberCalledOnSelf: String? {
        switch receiver {
        case .name("self")?: break
        case nil where labels != nil && !isImplicit && !Self.frequent.contains(name): break
        default: return nil
        }
        guard !name.isEmpty, !name.beginsWithCapital else { return nil }
        return name == "init" ? labels.map { SwiftSelector.selector(baseName: name, labels: $0) } ?? name : name
    }

    /// Common functions that are not members of an object.
    private static let frequent: Set<String> = [
        "()", "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure", "print", "type", "max",
        "min", "abs",
    ]
}
