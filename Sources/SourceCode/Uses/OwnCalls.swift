/// The calls of a method that its own object answers, and whether anything
/// stands before them.
package struct OwnCalls {
    /// What decides whether a call is made.
    package enum Condition: Hashable, Sendable {
        /// A property of the object alone.
        case property(String)
        case other

        /// The property, without underscore.
        package var property: String? {
            if case .property(let name) = self { String(name.drop { $0 == "_" }) } else { nil }
        }
    }

    package struct Call: Sendable {
        /// As ``Code/Call/ownMember``; nil for a call of another object.
        package let member: String?
        package let at: SourcePosition
        package let conditions: Set<Condition>
    }

    package private(set) var calls: [Call] = []
    private var conditions: [Condition] = []

    package init(_ body: [Code]) { visit(body) }

    /// Whether the flow never comes behind what was visited.
    private enum Flow { case goesOn, leaves }

    @discardableResult private mutating func visit(_ statements: [Code]) -> Flow {
        // A condition that leaves stands before all that follows.
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
            under(condition) { finder in
                _ = finder.visit(one)
                _ = finder.visit(other)
            }
        case .select(let subject, let cases):
            _ = visit(subject)
            conditions.append(.other)
            let flows = cases.map { visit($0.body) }
            // Where one leaves, what follows is only reached by the others.
            if !flows.contains(.leaves) { conditions.removeLast() }
        case .each(_, let all, let body):
            _ = visit(all)
            visit(body)
        case .block(let body): return visit(body)
        case .closure(_, let body): visit(body)
        case .result(let value):
            if let value { _ = visit(value) }
            return .leaves
        default: for part in code.parts { _ = visit(part) }
        }
        return .goesOn
    }

    private mutating func visit(_ call: Code.Call) {
        let before = conditions.count
        if call.name == "dispatch_once" { conditions.append(.other) }
        for part in Code.call(call).parts { _ = visit(part) }
        conditions.removeSubrange(before...)
        calls.append(Call(member: call.ownMember, at: call.at, conditions: Set(conditions)))
    }

    private mutating func visit(_ condition: Code, _ then: [Code], _ otherwise: [Code]) -> Flow {
        _ = visit(condition)
        if case .operation("#if", _) = condition {
            // On another platform the code goes on.
            visit(then)
            return .goesOn
        }
        var flows: [Flow] = []
        under(condition) { finder in flows = [finder.visit(then), finder.visit(otherwise)] }
        if flows[0] == .leaves, flows[1] == .leaves { return .leaves }
        if flows.contains(.leaves), let kind = Self.kind(of: condition) { conditions.append(kind) }
        return .goesOn
    }

    private mutating func under(_ condition: Code, _ work: (inout OwnCalls) -> Void) {
        let kind = Self.kind(of: condition)
        if let kind { conditions.append(kind) }
        work(&self)
        if kind != nil { conditions.removeLast() }
    }

    /// What a condition asks; nil where it asks whether there is an object, or
    /// whether what was loaded is there.
    private static func kind(of condition: Code) -> Condition? {
        switch condition {
        case .name("self"), .assign(.name("self"), _): nil
        case .name(let name): .property(name)
        case .member(.name("self")?, let name): .property(name)
        case .call(let call) where call.receiver == .name("self") && call.arguments.isEmpty: .property(call.name)
        case .operation("!", let parts) where parts.count == 1: kind(of: parts[0])
        case .operation("==", let parts), .operation("!=", let parts): kind(ofEquation: parts)
        case .operation("&&", let parts) where !parts.isEmpty && parts.allSatisfy({ kind(of: $0) == nil }): nil
        case .operation("some", let parts) where parts.allSatisfy({ $0 == .name("self") }): nil
        default: .other
        }
    }

    private static func kind(ofEquation parts: [Code]) -> Condition? {
        for (one, other) in [(0, 1), (1, 0)] where parts.count == 2 {
            switch parts[other] {
            case .null, .bool, .number: return kind(of: parts[one])
            default: continue
            }
        }
        return .other
    }
}
