/// What the first line of a method says.
struct MethodHeader {
    /// The selector; nil when the tokens are no method.
    private(set) var selector: String?
    /// action, segueAction or method.
    private(set) var kind = MemberDeclaration.Kind.method
    /// Its arguments by their names; one without name has its colon instead.
    private(set) var parameters: [Enclosing.Parameter] = []
    /// Whether it returns a string, or a name that is one.
    private(set) var returnsString = false
    /// What says the type that it returns, in its brackets.
    private(set) var result: ArraySlice<Token> = []

    var argumentCount: Int { parameters.count }

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

    /// Class of the first argument of an action, which is its sender; `id`
    /// where that is all it says.
    func senderType(_ source: SourceBytes) -> String? {
        guard kind != .method, let type = parameters.first?.type else { return nil }
        if let name = source.className(in: type) { return name }
        return type.contains { source.says($0, "id") } ? "id" : nil
    }

    /// The part of the selector before a colon: the first word of the first
    /// one; later the last word, unless that is the argument before it.
    private static func keyword(_ words: [Token], isFirst: Bool) -> Token? {
        isFirst ? words.first : words.count > 1 ? words.last : nil
    }

    /// `__unused`, `__attribute__` and their like before an argument's name.
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
