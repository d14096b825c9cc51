/// A pattern for paths: `*`, `?` and `[…]` within a name, `**` for any
/// number of folders. It is held against bytes, in a time that grows with the
/// product of both lengths at most, whatever somebody wrote into a repository.
package struct Glob: Sendable {
    private let parts: [[UInt8]]

    /// - Parameter pattern: parts between slashes; those that are empty do not count.
    package init(_ pattern: some Sequence<UInt8>) {
        parts = Array(pattern).split(separator: UInt8(ascii: "/")).map(Array.init)
    }

    /// Whether the pattern is a name alone, that can stand in any folder.
    package var isName: Bool { parts.count == 1 }

    /// Whether the pattern fits a whole path.
    ///
    /// - Parameter takesFolders: whether it is enough that it fits a folder on the way.
    package func matches(_ components: some RandomAccessCollection<ArraySlice<UInt8>>, takesFolders: Bool = false) -> Bool {
        let components = Array(components)
        var (part, place) = (0, 0)
        // Where to go on after the last `**`, when what follows it does not fit.
        var again: (part: Int, place: Int)?
        while true {
            if part == parts.count, takesFolders || place == components.count { return true }
            if part < parts.count, parts[part].elementsEqual("**".utf8) {
                // At the end it stands for one name or more.
                if part == parts.count - 1 { return place < components.count }
                part += 1
                again = (part, place)
            } else if part < parts.count, place < components.count, Self.matches(parts[part], components[place]) {
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

    /// Whether the pattern, a name alone, fits a name.
    package func matches(name: ArraySlice<UInt8>) -> Bool { parts.count == 1 && Self.matches(parts[0], name) }

    private static func matches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
        var (place, next) = (0, name.startIndex)
        // Where to go on after the last star.
        var again: (place: Int, next: Int)?
        while next < name.endIndex {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                place += 1
                again = (place, next)
            } else if let after = fits(pattern, place, name[next]) {
                place = after
                next += 1
            } else if let last = again {
                again = (last.place, last.next + 1)
                (place, next) = (last.place, last.next + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    /// Where the pattern goes on when what stands at a place fits one byte of
    /// a name; nil where it does not. A `?` and a class take one byte, too.
    private static func fits(_ pattern: [UInt8], _ place: Int, _ byte: UInt8) -> Int? {
        guard place < pattern.count else { return nil }
        switch pattern[place] {
        case UInt8(ascii: "?"): return place + 1
        case UInt8(ascii: "\\") where place + 1 < pattern.count: return pattern[place + 1] == byte ? place + 2 : nil
        case UInt8(ascii: "["):
            // A bracket that nothing closes stands for itself.
            guard let found = classFits(pattern, place + 1, byte) else { return byte == UInt8(ascii: "[") ? place + 1 : nil }
            return found.isIn ? found.end : nil
        default: return pattern[place] == byte ? place + 1 : nil
        }
    }

    /// Whether a byte is of the class that begins at a place, and where the
    /// class ends; nil for a bracket that nothing closes.
    private static func classFits(_ pattern: [UInt8], _ start: Int, _ byte: UInt8) -> (isIn: Bool, end: Int)? {
        var place = start
        let isNegated = place < pattern.count && (pattern[place] == UInt8(ascii: "!") || pattern[place] == UInt8(ascii: "^"))
        if isNegated { place += 1 }
        let first = place
        var isIn = false
        while place < pattern.count, pattern[place] != UInt8(ascii: "]") || place == first {
            if pattern[place] == UInt8(ascii: "\\"), place + 1 < pattern.count { place += 1 }
            let low = pattern[place]
            var high = low
            if place + 2 < pattern.count, pattern[place + 1] == UInt8(ascii: "-"), pattern[place + 2] != UInt8(ascii: "]") {
                high = pattern[place + 2]
                place += 2
            }
            if low <= byte && byte <= high { isIn = true }
            place += 1
        }
        guard place < pattern.count else { return nil }
        return (isIn != isNegated, place + 1)
    }
}
