import Foundation

/// Encodings of source files.
///
/// Xcode writes UTF-8; old projects have UTF-16 with a byte order mark and
/// 8-bit encodings that nothing declares.
public enum SourceEncoding {
    /// The text of a file as UTF-8, without a byte order mark.
    ///
    /// What is no UTF-8 is taken as Latin-1: wrong for other 8-bit encodings
    /// only in letters beyond ASCII, which names of classes do not have.
    public static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        // UTF-16 without a mark: every other byte of ASCII text is 0.
        if bytes.count >= 4 {
            if bytes[0] == 0, bytes[2] == 0, bytes[1] != 0, bytes[3] != 0 { return utf16(bytes[...], isBigEndian: true) }
            if bytes[1] == 0, bytes[3] == 0, bytes[0] != 0, bytes[2] != 0 { return utf16(bytes[...], isBigEndian: false) }
        }
        guard !isASCII(bytes), String(bytes: bytes, encoding: .utf8) == nil else { return bytes }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 { text.append(byte) } else {
                text.append(0xC0 | byte >> 6)
                text.append(0x80 | byte & 0x3F)
            }
        }
        return text
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index + 1 < bytes.endIndex {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
            index += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private static func isASCII(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var index = 0
            while index + 8 <= buffer.count {
                if buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
                index += 8
            }
            return buffer[index...].allSatisfy { $0 < 0x80 }
        }
    }
}
