/// The tokens of a source, with a way to look at those to come.
struct TokenStream {
    var lexer: Lexer
    /// Tokens that were looked at or given back, the next one last.
    private var waiting: [Token] = []

    init(_ source: SourceBytes) {
        lexer = Lexer(source)
    }

    /// The next token, branches of conditional compilation among them.
    mutating func next() -> Token {
        waiting.popLast() ?? lexer.next()
    }

    /// The next token that is no branch.
    mutating func nextOfText() -> Token {
        while true {
            let token = next()
            if !token.isBranch { return token }
        }
    }

    /// The next token that is no branch, left where it is.
    mutating func peek() -> Token {
        let token = nextOfText()
        unread(token)
        return token
    }

    /// Gives back a token, which becomes the next.
    mutating func unread(_ token: Token) {
        waiting.append(token)
    }
}

/// How deep in brackets the reader is, while every branch of an `#if` is read.
///
/// Two branches may open the same brace twice and close it once:
///
///     #if TARGET_OS_IPHONE
///     - (void)show:(UIView *)view {
///     #else
///     - (void)show:(NSView *)view {
///     #endif
///
/// So each branch begins at the depth where the first began.
struct BranchedDepth {
    var depth: Int
    private var atBranch: [Int] = []

    init(_ depth: Int = 0) {
        self.depth = depth
    }

    /// Takes a branch into account.
    ///
    /// - Returns: false when the branch in which counting began is over.
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
