// The variables and properties that code assigns values to.

extension MentionedNames {
    /// Returns the variable or property that an assignment sets: `name = value`, `self.name = value`,
    /// `self->_name = value`. `place` is the position after the `=`.
    ///
    /// The result is nil for a comparison, a declaration, a property of another object, and an assignment of nil.
    func assignedName() -> Range<Int>? {
        if place < bytes.count, bytes[place] == UInt8(ascii: "=") || isNil() { return nil }
        var end = place - 1
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        var start = end
        while start > 0, Self.isOfWord(bytes[start - 1]) { start -= 1 }
        guard (1...Self.longest).contains(end - start), isOwn(start) else { return nil }
        if bytes[start] == UInt8(ascii: "_") { start += 1 }
        return start..<end
    }

    /// Whether the value after the `=` is `nil` or `NULL`.
    private func isNil() -> Bool {
        let value = bytes[place...].drop { $0 == UInt8(ascii: " ") }
        return ["nil", "NULL"].contains { word in
            value.starts(with: word.utf8) && value.dropFirst(word.utf8.count).first.map { !Self.isOfWord($0) } ?? true
        }
    }

    /// Whether the word that starts at a place begins a statement or an argument, or is a member of `self`.
    private func isOwn(_ start: Int) -> Bool {
        guard start > 0 else { return true }
        switch bytes[start - 1] {
        case UInt8(ascii: "."): return isSelf(before: start - 1) || isSelf(before: start - 2)
        case UInt8(ascii: ">"): return isSelf(before: start - 2)
        default: break
        }
        var before = start
        while before > 0, bytes[before - 1] == UInt8(ascii: " ") || bytes[before - 1] == UInt8(ascii: "\t") {
            before -= 1
        }
        guard before > 0 else { return true }
        switch bytes[before - 1] {
        case 0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: ")"): return true
        // `[view addSubview:label = …]`. In a Swift declaration, a type follows the colon.
        case UInt8(ascii: "("), UInt8(ascii: ":"):
            return bytes[start] == UInt8(ascii: "_") || bytes[start] >= UInt8(ascii: "a")
        default: return false
        }
    }

    /// Whether the word that ends at a place is `self`.
    private func isSelf(before end: Int) -> Bool {
        end >= 4 && bytes[end - 4] == UInt8(ascii: "s") && bytes[end - 3] == UInt8(ascii: "e")
            && bytes[end - 2] == UInt8(ascii: "l") && bytes[end - 1] == UInt8(ascii: "f")
            && (end == 4 || !Self.isOfWord(bytes[end - 5]))
    }
}
