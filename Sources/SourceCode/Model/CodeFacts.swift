/// Facts about a function that are known without following its calls: its assignments, its messages to `super`, the
/// classes that it uses as values, and the names that it uses.
public struct CodeFacts: Equatable, Sendable {
    /// `name = value`, `object.name = value`, or a call with a name that begins with `set`: `[object setName:value]`.
    public struct Assignment: Hashable, Sendable {
        /// The last name of the object that has the property: `self`, or `imageView` for `cell.imageView`. It is nil
        /// for a single name.
        public let object: String?
        /// The variable or property. For a call it is the base name or the first part of the selector: `setName`.
        public let name: String
    }

    /// A message to `super`.
    public struct SuperCall: Hashable, Sendable {
        /// The Swift base name or the Objective-C selector.
        public let name: String
        public let argumentCount: Int
    }

    /// A class that is used as a value: `Badge.self`.
    public struct ClassValue: Hashable, Sendable {
        public let name: String
        /// The 1-based line of the innermost call that contains the value. It is nil if no call contains the value.
        public let line: Int?
    }

    /// The assignments in source order, without duplicates.
    public private(set) var assignments: [Assignment] = []
    public private(set) var superCalls: [SuperCall] = []
    /// The first use of each class.
    public private(set) var classValues: [ClassValue] = []
    /// The names of variables, members and calls, and the strings. A selector is stored up to its first colon: `save`
    /// for `NSSelectorFromString(@"save:")`.
    public private(set) var names: Set<String> = []

    private let firstLine: Int

    /// Collects the facts about a function.
    public init(_ function: FunctionCode) { self.init(function, function.body) }

    /// Collects the facts about a function whose statements are already decoded.
    package init(_ function: FunctionCode, _ body: [Code]) {
        firstLine = function.bodyLine
        for statement in body { collect(statement, callLine: nil) }
    }

    private mutating func collect(_ code: Code, callLine: Int?) {
        switch code {
        case .text(let text): names.insert(Self.firstPart(text))
        case .name(let name), .field(let name): names.insert(name)
        case .member(let base, let name):
            names.insert(name)
            if name == "self", case .name(let type)? = base, !classValues.contains(where: { $0.name == type }) {
                classValues.append(ClassValue(name: type, line: callLine))
            }
        case .assign(.name(let name), _), .assign(.field(let name), _): add(Assignment(object: nil, name: name))
        case .assign(.member(let base, let name), _): add(Assignment(object: base.flatMap(Self.lastName), name: name))
        case .call(let call):
            let name = Self.firstPart(call.name)
            names.insert(name)
            if name.hasPrefix("set") { add(Assignment(object: call.receiver.flatMap(Self.lastName), name: name)) }
            if case .name("super")? = call.receiver {
                let found = SuperCall(name: call.name, argumentCount: call.arguments.count)
                if !superCalls.contains(found) { superCalls.append(found) }
            }
            for part in code.parts { collect(part, callLine: firstLine + call.at.line) }
            return
        default: break
        }
        for part in code.parts { collect(part, callLine: callLine) }
    }

    private mutating func add(_ assignment: Assignment) {
        if !assignments.contains(assignment) { assignments.append(assignment) }
    }

    private static func firstPart(_ text: String) -> String { String(text.prefix { $0 != ":" }) }

    private static func lastName(_ code: Code) -> String? {
        switch code {
        case .name(let name), .member(_, let name), .field(let name): name
        default: nil
        }
    }
}
