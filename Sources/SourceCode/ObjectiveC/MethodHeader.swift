/// What the first line of a method says.
struct MethodHeader {
    /// The selector; nil when the tokens are no method.
    private(set) var selector: String?
    private(set) var argumentCount = 0
    /// action, segueAction or method.
    private(set) var kind = MemberDeclaration.Kind.method

    /// - Parameter tokens: what stands between `-` or `+` and `;` or `{`.
    init(_ tokens: ArraySlice<Token>, _ source: SourceBytes) {
        var words: [Token] = []
        var pieces: [Token?] = []
        var index = tokens.startIndex
        var isFirstGroup = true
        while index < tokens.endIndex {
            let token = tokens[index]
            if token.is("(") {
                let end = tokens.endOfGroup(from: index)
                // The return type is the group that comes before any name.
                if isFirstGroup, words.isEmpty, pieces.isEmpty { readReturnType(tokens[index..<end], source) }
                isFirstGroup = false
                index = end
                continue
            }
            if token.is(":") {
                pieces.append(Self.keyword(words, isFirst: pieces.isEmpty))
                words.removeAll()
            } else if token.is(",") {
                break  // A variable number of arguments.
            } else if token.kind == .identifier, !Self.isAttribute(token, source) {
                words.append(token)
            }
            index += 1
        }
        if pieces.isEmpty {
            selector = words.first.map(source.text)
        } else {
            selector = pieces.map { ($0.map(source.text) ?? "") + ":" }.joined()
            argumentCount = pieces.count
        }
    }

    /// The part of the selector before a colon: the first word of the first
    /// one; later the last word, unless that is the argument before it.
    private static func keyword(_ words: [Token], isFirst: Bool) -> Token? {
        isFirst ? words.first : words.count > 1 ? words.last : nil
    }

    /// `__unused`, `__attribute__` and their like before an argument's name.
    private static func isAttribute(_ token: Token, _ source: SourceBytes) -> Bool {
        source.bytes[Int(token.start)] == UInt8(ascii: "_") && token.end - token.start > 2
            && ["__unused", "__attribute__", "__weak", "__strong", "__kindof", "__unsafe_unretained", "__autoreleasing"]
                .contains(source.text(token))
    }

    private mutating func readReturnType(_ group: ArraySlice<Token>, _ source: SourceBytes) {
        if group.contains(where: { source.says($0, "IBAction") }) {
            kind = .action
        } else if group.contains(where: { source.says($0, "IBSegueAction") }) {
            kind = .segueAction
        }
    }
}
