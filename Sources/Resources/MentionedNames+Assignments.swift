// The names that code assigns to.

extension MentionedNames {
    /// The name that an assignment sets, behind its `=`: `name = value`, `self.name = value`, `self->_name = value`.
    /// nil for a comparison, a declaration, and a property of another object.
    func assignedName() -> String? {
        let sign = place - 1
        if place < bytes.count, bytes[place] == UInt8(ascii: "=") { return nil }
        var end = sign
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        var start = end
        while start > 0, Self.isOfWord(bytes[start - 1]) { start -= 1 }
        guard (1...Self.longest).contains(end - start), !(0x30...0x39).contains(bytes[start]) else { return nil }
        guard isOwn(start) else { return nil }
        if bytes[start] == UInt8(ascii: "_") { start += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether the word that starts at a place begins a statement, or is a member of `self`.
    private func isOwn(_ start: Int) -> Bool {
        for access in ["self.", "self?.", "self->"] where start >= access.utf8.count {
            let word = start - access.utf8.count
            if bytes[word..<start].elementsEqual(access.utf8) { return word == 0 || !Self.isOfWord(bytes[word - 1]) }
        }
        var before = start
        while before > 0, bytes[before - 1] == UInt8(ascii: " ") || bytes[before - 1] == UInt8(ascii: "\t") {
            before -= 1
        }
        return before == 0
            || [0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: ")")].contains(bytes[before - 1])
    }
}
