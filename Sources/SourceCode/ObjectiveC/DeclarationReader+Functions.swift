extension DeclarationReader {
    /// Keeps what a body does where anything in it can matter.
    mutating func keepCode(of enclosing: Enclosing, _ tokens: [Token]) {
        guard let head = enclosing.head, let name = enclosing.member, file.functions.count < ObjectiveCReader.mostUses else { return }
        let isDecoding = !enclosing.isStatic && !enclosing.isFunction && FunctionCode.decodingSelector(name) != nil
        guard CodeWords.matter(name) || isDecoding || source.mayMatter(tokens) else { return }
        var function = FunctionCode(
            .function, type: enclosing.isFunction ? nil : enclosing.className, name: name, at: head.place)
        var parser = CodeParser(source, tokens, positions)
        let body = parser.body()
        positions = parser.positions
        function.isStatic = enclosing.isStatic
        guard function.take(body) else { return }
        function.parameters = enclosing.parameters.compactMap(parameter)
        function.result = type(enclosing.result)
        if function.result == "instancetype" { function.result = "Self" }
        if function.result == "void" { function.result = nil }
        file.functions.append(function)
    }

    private func parameter(_ parameter: Enclosing.Parameter) -> FunctionCode.Parameter? {
        // `(void)` of a function says that there is none.
        if parameter.type.isEmpty, source.says(parameter.name, "void") { return nil }
        let name = parameter.name.kind == .identifier ? source.text(parameter.name) : "_"
        return FunctionCode.Parameter(label: nil, name: name, type: type(parameter.type))
    }

    /// The type in brackets or without; nil for `id`, and for a block.
    private func type(_ tokens: ArraySlice<Token>) -> String? {
        let tokens = tokens.first?.is("(") ?? false ? tokens.dropFirst().dropLast() : tokens
        guard let type = source.writtenType(tokens), type.next == tokens.endIndex else { return nil }
        return type.name
    }
}

extension SourceBytes {
    /// Whether anything in a body can matter, as far as single words tell:
    /// the quick question before that of ``FunctionCode/take(_:)``.
    func mayMatter(_ tokens: [Token]) -> Bool {
        for (index, token) in tokens.enumerated() where token.kind == .identifier && token.end - token.start >= 3 {
            if CodeWords.matter(UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)])) { return true }
            if namesClass(token), isBehindClass(index, tokens) { return true }
        }
        return false
    }

    private func namesClass(_ word: Token) -> Bool {
        says(word, "class") || says(word, "new") || hasPrefix(word, "alloc")
    }

    /// Whether a word is sent to a class, or to what may be one.
    private func isBehindClass(_ index: Int, _ tokens: [Token]) -> Bool {
        let before = index > 1 && tokens[index - 1].is(".") ? index - 2 : index - 1
        guard before >= 0 else { return false }
        if tokens[before].kind == .identifier {
            if says(tokens[before], "class") { return true }
            let name = text(tokens[before])
            return says(tokens[index], "class") ? startsUppercase(tokens[before]) : CodeWords.mayBeOwnClassOfC(name)
        }
        return !says(tokens[index], "class") && (tokens[before].is("]") || tokens[before].is(")"))
    }
}

extension CodeWords {
    /// As ``matter(_:)-(String)``, without making a text of the name.
    static func matter(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        for start in name.indices {
            let known = byFirstLetter[Int(name[start] | 0x20)]
            if known.isEmpty { continue }
            for word in known where start + word.count <= name.count {
                if word.indices.allSatisfy({ name[start + $0] | 0x20 == word[$0] }) { return true }
            }
        }
        return false
    }

    private static let byFirstLetter: [[[UInt8]]] = (0...255).map { letter in
        words.map { Array($0.utf8) }.filter { $0[0] == letter }
    }
}
