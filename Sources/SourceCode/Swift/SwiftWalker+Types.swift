import SwiftSyntax

// Types: what they are called, what they inherit.

extension SwiftWalker {
    mutating func visit(_ node: ClassDeclSyntax) {
        let attributes = SwiftAttributes(node.attributes, nil, in: source)
        var type = declaration(.class, node.name, attributes, node.inheritanceClause)
        type.superclass = type.protocols.first
        type.isObjCMembers = attributes.isObjCMembers
        file.types.append(type)
        let scope = TypeScope(name: type.name, hasMembers: true, isObjCMembers: type.isObjCMembers)
        enterType(scope, node.genericParameterClause, node.memberBlock)
    }

    mutating func visit(_ node: ProtocolDeclSyntax) {
        let attributes = SwiftAttributes(node.attributes, nil, in: source)
        var type = declaration(.protocol, node.name, attributes, node.inheritanceClause)
        type.isObjCMembers = attributes.isObjC
        file.types.append(type)
        let scope = TypeScope(name: type.name, hasMembers: true, isProtocol: true, isObjCMembers: type.isObjCMembers)
        enterType(scope, nil, node.memberBlock)
    }

    mutating func visit(_ node: ExtensionDeclSyntax) {
        let attributes = SwiftAttributes(node.attributes, nil, in: source)
        let name = TypeText.base(node.extendedType, source)
        var type = TypeDeclaration(kind: .extension, name: name, at: source.position(of: node.extendedType))
        type.protocols = TypeText.inherited(node.inheritanceClause, source)
        // The name that `@objc` gives an extension is that of the category.
        type.category = attributes.objcName
        type.isObjCMembers = attributes.isObjC
        file.types.append(type)
        enterType(TypeScope(name: name, hasMembers: true, isObjCExtension: attributes.isObjC), nil, node.memberBlock)
    }

    mutating func visit(_ node: ActorDeclSyntax) {
        enterType(TypeScope(name: path(SwiftSource.name(node.name))), node.genericParameterClause, node.memberBlock)
    }

    mutating func visit(_ node: StructDeclSyntax) {
        enterType(TypeScope(name: path(SwiftSource.name(node.name))), node.genericParameterClause, node.memberBlock)
    }

    mutating func visit(_ node: EnumDeclSyntax) {
        var scope = TypeScope(name: path(SwiftSource.name(node.name)))
        let inherited = TypeText.inherited(node.inheritanceClause, source)
        scope.isStringEnum = inherited.contains("String") || inherited.contains("NSString")
        enterType(scope, node.genericParameterClause, node.memberBlock)
    }

    mutating func visit(_ node: TypeAliasDeclSyntax) {
        let name = path(SwiftSource.name(node.name))
        var type = TypeDeclaration(kind: .alias, name: name, at: source.position(of: node.name))
        type.superclass = TypeText.base(node.initializer.value, source)
        file.types.append(type)
    }

    mutating func visit(_ node: EnumCaseDeclSyntax) {
        guard let scope = types.last, scope.isStringEnum, body == nil else { return }
        for element in node.elements {
            let name = SwiftSource.name(element.name)
            let given = element.rawValue?.value.as(StringLiteralExprSyntax.self)
            let value = given.map { $0.representedLiteralValue } ?? name
            file.constants.append(
                ConstantDeclaration(name: scope.name + "." + name, value: value, at: source.position(of: element.name)))
        }
    }

    private func declaration(
        _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ attributes: SwiftAttributes, _ inheritance: InheritanceClauseSyntax?
    ) -> TypeDeclaration {
        var type = TypeDeclaration(kind: kind, name: path(SwiftSource.name(name)), at: source.position(of: name))
        type.objcName = attributes.objcName
        type.protocols = TypeText.inherited(inheritance, source)
        type.isDesignable = attributes.isDesignable
        return type
    }
}
