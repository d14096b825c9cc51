import SwiftSyntax

/// Attributes of declarations.
enum Attributes {
    static func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
        all(attributes).contains { $0.attributeName.trimmedDescription == name }
    }

    /// The attributes, those inside `#if` included.
    private static func all(_ attributes: AttributeListSyntax) -> [AttributeSyntax] {
        attributes.flatMap { element -> [AttributeSyntax] in
            switch element {
            case .attribute(let attribute): [attribute]
            case .ifConfigDecl(let config):
                config.clauses.flatMap { clause -> [AttributeSyntax] in
                    if case .attributes(let inner)? = clause.elements { all(inner) } else { [] }
                }
            }
        }
    }

    /// The name in `@objc(name)`.
    static func objcName(_ attributes: AttributeListSyntax) -> String? {
        for attribute in all(attributes) where attribute.attributeName.trimmedDescription == "objc" {
            guard let arguments = attribute.arguments else { continue }
            let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
            if !name.isEmpty { return name }
        }
        return nil
    }

    private static let seen: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "GKInspectable", "IBSegueAction", "NSManaged", "objc",
    ]

    /// Whether an attribute shows the member to Objective-C.
    static func isVisible(_ attributes: AttributeListSyntax) -> Bool {
        all(attributes).contains { seen.contains($0.attributeName.trimmedDescription) }
    }

    static func methodKind(_ attributes: AttributeListSyntax) -> MemberDeclaration.Kind {
        if has("IBAction", attributes) { return .action }
        return has("IBSegueAction", attributes) ? .segueAction : .method
    }

    static func propertyKind(_ attributes: AttributeListSyntax) -> MemberDeclaration.Kind {
        if has("IBOutlet", attributes) { return .outlet }
        return has("IBInspectable", attributes) || has("GKInspectable", attributes) ? .inspectable : .property
    }
}

/// Types as text.
enum TypeText {
    /// The type without optionality, attributes and generic arguments:
    /// `UITableView` of `UITableView!`, `Base` of `Base<Item>`.
    static func base(_ type: TypeSyntax) -> String {
        if let optional = type.as(OptionalTypeSyntax.self) { return base(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return base(optional.wrappedType) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return base(attributed.baseType) }
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return base(some.constraint) }
        if let identifier = type.as(IdentifierTypeSyntax.self) {
            if identifier.name.text == "Optional", let argument = identifier.genericArgumentClause?.arguments.first,
                case .type(let inner) = argument.argument
            {
                return base(inner)
            }
            return identifier.name.text
        }
        if let member = type.as(MemberTypeSyntax.self) { return base(member.baseType) + "." + member.name.text }
        return StringText.folded(type)
    }

    /// Element type of an array: `[UIButton]!` is an outlet collection.
    static func element(_ type: TypeSyntax) -> String? {
        if let optional = type.as(OptionalTypeSyntax.self) { return element(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return element(optional.wrappedType) }
        if let array = type.as(ArrayTypeSyntax.self) { return base(array.element) }
        if let identifier = type.as(IdentifierTypeSyntax.self), identifier.name.text == "Array",
            let argument = identifier.genericArgumentClause?.arguments.first, case .type(let inner) = argument.argument
        {
            return base(inner)
        }
        return nil
    }

    static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { base($0.type) } ?? []
    }
}

/// Expressions as text.
enum StringText {
    /// The text of a string literal without interpolation; nil for anything else.
    static func literal(_ expression: some SyntaxProtocol) -> String? {
        guard let literal = Syntax(expression).as(StringLiteralExprSyntax.self) else { return nil }
        return literal.representedLiteralValue
    }

    /// White space folded to one blank, so that an expression is one line.
    static func folded(_ node: some SyntaxProtocol) -> String {
        node.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether an expression can name a nib or an identifier: another
    /// constant, the name of a class, a string with interpolation.
    static func mayName(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .stringLiteralExpr, .memberAccessExpr, .declReferenceExpr: return true
        case .functionCallExpr:
            let text = expression.trimmedDescription
            return text.hasPrefix("String(describing:") || text.hasPrefix("NSStringFromClass(") || text.hasSuffix(".className()")
                || text.contains("NSNib.Name(") || text.contains("NSUserInterfaceItemIdentifier(")
        default: return false
        }
    }
}
