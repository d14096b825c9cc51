import SwiftSyntax

/// Makes ``Code`` of the syntax of Swift, and collects what the index shows as it is written.
///
/// It recurses with the depth of the code, and so stops at ``CodeText/deepest``.
struct SwiftLowering {
    private let source: SwiftSource
    /// Platforms that the code around is compiled for.
    private let platforms: CompilationCondition
    /// Whether the values that the body returns are collected.
    private let keepsResults: Bool
    /// Whether each of them is an identifier that a framework asks for.
    private let givesIdentifier: Bool
    private var depth = 0
    /// How many closures and local functions are open.
    private var closures = 0
    /// Where the branch of an `#if` in the body is compiled.
    private var branch = CompilationCondition.always
    /// Variables that hold the `identifier` of something.
    private var identifiers: Set<String> = ["identifier"]
    private(set) var mentions: [Mention] = []
    /// The platforms of what is mentioned in an `#if`, by its position.
    private(set) var platformsOfMentions: [SourcePosition: Platforms] = [:]
    /// Types that the body declares.
    private(set) var localTypes: [DeclSyntax] = []

    init(
        _ source: SwiftSource, _ platforms: CompilationCondition, keepsResults: Bool = false,
        givesIdentifier: Bool = false
    ) {
        (self.source, self.platforms) = (source, platforms)
        (self.keepsResults, self.givesIdentifier) = (keepsResults, givesIdentifier)
    }

    /// The first value of a property.
    mutating func value(_ node: ExprSyntax) -> [Code] { [.result(result(node))] }

    // MARK: Statements

    /// Statements of a body; of a single expression its value.
    ///
    /// - Parameter givesValue: whether the value of a single expression is given back.
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

    /// A value that the body returns.
    private mutating func result(_ node: ExprSyntax) -> Code {
        let code = expression(node)
        guard keepsResults, closures == 0 else { return code }
        let at = source.position(of: node)
        mentions.append(.result(code, source.span(node), branch.possible, at))
        return givesIdentifier ? .placed(code, at) : code
    }

    private static func givingResult(_ code: Code) -> [Code] {
        switch code {
        case .branch(let condition, let then, let otherwise):
            return [.branch(condition, givingResult(last: then), givingResult(last: otherwise))]
        case .select(let subject, let cases):
            return [.select(subject, cases.map { Code.Case($0.patterns, givingResult(last: $0.body)) })]
        case .result, .variable, .assign, .each, .block: return [code]
        default: return [.result(code)]
        }
    }

    private static func givingResult(last statements: [Code]) -> [Code] {
        statements.last.map { statements.dropLast() + givingResult($0) } ?? []
    }

    private mutating func statements(_ list: CodeBlockItemListSyntax) -> [Code] {
        statements(list, isOnly: list.count == 1)
    }

    /// Statements outside of declarations.
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

    private mutating func declaration(_ node: DeclSyntax, isOnly: Bool) -> [Code] {
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

    /// Whether a branch of an `#if` may give the value of a body.
    private static func isSingleExpression(_ clause: IfConfigClauseSyntax) -> Bool {
        guard case .statements(let list)? = clause.elements, list.count == 1, case .expr? = list.first?.item else {
            return false
        }
        return true
    }

    private mutating func binding(_ binding: PatternBindingSyntax) -> [Code] {
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

    private mutating func variables(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: Code?) -> [Code] {
        if let name = pattern.as(IdentifierPatternSyntax.self) {
            if let value, isIdentifier(value) { identifiers.insert(SwiftSource.name(name.identifier)) }
            return [.variable(SwiftSource.name(name.identifier), type: type.map { TypeText.base($0, source) }, value)]
        }
        let names = SwiftWalker.boundNames(pattern).map { Code.variable($0, type: nil, nil) }
        return (value.map { [$0] } ?? []) + names
    }

    private mutating func statement(_ node: StmtSyntax) -> [Code] {
        switch node.kind {
        case .returnStmt: return [.result(node.cast(ReturnStmtSyntax.self).expression.map { result($0) })]
        case .expressionStmt: return expressionStatement(node.cast(ExpressionStmtSyntax.self).expression)
        case .guardStmt:
            let guarded = node.cast(GuardStmtSyntax.self)
            let (condition, bound) = conditions(guarded.conditions)
            return [.branch(condition, [], statements(guarded.body.statements))] + bound
        case .forStmt:
            let loop = node.cast(ForStmtSyntax.self)
            let name = loop.pattern.as(IdentifierPatternSyntax.self).map { SwiftSource.name($0.identifier) }
            let hidden = name == nil ? variables(loop.pattern, nil, nil) : []
            let filter = loop.whereClause.map { [expression($0.condition)] } ?? []
            return [.each(name ?? "_", expression(loop.sequence), hidden + filter + statements(loop.body.statements))]
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
            return [.block(statements(attempt.body.statements))]
                + attempt.catchClauses.map { clause in
                    let conditions = clause.catchItems.compactMap { $0.whereClause.map { expression($0.condition) } }
                    let names =
                        clause.catchItems.isEmpty ? ["error"] : clause.catchItems.flatMap { SwiftWalker.boundNames($0) }
                    let bound = names.map { Code.variable($0, type: nil, nil) }
                    return .branch(.unknown(conditions), bound + statements(clause.body.statements), [])
                }
        case .labeledStmt: return statement(node.cast(LabeledStmtSyntax.self).statement)
        case .throwStmt: return [expression(node.cast(ThrowStmtSyntax.self).expression), .result(nil)]
        case .breakStmt, .continueStmt, .fallThroughStmt: return []
        default: return []
        }
    }

    private mutating func expressionStatement(_ node: ExprSyntax) -> [Code] {
        if let choice = node.as(IfExprSyntax.self) { return [branch(choice)] }
        if let choice = node.as(SwitchExprSyntax.self) { return [select(choice)] }
        return [expression(node)]
    }

    private mutating func branch(_ node: IfExprSyntax) -> Code {
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

    /// The condition of an `if` or `guard`, and what it binds.
    private mutating func conditions(_ list: ConditionElementListSyntax) -> (Code, [Code]) {
        var (tests, bound): ([Code], [Code]) = ([], [])
        for element in list {
            switch element.condition {
            case .expression(let value): tests.append(expression(value))
            case .optionalBinding(let binding):
                guard let value = binding.initializer?.value else {
                    // In `if let name` it means the same as before.
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

    private mutating func select(_ node: SwitchExprSyntax) -> Code {
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

    /// The cases of a `switch`, those in an `#if` included, each with where it is compiled.
    private func allCases(of list: SwitchCaseListSyntax) -> [(branch: SwitchCaseSyntax, own: CompilationCondition)] {
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

    /// Says of what was mentioned since that it is for some platforms only.
    private mutating func limitMentions(since first: Int, to possible: Platforms) {
        guard possible != .all else { return }
        for mention in mentions[first...] {
            platformsOfMentions[mention.at, default: .all].formIntersection(possible)
        }
    }

    private mutating func yielded(_ node: YieldStmtSyntax) -> [Code] {
        switch node.yieldedExpressions {
        case .single(let value): [expression(value)]
        case .multiple(let values): values.elements.map { expression($0.expression) }
        }
    }

    // MARK: Identifiers

    /// Whether an expression is the `identifier` of something, or a variable that holds one.
    private func isIdentifier(_ code: Code) -> Bool {
        switch code {
        case .member(_?, "identifier"): true
        case .name(let name): identifiers.contains(name)
        default: false
        }
    }

    /// `Segue` of `Segue(rawValue: segue.identifier)`.
    private func enumeration(ofIdentifier code: Code) -> String? {
        guard case .call(let call) = code, call.labels == ["rawValue"], call.name.beginsWithCapital,
            let value = call.arguments.first, isIdentifier(value)
        else { return nil }
        return call.name
    }

    /// A pattern that an identifier is compared with: `"x"`, `.some("x")`; of a case its raw value.
    private mutating func pattern(_ node: ExprSyntax, of subject: Code, _ enumeration: String?) -> Code {
        var node = SwiftWalker.bare(node)
        if let call = node.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some",
            let argument = call.arguments.first
        {
            node = SwiftWalker.bare(argument.expression)
        }
        var value = expression(node)
        if let enumeration, case .member(let base, let name) = value {
            // `.none` is the case of an optional.
            if base == nil, name == "none" { return value }
            value = .member(.member(base ?? .name(enumeration), name), "rawValue")
        }
        return compared(value, with: subject, source.span(node), isPattern: true, at: source.position(of: node))
    }

    private mutating func compared(
        _ value: Code, with other: Code, _ span: Mention.Span, isPattern: Bool, at place: SourcePosition
    ) -> Code {
        mentions.append(.comparison(value, with: other, span, isPattern: isPattern, place))
        return .placed(value, place)
    }

    // MARK: Expressions

    /// An expression.
    mutating func expression(_ node: ExprSyntax) -> Code {
        guard depth < CodeText.deepest else { return .unknown([]) }
        depth += 1
        defer { depth -= 1 }
        let node = Self.unwrapped(node)
        switch node.kind {
        case .stringLiteralExpr: return text(node.cast(StringLiteralExprSyntax.self))
        case .booleanLiteralExpr: return .bool(source.says(node.cast(BooleanLiteralExprSyntax.self).literal, "true"))
        case .nilLiteralExpr: return .null
        case .integerLiteralExpr:
            return Int(node.cast(IntegerLiteralExprSyntax.self).literal.text).map { .number($0) } ?? .unknown([])
        case .declReferenceExpr:
            let name = node.cast(DeclReferenceExprSyntax.self).baseName
            return mentioned(.name(SwiftSource.name(name)), name)
        case .superExpr: return .name("super")
        case .genericSpecializationExpr: return expression(node.cast(GenericSpecializationExprSyntax.self).expression)
        case .memberAccessExpr:
            let member = node.cast(MemberAccessExprSyntax.self)
            let base = member.base.map { expression($0) }
            return base == nil
                ? .member(nil, SwiftSource.name(member.declName.baseName))
                : mentioned(.member(base, SwiftSource.name(member.declName.baseName)), member.declName.baseName)
        case .functionCallExpr: return call(node.cast(FunctionCallExprSyntax.self))
        case .sequenceExpr: return sequence(Array(node.cast(SequenceExprSyntax.self).elements)[...])
        case .arrayExpr: return .list(node.cast(ArrayExprSyntax.self).elements.map { expression($0.expression) })
        case .closureExpr: return closure(node.cast(ClosureExprSyntax.self))
        case .ifExpr, .switchExpr: return choices(node)
        case .subscriptCallExpr:
            let access = node.cast(SubscriptCallExprSyntax.self)
            let base = expression(access.calledExpression)
            var places = access.arguments.map { expression($0.expression) }
            if let closure = access.trailingClosure { places.append(self.closure(closure)) }
            return places.count == 1 ? .element(base, places[0]) : .unknown([base] + places)
        case .prefixOperatorExpr:
            let operation = node.cast(PrefixOperatorExprSyntax.self)
            let operand = expression(operation.expression)
            return operation.operator.text == "!" ? .operation("!", [operand]) : .unknown([operand])
        case .inOutExpr: return expression(node.cast(InOutExprSyntax.self).expression)
        default: return other(node)
        }
    }

    /// The expression without parentheses, `try`, `await`, `!` and `?`.
    private static func unwrapped(_ node: ExprSyntax) -> ExprSyntax {
        var node = node
        while node.kind != .sequenceExpr, let inner = SwiftWalker.inside(node) { node = inner }
        return node
    }

    private mutating func other(_ node: ExprSyntax) -> Code {
        switch node.kind {
        case .dictionaryExpr:
            guard case .elements(let elements) = node.cast(DictionaryExprSyntax.self).content else { return .list([]) }
            return .list(
                elements.map { element in
                    // What the keys mention counts, too.
                    if element.key.kind != .stringLiteralExpr { _ = expression(element.key) }
                    return expression(element.value)
                })
        case .tupleExpr: return .unknown(node.cast(TupleExprSyntax.self).elements.map { expression($0.expression) })
        case .macroExpansionExpr: return macro(node.cast(MacroExpansionExprSyntax.self))
        case .postfixIfConfigExpr: return postfix(node.cast(PostfixIfConfigExprSyntax.self))
        case .postfixOperatorExpr: return .unknown([expression(node.cast(PostfixOperatorExprSyntax.self).expression)])
        default: return .unknown([])
        }
    }

    /// `base #if … .call() #endif`: what each branch calls, after the base.
    private mutating func postfix(_ node: PostfixIfConfigExprSyntax) -> Code {
        var parts = node.base.map { [expression($0)] } ?? []
        for (clause, own) in SwiftWalker.branches(of: node.config) {
            guard case .postfixExpression(let value)? = clause.elements, !(platforms && own).possible.isEmpty else {
                continue
            }
            let first = mentions.count
            parts.append(expression(value))
            limitMentions(since: first, to: own.possible)
        }
        return parts.count == 1 ? parts[0] : .unknown(parts)
    }

    /// `#imageLiteral(resourceName: "x")` names an image. Selectors and key paths mention nothing.
    private mutating func macro(_ node: MacroExpansionExprSyntax) -> Code {
        let before = mentions.count
        var arguments = node.arguments.map { expression($0.expression) }
        if let trailing = node.trailingClosure { arguments.append(closure(trailing)) }
        switch node.macroName.text {
        case "imageLiteral":
            let call = Code.Call(
                nil, "#imageLiteral", labels: node.arguments.map { $0.label.map(SwiftSource.name) ?? "_" }, arguments,
                at: source.position(of: node.macroName))
            mention(call, nil, node.arguments)
            return .call(call)
        case "selector", "keyPath": mentions.removeSubrange(before...)
        default: break
        }
        return .unknown(arguments)
    }

    // MARK: Mentions

    /// A property that the index shows, by its name.
    private mutating func mentioned(_ code: Code, _ token: TokenSyntax) -> Code {
        guard CallSite.speaksOfNibs(source.bytes(of: token)) else { return code }
        let at = source.position(of: token)
        switch code {
        case .member(let base, let name) where !name.beginsWithCapital: mentions.append(.member(base, name, at))
        case .name(let name) where !name.beginsWithCapital: mentions.append(.member(nil, name, at))
        default: break
        }
        return code
    }

    private mutating func mention(_ call: Code.Call, _ receiver: ExprSyntax?, _ arguments: LabeledExprListSyntax) {
        guard UseFinder.mayUse(call) else { return }
        mentions.append(
            .call(
                call, receiver: receiver.map { source.span(SwiftWalker.bare($0)) },
                arguments: arguments.map { source.span(SwiftWalker.bare($0.expression)) }))
    }

    private mutating func text(_ node: StringLiteralExprSyntax) -> Code {
        if let value = node.representedLiteralValue { return .text(value) }
        var parts: [Code] = []
        for segment in node.segments {
            switch segment {
            case .stringSegment(let text): if text.totalLength.utf8Length > 0 { parts.append(.text(text.content.text)) }
            case .expressionSegment(let inner): parts += inner.expressions.map { expression($0.expression) }
            }
        }
        return .joined(parts)
    }

    private mutating func call(_ node: FunctionCallExprSyntax) -> Code {
        var labels = node.arguments.map { $0.label.map(SwiftSource.name) ?? "_" }
        var arguments = node.arguments.map { expression($0.expression) }
        if let trailing = node.trailingClosure {
            labels.append("_")
            arguments.append(closure(trailing))
        }
        for trailing in node.additionalTrailingClosures {
            labels.append(SwiftSource.name(trailing.label))
            arguments.append(closure(trailing.closure))
        }
        var callee = SwiftWalker.bare(node.calledExpression)
        if let generic = callee.as(GenericSpecializationExprSyntax.self) {
            callee = SwiftWalker.bare(generic.expression)
        }
        if let member = callee.as(MemberAccessExprSyntax.self) {
            var call = Code.Call(
                member.base.map { expression($0) }, SwiftSource.name(member.declName.baseName), labels: labels,
                arguments,
                at: source.position(of: member.declName.baseName))
            call.isImplicit = member.base == nil
            mention(call, member.base, node.arguments)
            return .call(call)
        }
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            let call = Code.Call(
                nil, SwiftSource.name(reference.baseName), labels: labels, arguments,
                at: source.position(of: reference.baseName))
            mention(call, nil, node.arguments)
            return .call(call)
        }
        return .call(Code.Call(expression(callee), "()", labels: labels, arguments, at: source.position(of: node)))
    }

    private mutating func closure(_ node: ClosureExprSyntax) -> Code {
        var names: [String] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list)?: names = list.map { SwiftSource.name($0.name) }
        case .parameterClause(let clause)?:
            names = clause.parameters.map { SwiftSource.name($0.secondName ?? $0.firstName) }
        case nil: break
        }
        let captured = (node.signature?.capture?.items ?? []).compactMap { item -> Code? in
            item.initializer.map { .variable(SwiftSource.name(item.name), type: nil, expression($0.value)) }
        }
        closures += 1
        defer { closures -= 1 }
        return .closure(names, captured + body(node.statements, givesValue: true))
    }

    /// What the branches of an `if` or `switch` expression give.
    private mutating func choices(_ node: ExprSyntax) -> Code {
        func value(_ statements: [Code]) -> Code {
            switch statements.last {
            case .branch(let condition, let then, let otherwise)?:
                return .choice(condition, value(then), value(otherwise))
            case .select(_, let cases)?: return Self.oneOf(cases.map { value($0.body) })
            case .result(let given?)?: return given
            case let given?: return given
            case nil: return .unknown([])
            }
        }
        return value(expressionStatement(node))
    }

    private static func oneOf(_ values: [Code]) -> Code {
        guard let last = values.last else { return .unknown([]) }
        return values.dropLast().reversed().reduce(last) { .choice(.operation("case", []), $1, $0) }
    }

    // MARK: Operators

    /// Operands with operators between them: split at the loosest of them.
    private mutating func sequence(_ items: ArraySlice<ExprSyntax>) -> Code {
        guard depth < CodeText.deepest else { return .unknown([]) }
        depth += 1
        defer { depth -= 1 }
        if items.count == 1, let only = items.first { return expression(only) }
        if let place = items.firstIndex(where: { $0.kind == .assignmentExpr }) {
            return assignment(items[..<place], items[(place + 1)...])
        }
        if items.count > 2, let first = items.first, sign(items[items.startIndex + 1]) == "+=" {
            let target = expression(first)
            return .assign(target, .joined([target, sequence(items.dropFirst(2))]))
        }
        if let place = items.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
            let middle = items[place].cast(UnresolvedTernaryExprSyntax.self).thenExpression
            return .choice(sequence(items[..<place]), expression(middle), sequence(items[(place + 1)...]))
        }
        for signs in [["||"], ["&&"], ["==", "!="], ["??"]] {
            let right = signs == ["??"]
            guard
                let place = right
                    ? items.firstIndex(where: { sign($0, in: signs) }) : items.lastIndex(where: { sign($0, in: signs) })
            else { continue }
            if signs.contains("==") {
                return equation(sign(items[place]) ?? "", items[..<place], items[(place + 1)...])
            }
            let (one, other) = (sequence(items[..<place]), sequence(items[(place + 1)...]))
            return right ? .choice(.unknown([]), one, other) : .operation(self.sign(items[place]) ?? "", [one, other])
        }
        if let place = items.lastIndex(where: { $0.kind == .unresolvedAsExpr || $0.kind == .unresolvedIsExpr }),
            place > items.startIndex
        {
            let value = sequence(items[..<place])
            guard let sign = items[place].as(UnresolvedAsExprSyntax.self),
                let type = items[(place + 1)...].first?.as(TypeExprSyntax.self)?.type
            else {
                return .unknown([value])
            }
            return .cast(value, TypeText.base(type, source) + (sign.questionOrExclamationMark?.text ?? ""))
        }
        let operands = items.enumerated().filter { $0.offset % 2 == 0 }.map { expression($0.element) }
        let isSum = items.enumerated().allSatisfy { $0.offset % 2 == 0 || sign($0.element) == "+" }
        return isSum ? .joined(operands) : .unknown(operands)
    }

    private mutating func assignment(_ target: ArraySlice<ExprSyntax>, _ value: ArraySlice<ExprSyntax>) -> Code {
        let token =
            target.first?.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? target.first?.as(DeclReferenceExprSyntax.self)?.baseName
        guard target.count == 1, let token, source.says(token, "restorationIdentifier"), let first = value.first,
            let last = value.last
        else { return .assign(sequence(target), sequence(value)) }
        let (name, code) = (sequence(target), sequence(value))
        let at = source.position(of: token)
        mentions.append(
            .assignment(name, code, source.span(from: first, to: last), at))
        return .assign(name, .placed(code, at))
    }

    /// `a == b`, one of which may be the identifier of a segue.
    private mutating func equation(
        _ sign: String, _ left: ArraySlice<ExprSyntax>, _ right: ArraySlice<ExprSyntax>
    ) -> Code {
        var (one, other) = (sequence(left), sequence(right))
        if isIdentifier(one), let first = right.first, let last = right.last {
            let span = source.span(from: first, to: last)
            other = compared(other, with: one, span, isPattern: false, at: source.position(of: first))
        } else if isIdentifier(other), let first = left.first, let last = left.last {
            let span = source.span(from: first, to: last)
            one = compared(one, with: other, span, isPattern: false, at: source.position(of: first))
        }
        return .operation(sign, [one, other])
    }

    private func sign(_ node: ExprSyntax) -> String? { node.as(BinaryOperatorExprSyntax.self)?.operator.text }
    private func sign(_ node: ExprSyntax, in signs: [String]) -> Bool { sign(node).map(signs.contains) ?? false }
}
