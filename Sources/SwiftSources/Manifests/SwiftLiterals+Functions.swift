import Projects
import SwiftSyntax

/// Evaluates functions in a manifest with the arguments of a call.
extension SwiftLiterals {
    /// Returns the arguments by the internal names of the parameters; nil if the arguments do not match the parameters.
    static func bind(_ arguments: [(String?, ManifestValue)], to function: Function) -> Scope? {
        guard let parameters = function.parameters else { return nil }
        var scope: Scope = [:]
        var rest = arguments[...]
        for parameter in parameters {
            let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
            if let argument = rest.first, argument.0 == label {
                scope[(parameter.secondName ?? parameter.firstName).text] = argument.1
                rest = rest.dropFirst()
                // A variadic parameter also accepts the following arguments without a label.
                if parameter.ellipsis != nil {
                    var all = [argument.1]
                    while let next = rest.first, next.0 == nil {
                        all.append(next.1)
                        rest = rest.dropFirst()
                    }
                    scope[(parameter.secondName ?? parameter.firstName).text] = .list(all)
                }
            } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
                return nil
            }
        }
        return rest.isEmpty ? scope : nil
    }

    mutating func run(_ function: Function, _ bound: Scope, line: Int?) -> ManifestValue {
        depth += 1
        let before = callLine
        callLine = line ?? callLine
        defer {
            depth -= 1
            callLine = before
        }
        guard depth < 128 else { return .unknown }
        var scope = bound
        for parameter in function.parameters ?? [] {
            let name = (parameter.secondName ?? parameter.firstName).text
            if scope[name] == nil {
                scope[name] = parameter.defaultValue.map { evaluate($0.value, scope) } ?? .list([])
            }
        }
        if function.body.count == 1, case .expr(let expression)? = function.body.first?.item,
            !expression.is(IfExprSyntax.self)
        {
            return evaluate(expression, scope)
        }
        return execute(function.body, &scope) ?? .unknown
    }

    /// Runs statements. Returns the value of the return statement that was run; nil if no return statement was run.
    private mutating func execute(_ statements: CodeBlockItemListSyntax, _ scope: inout Scope) -> ManifestValue? {
        depth += 1
        defer { depth -= 1 }
        guard depth < 128 else { return .unknown }
        for statement in statements {
            switch statement.item {
            case .decl(let declaration):
                for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
                    scope[name] = binding.initializer.map { evaluate($0.value, scope) } ?? .unknown
                }
            case .stmt(let statement):
                if let result = statement.as(ReturnStmtSyntax.self) {
                    return result.expression.map { evaluate($0, scope) } ?? .unknown
                }
                if let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
                    let result = execute(choice, &scope)
                {
                    return result
                }
            case .expr(let expression):
                if let choice = expression.as(IfExprSyntax.self) {
                    if let result = execute(choice, &scope) { return result }
                } else {
                    change(&scope, by: expression)
                }
            }
        }
        return nil
    }

    /// Runs the branch that the condition selects. If the condition is unknown, runs both branches. Returns a value
    /// only if the condition is known.
    private mutating func execute(_ choice: IfExprSyntax, _ scope: inout Scope) -> ManifestValue? {
        var condition: Bool?
        if choice.conditions.count == 1, case .expression(let expression)? = choice.conditions.first?.condition {
            condition = truth(of: expression, scope)
        }
        var result: ManifestValue?
        if condition != false { result = execute(choice.body.statements, &scope) }
        if condition != true {
            switch choice.elseBody {
            case .codeBlock(let block)?: result = execute(block.statements, &scope) ?? result
            case .ifExpr(let other)?: result = execute(other, &scope) ?? result
            case nil: break
            }
        }
        return condition == nil ? nil : result
    }

    /// Runs `targets.append(…)` or `targets += …` on a local variable.
    private mutating func change(_ scope: inout Scope, by expression: ExprSyntax) {
        if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "append",
            let name = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, let old = scope[name],
            let argument = call.arguments.first
        {
            let value = evaluate(argument.expression, scope)
            scope[name] = .list(old.elements + (argument.label == nil ? [value] : value.elements))
        } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
            let name = sequence.elements.first?.as(DeclReferenceExprSyntax.self)?.baseName.text, let old = scope[name],
            sequence.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+=",
            let last = sequence.elements.last
        {
            scope[name] = .list(old.elements + evaluate(last, scope).elements)
        }
    }
}
