extension DeclarationReader {
    /// Reads the instance variables of a class, from the token after the `{`.
    mutating func readVariables() {
        while true {
            let token = stream.nextOfText()
            if token.is("}") || token.kind == .end { return }
            if token.kind == .atKeyword {
                guard startsDeclaration(token) else { continue }  // `@private` and similar keywords.
                stream.unread(token)
                return
            }
            if token.is(";") { continue }
            stream.unread(token)
            addDeclared(Declaration(declaration()[...], source)) { member in
                member.isVariable = true
            }
        }
    }

    /// Reads `@property (attributes) Type name;`.
    mutating func readProperty() {
        var tokens = declaration()[...]
        var attributes: ArraySlice<Token> = []
        if tokens.first?.is("(") == true {
            let end = tokens.endOfGroup(from: tokens.startIndex)
            attributes = tokens[..<end].dropFirst().dropLast()
            tokens = tokens[end...]
        }
        let names = source
        let has = { (word: StaticString) in attributes.contains { names.says($0, word) } }
        let isReadOnly = has("readonly")
        addDeclared(Declaration(tokens, source, attributes: attributes)) { member in
            member.isStatic = has("class")
            member.isWeak = has("weak")
            member.selector = Self.value(of: "getter", in: attributes, names) ?? member.name
            if !isReadOnly {
                let capitalized = member.name.prefix(1).uppercased() + member.name.dropFirst()
                member.setter = Self.value(of: "setter", in: attributes, names) ?? "set\(capitalized):"
            }
        }
    }

    /// Reads `@synthesize name = variable, other;`.
    mutating func readSynthesize() {
        guard let container else { return }
        for item in declaration().split(whereSeparator: { $0.is(",") }) {
            // If there is no `=`, the variable has the name of the property.
            let names = item.filter { $0.kind == .identifier }
            guard let property = names.first, let variable = names.last else { continue }
            impliedVariables.synthesized.insert("\(container.className).\(source.text(property))")
            var member = MemberDeclaration(
                kind: .property, className: container.className, name: source.text(variable), at: variable.place)
            (member.isVariable, member.initialNumber) = (true, 0)
            add(member)
        }
    }

    /// Reads `@dynamic name, other;`. These properties have no variables.
    mutating func readDynamic() {
        guard let container else { return }
        for name in declaration() where name.kind == .identifier {
            impliedVariables.synthesized.insert("\(container.className).\(source.text(name))")
        }
    }

    /// Reads a method and its body. `sign` is the `-` or `+` of the method.
    mutating func readMethod(_ sign: Token) {
        guard let container else { return }
        let (tokens, hasBody) = methodHeader()
        let header = MethodHeader(tokens[...], source)
        // To forbid an inherited method, a class declares it again as unavailable. Such a declaration does not
        // implement the method.
        let isForbidden = !hasBody && tokens.contains(where: isForbidding)
        if let selector = header.selector, !isForbidden {
            var member = MemberDeclaration(
                kind: header.kind, className: container.className, name: selector, at: sign.place)
            member.selector = selector
            member.argumentCount = header.argumentCount
            member.isStatic = sign.is("+")
            member.isRequirement = container.isProtocol
            member.type = header.senderType(source)
            add(member)
        }
        if hasBody {
            readBody(
                of: Enclosing(
                    className: container.className, member: header.selector, isStatic: sign.is("+"), head: sign,
                    parameters: header.parameters, result: header.result, returnsString: header.returnsString))
        }
    }

    /// Returns whether a token makes a method unavailable, as a macro or inside `__attribute__`.
    private func isForbidding(_ token: Token) -> Bool {
        source.says(token, "NS_UNAVAILABLE") || source.says(token, "UNAVAILABLE_ATTRIBUTE")
            || source.says(token, "unavailable")
    }

    /// Returns the tokens of a method up to its `;` or `{`, and whether a body follows.
    private mutating func methodHeader() -> ([Token], hasBody: Bool) {
        var tokens: [Token] = []
        var round = 0
        while true {
            let token = stream.nextOfText()
            if token.is("(") { round += 1 } else if token.is(")") { round -= 1 }
            if token.is("{") { return (tokens, true) }
            if token.is(";") {
                // A method definition may contain a `;` before its body: `- (void)name; {`.
                guard container?.isImplementation == true, stream.peek().is("{") else { return (tokens, false) }
                _ = stream.nextOfText()
                return (tokens, true)
            }
            let isNextMethod = round <= 0 && token.beginsLine && (token.is("-") || token.is("+"))
            let isOver = isNextMethod || token.is("}") || (token.kind == .atKeyword && startsDeclaration(token))
            if token.kind == .end || isOver {
                stream.unread(token)
                return (tokens, false)
            }
            if tokens.count < Self.longestDeclaration { tokens.append(token) }
        }
    }

    /// Adds a member for each name of a declaration.
    private mutating func addDeclared(
        _ declaration: Declaration, _ complete: (inout MemberDeclaration) -> Void
    ) {
        guard let container else { return }
        for declarator in declaration.declarators {
            var member = MemberDeclaration(
                kind: declaration.kind, className: container.className, name: source.text(declarator.name),
                at: declarator.name.place)
            member.type = declarator.type
            member.isRequirement = container.isProtocol
            member.initialNumber = 0
            complete(&member)
            add(member)
            if container.hasVariables, !member.isVariable, !member.isStatic {
                impliedVariables.properties.append(member)
            }
        }
    }

    /// Returns the value of an attribute: `isOn` for `getter = isOn`, `setName:` for `setter = setName:`.
    private static func value(
        of attribute: StaticString, in attributes: ArraySlice<Token>, _ source: SourceBytes
    ) -> String? {
        for item in attributes.split(whereSeparator: { $0.is(",") }) {
            guard item.count >= 3, let first = item.first, source.says(first, attribute) else { continue }
            return item.dropFirst(2).map(source.text).joined()
        }
        return nil
    }
}
