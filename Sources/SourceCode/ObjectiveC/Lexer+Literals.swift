extension Lexer {
    /// Returns the token that begins with a byte. The byte is neither white space nor the start of a comment.
    mutating func literalOrMark(_ byte: UInt8) -> Token {
        let start = index
        switch byte {
        case UInt8(ascii: "\""):
            skipQuoted(byte)
            return token(.string, from: start)
        case UInt8(ascii: "'"):
            skipQuoted(byte)
            return token(.character, from: start)
        case UInt8(ascii: "@"):
            return atToken()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return token(.number, from: start)
        case UInt8(ascii: ".") where isDigit(self.byte(1)):
            skipNumber()
            return token(.number, from: start)
        case _ where Self.isWordByte(byte):
            return word()
        default:
            return mark(byte)
        }
    }

    /// Returns whether a byte is a letter, digit, `_`, `$`, or not ASCII.
    @inline(__always)
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private func token(_ kind: Token.Kind, from start: Int) -> Token {
        Token(start: UInt32(start), end: UInt32(index), kind: kind)
    }

    /// Returns `@"…"`, `@word`, or only the `@` of `@(`, `@[`, `@{` and `@1`.
    private mutating func atToken() -> Token {
        let start = index
        index += 1
        if byte() == UInt8(ascii: "\"") {
            skipQuoted(UInt8(ascii: "\""))
            return token(.atString, from: start)
        }
        if Self.isWordByte(byte()), !isDigit(byte()) {
            skipWord()
            return token(.atKeyword, from: start)
        }
        return Token(start: UInt32(start), end: UInt32(index), kind: .punctuation, mark: UInt8(ascii: "@"))
    }

    private mutating func skipWord() {
        while index < end, Self.isWordByte(bytes[index]) { index += 1 }
    }

    private mutating func word() -> Token {
        let start = index
        skipWord()
        if byte() == UInt8(ascii: "\""), bytes[index - 1] == UInt8(ascii: "R"), index - start <= 3,
            let close = rawStringEnd()
        {
            index = close
            return token(.string, from: start)
        }
        return token(.identifier, from: start)
    }

    /// Returns the end of a C++ raw string `"delimiter(…)delimiter"`; nil if the next bytes are not a raw string.
    private func rawStringEnd() -> Int? {
        var open = index + 1
        while open < end, open - index <= 17, bytes[open] != UInt8(ascii: "(") {
            let byte = bytes[open]
            if byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return nil }
            open += 1
        }
        guard open < end, bytes[open] == UInt8(ascii: "(") else { return nil }
        let delimiter = bytes[(index + 1)..<open]
        var close = open + 1
        while close < end {
            let quote = close + 1 + delimiter.count
            if bytes[close] == UInt8(ascii: ")"), quote < end, bytes[quote] == UInt8(ascii: "\""),
                bytes[(close + 1)..<quote].elementsEqual(delimiter)
            {
                return quote + 1
            }
            close += 1
        }
        return end
    }

    /// Skips a literal in quotes. An unclosed literal ends with its line, so a stray quote affects only that line.
    private mutating func skipQuoted(_ quote: UInt8) {
        index += 1
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\") {
                skipContinuation()
                // Skip the character that the backslash escapes, unless it is a line end.
                if index < end, !isLineEnd(bytes[index - 1]), !isLineEnd(bytes[index]) { index += 1 }
            } else if byte == quote {
                index += 1
                return
            } else if isLineEnd(byte) {
                return
            } else {
                index += 1
            }
        }
    }

    private mutating func skipNumber() {
        index += 1
        while index < end {
            let byte = bytes[index]
            let last = bytes[index - 1] | 0x20
            if Self.isWordByte(byte) || byte == UInt8(ascii: ".") {
                index += 1
            } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"),
                last == UInt8(ascii: "e") || last == UInt8(ascii: "p")
            {
                index += 1
            } else if byte == UInt8(ascii: "'"), Self.isWordByte(self.byte(1)) {
                // The C++ digit separator.
                index += 2
            } else {
                return
            }
        }
    }

    private mutating func mark(_ first: UInt8) -> Token {
        let start = index
        index += 1
        let second = byte()
        let isPair =
            switch first {
            case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "+"),
                UInt8(ascii: "|"), UInt8(ascii: "&"):
                // `>>` is not a pair, because it may close two lists of generic arguments.
                second == UInt8(ascii: "=") || (second == first && first != UInt8(ascii: ">"))
            case UInt8(ascii: "-"):
                second == UInt8(ascii: "=") || second == UInt8(ascii: ">") || second == first
            case UInt8(ascii: ":"):
                second == first
            default: false
            }
        guard isPair else { return Token(start: UInt32(start), end: UInt32(index), kind: .punctuation, mark: first) }
        index += 1
        return token(.operation, from: start)
    }
}
