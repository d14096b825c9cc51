extension CodeParser {
    private enum Keyword: String, CaseIterable {
        case `return`, `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `break`, `continue`, goto,
            `try`, `catch`
        case typedef, using, template, asm
        case shortAssembly = "__asm"
        case longAssembly = "__asm__"
    }

    private static let keywords = Dictionary(uniqueKeysWithValues: Keyword.allCases.map { ($0.rawValue, $0) })

    private func keyword() -> Keyword? {
        guard let token = token(), token.kind == .identifier, token.end - token.start <= 8, token.end - token.start > 1
        else { return nil }
        let first = source.bytes[Int(token.start)]
        guard first >= UInt8(ascii: "a") || first == UInt8(ascii: "_") else { return nil }
        return Self.keywords[source.text(token)]
    }

    /// Parses the statements up to the end of the group.
    mutating func statements() -> [Code] {
        var statements: [Code] = []
        while index < limit { statement(into: &statements) }
        return statements
    }

    /// Parses one statement, which may declare several variables, and appends its code. It consumes at least one token.
    private mutating func statement(into statements: inout [Code]) {
        let before = index
        for statement in descendToStatements({ $0.statement() }) where statement.doesSomething {
            statements.append(statement)
        }
        if index == before { skip() }
    }

    /// Parses the body of a condition or loop: a block, or a statement without braces.
    private mutating func inner() -> [Code] {
        guard isNext("{") else { return descendToStatements { $0.statement() } }
        return descendToStatements { parser in parser.group { $0.statements() } }
    }

    private mutating func statement() -> [Code] {
        guard let first = token() else { return [] }
        if first.is("{") { return [node(.block(group { $0.statements() }))] }
        if first.kind == .atKeyword, let statements = atStatement(first) { return statements }
        if takes(";") || first.is("}") { return [] }
        switch keyword() {
        case .return:
            index += 1
            if takes(";") || index >= limit { return [node(.result(nil))] }
            let start = index
            var value = expression()
            if keepsResults, blocks == 0 {
                let at = positions.position(at: first)
                mention(.result(value, start..<index, .all, at), at: first, at)
                if givesIdentifier { value = .placed(value, at) }
            }
            endStatement()
            return [node(.result(value))]
        case .if: return branch()
        case .switch: return [select()]
        case .for: return [loop()]
        case .while:
            index += 1
            return [node(.block(conditions() + inner()))]
        case .do:
            index += 1
            let body = inner()
            guard isNext(word: "while") else { return [node(.block(body))] }
            index += 1
            let statements = body + conditions()
            _ = takes(";")
            return [node(.block(statements))]
        case .try:
            index += 1
            return attempt()
        case .else:
            index += 1
            return [node(.block(inner()))]
        case .catch: return [node(.branch(.unknown([]), handler(), []))]
        case .case, .default:
            // A label outside a `switch`.
            skip(to: ":", ";")
            index += 1
            return []
        case .break, .continue, .goto, .typedef, .using, .template, .asm, .shortAssembly, .longAssembly:
            skip(to: ";")
            index += 1
            return []
        case nil:
            if first.kind == .identifier, isNext(":", 1) {
                index += 2
                return []
            }
            if let variables = declaration() { return variables }
            let statement = expression()
            endStatement()
            return [statement]
        }
    }

    /// Advances past the `;` of a statement. If the `;` is missing, it stops before a brace or before the first token
    /// of a line.
    private mutating func endStatement() {
        while let token = token(), !token.is("{"), !token.is("}") {
            if takes(";") || token.beginsLine { return }
            // A message after a macro is parsed, because it may matter.
            if token.is("[") { _ = primary() } else { skip() }
        }
    }

    /// Parses a statement that begins with `@`. Returns nil if it is an expression.
    private mutating func atStatement(_ word: Token) -> [Code]? {
        switch source.text(word) {
        case "@try":
            index += 1
            return attempt()
        case "@autoreleasepool", "@finally":
            index += 1
            return [node(.block(inner()))]
        case "@synchronized":
            index += 1
            let object = isNext("(") ? group { [$0.expression()] } : []
            return [node(.block(object + inner()))]
        case "@catch": return [node(.branch(.unknown([]), handler(), []))]
        case "@throw":
            index += 1
            let object = expression()
            endStatement()
            return [unknown([object])]
        default: return nil
        }
    }

    /// Parses the body after `@try` or `try`, and its error handlers.
    private mutating func attempt() -> [Code] {
        let first = mentions.count
        let body = inner()
        var handlers: [[Code]] = []
        if isNext(word: "catch") || isNext(word: "@catch") { handled.formUnion(mentions[first...].map(\.at)) }
        while isNext(word: "catch") || isNext(word: "@catch") { handlers.append(handler()) }
        return Code.attempt(body, handlers).map { node($0) }
    }

    /// Parses `@catch` or `catch` with its body.
    private mutating func handler() -> [Code] {
        index += 1
        let name = isNext("(") ? parameterName(open: index) : nil
        if isNext("(") { skip() }
        return (name.map { [Code.variable($0, type: nil, nil)] } ?? []) + inner()
    }

    // MARK: Conditions

    /// Parses the parentheses of a condition. They contain an expression. In C++, a declaration may precede the
    /// expression.
    private mutating func conditions() -> [Code] {
        guard isNext("(") else { return [] }
        return group { parser in
            var parts: [Code] = []
            while parser.index < parser.limit {
                let before = parser.index
                if let variables = parser.declaration(isCondition: true) {
                    parts += variables
                } else {
                    parts.append(parser.expression())
                    parser.skip(to: ";")
                    _ = parser.takes(";")
                }
                if parser.index == before { parser.skip() }
            }
            // The condition of `if (Foo *foo = …)` is `foo`.
            if case .variable(let name, _, _)? = parts.last { parts.append(.name(name)) }
            return parts
        }
    }

    /// Parses `if` with all its `else if` branches. The function does not recurse, because a chain may be long.
    private mutating func branch() -> [Code] {
        var before: [Code] = []
        var arms: [(condition: Code, body: [Code])] = []
        var otherwise: [Code] = []
        while isNext(word: "if") {
            index += 1
            if isNext(word: "constexpr") { index += 1 }
            var parts = conditions()
            let condition = parts.popLast() ?? .unknown([])
            before += parts
            arms.append((condition, inner()))
            guard isNext(word: "else") else { break }
            index += 1
            if isNext(word: "if") { continue }
            otherwise = inner()
            break
        }
        for arm in arms.reversed() { otherwise = [node(.branch(arm.condition, arm.body, otherwise))] }
        return before + otherwise
    }

    private mutating func select() -> Code {
        index += 1
        var parts = conditions()
        let subject = parts.popLast() ?? .unknown([])
        guard isNext("{") else { return node(.block(parts + [subject])) }
        let cases = group { $0.cases() }
        let code = node(.select(subject, cases))
        return parts.isEmpty ? code : node(.block(parts + [code]))
    }

    private mutating func cases() -> [Code.Case] {
        var cases: [Code.Case] = []
        while index < limit {
            guard let label = keyword(), label == .case || label == .default else {
                // Statements before the first label never run. They are stored in a case without patterns, as for
                // `default`.
                if cases.isEmpty { cases.append(Code.Case([], [])) }
                statement(into: &cases[cases.count - 1].body)
                continue
            }
            cases.append(Code.Case(labels(), []))
        }
        return cases
    }

    /// Parses adjacent labels and returns their patterns. The list is empty if `default` is one of the labels.
    private mutating func labels() -> [Code] {
        var patterns: [Code] = []
        var isDefault = false
        while let label = keyword(), label == .case || label == .default {
            index += 1
            if label == .case {
                patterns.append(descend { $0.conditional() })
            } else {
                isDefault = true
            }
            // `case 1 ... 3:` is a range.
            skip(to: ":", ";")
            index += 1
        }
        return isDefault ? [] : patterns
    }

    // MARK: Loops

    private mutating func loop() -> Code {
        index += 1
        guard isNext("(") else { return node(.block(inner())) }
        let (open, close) = (index, min(end(of: index), limit))
        guard let divider = dividerOfLoop(open + 1, close) else {
            let head = group { $0.statements() }
            return node(.block(head + inner()))
        }
        let name = tokens[(open + 1)..<divider].last { $0.kind == .identifier }.map(source.text) ?? "_"
        let all = group { parser -> Code in
            parser.index = divider + 1
            return parser.expression()
        }
        return node(.each(name, all, inner()))
    }

    /// Returns the index of `in` in a loop, or of `:` in a C++ loop; nil for a loop with a counter.
    private func dividerOfLoop(_ start: Int, _ end: Int) -> Int? {
        var (place, colon) = (start, Int?.none)
        while place < end {
            let token = tokens[place]
            if token.is(";") || token.is("?") { return nil }
            if token.is(":"), colon == nil { colon = place }
            if token.kind == .identifier, source.says(token, "in") { return place }
            place = token.opens ? behind(place) : place + 1
        }
        return colon
    }

    // MARK: Variables

    /// Parses the variables that a statement declares. Returns nil if the statement declares none.
    ///
    /// - Parameter isCondition: whether the statement is in a condition, where `a & b` is a value.
    private mutating func declaration(isCondition: Bool = false) -> [Code]? {
        guard let first = token(), first.kind == .identifier, let second = token(1) else { return nil }
        // For most statements, the first two tokens show that they do not declare a variable.
        if second.is(".") || second.is("=") || second.is("[") || second.is("+") || second.is("-") { return nil }
        if second.kind == .operation,
            source.says(second, "->") || source.says(second, "++") || source.says(second, "--")
        {
            return nil
        }
        if second.is("("), !isNext("^", 2), !isNext("*", 2), !WrittenType.isComputed(first, source) { return nil }
        let head = tokens[index..<min(limit, index + WrittenType.longest)]
        guard let type = source.writtenType(head), type.next < head.endIndex else { return nil }
        if let name = pointerName(at: type.next) { return functionPointer(name) }
        let name = tokens[type.next]
        guard name.kind == .identifier, !(name.beginsLine && type.stars == 0) else { return nil }
        guard isDeclarator(type.next + 1, isCondition: isCondition) else { return nil }
        index = type.next
        var variables: [Code] = []
        while let name = token(), name.kind == .identifier {
            index += 1
            variables.append(isolated { $0.variable($0.source.text(name), type.name) })
            // A declarator with a body is a C++ function.
            skip(to: ",", ";", "{")
            guard takes(",") else { break }
            while let token = token(), token.is("*") || WrittenType.isQualifier(token, source) { index += 1 }
        }
        _ = takes(";")
        return variables
    }

    /// Returns whether the token at an index may follow the name of a new variable.
    private func isDeclarator(_ place: Int, isCondition: Bool) -> Bool {
        guard place < limit else { return false }
        let token = tokens[place]
        if isCondition || token.is("=") { return token.is("=") }
        // `Foo foo(1)` is C++.
        return token.is(";") || token.is(",") || token.opens || WrittenType.isQualifier(token, source)
    }

    private mutating func variable(_ name: String, _ type: String?) -> Code {
        while let token = token(), token.is("[") || WrittenType.isQualifier(token, source) {
            let hasBrackets = source.says(token, "__attribute__")
            skip()
            if hasBrackets, isNext("(") { skip() }
        }
        if takes("=") {
            let value = assignment()
            return node(.variable(name, type: type, value))
        }
        if isNext("(") || isNext("{") {
            let arguments = group { $0.arguments() }
            let value = unknown(arguments)
            return node(.variable(name, type: type, value))
        }
        return node(.variable(name, type: type, nil))
    }

    /// Returns the index of the name in `(^name)(…)` and `(*name)(…)`; nil for any other tokens.
    private func pointerName(at open: Int) -> Int? {
        guard open + 4 < limit, tokens[open].is("("), tokens[open + 1].is("^") || tokens[open + 1].is("*") else {
            return nil
        }
        let close = end(of: open)
        guard close - open <= 5, close + 1 < limit, tokens[close + 1].is("("), tokens[close - 1].kind == .identifier
        else { return nil }
        return close - 1
    }

    private mutating func functionPointer(_ name: Int) -> [Code] {
        index = name + 2
        skip()
        let code = isolated { $0.variable($0.source.text($0.tokens[name]), nil) }
        endStatement()
        return [code]
    }
}

extension Code {
    /// Whether the code has an effect as a statement. A statement without an effect is usually part of a macro.
    fileprivate var doesSomething: Bool {
        switch self {
        case .unknown([]), .name, .number, .bool, .null, .text: false
        default: true
        }
    }
}
