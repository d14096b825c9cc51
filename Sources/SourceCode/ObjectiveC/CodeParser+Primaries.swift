extension CodeParser {
    /// Parses a single operand. If no operand follows, the result is unknown and no token is consumed.
    mutating func primary() -> Code {
        guard let token = token() else { return .unknown([]) }
        switch token.kind {
        case .identifier: return word(token)
        case .string, .atString: return texts()
        case .number:
            index += 1
            return Self.number(source.text(token)).map { .number($0) } ?? .unknown([])
        case .character:
            index += 1
            return .unknown([])
        case .atKeyword: return atWord(token)
        case .punctuation:
            switch token.mark {
            case UInt8(ascii: "["): return isLambda() ? lambda() : message()
            case UInt8(ascii: "("): return brackets()
            case UInt8(ascii: "{"):
                let values = group { $0.arguments() }
                return node(.list(values))
            case UInt8(ascii: "^"): return block()
            case UInt8(ascii: "@"): return literal()
            case UInt8(ascii: "#"): return argumentName()
            default: return .unknown([])
            }
        default: return .unknown([])
        }
    }

    /// Parses `( … )` or `({ … })`. The value of the second form is unknown.
    private mutating func brackets() -> Code {
        group { parser in
            guard parser.isNext("{") else { return parser.expression() }
            let statements = parser.group { $0.statements() }
            return parser.unknown([parser.node(.block(statements))])
        }
    }

    /// Parses `#type` in a macro: the text of the argument, which is usually the name of a class.
    private mutating func argumentName() -> Code {
        let place = positions.position(at: tokens[index])
        index += 1
        return node(.call(Code.Call(nil, "NSStringFromClass", labels: nil, [primary()], at: place)))
    }

    /// Parses `@( … )`, `@[ … ]`, `@{ … }`, `@1` or `@#type`.
    private mutating func literal() -> Code {
        index += 1
        if isNext("#") { return argumentName() }
        if isNext("[") || isNext("{") {
            if isNext("[") { return node(.list(group { $0.arguments() })) }
            let (keys, values) = group { $0.entries() }
            return node(.dictionary(keys, values))
        }
        if isNext("(") { return brackets() }
        return isNext("-") || token()?.kind == .number ? unary() : .unknown([])
    }

    /// Parses the keys and values of a dictionary.
    private mutating func entries() -> (keys: [Code], values: [Code]) {
        var (keys, values): ([Code], [Code]) = ([], [])
        while index < limit {
            let key = assignment()
            keys.append(key)
            values.append(takes(":") ? assignment() : key)
            skip(to: ",")
            index += 1
        }
        return (keys, values)
    }

    private mutating func atWord(_ token: Token) -> Code {
        index += 1
        let text = String(source.text(token).dropFirst())
        if isNext("(") {
            // `@selector(…)`, `@available(…)` and macros such as `@weakify(…)`.
            skip()
            return .unknown([])
        }
        return Self.constants[text] ?? .name(text)
    }

    // MARK: Strings and numbers

    /// Parses adjacent string literals as one string. A macro between or before them belongs to the string.
    private mutating func texts() -> Code {
        var parts: [Code] = []
        while let token = token() {
            if token.isString {
                let text = source.unescaped(token)
                if case .text(let before)? = parts.last {
                    parts[parts.count - 1] = .text(before + text)
                } else {
                    parts.append(.text(text))
                }
            } else if isMacroBeforeText() {
                parts.append(.name(source.text(token)))
            } else {
                break
            }
            index += 1
        }
        return parts.count == 1 ? parts[0] : node(.joined(parts))
    }

    private func isMacroBeforeText() -> Bool {
        guard let next = token(1), let word = token() else { return false }
        return word.kind == .identifier && next.isString && !next.beginsLine
    }

    /// Returns the value of an integer literal; nil for any other text.
    static func number(_ text: String) -> Int? {
        var digits = text.lowercased().filter { $0 != "'" }
        if digits.hasPrefix("0x") {
            digits.removeFirst(2)
            while let last = digits.last, "ul".contains(last) { digits.removeLast() }
            return Int(digits, radix: 16)
        }
        while let last = digits.last, "ul".contains(last) { digits.removeLast() }
        if digits.hasPrefix("0b") { return Int(digits.dropFirst(2), radix: 2) }
        return digits.count > 1 && digits.hasPrefix("0") ? Int(digits, radix: 8) : Int(digits)
    }

    // MARK: Words

    private static let constants: [String: Code] = [
        "YES": .bool(true), "NO": .bool(false), "true": .bool(true), "false": .bool(false), "TRUE": .bool(true),
        "FALSE": .bool(false), "nil": .null, "Nil": .null, "NULL": .null, "nullptr": .null, "__objc_yes": .bool(true),
        "__objc_no": .bool(false),
    ]

    private static func mayBeConstant(_ first: UInt8) -> Bool {
        switch first {
        case UInt8(ascii: "Y"), UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "f"),
            UInt8(ascii: "T"),
            UInt8(ascii: "F"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// C++ casts: `static_cast<Type>(value)`.
    private static let casts: Set<String> = ["static_cast", "dynamic_cast", "reinterpret_cast", "const_cast"]
    /// Words before parentheses that contain a type, not a value.
    private static let typed: Set<String> = [
        "sizeof", "typeof", "__typeof", "__typeof__", "decltype", "alignof", "_Alignof", "offsetof",
        "__builtin_types_compatible_p",
        "_Generic", "va_arg", "__attribute__", "__builtin_offsetof", "typeid",
    ]

    private mutating func word(_ token: Token) -> Code {
        if isMacroBeforeText() { return texts() }
        index += 1
        let text = source.text(token)
        if token.end - token.start <= 10, Self.mayBeConstant(source.bytes[Int(token.start)]),
            let constant = Self.constants[text]
        {
            return constant
        }
        guard let next = self.token() else { return .name(text) }
        if next.is("(") {
            if Self.typed.contains(text) {
                skip()
                return .unknown([])
            }
            return function(text, at: token)
        }
        if next.kind == .operation, source.says(next, "::") { return qualified() }
        if next.is("<"), Self.casts.contains(text), let end = source.behindGenerics(index, tokens[..<limit]) {
            let type = source.writtenType(tokens[(index + 1)..<(end - 1)])?.name
            index = end
            let value = isNext("(") ? group { $0.expression() } : .unknown([])
            return type.map { node(.cast(value, $0)) } ?? value
        }
        if next.kind == .identifier,
            text == "new" || text == "delete" || text == "throw" || text == "co_await" || text == "sizeof"
        {
            return text == "new" ? new() : unknown([unary()])
        }
        return .name(text)
    }

    /// Parses `f(…)`.
    private mutating func function(_ name: String, at token: Token) -> Code {
        let place = positions.position(at: token)
        var spans: [Mention.Span] = []
        let arguments = group { $0.arguments(&spans) }
        if name == "object_getClass", arguments == [.name("self")] { return .name("Self") }
        let call = Code.Call(nil, name, labels: nil, arguments, at: place)
        if CallSite.mentionsNibs(name.utf8) { mention(.call(call, receiver: nil, arguments: spans), at: token, place) }
        return node(.call(call))
    }

    /// Parses `std::name<…>( … )`. The result is unknown, because C++ functions are not followed.
    private mutating func qualified() -> Code {
        while let token = token(), source.says(token, "::"), self.token(1)?.kind == .identifier {
            index += 2
            if isNext("<"), let end = source.behindGenerics(index, tokens[..<limit]),
                end < limit, tokens[end].is("(") || source.says(tokens[end], "::") || tokens[end].is("{")
            {
                index = end
            }
        }
        guard isNext("(") || isNext("{") else { return .unknown([]) }
        let arguments = group { $0.arguments() }
        return unknown(arguments)
    }

    /// Parses the C++ expression `new Foo(…)`.
    private mutating func new() -> Code {
        if let type = source.writtenType(tokens[index..<min(limit, index + WrittenType.longest)]) { index = type.next }
        guard isNext("(") || isNext("{") || isNext("[") else { return .unknown([]) }
        let arguments = group { $0.arguments() }
        return unknown(arguments)
    }

    // MARK: Blocks

    /// Parses `^{ … }`, `^(Foo *foo) { … }` or `^Foo *(void) { … }`.
    private mutating func block() -> Code {
        let start = index
        index += 1
        // The return type.
        while let token = token(), index - start < 12, !token.is("("), !token.is("{") {
            guard token.kind == .identifier || token.is("*") || token.is("<") || token.is(">") else { break }
            index += 1
        }
        var names: [String] = []
        if isNext("(") {
            names = parameterNames(open: index)
            skip()
        }
        while let token = token(), WrittenType.isQualifier(token, source) {
            index += 1
            if isNext("(") { skip() }
        }
        guard isNext("{") else { return .unknown([]) }
        return closure(names)
    }

    private mutating func closure(_ names: [String]) -> Code {
        blocks += 1
        defer { blocks -= 1 }
        let body = descendToStatements { parser in parser.group { $0.statements() } }
        return node(.closure(names, body))
    }

    /// Returns the first parameter name in the parentheses at an index; nil if there is none.
    func parameterName(open: Int) -> String? { parameterNames(open: open).first { $0 != "_" } }

    /// Returns the names of the parameters in the parentheses at an index, with `_` for a parameter without a name.
    private func parameterNames(open: Int) -> [String] {
        let parts = tokens[(open + 1)..<max(open + 1, min(end(of: open), limit))].splitByCommas()
        if parts.count == 1, parts[0].count <= 1, parts[0].first.map({ source.says($0, "void") }) ?? true { return [] }
        return parts.map { part in
            if let caret = part.firstIndex(where: { $0.is("^") }) {
                let name = part[caret...].dropFirst().first { $0.kind == .identifier || $0.is(")") }
                return name.flatMap { $0.kind == .identifier ? source.text($0) : nil } ?? "_"
            }
            let words = part.filter { $0.kind == .identifier && !WrittenType.isQualifier($0, source) }
            guard let last = part.last(where: { $0.kind == .identifier || $0.is("*") || $0.is(">") }) else {
                return "_"
            }
            return words.count > 1 && last.kind == .identifier ? source.text(words[words.count - 1]) : "_"
        }
    }

    /// Returns whether the next bracket begins a C++ lambda: `[…] {`, `[…](…) {`.
    private func isLambda() -> Bool {
        var next = behind(index)
        guard next < limit else { return false }
        if tokens[next].is("{") { return true }
        guard tokens[next].is("(") else { return false }
        next = behind(next)
        guard next < limit else { return false }
        return tokens[next].is("{") || source.says(tokens[next], "->") || source.says(tokens[next], "mutable")
            || source.says(tokens[next], "noexcept")
    }

    private mutating func lambda() -> Code {
        skip()
        var names: [String] = []
        if isNext("(") {
            names = parameterNames(open: index)
            skip()
        }
        skip(to: "{", ";")
        guard isNext("{") else { return .unknown([]) }
        return closure(names)
    }
}
