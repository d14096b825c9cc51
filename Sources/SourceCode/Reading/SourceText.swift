import Bytes

/// Converts the bytes of a source to UTF-8.
package enum SourceText {
    /// Returns whether a byte of UTF-8 can be part of a name.
    @inlinable
    package static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Returns the source as UTF-8 without a byte order mark. A single carriage return becomes a line feed, so every
    /// line ends with a line feed.
    package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        var text = decoded(bytes)
        LineEnds.unify(&text)
        return text
    }

    /// Returns the source as UTF-8 without a byte order mark.
    ///
    /// A byte order mark identifies UTF-16. Any other source is read as UTF-8. If such a source contains invalid
    /// sequences and no valid sequence beyond ASCII, it is read as Latin-1. If it contains both invalid and valid
    /// sequences, the invalid bytes are replaced. Thus one wrong byte does not corrupt the other names.
    private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) { return fromUTF16(bytes, highByte: 1) }
        if bytes.starts(with: [0xFE, 0xFF]) { return fromUTF16(bytes, highByte: 0) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return decoded(Array(bytes[3...])) }

        let (valid, invalid) = sequencesBeyondASCII(bytes)
        if invalid == 0 { return bytes }
        if valid > 0 { return Array(String(decoding: bytes, as: UTF8.self).utf8) }
        return fromLatin1(bytes)
    }

    private static func fromUTF16(_ bytes: [UInt8], highByte: Int) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: 2, to: bytes.count - 1, by: 2) {
            units.append(UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte]))
        }
        var text: [UInt8] = []
        text.reserveCapacity(units.count)
        _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { text.append($0) }
        return text
    }

    private static func fromLatin1(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 {
                text.append(byte)
            } else {
                text.append(0xC0 | byte >> 6)
                text.append(0x80 | byte & 0x3F)
            }
        }
        return text
    }

    /// Returns the number of valid UTF-8 characters beyond ASCII, and the number of invalid bytes.
    private static func sequencesBeyondASCII(_ bytes: [UInt8]) -> (valid: Int, invalid: Int) {
        var (valid, invalid) = (0, 0)
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let lead = bytes[index]
                index += 1
                if lead < 0x80 { continue }
                let following =
                    switch lead {
                    case 0xC2...0xDF: 1
                    case 0xE0...0xEF: 2
                    case 0xF0...0xF4: 3
                    default: 0
                    }
                let sequence = bytes[index..<min(index + following, bytes.count)]
                if following > 0, sequence.count == following, sequence.allSatisfy({ $0 & 0xC0 == 0x80 }) {
                    valid += 1
                    index += following
                } else {
                    invalid += 1
                }
            }
        }
        return (valid, invalid)
    }
}
