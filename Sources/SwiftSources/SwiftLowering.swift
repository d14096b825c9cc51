import SourceCode
import SwiftSyntax

/// Converts the syntax of Swift to ``Code``, and collects the expressions that the index shows as written.
///
/// It recurses at each level of the code. Therefore it omits code that nests deeper than ``CodeText/deepest``.
struct SwiftLowering {
    let source: SwiftSource
    /// The platforms that the surrounding code is compiled for.
    let platforms: CompilationCondition
    /// Whether the return values of the body are collected.
    let keepsResults: Bool
    /// Whether each return value is an identifier that a framework requests.
    let givesIdentifier: Bool
    var depth = 0
    /// The number of closures and local functions around the current code.
    var closures = 0
    /// The condition of the current `#if` branch in the body.
    var branch = CompilationCondition.always
    /// Names of variables that contain the `identifier` of an object.
    var identifiers: Set<String> = ["identifier"]
    var mentions: [Mention] = []
    /// The platforms of each mention in an `#if`, by the position of the mention.
    var platformsOfMentions: [SourcePosition: Platforms] = [:]
    /// Types that the body declares.
    private(set) var localTypes: [DeclSyntax] = []

    init(
        _ source: SwiftSource, _ platforms: CompilationCondition, keepsResults: Bool = false,
        givesIdentifier: Bool = false
    ) {
        (self.source, self.platforms) = (source, platforms)
        (self.keepsResults, self.givesIdentifier) = (keepsResults, givesIdentifier)
    }

    /// Returns the code of the initial value of a property, as a return statement.
    mutating func value(_ node: ExprSyntax) -> [Code] { [.result(result(node))] }

    // MARK: Statements

    /// Returns the code of the statements in a body.
    ///
    /// - Parameter givesValue: whether a body with only one expression returns the value of this expression.
    mutating func body(_ list: CodeBlockItemListSyntax?, givesValue: Bool) -> [Code] {
        guard let list else { return [] }
        if givesValue, list.count == 1, case .expr(let value)? = list.first?.item, keepsResults, closures == 0,
            value.kind != .ifExpr, value.kind != .switchExpr
        {
            return Self.givingResult(result(value))
        }
        let statements = self.statements(list)
        guard givesValue, list.count == 1, let only = statements.last else { return statements }
        return statements.dropLast() + Self.givingResult(only)
    }

    /// Returns the code of a value that the body returns. If results are collected, it also records the value.
    mutating func result(_ node: ExprSyntax) -> Code {
        let code = expression(node)
        guard keepsResults, closures == 0 else { return code }
        let at = source.position(of: node)
        mentions.append(.result(code, source.span(node), branch.possible, at))
        return givesIdentifier ? .placed(code, at) : code
    }

    static func givingResult(_ code: Code) -> [Code] {
        switch code {
        case .branch(let condition, let then, let otherwise):
            return [.branch(condition, givingResult(last: then), givingResult(last: otherwise))]
        case .select(let subject, let cases):
            return [.select(subject, cases.map { Code.Case($0.patterns, givingResult(last: $0.body)) })]
        case .result, .variable, .assign, .each, .block: return [code]
        default: return [.result(code)]
        }
    }

    static func givingResult(last statements: [Code]) -> [Code] {
        statements.last.map { statements.dropLast() + givingResult($0) } ?? []
    }

    mutating func statements(_ list: CodeBlockItemListSyntax) -> [Code] {
        statements(list, isOnly: list.count == 1)
    }

    /// Returns the code of some statements, including local declarations.
    mutating func statements(_ items: some Sequence<CodeBlockItemSyntax>, isOnly: Bool = false) -> [Code] {
        guard depth < CodeText.deepest else { return [] }
        depth += 1
        defer { depth -= 1 }
        var result: [Code] = []
        for item in items {
            switch item.item {
            case .decl(let declaration): result += self.declaration(declaration, isOnly: isOnly)
            case .stmt(let statement): result += self.statement(statement)
            case .expr(let value): result += expressionStatement(value)
            }
        }
        return result
    }

    mutating func declaration(_ node: DeclSyntax, isOnly: Bool) -> [Code] {
        if let variable = node.as(VariableDeclSyntax.self) { return variable.bindings.flatMap { binding($0) } }
        if let function = node.as(FunctionDeclSyntax.self) {
            let names = function.signature.parameterClause.parameters.map {
                SwiftSource.name($0.secondName ?? $0.firstName)
            }
            closures += 1
            let defaults = function.signature.parameterClause.parameters.compactMap(\.defaultValue?.value).map {
                expression($0)
            }
            let body =
                defaults + self.body(function.body?.statements, givesValue: function.signature.returnClause != nil)
            closures -= 1
            return [.variable(SwiftSource.name(function.name), type: nil, .closure(names, body))]
        }
        if let macro = node.as(MacroExpansionDeclSyntax.self) {
            let closure = macro.trailingClosure.map { [self.closure($0)] } ?? []
            return [.unknown(macro.arguments.map { expression($0.expression) } + closure)]
        }
        guard let conditional = node.as(IfConfigDeclSyntax.self) else {
            if node.isProtocol(DeclGroupSyntax.self) { localTypes.append(node) }
            return []
        }
        return SwiftWalker.branches(of: conditional).flatMap { clause, own -> [Code] in
            guard case .statements(let list)? = clause.elements, !(platforms && own).possible.isEmpty else { return [] }
            let outer = branch
            branch = branch && own
            let first = mentions.count
            let givesValue = isOnly && keepsResults && conditional.clauses.allSatisfy(Self.isSingleExpression)
            let statements = givesValue ? body(list, givesValue: true) : self.statements(list)
            limitMentions(since: first, to: branch.possible)
            branch = outer
            guard let names = own.possible.names else { return statements }
            return [.branch(.operation("#if", names.map { .text($0) }), statements, [])]
        }
    }

    /// Returns whether a branch of an `#if` is a single expression, which may be the return value of a body.
    static func isSingleExpression(_ clause: IfConfigClauseSyntax) -> Bool {
        guard case .statements(let list)? = clause.elements, list.count == 1, case .expr? = list.first?.item else {
            return false
        }
        return true
    }

    mutating func binding(_ binding: PatternBindingSyntax) -> [Code] {
        let value: Code? =
            if let given = binding.initializer?.value {
                expression(given)
            } else if case .getter(let list)? = binding.accessorBlock?.accessors {
                .call(
                    Code.Call(
                        .closure([], body(list, givesValue: true)), "()", labels: [], [],
                        at: source.position(of: binding)))
            } else {
                nil
            }
        var accessors: [Code] = []
        if case .accessors(let list)? = binding.accessorBlock?.accessors {
            closures += 1
            accessors = list.map { .block(body($0.body?.statements, givesValue: false)) }
            closures -= 1
        }
        return variables(binding.pattern, binding.typeAnnotation?.type, value) + accessors.map { .closure([], [$0]) }
    }

    mutating func variables(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: Code?) -> [Code] {
        if let name = pattern.as(IdentifierPatternSyntax.self) {
            if let value, isIdentifier(value) { identifiers.insert(SwiftSource.name(name.identifier)) }
            return [.variable(SwiftSource.name(name.identifier), type: type.map { TypeText.base($0, source) }, value)]
        }
        if let value, let parts = parts(of: pattern, .name("_")) { return [.variable("_", type: nil, value)] + parts }
        let names = SwiftWalker.boundNames(pattern).map { Code.variable($0, type: nil, nil) }
        return (value.map { [$0] } ?? []) + names
    }

    /// Returns the variables that a pattern such as `(a, b)` binds to the elements of a tuple; nil for any other
    /// pattern.
    private func parts(of pattern: PatternSyntax, _ tuple: Code) -> [Code]? {
        guard let elements = pattern.as(TuplePatternSyntax.self)?.elements else { return nil }
        var variables: [Code] = []
        for (place, element) in elements.enumerated() {
            if element.pattern.is(WildcardPatternSyntax.self) { continue }
            guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            variables.append(.variable(SwiftSource.name(name.identifier), type: nil, .member(tuple, String(place))))
        }
        return variables
    }

    mutating func statement(_ node: StmtSyntax) -> [Code] {
        switch node.kind {
        case .returnStmt: return [.result(node.cast(ReturnStmtSyntax.self).expression.map { result($0) })]
        case .expressionStmt: return expressionStatement(node.cast(ExpressionStmtSyntax.self).expression)
        case .guardStmt:
            let guarded = node.cast(GuardStmtSyntax.self)
            let (condition, bound) = conditions(guarded.conditions)
            return [.branch(condition, [], statements(guarded.body.statements))] + bound
        case .forStmt:
            let loop = node.cast(ForStmtSyntax.self)
            let name = loop.pattern.as(IdentifierPatternSyntax.self).map { SwiftSource.name($0.identifier) } ?? "_"
            let hidden = name == "_" ? parts(of: loop.pattern, .name(name)) ?? variables(loop.pattern, nil, nil) : []
            let filter = loop.whereClause.map { [expression($0.condition)] } ?? []
            return [.each(name, expression(loop.sequence), hidden + filter + statements(loop.body.statements))]
        case .whileStmt:
            let loop = node.cast(WhileStmtSyntax.self)
            let (condition, bound) = conditions(loop.conditions)
            return [.branch(.unknown([condition]), bound + statements(loop.body.statements), [])]
        case .repeatStmt:
            let loop = node.cast(RepeatStmtSyntax.self)
            return [.block(statements(loop.body.statements) + [expression(loop.condition)])]
        case .yieldStmt: return yielded(node.cast(YieldStmtSyntax.self))
        case .deferStmt: return [.block(statements(node.cast(DeferStmtSyntax.self).body.statements))]
        case .doStmt:
            let attempt = node.cast(DoStmtSyntax.self)
            let body = statements(attempt.body.statements)
            let handlers = attempt.catchClauses.map { clause in
                let conditions = clause.catchItems.compactMap { $0.whereClause.map { expression($0.condition) } }
                let names =
                    clause.catchItems.isEmpty ? ["error"] : clause.catchItems.flatMap { SwiftWalker.boundNames($0) }
                let bound = names.map { Code.variable($0, type: nil, nil) }
                return bound + conditions + statements(clause.body.statements)
            }
            return Code.attempt(body, handlers)
        case .labeledStmt: return statement(node.cast(LabeledStmtSyntax.self).statement)
        case .throwStmt: return [expression(node.cast(ThrowStmtSyntax.self).expression), .result(nil)]
        case .breakStmt, .continueStmt, .fallThroughStmt: return []
        default: return []
        }
    }

    mutating func expressionStatement(_ node: ExprSyntax) -> [Code] {
        if let choice = node.as(IfExprSyntax.self) { return [branch(choice)] }
        if let choice = node.as(SwitchExprSyntax.self) { return [select(choice)] }
        return [expression(node)]
    }

    mutating func branch(_ node: IfExprSyntax) -> Code {
        let (condition, bound) = conditions(node.conditions)
        let then = bound + statements(node.body.statements)
        guard depth < CodeText.deepest else { return .branch(condition, then, []) }
        depth += 1
        defer { depth -= 1 }
        switch node.elseBody {
        case .ifExpr(let next)?: return .branch(condition, then, [branch(next)])
        case .codeBlock(let block)?: return .branch(condition, then, statements(block.statements))
        case nil: return .branch(condition, then, [])
        }
    }

    /// Returns the condition of an `if`, `guard` or `while`, and the variables that it binds.
    mutating func conditions(_ list: ConditionElementListSyntax) -> (Code, [Code]) {
        var (tests, bound): ([Code], [Code]) = ([], [])
        for element in list {
            switch element.condition {
            case .expression(let value): tests.append(expression(value))
            case .optionalBinding(let binding):
                guard let value = binding.initializer?.value else {
                    // `if let name` tests the variable `name`. The new variable has the same value, so it is not added.
                    let name = binding.pattern.as(IdentifierPatternSyntax.self).map { SwiftSource.name($0.identifier) }
                    tests.append(.operation("some", name.map { [.name($0)] } ?? []))
                    continue
                }
                let code = expression(value)
                tests.append(.operation("some", [code]))
                bound += variables(binding.pattern, binding.typeAnnotation?.type, code)
            case .matchingPattern(let match):
                tests.append(.unknown([expression(match.initializer.value)]))
                bound += variables(match.pattern, nil, nil)
            case .availability: tests.append(.unknown([]))
            }
        }
        return (tests.count == 1 ? tests[0] : .operation("&&", tests), bound)
    }

    mutating func select(_ node: SwitchExprSyntax) -> Code {
        var cases: [Code.Case] = []
        let subject = expression(node.subject)
        let enumeration = enumeration(ofIdentifier: subject)
        let isIdentifier = enumeration != nil || isIdentifier(subject)
        for (branch, own) in allCases(of: node.cases) {
            let first = mentions.count
            var (patterns, bound): ([Code], [Code]) = ([], [])
            if case .case(let label) = branch.label {
                for pattern in label.caseItems {
                    if let value = pattern.pattern.as(ExpressionPatternSyntax.self) {
                        patterns.append(
                            isIdentifier
                                ? self.pattern(value.expression, of: subject, enumeration)
                                : expression(value.expression))
                    } else {
                        patterns.append(.unknown([]))
                    }
                    bound += SwiftWalker.boundNames(pattern.pattern).map { .variable($0, type: nil, nil) }
                    if let filter = pattern.whereClause { bound.append(expression(filter.condition)) }
                }
            }
            cases.append(Code.Case(patterns, bound + statements(branch.statements)))
            limitMentions(since: first, to: own.possible)
        }
        return .select(subject, cases)
    }

    /// Returns the cases of a `switch`, including those in an `#if`, each with its compilation condition.
    func allCases(of list: SwitchCaseListSyntax) -> [(branch: SwitchCaseSyntax, own: CompilationCondition)] {
        var found: [(branch: SwitchCaseSyntax, own: CompilationCondition)] = []
        for item in list {
            switch item {
            case .switchCase(let branch): found.append((branch, .always))
            case .ifConfigDecl(let conditional):
                for (clause, own) in SwiftWalker.branches(of: conditional) {
                    guard case .switchCases(let inner)? = clause.elements, !(platforms && own).possible.isEmpty else {
                        continue
                    }
                    found += allCases(of: inner).map { ($0.branch, own && $0.own) }
                }
            }
        }
        return found
    }

    /// Limits the mentions from index `first` to the end to these platforms.
    mutating func limitMentions(since first: Int, to possible: Platforms) {
        guard possible != .all else { return }
        for mention in mentions[first...] {
            platformsOfMentions[mention.at, default: .all].formIntersection(possible)
        }
    }

    mutating func yielded(_ node: YieldStmtSyntax) -> [Code] {
        switch node.yieldedExpressions {
        case .single(let value): [expression(value)]
        case .multiple(let values): values.elements.map { expression($0.expression) }
        }
    }
}
