/// One token of an Objective-C source, as a range of its bytes.
///
/// A token has only twelve bytes, because a generated source may contain millions of tokens.
struct Token {
    /// The kind of a token.
    enum Kind: UInt8 {
        case identifier
        /// `@interface`, `@end`, `@selector` …: the `@` and the word.
        case atKeyword
        case number
        /// `"…"`, also `R"(…)"`.
        case string
        /// `@"…"`.
        case atString
        case character
        /// One byte that forms a token by itself: brackets, `;`, `:`, `*`, `=` …
        case punctuation
        /// Two bytes that form one token: `==`, `->`, `::` …
        case operation
        /// `#if`, `#ifdef`, `#ifndef`.
        case branchBegin
        /// `#else`, `#elif`.
        case branchElse
        /// `#endif`.
        case branchEnd
        /// The end of the file.
        case end
    }

    /// The offset of the first byte, and the offset after the last byte.
    var start, end: UInt32
    var kind: Kind
    /// The byte of a punctuation mark, or 0 for any other token.
    var mark: UInt8 = 0
    /// Whether only white space precedes the token on its line.
    var beginsLine = false

    /// Returns whether the token is this punctuation mark.
    @inline(__always)
    func `is`(_ mark: Unicode.Scalar) -> Bool { self.mark == UInt8(truncatingIfNeeded: mark.value) }

    /// Whether the token is a branch of conditional compilation.
    var isBranch: Bool { kind == .branchBegin || kind == .branchElse || kind == .branchEnd }

    /// Whether the token is a string literal of either kind.
    var isString: Bool { kind == .string || kind == .atString }

    /// A placeholder for the position of the token. ``PositionSweep`` converts it to a line and a column.
    var place: SourcePosition { SourcePosition(line: Int(start), column: 0) }
}

extension ArraySlice<Token> {
    /// Returns the index after the closing parenthesis for the one at `open`.
    func endOfGroup(from open: Int) -> Int {
        var depth = 0
        for index in open..<endIndex {
            if self[index].is("(") { depth += 1 } else if self[index].is(")") { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return endIndex
    }

    /// Splits the tokens at commas outside brackets.
    func splitByCommas() -> [ArraySlice<Token>] {
        var pieces: [ArraySlice<Token>] = []
        var (start, depth) = (startIndex, 0)
        for index in indices {
            let token = self[index]
            if token.is("(") || token.is("[") || token.is("{") { depth += 1 }
            if token.is(")") || token.is("]") || token.is("}") { depth -= 1 }
            if token.is(","), depth == 0 {
                pieces.append(self[start..<index])
                start = index + 1
            }
        }
        pieces.append(self[start...])
        return pieces
    }
}

/// The bytes of a source in UTF-8, with access to the text of its tokens.
struct SourceBytes {
    let bytes: UnsafeBufferPointer<UInt8>

    /// The maximum length of an expression, in bytes. Nib names are short. Without this limit, the memory for the
    /// texts of nested calls could grow with the square of the size of a hostile file.
    static let longestExpression = 500

    /// Returns a token as written.
    func text(_ token: Token) -> String {
        String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }

    /// Returns whether a token is exactly this text.
    func says(_ token: Token, _ text: StaticString) -> Bool {
        let count = Int(token.end - token.start)
        guard count == text.utf8CodeUnitCount else { return false }
        let start = Int(token.start)
        for index in 0..<count where bytes[start + index] != text.utf8Start[index] { return false }
        return true
    }

    /// Returns whether a token begins with a text.
    func hasPrefix(_ token: Token, _ prefix: StaticString) -> Bool {
        guard Int(token.end - token.start) >= prefix.utf8CodeUnitCount else { return false }
        let start = Int(token.start)
        for index in 0..<prefix.utf8CodeUnitCount where bytes[start + index] != prefix.utf8Start[index] { return false }
        return true
    }

    /// Returns tokens as one line.
    ///
    /// White space and comments between two tokens become one space. Adjacent string literals become one literal, as in
    /// the compiler.
    func expression(_ tokens: some Sequence<Token>) -> String {
        let quote = UInt8(ascii: "\"")
        var line: [UInt8] = []
        var last: Token?
        for token in tokens where !token.isBranch {
            var text = bytes[Int(token.start)..<Int(token.end)].prefix(Self.longestExpression)
            if let last, last.isString, token.isString, line.last == quote, text.first != UInt8(ascii: "R") {
                line.removeLast()
                text = text.drop { $0 != quote }.dropFirst()
            } else if let last, token.start > last.end {
                line.append(UInt8(ascii: " "))
            }
            line.append(contentsOf: text)
            last = token
            if line.count > Self.longestExpression {
                return String(decoding: line.prefix(Self.longestExpression), as: UTF8.self) + "…"
            }
        }
        return String(decoding: line, as: UTF8.self)
    }
}
