import SourceCode
import SwiftSyntax

// Expressions and operators.

extension SwiftLowering {
    /// Returns the code of an expression.
    mutating func expression(_ node: ExprSyntax) -> Code {
        guard depth < CodeText.deepest else { return .unknown([]) }
        depth += 1
        defer { depth -= 1 }
        let node = Self.unwrapped(node)
        switch node.kind {
        case .stringLiteralExpr: return text(node.cast(StringLiteralExprSyntax.self))
        case .booleanLiteralExpr: return .bool(source.says(node.cast(BooleanLiteralExprSyntax.self).literal, "true"))
        case .nilLiteralExpr: return .null
        case .integerLiteralExpr:
            return Int(node.cast(IntegerLiteralExprSyntax.self).literal.text).map { .number($0) } ?? .unknown([])
        case .declReferenceExpr:
            let name = node.cast(DeclReferenceExprSyntax.self).baseName
            return mentioned(.name(SwiftSource.name(name)), name)
        case .superExpr: return .name("super")
        case .genericSpecializationExpr: return expression(node.cast(GenericSpecializationExprSyntax.self).expression)
        case .memberAccessExpr:
            let member = node.cast(MemberAccessExprSyntax.self)
            let base = member.base.map { expression($0) }
            return base == nil
                ? .member(nil, SwiftSource.name(member.declName.baseName))
                : mentioned(.member(base, SwiftSource.name(member.declName.baseName)), member.declName.baseName)
        case .functionCallExpr: return call(node.cast(FunctionCallExprSyntax.self))
        case .sequenceExpr: return sequence(Array(node.cast(SequenceExprSyntax.self).elements)[...])
        case .arrayExpr: return .list(node.cast(ArrayExprSyntax.self).elements.map { expression($0.expression) })
        case .closureExpr: return closure(node.cast(ClosureExprSyntax.self))
        case .ifExpr, .switchExpr: return choices(node)
        case .subscriptCallExpr:
            let access = node.cast(SubscriptCallExprSyntax.self)
            let base = expression(access.calledExpression)
            var places = access.arguments.map { expression($0.expression) }
            if let closure = access.trailingClosure { places.append(self.closure(closure)) }
            return places.count == 1 ? .element(base, places[0]) : .unknown([base] + places)
        case .prefixOperatorExpr:
            let operation = node.cast(PrefixOperatorExprSyntax.self)
            let operand = expression(operation.expression)
            return operation.operator.text == "!" ? .operation("!", [operand]) : .unknown([operand])
        case .inOutExpr: return expression(node.cast(InOutExprSyntax.self).expression)
        default: return other(node)
        }
    }

    /// Returns the expression without parentheses, `try`, `await`, `!` and `?`.
    static func unwrapped(_ node: ExprSyntax) -> ExprSyntax {
        var node = node
        while node.kind != .sequenceExpr, let inner = SwiftWalker.inside(node) { node = inner }
        return node
    }

    mutating func other(_ node: ExprSyntax) -> Code {
        switch node.kind {
        case .dictionaryExpr:
            guard case .elements(let elements) = node.cast(DictionaryExprSyntax.self).content else { return .list([]) }
            return .dictionary(elements.map { expression($0.key) }, elements.map { expression($0.value) })
        case .tupleExpr:
            let elements = node.cast(TupleExprSyntax.self).elements
            return .tuple(
                elements.map { $0.label.map(SwiftSource.name) ?? "" }, elements.map { expression($0.expression) })
        case .macroExpansionExpr: return macro(node.cast(MacroExpansionExprSyntax.self))
        case .postfixIfConfigExpr: return postfix(node.cast(PostfixIfConfigExprSyntax.self))
        case .postfixOperatorExpr: return .unknown([expression(node.cast(PostfixOperatorExprSyntax.self).expression)])
        default: return .unknown([])
        }
    }

    /// Returns the code of `base #if … .call() #endif`: the base, and then the call in each branch.
    mutating func postfix(_ node: PostfixIfConfigExprSyntax) -> Code {
        var parts = node.base.map { [expression($0)] } ?? []
        for (clause, own) in SwiftWalker.branches(of: node.config) {
            guard case .postfixExpression(let value)? = clause.elements, !(platforms && own).possible.isEmpty else {
                continue
            }
            let first = mentions.count
            parts.append(expression(value))
            limitMentions(since: first, to: own.possible)
        }
        return parts.count == 1 ? parts[0] : .unknown(parts)
    }

    /// Returns the code of a macro. `#imageLiteral(resourceName: "x")` names an image. The mentions in a `#selector` or
    /// `#keyPath` are dropped, because these macros call nothing.
    mutating func macro(_ node: MacroExpansionExprSyntax) -> Code {
        let before = mentions.count
        var arguments = node.arguments.map { expression($0.expression) }
        if let trailing = node.trailingClosure { arguments.append(closure(trailing)) }
        switch node.macroName.text {
        case "imageLiteral":
            let call = Code.Call(
                nil, "#imageLiteral", labels: node.arguments.map { $0.label.map(SwiftSource.name) ?? "_" }, arguments,
                at: source.position(of: node.macroName))
            mention(call, nil, node.arguments)
            return .call(call)
        case "selector", "keyPath": mentions.removeSubrange(before...)
        default: break
        }
        return .unknown(arguments)
    }

    // MARK: Operators

    /// Returns the code of a list of operands and operators. It splits the list at the operator with the lowest
    /// precedence.
    mutating func sequence(_ items: ArraySlice<ExprSyntax>) -> Code {
        guard depth < CodeText.deepest else { return .unknown([]) }
        depth += 1
        defer { depth -= 1 }
        if items.count == 1, let only = items.first { return expression(only) }
        if let place = items.firstIndex(where: { $0.kind == .assignmentExpr }) {
            return assignment(items[..<place], items[(place + 1)...])
        }
        if items.count > 2, let first = items.first, sign(items[items.startIndex + 1]) == "+=" {
            let target = expression(first)
            return .assign(target, .joined([target, sequence(items.dropFirst(2))]))
        }
        if let place = items.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
            let middle = items[place].cast(UnresolvedTernaryExprSyntax.self).thenExpression
            return .choice(sequence(items[..<place]), expression(middle), sequence(items[(place + 1)...]))
        }
        for signs in [["||"], ["&&"], ["==", "!=", "<", "<=", ">", ">="], ["??"]] {
            let right = signs == ["??"]
            guard
                let place = right
                    ? items.firstIndex(where: { sign($0, in: signs) }) : items.lastIndex(where: { sign($0, in: signs) })
            else { continue }
            if signs.contains("==") {
                return equation(sign(items[place]) ?? "", items[..<place], items[(place + 1)...])
            }
            let (one, other) = (sequence(items[..<place]), sequence(items[(place + 1)...]))
            return right ? .choice(.unknown([]), one, other) : .operation(self.sign(items[place]) ?? "", [one, other])
        }
        if let place = items.lastIndex(where: { $0.kind == .unresolvedAsExpr || $0.kind == .unresolvedIsExpr }),
            place > items.startIndex
        {
            let value = sequence(items[..<place])
            guard let sign = items[place].as(UnresolvedAsExprSyntax.self),
                let type = items[(place + 1)...].first?.as(TypeExprSyntax.self)?.type
            else {
                return .unknown([value])
            }
            return .cast(value, TypeText.base(type, source) + (sign.questionOrExclamationMark?.text ?? ""))
        }
        let operands = items.enumerated().filter { $0.offset % 2 == 0 }.map { expression($0.element) }
        let isSum = items.enumerated().allSatisfy { $0.offset % 2 == 0 || sign($0.element) == "+" }
        return isSum ? .joined(operands) : .unknown(operands)
    }

    mutating func assignment(_ target: ArraySlice<ExprSyntax>, _ value: ArraySlice<ExprSyntax>) -> Code {
        let token =
            target.first?.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? target.first?.as(DeclReferenceExprSyntax.self)?.baseName
        guard target.count == 1, let token, let first = value.first,
            let last = value.last,
            source.says(token, "restorationIdentifier") || source.says(token, "identifier")
        else {
            let (name, code) = (sequence(target), sequence(value))
            // The position of an assignment that shows a screen.
            guard let property = name.assignedName, let token,
                NavigationCalls.standard.assignment(to: property) != nil
            else { return .assign(name, code) }
            return .assign(name, .placed(code, source.position(of: token)))
        }
        let (name, code) = (sequence(target), sequence(value))
        let at = source.position(of: token)
        mentions.append(
            .assignment(name, code, source.span(from: first, to: last), at))
        return .assign(name, .placed(code, at))
    }

    /// Returns the code of a comparison, such as `a == b`. If one operand is the `identifier` of an object, it records
    /// the comparison with the other operand.
    mutating func equation(
        _ sign: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>
    ) -> Code {
        var (one, other) = (sequence(left), sequence(right))
        if isIdentifier(one), let first = right.first, let last = right.last {
            let span = source.span(from: first, to: last)
            other = compared(other, with: one, span, isPattern: false, at: source.position(of: first))
        } else if isIdentifier(other), let first = left.first, let last = left.last {
            let span = source.span(from: first, to: last)
            one = compared(one, with: other, span, isPattern: false, at: source.position(of: first))
        }
        return .operation(sign, [one, other])
    }

    func sign(_ node: ExprSyntax) -> String? { node.as(BinaryOperatorExprSyntax.self)?.operator.text }
    func sign(_ node: ExprSyntax, in signs: [String]) -> Bool { sign(node).map(signs.contains) ?? false }
}
