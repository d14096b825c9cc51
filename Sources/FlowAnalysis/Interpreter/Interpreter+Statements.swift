import SourceCode

// Execution of statements: variables, assignments, conditions and loops.

extension Interpreter {
    enum Flow { case goesOn, leaves }

    func execute(_ statement: Code, _ frame: Frame, _ scope: Scope) -> Flow {
        switch statement {
        case .variable(let name, let type, let value?) where followsScreens && isPlainObject(value, scope):
            scope.values[name] = .unknown
            scope.types[name] = type
        case .variable(let name, let type, let value):
            scope.values[name] = variable(type, value, frame, scope)
            scope.types[name] = type.map { $0.hasSuffix("?") || $0.hasSuffix("!") ? String($0.dropLast()) : $0 }
        case .assign(let target, let value):
            if followsScreens, !mayMatter(assignment: target, value, scope) { return .goesOn }
            let type = expectedType(of: target, frame, scope)
            let found = self.value(of: uncast(value, for: type, frame), frame, scope, expecting: type)
            if followsScreens {
                noteScreen(assigned: found, value, to: target, frame, scope)
                noteScreens(found, assignedTo: target, frame, scope)
            }
            assign(target, found, frame, scope)
        case .result(let value):
            let expected = table.functions[frame.function].result
            if let value { frame.results.append(self.value(of: value, frame, scope, expecting: expected)) }
            return .leaves
        case .branch(let condition, let then, let otherwise): return branch(condition, then, otherwise, frame, scope)
        case .select(let subject, let cases): return select(subject, cases, frame, scope)
        case .each(let name, let all, let body): each(name, all, body, frame, scope)
        case .block(let body): return execute(body, frame, Scope(scope, conditions: conditions))
        default:
            if followsScreens, !leadsToScreen(statement, scope) { return .goesOn }
            _ = value(of: statement, frame, scope)
        }
        return .goesOn
    }

    private func variable(_ type: String?, _ value: Code?, _ frame: Frame, _ scope: Scope) -> FollowedValue {
        let found =
            value.map { self.value(of: uncast($0, for: type, frame), frame, scope, expecting: type) } ?? .unknown
        if let type, type != "id", let taken = take(found, as: className(type, frame), .takes) { return taken }
        guard found.kind == .unknown, let type, classes.isConcrete(type) else { return found }
        return FollowedValue(.object(type, isExact: false))
    }

    /// Removes the cast from a value, if the variable has a type. In Objective-C, a cast has no effect at run time, so
    /// the type of the variable is used.
    private func uncast(_ value: Code, for type: String?, _ frame: Frame) -> Code {
        guard !frame.isSwift, let type, type != "id", case .cast(let inner, _) = value else { return value }
        return inner
    }

    private func assign(_ target: Code, _ value: FollowedValue, _ frame: Frame, _ scope: Scope) {
        // `self = …` in an Objective-C initializer.
        if target == .name("self"), value.origin.contains(.made) {
            scope.outermost.values["self"] = value
            return
        }
        if let type = expectedType(of: target, frame, scope) { _ = take(value, as: type, .takes) }
        if table.functions[frame.function].kind == .initializer, let field = field(target, scope) {
            frame.fields[field] = frame.fields[field].map { conditions > 0 ? .oneOf([$0, value]) : value } ?? value
        }
        guard case .name(let name) = target, let home = scope.find(name) else {
            // Evaluate the base, because it may have an effect: `element().x = …`.
            if !value.texts.isEmpty, let property = textProperty(target, frame, scope) {
                note(value, assignedTo: property)
            } else if case .member(let base?, _) = target {
                _ = self.value(of: base, frame, scope)
            }
            // Each function is also followed as an entry function. Therefore, run the closures only in an entry
            // function.
            if frame.depth == 0 { runClosures(in: [value]) }
            return
        }
        if conditions > home.conditions, let before = home.values[name], before.kind != .unknown {
            home.values[name] = .oneOf([before, value])
        } else {
            home.values[name] = value
        }
    }

    /// Returns the assigned member of `self`; nil for any other target.
    private func field(_ target: Code, _ scope: Scope) -> String? {
        switch target {
        case .name(let name): scope.find(name) == nil ? name : nil
        case .member(.name("self")?, let name), .field(let name): name
        default: nil
        }
    }

    private func branch(_ condition: Code, _ then: [Code], _ otherwise: [Code], _ frame: Frame, _ scope: Scope) -> Flow
    {
        if case .operation("#if", let names) = condition {
            let before = scope.values
            compile(Set(names.compactMap { if case .text(let name) = $0 { name } else { nil } })) {
                _ = execute(then, frame, scope)
            }
            let parameters = table.functions[frame.function].parameters
            for case .variable(let name, _, _) in then where !parameters.contains(where: { $0.name == name }) {
                // Other branches may declare the same variable. After the branches, the variable can have the value
                // from any branch.
                guard let other = before[name], let own = scope.values[name] else { continue }
                scope.values[name] = .oneOf([other, own])
            }
            // On other platforms, the code after the `#if` runs, even if this branch returns.
            return .goesOn
        }
        let known =
            followsScreens && condition.hasCall && !leadsToScreen(condition, scope)
            ? nil : truth(of: condition, frame, scope)
        if let known { return execute(known ? then : otherwise, frame, Scope(scope, conditions: conditions)) }
        beginCondition()
        defer { openConditions.removeLast() }
        let inner = Scope(scope, conditions: conditions)
        for (name, value) in equations(condition, frame, scope) { inner.values[name] = value }
        let one = execute(then, frame, inner)
        let other = execute(otherwise, frame, Scope(scope, conditions: conditions))
        return one == .leaves && other == .leaves ? .leaves : .goesOn
    }

    private func each(_ name: String, _ all: Code, _ body: [Code], _ frame: Frame, _ scope: Scope) {
        let values = value(of: all, frame, scope)
        beginCondition()
        defer { openConditions.removeLast() }
        for element in elements(of: values, isSwift: frame.isSwift) {
            let inner = Scope(scope, conditions: conditions)
            inner.values[name] = element
            _ = execute(body, frame, inner)
        }
        guard body.contains(where: \.asksSomething) else { return }
        for one in values.alternatives { if case .objects(let load) = one.kind { searched.insert(load) } }
    }

    /// Returns the values that a loop visits. For a dictionary, the loop visits tuples in Swift and keys in
    /// Objective-C. If the value is empty or is not a list or dictionary, the result is one open or unknown value.
    func elements(of value: FollowedValue, isSwift: Bool) -> [FollowedValue] {
        var found: [FollowedValue] = []
        for one in value.alternatives {
            let items: [FollowedValue] =
                switch one.kind {
                case .list(let items): items
                case .dictionary(let keys, let values):
                    isSwift ? zip(keys, values).map { .tuple([$0, $1], labels: ["key", "value"]) } : keys
                default: []
                }
            found += items.map { $0.depending(on: one.origin.intersection(.dependence)) }
        }
        if !found.isEmpty { return Array(found.prefix(FollowedValue.mostElements)) }
        return [
            value.isOpen
                ? FollowedValue(.open, value.origin)
                : FollowedValue(.unknown, value.origin.intersection([.own, .ofMember]))
        ]
    }
}

extension Code {
    /// Whether the code contains a condition.
    fileprivate var asksSomething: Bool {
        switch self {
        case .branch, .select: true
        default: parts.contains(where: \.asksSomething)
        }
    }
}
