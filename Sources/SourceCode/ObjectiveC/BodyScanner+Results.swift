extension BodyScanner {
    /// Keeps a load.
    mutating func addLoad(
        _ call: String, target: String, name: ArraySlice<Token>?, owner: ArraySlice<Token>? = nil,
        receiver: String? = nil, identifier: ArraySlice<Token>? = nil, at token: Token
    ) {
        guard loads.count < ObjectiveCReader.mostUses else { return }
        var load = NibLoad(call: call, target: target, expression: name.map { written($0) }, at: token.place)
        load.owner = owner.map { source.expression($0) }
        load.enclosingType = className
        load.enclosingMember = member
        load.receiver = receiver
        load.identifier = identifier.map { written($0) }
        loads.append(load)
    }

    /// Keeps the use of an identifier, unless it is none.
    mutating func addIdentifier(_ kind: String, call: String, _ value: ArraySlice<Token>, at token: Token) {
        guard identifiers.count < ObjectiveCReader.mostUses else { return }
        guard let first = value.first, !(value.count == 1 && source.says(first, "nil")) else { return }
        var use = IdentifierUse(kind: kind, call: call, expression: written(value), at: token.place)
        use.enclosingType = className
        use.enclosingMember = member
        identifiers.append(use)
    }

    /// An expression as written. A plain name may be that of a local
    /// variable, which ``readLocals()`` then looks for.
    private mutating func written(_ tokens: ArraySlice<Token>) -> String {
        let text = source.expression(tokens)
        if tokens.count == 1, tokens.first?.kind == .identifier { wanted.insert(text) }
        return text
    }

    /// Makes constants of what the body assigns to the variables that its
    /// calls were given, so that names can be followed through them.
    ///
    /// Their names begin with the class and the selector, because another
    /// method's variable of the same name is another variable. One that is
    /// assigned more than once gives as many constants.
    mutating func readLocals() {
        guard !wanted.isEmpty else { return }
        for index in tokens.indices.dropFirst() where tokens[index].is("=") {
            let name = tokens[index - 1]
            guard name.kind == .identifier, wanted.contains(source.text(name)) else { continue }
            // `other.name = …` assigns to another object's property.
            if index > 1, tokens[index - 2].is(".") || source.says(tokens[index - 2], "->") { continue }
            guard constants.count < ObjectiveCReader.mostUses else { return }
            let value = statement(from: index + 1)
            guard !value.isEmpty else { continue }
            constants.append(source.constant("\(path).\(source.text(name))", value: value, at: name))
        }
    }
}
