extension CodeParser {
    /// Parses an expression, or several expressions with commas between them.
    mutating func expression() -> Code {
        isolated { parser in
            let first = parser.assignment()
            guard parser.isNext(",") else { return first }
            var parts = [first]
            while parser.takes(",") { parts.append(parser.assignment()) }
            return parser.unknown(parts)
        }
    }

    /// Parses the expressions between commas, up to the end of the group.
    mutating func arguments() -> [Code] {
        var spans: [Mention.Span] = []
        return arguments(&spans)
    }

    /// Parses the expressions between commas and returns the token range of each in `spans`.
    mutating func arguments(_ spans: inout [Mention.Span]) -> [Code] {
        var arguments: [Code] = []
        while index < limit {
            // `.name = value` in a list of values.
            if isNext("."), isNext("=", 2) { index += 3 }
            let start = index
            arguments.append(assignment())
            skip(to: ",")
            spans.append(start..<index)
            index += 1
        }
        return arguments
    }

    /// Parses an assignment expression of C, which is an expression without the comma operator.
    mutating func assignment() -> Code {
        isolated { parser in
            let target = parser.conditional()
            let end = parser.index - 1
            guard let isPlain = parser.assigns() else { return target }
            let start = parser.index
            var value = parser.descend { $0.assignment() }
            if isPlain, case .member(_, let name) = target, end < parser.tokens.count {
                value = parser.assigned(value, start..<parser.index, to: target, name, parser.tokens[end])
            }
            // The value of `a` after `a += b` is unknown.
            if !isPlain { value = parser.unknown([value]) }
            return parser.node(.assign(target, value))
        }
    }

    /// Returns the code of a value that is assigned to a property. If the property holds an identifier, or its name
    /// mentions nibs, this method also records the assignment.
    private mutating func assigned(
        _ value: Code, _ span: Mention.Span, to target: Code, _ name: String, _ word: Token
    ) -> Code {
        if NavigationCalls.standard.assignment(to: name) != nil { return .placed(value, positions.position(at: word)) }
        let isIdentifier = name == "restorationIdentifier" || name == "identifier"
        guard isIdentifier || CallSite.mentionsNibs(name.utf8) else { return value }
        let place = positions.position(at: word)
        mention(.assignment(target, value, span, place), at: word, place)
        return isIdentifier ? .placed(value, place) : value
    }

    /// Skips an assignment operator. Returns true for `=`, false for `+=` and similar operators, and nil for any
    /// other token.
    private mutating func assigns() -> Bool? {
        guard let token = token() else { return nil }
        if token.is("=") {
            index += 1
            return true
        }
        var length = 0
        if token.kind == .operation {
            if Self.isAny(of: ["+=", "-=", "|=", "&="], token, source) { length = 1 }
            if source.says(token, "<<"), isAssignment(1) { length = 2 }
        } else if token.kind == .punctuation {
            switch token.mark {
            case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "^"):
                if isAssignment(1) { length = 2 }
            case UInt8(ascii: ">"): if let next = self.token(1), source.says(next, ">=") { length = 2 }
            default: break
            }
        }
        index += length
        return length == 0 ? nil : false
    }

    private static func isAny(of words: [StaticString], _ token: Token, _ source: SourceBytes) -> Bool {
        words.contains { source.says(token, $0) }
    }

    /// Returns whether the token at an offset is a `=` without a space before it.
    private func isAssignment(_ offset: Int) -> Bool {
        isNext("=", offset) && tokens[index + offset].start == tokens[index + offset - 1].end
    }

    /// Parses `a ? b : c`, `a ?: c`, or an expression of higher precedence.
    mutating func conditional() -> Code {
        let condition = binary(.or)
        guard takes("?") else { return condition }
        if takes(":") {
            // Use the condition only once. Two copies would double the size at every level.
            let other = descend { $0.conditional() }
            return node(.choice(.unknown([]), condition, other))
        }
        let one = descend { $0.assignment() }
        guard takes(":") else { return unknown([condition, one]) }
        let other = descend { $0.conditional() }
        return node(.choice(condition, one, other))
    }

    /// The levels of operator precedence that matter here.
    private enum Level: Int {
        case or, and, bits, equality, comparison
        /// Arithmetic.
        case other
    }

    private struct Operator {
        var level: Level
        /// The operator, as the code stores it. It is nil if the code does not store the operator.
        var sign: String?
        var length = 1
    }

    private func binaryOperator() -> Operator? {
        guard let token = token() else { return nil }
        if token.kind == .operation {
            if source.says(token, "&&") { return Operator(level: .and, sign: "&&") }
            if source.says(token, "||") { return Operator(level: .or, sign: "||") }
            if source.says(token, "==") { return Operator(level: .equality, sign: "==") }
            if source.says(token, "!=") { return Operator(level: .equality, sign: "!=") }
            if source.says(token, "<=") { return Operator(level: .comparison, sign: "<=") }
            if source.says(token, ">=") { return Operator(level: .comparison, sign: ">=") }
            if source.says(token, "<<"), !isAssignment(1) { return Operator(level: .other) }
            return nil
        }
        guard token.kind == .punctuation else { return nil }
        switch token.mark {
        case UInt8(ascii: "|"), UInt8(ascii: "&"): return Operator(level: .bits)
        case UInt8(ascii: "^"): return isAssignment(1) ? nil : Operator(level: .bits)
        case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
            return isAssignment(1) ? nil : Operator(level: .other)
        case UInt8(ascii: "+"), UInt8(ascii: "-"): return Operator(level: .other)
        case UInt8(ascii: "<"): return Operator(level: .comparison, sign: "<")
        case UInt8(ascii: ">"):
            if let next = self.token(1), source.says(next, ">=") { return nil }
            if isNext(">", 1) { return Operator(level: .other, length: 2) }
            return Operator(level: .comparison, sign: ">")
        default: return nil
        }
    }

    /// Parses operands with operators of at least this precedence.
    private mutating func binary(_ level: Level) -> Code {
        isolated { parser in
            var left = parser.unary()
            while let first = parser.binaryOperator(), first.level.rawValue >= level.rawValue {
                var operands = [left]
                // Operators of the same level form one node, so that `a && b && c` does not nest.
                while let next = parser.binaryOperator(), next.level == first.level {
                    if next.level == .equality || next.level == .comparison, operands.count > 1 { break }
                    parser.index += next.length
                    if let closer = Level(rawValue: next.level.rawValue + 1) {
                        operands.append(parser.binary(closer))
                    } else {
                        operands.append(parser.unary())
                    }
                }
                if let sign = first.sign {
                    left = parser.node(.operation(sign, operands))
                } else {
                    left = parser.unknown(operands)
                }
            }
            return left
        }
    }

    /// Parses an operand with its prefix and postfix operators.
    mutating func unary() -> Code { descend { $0.prefixed() } }

    private mutating func prefixed() -> Code {
        guard let token = token() else { return .unknown([]) }
        switch token.kind {
        case .operation:
            if source.says(token, "!!") {
                index += 1
                let operand = unary()
                let inner = node(.operation("!", [operand]))
                return node(.operation("!", [inner]))
            }
            guard Self.isAny(of: ["++", "--", "&&", "::"], token, source) else { return .unknown([]) }
            index += 1
            return unknown([unary()])
        case .punctuation:
            switch token.mark {
            case UInt8(ascii: "!"):
                index += 1
                let operand = unary()
                return node(.operation("!", [operand]))
            case UInt8(ascii: "-"):
                index += 1
                let operand = unary()
                if case .number(let number) = operand { return .number(0 &- number) }
                return unknown([operand])
            case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "~"):
                index += 1
                return unknown([unary()])
            case UInt8(ascii: "("):
                if let type = castType() { return cast(to: type) }
            default: break
            }
        default: break
        }
        let start = index
        return postfixed(primary(), from: start)
    }

    /// If the next parentheses are a cast, returns their type; nil otherwise. The type is empty if it contains no
    /// class: `id`, a block.
    private func castType() -> String? {
        let close = end(of: index)
        guard close + 1 < limit, tokens[close].is(")"), close - index <= WrittenType.longest else { return nil }
        guard let type = source.writtenType(tokens[(index + 1)..<close]) else { return nil }
        let next = tokens[close + 1]
        if type.next < close {
            // `(void (^)(id))value`.
            guard tokens[type.next].is("("), type.next + 1 < close,
                tokens[type.next + 1].is("^") || tokens[type.next + 1].is("*")
            else { return nil }
        } else if !type.isSure {
            // `(name)` may be a value in parentheses. It is a cast only if a value follows.
            guard next.kind != .operation, next.kind != .punctuation || next.opens || next.is("@") || next.is("^")
            else { return nil }
            if next.is("["), !isMessage(close + 1) { return nil }
            let isTypeName = source.startsUppercase(tokens[index + 1]) || type.name?.hasSuffix("_t") ?? false
            if next.is("(") || next.is("{"), !isTypeName { return nil }
        } else if next.kind == .punctuation, next.closesOrEnds {
            return nil
        }
        return type.name ?? ""
    }

    /// Returns whether square brackets contain a message instead of an index.
    private func isMessage(_ open: Int) -> Bool {
        var place = open + 1
        guard place < limit else { return false }
        place = tokens[place].opens ? behind(place) : place + 1
        while place + 1 < limit, tokens[place].is("."), tokens[place + 1].kind == .identifier { place += 2 }
        return place < limit && tokens[place].kind == .identifier
    }

    private mutating func cast(to type: String) -> Code {
        skip()
        let value = unary()
        return type.isEmpty || type == "void" ? value : node(.cast(value, type))
    }

    /// Parses the postfix part of an operand.
    private mutating func postfixed(_ operand: Code, from start: Int) -> Code {
        var code = operand
        while let token = token() {
            if token.is("."), let name = self.token(1), name.kind == .identifier {
                let span = start..<index
                index += 2
                code = member(of: code, span, name)
            } else if token.kind == .operation, source.says(token, "->"), let name = self.token(1),
                name.kind == .identifier
            {
                index += 2
                code = node(code == .name("self") ? .field(source.text(name)) : .member(code, source.text(name)))
            } else if token.is("["), !token.beginsLine, isNext("(", 1) || !isMessage(index) {
                let place = group { $0.expression() }
                code = node(.element(code, place))
            } else if token.is("(") {
                // A call to a block or to a C++ method.
                let place = positions.position(at: token)
                let arguments = group { $0.arguments() }
                code = node(.call(Code.Call(code, "()", labels: nil, arguments, at: place)))
            } else if source.says(token, "++") || source.says(token, "--") {
                index += 1
                code = unknown([code])
            } else {
                break
            }
        }
        return code
    }

    /// Returns `base.name`. If parentheses follow, this is the function to call: a block or a C++ member function.
    private mutating func member(of base: Code, _ span: Mention.Span, _ name: Token) -> Code {
        if isNext("(") {
            return node(.member(base, source.text(name)))
        }
        return unaryMessage(name, to: base, span, isDot: true)
    }
}

extension Token {
    /// Whether the token cannot follow a cast.
    fileprivate var closesOrEnds: Bool {
        self.is(")") || self.is("]") || self.is("}") || self.is(";") || self.is(",") || self.is(":") || self.is("?")
            || self.is("=")
            || self.is(".")
    }
}
