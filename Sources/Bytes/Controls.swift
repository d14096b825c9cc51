// Characters that must not reach a reader as they are. Every output shows them by the same rule.

extension Unicode.Scalar {
    /// Whether a character steers a terminal, changes the direction of a line, breaks it, or hides in it.
    ///
    /// These are C0 and C1, DEL, the marks and overrides of direction, the separators of lines and paragraphs, characters
    /// without a width and tag characters. The joiners U+200C and U+200D are none: scripts and emoji need them.
    package var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Direction.
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Line and paragraph separators.
        case 0x2028...0x2029: true
        // No width, or invisible operators.
        case 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        // No characters at all; XML does not allow them.
        case 0xFFFE...0xFFFF: true
        // Tags.
        case 0xE0000...0xE007F: true
        default: false
        }
    }

    /// The character as Swift writes it: `\u{202E}`.
    package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
    /// The text with each control character as an escape: `\u{1B}`.
    ///
    /// Line feeds and tabs stay. Of a carriage return and a line feed the line feed stays. A text that has no control
    /// characters stays the same text, so it may be escaped twice.
    package var visible: String {
        // Most texts need no second look: control characters beyond ASCII begin with one of these bytes.
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case 0x20..<0x7F, 0x09, 0x0A: true
            case 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: false
            default: byte > 0x7F
            }
        }
        if isPlain { return self }
        var text = UnicodeScalarView()
        var isReturn = false
        for scalar in unicodeScalars {
            if isReturn, scalar != "\n" { text.append(contentsOf: Unicode.Scalar(0x0D).escape.unicodeScalars) }
            isReturn = scalar == "\r"
            if isReturn { continue }
            if scalar.isControl, scalar != "\n", scalar != "\t" {
                text.append(contentsOf: scalar.escape.unicodeScalars)
            } else {
                text.append(scalar)
            }
        }
        if isReturn { text.append(contentsOf: Unicode.Scalar(0x0D).escape.unicodeScalars) }
        return String(text)
    }

    /// The text on one line, with control characters as escapes. Line breaks become one blank, tabs blanks.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ").escaping("\t", as: " ").visible
    }

    /// The text on one line, with control characters as escapes and a mark for each line break.
    package func onOneLine(lineBreak: String) -> String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return visible.escaping("\n", as: lineBreak).escaping("\t", as: " ")
    }

    /// Replaces a character that means something to a format. By scalars: to
    /// Swift a quote before a combining accent is another character, to CSV
    /// it is a quote.
    package func escaping(_ scalar: Unicode.Scalar, as replacement: String) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        var text = UnicodeScalarView()
        for next in unicodeScalars {
            if next == scalar { text.append(contentsOf: replacement.unicodeScalars) } else { text.append(next) }
        }
        return String(text)
    }
}
