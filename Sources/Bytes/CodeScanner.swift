/// Finds the words, the punctuation and the string literals of a Swift or Objective-C source, without comments.
///
/// It does not parse the language. Code in a Swift interpolation, as in `"\(name)"`, belongs to the code.
package struct CodeScanner {
    /// A word, one byte of punctuation, the end of a line outside strings, or a part of a string literal.
    package enum Token: Equatable {
        case word(Range<Int>)
        case mark(UInt8, at: Int)
        case newline(at: Int)
        /// The content of a string literal, without quotes and as written. An interpolation splits it into parts.
        case string(Range<Int>)
    }

    private let bytes: [UInt8]
    private var place: Int
    /// For each interpolation that is open: the number of open parentheses in it, and whether its string has three quotes.
    private var interpolations: [(depth: Int, isLong: Bool)] = []

    /// Creates a scanner that starts at an offset. The offset must not be inside a comment or string.
    package init(_ bytes: [UInt8], from place: Int = 0) { (self.bytes, self.place) = (bytes, place) }

    /// Returns the next token; nil at the end.
    package mutating func next() -> Token? {
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\n") {
                place += 1
                return .newline(at: place - 1)
            }
            if Self.isWord(byte) {
                let start = place
                while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
                return .word(start..<place)
            }
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") {
                let isLong = peek(1) == byte && peek(2) == byte
                place += isLong ? 3 : 1
                return .string(skipString(isLong: isLong))
            } else if byte == UInt8(ascii: "'"), peek(1) != nil, peek(2) == byte || peek(3) == byte {
                // A character of C: 'a' or '\n'.
                place += peek(2) == byte ? 3 : 4
            } else if byte <= UInt8(ascii: " ") {
                place += 1
            } else {
                place += 1
                if let rest = endOfInterpolation(byte) { return .string(rest) }
                return .mark(byte, at: place - 1)
            }
        }
        return nil
    }

    private func peek(_ distance: Int) -> UInt8? {
        place + distance < bytes.count ? bytes[place + distance] : nil
    }

    private mutating func skipComment() {
        var depth = 1
        place += 2
        while place < bytes.count, depth > 0 {
            if bytes[place] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
            } else if bytes[place] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else {
                place += 1
            }
        }
    }

    /// Skips the rest of a string, up to its end or to an interpolation. Returns the range of its content.
    private mutating func skipString(isLong: Bool) -> Range<Int> {
        let start = place
        while place < bytes.count {
            let byte = bytes[place]
            if byte == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "(") {
                place += 2
                interpolations.append((1, isLong))
                return start..<place - 2
            }
            if byte == UInt8(ascii: "\\") {
                place = min(place + 2, bytes.count)
            } else if byte == UInt8(ascii: "\""), !isLong || (peek(1) == byte && peek(2) == byte) {
                place += isLong ? 3 : 1
                return start..<place - (isLong ? 3 : 1)
            } else if byte == UInt8(ascii: "\n"), !isLong {
                return start..<place
            } else {
                place += 1
            }
        }
        return start..<place
    }

    /// Returns the range of the string after an interpolation; nil if the byte does not end one.
    private mutating func endOfInterpolation(_ byte: UInt8) -> Range<Int>? {
        guard var last = interpolations.last else { return nil }
        if byte == UInt8(ascii: "(") { last.depth += 1 }
        if byte == UInt8(ascii: ")") { last.depth -= 1 }
        interpolations[interpolations.count - 1] = last
        guard last.depth == 0 else { return nil }
        interpolations.removeLast()
        return skipString(isLong: last.isLong)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
