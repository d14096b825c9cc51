extension String {
    /// The text without characters that would steer a terminal or turn a line
    /// around: each is U+FFFD instead. Line feeds and tabs stay; a carriage
    /// return, which would have a line overwritten, goes.
    var withoutControls: String {
        // Most texts are looked through and no more: C1 and the marks of
        // direction begin with C2, D8 and E2.
        let isPlain = utf8.allSatisfy { byte in
            byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09 || byte > 0x7F && byte != 0xC2 && byte != 0xD8 && byte != 0xE2
        }
        if isPlain { return self }
        var text = UnicodeScalarView()
        for scalar in unicodeScalars where scalar != "\r" {
            text.append(isControl(scalar) && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar)
        }
        return String(text)
    }
}

/// Characters that would steer the terminal or turn the line around.
func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}
