/// One wording of a message: literal text with fields in braces.
///
/// A space matches any amount of white space, including none. Case is ignored. The fields are:
///
/// - `{class}`: a class name
/// - `{address}`: a hexadecimal number
/// - `{name}`, `{other}`: a word without spaces
/// - `{id}`: an object id of a nib
/// - `{name…}`, `{other…}`: any text up to the next literal; at the end of a wording, up to the end of the line
/// - `{path…}`: a path whose last component is the missing name
/// - `{…}`, `{_}`: any text and any word; both are ignored. At the end of a wording, `{…}` ends with the line
package struct Wording: Sendable {
    package enum Field: String, Sendable {
        case `class`, address, name, other, id
        case nameText = "name…"
        case otherText = "other…"
        case path = "path…"
        case anything = "…"
        case word = "_"
    }

    package enum Part: Sendable, Equatable {
        case literal([UInt8])
        case field(Field)
    }

    /// A match of a wording in a text.
    struct Match {
        let range: Range<Int>
        let fields: [Field: String]

        /// The missing name.
        var name: String? {
            fields[.name] ?? fields[.nameText] ?? fields[.path]?.split(separator: "/").last.map(String.init)
        }
    }

    package let parts: [Part]
    /// The longest literal word. A text without this word is skipped, because it cannot match.
    let anchor: [UInt8]

    init(_ template: String) {
        var parts: [Part] = []
        for (index, piece) in template.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            guard index > 0, let close = piece.firstIndex(of: "}"), let field = Field(rawValue: String(piece[..<close]))
            else {
                parts.append(.literal(Array(piece.lowercased().utf8)))
                continue
            }
            parts.append(.field(field))
            let rest = piece[piece.index(after: close)...]
            if !rest.isEmpty { parts.append(.literal(Array(rest.lowercased().utf8))) }
        }
        self.parts = parts.filter { $0 != .literal([]) }
        let words = self.parts.flatMap { part -> [ArraySlice<UInt8>] in
            if case .literal(let bytes) = part { return bytes.split(separator: 0x20) }
            return []
        }
        anchor = Array(words.max { $0.count < $1.count } ?? [])
    }

    /// Returns the matches that begin before an offset in the text.
    func matches(in text: PlainText, before limit: Int) -> [Match] {
        guard case .literal(let first)? = parts.first, text.lower.contains(anchor) else { return [] }
        var found: [Match] = []
        var start = 0
        while start < limit {
            if text.lower[start] == first[0], let match = match(text, at: start) {
                found.append(match)
                start = max(start + 1, match.range.upperBound)
            } else {
                start += 1
            }
        }
        return found
    }

    private func match(_ text: PlainText, at start: Int) -> Match? {
        var place = start
        var match: [Field: String] = [:]
        for (index, part) in parts.enumerated() {
            switch part {
            case .literal(let literal):
                guard let end = Self.end(of: literal, in: text.lower, at: place) else { return nil }
                place = end
            case .field(let field):
                let next = index + 1 < parts.count ? parts[index + 1] : nil
                guard let end = Self.end(of: field, followedBy: next, in: text, at: place) else { return nil }
                match[field] = String(decoding: text.bytes[place..<end].filter { $0 != PlainText.seam }, as: UTF8.self)
                place = end
            }
        }
        return Match(range: start..<place, fields: match)
    }

    /// Returns the end of a literal that begins at `start`; nil if the text there is different. Line separators are
    /// ignored.
    private static func end(of literal: [UInt8], in text: [UInt8], at start: Int) -> Int? {
        var place = start
        for byte in literal {
            while place < text.count, text[place] == PlainText.seam { place += 1 }
            if byte == 0x20 {
                while place < text.count, text[place] == 0x20 || text[place] == PlainText.seam { place += 1 }
                continue
            }
            guard place < text.count, text[place] == byte else { return nil }
            place += 1
        }
        return place
    }

    private static func end(of field: Field, followedBy next: Part?, in text: PlainText, at start: Int) -> Int? {
        let bytes = text.bytes
        var place = start
        switch field {
        case .nameText, .otherText, .path, .anything:
            guard case .literal(let literal)? = next else {
                place = bytes[start...].firstIndex(of: PlainText.seam) ?? bytes.count
                while place > start, bytes[place - 1] == 0x20 { place -= 1 }
                return place > start || field == .anything ? place : nil
            }
            let limit = min(bytes.count, start + 600)
            while place < limit {
                if end(of: literal, in: text.lower, at: place) != nil {
                    return place > start || field == .anything ? place : nil
                }
                place += 1
            }
            return nil
        case .address:
            // If the wording ends with the address, the next line belongs to another message.
            while place < bytes.count, isHexadecimal(bytes[place]) || (bytes[place] == PlainText.seam && next != nil) {
                place += 1
            }
        case .class:
            var depth = 0
            while place < bytes.count, isOfClass(bytes[place], &depth) { place += 1 }
        case .id:
            while place < bytes.count, isOfWord(bytes[place]), bytes[place] != 0x3A { place += 1 }
        case .name, .other, .word:
            while place < bytes.count, isOfWord(bytes[place]) { place += 1 }
            // Punctuation at the end of a sentence is not part of the name.
            while place > start, [0x2E, 0x2C, 0x3B].contains(bytes[place - 1]) { place -= 1 }
        }
        return place > start ? place : nil
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte) || byte == 0x78
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte > 0x20 && ![0x27, 0x28, 0x29, 0x5B, 0x5D, 0x3C, 0x3E, 0x7F].contains(byte)
    }

    /// Whether a byte may be part of a class name. Inside `<…>`, spaces and other characters are also allowed.
    private static func isOfClass(_ byte: UInt8, _ depth: inout Int) -> Bool {
        if byte == PlainText.seam { return true }
        // Class names do not contain `[`. Without this check, each `[` in a text could start a scan to the end of the
        // text.
        if byte == 0x5B { return false }
        if byte == 0x3C { depth += 1 }
        if byte == 0x3E {
            guard depth > 0 else { return false }
            depth -= 1
        }
        if depth > 0 { return true }
        return byte > 0x20 && ![0x27, 0x28, 0x29, 0x2C, 0x3A, 0x5D].contains(byte)
    }
}

extension [UInt8] {
    /// Whether the array contains a sequence of bytes.
    func contains(_ other: [UInt8]) -> Bool {
        guard let first = other.first, count >= other.count else { return other.isEmpty }
        return withUnsafeBufferPointer { all in
            other.withUnsafeBufferPointer { part in
                for start in 0...(all.count - part.count) where all[start] == first {
                    var index = 1
                    while index < part.count, all[start + index] == part[index] { index += 1 }
                    if index == part.count { return true }
                }
                return false
            }
        }
    }
}
