import SourceCode
import SwiftSyntax

// Expressions that the index shows as written.

extension SwiftLowering {
    /// Records a property or variable if its name mentions nibs, or if it is a generated accessor of a nib. Returns the
    /// code unchanged.
    mutating func mentioned(_ code: Code, _ token: TokenSyntax) -> Code {
        if case .member(let base?, let name) = code, NibAccessor.isCompleted(after: base) {
            mentions.append(.member(base, name, source.position(of: token)))
            return code
        }
        guard CallSite.mentionsNibs(source.bytes(of: token)) else { return code }
        let at = source.position(of: token)
        switch code {
        case .member(let base, let name) where !name.beginsWithCapital: mentions.append(.member(base, name, at))
        case .name(let name) where !name.beginsWithCapital: mentions.append(.member(nil, name, at))
        default: break
        }
        return code
    }

    mutating func mention(_ call: Code.Call, _ receiver: ExprSyntax?, _ arguments: LabeledExprListSyntax) {
        guard UseFinder.mayUse(call) else { return }
        mentions.append(
            .call(
                call, receiver: receiver.map { source.span(SwiftWalker.bare($0)) },
                arguments: arguments.map { source.span(SwiftWalker.bare($0.expression)) }))
    }

    mutating func text(_ node: StringLiteralExprSyntax) -> Code {
        if let value = node.representedLiteralValue { return .text(value) }
        var parts: [Code] = []
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text): if text.totalLength.utf8Length > 0 { parts.append(.text(text.content.text)) }
            case .expressionSegment(let inner): parts += inner.expressions.map { expression($0.expression) }
            }
        }
        return .joined(parts)
    }

    mutating func call(_ node: FunctionCallExprSyntax) -> Code {
        var labels = node.arguments.map { $0.label.map(SwiftSource.name) ?? "_" }
        var arguments = node.arguments.map { expression($0.expression) }
        if let trailing = node.trailingClosure {
            labels.append("_")
            arguments.append(closure(trailing))
        }
        for trailing in node.additionalTrailingClosures {
            labels.append(SwiftSource.name(trailing.label))
            arguments.append(closure(trailing.closure))
        }
        var callee = SwiftWalker.bare(node.calledExpression)
        if let generic = callee.as(GenericSpecializationExprSyntax.self) {
            callee = SwiftWalker.bare(generic.expression)
        }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            var call = Code.Call(
                member.base.map { expression($0) }, SwiftSource.name(member.declName.baseName), labels: labels,
                arguments,
                at: source.position(of: member.declName.baseName))
            call.isImplicit = member.base == nil
            mention(call, member.base, node.arguments)
            if let base = call.receiver, NibAccessor.isCompleted(after: base), !UseFinder.mayUse(call) {
                mentions.append(.member(base, call.name, call.at))
            }
            return .call(call)
        }
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            let call = Code.Call(
                nil, SwiftSource.name(reference.baseName), labels: labels, arguments,
                at: source.position(of: reference.baseName))
            mention(call, nil, node.arguments)
            return .call(call)
        }
        return .call(Code.Call(expression(callee), "()", labels: labels, arguments, at: source.position(of: node)))
    }

    mutating func closure(_ node: ClosureExprSyntax) -> Code {
        var names: [String] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?: names = list.map { SwiftSource.name($0.name) }
        case .parameterClause(let clause)?:
            names = clause.parameters.map { SwiftSource.name($0.secondName ?? $0.firstName) }
        case nil: break
        }
        let captured = (node.signature?.capture?.items ?? []).compactMap { item -> Code? in
            item.initializer.map { .variable(SwiftSource.name(item.name), type: nil, expression($0.value)) }
        }
        closures += 1
        defer { closures -= 1 }
        return .closure(names, captured + body(node.statements, givesValue: true))
    }

    /// For an `if` or `switch` expression, returns the choice between the values of its branches.
    mutating func choices(_ node: ExprSyntax) -> Code {
        func value(_ statements: [Code]) -> Code {
            switch statements.last {
            case .branch(let condition, let then, let otherwise)?:
                return .choice(condition, value(then), value(otherwise))
            case .select(_, let cases)?: return Self.oneOf(cases.map { value($0.body) })
            case .result(let given?)?: return given
            case let given?: return given
            case nil: return .unknown([])
            }
        }
        return value(expressionStatement(node))
    }

    static func oneOf(_ values: [Code]) -> Code {
        guard let last = values.last else { return .unknown([]) }
        return values.dropLast().reversed().reduce(last) { .choice(.operation("case", []), $1, $0) }
    }

    // MARK: Identifiers

    /// Returns whether an expression is the `identifier` of an object, or a variable that contains such an identifier.
    func isIdentifier(_ code: Code) -> Bool {
        switch code {
        case .member(_?, "identifier"): true
        case .name(let name): identifiers.contains(name)
        default: false
        }
    }

    /// Returns the enumeration that code creates from an identifier: `Segue` for `Segue(rawValue: segue.identifier)`;
    /// nil for any other expression.
    func enumeration(ofIdentifier code: Code) -> String? {
        guard case .call(let call) = code, call.labels == ["rawValue"], call.name.beginsWithCapital,
            let value = call.arguments.first, isIdentifier(value)
        else { return nil }
        return call.name
    }

    /// Returns the code of a pattern that is compared with an identifier: `"x"`, `.some("x")`. For an enumeration case,
    /// this is the raw value of the case.
    mutating func pattern(_ node: ExprSyntax, of subject: Code, _ enumeration: String?) -> Code {
        var node = SwiftWalker.bare(node)
        if let call = node.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some",
            let argument = call.arguments.first
        {
            node = SwiftWalker.bare(argument.expression)
        }
        var value = expression(node)
        if let enumeration, case .member(let base, let name) = value {
            // `.none` is a case of the optional, not of the enumeration.
            if base == nil, name == "none" { return value }
            value = .member(.member(base ?? .name(enumeration), name), "rawValue")
        }
        return compared(value, with: subject, source.span(node), isPattern: true, at: source.position(of: node))
    }

    mutating func compared(
        _ value: Code, with other: Code, _ span: Mention.Span, isPattern: Bool, at place: SourcePosition
    ) -> Code {
        mentions.append(.comparison(value, with: other, span, isPattern: isPattern, place))
        return .placed(value, place)
    }
}
