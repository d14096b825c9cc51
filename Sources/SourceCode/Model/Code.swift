import Bytes

/// A piece of code as far as it can matter which names, classes and nibs go
/// where: expressions and statements of Swift and Objective-C in one form.
///
/// What is kept of a body is its own structure and not its text, so that
/// nobody has to parse an expression a second time.
public indirect enum Code: Sendable, Equatable {
    // Expressions.

    /// A text without anything in it that is computed.
    case text(String)
    case number(Int)
    case bool(Bool)
    /// `nil`, `NULL`.
    case null
    /// A name on its own: a variable, a parameter, a member of self, a type,
    /// a constant; also `self`, `Self` and `super`.
    case name(String)
    /// `base.name`; without a base `.name`, whose type its surroundings tell.
    case member(Code?, String)
    case call(Call)
    /// An array, or the values of a dictionary.
    case list([Code])
    /// Texts one behind the other: an interpolation, `a + b`, a format.
    case joined([Code])
    /// `condition ? a : b`; `a ?? b` and `a ?: b` have ``unknown(_:)`` as their condition.
    case choice(Code, Code, Code)
    /// A closure or block: names of its parameters, and what it does.
    case closure([String], [Code])
    /// `base[index]`.
    case element(Code, Code)
    /// A value whose place matters because it may be an identifier: what is compared with `segue.identifier`.
    case placed(Code, SourcePosition)
    /// `value as Type`, `(Type *)value`; of Swift with the sign of the cast behind the type, `Type?`, `Type!`.
    case cast(Code, String)
    /// `==`, `!=`, `!`, `&&`, `||` with their operands.
    case operation(String, [Code])
    /// Anything else, with the parts of it that may do something.
    case unknown([Code])

    // Statements; an expression is one, too.

    /// A local variable with its type as written and its first value.
    case variable(String, type: String?, Code?)
    /// An assignment to a name or member.
    case assign(Code, Code)
    /// `return`.
    case result(Code?)
    /// `if` with what is done where the condition holds and where it does not;
    /// a `guard` has nothing but the second.
    case branch(Code, [Code], [Code])
    /// `switch` with the patterns of each case and what it does; no pattern is `default`.
    case select(Code, [Case])
    /// `for name in all`.
    case each(String, Code, [Code])
    /// Statements whose variables are not known outside.
    case block([Code])

    /// The body of a `do` or `@try`, and its error handlers, of which one or none runs.
    static func attempt(_ body: [Code], _ handlers: [[Code]]) -> [Code] {
        guard let last = body.last, last.leaves, !handlers.isEmpty else {
            return [.block(body)] + handlers.map { .branch(.unknown([]), $0, []) }
        }
        // Either a handler runs, and then the code behind it, or the last statement of the body.
        let cases = handlers.map { Case([.unknown([])], $0) } + [Case([], [last])]
        return [.block(body.dropLast() + [.select(.unknown([]), cases)])]
    }

    /// Whether the function surely ends with this statement.
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
        /// What it is sent to; nil for a name on its own, `load()`.
        public var receiver: Code?
        /// Whether it begins with a dot, `.fromNib()`.
        public var isImplicit = false
        /// Base name in Swift, `Foo` where a class is made; selector in
        /// Objective-C, where `[[Foo alloc] initWithName:a]` is
        /// `initWithName:` sent to `Foo`.
        public var name: String
        /// Swift: the labels of ``arguments``, `_` for none; nil for a message
        /// or function of C.
        public var labels: [String]?
        public var arguments: [Code]
        public var at: SourcePosition

        /// A call at a place.
        public init(_ receiver: Code?, _ name: String, labels: [String]?, _ arguments: [Code], at: SourcePosition) {
            (self.receiver, self.name, self.labels, self.arguments, self.at) = (receiver, name, labels, arguments, at)
        }
    }

    /// A case of a `switch`.
    public struct Case: Sendable, Equatable {
        /// Patterns that are expressions; empty for `default`, and for what binds.
        public var patterns: [Code]
        public var body: [Code]

        /// A case with its patterns.
        public init(_ patterns: [Code], _ body: [Code]) { (self.patterns, self.body) = (patterns, body) }
    }
}

/// A function, method, initialiser, getter or first value with what it does.
public struct FunctionCode: Sendable, Equatable {
    /// What the code is.
    public enum Kind: String, Sendable, CaseIterable {
        case function, initializer
        /// What a computed property gives.
        case getter
        /// The first value of a stored property or global.
        case value
    }

    /// A parameter.
    public struct Parameter: Sendable, Equatable {
        /// Argument label; nil where there is none, as in Objective-C.
        public var label: String?
        public var name: String
        /// Its type as written, without `?` and the like: `T.Type`, `UIView`.
        public var type: String?
        public var fallback: Code?

        /// A parameter with its names.
        public init(label: String?, name: String, type: String?, fallback: Code? = nil) {
            (self.label, self.name, self.type, self.fallback) = (label, name, type, fallback)
        }
    }

    public var kind: Kind
    /// The type that it belongs to; nil for a function on its own.
    public var type: String?
    /// Swift base name, Objective-C selector, name of a property; `init`.
    public var name: String
    public var parameters: [Parameter] = []
    /// Generic parameters of the function, each with what it is bound to (`T: UIView`), or an empty text.
    public var generics: [String: String] = [:]
    /// The type that it gives, as ``Parameter/type``.
    public var result: String?
    public var isStatic = false
    public var isOverride = false
    /// Whether calls of it are followed. False for code that is kept only to read the names of resources in it.
    public var isFollowed = true
    /// Platforms that it is compiled for.
    public var platforms = Platforms.all
    /// What it does, as ``CodeText`` writes it, with lines that count from ``bodyLine``.
    public var text = "[]"
    /// 1-based line of the first call in it; 0 where there is none.
    public var bodyLine = 0
    public var at: SourcePosition

    /// A function at a place.
    public init(_ kind: Kind, type: String?, name: String, at: SourcePosition) {
        (self.kind, self.type, self.name, self.at) = (kind, type, name, at)
    }
}

extension FunctionCode {
    /// What it does, with lines as in ``text``.
    public var body: [Code] { CodeText.statements(text) }

    /// What the code of a function is needed for.
    enum Need {
        case nothing
        /// An expression in it names a resource or is an identifier.
        case reading
        /// It loads something, or gives a name to whoever calls it.
        case following
    }

    /// Takes what it does where anything in it can matter; see ``CodeInterest``.
    ///
    /// What loading a nib calls is kept where it calls anything of its own
    /// object, too: that may load another nib.
    ///
    /// - Parameters:
    ///   - sought: names that lead to a load; nil where nothing in the code can matter.
    ///   - need: what else the code is needed for.
    /// - Returns: whether it is kept.
    mutating func take(_ body: [Code], _ sought: SoughtNames?, _ need: Need) -> Bool {
        isFollowed = need == .following || sought.map { matters(body, $0) } ?? false
        // A method of a subclass that goes on to super leads to what the superclass loads.
        let goesOn = decodingSelector != nil && body.contains { $0.callsSuper }
        guard isFollowed || need == .reading || goesOn || EndlessSetter.isOne(self, body) else { return false }
        (text, bodyLine) = CodeText.relative(body)
        return true
    }

    private func matters(_ body: [Code], _ sought: SoughtNames) -> Bool {
        let interest = CodeInterest(sought, inObjects: kind == .value)
        return interest.isIn(self) || body.contains(where: interest.isIn)
            || parameters.contains { $0.fallback.map(interest.isIn) ?? false }
            || decodingSelector != nil && body.contains { $0.callsOwn || $0.setsView }
    }
}

extension FunctionCode {
    /// Which of the messages that loading a nib sends to an object it answers: `initWithCoder:`, `awakeFromNib`; nil for none.
    public var decodingSelector: String? {
        isStatic || type == nil ? nil : Self.decodingSelector(kind, name, parameters)
    }

    /// As ``decodingSelector``, of a method of an object.
    public static func decodingSelector(_ kind: Kind, _ name: String, _ parameters: [Parameter]) -> String? {
        switch kind {
        case .initializer:
            decodingSelector(SwiftSelector.selector(baseName: name, labels: parameters.map { $0.label ?? "_" }))
        case .function: decodingSelector(name == "awakeAfter" ? "awakeAfterUsingCoder:" : name)
        case .getter, .value: nil
        }
    }

    /// What a member is called in calls of it, in both languages, as
    /// ``NibLoad/ledFrom`` has it: of what loading a nib calls the selector, of
    /// initialisers with several parts, too; of others the first part.
    public static func shortName(_ name: String) -> String {
        if decodingSelector(name) != nil { return name }
        let first = name.prefix { $0 != ":" }
        return first.hasPrefix("init") && name.dropFirst(first.count + 1).contains(":") ? name : String(first)
    }

    static func decodingSelector(_ selector: String) -> String? {
        switch selector {
        case "init", "initWithCoder:", "initWithFrame:", "initWithContentRect:styleMask:backing:defer:", "awakeFromNib",
            "awakeAfterUsingCoder:":
            selector
        default: nil
        }
    }
}

extension Code {
    /// What it is made of, in the order of the source.
    public var parts: [Code] {
        switch self {
        case .text, .number, .bool, .null, .name: []
        case .member(let base, _): base.map { [$0] } ?? []
        case .call(let call): (call.receiver.map { [$0] } ?? []) + call.arguments
        case .list(let items), .joined(let items), .operation(_, let items), .unknown(let items), .block(let items),
            .closure(_, let items):
            items
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

    /// Whether anything in it calls a member of its own object.
    var callsOwn: Bool {
        if case .call(let call) = self, call.ownMember != nil { return true }
        return parts.contains { $0.callsOwn }
    }
}

extension Code {
    /// Whether anything in it is a message to `super`.
    var callsSuper: Bool {
        if case .call(let call) = self, call.receiver == .name("super") { return true }
        return parts.contains { $0.callsSuper }
    }

    /// Whether anything in it sets the view of its own object, which then needs none from a nib.
    var setsView: Bool {
        if case .assign(.member(.name("self")?, "view"), _) = self { return true }
        if case .assign(.name("view"), _) = self { return true }
        return parts.contains { $0.setsView }
    }
}

extension Code.Call {
    /// The member of its own object that it calls, `[self load]`, `load()`, as
    /// ``FunctionCode/name`` but for initialisers, of which it is the selector; nil for
    /// calls of others.
    public var ownMember: String? {
        switch receiver {
        case .name("self")?: break
        case nil where labels != nil && !isImplicit && !Self.frequent.contains(name): break
        default: return nil
        }
        guard !name.isEmpty, !name.beginsWithCapital else { return nil }
        return name == "init" ? labels.map { SwiftSelector.selector(baseName: name, labels: $0) } ?? name : name
    }

    /// Functions that are called everywhere.
    private static let frequent: Set<String> = [
        "()", "assert", "assertionFailure", "fatalError", "precondition", "preconditionFailure", "print", "type", "max",
        "min", "abs",
    ]
}
