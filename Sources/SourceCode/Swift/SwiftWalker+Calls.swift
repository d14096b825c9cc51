import SwiftSyntax

// Calls that load nibs and storyboards.

/// A call with what is asked of it again and again.
struct SwiftCall {
    let node: FunctionCallExprSyntax
    /// The name that is called: the last of a path.
    let token: TokenSyntax
    let name: String
    /// What is before the dot.
    let base: ExprSyntax?
    /// Argument labels, `_` for none.
    let labels: [String]
    let arguments: [ExprSyntax]

    /// - Returns: nil where no name is called, but a closure or a result.
    init?(_ node: FunctionCallExprSyntax) {
        var callee = SwiftWalker.bare(node.calledExpression)
        if let generic = callee.as(GenericSpecializationExprSyntax.self) {
            callee = SwiftWalker.bare(generic.expression)
        }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            (base, token) = (member.base, member.declName.baseName)
        } else if let reference = callee.as(DeclReferenceExprSyntax.self) {
            (base, token) = (nil, reference.baseName)
        } else {
            return nil
        }
        self.node = node
        name = SwiftSource.name(token)
        labels = node.arguments.map { $0.label.map(SwiftSource.name) ?? "_" }
        arguments = node.arguments.map(\.expression)
    }

    func argument(_ label: String) -> ExprSyntax? { labels.firstIndex(of: label).map { arguments[$0] } }

    /// `name(label:_:)`.
    func signature(as name: String? = nil) -> String {
        (name ?? self.name) + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}

extension SwiftWalker {
    mutating func visit(_ node: FunctionCallExprSyntax) {
        guard let token = pushParts(of: node) else { return }
        // A type that is never kept is not marked, but may be one of the project's.
        let mayBeType = (0x41...0x5A).contains(source.bytes(of: token).first ?? 0)
        guard mayBeType || isMarked(token), let call = SwiftCall(node) else { return }
        addSelfCall(call)
        if call.name == "init" {
            readInitialiser(call)
        } else if readKnown(call) {
            return
        } else if call.name.first?.isUppercase == true {
            readInstantiation(call, of: receiver(node.calledExpression))
        } else {
            readHelper(call.token, base: call.base, call: call)
        }
    }

    /// The callee itself is read here; only what is before its dot is walked.
    ///
    /// - Returns: the name that is called; nil where none is.
    private mutating func pushParts(of node: FunctionCallExprSyntax) -> TokenSyntax? {
        for closure in node.additionalTrailingClosures.reversed() { push(closure) }
        push(node.trailingClosure)
        if !node.arguments.isEmpty { push(node.arguments) }
        var callee = Self.bare(node.calledExpression)
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = Self.bare(generic.expression) }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            push(member.base)
            return member.declName.baseName
        }
        if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName }
        push(callee)
        return nil
    }

    /// Reads a call that is known by its name; false where it is another.
    private mutating func readKnown(_ call: SwiftCall) -> Bool {
        switch call.name {
        case "loadNibNamed", "loadNibFile": return readLoadNib(call)
        case "UINib", "NSNib", "UIStoryboard", "NSStoryboard": return readMaking(call, call.name)
        case "instantiate", "instantiateWithOwner", "instantiateNib", "instantiateNibWithOwner":
            return readInstantiate(call)
        case "instantiateViewController", "instantiateController", "instantiateViewControllerWithIdentifier",
            "instantiateControllerWithIdentifier":
            return readScene(call)
        case "instantiateInitialViewController", "instantiateInitialController":
            addLoad(call, .instantiates, .storyboard, name: call.base)
            return true
        case "register", "registerNib", "registerClass": return readRegister(call)
        case "CellRegistration", "SupplementaryRegistration":
            guard let nib = call.argument("cellNib") ?? call.argument("supplementaryNib") else { return false }
            addLoad(call, .registers, .nib, name: nib)
            return true
        default: return readIdentifier(call)
        }
    }

    private mutating func readLoadNib(_ call: SwiftCall) -> Bool {
        guard call.labels.first == "_", call.labels.count > 1 else { return false }
        addLoad(call, .loads, .nib, name: call.arguments[0], owner: call.argument("owner"))
        return true
    }

    /// `UINib(nibName:bundle:)` and its like, also as `UINib.init(…)`.
    private mutating func readMaking(_ call: SwiftCall, _ type: String) -> Bool {
        switch (type, call.labels.first) {
        case ("UINib", "nibName"), ("NSNib", "nibNamed"):
            addLoad(call, .opens, .nib, name: call.arguments[0], as: call.signature(as: type))
        case ("UIStoryboard", "name"), ("NSStoryboard", "name"):
            addLoad(call, .opens, .storyboard, name: call.arguments[0], as: call.signature(as: type))
        default: return false
        }
        return true
    }

    private mutating func readInstantiate(_ call: SwiftCall) -> Bool {
        guard let owner = call.argument("withOwner") ?? (call.name.hasSuffix("WithOwner") ? call.arguments.first : nil)
        else { return false }
        addLoad(call, .instantiates, .nib, name: call.base, owner: owner)
        return true
    }

    private mutating func readScene(_ call: SwiftCall) -> Bool {
        let isSwift2 = call.name.hasSuffix("WithIdentifier")
        guard
            let identifier = call.argument("withIdentifier") ?? call.argument("identifier")
                ?? (isSwift2 ? call.arguments.first : nil)
        else { return false }
        addLoad(call, .instantiates, .storyboard, name: call.base, identifier: identifier)
        addUse(.storyboard, .instantiates, call.signature(), identifier, at: call.token)
        return true
    }

    /// `register(nib, forCellReuseIdentifier: "c")` says which nib serves it.
    private mutating func readRegister(_ call: SwiftCall) -> Bool {
        guard call.labels.count > 1, call.labels[0] == "_",
            let place = call.labels.indices.last(where: { call.labels[$0].hasSuffix("dentifier") }), place > 0
        else { return false }
        addUse(.reuse, .registers, call.signature(), call.arguments[place], at: call.token)
        let registered = call.arguments[0]
        if call.name == "registerClass" || isClass(registered) {
            addRegisteredClass(registered, call)
            return true
        }
        addLoad(call, .registers, .nib, name: registered, identifier: call.arguments[place]) { $0.owner = "nil" }
        return true
    }

    /// Whether a class is written, or a variable that holds one.
    private func isClass(_ expression: ExprSyntax) -> Bool {
        let expression = Self.bare(expression)
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return source.says(member.declName.baseName, "self")
        }
        // `FooCell.classForCoder()`, a method of NSObject.
        if let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) {
            return source.says(called.declName.baseName, "classForCoder")
        }
        if expression.kind == .nilLiteralExpr { return true }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, let local = local(name) else {
            return false
        }
        if let type = local.type { return type.kind == .metatypeType || TypeText.base(type, source).hasSuffix("Class") }
        guard local.values.count == 1, local.values[0].count == 1,
            let member = Self.bare(local.values[0][0]).as(MemberAccessExprSyntax.self)
        else { return false }
        return source.says(member.declName.baseName, "self")
    }

    // MARK: Initialisers

    /// `Foo.init(…)`, `super.init(…)`, `self.init(…)`, `.init(…)`.
    private mutating func readInitialiser(_ call: SwiftCall) {
        let type = receiver(call.base) ?? contextualType(of: call)
        if let type, readMaking(call, type) { return }
        readInstantiation(call, of: type)
    }

    /// `Foo(…)`: a controller may be given its nib, a cell its identifier.
    private mutating func readInstantiation(_ call: SwiftCall, of type: String?) {
        switch call.labels.first {
        case "nibName" where call.labels.contains("bundle"), "windowNibName", "windowNibPath":
            let purpose: NibLoad.Purpose = call.labels.first == "nibName" ? .controller : .windowController
            addLoad(
                call, purpose, .nib, name: call.arguments[0], owner: call.argument("owner"),
                as: call.signature(as: "init")
            ) {
                $0.receiver = type
            }
            return
        default: break
        }
        if let identifier = call.argument("reuseIdentifier") {
            // A cell that hands its parameter on names nothing.
            let isPassed = type == "super" && follow(identifier).parameter != nil
            if !isPassed {
                addUse(
                    .reuse, .makes, call.signature(as: type.flatMap { $0 == "super" || $0 == "self" ? "init" : $0 }),
                    identifier, at: call.token)
            }
        }
        guard let type else { return }
        addInstantiation(call, of: type)
    }

    // MARK: Rows

    private mutating func addLoad(
        _ call: SwiftCall, _ purpose: NibLoad.Purpose, _ target: NibLoad.Target, name: ExprSyntax?,
        owner: ExprSyntax? = nil,
        identifier: ExprSyntax? = nil, as signature: String? = nil, _ fill: (inout NibLoad) -> Void = { _ in }
    ) {
        var load = NibLoad(
            call: signature ?? call.signature(), purpose: purpose, target: target, expression: nil,
            at: source.position(of: call.token))
        if let name {
            let name = nameExpression(name)
            let followed = follow(name)
            let expression = source.text(name)
            load.expression = expression == "nil" ? nil : expression
            load.values = followed.values(besides: expression)
            (load.parameter, load.genericParameter) = (followed.parameter, followed.generic)
        }
        if let owner {
            let text = source.text(owner)
            load.owner = text
            if text != "self", text != "nil" { load.ownerType = typeName(of: owner) }
        }
        load.identifier = identifier.map(identifierText)
        (load.enclosingType, load.enclosingMember, load.isInStaticMember) = (
            enclosingType, body?.name, body?.isStatic ?? false
        )
        fill(&load)
        loadPlaces[file.loads.count] = place
        file.loads.append(load)
    }

    /// The identifier as written; what a local variable stands for where that is one thing.
    private func identifierText(_ expression: ExprSyntax) -> String {
        let names = follow(expression).names
        return names.count == 1 ? names[0].text : source.text(expression)
    }

    mutating func addUse(
        _ kind: IdentifierUse.Kind, _ purpose: IdentifierUse.Purpose, _ call: String, _ row: [ExprSyntax],
        at place: some SyntaxProtocol
    ) {
        guard let first = row.first, let last = row.last else { return }
        let text = source.text(from: Syntax(first), to: Syntax(last))
        if text == "nil" { return }
        var use = IdentifierUse(
            kind: kind, purpose: purpose, call: call, expression: text, at: source.position(of: place))
        use.values = follow(row[...]).values(besides: text)
        (use.enclosingType, use.enclosingMember) = (enclosingType, body?.name)
        file.identifiers.append(use)
    }

    mutating func addUse(
        _ kind: IdentifierUse.Kind, _ purpose: IdentifierUse.Purpose, _ call: String, _ expression: ExprSyntax,
        at place: some SyntaxProtocol
    ) {
        addUse(kind, purpose, call, [expression], at: place)
    }
}
