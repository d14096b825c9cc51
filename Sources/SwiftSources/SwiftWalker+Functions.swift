import SourceCode
import SwiftSyntax

// Reads functions and other members that contain code.

extension SwiftWalker {
    /// Reads the code of a function in three cases: it contains a relevant word, it may return a constant name, or it
    /// runs while a nib is decoded.
    mutating func readCode(_ node: FunctionDeclSyntax, _ attributes: SwiftAttributes) {
        // A protocol requirement has no code.
        guard let block = node.body else { return }
        let name = SwiftSource.name(node.name)
        let parameters = node.signature.parameterClause.parameters
        let isConstant =
            parameters.isEmpty && node.signature.returnClause.map { isNameType($0.type) } ?? false
        let isHook =
            enclosingType != nil && !attributes.isStatic && FunctionCode.decodingSelector(.function, name, []) != nil
        if !isConstant, !isHook, isIrrelevant(node) { return }
        var function = FunctionCode(.function, type: enclosingType, name: name, at: source.position(of: node.name))
        function.result = node.signature.returnClause.map { TypeText.base($0.type, source) }
        var lowering = SwiftLowering(source, condition, keepsResults: isConstant)
        read(&function, parameters, node.genericParameterClause, node.genericWhereClause, attributes, &lowering)
        let body = lowering.body(block.statements, givesValue: function.result != nil)
        let constant = isConstant ? path(name) : nil
        keep(function, body, &lowering, member: name, constant: constant, attributes)
    }

    mutating func readCode(_ node: InitializerDeclSyntax, _ attributes: SwiftAttributes) {
        let labels = node.signature.parameterClause.parameters.map { SwiftSource.name($0.firstName) }
        let selector = SwiftSelector.selector(baseName: "init", labels: labels)
        // The keyword `init` always counts as a relevant word. Therefore the signature and the body are tested, not the
        // whole node.
        let isIrrelevant = isIrrelevant(node.signature) && node.body.map { self.isIrrelevant($0) } ?? true
        if isIrrelevant, FunctionCode.decodingSelector(selector) == nil { return }
        var function = FunctionCode(
            .initializer, type: enclosingType, name: "init", at: source.position(of: node.initKeyword))
        var lowering = SwiftLowering(source, condition)
        read(
            &function, node.signature.parameterClause.parameters, node.genericParameterClause, node.genericWhereClause,
            attributes, &lowering)
        let body = lowering.body(node.body?.statements, givesValue: false)
        keep(function, body, &lowering, member: "init", attributes)
    }

    mutating func visit(_ node: SubscriptDeclSyntax) {
        switch node.accessorBlock?.accessors {
        case .getter(let list)?: readAccessors("subscript", [list])
        case .accessors(let accessors)?: readAccessors("subscript", accessors.map { $0.body?.statements })
        case nil: break
        }
    }

    /// Reads the bodies of a subscript or deinitializer. Each body is read as a function with the given name.
    mutating func readAccessors(_ name: String, _ bodies: [CodeBlockItemListSyntax?]) {
        for list in bodies.compactMap(\.self) where !isIrrelevant(list) {
            let function = FunctionCode(.function, type: enclosingType, name: name, at: source.position(of: list))
            var lowering = SwiftLowering(source, condition)
            let body = lowering.body(list, givesValue: false)
            keep(function, body, &lowering, member: name, nil)
        }
    }

    /// Reads the statements of a file that are outside all declarations.
    mutating func readTopLevel(_ items: [CodeBlockItemSyntax]) {
        let function = FunctionCode(.function, type: nil, name: "main", at: source.position(of: items[0]))
        var lowering = SwiftLowering(source, condition)
        let body = lowering.statements(items)
        keep(function, body, &lowering, member: nil, nil)
    }

    /// Reads the initial value, the getter and the observers of a property.
    mutating func readCode(_ binding: PatternBindingSyntax, _ attributes: SwiftAttributes) {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
            if let value = binding.initializer?.value {
                readValue(value, "", nil, isConstant: false, attributes, binding)
            }
            return
        }
        let name = SwiftSource.name(pattern.identifier)
        let type = binding.typeAnnotation?.type
        let isConstant = type.map { isNameType($0) } ?? true
        if let value = binding.initializer?.value {
            readValue(value, name, type, isConstant: isConstant, attributes, binding)
        }
        guard let block = binding.accessorBlock else { return }
        switch block.accessors {
        case .getter(let list): readAccessor(list, isGetter: true, name, type, isConstant, attributes, binding)
        case .accessors(let accessors):
            for accessor in accessors {
                guard let list = accessor.body?.statements else { continue }
                let isGetter = source.says(accessor.accessorSpecifier, "get")
                let mayName = isGetter && isConstant && binding.initializer == nil
                readAccessor(list, isGetter: isGetter, name, type, mayName, attributes, binding)
            }
        }
    }

    private mutating func readValue(
        _ value: ExprSyntax, _ name: String, _ type: TypeSyntax?, isConstant: Bool, _ attributes: SwiftAttributes,
        _ binding: PatternBindingSyntax
    ) {
        if !isConstant, isIrrelevant(binding) { return }
        var function = FunctionCode(.value, type: enclosingType, name: name, at: source.position(of: binding.pattern))
        function.result = type.map { TypeText.base($0, source) }
        var lowering = lowering(of: name, attributes, keepsResults: isConstant)
        let body = lowering.value(value)
        keep(function, body, &lowering, member: name, constant: isConstant ? path(name) : nil, attributes)
    }

    private mutating func readAccessor(
        _ list: CodeBlockItemListSyntax, isGetter: Bool, _ name: String, _ type: TypeSyntax?, _ isConstant: Bool,
        _ attributes: SwiftAttributes, _ binding: PatternBindingSyntax
    ) {
        if !isConstant, isIrrelevant(binding) { return }
        var function = FunctionCode(
            isGetter ? .getter : .function, type: enclosingType, name: name, at: source.position(of: binding.pattern))
        function.result = type.map { TypeText.base($0, source) }
        var lowering = lowering(of: name, attributes, keepsResults: isConstant)
        let body = lowering.body(list, givesValue: isGetter)
        keep(function, body, &lowering, member: name, constant: isConstant ? path(name) : nil, attributes)
    }

    private func lowering(of name: String, _ attributes: SwiftAttributes, keepsResults: Bool) -> SwiftLowering {
        SwiftLowering(
            source, condition, keepsResults: keepsResults,
            givesIdentifier: attributes.isOverride && ReturnedNames.givesIdentifier(name))
    }

    private mutating func read(
        _ function: inout FunctionCode, _ parameters: FunctionParameterListSyntax,
        _ generics: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?,
        _ attributes: SwiftAttributes, _ lowering: inout SwiftLowering
    ) {
        function.parameters = parameters.map { parameter in
            let label = SwiftSource.name(parameter.firstName)
            return FunctionCode.Parameter(
                label: label == "_" ? nil : label, name: SwiftSource.name(parameter.secondName ?? parameter.firstName),
                type: TypeText.base(parameter.type, source) + (parameter.ellipsis == nil ? "" : "..."),
                fallback: parameter.defaultValue.map { lowering.expression($0.value) })
        }
        function.generics = self.generics(generics, conditions)
    }

    /// Returns the generic parameters. The value is the class or protocol that constrains the parameter; empty if there
    /// is no constraint.
    func generics(
        _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
    ) -> [String: String] {
        var found: [String: String] = [:]
        for parameter in clause?.parameters ?? [] {
            found[SwiftSource.name(parameter.name)] = parameter.inheritedType.map { TypeText.base($0, source) } ?? ""
        }
        for case .conformanceRequirement(let required) in conditions?.requirements.map(\.requirement) ?? [] {
            let name = TypeText.base(required.leftType, source)
            if found[name] == "" { found[name] = TypeText.base(required.rightType, source) }
        }
        return found
    }

    /// Records the loads, identifiers, calls and constants of a body. If following may need the body, records the body,
    /// too.
    ///
    /// - Parameters:
    ///   - member: the name of the member that contains the body; nil outside members.
    ///   - constant: the path of the constant whose possible values are the return values; nil if they cannot be names.
    private mutating func keep(
        _ function: FunctionCode, _ body: [Code], _ lowering: inout SwiftLowering, member: String?,
        constant: String? = nil, _ attributes: SwiftAttributes?
    ) {
        if body.isEmpty, function.kind != .initializer, function.kind != .function { return }
        var function = function
        (function.isStatic, function.isOverride) = (attributes?.isStatic ?? false, attributes?.isOverride ?? false)
        function.generics.merge(types.last?.generics ?? [:]) { own, _ in own }
        let source = source
        var finder = UseFinder(function, member: member, body, isSwift: true) { source.text(in: $0) }
        finder.read(lowering.mentions)
        var constants: [ConstantDeclaration] = []
        if let constant {
            let returned = ReturnedNames(lowering.mentions)
            constants = returned.constants(constant, finder, at: function.at)
            for index in constants.indices {
                constants[index].enclosingType = enclosingType
                constants[index].reach = attributes.map(reach) ?? .module
            }
            if function.isOverride { returned.addOverride(to: &finder, at: function.at) }
        }
        let platforms = lowering.platformsOfMentions
        for var load in finder.loads {
            load.platforms.formIntersection(platforms[load.at] ?? .all)
            file.loads.append(load)
        }
        for var use in finder.identifiers {
            use.platforms.formIntersection(platforms[use.at] ?? .all)
            file.identifiers.append(use)
        }
        for var call in finder.calls {
            call.platforms.formIntersection(platforms[call.at] ?? .all)
            file.calls.append(call)
        }
        file.constants += constants
        leading?.add(function, body)
        // If a getter can return several strings, only its code shows which string a caller receives.
        let isChoice = function.kind == .getter && constants.count > 1
        let need = isChoice || constants.contains { $0.value == nil } ? .following : finder.need
        if function.take(body, sought, need) { file.functions.append(function) }
        pushLocal(lowering.localTypes)
    }
}
