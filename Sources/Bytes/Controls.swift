// Control characters and invisible characters, which are escaped before they reach the user. All output uses the same
// escapes for them.

extension Unicode.Scalar {
    /// Whether a character controls a terminal, changes the direction of a line, breaks a line, or is invisible.
    ///
    /// These are C0 and C1, DEL, direction marks and overrides, line and paragraph separators, zero-width characters,
    /// invisible operators, tag characters, U+FFFE and U+FFFF. The joiners U+200C and U+200D are not included, because
    /// scripts and emoji need them.
    package var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0: true
        // Direction.
        case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        // Line and paragraph separators.
        case 0x2028...0x2029: true
        // Zero-width characters and invisible operators.
        case 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        // These code points are not characters. XML does not allow them.
        case 0xFFFE...0xFFFF: true
        // Tags.
        case 0xE0000...0xE007F: true
        default: false
        }
    }

    /// The character as a Swift escape: `\u{202E}`.
    package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
    /// The text with each control character as an escape: `\u{1B}`.
    ///
    /// Line feeds and tabs stay unchanged. A carriage return before a line feed is removed. Text without control
    /// characters stays unchanged, so a second call has no effect.
    package var visible: String {
        // Most texts are plain. In UTF-8, control characters beyond ASCII begin with one of these bytes.
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

    /// The text on one line, with control characters as escapes. A run of line breaks becomes one space. A tab also
    /// becomes a space.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return split(whereSeparator: \.isNewline).joined(separator: " ").escaping("\t", as: " ").visible
    }

    /// The text on one line, with control characters as escapes and a mark for each line break.
    package func onOneLine(lineBreak: String) -> String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return visible.escaping("\n", as: lineBreak).escaping("\t", as: " ")
    }

    /// Replaces a character that has a special meaning in a format.
    ///
    /// This function compares Unicode scalars, not characters. In Swift, a quote and a combining accent after it are
    /// one character, but CSV still reads a quote.
    package func escaping(_ scalar: Unicode.Scalar, as replacement: String) -> String {
        guard unicodeScalars.contains(scalar) else { return self }
        var text = UnicodeScalarView()
        for next in unicodeScalars {
            if next == scalar { text.append(contentsOf: replacement.unicodeScalars) } else { text.append(next) }
        }
        return String(text)
    }
}
