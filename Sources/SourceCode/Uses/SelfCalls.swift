/// The calls that a method makes on its own object and on other objects, each with its conditions.
package struct SelfCalls {
    /// A comparison of a property with a number. The call runs only if the comparison is true.
    package struct Guard: Hashable, Sendable {
        /// The comparison operator, as written in SQL.
        package enum Relation: String, Sendable {
            case equal = "="
            case different = "<>"
            case less = "<"
            case lessOrEqual = "<="
            case greater = ">"
            case greaterOrEqual = ">="
        }

        /// The name of the property, without a leading underscore. The values false and nil count as 0. `subviews`
        /// means the number of subviews.
        package let property: String
        package let relation: Relation
        package let number: Int

        fileprivate var opposite: Guard {
            let relation: Relation =
                switch relation {
                case .equal: .different
                case .different: .equal
                case .less: .greaterOrEqual
                case .lessOrEqual: .greater
                case .greater: .lessOrEqual
                case .greaterOrEqual: .less
                }
            return Guard(property: property, relation: relation, number: number)
        }
    }

    /// A condition for a call.
    package enum Condition: Hashable, Sendable {
        case comparison(Guard)
        case other

        /// The comparison; nil if the condition is not a comparison.
        package var comparison: Guard? { if case .comparison(let found) = self { found } else { nil } }
    }

    package struct Call: Sendable {
        /// The called member, in the format of ``Code/Call/memberCalledOnSelf``; nil for a call on another object.
        package let member: String?
        package let at: SourcePosition
        package let conditions: Set<Condition>
    }

    package private(set) var calls: [Call] = []
    private var conditions: [Condition] = []
    private var locals: Set<String> = []
    /// The values of the variables that have been assigned only once so far.
    private var values: [String: Code] = [:]

    package init(_ body: [Code]) { visit(body) }

    /// Whether the control flow continues after the visited code, or leaves the function.
    private enum Flow { case goesOn, leaves }

    @discardableResult private mutating func visit(_ statements: [Code]) -> Flow {
        // If a conditional branch leaves the function, the code after it runs only under the opposite condition.
        let outer = conditions.count
        defer { conditions.removeSubrange(outer...) }
        for statement in statements where visit(statement) == .leaves { return .leaves }
        return .goesOn
    }

    private mutating func visit(_ code: Code) -> Flow {
        switch code {
        case .call(let call): visit(call)
        case .branch(let condition, let then, let otherwise): return visit(condition, then, otherwise)
        case .choice(let condition, let one, let other):
            _ = visit(condition)
            under(condition, holds: true) { finder in _ = finder.visit(one) }
            under(condition, holds: false) { finder in _ = finder.visit(other) }
        case .select(let subject, let cases):
            _ = visit(subject)
            conditions.append(.other)
            let flows = cases.map { visit($0.body) }
            // If one case leaves the function, only the other cases reach the code after it.
            if !flows.contains(.leaves) { conditions.removeLast() }
        case .each(_, let all, let body):
            _ = visit(all)
            visit(body)
        case .block(let body): return visit(body)
        case .closure(_, let body): visit(body)
        case .result(let value):
            if let value { _ = visit(value) }
            return .leaves
        case .variable(let name, _, let value):
            if let value { _ = visit(value) }
            // In `let x = x`, the second `x` is a property of the object.
            values[name] = value.map(resolved).flatMap { $0 == .name(name) ? nil : $0 }
            locals.insert(name)
        case .assign(.name(let name), let value):
            _ = visit(value)
            values[name] = nil
        default: for part in code.parts { _ = visit(part) }
        }
        return .goesOn
    }

    private mutating func visit(_ call: Code.Call) {
        let before = conditions.count
        if call.name == "dispatch_once" { conditions.append(.other) }
        for part in Code.call(call).parts { _ = visit(part) }
        conditions.removeSubrange(before...)
        calls.append(Call(member: call.memberCalledOnSelf, at: call.at, conditions: Set(conditions)))
    }

    private mutating func visit(_ condition: Code, _ then: [Code], _ otherwise: [Code]) -> Flow {
        _ = visit(condition)
        if case .operation("#if", _) = condition {
            // Even if the code inside the `#if` leaves the function, the code after it still runs on other platforms.
            visit(then)
            return .goesOn
        }
        var (first, second) = (Flow.goesOn, Flow.goesOn)
        under(condition, holds: true) { finder in first = finder.visit(then) }
        under(condition, holds: false) { finder in second = finder.visit(otherwise) }
        if first == .leaves, second == .leaves { return .leaves }
        if first == .leaves { conditions += tests(condition, holds: false) }
        if second == .leaves { conditions += tests(condition, holds: true) }
        return .goesOn
    }

    private mutating func under(_ condition: Code, holds: Bool, _ work: (inout SelfCalls) -> Void) {
        let before = conditions.count
        conditions += tests(condition, holds: holds)
        work(&self)
        conditions.removeSubrange(before...)
    }

    /// Returns the conditions that must hold for a condition to be true. If `holds` is false, returns the conditions
    /// that must hold for it to be false. If the condition only tests whether the object itself exists (`self`, or an
    /// assignment to `self`), the list is empty.
    private func tests(_ condition: Code, holds: Bool) -> [Condition] {
        let condition = resolved(condition)
        switch condition {
        case .name("self"), .assign(.name("self"), _): return []
        case .operation("some", let parts) where parts.allSatisfy({ $0 == .name("self") }): return []
        case .operation("!", let parts) where parts.count == 1: return tests(parts[0], holds: !holds)
        case .operation("&&", let parts): return tests(parts, holds: holds, all: holds)
        case .operation("||", let parts): return tests(parts, holds: holds, all: !holds)
        case .operation(let sign, let parts) where parts.count == 2:
            return tests(sign, parts[0], parts[1], holds: holds)
                ?? tests(Self.mirrored[sign] ?? sign, parts[1], parts[0], holds: holds) ?? [.other]
        case .operation("some", let parts) where parts.count == 1: return tests(parts[0], holds: holds)
        case .member(let list?, "isEmpty") where isSubviews(list):
            return [.comparison(Guard(property: "subviews", relation: holds ? .equal : .different, number: 0))]
        default:
            guard let property = property(condition) else { return [.other] }
            return [.comparison(Guard(property: property, relation: holds ? .different : .equal, number: 0))]
        }
    }

    /// Returns the conditions that must hold for several parts to be true. If `all` is false, one true part is enough.
    /// If `holds` is false, the parts must be false instead of true.
    private func tests(_ parts: [Code], holds: Bool, all: Bool) -> [Condition] {
        let found = parts.map { tests($0, holds: holds) }
        if all { return found.flatMap(\.self) }
        let open = found.filter { !$0.isEmpty }
        return open.count > 1 ? [.other] : open.first ?? []
    }

    /// Returns the conditions that must hold for a comparison with a literal to be true. If `holds` is false, returns
    /// the conditions that must hold for it to be false. Returns nil for any other comparison.
    private func tests(_ sign: String, _ code: Code, _ value: Code, holds: Bool) -> [Condition]? {
        let number: Int
        switch value {
        case .bool(let flag) where sign == "==" || sign == "!=":
            return tests(code, holds: (flag == (sign == "==")) == holds)
        case .null where sign == "==" || sign == "!=":
            if tests(code, holds: holds).isEmpty { return [] }
            number = 0
        case .number(let value): number = value
        default: return nil
        }
        guard let relation = Self.relations[sign] else { return nil }
        guard let property = property(code) else { return [.other] }
        let found = Guard(property: property, relation: relation, number: number)
        return [.comparison(holds ? found : found.opposite)]
    }

    private static let relations: [String: Guard.Relation] = [
        "==": .equal, "!=": .different, "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
    ]
    private static let mirrored = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]

    /// If an expression reads a property of the object itself, returns its name without a leading underscore. For the
    /// number of subviews, returns `subviews`. For any other expression, returns nil.
    private func property(_ code: Code) -> String? {
        let code = resolved(code)
        switch code {
        case .member(let list?, let name) where Self.countsOfList.contains(name) && isSubviews(list): return "subviews"
        case .call(let call)
        where call.arguments.isEmpty && Self.countsOfList.contains(call.name)
            && call.receiver.map(isSubviews) ?? false:
            return "subviews"
        default:
            // The property `subviews` is never nil, even if the list is empty.
            return own(code).flatMap { $0 == "subviews" ? nil : String($0.drop { $0 == "_" }) }
        }
    }

    /// Properties of a list that tell whether it has elements: they are 0 or nil for an empty list.
    private static let countsOfList: Set<String> = ["count", "first", "last", "firstObject", "lastObject"]

    private func isSubviews(_ code: Code) -> Bool { own(resolved(code)) == "subviews" }

    /// If an expression is a variable with only one value, returns this value. Returns any other expression unchanged.
    private func resolved(_ code: Code) -> Code {
        if case .name(let name) = code, let value = values[name] { value } else { code }
    }

    private func own(_ code: Code) -> String? {
        switch code {
        case .name(let name) where name != "self" && !locals.contains(name): name
        case .member(.name("self")?, let name), .field(let name): name
        case .call(let call) where call.receiver == .name("self") && call.arguments.isEmpty: call.name
        default: nil
        }
    }
}
