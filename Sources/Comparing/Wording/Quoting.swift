import Bytes

/// Prepares texts of files for output: quoted, on one line, and without characters that control a terminal or change
/// the direction of a line.
enum Quoting {
    /// The maximum length of a printed text in characters, unless the caller chooses another.
    private static let length = 60

    /// A text in quotes.
    static func quoted(_ text: String, to length: Int = length) -> String {
        "\"" + shortened(visible(text), to: length) + "\""
    }

    /// Two texts in quotes. Long texts are shortened to the part where they differ.
    static func quoted(_ old: String, _ new: String) -> (String, String) {
        let (before, after) = (visible(old), visible(new))
        guard max(before.count, after.count) > length else { return ("\"\(before)\"", "\"\(after)\"") }
        let start = max(0, zip(before, after).prefix { $0 == $1 }.count - 16)
        func part(_ text: String) -> String {
            let rest = shortened(String(text.dropFirst(start)), to: length)
            return "\"" + (start > 0 ? "…" : "") + rest + "\""
        }
        return (part(before), part(after))
    }

    private static func shortened(_ text: String, to length: Int) -> String {
        text.count > length ? text.prefix(length - 1) + "…" : text
    }

    /// Returns a text in which Swift escapes replace the invisible characters.
    static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var visible = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x2028, 0x2029: visible.append(contentsOf: "\\n".unicodeScalars)
            case 0x0D: visible.append(contentsOf: "\\r".unicodeScalars)
            case 0x09: visible.append(contentsOf: "\\t".unicodeScalars)
            // Characters of icon fonts are invisible without the font.
            case 0xE000...0xF8FF: visible.append(contentsOf: scalar.escape.unicodeScalars)
            case _ where scalar.isControl: visible.append(contentsOf: scalar.escape.unicodeScalars)
            default: visible.append(scalar)
            }
        }
        return String(visible)
    }
}
