/// JSON strings, including quotes. The same text always produces the same bytes: in stored values, in SQL comparisons
/// and in output.
package enum JSONString {
    /// A text as a JSON string.
    package static func quoted(_ text: String) -> String {
        if !text.utf8.contains(where: needsEscape) { return "\"" + text + "\"" }
        var text = text
        return text.withUTF8 { utf8 in
            String(unsafeUninitializedCapacity: longest(utf8.count)) {
                write(utf8, to: $0.baseAddress!) - $0.baseAddress!
            }
        }
    }

    /// A character as a JSON escape: `\u202e`. A character outside the basic plane needs two escapes.
    package static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    /// Returns JSON without white space between its values, with an escape for each control character in its strings.
    /// The meaning does not change.
    package static func escapingControls(_ json: String) -> String {
        // Most texts are ASCII.
        guard json.utf8.contains(where: { $0 > 0x7E }), json.unicodeScalars.contains(where: \.isControl) else {
            return json
        }
        var text = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            if scalar.isControl { text.append(contentsOf: escape(scalar).unicodeScalars) } else { text.append(scalar) }
        }
        return String(text)
    }

    /// The maximum size of the JSON string for a text of a given size. One byte can become six, as in `\u001f`.
    package static func longest(_ count: Int) -> Int { count * 6 + 2 }

    /// Writes UTF-8 as a JSON string to memory that has room for ``longest(_:)`` bytes.
    ///
    /// - Returns: the position after the string.
    package static func write(_ utf8: UnsafeBufferPointer<UInt8>, to place: UnsafeMutablePointer<UInt8>)
        -> UnsafeMutablePointer<UInt8>
    {
        var end = place
        end.pointee = UInt8(ascii: "\"")
        end += 1
        for byte in utf8 {
            if !needsEscape(byte) {
                end.pointee = byte
                end += 1
            } else {
                end = escape(byte, at: end)
            }
        }
        end.pointee = UInt8(ascii: "\"")
        return end + 1
    }

    /// Whether a byte of a text must be escaped in a string.
    @inline(__always)
    static func needsEscape(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
    }

    private static func escape(_ byte: UInt8, at end: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        end[0] = UInt8(ascii: "\\")
        let letter: UInt8? =
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
            case 0x08: UInt8(ascii: "b")
            case 0x09: UInt8(ascii: "t")
            case 0x0A: UInt8(ascii: "n")
            case 0x0C: UInt8(ascii: "f")
            case 0x0D: UInt8(ascii: "r")
            default: nil
            }
        if let letter {
            end[1] = letter
            return end + 2
        }
        end[1] = UInt8(ascii: "u")
        end[2] = UInt8(ascii: "0")
        end[3] = UInt8(ascii: "0")
        end[4] = Hexadecimal.digit(byte >> 4)
        end[5] = Hexadecimal.digit(byte & 15)
        return end + 6
    }
}
