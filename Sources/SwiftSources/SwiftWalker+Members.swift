import SourceCode
import SwiftSyntax

// Reads members: methods, initializers and properties.

extension SwiftWalker {
    /// The enclosing type; nil if its members are not recorded.
    private var memberScope: TypeScope? {
        guard let scope = types.last, scope.hasMembers else { return nil }
        return scope
    }

    // MARK: Methods

    mutating func visit(_ node: FunctionDeclSyntax) {
        let attributes = SwiftAttributes(node.attributes, node.modifiers, in: source)
        let name = SwiftSource.name(node.name)
        let parameters = node.signature.parameterClause.parameters
        if let scope = memberScope, !Self.isOperator(node.name) {
            var member = MemberDeclaration(
                kind: attributes.methodKind, className: scope.name, name: name, at: source.position(of: node.name))
            let effects = node.signature.effectSpecifiers
            member.selector =
                attributes.objcName
                ?? SwiftSelector.selector(
                    baseName: name, labels: Self.labels(parameters), isAsync: effects?.asyncSpecifier != nil,
                    isThrowing: effects?.throwsClause != nil)
            member.argumentCount = parameters.count
            member.type = parameters.first.map { TypeText.base($0.type, source) }
            fill(&member, attributes, scope)
            if node.genericParameterClause != nil { member.visibility = .hidden }
            file.members.append(member)
        }
        readCode(node, attributes)
    }

    mutating func visit(_ node: InitializerDeclSyntax) {
        let parameters = node.signature.parameterClause.parameters
        let attributes = SwiftAttributes(node.attributes, node.modifiers, in: source)
        if let scope = memberScope {
            var member = MemberDeclaration(
                kind: .method, className: scope.name, name: "init", at: source.position(of: node.initKeyword))
            let effects = node.signature.effectSpecifiers
            member.selector =
                attributes.objcName
                ?? SwiftSelector.selector(
                    baseName: "init", labels: Self.labels(parameters), isAsync: effects?.asyncSpecifier != nil,
                    isThrowing: effects?.throwsClause != nil)
            member.argumentCount = parameters.count
            fill(&member, attributes, scope)
            if node.genericParameterClause != nil { member.visibility = .hidden }
            member.traps = node.body.map { Self.traps($0.statements) } ?? false
            file.members.append(member)
        }
        readCode(node, attributes)
    }

    /// Returns whether a body consists only of a call that ends the program.
    private static func traps(_ statements: CodeBlockItemListSyntax) -> Bool {
        guard statements.count == 1, case .expr(let expression)? = statements.first?.item,
            let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        else { return false }
        return ["fatalError", "preconditionFailure"].contains(called.baseName.text)
    }

    private static func isOperator(_ name: TokenSyntax) -> Bool {
        switch name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: true
        default: false
        }
    }

    private static func labels(_ parameters: FunctionParameterListSyntax) -> [String] {
        parameters.map { SwiftSource.name($0.firstName) }
    }

    // MARK: Properties

    mutating func visit(_ node: VariableDeclSyntax) {
        let attributes = SwiftAttributes(node.attributes, node.modifiers, in: source)
        if let scope = memberScope { readProperties(node, attributes, scope) }
        for binding in node.bindings { readCode(binding, attributes) }
    }

    private mutating func readProperties(_ node: VariableDeclSyntax, _ attributes: SwiftAttributes, _ scope: TypeScope)
    {
        let isVariable = source.says(node.bindingSpecifier, "var")
        // In `var a, b: T`, both variables have the type of the last one.
        var type: TypeSyntax?
        var members: [MemberDeclaration] = []
        for binding in node.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = SwiftSource.name(pattern.identifier)
            var member = MemberDeclaration(
                kind: attributes.propertyKind, className: scope.name, name: name,
                at: source.position(of: pattern.identifier))
            member.type = type.map { TypeText.base($0, source) } ?? binding.initializer.flatMap { madeType($0.value) }
            if attributes.isOutlet, let type, let element = TypeText.element(type, source) {
                (member.kind, member.type) = (.outletCollection, element)
            }
            let objcName = attributes.objcName ?? name
            (member.selector, member.setter) = accessors(binding, objcName, isVariable: isVariable)
            member.initialNumber = initialNumber(binding, type, attributes)
            fill(&member, attributes, scope)
            members.append(member)
        }
        file.members += members.reversed()
    }

    /// Returns the class of the object that an expression creates: `UITableView` for `UITableView(frame: .zero)`; nil
    /// for any other expression.
    private func madeType(_ value: ExprSyntax) -> String? {
        guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        let name =
            called.as(DeclReferenceExprSyntax.self)?.baseName
            ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName
        guard let name, name.text.first?.isUppercase == true else { return nil }
        let text = source.text(called)
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? text : nil
    }

    /// Returns the initial value of a stored property, in the format of ``MemberDeclaration/initialNumber``.
    private func initialNumber(_ binding: PatternBindingSyntax, _ type: TypeSyntax?, _ attributes: SwiftAttributes)
        -> Int?
    {
        guard !attributes.hasOther, !attributes.isManaged, !attributes.isOverride else { return nil }
        switch binding.accessorBlock?.accessors {
        case nil: break
        case .getter?: return nil
        case .accessors(let accessors)?:
            guard accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) }) else {
                return nil
            }
        }
        guard let value = binding.initializer?.value else {
            guard let type else { return nil }
            return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? 0 : nil
        }
        switch value.kind {
        case .nilLiteralExpr: return 0
        case .booleanLiteralExpr: return source.text(value) == "true" ? 1 : 0
        case .integerLiteralExpr: return Int(source.text(value))
        default: return nil
        }
    }

    /// Returns the Objective-C selectors of the getter and the setter of a property. The setter is nil if the property
    /// cannot be set.
    private func accessors(_ binding: PatternBindingSyntax, _ name: String, isVariable: Bool) -> (
        getter: String, setter: String?
    ) {
        var (getter, setter) = (name, isVariable ? SwiftSelector.setter(of: name) : nil)
        switch binding.accessorBlock?.accessors {
        case nil:
            break
        case .getter?:
            setter = nil
        case .accessors(let accessors)?:
            var isSettable = false
            for accessor in accessors {
                let kind = accessor.accessorSpecifier.text
                let isReader = kind == "get" || kind == "_read" || kind == "read" || kind == "unsafeAddress"
                if !isReader { isSettable = true }
                guard let given = SwiftAttributes(accessor.attributes, nil, in: source).objcName else { continue }
                if kind == "get" { getter = given }
                if kind == "set" { setter = given }
            }
            if !isSettable { setter = nil }
        }
        return (getter, setter)
    }

    private func fill(_ member: inout MemberDeclaration, _ attributes: SwiftAttributes, _ scope: TypeScope) {
        member.isStatic = attributes.isStatic
        member.isWeak = attributes.isWeak
        member.isRequirement = scope.isProtocol
        member.isOverride = attributes.isOverride
        member.visibility =
            if attributes.isNonObjC {
                .hidden
            } else if attributes.isVisible {
                .visible
            } else if scope.isProtocol {
                scope.isObjCMembers ? .visible : .hidden
            } else if scope.isObjCExtension {
                // Private members of an `@objc` extension are visible to Objective-C. Private members of an
                // `@objcMembers` class are not.
                .visible
            } else if attributes.isPrivate {
                attributes.isOverride ? .inferred : .hidden
            } else {
                scope.isObjCMembers ? .visible : .inferred
            }
    }
}
