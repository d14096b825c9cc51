/// Converts bytes to hexadecimal digits, in lower case.
package enum Hexadecimal {
    /// Two digits for each byte.
    package static func text(of bytes: some Collection<UInt8>) -> String {
        String(unsafeUninitializedCapacity: bytes.count * 2) { text in
            var end = 0
            for byte in bytes {
                text[end] = digit(byte >> 4)
                text[end + 1] = digit(byte & 15)
                end += 2
            }
            return end
        }
    }

    /// The digit of a number below 16.
    @inline(__always)
    static func digit(_ number: UInt8) -> UInt8 {
        let digits: StaticString = "0123456789abcdef"
        return digits.utf8Start[Int(number)]
    }
}
