import SwiftSyntax

/// Walks a Swift file and keeps what matters to Interface Builder.
final class DeclarationVisitor: SyntaxVisitor {
    var file = SourceFile()
    let lines: LineTable
    /// Enclosing types, outermost first.
    private var scopes: [Scope] = []
    /// Enclosing functions and computed properties of the innermost class.
    private var bodies: [String] = []

    struct Scope {
        var name: String
        /// Whether nibs can name it: a class, or an extension of anything.
        var isClass: Bool
        var isProtocol = false
        var isObjCMembers = false
        /// Raw values are strings: an enum's cases are constants.
        var isStringEnum = false
    }

    init(lines: LineTable) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    func position(of node: some SyntaxProtocol) -> SourcePosition {
        lines.position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    /// `Outer.Inner` for a type declared here.
    private func path(_ name: String) -> String {
        scopes.last.map { $0.name + "." + name } ?? name
    }

    /// Class whose code this is; nil outside one.
    var enclosingClass: String? { scopes.last { $0.isClass }?.name }
    var enclosingMember: String? { bodies.last }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(.class, node.name, node.attributes, node.inheritanceClause, isClass: true)
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: path(node.name.text), isClass: false))
        return .visitChildren
    }

    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = enter(.protocol, node.name, node.attributes, node.inheritanceClause, isClass: true)
        scopes[scopes.count - 1].isProtocol = true
        return result
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = TypeText.base(node.extendedType)
        var declaration = TypeDeclaration(kind: .extension, name: name, at: position(of: node.extendedType))
        declaration.protocols = TypeText.inherited(node.inheritanceClause)
        declaration.isObjCMembers = Attributes.has("objc", node.attributes)
        file.types.append(declaration)
        scopes.append(Scope(name: name, isClass: true, isObjCMembers: declaration.isObjCMembers))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(Scope(name: path(node.name.text), isClass: false))
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let isString = TypeText.inherited(node.inheritanceClause).contains("String")
        scopes.append(Scope(name: path(node.name.text), isClass: false, isStringEnum: isString))
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        var declaration = TypeDeclaration(kind: .alias, name: path(node.name.text), at: position(of: node.name))
        declaration.superclass = TypeText.base(node.initializer.value)
        file.types.append(declaration)
        return .skipChildren
    }

    private func enter(
        _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ attributes: AttributeListSyntax,
        _ inheritance: InheritanceClauseSyntax?, isClass: Bool
    ) -> SyntaxVisitorContinueKind {
        var declaration = TypeDeclaration(kind: kind, name: path(name.text), at: position(of: name))
        declaration.objcName = Attributes.objcName(attributes)
        declaration.protocols = TypeText.inherited(inheritance)
        if kind == .class { declaration.superclass = declaration.protocols.first }
        declaration.isObjCMembers = Attributes.has("objcMembers", attributes) || (kind == .protocol && Attributes.has("objc", attributes))
        declaration.isDesignable = Attributes.has("IBDesignable", attributes)
        file.types.append(declaration)
        scopes.append(Scope(name: declaration.name, isClass: isClass, isObjCMembers: declaration.isObjCMembers))
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        readConstants(node)
        if let scope = scopes.last, scope.isClass, bodies.isEmpty { readProperties(node, scope) }
        let name = node.bindings.first?.pattern.trimmedDescription ?? ""
        if bodies.isEmpty { readNameOverride(node, name) }
        bodies.append(name)
        return .visitChildren
    }

    override func visitPost(_ node: VariableDeclSyntax) { bodies.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let effects = node.signature.effectSpecifiers
        let selector = Attributes.objcName(node.attributes) ?? SwiftSelector.selector(
            baseName: node.name.text.filter { $0 != "`" }, labels: labels, isAsync: effects?.asyncSpecifier != nil,
            isThrowing: effects?.throwsClause != nil)
        if let scope = scopes.last, scope.isClass, bodies.isEmpty {
            var member = MemberDeclaration(
                kind: Attributes.methodKind(node.attributes), className: scope.name, name: node.name.text, at: position(of: node.name))
            member.selector = selector
            member.argumentCount = labels.count
            member.type = node.signature.parameterClause.parameters.first.map { TypeText.base($0.type) }
            fill(&member, node.attributes, node.modifiers, scope)
            file.members.append(member)
        }
        bodies.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { bodies.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        bodies.append("init(" + labels.map { $0 + ":" }.joined() + ")")
        if let scope = scopes.last, scope.isClass, bodies.count == 1 {
            var member = MemberDeclaration(kind: .method, className: scope.name, name: bodies[0], at: position(of: node.initKeyword))
            member.selector = Attributes.objcName(node.attributes) ?? SwiftSelector.selector(baseName: "init", labels: labels)
            member.argumentCount = labels.count
            fill(&member, node.attributes, node.modifiers, scope)
            file.members.append(member)
        }
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { bodies.removeLast() }

    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let scope = scopes.last, scope.isStringEnum else { return .skipChildren }
        for element in node.elements {
            let value = element.rawValue.flatMap { StringText.literal($0.value) } ?? element.name.text
            file.constants.append(ConstantDeclaration(
                name: scope.name + "." + element.name.text, value: value, at: position(of: element.name)))
        }
        return .skipChildren
    }

    private func readProperties(_ node: VariableDeclSyntax, _ scope: Scope) {
        let kind = Attributes.propertyKind(node.attributes)
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let name = pattern.identifier.text.filter { $0 != "`" }
            var member = MemberDeclaration(kind: kind, className: scope.name, name: name, at: position(of: pattern))
            let type = binding.typeAnnotation?.type
            member.type = type.map(TypeText.base)
            if kind == .outlet, let type, let element = TypeText.element(type) {
                member.kind = .outletCollection
                member.type = element
            }
            member.selector = Attributes.objcName(node.attributes) ?? name
            if node.bindingSpecifier.text == "var" { member.setter = SwiftSelector.setter(of: name) }
            fill(&member, node.attributes, node.modifiers, scope)
            file.members.append(member)
        }
    }

    private func fill(
        _ member: inout MemberDeclaration, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ scope: Scope
    ) {
        let words = Set(modifiers.map(\.name.text))
        member.isStatic = words.contains("static") || words.contains("class")
        member.isRequirement = scope.isProtocol
        let isPrivate = words.contains("private") || words.contains("fileprivate")
        if Attributes.isVisible(attributes) {
            member.visibility = .visible
        } else if Attributes.has("nonobjc", attributes) {
            member.visibility = .hidden
        } else if scope.isObjCMembers && !isPrivate {
            member.visibility = .visible
        } else {
            member.visibility = isPrivate && !words.contains("override") ? .hidden : .inferred
        }
    }

    // MARK: Constants

    private func readConstants(_ node: VariableDeclSyntax) {
        guard bodies.isEmpty else { return }
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let value: ExprSyntax
            if let initializer = binding.initializer?.value {
                value = initializer
            } else if let returned = returned(by: binding) {
                value = returned
            } else {
                continue
            }
            let name = path(pattern.identifier.text)
            let at = position(of: pattern)
            if let text = StringText.literal(value) {
                file.constants.append(ConstantDeclaration(name: name, value: text, at: at))
            } else if StringText.mayName(value) {
                file.constants.append(ConstantDeclaration(name: name, value: nil, expression: StringText.folded(value), at: at))
            }
        }
    }

    /// The expression that a computed property returns, where it is one.
    func returned(by binding: PatternBindingSyntax) -> ExprSyntax? {
        guard let block = binding.accessorBlock else { return nil }
        let items: CodeBlockItemListSyntax?
        switch block.accessors {
        case .getter(let list): items = list
        case .accessors(let accessors):
            items = accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        }
        guard let items, items.count == 1, let item = items.first?.item else { return nil }
        switch item {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
        case .decl: return nil
        }
    }

    /// `override var nibName: String? { "Foo" }` and its like name the nib of
    /// the class.
    private func readNameOverride(_ node: VariableDeclSyntax, _ name: String) {
        guard ["nibName", "windowNibName", "nib", "nibBundle"].contains(name), name != "nibBundle",
            let binding = node.bindings.first, let scope = scopes.last, scope.isClass,
            let value = returned(by: binding) ?? binding.initializer?.value
        else { return }
        var load = NibLoad(call: name, target: "nib", expression: StringText.folded(value), at: position(of: binding.pattern))
        load.enclosingType = scope.name
        load.enclosingMember = name
        if name != "nib" { file.loads.append(load) }
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        readCall(node)
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        readComparison(node)
        return .visitChildren
    }
}
