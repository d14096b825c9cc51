import SourceCode

// Branches that determine the class of a variable are analyzed separately.

extension Interpreter {
    func execute(_ statements: [Code], _ frame: Frame, _ scope: Scope) -> Flow {
        for (place, statement) in statements.enumerated() where budget > 0 {
            budget -= 1
            let before = statement.mayChoose && forks < Self.mostForks ? scope.state : nil
            if execute(statement, frame, scope) == .leaves { return .leaves }
            if let before, place + 1 < statements.count, let variable = chosenClass(before, scope) {
                let rest = Array(statements[(place + 1)...])
                if rest.contains(where: { $0.mentions(variable) }) {
                    return fork(statement, variable, before, rest, frame, scope)
                }
            }
        }
        return .goesOn
    }

    /// The largest number of consecutive choices whose branches are followed separately.
    private static let mostForks = 2
    private static let mostBranches = 24

    /// Returns a variable that now has several possible classes, and whose value differs from the state `before`; nil
    /// if there is no such variable.
    private func chosenClass(_ before: Scope.State, _ scope: Scope) -> String? {
        var found: String?
        for (scope, values) in before {
            for (name, value) in scope.values where value.alternatives.count > 1 && value != values[name] {
                let types = Set(value.alternatives.compactMap(\.typeName).filter(classes.isConcrete))
                if types.count > 1, found.map({ name < $0 }) ?? true { found = name }
            }
        }
        return found
    }

    /// Follows the rest of the code separately for each branch of a statement.
    ///
    /// A class check and the objects that are created from this class then belong to the same branch.
    private func fork(
        _ statement: Code, _ variable: String, _ before: Scope.State, _ rest: [Code], _ frame: Frame, _ scope: Scope
    ) -> Flow {
        let merged = scope.state
        let branches = branches(of: statement, variable, frame, scope)
        guard branches.count > 1, branches.count <= Self.mostBranches else { return execute(rest, frame, scope) }
        forks += 1
        var isOver = true
        for branch in branches {
            Scope.restore(before)
            repeats += 1
            let flow = branch()
            repeats -= 1
            if flow == .goesOn, execute(rest, frame, scope) == .goesOn { isOver = false }
        }
        forks -= 1
        Scope.restore(merged)
        return isOver ? .leaves : .goesOn
    }

    private func branches(of statement: Code, _ variable: String, _ frame: Frame, _ scope: Scope) -> [() -> Flow] {
        func branch(_ body: [Code]) -> () -> Flow {
            { self.execute(body, frame, Scope(scope, conditions: self.conditions)) }
        }
        switch statement {
        case .select(let subject, let cases): return fitting(subject, cases, frame, scope).cases.map { branch($0.body) }
        case .branch(_, let then, let otherwise): return [branch(then), branch(otherwise)]
        default:
            guard let home = scope.find(variable), let value = home.values[variable] else { return [] }
            return value.alternatives.map { one in
                {
                    home.values[variable] = one
                    return .goesOn
                }
            }
        }
    }
}

extension Interpreter.Scope {
    /// The values of all variables in a block and in the enclosing blocks.
    typealias State = [(scope: Interpreter.Scope, values: [String: FollowedValue])]

    var state: State {
        var found: State = []
        var next: Interpreter.Scope? = self
        while let scope = next {
            found.append((scope, scope.values))
            next = scope.outer
        }
        return found
    }

    static func restore(_ state: State) {
        for (scope, values) in state { scope.values = values }
    }
}

extension Code {
    /// Whether the statement can assign one of several values to a variable.
    fileprivate var mayChoose: Bool {
        switch self {
        // A platform condition is not a choice.
        case .branch(.operation("#if", _), _, _): false
        case .select, .branch: true
        case .variable(_, _, .choice), .assign(.name, .choice): true
        default: false
        }
    }

    fileprivate func mentions(_ variable: String) -> Bool {
        self == .name(variable) || parts.contains { $0.mentions(variable) }
    }
}
