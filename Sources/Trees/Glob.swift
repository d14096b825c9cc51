/// A pattern for paths: `*`, `?` and `[…]` within a name, `**` for any number of folders.
///
/// Patterns are matched against bytes. Even for a malicious pattern, matching takes at most O(pattern length × path
/// length) time.
package struct Glob: Sendable {
    /// A part of a pattern that matches one byte of a name, or any number of bytes.
    private enum Piece: Equatable {
        case star
        case any
        case byte(UInt8)
        /// A character class as a bit set: the bit of each byte in the class is 1.
        case oneOf(SIMD4<UInt64>)

        func fits(_ byte: UInt8) -> Bool {
            switch self {
            case .star: false
            case .any: true
            case .byte(let own): own == byte
            case .oneOf(let set): set[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1
            }
        }
    }

    /// A part of a pattern that matches one name, or any number of names.
    private enum Part {
        case folders
        case name([Piece])
    }

    private let parts: [Part]

    /// Creates a pattern.
    ///
    /// - Parameter pattern: the text of the pattern. Slashes separate its parts, and empty parts are ignored.
    package init(_ pattern: some Sequence<UInt8>) {
        parts = Array(pattern).split(separator: UInt8(ascii: "/")).map { part in
            let pieces = Self.pieces(Array(part))
            return pieces == [.star, .star] ? .folders : .name(pieces)
        }
    }

    /// Whether the pattern is a single name. Such a pattern can match a file in any folder.
    package var isName: Bool { parts.count == 1 }

    /// Whether the pattern matches a whole path.
    ///
    /// - Parameter takesFolders: whether the path also matches if the pattern matches one of its enclosing folders.
    package func matches(_ components: some RandomAccessCollection<ArraySlice<UInt8>>, takesFolders: Bool = false)
        -> Bool
    {
        var steps = Int.max
        return matches(components, takesFolders: takesFolders, steps: &steps)
    }

    /// Whether the pattern matches a path within a limited number of steps.
    ///
    /// - Parameter steps: the number of steps allowed. On return, the number of steps left. If it reaches 0, the
    ///   pattern does not match.
    package func matches(
        _ components: some RandomAccessCollection<ArraySlice<UInt8>>, takesFolders: Bool = false, steps: inout Int
    ) -> Bool {
        let components = Array(components)
        var (part, place) = (0, 0)
        // If the parts after the last `**` do not match, matching continues from this position.
        var again: (part: Int, place: Int)?
        while true {
            steps -= 1
            guard steps > 0 else { return false }
            if part == parts.count, takesFolders || place == components.count { return true }
            if part < parts.count, case .folders = parts[part] {
                // At the end of a pattern, `**` matches one or more names.
                if part == parts.count - 1 { return place < components.count }
                part += 1
                again = (part, place)
            } else if part < parts.count, place < components.count, Self.matches(parts[part], components[place], &steps)
            {
                part += 1
                place += 1
            } else if let last = again, last.place < components.count {
                again = (last.part, last.place + 1)
                (part, place) = (last.part, last.place + 1)
            } else {
                return false
            }
        }
    }

    /// Whether the pattern is a single name and matches the given name.
    package func matches(name: ArraySlice<UInt8>) -> Bool {
        var steps = Int.max
        return matches(name: name, steps: &steps)
    }

    /// Whether the pattern matches a name within a limited number of steps.
    ///
    /// - Parameter steps: the number of steps allowed. On return, the number of steps left. If it reaches 0, the
    ///   pattern does not match.
    package func matches(name: ArraySlice<UInt8>, steps: inout Int) -> Bool {
        parts.count == 1 && Self.matches(parts[0], name, &steps)
    }

    private static func matches(_ part: Part, _ name: ArraySlice<UInt8>, _ steps: inout Int) -> Bool {
        guard case .name(let pattern) = part else { return true }
        var (place, next) = (0, name.startIndex)
        // If the text after the last star does not match, matching continues from this position.
        var again: (place: Int, next: Int)?
        while next < name.endIndex {
            steps -= 1
            guard steps > 0 else { return false }
            if place < pattern.count, pattern[place] == .star {
                place += 1
                again = (place, next)
            } else if place < pattern.count, pattern[place].fits(name[next]) {
                place += 1
                next += 1
            } else if let last = again {
                again = (last.place, last.next + 1)
                (place, next) = (last.place, last.next + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == .star }
    }

    // MARK: Reading a pattern

    /// Parses the part of a pattern that matches one name. A pattern is parsed only once, not for each match, because a
    /// character class can be very long.
    private static func pieces(_ part: [UInt8]) -> [Piece] {
        var pieces: [Piece] = []
        var place = 0
        // If a bracket is not closed, later brackets are not closed either: a closing bracket would close the first
        // one.
        var canClose = true
        while place < part.count {
            switch part[place] {
            case UInt8(ascii: "*"): pieces.append(.star)
            case UInt8(ascii: "?"): pieces.append(.any)
            case UInt8(ascii: "\\") where place + 1 < part.count:
                place += 1
                pieces.append(.byte(part[place]))
            case UInt8(ascii: "[") where canClose:
                if let found = byteClass(part, place + 1) {
                    pieces.append(.oneOf(found.set))
                    place = found.end - 1
                } else {
                    // An unclosed bracket is an ordinary character.
                    canClose = false
                    pieces.append(.byte(part[place]))
                }
            default: pieces.append(.byte(part[place]))
            }
            place += 1
        }
        return pieces
    }

    /// Returns the bytes of the character class that starts at a position, and its end; nil for an unclosed bracket.
    private static func byteClass(_ pattern: [UInt8], _ start: Int) -> (set: SIMD4<UInt64>, end: Int)? {
        var place = start
        let isNegated =
            place < pattern.count && (pattern[place] == UInt8(ascii: "!") || pattern[place] == UInt8(ascii: "^"))
        if isNegated { place += 1 }
        let first = place
        var set = SIMD4<UInt64>()
        while place < pattern.count, pattern[place] != UInt8(ascii: "]") || place == first {
            if pattern[place] == UInt8(ascii: "\\"), place + 1 < pattern.count { place += 1 }
            let low = pattern[place]
            var high = low
            if place + 2 < pattern.count, pattern[place + 1] == UInt8(ascii: "-"),
                pattern[place + 2] != UInt8(ascii: "]")
            {
                high = pattern[place + 2]
                place += 2
            }
            if low <= high { for byte in low...high { set[Int(byte >> 6)] |= 1 << UInt64(byte & 63) } }
            place += 1
        }
        guard place < pattern.count else { return nil }
        return (isNegated ? ~set : set, place + 1)
    }
}
