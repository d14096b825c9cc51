import SwiftSyntax

/// Walks the declarations of a Swift source and keeps what matters to Interface Builder.
///
/// ``SwiftLowering`` reads the bodies of members. The walker has a stack of its own, because types may nest deeply.
struct SwiftWalker {
    var file = SourceFile()
    let source: SwiftSource
    /// Enclosing types, outermost first.
    var types: [TypeScope] = []
    /// Whether the declaration that is visited stands in the body of a function.
    private(set) var isLocal = false
    /// Where the code that is walked is compiled.
    private(set) var condition = CompilationCondition.always
    /// Which members lead to a load; nil where not all bodies are read.
    var leading: LeadingMembers?
    /// Names that code is kept for.
    let sought: SoughtNames
    /// Where something may be that matters; nil where all is read.
    private let marks: SwiftMarks?
    private var clauses: [Clause] = []
    private var steps: [Step] = []
    /// Statements outside of declarations.
    private var topLevel: [CodeBlockItemSyntax] = []

    private enum Step {
        case visit(Syntax)
        /// A type that is declared in a body.
        case visitLocal(Syntax)
        case leaveType
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
    }

    /// - Parameter marks: what decides which bodies are read; nil where all are.
    init(source: SwiftSource, marks: SwiftMarks?, _ sought: SoughtNames) {
        (self.source, self.marks, self.sought) = (source, marks, sought)
        leading = marks == nil ? LeadingMembers() : nil
    }

    mutating func walk(_ tree: SourceFileSyntax) {
        steps = [.visit(Syntax(tree))]
        while let step = steps.popLast() {
            switch step {
            case .visit(let node): visit(node)
            case .visitLocal(let node):
                isLocal = true
                visit(node)
                isLocal = false
            case .leaveType: types.removeLast()
            case .enterClause(let own):
                clauses.append(Clause(outer: condition, found: file.counts))
                condition = condition && own
            case .leaveClause:
                guard let clause = clauses.popLast() else { continue }
                file.limit(to: condition.possible, since: clause.found)
                condition = clause.outer
            }
            if steps.isEmpty, !topLevel.isEmpty {
                readTopLevel(topLevel)
                topLevel = []
            }
        }
        leading?.complete(&file)
        file.sortUses()
    }

    // MARK: What comes next

    /// Walks a node, after what is walked at the moment.
    mutating func push(_ node: (some SyntaxProtocol)?) {
        if let node { steps.append(.visit(Syntax(node))) }
    }

    /// Walks the types that a body declares.
    mutating func pushLocal(_ nodes: [DeclSyntax]) {
        for node in nodes.reversed() { steps.append(.visitLocal(Syntax(node))) }
    }

    /// Walks all parts of a node in their order.
    private mutating func pushChildren(_ node: some SyntaxProtocol) {
        let first = steps.count
        for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
            steps.append(.visit(child))
        }
        steps[first...].reverse()
    }

    /// Whether a member has nothing in its body that matters.
    func isDull(_ node: some SyntaxProtocol) -> Bool {
        guard let marks else { return false }
        let start = node.position.utf8Offset
        return !marks.hasWord(in: start..<(start + node.totalLength.utf8Length))
    }

    /// Walks the members of a type.
    mutating func enterType(_ scope: TypeScope, _ members: MemberBlockSyntax) {
        isLocal = false
        types.append(scope)
        steps.append(.leaveType)
        pushChildren(members)
    }

    // MARK: Where it is

    var enclosingType: String? { types.last?.name }

    /// From where what is declared here can be named.
    func reach(_ attributes: SwiftAttributes) -> Reach {
        if attributes.isPrivate || isLocal { return .file }
        guard let scope = types.last else { return attributes.isPublic ? .public : .module }
        return .min(scope.reach, attributes.isPublic ? .public : scope.memberReach)
    }

    /// `Outer.Inner` for what is declared here; what is declared in a
    /// function has no path.
    func path(_ name: String) -> String {
        guard !isLocal, let scope = types.last else { return name }
        return scope.name + "." + name
    }

    // MARK: Kinds of nodes

    private mutating func visit(_ node: Syntax) {
        switch node.kind {
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
        case .deinitializerDecl: readAccessors("deinit", [node.cast(DeinitializerDeclSyntax.self).body?.statements])
        case .subscriptDecl: visit(node.cast(SubscriptDeclSyntax.self))
        case .variableDecl: visit(node.cast(VariableDeclSyntax.self))
        case .enumCaseDecl: visit(node.cast(EnumCaseDeclSyntax.self))
        case .sourceFile, .codeBlockItemList, .memberBlockItemList, .memberBlockItem: pushChildren(node)
        case .codeBlockItem:
            let item = node.cast(CodeBlockItemSyntax.self)
            if case .decl(let declaration) = item.item, declaration.kind != .macroExpansionDecl {
                push(declaration)
            } else if !isDull(item) {
                topLevel.append(item)
            }
        default: break
        }
    }

    /// Walks the branches of an `#if` that are compiled anywhere.
    private mutating func visit(_ node: IfConfigDeclSyntax) {
        for (clause, own) in Self.branches(of: node).reversed() {
            guard let elements = clause.elements, !(condition && own).possible.isEmpty else { continue }
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
}
