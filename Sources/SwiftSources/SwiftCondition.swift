import SourceCode
import SwiftSyntax

/// Evaluates the condition of a Swift `#if`.
enum SwiftCondition {
    /// The maximum nesting depth. Deeper conditions are unknown.
    private static let deepest = 64

    /// Returns the platforms on which a condition holds. For the nil condition of an `#else`, it returns
    /// ``CompilationCondition/always``.
    static func value(_ condition: ExprSyntax?) -> CompilationCondition {
        condition.map { value($0, 0) } ?? .always
    }

    private static func value(_ condition: ExprSyntax, _ depth: Int) -> CompilationCondition {
        guard depth < deepest else { return .unknown }
        switch condition.kind {
        case .booleanLiteralExpr:
            return condition.cast(BooleanLiteralExprSyntax.self).literal.tokenKind == .keyword(.true) ? .always : .never
        case .prefixOperatorExpr:
            let negation = condition.cast(PrefixOperatorExprSyntax.self)
            return negation.operator.text == "!" ? !value(negation.expression, depth + 1) : .unknown
        case .tupleExpr:
            let elements = condition.cast(TupleExprSyntax.self).elements
            return elements.count == 1 ? elements.first.map { value($0.expression, depth + 1) } ?? .unknown : .unknown
        case .functionCallExpr: return value(condition.cast(FunctionCallExprSyntax.self))
        case .sequenceExpr: return value(Array(condition.cast(SequenceExprSyntax.self).elements), depth)
        default: return .unknown
        }
    }

    /// Evaluates a flat list of operands and operators, as the parser returns it. `&&` has a higher precedence than
    /// `||`.
    private static func value(_ row: [ExprSyntax], _ depth: Int) -> CompilationCondition {
        guard row.count < 256 else { return .unknown }
        var whole = CompilationCondition.never
        var part = CompilationCondition.always
        for (place, element) in row.enumerated() {
            if place.isMultiple(of: 2) {
                part = part && value(element, depth + 1)
                continue
            }
            switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
            case "&&": break
            case "||": (whole, part) = (whole || part, .always)
            default: return .unknown
            }
        }
        return whole || part
    }

    private static func value(_ call: FunctionCallExprSyntax) -> CompilationCondition {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let argument = call.arguments.first?.expression
        else { return .unknown }
        switch (name, word(argument)) {
        case ("os", ""): return .unknown
        case ("os", let word): return .only(platforms(word))
        // `canImport(UIKit.UIView)`
        case ("canImport", let word): return .canImport(word)
        case ("targetEnvironment", "macCatalyst"), ("targetEnvironment", "UIKitForMac"): return .only(.macCatalyst)
        case ("targetEnvironment", "simulator"): return .perhaps(.mobile.subtracting(.macCatalyst))
        default: return .unknown
        }
    }

    /// Returns the first name in a path.
    private static func word(_ expression: ExprSyntax) -> String {
        var expression = expression
        for _ in 0..<16 {
            guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { break }
            expression = base
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    }

    /// Returns the platforms with a name such as `iOS`. The set is empty if the name is not an Apple platform.
    private static func platforms(_ name: String) -> Platforms {
        switch name {
        case "iOS": [.iOS, .macCatalyst]
        case "macOS", "OSX": .macOS
        case "tvOS": .tvOS
        case "watchOS": .watchOS
        case "visionOS", "xrOS": .visionOS
        default: []
        }
    }
}
