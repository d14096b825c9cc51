/// A quoted string in an OpenStep property list or in a `.strings` file.
package struct OpenStepString {
    /// The text, with its escapes replaced.
    package let text: String
    /// The place after the closing quote.
    package let end: Int

    /// Reads a string. `start` is the place after its opening quote. The result is nil if the closing quote is missing.
    package init?(_ bytes: [UInt8], from start: Int, quote: UInt8) {
        var place = start
        func part() -> String.UTF16View {
            let from = place
            while place < bytes.count, bytes[place] != quote, bytes[place] != UInt8(ascii: "\\") { place += 1 }
            return String(decoding: bytes[from..<place], as: UTF8.self).utf16
        }
        let first = part()
        if place < bytes.count, bytes[place] == quote {
            (text, end) = (String(first), place + 1)
            return
        }
        var units = Array(first)
        while place < bytes.count {
            if bytes[place] == quote {
                (text, end) = (String(decoding: units, as: UTF16.self), place + 1)
                return
            }
            if bytes[place] == UInt8(ascii: "\\") {
                place += 1
                if let unit = Self.escape(bytes, &place) { units.append(unit) }
            } else {
                units.append(contentsOf: part())
            }
        }
        return nil
    }

    /// Returns the UTF-16 unit that an escape represents.
    ///
    /// The result is nil for an escaped line end and for an escaped multibyte character, which represents itself.
    private static func escape(_ bytes: [UInt8], _ place: inout Int) -> UInt16? {
        guard place < bytes.count, bytes[place] < 0x80 else { return nil }
        let byte = bytes[place]
        if (0x30...0x37).contains(byte) {
            return NextStepEncoding.unit(UInt8(truncatingIfNeeded: number(bytes, &place, digits: 3, radix: 8)))
        }
        place += 1
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            // If no digits follow, the letter was escaped by mistake.
            let start = place
            let unit = UInt16(truncatingIfNeeded: number(bytes, &place, digits: 4, radix: 16))
            return place > start ? unit : UInt16(byte)
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "a"): return 0x07
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "v"): return 0x0B
        case 0x0A: return nil
        default: return UInt16(byte)
        }
    }

    private static func number(_ bytes: [UInt8], _ place: inout Int, digits: Int, radix: Int) -> Int {
        var value = 0
        for _ in 0..<digits {
            guard place < bytes.count, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue, digit < radix
            else { break }
            value = value * radix + digit
            place += 1
        }
        return value
    }
}

/// The NeXTSTEP encoding. Octal escapes in an OpenStep property list use this encoding.
enum NextStepEncoding {
    private static let upper: [UInt16] = Array(
        ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ"
            + "—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").utf16)

    static func unit(_ byte: UInt8) -> UInt16 {
        byte < 0x80 ? UInt16(byte) : Int(byte) - 0x80 < upper.count ? upper[Int(byte) - 0x80] : 0xFFFD
    }
}
