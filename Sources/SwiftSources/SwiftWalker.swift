import SourceCode
import SwiftSyntax

/// Walks the declarations of a Swift source and records those that are relevant to Interface Builder.
///
/// ``SwiftLowering`` reads the bodies of members. The walker uses its own stack instead of recursion, because types may
/// be deeply nested.
struct SwiftWalker {
    var file = SourceFile()
    let source: SwiftSource
    /// The enclosing types, outermost first.
    var types: [TypeScope] = []
    /// Whether the current declaration is inside a function body.
    private(set) var isLocal = false
    /// The compilation condition of the current code.
    private(set) var condition = CompilationCondition.always
    /// The members that lead to each load; nil if only some bodies are read.
    var leading: CallingMembers?
    /// If code calls one of these names, the code is recorded.
    let sought: SearchNames
    /// The offsets of words that may be relevant; nil if all code is read.
    private let marks: SwiftMarks?
    private var clauses: [Clause] = []
    private var steps: [Step] = []
    /// Statements outside declarations.
    private var topLevel: [CodeBlockItemSyntax] = []

    private enum Step {
        case visit(Syntax)
        /// A type that a body declares.
        case visitLocal(Syntax)
        case leaveType
        case enterClause(CompilationCondition)
        case leaveClause
    }

    /// The state before a branch of an `#if`: the compilation condition and the number of items found.
    private struct Clause {
        var outer: CompilationCondition
        var found: SourceFile.Counts
    }

    /// The scope of a type while its members are read.
    struct TypeScope {
        /// The name, qualified by the enclosing types: `Outer.Inner`. For an extension, it is the extended type as
        /// written.
        var name: String
        /// Whether the member declarations are recorded. This is true for a class, protocol or extension.
        var hasMembers = false
        var isProtocol = false
        /// Whether the type is marked `@objcMembers`, or is an `@objc` protocol.
        var isObjCMembers = false
        /// `@objc extension`.
        var isObjCExtension = false
        /// The part of the sources that can use the name of the type.
        var reach = Reach.public
        /// The part of the sources that can use those members of the type that have no access modifier.
        var memberReach = Reach.module
        /// Whether the type is an enumeration with string raw values. If so, its cases are constants.
        var isStringEnum = false
        /// The generic parameters of the type and its enclosing types. The value is the class or protocol that
        /// constrains the parameter.
        var generics: [String: String] = [:]
    }

    /// Creates a walker.
    ///
    /// - Parameter marks: the relevant words. Only bodies with such a word are read. If nil, all bodies are read.
    init(source: SwiftSource, marks: SwiftMarks?, _ sought: SearchNames) {
        (self.source, self.marks, self.sought) = (source, marks, sought)
        leading = marks == nil ? CallingMembers() : nil
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

    // MARK: Steps of the walk

    /// Makes a node the next step of the walk.
    mutating func push(_ node: (some SyntaxProtocol)?) {
        if let node { steps.append(.visit(Syntax(node))) }
    }

    /// Adds the local types of a body to the walk.
    mutating func pushLocal(_ nodes: [DeclSyntax]) {
        for node in nodes.reversed() { steps.append(.visitLocal(Syntax(node))) }
    }

    /// Adds all child nodes to the walk, in order.
    private mutating func pushChildren(_ node: some SyntaxProtocol) {
        let first = steps.count
        for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
            steps.append(.visit(child))
        }
        steps[first...].reverse()
    }

    /// Returns whether a node does not contain a relevant word. If all code is read, returns false.
    func isIrrelevant(_ node: some SyntaxProtocol) -> Bool {
        guard let marks else { return false }
        let start = node.position.utf8Offset
        return !marks.hasWord(in: start..<(start + node.totalLength.utf8Length))
    }

    /// Adds the members of a type to the walk.
    mutating func enterType(_ scope: TypeScope, _ members: MemberBlockSyntax) {
        isLocal = false
        var scope = scope
        scope.generics.merge(types.last?.generics ?? [:]) { own, _ in own }
        types.append(scope)
        steps.append(.leaveType)
        pushChildren(members)
    }

    // MARK: Position

    var enclosingType: String? { types.last?.name }

    /// Returns the part of the sources that can use a declaration at this point by its name.
    func reach(_ attributes: SwiftAttributes) -> Reach {
        if attributes.isPrivate || isLocal { return .file }
        guard let scope = types.last else { return attributes.isPublic ? .public : .module }
        return .min(scope.reach, attributes.isPublic ? .public : scope.memberReach)
    }

    /// Returns the name of a declaration at this point, qualified by the enclosing types: `Outer.Inner`. The name of a
    /// declaration inside a function is not qualified.
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
            } else if !isIrrelevant(item) {
                topLevel.append(item)
            }
        default: break
        }
    }

    /// Adds the branches of an `#if` to the walk, except those that no platform compiles.
    private mutating func visit(_ node: IfConfigDeclSyntax) {
        for (clause, own) in Self.branches(of: node).reversed() {
            guard let elements = clause.elements, !(condition && own).possible.isEmpty else { continue }
            steps.append(.leaveClause)
            steps.append(.visit(Syntax(elements)))
            steps.append(.enterClause(own))
        }
    }

    /// Returns the branches of an `#if`, each with its compilation condition.
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

    /// Reads `import A`, `@testable import A` or `import class A.B`.
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
