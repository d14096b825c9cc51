/// Converts texts in UTF-16.
package enum UTF16Text {
    /// Converts UTF-16 with a byte order mark to UTF-8; nil for anything else.
    package static func utf8(ofMarked bytes: [UInt8]) -> [UInt8]? {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): utf8(bytes.dropFirst(2), isBig: false)
        case (0xFE, 0xFF): utf8(bytes.dropFirst(2), isBig: true)
        default: nil
        }
    }

    /// Converts UTF-16 without a byte order mark to UTF-8. If the number of bytes is odd, the last byte is dropped.
    package static func utf8(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for place in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
