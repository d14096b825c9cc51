extension DeclarationReader {
    /// Reads `@interface Name` with a superclass, a category, or `()`.
    mutating func readInterface() {
        guard var type = typeName(.class) else { return }
        var groups: [[Token]] = []
        if let group = angleGroup() { groups.append(group) }
        if stream.peek().is("(") {
            type.category = parenthesized()
            type.kind = type.category == nil ? .classExtension : .extension
            type.protocols = angleGroup().map(protocolNames) ?? []
        } else if readSuperclass(&type) {
            // `: Base<Argument *>`, `: Base <Protocol>`, or both.
            let first = angleGroup()
            let second = angleGroup()
            if let protocols = second ?? first.flatMap({ isTypeArguments($0) ? nil : $0 }) {
                type.protocols = protocolNames(protocols)
            }
        } else if let group = groups.first {
            // A root class. Protocols follow its name.
            type.protocols = protocolNames(group)
        }
        open(type, Container(className: type.name, hasVariables: type.kind != .extension))
        if stream.peek().is("{") {
            _ = stream.nextOfText()
            readVariables()
        }
    }

    /// Reads `@implementation Name` of a class or category.
    mutating func readImplementation() {
        guard var type = typeName(.implementation) else { return }
        if stream.peek().is("(") { type.category = parenthesized() }
        _ = readSuperclass(&type)
        open(type, Container(className: type.name, isImplementation: true))
        if stream.peek().is("{") {
            _ = stream.nextOfText()
            readVariables()
        }
    }

    /// Reads `@protocol Name … @end`. `@protocol Name, Other;` declares nothing.
    mutating func readProtocol() {
        guard var type = typeName(.protocol) else { return }
        if stream.peek().is(",") || stream.peek().is(";") {
            _ = declaration()
            return
        }
        type.protocols = angleGroup().map(protocolNames) ?? []
        open(type, Container(className: type.name, isProtocol: true))
    }

    /// Reads `@compatibility_alias NewName ExistingName;`.
    mutating func readCompatibilityAlias() {
        let names = declaration()
        guard names.count == 2, names.allSatisfy({ $0.kind == .identifier }) else { return }
        addAlias(names[0], of: source.text(names[1]))
    }

    /// Adds an alias of a class.
    mutating func addAlias(_ name: Token, of existing: String) {
        var alias = TypeDeclaration(kind: .alias, name: source.text(name), at: name.place)
        alias.objcName = alias.name
        alias.superclass = existing
        add(alias)
    }

    private mutating func open(_ type: TypeDeclaration, _ container: Container) {
        add(type)
        for other in otherSuperclasses {
            var type = type
            (type.superclass, type.platforms) = (source.text(other), platforms(of: other))
            add(type)
        }
        otherSuperclasses.removeAll()
        self.container = container
    }

    /// Returns a type with the name after the keyword and with the attributes before the keyword; nil if no name
    /// follows.
    private mutating func typeName(_ kind: TypeDeclaration.Kind) -> TypeDeclaration? {
        let name = stream.nextOfText()
        guard name.kind == .identifier else {
            stream.unread(name)
            return nil
        }
        var type = TypeDeclaration(kind: kind, name: source.text(name), at: name.place)
        type.objcName = runtimeName() ?? type.name
        type.isDesignable = attributes.contains { source.says($0, "IB_DESIGNABLE") }
        return type
    }

    /// Returns the name in `__attribute__((objc_runtime_name("Name")))`; nil if the type has no such attribute.
    private func runtimeName() -> String? {
        guard let at = attributes.firstIndex(where: { source.says($0, "objc_runtime_name") }),
            at + 2 < attributes.count, attributes[at + 2].kind == .string
        else { return nil }
        return String(source.text(attributes[at + 2]).dropFirst().dropLast())
    }

    private mutating func readSuperclass(_ type: inout TypeDeclaration) -> Bool {
        guard stream.peek().is(":") else { return false }
        _ = stream.nextOfText()
        // Each branch of an `#if` may name a different superclass.
        var names: [Token] = []
        var depth = 0
        while names.isEmpty || depth > 0 {
            let token = stream.next()
            switch token.kind {
            case .branchBegin: depth += 1
            case .branchEnd: depth -= 1
            case .branchElse: break
            case .identifier where names.count < 16: names.append(token)
            default:
                stream.unread(token)
                depth = 0
                if names.isEmpty { return true }
            }
        }
        if let first = names.first { (type.superclass, type.platforms) = (source.text(first), platforms(of: first)) }
        otherSuperclasses = Array(names.dropFirst())
        return true
    }

    private func platforms(of token: Token) -> Platforms { stream.lexer.regions.platforms(at: Int(token.start)) }

    /// Returns the first word in the next parentheses; nil if they contain none.
    private mutating func parenthesized() -> String? {
        _ = stream.nextOfText()
        var word: String?
        while true {
            let token = stream.nextOfText()
            if token.kind == .identifier { word = word ?? source.text(token) }
            if token.is(")") || token.kind == .end { return word }
            if token.is("{") || token.is(";") || token.kind == .atKeyword {
                stream.unread(token)
                return word
            }
        }
    }

    /// Returns the tokens in the next angle brackets; nil if the next token is not an angle bracket.
    private mutating func angleGroup() -> [Token]? {
        guard stream.peek().is("<") else { return nil }
        _ = stream.nextOfText()
        var group: [Token] = []
        var depth = 1
        while true {
            let token = stream.nextOfText()
            if token.is("<") { depth += 1 } else if token.is(">") { depth -= 1 }
            if depth == 0 || token.kind == .end { return group }
            if token.is("{") || token.is(";") || token.kind == .atKeyword {
                stream.unread(token)
                return group
            }
            if group.count < Self.longestDeclaration { group.append(token) }
        }
    }

    private func isTypeArguments(_ group: [Token]) -> Bool { group.contains { $0.is("*") || $0.is("<") } }

    private func protocolNames(_ group: [Token]) -> [String] {
        group.filter { $0.kind == .identifier }.map(source.text)
    }
}
