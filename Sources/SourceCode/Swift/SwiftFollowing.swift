import SwiftSyntax

/// What an expression stands for, as far as one body tells.
struct Followed {
    /// A string, or an expression that cannot be followed further.
    struct Name {
        var text: String
        /// The string, of a literal.
        var literal: String?
        /// Whether it may name something: no arithmetic, no nil.
        var mayName: Bool
    }

    var names: [Name] = []
    /// See ``NibLoad/parameter``.
    var parameter: String?
    /// See ``NibLoad/genericParameter``.
    var generic: String?
    /// Bounds the work where locals stand for several others each.
    fileprivate var budget = 256

    /// The names, unless they are the expression itself.
    func values(besides expression: String?) -> [String] {
        var values: [String] = []
        for name in names where !values.contains(name.text) { values.append(name.text) }
        return values == [expression] ? [] : values
    }
}

extension SwiftWalker {
    /// Names that are hidden while the value of a local is followed: those of
    /// the locals themselves, as in `let name = name`.
    typealias Hidden = [(name: String, local: Local?)]

    /// What operands and operators of one expression stand for.
    func follow(_ value: ArraySlice<ExprSyntax>) -> Followed {
        var found = Followed()
        collect(value, [], &found)
        return found
    }

    func follow(_ expression: ExprSyntax) -> Followed { follow([expression]) }

    func local(_ name: String, _ hidden: Hidden = []) -> Local? {
        if let entry = hidden.last(where: { $0.name == name }) { return entry.local }
        return body?.locals[name]?.seen(on: condition.possible)
    }

    /// Operators are not folded by the parser, so an expression with some is a row.
    private func collect(_ row: ArraySlice<ExprSyntax>, _ hidden: Hidden, _ found: inout Followed) {
        guard let first = row.first, let last = row.last, found.budget > 0 else { return }
        if row.count == 1 { return collect(first, hidden, &found) }
        if let ternary = row.firstIndex(where: { $0.kind == .unresolvedTernaryExpr }) {
            collect(row[ternary].cast(UnresolvedTernaryExprSyntax.self).thenExpression, hidden, &found)
            return collect(row[(ternary + 1)...], hidden, &found)
        }
        if let cast = row.firstIndex(where: { $0.kind == .unresolvedAsExpr }), cast > row.startIndex {
            return collect(row[..<cast], hidden, &found)
        }
        let operators = row.indices.filter { row[$0].kind == .binaryOperatorExpr }
        if !operators.isEmpty, operators.allSatisfy({ isOperator(row[$0], "??") }) {
            for operand in row where operand.kind != .binaryOperatorExpr { collect(operand, hidden, &found) }
        } else {
            found.names.append(.init(text: source.text(from: Syntax(first), to: Syntax(last)), mayName: false))
        }
    }

    func isOperator(_ expression: ExprSyntax, _ word: StaticString) -> Bool {
        expression.as(BinaryOperatorExprSyntax.self).map { source.says($0.operator, word) } ?? false
    }

    private func collect(_ expression: ExprSyntax, _ hidden: Hidden, _ found: inout Followed) {
        found.budget -= 1
        guard found.budget > 0, hidden.count < 12, found.names.count < 32 else { return }
        let expression = Self.bare(expression)
        switch expression.kind {
        case .sequenceExpr:
            collect(Array(expression.cast(SequenceExprSyntax.self).elements)[...], hidden, &found)
        case .ifExpr, .switchExpr:
            for branch in Self.branches(expression) { collect(branch, hidden, &found) }
        case .declReferenceExpr:
            collect(expression.cast(DeclReferenceExprSyntax.self), hidden, &found)
        case .stringLiteralExpr:
            collect(expression.cast(StringLiteralExprSyntax.self), hidden, &found)
        case .functionCallExpr:
            let call = expression.cast(FunctionCallExprSyntax.self)
            if let inner = Self.nameMadeFrom(call) ?? Self.wrapped(call) { return collect(inner, hidden, &found) }
            if call.arguments.isEmpty, collect(call.calledExpression, of: expression, hidden, &found) { return }
            mention(call.calledExpression, hidden, &found)
            for argument in call.arguments.prefix(4) { mention(argument.expression, hidden, &found) }
            found.names.append(.init(text: source.text(expression), mayName: Self.givesName(call)))
        case .memberAccessExpr:
            if collect(expression, of: expression, hidden, &found) { return }
            let member = expression.cast(MemberAccessExprSyntax.self)
            mention(member.base, hidden, &found)
            // `type.reuseIdentifier` asks a member of the same type.
            let mayName = Self.startsAtType(member) || source.says(member.declName.baseName, "reuseIdentifier")
            found.names.append(.init(text: source.text(expression), mayName: mayName))
        default:
            found.names.append(.init(text: source.text(expression), mayName: false))
        }
    }

    private func collect(_ reference: DeclReferenceExprSyntax, _ hidden: Hidden, _ found: inout Followed) {
        let name = SwiftSource.name(reference.baseName)
        guard let local = local(name, hidden) else {
            found.names.append(.init(text: name, mayName: reference.argumentNames == nil))
            return
        }
        note(local, &found)
        if local.values.isEmpty {
            found.names.append(.init(text: name, mayName: false))
        } else {
            for value in local.values.prefix(32) { collect(value[...], hidden + [(name, local.outer)], &found) }
        }
    }

    /// Members of a local that stands for classes, `kind.loadNib()` after
    /// `for kind in [FooCell.self, BarCell.self]`, are the members of each.
    private func collect(_ member: ExprSyntax, of whole: ExprSyntax, _ hidden: Hidden, _ found: inout Followed) -> Bool
    {
        guard let base = member.as(MemberAccessExprSyntax.self)?.base.map(Self.bare)?.as(DeclReferenceExprSyntax.self),
            let local = local(SwiftSource.name(base.baseName), hidden)
        else { return false }
        let classes = local.values.prefix(32).compactMap { value -> String? in
            guard value.count == 1, let named = Self.bare(value[0]).as(MemberAccessExprSyntax.self),
                let name = named.base,
                source.says(named.declName.baseName, "self")
            else { return nil }
            return source.text(name)
        }
        guard !classes.isEmpty, classes.count == min(local.values.count, 32) else { return false }
        let rest = source.text(whole).dropFirst(source.text(base).count)
        for name in classes { found.names.append(.init(text: name + rest, mayName: true)) }
        return true
    }

    private func collect(_ literal: StringLiteralExprSyntax, _ hidden: Hidden, _ found: inout Followed) {
        let value = literal.representedLiteralValue
        // `"\(T.self)"` is a name of T; `"\(prefix)Cell"` is none of the prefix.
        var written: [StringLiteralSegmentListSyntax.Element] = []
        for segment in literal.segments {
            // No `filter`: that of a syntax collection makes new nodes.
            if case .stringSegment(let text) = segment, text.totalLength.utf8Length == 0 { continue }
            written.append(segment)
        }
        if value == nil, written.count == 1, case .expressionSegment(let segment)? = written.first {
            for inner in segment.expressions { mention(inner.expression, hidden, &found) }
        }
        found.names.append(.init(text: source.text(literal), literal: value, mayName: true))
    }

    /// Notes parameters that the base of an expression is: `T` in `T.self`,
    /// `type` in `type.identifier`.
    private func mention(_ expression: ExprSyntax?, _ hidden: Hidden, _ found: inout Followed) {
        var expression = expression.map(Self.bare)
        for _ in 0..<16 {
            if let member = expression?.as(MemberAccessExprSyntax.self) {
                expression = member.base.map(Self.bare)
            } else if let call = expression?.as(FunctionCallExprSyntax.self) {
                for argument in call.arguments.prefix(2) where found.budget > 0 {
                    found.budget -= 1
                    mention(argument.expression, hidden, &found)
                }
                expression = Self.bare(call.calledExpression)
            } else {
                break
            }
        }
        guard let reference = expression?.as(DeclReferenceExprSyntax.self) else { return }
        let name = SwiftSource.name(reference.baseName)
        if let local = local(name, hidden) {
            note(local, &found)
        } else if generics.contains(name), found.generic == nil {
            found.generic = name
        }
    }

    private func note(_ local: Local, _ found: inout Followed) {
        guard let parameter = local.parameter else { return }
        if found.parameter == nil { found.parameter = parameter }
        if found.generic == nil, let meta = local.type?.as(MetatypeTypeSyntax.self) {
            let name = TypeText.base(meta.baseType, source)
            if generics.contains(name) { found.generic = name }
        }
    }
}

// MARK: Forms of expressions

extension SwiftWalker {
    /// The expression without parentheses, `try`, `await`, `!`, `?`, `as T`.
    static func bare(_ expression: ExprSyntax) -> ExprSyntax {
        var expression = expression
        while let inner = inside(expression) { expression = inner }
        return expression
    }

    static func inside(_ expression: ExprSyntax) -> ExprSyntax? {
        switch expression.kind {
        case .tryExpr: return expression.cast(TryExprSyntax.self).expression
        case .awaitExpr: return expression.cast(AwaitExprSyntax.self).expression
        case .forceUnwrapExpr: return expression.cast(ForceUnwrapExprSyntax.self).expression
        case .optionalChainingExpr: return expression.cast(OptionalChainingExprSyntax.self).expression
        case .tupleExpr:
            let elements = expression.cast(TupleExprSyntax.self).elements
            return elements.count == 1 ? elements.first?.expression : nil
        case .sequenceExpr:
            let elements = expression.cast(SequenceExprSyntax.self).elements
            guard elements.count == 3, elements.dropFirst().first?.kind == .unresolvedAsExpr else { return nil }
            return elements.first
        default: return nil
        }
    }

    /// What the branches of an `if` or `switch` expression give.
    fileprivate static func branches(_ expression: ExprSyntax) -> [ExprSyntax] {
        var lists: [CodeBlockItemListSyntax] = []
        if let choice = expression.as(SwitchExprSyntax.self) {
            for item in choice.cases.prefix(32) {
                if case .switchCase(let branch) = item { lists.append(branch.statements) }
            }
        }
        var condition = expression.as(IfExprSyntax.self)
        while let current = condition, lists.count < 32 {
            lists.append(current.body.statements)
            condition = nil
            switch current.elseBody {
            case .ifExpr(let next)?: condition = next
            case .codeBlock(let block)?: lists.append(block.statements)
            case nil: break
            }
        }
        return lists.flatMap { list -> [ExprSyntax] in
            switch list.last?.item {
            case .expr(let value)?: return [value]
            case .stmt(let statement)?:
                // A condition at the end of a block is parsed as a statement.
                if let value = statement.as(ReturnStmtSyntax.self)?.expression { return [value] }
                return statement.as(ExpressionStmtSyntax.self).map { [$0.expression] } ?? []
            default: return []
            }
        }
    }

    /// The name in `UINib(nibName: name, bundle: nil)` and its like.
    static func nameMadeFrom(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let argument = call.arguments.first, let label = argument.label?.text else { return nil }
        var callee = bare(call.calledExpression)
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            // `let nib: UINib = .init(nibName: name, bundle: nil)`
            guard let base = member.base else {
                return label == "nibName" || label == "nibNamed" ? argument.expression : nil
            }
            callee = base
        }
        switch (callee.as(DeclReferenceExprSyntax.self)?.baseName.text, label) {
        case ("UINib", "nibName"), ("NSNib", "nibNamed"), ("UIStoryboard", "name"), ("NSStoryboard", "name"):
            return argument.expression
        default: return nil
        }
    }

    /// What a type wraps that names something: `NSNib.Name("X")`,
    /// `NSUserInterfaceItemIdentifier(rawValue: "X")`, `.init("X")`.
    fileprivate static func wrapped(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard call.arguments.count == 1, let argument = call.arguments.first else { return nil }
        guard argument.label == nil || argument.label?.text == "rawValue" else { return nil }
        let callee = bare(call.calledExpression)
        let name =
            callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name, name == "init" || name == "String" || name.hasSuffix("Name") || name.hasSuffix("Identifier"),
            name == "init" || name.first?.isUppercase == true
        else { return nil }
        return argument.expression
    }

    /// Whether a call gives the name of a class, or another name.
    private static func givesName(_ call: FunctionCallExprSyntax) -> Bool {
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            switch callee.baseName.text {
            case "String": return ["describing", "reflecting"].contains(call.arguments.first?.label?.text)
            case "NSStringFromClass": return true
            case let name: return call.arguments.isEmpty && name.first?.isLowercase == true
            }
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
        let name = member.declName.baseName.text
        return ["className", "description", "nibName", "identifier"].contains(name)
            || (call.arguments.isEmpty && startsAtType(member))
    }

    /// `Foo.bar`, `self.bar`, `.bar`, `Foo.bar.rawValue`, `T.self.bar`.
    fileprivate static func startsAtType(_ member: MemberAccessExprSyntax) -> Bool {
        var base = member.base.map(bare)
        while let inner = base?.as(MemberAccessExprSyntax.self) { base = inner.base.map(bare) }
        guard let base else { return true }
        if let call = base.as(FunctionCallExprSyntax.self) {
            // `NSStringFromClass(self).components(separatedBy: ".").last!`, `type(of: self).x`
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            if name == "NSStringFromClass" || name == "type" || name == "String" { return true }
            guard let inner = call.calledExpression.as(MemberAccessExprSyntax.self), let owner = inner.base,
                let ownerCall = bare(owner).as(FunctionCallExprSyntax.self)
            else { return false }
            return ownerCall.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSStringFromClass"
        }
        guard let reference = base.as(DeclReferenceExprSyntax.self) else { return false }
        let name = reference.baseName.text
        return name == "self" || name == "rawValue" || name.first?.isUppercase == true
    }

    /// The expression that names a nib or storyboard: of one that is made
    /// here, or in a local variable, the name that it is made from.
    func nameExpression(_ expression: ExprSyntax) -> ExprSyntax {
        let given = Self.bare(expression)
        var current = given
        var hidden: Hidden = []
        for _ in 0..<8 {
            if let call = current.as(FunctionCallExprSyntax.self), let name = Self.nameMadeFrom(call) { return name }
            guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text, let local = local(name, hidden),
                local.values.count == 1, local.values[0].count == 1
            else { break }
            hidden.append((name, local.outer))
            current = Self.bare(local.values[0][0])
        }
        return given
    }

    /// Declared or evident class of an object.
    func typeName(of expression: ExprSyntax) -> String? {
        var current = Self.bare(expression)
        var hidden: Hidden = []
        for _ in 0..<8 {
            if let call = current.as(FunctionCallExprSyntax.self) {
                let callee = Self.bare(call.calledExpression)
                if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
                    return typeReceiver(member.base)
                }
                return typeReceiver(callee)
            }
            guard let name = current.as(DeclReferenceExprSyntax.self)?.baseName.text, let local = local(name, hidden)
            else { return nil }
            if let type = local.type { return TypeText.base(type, source) }
            guard local.values.count == 1, local.values[0].count == 1 else { return nil }
            hidden.append((name, local.outer))
            current = Self.bare(local.values[0][0])
        }
        return nil
    }

    /// The name of a type, not of an object.
    private func typeReceiver(_ expression: ExprSyntax?) -> String? {
        guard let name = receiver(expression), name != "self", name != "super" else { return nil }
        return name
    }

    /// What a call is sent to, where that says a class: `Foo`, `Outer.Foo`,
    /// `T`, `self`, `Self`, `super`; `Self` for `type(of: self)`.
    func receiver(_ expression: ExprSyntax?) -> String? {
        guard var current = expression.map(Self.bare) else { return nil }
        if let generic = current.as(GenericSpecializationExprSyntax.self) { current = generic.expression }
        switch current.kind {
        case .superExpr: return "super"
        case .declReferenceExpr:
            let name = SwiftSource.name(current.cast(DeclReferenceExprSyntax.self).baseName)
            return name == "self" || name.first?.isUppercase == true ? name : nil
        case .memberAccessExpr:
            let member = current.cast(MemberAccessExprSyntax.self)
            let name = SwiftSource.name(member.declName.baseName)
            guard name == "self" || name.first?.isUppercase == true, let base = member.base else { return nil }
            return path(of: base, name == "self" ? [] : [name])
        case .functionCallExpr:
            let call = current.cast(FunctionCallExprSyntax.self)
            guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self), callee.baseName.text == "type",
                let argument = call.arguments.first, argument.label?.text == "of",
                Self.bare(argument.expression).as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
            else { return nil }
            return "Self"
        default: return nil
        }
    }

    private func path(of base: ExprSyntax, _ last: [String]) -> String? {
        var names = last
        var current = Self.bare(base)
        while names.count < 16 {
            if let generic = current.as(GenericSpecializationExprSyntax.self) { current = generic.expression }
            if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
                let name = SwiftSource.name(member.declName.baseName)
                guard name.first?.isUppercase == true else { return nil }
                names.append(name)
                current = Self.bare(base)
            } else if let reference = current.as(DeclReferenceExprSyntax.self) {
                let name = SwiftSource.name(reference.baseName)
                guard name.first?.isUppercase == true || (name == "self" && names.isEmpty) else { return nil }
                return names.isEmpty ? name : ([name] + names.reversed()).joined(separator: ".")
            } else {
                return nil
            }
        }
        return nil
    }
}
