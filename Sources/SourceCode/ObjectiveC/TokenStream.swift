/// The tokens of a source, with look-ahead.
struct TokenStream {
    var lexer: Lexer
    /// Tokens that were returned to the stream. The last one is the next token.
    private var waiting: [Token] = []

    init(_ source: SourceBytes) {
        lexer = Lexer(source)
    }

    /// Returns the next token, including branches of conditional compilation.
    package mutating func next() -> Token {
        waiting.popLast() ?? lexer.next()
    }

    /// Returns the next token that is not a branch.
    mutating func nextOfText() -> Token {
        while true {
            let token = next()
            if !token.isBranch { return token }
        }
    }

    /// Returns the next token that is not a branch, without consuming it.
    mutating func peek() -> Token {
        let token = nextOfText()
        unread(token)
        return token
    }

    /// Puts a token back into the stream. It becomes the next token.
    mutating func unread(_ token: Token) {
        waiting.append(token)
    }
}

/// The bracket depth of a reader that reads every branch of an `#if`.
///
/// Each branch may open a brace, but only one `}` closes them all:
///
///     #if TARGET_OS_IPHONE
///     - (void)show:(UIView *)view {
///     #else
///     - (void)show:(NSView *)view {
///     #endif
///
/// Therefore each branch of an `#if` begins at the same depth as the first branch.
struct BranchedDepth {
    var depth: Int
    private var atBranch: [Int] = []

    init(_ depth: Int = 0) {
        self.depth = depth
    }

    /// Updates the depth for a branch.
    ///
    /// - Returns: false if the branch in which counting began ends here.
    mutating func visit(_ branch: Token) -> Bool {
        switch branch.kind {
        case .branchBegin:
            atBranch.append(depth)
        case .branchElse:
            guard let before = atBranch.last else { return false }
            depth = before
        case .branchEnd:
            _ = atBranch.popLast()
        default: break
        }
        return true
    }
}
