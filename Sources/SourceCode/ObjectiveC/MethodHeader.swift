/// The header of a method.
struct MethodHeader {
    /// The selector. It is nil if the tokens contain no name.
    private(set) var selector: String?
    /// The kind: action, segueAction or method.
    private(set) var kind = MemberDeclaration.Kind.method
    /// The parameters. For a parameter without a name, the name token is its colon.
    private(set) var parameters: [Enclosing.Parameter] = []
    /// Whether the method returns a string, or an alias of a string.
    private(set) var returnsString = false
    /// The tokens of the return type, with their parentheses.
    private(set) var result: ArraySlice<Token> = []

    var argumentCount: Int { parameters.count }

    /// Reads a method header.
    ///
    /// - Parameter tokens: the tokens after the `-` or `+`, and before the `;` or `{`.
    init(_ tokens: ArraySlice<Token>, _ source: SourceBytes) {
        var words: [Token] = []
        var pieces: [Token?] = []
        var index = tokens.startIndex
        var isFirstGroup = true
        while index < tokens.endIndex {
            let token = tokens[index]
            if token.is("(") {
                let end = tokens.endOfGroup(from: index)
                // The return type is in the parentheses before any name.
                if isFirstGroup, words.isEmpty, pieces.isEmpty {
                    readReturnType(tokens[index..<end], source)
                } else if words.isEmpty, !parameters.isEmpty {
                    parameters[parameters.count - 1].type = tokens[index..<end]
                }
                isFirstGroup = false
                index = end
                continue
            }
            if token.is(":") {
                pieces.append(Self.keyword(words, isFirst: pieces.isEmpty))
                words.removeAll()
                parameters.append(Enclosing.Parameter(name: token, type: []))
            } else if token.is(",") {
                break  // A variable number of arguments.
            } else if token.kind == .identifier, !Self.isAttribute(token, source) {
                if words.isEmpty, !parameters.isEmpty { parameters[parameters.count - 1].name = token }
                words.append(token)
            }
            index += 1
        }
        if pieces.isEmpty {
            selector = words.first.map(source.text)
        } else {
            selector = pieces.map { ($0.map(source.text) ?? "") + ":" }.joined()
        }
    }

    /// Returns the class of the first argument of an action, which is the sender. It is `id` if the type is `id`, and
    /// nil for any other type and for a method that is not an action.
    func senderType(_ source: SourceBytes) -> String? {
        guard kind != .method, let type = parameters.first?.type else { return nil }
        if let name = source.className(in: type) { return name }
        return type.contains { source.says($0, "id") } ? "id" : nil
    }

    /// Returns the part of the selector before a colon.
    ///
    /// For the first colon, this is the first word. For a later colon, it is the last word, unless this word is the
    /// previous argument.
    private static func keyword(_ words: [Token], isFirst: Bool) -> Token? {
        isFirst ? words.first : words.count > 1 ? words.last : nil
    }

    /// Returns whether a token is an attribute before an argument name: `__unused`, `__attribute__` and similar
    /// words.
    private static func isAttribute(_ token: Token, _ source: SourceBytes) -> Bool {
        source.bytes[Int(token.start)] == UInt8(ascii: "_") && token.end - token.start > 2
            && [
                "__unused", "__attribute__", "__weak", "__strong", "__kindof", "__unsafe_unretained", "__autoreleasing",
            ]
            .contains(source.text(token))
    }

    private mutating func readReturnType(_ group: ArraySlice<Token>, _ source: SourceBytes) {
        result = group
        for token in group where token.kind == .identifier {
            if source.says(token, "IBAction") {
                kind = .action
            } else if source.says(token, "IBSegueAction") {
                kind = .segueAction
            } else if source.isStringType(token) {
                returnsString = true
            }
        }
    }
}
