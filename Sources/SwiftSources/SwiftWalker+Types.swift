import SourceCode
import SwiftSyntax

// Reads types with their names and inheritance.

extension SwiftWalker {
    mutating func visit(_ node: ClassDeclSyntax) {
        let attributes = SwiftAttributes(node.attributes, node.modifiers, in: source)
        var type = declaration(.class, node.name, attributes, node.inheritanceClause)
        type.superclass = type.protocols.first
        type.isObjCMembers = attributes.isObjCMembers
        file.types.append(type)
        noteMain(node.name, attributes)
        var scope = TypeScope(name: type.name, hasMembers: true, isObjCMembers: type.isObjCMembers, reach: type.reach)
        scope.generics = generics(node.genericParameterClause, node.genericWhereClause)
        enterType(scope, node.memberBlock)
    }

    mutating func visit(_ node: ProtocolDeclSyntax) {
        let attributes = SwiftAttributes(node.attributes, node.modifiers, in: source)
        var type = declaration(.protocol, node.name, attributes, node.inheritanceClause)
        type.isObjCMembers = attributes.isObjC
        file.types.append(type)
        let scope = TypeScope(
            name: type.name, hasMembers: true, isProtocol: true, isObjCMembers: type.isObjCMembers, reach: type.reach)
        enterType(scope, node.memberBlock)
    }

    mutating func visit(_ node: ExtensionDeclSyntax) {
        let attributes = SwiftAttributes(node.attributes, node.modifiers, in: source)
        let name = TypeText.base(node.extendedType, source)
        var type = TypeDeclaration(kind: .extension, name: name, at: source.position(of: node.extendedType))
        type.protocols = TypeText.inherited(node.inheritanceClause, source)
        // On an extension, the name in `@objc(Name)` is the name of the category.
        type.category = attributes.objcName
        type.isObjCMembers = attributes.isObjC
        // The extended type may be declared in any file. A modifier on the extension applies to the members of the
        // extension.
        type.reach = attributes.isPrivate ? .file : .public
        file.types.append(type)
        var scope = TypeScope(name: name, hasMembers: true, isObjCExtension: attributes.isObjC, reach: type.reach)
        if attributes.isPublic { scope.memberReach = .public }
        enterType(scope, node.memberBlock)
    }

    mutating func visit(_ node: ActorDeclSyntax) {
        enterType(scope(node.name, node.attributes, node.modifiers), node.memberBlock)
    }

    mutating func visit(_ node: StructDeclSyntax) {
        noteMain(node.name, SwiftAttributes(node.attributes, node.modifiers, in: source))
        var scope = scope(node.name, node.attributes, node.modifiers)
        scope.generics = generics(node.genericParameterClause, node.genericWhereClause)
        enterType(scope, node.memberBlock)
    }

    /// Records the type with `@main` or a similar attribute as the entry point of the program. The type is a SwiftUI
    /// structure or an application delegate.
    private mutating func noteMain(_ name: TokenSyntax, _ attributes: SwiftAttributes) {
        guard attributes.isMain, file.calls.count < SourceFile.mostUses else { return }
        file.calls.append(CallSite(member: "main", receiver: SwiftSource.name(name), at: source.position(of: name)))
    }

    private func scope(_ name: TokenSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax)
        -> TypeScope
    {
        TypeScope(name: path(SwiftSource.name(name)), reach: reach(SwiftAttributes(attributes, modifiers, in: source)))
    }

    mutating func visit(_ node: EnumDeclSyntax) {
        var scope = scope(node.name, node.attributes, node.modifiers)
        let inherited = TypeText.inherited(node.inheritanceClause, source)
        scope.isStringEnum = inherited.contains("String") || inherited.contains("NSString")
        enterType(scope, node.memberBlock)
    }

    mutating func visit(_ node: TypeAliasDeclSyntax) {
        let name = path(SwiftSource.name(node.name))
        var type = TypeDeclaration(kind: .alias, name: name, at: source.position(of: node.name))
        type.superclass = TypeText.base(node.initializer.value, source)
        // If a type adopts the alias `typealias NibReusable = Reusable & NibLoadable`, it adopts both protocols.
        if let composition = node.initializer.value.as(CompositionTypeSyntax.self) {
            type.protocols = composition.elements.map { TypeText.base($0.type, source) }
        }
        type.reach = reach(SwiftAttributes(node.attributes, node.modifiers, in: source))
        file.types.append(type)
    }

    mutating func visit(_ node: EnumCaseDeclSyntax) {
        guard let scope = types.last, scope.isStringEnum else { return }
        for element in node.elements {
            let name = SwiftSource.name(element.name)
            let given = element.rawValue?.value.as(StringLiteralExprSyntax.self)
            let value = given.map { $0.representedLiteralValue } ?? name
            var constant = ConstantDeclaration(
                name: scope.name + "." + name, value: value, at: source.position(of: element.name))
            (constant.enclosingType, constant.reach) = (scope.name, scope.reach)
            file.constants.append(constant)
        }
    }

    private func declaration(
        _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ attributes: SwiftAttributes,
        _ inheritance: InheritanceClauseSyntax?
    ) -> TypeDeclaration {
        var type = TypeDeclaration(kind: kind, name: path(SwiftSource.name(name)), at: source.position(of: name))
        type.objcName = attributes.objcName
        type.protocols = TypeText.inherited(inheritance, source)
        type.isDesignable = attributes.isDesignable
        type.reach = reach(attributes)
        return type
    }
}
