/// Converts the tokens of a body to ``Code``, and collects the expressions that the index shows as written.
///
/// It is a recursive descent parser for statements and expressions of C and Objective-C. It reads each token once and
/// reports no errors. The end of each bracket is determined before parsing begins. Therefore, if the syntax is unknown,
/// at most one group or statement is lost.
struct CodeParser {
    let source: SourceBytes
    let tokens: [Token]
    /// The index of the next token, and of the token that ends the current group.
    var index = 0
    package var limit: Int
    /// Converts the offsets of calls to lines and columns.
    var positions: PositionCursor
    /// The expressions to show as written. Their spans are token indexes.
    private(set) var mentions: [Mention] = []
    /// The offset of each mention, by the position of the mention.
    private(set) var offsets: [SourcePosition: Int] = [:]
    /// The number of blocks around the current code. A value that a block returns is not a return value of the body.
    var blocks = 0
    /// The positions of the mentions inside `@try` with a handler.
    var handled: Set<SourcePosition> = []
    /// Whether the return values of the body are collected.
    var keepsResults = false
    /// Whether each return value is an identifier that a framework requests.
    package var givesIdentifier = false
    /// For each opening bracket, the index of the token that ends it.
    private let ends: [Int32]
    private var depth = 0
    /// The nesting depth of the code parsed since ``isolated(_:)`` began.
    private var height = 0

    /// Creates a parser.
    ///
    /// - Parameter tokens: the body without its braces and without the tokens of `#if` and similar directives.
    init(_ source: SourceBytes, _ tokens: [Token], _ positions: PositionCursor) {
        (self.source, self.tokens, self.positions) = (source, tokens, positions)
        limit = tokens.count
        ends = Self.ends(of: tokens)
    }

    /// Parses the body.
    mutating func body() -> [Code] { statements() }

    /// Records a mention that begins at a token.
    mutating func mention(_ mention: Mention, at token: Token, _ place: SourcePosition) {
        mentions.append(mention)
        offsets[place] = Int(token.start)
    }

    // MARK: Tokens

    /// Returns the token at an offset from the next token; nil after the end of the group.
    func token(_ offset: Int = 0) -> Token? { index + offset < limit ? tokens[index + offset] : nil }

    /// Returns whether the next token, or the token at an offset from it, is this punctuation mark.
    func isNext(_ mark: Unicode.Scalar, _ offset: Int = 0) -> Bool {
        index + offset < limit && tokens[index + offset].is(mark)
    }

    /// Returns whether the next token is this word or operation.
    func isNext(word: StaticString) -> Bool { index < limit && source.says(tokens[index], word) }

    /// If the next token is this punctuation mark, skips the token and returns true.
    mutating func takes(_ mark: Unicode.Scalar) -> Bool {
        guard isNext(mark) else { return false }
        index += 1
        return true
    }

    /// Returns the index of the token that ends the bracket at an index.
    func end(of open: Int) -> Int { Int(ends[open]) }

    /// Returns the index after a bracket and its contents. `open` is the index of the bracket.
    func behind(_ open: Int) -> Int {
        let end = end(of: open)
        return end < limit && tokens[end].closes(tokens[open]) ? end + 1 : min(end, limit)
    }

    /// Parses the contents of the next bracket, and advances past it.
    mutating func group<Result>(_ parse: (inout Self) -> Result) -> Result {
        let (outer, next) = (limit, behind(index))
        limit = min(end(of: index), outer)
        index += 1
        let result = parse(&self)
        (limit, index) = (outer, next)
        return result
    }

    /// Skips one token, or a bracket and its contents.
    mutating func skip() {
        guard let token = token() else { return }
        index = token.opens ? behind(index) : index + 1
    }

    /// Advances to the next of these punctuation marks in the group, or to the end of the group.
    mutating func skip(to marks: Unicode.Scalar...) {
        while let token = token(), !marks.contains(where: { token.is($0) }) { skip() }
    }

    /// Returns, for each opening bracket, the index of the token that ends it. An unclosed bracket ends with the
    /// bracket around it. A message ends before a `;`, because it cannot contain a `;`.
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

    /// Parses an expression and measures its nesting depth separately from the depth of its siblings.
    mutating func isolated(_ parse: (inout Self) -> Code) -> Code {
        let beside = height
        height = 0
        let code = parse(&self)
        height = max(beside, height)
        return code
    }

    /// Parses one level deeper. If that exceeds the maximum depth, the result is unknown.
    mutating func descend(_ parse: (inout Self) -> Code) -> Code {
        guard depth < CodeText.deepest else {
            if let token = token(), token.opens { skip() }
            return .unknown([])
        }
        depth += 1
        defer { depth -= 1 }
        return isolated(parse)
    }

    /// Does the same as ``descend(_:)`` for statements.
    mutating func descendToStatements(_ parse: (inout Self) -> [Code]) -> [Code] {
        var statements: [Code] = []
        _ = descend { parser in
            statements = parse(&parser)
            return .null
        }
        return statements
    }

    /// Returns a node around the code parsed since ``isolated(_:)`` began. If the node would exceed the maximum depth,
    /// the result is unknown and empty.
    mutating func node(_ code: Code) -> Code {
        height += 1
        if height < CodeText.deepest { return code }
        height = 0
        return .unknown([])
    }

    /// Returns an unknown node. The node contains only parts with a possible effect, not numbers and similar constants.
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
    /// Whether the token is an opening bracket.
    var opens: Bool { self.is("(") || self.is("[") || self.is("{") }

    /// Returns whether the token is the closing bracket for an opening bracket.
    func closes(_ open: Token) -> Bool {
        switch mark {
        case UInt8(ascii: ")"): open.is("(")
        case UInt8(ascii: "]"): open.is("[")
        case UInt8(ascii: "}"): open.is("{")
        default: false
        }
    }
}
