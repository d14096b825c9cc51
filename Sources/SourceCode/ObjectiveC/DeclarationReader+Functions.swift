extension DeclarationReader {
    /// Keeps what a body does where anything in it can matter.
    mutating func keepCode(of enclosing: Enclosing, _ tokens: [Token]) {
        guard let head = enclosing.head, let name = enclosing.member, file.functions.count < ObjectiveCReader.mostUses
        else { return }
        let isDecoding = !enclosing.isStatic && !enclosing.isFunction && FunctionCode.decodingSelector(name) != nil
        let isSought = name.hasPrefix("init") && enclosing.className.map(sought.contains) ?? false
        guard isSought || isDecoding || CodeWords.matter(name) || source.mayMatter(tokens, sought) else { return }
        var function = FunctionCode(
            .function, type: enclosing.isFunction ? nil : enclosing.className, name: name, at: head.place)
        var parser = CodeParser(source, tokens, positions)
        let body = parser.body()
        positions = parser.positions
        function.isStatic = enclosing.isStatic
        guard function.take(body, sought) else { return }
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
    /// the quick question before that of ``FunctionCode/take(_:_:)``.
    func mayMatter(_ tokens: [Token], _ sought: SoughtNames) -> Bool {
        for (index, token) in tokens.enumerated() where token.kind == .identifier {
            let word = UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)])
            if CodeWords.matter(word) || sought.contains(word: word) { return true }
            if says(token, "class") ? isClassObject(index, tokens) : says(token, "NSStringFromClass") { return true }
        }
        return false
    }

    /// Whether `class` is sent to a class, and not to ask for it only.
    private func isClassObject(_ index: Int, _ tokens: [Token]) -> Bool {
        let before = index > 1 && tokens[index - 1].is(".") ? index - 2 : index - 1
        guard before >= 0, tokens[before].kind == .identifier, startsUppercase(tokens[before]) else { return false }
        return index < 4 || !tokens[index - 3].is(":")
            || !CodeWords.classQuestions.contains(text(tokens[index - 4]) + ":")
    }
}
