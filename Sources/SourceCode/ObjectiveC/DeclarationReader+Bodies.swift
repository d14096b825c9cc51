extension DeclarationReader {
    /// The maximum number of body tokens that are parsed together. Real bodies are far shorter. A longer body is parsed
    /// in pieces to limit memory use.
    static let longestPiece = 500_000

    /// Reads a body from the token after its `{` to the matching `}`.
    ///
    /// - Parameter enclosing: the function or method that contains the body. For any other braces, its `member` is nil.
    mutating func readBody(of enclosing: Enclosing) {
        var tokens: [Token] = []
        var depth = BranchedDepth(1)
        var round = 0
        var isWhole = true
        while true {
            let token = stream.next()
            if token.isBranch {
                if !depth.visit(token) || depth.depth == 0 { break }
                continue
            }
            if isEnd(token, behind: tokens.last, inBrackets: round > 0) {
                stream.unread(token)
                break
            }
            if token.is("{") {
                (depth.depth, round) = (depth.depth + 1, 0)
            } else if token.is("}") {
                (depth.depth, round) = (depth.depth - 1, 0)
                if depth.depth == 0 { break }
            } else if token.is("(") {
                round += 1
            } else if token.is(")") {
                round -= 1
            }
            tokens.append(token)
            if tokens.count == Self.longestPiece {
                read(tokens, of: enclosing, isWhole: false)
                tokens.removeAll(keepingCapacity: true)
                isWhole = false
            }
        }
        read(tokens, of: enclosing, isWhole: isWhole)
    }

    /// Reads a body, or a piece of a body, if anything in it can matter. It keeps the loads, identifiers and calls. If
    /// the tokens are the whole body, it also keeps the code.
    mutating func read(_ tokens: [Token], of enclosing: Enclosing, isWhole: Bool) {
        let name = enclosing.member ?? ""
        let isMethod = enclosing.head != nil && !enclosing.isStatic && !enclosing.isFunction
        let isHook = isMethod && FunctionCode.decodingSelector(name) != nil
        let isSought =
            sought.containsDefinition(of: name)
            || name.hasPrefix("init") && enclosing.className.map(sought.contains) ?? false
        let isAsked = isMethod && ReturnedNames.isAsked(name)
        let mayName = Self.givesName(name) || enclosing.returnsConstant
        let mayMatter = isHook || isSought || CodeWords.matter(name) || source.mayMatter(tokens, sought)
        let isSetter = isMethod && name.hasPrefix("set") && name.firstIndex(of: ":") == name.indices.last
        guard mayMatter || isAsked || mayName || isSetter || isMethod && mentionsNibs || source.mayMake(tokens)
        else { return }
        var function = FunctionCode(
            .function, type: enclosing.className, name: name, at: (enclosing.head ?? tokens.first)?.place ?? .blank)
        function.isStatic = enclosing.isStatic
        function.parameters = enclosing.parameters.compactMap(parameter)
        function.result = type(enclosing.result)
        if function.result == "instancetype" { function.result = "Self" }
        if function.result == "void" { function.result = nil }

        var parser = CodeParser(source, tokens, positions)
        parser.keepsResults = isAsked || mayName
        parser.givesIdentifier = isAsked && ReturnedNames.givesIdentifier(name)
        var body = parser.body()
        if enclosing.isMacro, body.count == 1 { body = [.result(body[0])] }
        positions = parser.positions
        let source = source
        var finder = UseFinder(function, member: enclosing.member, body, isSwift: false) {
            source.expression(tokens[$0.clamped(to: 0..<tokens.count)])
        }
        finder.read(parser.mentions)
        let returned = ReturnedNames(parser.mentions)
        if isAsked { returned.addOverride(to: &finder, at: function.at) }
        keep(finder, parser)
        var need = finder.need
        if mayName, keepConstants(returned, finder, parser, enclosing) { need = .following }
        if isMethod { leading.add(function, body) }
        guard isWhole, enclosing.head != nil, file.functions.count < SourceFile.mostUses else { return }
        if enclosing.isFunction { function.type = nil }
        if function.take(body, mayMatter ? sought : nil, need) { file.functions.append(function) }
    }

    /// Keeps the loads, identifiers and calls of a body, each with the platforms of its position.
    private mutating func keep(_ finder: UseFinder, _ parser: CodeParser) {
        let regions = stream.lexer.regions
        func platforms(_ at: SourcePosition) -> Platforms {
            regions.isUniform ? .all : parser.offsets[at].map { regions.platforms(at: $0) } ?? .all
        }
        let most = SourceFile.mostUses
        for var load in finder.loads.prefix(most - file.loads.count) {
            load.platforms.formIntersection(platforms(load.at))
            file.loads.append(load)
        }
        for var use in finder.identifiers.prefix(most - file.identifiers.count) {
            use.platforms.formIntersection(platforms(use.at))
            if use.purpose == .performs, parser.handled.contains(use.at) { use.purpose = .attempts }
            file.identifiers.append(use)
        }
        for var call in finder.calls.prefix(most - file.calls.count) {
            call.platforms.formIntersection(platforms(call.at))
            file.calls.append(call)
        }
    }

    /// Keeps the return values of a method or function as constants. The constants have the name of the method or
    /// function.
    ///
    /// - Returns: whether it kept a constant with a value that is not a string.
    private mutating func keepConstants(
        _ returned: ReturnedNames, _ finder: UseFinder, _ parser: CodeParser, _ enclosing: Enclosing
    ) -> Bool {
        let isAsked = Self.givesName(enclosing.member ?? "")
        var hasCode = false
        for result in returned.results {
            // `return _name;` does not show the value.
            if case .name(let name) = result.value, name.hasPrefix("_") { continue }
            let one = ReturnedNames(results: [result])
            for var constant in one.constants(enclosing.path, finder, at: result.at, isSure: isAsked) {
                guard file.constants.count < SourceFile.mostUses else { return hasCode }
                if constant.value == nil {
                    guard isAsked || constant.expression?.hasPrefix("NSStringFromClass") ?? false else { continue }
                    hasCode = true
                }
                if !enclosing.isFunction { constant.enclosingType = enclosing.className }
                if enclosing.isStaticFunction { constant.reach = .file }
                // At this point the positions of constants are still offsets.
                constant.at = SourcePosition(line: parser.offsets[result.at] ?? 0, column: 0)
                file.constants.append(constant)
            }
        }
        return hasCode
    }

    /// Returns whether the name of a method or function shows that it returns a nib or an identifier:
    /// `+cellIdentifier`, `+nib`.
    ///
    /// Its return value is kept as a constant, so that `[FruitCell cellIdentifier]` can be followed.
    private static func givesName(_ member: String) -> Bool {
        if member.utf8.last == UInt8(ascii: ":") || member == "awakeFromNib" { return false }
        if ["nib", "xib"].contains(where: member.hasPrefix) { return true }
        // The search is case-sensitive, because `flexibleColor` does not name a xib.
        return ["Nib", "NIB", "Xib", "XIB", "dentifier", "toryboard"].contains(where: member.contains)
    }

    private func parameter(_ parameter: Enclosing.Parameter) -> FunctionCode.Parameter? {
        // `(void)` means that the function has no parameters.
        if parameter.type.isEmpty, source.says(parameter.name, "void") { return nil }
        let name = parameter.name.kind == .identifier ? source.text(parameter.name) : "_"
        return FunctionCode.Parameter(label: nil, name: name, type: type(parameter.type))
    }

    /// Returns the class or type that the tokens name; nil for `id` and for a block. The tokens may include the
    /// parentheses around the type.
    private func type(_ tokens: ArraySlice<Token>) -> String? {
        let tokens = tokens.first?.is("(") ?? false ? tokens.dropFirst().dropLast() : tokens
        guard let type = source.writtenType(tokens), type.next == tokens.endIndex else { return nil }
        return type.name
    }

    /// Returns whether a body ends at a token although its brace is not closed. This is the case for a declaration that
    /// cannot be in a body, and at the end of the file.
    private mutating func isEnd(_ token: Token, behind last: Token?, inBrackets: Bool) -> Bool {
        if token.kind == .end { return true }
        if token.kind == .atKeyword { return startsDeclaration(token) }
        // If a line begins with `- (` or `+ (` after a complete statement, a method begins. An expression of this form
        // would have no effect.
        guard container?.isImplementation == true, !inBrackets, token.beginsLine, token.is("-") || token.is("+"),
            let last, last.is("}") || last.is(";")
        else { return false }
        return stream.peek().is("(")
    }
}

extension SourceBytes {
    /// Returns whether a body contains a word that can matter.
    func mayMatter(_ tokens: [Token], _ sought: SearchNames) -> Bool {
        for (index, token) in tokens.enumerated() where token.kind == .identifier {
            let word = UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)])
            if CodeWords.matter(word) || sought.contains(word: word) { return true }
            if says(token, "class") ? isClassObject(index, tokens) : says(token, "NSStringFromClass") { return true }
        }
        return false
    }

    /// Returns whether a body may create an object, call a framework method that takes a name, or show a screen.
    func mayMake(_ tokens: [Token]) -> Bool {
        tokens.contains { token in
            token.kind == .identifier
                && mayMake(token, UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)]))
        }
    }

    private func mayMake(_ token: Token, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        if says(token, "alloc") || says(token, "allocWithZone") || says(token, "new") { return true }
        if NavigationCalls.standard.isWord(word) || NavigationCalls.mayLead(word) { return true }
        guard word.count > 8, let first = word.first, FrameworkCalls.standard.firstBytes.contains(first) else {
            return false
        }
        return FrameworkCalls.standard.mayKnow(text(token), isSwift: false)
    }

    /// Returns whether the message `class` is sent to a class. The result is false if the message is only the argument
    /// of a check such as `isKindOfClass:`.
    private func isClassObject(_ index: Int, _ tokens: [Token]) -> Bool {
        let before = index > 1 && tokens[index - 1].is(".") ? index - 2 : index - 1
        guard before >= 0, tokens[before].kind == .identifier, startsUppercase(tokens[before]) else { return false }
        return index < 4 || !tokens[index - 3].is(":")
            || !CodeWords.classQuestions.contains(text(tokens[index - 4]) + ":")
    }
}
