extension CodeParser {
    /// Parses `[receiver name]` or `[receiver name:argument other:argument]`.
    mutating func message() -> Code {
        group { parser in
            let start = parser.index
            let receiver = parser.receiver()
            let span = start..<parser.index
            guard let first = parser.token(), first.kind == .identifier || first.is(":") else {
                return parser.unknown([receiver])
            }
            let place = parser.positions.position(at: first)
            if first.kind == .identifier, !parser.isNext(":", 1) {
                parser.index += 1
                return parser.unaryMessage(first, to: receiver, span, at: place)
            }
            var (selector, arguments, spans) = ("", [Code](), [Mention.Span]())
            while let word = parser.token(), word.kind == .identifier || word.is(":") {
                if word.kind == .identifier {
                    guard parser.isNext(":", 1) else { break }
                    selector += parser.source.text(word)
                    parser.index += 1
                }
                selector += ":"
                parser.index += 1
                repeat {
                    let start = parser.index
                    arguments.append(parser.assignment())
                    spans.append(start..<parser.index)
                    // The method accepts a variable number of arguments.
                } while parser.takes(",")
            }
            if selector == "isEqualToString:" || selector == "isEqual:", let value = arguments.first {
                return parser.equation(selector, receiver, span, value, spans[0], first, at: place)
            }
            let code = parser.message(selector, to: receiver, arguments, at: place)
            if case .call(let call) = code, UseFinder.mayUse(call) {
                parser.mention(.call(call, receiver: span, arguments: spans), at: first, place)
            }
            return code
        }
    }

    /// Parses the receiver of a message. It skips the generic arguments of a class.
    private mutating func receiver() -> Code {
        // `[(foo) bar]` contains no cast.
        let isBracketed = isNext("(") && isNext(")", 2) && token(3)?.kind == .identifier && (token(4)?.is(":") ?? true)
        let receiver = isBracketed ? isolated { $0.primary() } : unary()
        if case .name = receiver, isNext("<"), let end = source.behindGenerics(index, tokens[..<limit]) { index = end }
        return receiver
    }

    /// Returns the code for a message without arguments, or for a name after a dot.
    mutating func unaryMessage(
        _ word: Token, to receiver: Code, _ span: Mention.Span, isDot: Bool = false, at place: SourcePosition? = nil
    ) -> Code {
        let name = source.text(word)
        switch name {
        case "alloc":
            return allocated(receiver)
        case "autorelease", "retain", "copy":
            return receiver
        case "class":
            guard case .name(let object) = receiver else { return node(.member(receiver, name)) }
            if object == "self" || object == "super" || object == "Self" { return .name("Self") }
            return node(.member(receiver, Self.isClass(object) ? "self" : name))
        case "new", "init":
            let place = place ?? positions.position(at: word)
            let call = Code.Call(receiver, "init", labels: nil, [], at: place)
            if name == "init" || isClassName(receiver) {
                mention(.call(call, receiver: span, arguments: []), at: word, place)
            }
            return node(.call(call))
        case "UTF8String":
            return receiver
        default:
            guard let place, !isDot else { return property(word, of: receiver, span) }
            let call = Code.Call(receiver, name, labels: nil, [], at: place)
            if UseFinder.mayUse(call) { mention(.call(call, receiver: span, arguments: []), at: word, place) }
            return node(.call(call))
        }
    }

    /// Returns the code for `receiver.name`. If a framework call has this name, the code is a call, even with a dot.
    private mutating func property(_ word: Token, of receiver: Code, _ span: Mention.Span) -> Code {
        let name = source.text(word)
        guard CallSite.mentionsNibs(name.utf8) else { return node(.member(receiver, name)) }
        let place = positions.position(at: word)
        if FrameworkCalls.standard.call(name, nil, type: nil, makes: false) != nil {
            let call = Code.Call(receiver, name, labels: nil, [], at: place)
            mention(.call(call, receiver: span, arguments: []), at: word, place)
            return node(.call(call))
        }
        // An assignment to the property does not read it.
        if !isNext("=") { mention(.member(receiver, name, place), at: word, place) }
        return node(.member(receiver, name))
    }

    /// Returns the code for `[one isEqualToString:other]`. If one operand is the `identifier` of an object, it records
    /// the comparison with the other operand.
    private mutating func equation(
        _ selector: String, _ receiver: Code, _ receiverSpan: Mention.Span, _ value: Code, _ valueSpan: Mention.Span,
        _ word: Token, at place: SourcePosition
    ) -> Code {
        func isIdentifier(_ code: Code) -> Bool {
            switch code {
            case .member(_, "identifier"), .name("identifier"): true
            case .call(let call): call.name == "identifier"
            default: false
            }
        }
        var (one, other) = (receiver, value)
        if isIdentifier(one) {
            mention(.comparison(other, with: one, valueSpan, isPattern: false, place), at: word, place)
            other = .placed(other, place)
        } else if isIdentifier(other) {
            mention(.comparison(one, with: other, receiverSpan, isPattern: false, place), at: word, place)
            one = .placed(one, place)
        }
        return node(.call(Code.Call(one, selector, labels: nil, [other], at: place)))
    }

    /// Returns the class of the object that `alloc` creates. `[super alloc]` creates an object of the class that
    /// receives the message, not of its superclass.
    private func allocated(_ receiver: Code) -> Code { receiver == .name("super") ? .name("Self") : receiver }

    private func isClassName(_ code: Code) -> Bool {
        switch code {
        case .name(let name): name == "self" || name == "Self" || Self.isClass(name)
        case .member(_, "self"): true
        default: false
        }
    }

    /// Returns whether a name has the form of a class name.
    private static func isClass(_ name: String) -> Bool {
        guard let first = name.drop(while: { $0 == "_" }).first else { return false }
        return first.isUppercase
    }

    /// Returns the code for a message with arguments. If the message creates a string, returns the code for the string.
    private mutating func message(_ selector: String, to receiver: Code, _ arguments: [Code], at place: SourcePosition)
        -> Code
    {
        switch selector {
        case "allocWithZone:":
            return allocated(receiver)
        case "stringWithFormat:", "initWithFormat:":
            return format(arguments)
        case "stringByAppendingString:" where arguments.count == 1:
            return node(.joined([receiver, arguments[0]]))
        case "stringByAppendingFormat:":
            let end = format(arguments)
            if case .unknown = end { return unknown([receiver, end]) }
            return node(.joined([receiver, end]))
        case "stringWithString:", "initWithString:", "stringWithUTF8String:", "initWithUTF8String:",
            "stringWithCString:encoding:":
            guard case .name(let name) = receiver, name == "NSString" || name == "NSMutableString",
                let text = arguments.first
            else { break }
            return text
        default: break
        }
        return node(.call(Code.Call(receiver, selector, labels: nil, arguments, at: place)))
    }

    // MARK: Formats

    /// Returns the code for the string that a format creates from its arguments.
    private mutating func format(_ arguments: [Code]) -> Code {
        guard case .text(let format)? = arguments.first, let pieces = Self.pieces(of: format) else {
            return unknown(arguments)
        }
        var values = arguments.dropFirst()
        guard pieces.count(where: { $0.takesArgument }) == values.count else { return unknown(arguments) }
        var parts: [Code] = []
        for piece in pieces {
            switch piece {
            case .text(let text): parts.append(.text(text))
            case .object: parts.append(values.removeFirst())
            case .other: parts.append(unknown([values.removeFirst()]))
            }
        }
        return parts.count == 1 ? parts[0] : node(.joined(parts))
    }

    private enum Piece {
        case text(String)
        /// `%@`, and `%s`: the argument itself.
        case object
        /// A number.
        case other

        var takesArgument: Bool { if case .text = self { false } else { true } }
    }

    /// Returns the pieces of a format; nil if the format refers to arguments by number, takes a width from an argument,
    /// or ends in an incomplete `%`.
    private static func pieces(of format: String) -> [Piece]? {
        var pieces: [Piece] = []
        var text = String.UnicodeScalarView()
        func end() {
            if !text.isEmpty { pieces.append(.text(String(text))) }
            text = String.UnicodeScalarView()
        }
        var rest = format.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "%" else {
                text.append(scalar)
                continue
            }
            while let next = rest.first, "0123456789.-+# '".unicodeScalars.contains(next) { rest.removeFirst() }
            while let next = rest.first, "hlqLzjt".unicodeScalars.contains(next) { rest.removeFirst() }
            switch rest.popFirst() {
            case "%": text.append("%")
            case "@", "s":
                end()
                pieces.append(.object)
            case "$", "*", nil: return nil
            default:
                end()
                pieces.append(.other)
            }
        }
        end()
        return pieces.isEmpty ? [.text("")] : pieces
    }
}
