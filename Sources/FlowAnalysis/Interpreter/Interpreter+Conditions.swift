import SourceCode

/// Selection of the branches that may run.
extension Interpreter {
    func select(_ subject: Code, _ cases: [Code.Case], _ frame: Frame, _ scope: Scope) -> Flow {
        let (fitting, isSure) = fitting(subject, cases, frame, scope)
        if fitting.count == 1, isSure { return execute(fitting[0].body, frame, Scope(scope, conditions: conditions)) }
        beginCondition()
        defer { openConditions.removeLast() }
        let flows = fitting.map { item in
            let inner = Scope(scope, conditions: conditions)
            if item.patterns.count == 1 {
                for (name, value) in equation(subject, item.patterns[0], frame, scope) { inner.values[name] = value }
            }
            return execute(item.body, frame, inner)
        }
        return !flows.isEmpty && flows.allSatisfy { $0 == .leaves } && cases.contains { $0.patterns.isEmpty }
            ? .leaves : .goesOn
    }

    /// Returns the cases that a value may match. `isSure` is false if it is not certain that a returned case matches.
    func fitting(_ subject: Code, _ cases: [Code.Case], _ frame: Frame, _ scope: Scope) -> (
        cases: [Code.Case], isSure: Bool
    ) {
        let value = self.value(of: subject, frame, scope).known
        var fitting: [Code.Case] = []
        var isSure = true
        for item in cases {
            let answers = item.patterns.map { matches(value, $0, frame, scope) }
            if item.patterns.isEmpty {
                // `default` is possible if no other case certainly matches.
                if fitting.isEmpty || !isSure || value.alternatives.count > 1 { fitting.append(item) }
            } else if answers.contains(true), value.alternatives.count == 1 {
                fitting.append(item)
                break
            } else if answers.contains(where: { $0 != false }) {
                fitting.append(item)
                isSure = false
            }
        }
        return (fitting, isSure)
    }

    /// Returns the values that a condition compares variables with. If the condition is true, the variables have these
    /// values.
    func equations(_ condition: Code, _ frame: Frame, _ scope: Scope) -> [String: FollowedValue] {
        switch condition {
        case .operation("&&", let parts):
            return parts.reduce(into: [:]) { found, part in found.merge(equations(part, frame, scope)) { one, _ in one }
            }
        case .operation("==", let parts) where parts.count == 2: return equation(parts[0], parts[1], frame, scope)
        case .call(let call) where ["isEqualToString:", "isEqual:"].contains(call.name) && call.arguments.count == 1:
            return call.receiver.map { equation($0, call.arguments[0], frame, scope) } ?? [:]
        default: return [:]
        }
    }

    private func equation(_ one: Code, _ other: Code, _ frame: Frame, _ scope: Scope) -> [String: FollowedValue] {
        for (variable, code) in [(one, other), (other, one)] {
            guard case .name(let name) = variable, let known = scope.find(name)?.values[name],
                known.texts.count != 1 || known.alternatives.count > 1
            else { continue }
            let value = value(of: code, frame, scope).known
            if !value.texts.isEmpty, value.alternatives.count == value.texts.count { return [name: value] }
        }
        return [:]
    }

    /// Whether a pattern matches a value; nil if unknown.
    private func matches(_ value: FollowedValue, _ pattern: Code, _ frame: Frame, _ scope: Scope) -> Bool? {
        let answers = Set(
            value.alternatives.map { one -> Bool? in
                if case .enumCase(_, let name) = one.kind {
                    switch pattern {
                    case .member(_, let wanted): return wanted == name
                    case .call(let call): return call.name == name
                    default: break
                    }
                }
                return equals(one, self.value(of: pattern, frame, scope))
            })
        return answers.count == 1
            ? answers.first ?? nil : answers.contains(true) ? nil : answers.contains(nil) ? nil : false
    }

    /// Whether a condition is true; nil if unknown.
    func truth(of condition: Code, _ frame: Frame, _ scope: Scope) -> Bool? {
        budget -= 1
        guard budget > 0 else { return nil }
        guard case .operation(let sign, let parts) = condition else {
            let value = value(of: condition, frame, scope).known
            switch value.kind {
            case .bool(let flag): return flag
            case .null: return false
            case .number(let number): return number != 0
            // In Objective-C, an object can be a condition. If only its declared type is known, it may be nil.
            case .object(_, let isExact): return !frame.isSwift && (isExact || value.origin.contains(.own)) ? true : nil
            case .text, .file: return frame.isSwift ? nil : true
            default: return nil
            }
        }
        switch sign {
        case "!": return parts.first.flatMap { truth(of: $0, frame, scope) }.map { !$0 }
        case "&&":
            let answers = parts.map { truth(of: $0, frame, scope) }
            return answers.contains(false) ? false : answers.contains(nil) ? nil : true
        case "||":
            let answers = parts.map { truth(of: $0, frame, scope) }
            return answers.contains(true) ? true : answers.contains(nil) ? nil : false
        case "some":
            guard let value = parts.first.map({ value(of: $0, frame, scope).known }) else { return nil }
            switch value.kind {
            case .null: return false
            case .text, .type, .enumCase, .bool: return true
            // An object that the code creates is not nil. Any other object may be nil, because only its declared type
            // is known.
            case .object(let name, true): return classes.isConcrete(name) ? true : nil
            default: return nil
            }
        case "==", "!=":
            guard parts.count == 2 else { return nil }
            let answer = equals(value(of: parts[0], frame, scope).known, value(of: parts[1], frame, scope).known)
            return sign == "==" ? answer : answer.map { !$0 }
        default: return nil
        }
    }

    private func equals(_ one: FollowedValue, _ other: FollowedValue) -> Bool? {
        switch (one.kind, other.kind) {
        case (.text(let one), .text(let other)): return one == other
        case (.bool(let one), .bool(let other)): return one == other
        case (.number(let one), .number(let other)): return one == other
        case (.null, .null): return true
        case (.null, .text), (.text, .null), (.null, .type), (.type, .null), (.null, .file), (.file, .null):
            return false
        case (.enumCase(_, let one), .enumCase(_, let other)), (.enumCase(_, let one), .implicit(let other)),
            (.implicit(let one), .enumCase(_, let other)):
            return one == other
        case (.type(let one, true), .type(let other, true)): return one == other
        default: return nil
        }
    }
}
