extension DeclarationReader {
    /// How many tokens of a body are looked at together. Real bodies are far
    /// shorter; a generated one is taken in pieces, so that memory is bounded.
    static let longestPiece = 500_000

    /// Reads a body behind its `{`, up to the `}` that closes it.
    ///
    /// - Parameter enclosing: what has the body; without member for other braces.
    mutating func readBody(of enclosing: Enclosing) {
        var scanner = BodyScanner(source, enclosing)
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
                scanner.regions = stream.lexer.regions
                scanner.scan(tokens)
                tokens.removeAll(keepingCapacity: true)
                isWhole = false
            }
        }
        scanner.regions = stream.lexer.regions
        scanner.scan(tokens)
        let (firstLoad, firstCall) = (file.loads.count, file.calls.count)
        keep(scanner)
        keepSelfCalls(of: enclosing, tokens, loads: firstLoad..<file.loads.count, calls: firstCall..<file.calls.count)
        if isWhole { keepCode(of: enclosing, tokens) }
    }

    /// Keeps what a method of an object calls on itself, and where its loads are.
    private mutating func keepSelfCalls(
        of enclosing: Enclosing, _ tokens: [Token], loads: Range<Int>, calls: Range<Int>
    ) {
        guard mentionsNibs, !enclosing.isStatic, let type = enclosing.className, let name = enclosing.member else {
            return
        }
        // Positions are offsets still.
        let offsets = Set(file.loads[loads].map(\.at.line) + file.calls[calls].map(\.at.line))
        let found = SelfCallScanner(source, tokens, offsets: offsets)
        let member = SelfCalls.Member(type: type, name: name)
        for call in found.calls {
            selfCalls.add(call.callee, from: SelfCalls.Place(member: member, isGuarded: call.isGuarded))
        }
        for index in loads {
            loadPlaces[index] = SelfCalls.Place(
                member: member, isGuarded: found.isGuarded[file.loads[index].at.line] ?? false)
        }
        for index in calls {
            callPlaces[index] = SelfCalls.Place(
                member: member, isGuarded: found.isGuarded[file.calls[index].at.line] ?? false)
        }
    }

    /// Keeps what a body does, as much as there is room for.
    private mutating func keep(_ scanner: BodyScanner) {
        let className = scanner.enclosing.className ?? ""
        let offset = file.loads.count
        let most = ObjectiveCReader.mostUses
        file.loads += scanner.loads.prefix(most - file.loads.count)
        file.identifiers += scanner.identifiers.prefix(most - file.identifiers.count)
        file.constants += scanner.constants.prefix(most - file.constants.count)
        file.calls += scanner.calls.prefix(most - file.calls.count)

        for kept in scanner.kept { held.nibs["\(className).\(kept.variable)", default: []].append(kept) }
        func add(_ elsewhere: [BodyScanner.Elsewhere], to list: inout [Held.Open]) {
            for open in elsewhere where offset + open.load < file.loads.count {
                list.append(Held.Open(load: offset + open.load, key: "\(className).\(open.variable)"))
            }
        }
        add(scanner.elsewhere, to: &held.openNibs)
        add(scanner.ownersElsewhere, to: &held.openOwners)
    }

    /// Whether a body ends before its brace is closed, because a declaration
    /// follows that no body can hold.
    private mutating func isEnd(_ token: Token, behind last: Token?, inBrackets: Bool) -> Bool {
        if token.kind == .end { return true }
        if token.kind == .atKeyword { return startsDeclaration(token) }
        // A line that begins with `- (` behind a whole statement is a method:
        // as an expression it would do nothing.
        guard container?.isImplementation == true, !inBrackets, token.beginsLine, token.is("-") || token.is("+"),
            let last, last.is("}") || last.is(";")
        else { return false }
        return stream.peek().is("(")
    }
}
