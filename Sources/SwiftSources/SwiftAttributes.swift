import SourceCode
import SwiftSyntax

/// The attributes and modifiers of a declaration.
struct SwiftAttributes {
    var isOutlet = false
    var isAction = false
    var isSegueAction = false
    var isInspectable = false
    var isDesignable = false
    var isManaged = false
    var isObjC = false
    var isNonObjC = false
    var isObjCMembers = false
    /// Whether the declaration has any other attribute, which may be a property wrapper.
    var hasOther = false
    /// Whether the type is the entry point of the program (`@main`, `@UIApplicationMain`).
    var isMain = false
    /// The name in `@objc(name)`.
    var objcName: String?

    var isStatic = false
    var isPrivate = false
    /// Whether the declaration is visible in other modules.
    var isPublic = false
    var isOverride = false
    var isWeak = false

    /// Reads the attributes, including those inside `#if`.
    init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax?, in source: SwiftSource) {
        read(attributes, source)
        for modifier in modifiers ?? [] {
            switch modifier.name.text {
            case "static", "class": isStatic = true
            // `private(set)` does not hide the declaration.
            case "private", "fileprivate": isPrivate = isPrivate || modifier.detail == nil
            case "public", "open", "package": isPublic = isPublic || modifier.detail == nil
            case "override": isOverride = true
            case "weak": isWeak = true
            default: break
            }
        }
    }

    private mutating func read(_ attributes: AttributeListSyntax, _ source: SwiftSource) {
        for element in attributes {
            switch element {
            case .attribute(let attribute):
                read(attribute, source)
            case .ifConfigDecl(let config):
                for clause in config.clauses {
                    if case .attributes(let inner)? = clause.elements { read(inner, source) }
                }
            }
        }
    }

    private mutating func read(_ attribute: AttributeSyntax, _ source: SwiftSource) {
        switch attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text {
        case "IBOutlet": isOutlet = true
        case "IBAction": isAction = true
        case "IBSegueAction": isSegueAction = true
        case "IBInspectable", "GKInspectable": isInspectable = true
        case "IBDesignable": isDesignable = true
        case "NSManaged": isManaged = true
        case "nonobjc": isNonObjC = true
        case "objcMembers": isObjCMembers = true
        case "main", "UIApplicationMain", "NSApplicationMain": isMain = true
        case "objc":
            isObjC = true
            if let arguments = attribute.arguments {
                let name = source.text(arguments).filter { !$0.isWhitespace && $0 != "`" }
                if !name.isEmpty { objcName = name }
            }
        default: hasOther = true
        }
    }

    /// Whether an attribute makes the member visible to Objective-C.
    var isVisible: Bool { isOutlet || isAction || isSegueAction || isInspectable || isManaged || isObjC }

    var methodKind: MemberDeclaration.Kind { isAction ? .action : isSegueAction ? .segueAction : .method }
    var propertyKind: MemberDeclaration.Kind { isOutlet ? .outlet : isInspectable ? .inspectable : .property }
}

/// Converts types to text.
enum TypeText {
    /// Returns the type without optionality, attributes and generic arguments: `UITableView` for `UITableView!`, `Base`
    /// for `Base<Item>`.
    static func base(_ type: TypeSyntax, _ source: SwiftSource) -> String {
        var type = type
        // The names in a path, innermost first. A loop reads them without recursion, because a path may be long.
        var names: [String] = []
        while true {
            if let inner = wrapped(type) {
                type = inner
            } else if let identifier = type.as(IdentifierTypeSyntax.self) {
                names.append(SwiftSource.name(identifier.name))
                break
            } else if let member = type.as(MemberTypeSyntax.self), names.count < 64 {
                names.append(SwiftSource.name(member.name))
                type = member.baseType
            } else {
                names.append(source.text(type))
                break
            }
        }
        return names.count == 1 ? names[0] : names.reversed().joined(separator: ".")
    }

    /// Returns the element type of an array, such as `UIButton` for the outlet collection type `[UIButton]!`; nil for
    /// other types.
    static func element(_ type: TypeSyntax, _ source: SwiftSource) -> String? {
        var type = type
        while let inner = wrapped(type) { type = inner }
        if let array = type.as(ArrayTypeSyntax.self) { return base(array.element, source) }
        guard let identifier = type.as(IdentifierTypeSyntax.self), identifier.name.text == "Array" else { return nil }
        return argument(identifier).map { base($0, source) }
    }

    /// Returns the type inside an optional, an attribute, `some`, `any` or parentheses, or the first type of a
    /// composition; nil for any other type.
    private static func wrapped(_ type: TypeSyntax) -> TypeSyntax? {
        switch type.kind {
        case .optionalType: type.cast(OptionalTypeSyntax.self).wrappedType
        case .implicitlyUnwrappedOptionalType: type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType
        case .attributedType: type.cast(AttributedTypeSyntax.self).baseType
        case .someOrAnyType: type.cast(SomeOrAnyTypeSyntax.self).constraint
        case .compositionType: type.cast(CompositionTypeSyntax.self).elements.first?.type
        case .tupleType: single(type.cast(TupleTypeSyntax.self))
        case .identifierType: optional(type.cast(IdentifierTypeSyntax.self))
        default: nil
        }
    }

    private static func single(_ type: TupleTypeSyntax) -> TypeSyntax? {
        type.elements.count == 1 ? type.elements.first?.type : nil
    }

    private static func optional(_ type: IdentifierTypeSyntax) -> TypeSyntax? {
        type.name.text == "Optional" ? argument(type) : nil
    }

    private static func argument(_ type: IdentifierTypeSyntax) -> TypeSyntax? {
        guard case .type(let inner)? = type.genericArgumentClause?.arguments.first?.argument else { return nil }
        return inner
    }

    static func inherited(_ clause: InheritanceClauseSyntax?, _ source: SwiftSource) -> [String] {
        clause?.inheritedTypes.flatMap { inherited -> [String] in
            // `class Cell: UITableViewCell & Reusable`.
            guard let composition = inherited.type.as(CompositionTypeSyntax.self) else {
                return [base(inherited.type, source)]
            }
            return composition.elements.map { base($0.type, source) }
        } ?? []
    }
}
