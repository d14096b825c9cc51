import SourceCode

// Evaluation of expressions without following the code around them.

extension Interpreter {
    /// Finds the identifiers at given places in a function by evaluating only their expressions.
    ///
    /// The function is not followed. A variable can have any value that the code assigns to it before the place.
    func evaluate(_ index: Int, at sites: Set<FoundLoad.Site>) -> [FoundIdentifier] {
        let body = table.body(index)
        let function = table.functions[index]
        func site(_ at: SourcePosition) -> FoundLoad.Site {
            FoundLoad.Site(fileID: function.fileID, line: function.bodyLine + at.line, column: at.column)
        }
        guard body.contains(where: { $0.hasPlace { sites.contains(site($0)) } }) else { return [] }
        reset(index, budget: Self.fewSteps)
        let (frame, scope) = start(index, asClass: nil)
        var variables = Set(scope.values.keys)
        for code in body {
            code.forEachPart { code in
                switch code {
                case .variable(let name, let type, let value):
                    variables.insert(name)
                    guard let value else { return }
                    let found = self.value(of: value, frame, scope, expecting: type)
                    scope.values[name] = scope.values[name].map { .oneOf([$0, found]) } ?? found
                case .assign(.name(let name), let value) where variables.contains(name):
                    let found = self.value(of: value, frame, scope)
                    scope.values[name] = scope.values[name].map { .oneOf([$0, found]) } ?? found
                case .call(let call):
                    guard sites.contains(site(call.at)), let place = call.identifierPlace, place < call.arguments.count
                    else { return }
                    budget = Self.fewSteps
                    let value = self.value(of: call.arguments[place], frame, scope)
                    note(identifier: call.arguments[place], value, at: site(call.at), frame, scope)
                case .placed(let inner, let at):
                    guard sites.contains(site(at)) else { return }
                    budget = Self.fewSteps
                    note(identifier: inner, self.value(of: inner, frame, scope), at: site(at), frame, scope)
                default: break
                }
            }
        }
        return identifiers
    }
}

extension Code {
    /// Whether the code contains a call, or another value with a position, and the closure accepts this position.
    fileprivate func hasPlace(_ isAsked: (SourcePosition) -> Bool) -> Bool {
        switch self {
        case .call(let call) where isAsked(call.at): true
        case .placed(_, let at) where isAsked(at): true
        default: parts.contains { $0.hasPlace(isAsked) }
        }
    }

    /// Passes all parts to a closure in source order. Inner parts come first.
    fileprivate func forEachPart(_ visit: (Code) -> Void) {
        for part in parts { part.forEachPart(visit) }
        visit(self)
    }
}
