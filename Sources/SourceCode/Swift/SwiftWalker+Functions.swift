import SwiftSyntax

// Functions with what they do.

extension SwiftWalker {
    mutating func readCode(_ node: FunctionDeclSyntax, _ attributes: SwiftAttributes) {
        // What a protocol asks for does nothing itself.
        guard body == nil, node.body != nil else { return }
        let name = SwiftSource.name(node.name)
        let mayDecode =
            enclosingType != nil && !attributes.isStatic && FunctionCode.decodingSelector(.function, name, []) != nil
        guard mayKeepCode(of: node) || mayDecode else { return }
        var function = FunctionCode(.function, type: enclosingType, name: name, at: source.position(of: node.name))
        function.result = node.signature.returnClause.map { TypeText.base($0.type, source) }
        read(
            &function, node.signature.parameterClause.parameters, node.genericParameterClause, node.genericWhereClause,
            attributes)
        var lowering = SwiftLowering(source, condition)
        keep(function, lowering.body(node.body?.statements, givesValue: function.result != nil))
    }

    mutating func readCode(_ node: InitializerDeclSyntax, _ attributes: SwiftAttributes) {
        guard body == nil else { return }
        var function = FunctionCode(
            .initializer, type: enclosingType, name: "init", at: source.position(of: node.initKeyword))
        read(
            &function, node.signature.parameterClause.parameters, node.genericParameterClause, node.genericWhereClause,
            attributes)
        guard mayKeepCode(of: node) || function.decodingSelector != nil || enclosingType.map(sought.contains) ?? false
        else { return }
        var lowering = SwiftLowering(source, condition)
        keep(function, lowering.body(node.body?.statements, givesValue: false))
    }

    /// The first value, the getter and the observers of a property.
    mutating func readCode(_ binding: PatternBindingSyntax, _ attributes: SwiftAttributes) {
        guard body == nil, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
        let name = SwiftSource.name(pattern.identifier)
        let type = binding.typeAnnotation.map { TypeText.base($0.type, source) }
        var lowering = SwiftLowering(source, condition)
        func add(_ kind: FunctionCode.Kind, _ code: [Code]) {
            if code.isEmpty { return }
            var function = FunctionCode(
                kind, type: enclosingType, name: name, at: source.position(of: pattern.identifier))
            (function.isStatic, function.isOverride) = (attributes.isStatic, attributes.isOverride)
            function.result = type
            keep(function, code)
        }
        if let value = binding.initializer?.value { add(.value, [.result(lowering.expression(value))]) }
        guard let block = binding.accessorBlock, mayKeepCode(of: binding) else { return }
        switch block.accessors {
        case .getter(let list): add(.getter, lowering.body(list, givesValue: true))
        case .accessors(let accessors):
            for accessor in accessors {
                let isGetter = source.says(accessor.accessorSpecifier, "get")
                let code = lowering.body(accessor.body?.statements, givesValue: isGetter)
                add(isGetter ? .getter : .function, code)
            }
        }
    }

    private mutating func read(
        _ function: inout FunctionCode, _ parameters: FunctionParameterListSyntax,
        _ generics: GenericParameterClauseSyntax?,
        _ conditions: GenericWhereClauseSyntax?, _ attributes: SwiftAttributes
    ) {
        (function.isStatic, function.isOverride) = (attributes.isStatic, attributes.isOverride)
        var lowering = SwiftLowering(source, condition)
        function.parameters = parameters.map { parameter in
            let label = SwiftSource.name(parameter.firstName)
            return FunctionCode.Parameter(
                label: label == "_" ? nil : label, name: SwiftSource.name(parameter.secondName ?? parameter.firstName),
                type: TypeText.base(parameter.type, source),
                fallback: parameter.defaultValue.map { lowering.expression($0.value) })
        }
        for parameter in generics?.parameters ?? [] {
            function.generics[SwiftSource.name(parameter.name)] =
                parameter.inheritedType.map { TypeText.base($0, source) } ?? ""
        }
        for case .conformanceRequirement(let required) in conditions?.requirements.map(\.requirement) ?? [] {
            let name = TypeText.base(required.leftType, source)
            if function.generics[name] == "" { function.generics[name] = TypeText.base(required.rightType, source) }
        }
    }

    private mutating func keep(_ function: FunctionCode, _ body: [Code]) {
        var function = function
        if function.take(body, sought) { file.functions.append(function) }
    }
}
