import Foundation

/// Interface Builder's `base64-UTF8` text: base64 without padding, white
/// space around it, and sometimes one surplus character (seen in 377 of 2,014
/// strings of archives).
package enum Base64 {
    /// The text that an archive packs as bytes; nil where that is not base64 of UTF-8.
    package static func text(_ packed: String) -> String? {
        var packed = packed
        return packed.withUTF8(decode).flatMap { String(bytes: $0, encoding: .utf8) }
    }

    /// - Returns: the decoded bytes; nil where the text is not base64.
    static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var digits = text.filter { !isXMLWhiteSpace($0) && $0 != UInt8(ascii: "=") }
        let count = digits.count * 6 / 8
        if digits.count % 4 == 1 { digits.removeLast() }
        while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
        return Data(base64Encoded: Data(digits)).map { Array($0.prefix(count)) }
    }
}
