import Bytes
import Foundation

/// Numbers that archives contain as values of cells.
enum ArchivedNumber {
    /// Returns a decimal number as text; nil if the value is not a decimal number.
    ///
    /// An archive has the mantissa as 16-bit digits in base64, the lowest digit first, and a decimal exponent.
    static func text(_ json: JSONTree) -> String? {
        guard let mantissa = json["NS.mantissa"]?.string, let length = json["NS.length"]?.string.flatMap(Int.init),
            let exponent = json["NS.exponent"]?.string.flatMap(Int.init), (-30...30).contains(exponent),
            (0...4).contains(length)
        else { return nil }
        let padding = String(repeating: "=", count: (4 - mantissa.utf8.count % 4) % 4)
        // Longer numbers do not fit into 64 bits.
        guard let data = Data(base64Encoded: mantissa + padding), data.count >= 2 * length else { return nil }
        // The bytes are in the order of the computer that wrote the file: `NS.mantissa.bo` is 1 for the lowest one first.
        let isLittle = json["NS.mantissa.bo"]?.string != "2"
        let bytes = [UInt8](data)
        var value: UInt64 = 0
        for place in (0..<length).reversed() {
            let (first, second) = (UInt64(bytes[2 * place]), UInt64(bytes[2 * place + 1]))
            value = value << 16 | (isLittle ? second << 8 | first : first << 8 | second)
        }
        var digits = String(value)
        if exponent >= 0 {
            digits += value == 0 ? "" : String(repeating: "0", count: exponent)
        } else {
            digits = String(repeating: "0", count: max(0, 1 - exponent - digits.count)) + digits
            digits.insert(".", at: digits.index(digits.endIndex, offsetBy: exponent))
        }
        return json["NS.negative"]?.string == "YES" ? "-" + digits : digits
    }
}
