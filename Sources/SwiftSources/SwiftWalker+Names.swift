import SourceCode
import SwiftSyntax

// Helpers for names and expressions that several readers use.

extension SwiftWalker {
    /// Returns whether the values of a type can be names. This is true for strings, types that wrap strings, nibs,
    /// storyboards and classes.
    func isNameType(_ type: TypeSyntax) -> Bool {
        if type.kind == .metatypeType { return true }
        let written = TypeText.base(type, source)
        // For a list or a dictionary, the type of the elements or values is tested.
        let name = written.hasSuffix("]") ? written.dropLast() : written[...]
        return name == "Self" || SwiftScan.nameTypes.contains { name.hasSuffix($0) }
    }

    /// Returns the expression without parentheses, `try`, `await`, `!`, `?` and `as T`.
    static func bare(_ expression: ExprSyntax) -> ExprSyntax {
        var expression = expression
        while let inner = inside(expression) { expression = inner }
        return expression
    }

    static func inside(_ expression: ExprSyntax) -> ExprSyntax? {
        switch expression.kind {
        case .tryExpr: return expression.cast(TryExprSyntax.self).expression
        case .awaitExpr: return expression.cast(AwaitExprSyntax.self).expression
        case .forceUnwrapExpr: return expression.cast(ForceUnwrapExprSyntax.self).expression
        case .optionalChainingExpr: return expression.cast(OptionalChainingExprSyntax.self).expression
        case .tupleExpr:
            let elements = expression.cast(TupleExprSyntax.self).elements
            return elements.count == 1 ? elements.first?.expression : nil
        case .sequenceExpr:
            let elements = expression.cast(SequenceExprSyntax.self).elements
            guard elements.count == 3, elements.dropFirst().first?.kind == .unresolvedAsExpr else { return nil }
            return elements.first
        default: return nil
        }
    }

    /// Returns the names that a pattern binds: `case .some(let name)`, `let (a, b)`.
    static func boundNames(_ pattern: some SyntaxProtocol) -> [String] {
        var names: [String] = []
        var waiting = [Syntax(pattern)]
        var budget = 256
        while let node = waiting.popLast(), budget > 0 {
            budget -= 1
            if let pattern = node.as(IdentifierPatternSyntax.self) {
                names.append(SwiftSource.name(pattern.identifier))
            } else {
                for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
                    waiting.append(child)
                }
            }
        }
        return names
    }
}
