extension DeclarationReader {
    /// How many tokens of a body are looked at together. Real bodies are far
    /// shorter; a generated one is taken in pieces, so that memory is bounded.
    static let longestPiece = 500_000

    /// Reads a body behind its `{`, up to the `}` that closes it.
    ///
    /// - Parameter member: the selector or function; nil for other braces.
    mutating func readBody(of member: String?) {
        var scanner = BodyScanner(source, className: container?.className, member: member)
        var tokens: [Token] = []
        var depth = BranchedDepth(1)
        var round = 0
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
                scanner.scan(tokens)
                tokens.removeAll(keepingCapacity: true)
            }
        }
        scanner.scan(tokens)
        let most = ObjectiveCReader.mostUses
        file.loads += scanner.loads.prefix(most - file.loads.count)
        file.identifiers += scanner.identifiers.prefix(most - file.identifiers.count)
        file.constants += scanner.constants.prefix(most - file.constants.count)
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
