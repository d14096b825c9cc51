/// A pattern for paths, in the syntax of build files. It must match the whole path.
///
/// `*` and `?` match within a name, `**` matches any number of folders, and `[a-z]`, `[!a]` and `{a,b}` list
/// alternatives. For each alternative, the time for a match is at most proportional to the length of the pattern times
/// the length of the path.
package struct PathPattern: Sendable, Hashable {
    private let alternatives: [[ArraySlice<UInt8>]]

    /// Creates a pattern from its text. If braces produce more than 64 alternatives, the others are ignored.
    package init(_ text: String) {
        alternatives = Self.choices(Array(text.utf8)).map(Self.parts)
    }

    /// Whether a text contains wildcards.
    package static func isPattern(_ text: String) -> Bool {
        text.utf8.contains { wildcards.contains($0) }
    }

    /// Whether the pattern matches a path.
    package func matches(_ path: String) -> Bool {
        let parts = Self.parts(Array(path.utf8))
        return alternatives.contains { Self.matches($0, parts) }
    }

    /// Splits a pattern into the folders before its first wildcard, and the rest. If there is no wildcard, the rest is
    /// empty.
    static func split(_ pattern: String) -> (folder: String, rest: String) {
        let parts = pattern.split(separator: "/")
        guard let wild = parts.firstIndex(where: { isPattern(String($0)) }) else { return (pattern, "") }
        return (parts[..<wild].joined(separator: "/"), parts[wild...].joined(separator: "/"))
    }

    /// Converts a text to a pattern that matches this text. Each wildcard character becomes `?`, which matches any
    /// single character.
    static func literal(_ text: String) -> String {
        guard isPattern(text) else { return text }
        return String(text.map { "*?[{".contains($0) ? "?" : $0 })
    }

    private static let wildcards = Set("*?[{".utf8)
    private static let mostChoices = 64

    private static func parts(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    }

    /// Returns the alternatives that the braces produce.
    private static func choices(_ text: [UInt8]) -> [[UInt8]] {
        var (done, open) = ([[UInt8]](), [text])
        while let next = open.popLast() {
            guard let (start, end) = braces(in: next), done.count + open.count < mostChoices else {
                if done.count < mostChoices { done.append(next) }
                continue
            }
            var (depth, from) = (0, start + 1)
            for place in start + 1...end {
                if next[place] == UInt8(ascii: "{") { depth += 1 }
                if next[place] == UInt8(ascii: "}"), place < end { depth -= 1 }
                if place == end || (depth == 0 && next[place] == UInt8(ascii: ",")) {
                    open.append(Array(next[..<start]) + next[from..<place] + next[(end + 1)...])
                    from = place + 1
                }
            }
        }
        return done
    }

    /// Returns the positions of the first closed pair of braces. An unclosed brace is an ordinary character.
    private static func braces(in text: [UInt8]) -> (Int, Int)? {
        guard let start = text.firstIndex(of: UInt8(ascii: "{")) else { return nil }
        var depth = 0
        for place in start..<text.count {
            if text[place] == UInt8(ascii: "{") { depth += 1 }
            if text[place] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return (start, place) }
        }
        return nil
    }

    private static func isDoubleStar(_ part: ArraySlice<UInt8>) -> Bool { part.elementsEqual("**".utf8) }

    /// Whether a pattern matches a path.
    ///
    /// After a mismatch, only the last `**` is tried at a later position. An earlier `**` could not match more.
    private static func matches(_ pattern: [ArraySlice<UInt8>], _ path: [ArraySlice<UInt8>]) -> Bool {
        var (at, place) = (0, 0)
        var again: (at: Int, place: Int)?
        while place < path.count {
            if at < pattern.count, isDoubleStar(pattern[at]) {
                again = (at, place)
                at += 1
            } else if at < pattern.count, matches(pattern[at], path[place]) {
                at += 1
                place += 1
            } else if let last = again {
                again = (last.at, last.place + 1)
                (at, place) = (last.at + 1, last.place + 1)
            } else {
                return false
            }
        }
        // `A/**` matches the contents of A, but not A itself.
        if at < pattern.count, at > 0, at == pattern.count - 1, isDoubleStar(pattern[at]) { return false }
        return pattern[at...].allSatisfy(isDoubleStar)
    }

    /// Whether a pattern matches the name of a file or folder. The search is the same as for paths, with `*` instead of
    /// `**`.
    private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
        var (at, place) = (pattern.startIndex, name.startIndex)
        var again: (at: Int, place: Int)?
        while place < name.endIndex {
            if at < pattern.endIndex, pattern[at] == UInt8(ascii: "*") {
                again = (at, place)
                at += 1
            } else if at < pattern.endIndex, let next = step(pattern, at, name[place]) {
                at = next
                place += 1
            } else if let last = again {
                again = (last.at, last.place + 1)
                (at, place) = (last.at + 1, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// Returns the position after the pattern element at this position; nil if the element does not match the byte.
    private static func step(_ pattern: ArraySlice<UInt8>, _ at: Int, _ byte: UInt8) -> Int? {
        switch pattern[at] {
        case UInt8(ascii: "?"): return at + 1
        case UInt8(ascii: "["):
            guard let end = pattern[(at + 1)...].dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
                return byte == pattern[at] ? at + 1 : nil
            }
            let isNegated = pattern[at + 1] == UInt8(ascii: "!") || pattern[at + 1] == UInt8(ascii: "^")
            let members = Array(pattern[(at + (isNegated ? 2 : 1))..<end])
            return isMember(byte, of: members) != isNegated ? end + 1 : nil
        default: return pattern[at] == byte ? at + 1 : nil
        }
    }

    private static func isMember(_ byte: UInt8, of members: [UInt8]) -> Bool {
        var place = 0
        while place < members.count {
            if place + 2 < members.count, members[place + 1] == UInt8(ascii: "-") {
                if members[place] <= byte, byte <= members[place + 2] { return true }
                place += 3
            } else {
                if members[place] == byte { return true }
                place += 1
            }
        }
        return false
    }
}
