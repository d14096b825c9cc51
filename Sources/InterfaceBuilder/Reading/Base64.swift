import Foundation

/// Interface Builder's `base64-UTF8` encoding: base64 without padding.
///
/// White space can surround the text. Some texts have one surplus character (377 of 2,014 strings in archives).
package enum Base64 {
    /// Returns the text that an archive stores as base64; nil if the input is not base64, or if the decoded bytes are
    /// not UTF-8.
    package static func text(_ packed: String) -> String? {
        var packed = packed
        return packed.withUTF8(decode).flatMap { String(bytes: $0, encoding: .utf8) }
    }

    /// Decodes base64.
    ///
    /// - Returns: the decoded bytes; nil if the text is not base64.
    static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var digits = text.filter { !isXMLWhiteSpace($0) && $0 != UInt8(ascii: "=") }
        let count = digits.count * 6 / 8
        if digits.count % 4 == 1 { digits.removeLast() }
        while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
        return Data(base64Encoded: Data(digits)).map { Array($0.prefix(count)) }
    }
}
