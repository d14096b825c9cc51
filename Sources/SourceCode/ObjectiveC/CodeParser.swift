/// Makes ``Code`` of the tokens of a body, and collects what the index shows as it is written.
///
/// A recursive descent over statements and expressions of C and Objective-C.
/// Nothing is read twice and nothing is an error: each bracket knows its end
/// before parsing begins, so whatever is not understood costs no more than the
/// group or statement that it stands in.
struct CodeParser {
    let source: SourceBytes
    let tokens: [Token]
    /// Index of the next token, and the one that ends the group it stands in.
    var index = 0
    var limit: Int
    /// Where calls are.
    var positions: PositionCursor
    /// Spans are indexes of tokens.
    private(set) var mentions: [Mention] = []
    /// The offsets of what is mentioned, by its position.
    private(set) var offsets: [SourcePosition: Int] = [:]
    /// How many blocks are open: what they return is not what the body returns.
    var blocks = 0
    /// Whether the values that the body returns are collected.
    var keepsResults = false
    /// Whether each of them is an identifier that a framework asks for.
    var givesIdentifier = false
    /// Of each opening bracket the index of the token that ends it.
    private let ends: [Int32]
    private var depth = 0
    /// How deep what was made so far nests, since ``isolated(_:)`` began.
    private var height = 0

    /// - Parameter tokens: the body without its braces and without branches.
    init(_ source: SourceBytes, _ tokens: [Token], _ positions: PositionCursor) {
        (self.source, self.tokens, self.positions) = (source, tokens, positions)
        limit = tokens.count
        ends = Self.ends(of: tokens)
    }

    /// What the body does.
    mutating func body() -> [Code] { statements() }

    /// Keeps what begins at a token, as it is written.
    mutating func mention(_ mention: Mention, at token: Token, _ place: SourcePosition) {
        mentions.append(mention)
        offsets[place] = Int(token.start)
    }

    // MARK: Tokens

    /// The token at an offset from the next; nil behind the end of the group.
    func token(_ offset: Int = 0) -> Token? { index + offset < limit ? tokens[index + offset] : nil }

    /// Whether a mark comes next, or at an offset from there.
    func isNext(_ mark: Unicode.Scalar, _ offset: Int = 0) -> Bool {
        index + offset < limit && tokens[index + offset].is(mark)
    }

    /// Whether this word or operation comes next.
    func isNext(word: StaticString) -> Bool { index < limit && source.says(tokens[index], word) }

    /// Passes over a mark when it comes next.
    mutating func takes(_ mark: Unicode.Scalar) -> Bool {
        guard isNext(mark) else { return false }
        index += 1
        return true
    }

    /// Index of the token that ends the bracket at an index.
    func end(of open: Int) -> Int { Int(ends[open]) }

    /// Index behind the bracket at an index and all that it holds.
    func behind(_ open: Int) -> Int {
        let end = end(of: open)
        return end < limit && tokens[end].closes(tokens[open]) ? end + 1 : min(end, limit)
    }

    /// Parses what the bracket that comes next holds, and goes behind it.
    mutating func group<Result>(_ parse: (inout Self) -> Result) -> Result {
        let (outer, next) = (limit, behind(index))
        limit = min(end(of: index), outer)
        index += 1
        let result = parse(&self)
        (limit, index) = (outer, next)
        return result
    }

    /// Passes over one token, or over a bracket and all that it holds.
    mutating func skip() {
        guard let token = token() else { return }
        index = token.opens ? behind(index) : index + 1
    }

    /// Goes to the next of some marks in this group, or to its end.
    mutating func skip(to marks: Unicode.Scalar...) {
        while let token = token(), !marks.contains(where: { token.is($0) }) { skip() }
    }

    /// The brackets as pairs. One that is not closed ends where that around it
    /// does, and a message ends before a `;`, which it cannot hold.
    private static func ends(of tokens: [Token]) -> [Int32] {
        var ends = [Int32](repeating: Int32(tokens.count), count: tokens.count)
        var open: [Int] = []
        for (index, token) in tokens.enumerated() where token.kind == .punctuation {
            if token.opens {
                open.append(index)
            } else if token.is(";") {
                while let last = open.last, tokens[last].is("[") {
                    ends[last] = Int32(index)
                    open.removeLast()
                }
            } else if token.is(")") || token.is("]") || token.is("}") {
                while let last = open.last {
                    let isPair = token.closes(tokens[last])
                    if !isPair, tokens[last].is("{") { break }
                    ends[last] = Int32(index)
                    open.removeLast()
                    if isPair { break }
                }
            }
        }
        return ends
    }

    // MARK: Depth

    /// Keeps apart how deep something nests from what stands beside it.
    mutating func isolated(_ parse: (inout Self) -> Code) -> Code {
        let beside = height
        height = 0
        let code = parse(&self)
        height = max(beside, height)
        return code
    }

    /// Parses one level deeper, unless that is too deep.
    mutating func descend(_ parse: (inout Self) -> Code) -> Code {
        guard depth < CodeText.deepest else {
            if let token = token(), token.opens { skip() }
            return .unknown([])
        }
        depth += 1
        defer { depth -= 1 }
        return isolated(parse)
    }

    /// As ``descend(_:)``, for statements.
    mutating func descendToStatements(_ parse: (inout Self) -> [Code]) -> [Code] {
        var statements: [Code] = []
        _ = descend { parser in
            statements = parse(&parser)
            return .null
        }
        return statements
    }

    /// Something made of what was parsed since ``isolated(_:)`` began; nothing
    /// where it would nest too deep.
    mutating func node(_ code: Code) -> Code {
        height += 1
        if height < CodeText.deepest { return code }
        height = 0
        return .unknown([])
    }

    /// Something unknown with those of its parts that are more than a number.
    mutating func unknown(_ parts: [Code]) -> Code {
        let parts = parts.filter { part in
            switch part {
            case .number, .bool, .null, .unknown([]): false
            default: true
            }
        }
        return node(.unknown(parts))
    }
}

extension Token {
    /// Whether it is a bracket that opens.
    var opens: Bool { self.is("(") || self.is("[") || self.is("{") }

    /// Whether it is the bracket that closes another.
    func closes(_ open: Token) -> Bool {
        switch mark {
        case UInt8(ascii: ")"): open.is("(")
        case UInt8(ascii: "]"): open.is("[")
        case UInt8(ascii: "}"): open.is("{")
        default: false
        }
    }
}
