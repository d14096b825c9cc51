import SwiftSyntax

/// Walks the syntax tree of a Swift source and keeps what matters to
/// Interface Builder.
///
/// The tree is walked with a stack of its own, because chains such as
/// `a.b().c()` nest as deep as they are long.
struct SwiftWalker {
    var file = SourceFile()
    let source: SwiftSource
    /// Enclosing types, outermost first.
    var types: [TypeScope] = []
    /// The member or top-level function that is walked.
    var body: MemberBody?
    /// Generic parameters of the enclosing types and functions.
    var generics: [String] = []
    var selfCalls = SelfCalls()
    /// Where the loads and the calls of the file are, while ``selfCalls`` is gathered.
    var loadPlaces: [Int: SelfCalls.Place] = [:]
    var callPlaces: [Int: SelfCalls.Place] = [:]
    /// Where the code that is walked is compiled.
    private(set) var condition = CompilationCondition.always
    private var clauses: [Clause] = []
    private var steps: [Step] = []
    /// Where something may be that matters, where that is known.
    private let marks: SwiftMarks
    let hasMarks: Bool
    private let codeMarks: SwiftMarks?
    /// Names that code is kept for.
    let sought: SoughtNames

    private enum Step {
        case visit(Syntax)
        case leaveType, leaveBody, leaveBlock, leaveCondition
        case enterClause(CompilationCondition)
        case leaveClause
    }

    /// A branch of an `#if` that is walked: what was found before it.
    private struct Clause {
        var outer: CompilationCondition
        var found: SourceFile.Counts
    }

    /// A type whose members are walked.
    struct TypeScope {
        /// `Outer.Inner`; of an extension the extended type as written.
        var name: String
        /// Whether its members are kept: a class, protocol or extension.
        var hasMembers = false
        var isProtocol = false
        /// `@objcMembers`, `@objc` protocol.
        var isObjCMembers = false
        /// `@objc extension`.
        var isObjCExtension = false
        /// From where it can be named.
        var reach = Reach.public
        /// From where its members can be that say nothing of it.
        var memberReach = Reach.module
        /// Raw values are strings: an enum's cases are constants.
        var isStringEnum = false
        /// The function that a local type stands in.
        var outerBody: MemberBody?
        var outerGenerics = 0
    }

    /// - Parameters:
    ///   - marks: what decides what is walked; nil where all is.
    ///   - code: what decides of which members code is kept; nil where that is not known.
    init(source: SwiftSource, marks: SwiftMarks?, code: SwiftMarks?, _ sought: SoughtNames) {
        (self.source, codeMarks, self.sought) = (source, code, sought)
        self.marks = marks ?? SwiftMarks()
        hasMarks = marks != nil
    }

    mutating func walk(_ tree: SourceFileSyntax) {
        steps = [.visit(Syntax(tree))]
        while let step = steps.popLast() {
            switch step {
            case .visit(let node):
                visit(node)
            case .leaveType:
                let scope = types.removeLast()
                body = scope.outerBody
                generics.removeSubrange(scope.outerGenerics...)
            case .leaveBody:
                generics.removeSubrange((body?.outerGenerics ?? 0)...)
                body = nil
            case .leaveBlock:
                if let count = body?.leaveBlock() { generics.removeSubrange(count...) }
            case .leaveCondition:
                body?.conditions -= 1
            case .enterClause(let own):
                clauses.append(Clause(outer: condition, found: file.counts))
                condition = condition && own
            case .leaveClause:
                guard let clause = clauses.popLast() else { continue }
                file.limit(to: condition.possible, since: clause.found)
                condition = clause.outer
            }
        }
        // Elsewhere not every call was looked at.
        if hasMarks { return }
        for (index, place) in loadPlaces { file.loads[index].ledFrom = selfCalls.members(leadingTo: place) }
        for (index, place) in callPlaces { file.calls[index].ledFrom = selfCalls.members(leadingTo: place) }
    }

    // MARK: What comes next

    /// Walks a node, after what is walked at the moment.
    mutating func push(_ node: (some SyntaxProtocol)?) {
        if let node, !isDull(node) { steps.append(.visit(Syntax(node))) }
    }

    /// Walks all parts of a node in their order.
    mutating func pushChildren(_ node: some SyntaxProtocol) {
        let first = steps.count
        for child in node.children(viewMode: .sourceAccurate) where !isDull(child) && child.kind != .token {
            steps.append(.visit(child))
        }
        steps[first...].reverse()
    }

    /// Whether a part of a body has nothing in it that matters.
    private func isDull(_ node: some SyntaxProtocol) -> Bool {
        guard body?.isWalkedWhole == false else { return false }
        let range = Self.range(node)
        return !marks.hasWord(in: range) && !marks.hasBinding(in: range)
    }

    /// Whether a member has nothing in its body that matters. What variables
    /// stand for is of no interest after it.
    func isDullMember(_ node: some SyntaxProtocol) -> Bool {
        guard hasMarks, body == nil else { return false }
        return !marks.hasWord(in: Self.range(node))
    }

    /// Whether what a member does may be worth keeping.
    func mayKeepCode(of node: some SyntaxProtocol) -> Bool { codeMarks?.hasCode(in: Self.range(node)) ?? true }

    /// Whether a name may be one that matters.
    func isMarked(_ token: TokenSyntax) -> Bool { !hasMarks || marks.hasWord(in: Self.range(token)) }

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
        let start = node.position.utf8Offset
        return start..<(start + node.totalLength.utf8Length)
    }

    /// Walks the members of a type.
    mutating func enterType(
        _ scope: TypeScope, _ parameters: GenericParameterClauseSyntax?, _ members: MemberBlockSyntax
    ) {
        var scope = scope
        (scope.outerBody, scope.outerGenerics) = (body, generics.count)
        body = nil
        types.append(scope)
        addGenerics(parameters)
        steps.append(.leaveType)
        pushChildren(members)
    }

    /// Walks parts of a member or function; of one inside another as a block.
    mutating func enterBody(
        _ member: MemberBody, _ parameters: GenericParameterClauseSyntax?, of node: some SyntaxProtocol
    ) {
        if body == nil {
            body = member
            body?.outerGenerics = generics.count
            body?.isWalkedWhole = !hasMarks || member.isAboutSegue || marks.hasIdentifier(in: Self.range(node))
            steps.append(.leaveBody)
        } else {
            // Its parameters are not those of the member.
            enterBlock()
            for (name, local) in member.locals { bind(name, Local(type: local.type)) }
        }
        addGenerics(parameters)
    }

    mutating func enterBlock() {
        body?.enterBlock(generics: generics.count)
        if body != nil { steps.append(.leaveBlock) }
    }

    private mutating func enterCondition() {
        guard body != nil else { return }
        body?.conditions += 1
        steps.append(.leaveCondition)
    }

    /// The blocks of `if`, `else` and `guard`.
    private static func isConditional(_ node: Syntax) -> Bool {
        guard node.kind == .codeBlock, let parent = node.parent?.kind else { return false }
        return parent == .ifExpr || parent == .guardStmt
    }

    private mutating func addGenerics(_ clause: GenericParameterClauseSyntax?) {
        guard let clause else { return }
        for parameter in clause.parameters { generics.append(parameter.name.text) }
    }

    // MARK: Where it is

    var enclosingType: String? { types.last?.name }

    /// From where what is declared here can be named.
    func reach(_ attributes: SwiftAttributes) -> Reach {
        if attributes.isPrivate || body != nil { return .file }
        guard let scope = types.last else { return attributes.isPublic ? .public : .module }
        return .min(scope.reach, attributes.isPublic ? .public : scope.memberReach)
    }

    /// `Outer.Inner` for what is declared here; what is declared in a
    /// function has no path.
    func path(_ name: String) -> String {
        guard body == nil, let scope = types.last else { return name }
        return scope.name + "." + name
    }

    // MARK: Kinds of nodes

    private mutating func visit(_ node: Syntax) {
        switch node.kind {
        case .token, .attributeList, .declModifierList, .typeAnnotation, .genericParameterClause,
            .genericWhereClause, .inheritanceClause, .genericArgumentClause, .keyPathExpr, .integerLiteralExpr,
            .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .binaryOperatorExpr, .identifierPattern,
            .operatorDecl, .precedenceGroupDecl, .typeExpr, .superExpr:
            return
        case .importDecl: visit(node.cast(ImportDeclSyntax.self))
        case .ifConfigDecl: visit(node.cast(IfConfigDeclSyntax.self))
        case .classDecl: visit(node.cast(ClassDeclSyntax.self))
        case .actorDecl: visit(node.cast(ActorDeclSyntax.self))
        case .structDecl: visit(node.cast(StructDeclSyntax.self))
        case .enumDecl: visit(node.cast(EnumDeclSyntax.self))
        case .protocolDecl: visit(node.cast(ProtocolDeclSyntax.self))
        case .extensionDecl: visit(node.cast(ExtensionDeclSyntax.self))
        case .typeAliasDecl: visit(node.cast(TypeAliasDeclSyntax.self))
        case .functionDecl: visit(node.cast(FunctionDeclSyntax.self))
        case .initializerDecl: visit(node.cast(InitializerDeclSyntax.self))
        case .deinitializerDecl: visitBody("deinit", node.cast(DeinitializerDeclSyntax.self).body)
        case .subscriptDecl: visitBody("subscript", node.cast(SubscriptDeclSyntax.self).accessorBlock)
        case .variableDecl: visit(node.cast(VariableDeclSyntax.self))
        case .enumCaseDecl: visit(node.cast(EnumCaseDeclSyntax.self))
        default: visitCode(node)
        }
    }

    private mutating func visitCode(_ node: Syntax) {
        switch node.kind {
        case .functionCallExpr: visit(node.cast(FunctionCallExprSyntax.self))
        case .memberAccessExpr: visit(node.cast(MemberAccessExprSyntax.self))
        case .declReferenceExpr: visit(node.cast(DeclReferenceExprSyntax.self))
        case .sequenceExpr:
            visit(node.cast(SequenceExprSyntax.self))
            pushChildren(node)
        case .macroExpansionExpr: visit(node.cast(MacroExpansionExprSyntax.self))
        case .stringLiteralExpr:
            // Only interpolation has parts that could matter.
            if node.cast(StringLiteralExprSyntax.self).segments.count > 1 { pushChildren(node) }
        case .optionalBindingCondition:
            visit(node.cast(OptionalBindingConditionSyntax.self))
            pushChildren(node)
        case .switchExpr:
            readSegueSwitch(node.cast(SwitchExprSyntax.self))
            pushChildren(node)
        case .ifExpr:
            let choice = node.cast(IfExprSyntax.self)
            // What the condition binds is not known in the other branch.
            push(choice.elseBody)
            enterBlock()
            push(choice.body)
            push(choice.conditions)
        case .valueBindingPattern:
            for name in Self.boundNames(node) { bind(name, Local()) }
            pushChildren(node)
        case .codeBlock, .switchCase, .whileStmt, .catchClause:
            enterBlock()
            if node.kind == .switchCase || Self.isConditional(node) { enterCondition() }
            pushChildren(node)
        case .returnStmt:
            if body?.conditions ?? 0 > 0 { body?.mayHaveLeft = true }
            pushChildren(node)
        case .forStmt:
            enterBlock()
            bind(node.cast(ForStmtSyntax.self))
            pushChildren(node)
        case .closureExpr:
            enterBlock()
            bind(node.cast(ClosureExprSyntax.self))
            push(node.cast(ClosureExprSyntax.self).statements)
        default:
            pushChildren(node)
        }
    }

    /// Walks the branches of an `#if` that are compiled anywhere.
    private mutating func visit(_ node: IfConfigDeclSyntax) {
        for (clause, own) in Self.branches(of: node).reversed() {
            guard let elements = clause.elements, !(condition && own).possible.isEmpty, !isDull(elements) else {
                continue
            }
            steps.append(.leaveClause)
            steps.append(.visit(Syntax(elements)))
            steps.append(.enterClause(own))
        }
    }

    /// The branches of an `#if`, each with where it is compiled.
    static func branches(of node: IfConfigDeclSyntax) -> [(
        clause: IfConfigClauseSyntax, condition: CompilationCondition
    )] {
        var stack = ConditionStack()
        return node.clauses.enumerated().map { place, clause in
            let condition = SwiftCondition.value(clause.condition)
            if place == 0 { stack.open(condition) } else { stack.next(condition) }
            return (clause, stack.current)
        }
    }

    /// `import A`, `@testable import A`, `import class A.B`.
    private mutating func visit(_ node: ImportDeclSyntax) {
        let path = node.path.map { SwiftSource.name($0.name) }
        guard let module = path.first else { return }
        let name = path.dropFirst().joined(separator: ".")
        var found = ImportDeclaration(
            module: module, name: name.isEmpty ? nil : name, at: source.position(of: node.importKeyword))
        for case .attribute(let attribute) in node.attributes {
            switch attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text {
            case "testable": found.isTestable = true
            case "_exported": found.isExported = true
            default: break
            }
        }
        file.imports.append(found)
    }

    private mutating func visitBody(_ name: String, _ part: (some SyntaxProtocol)?) {
        guard let part, !isDullMember(part) else { return }
        enterBody(MemberBody(name: name), nil, of: part)
        push(part)
    }
}
