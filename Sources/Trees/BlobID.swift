import HostSystem

/// Computes the object id that git uses for a file (`git hash-object --no-filters`). The id is a hash of `blob SIZE`, a
/// zero byte and the bytes on disk. The hash is SHA-1, or SHA-256 in some repositories.
package enum BlobID {
    /// Returns the SHA-1 id of the content of a file, in 40 hexadecimal digits.
    package static func of(_ content: [UInt8]) -> String { of(content, isLong: false) }

    /// Returns the id of the content of a file: 64 hexadecimal digits (SHA-256) if `isLong` is set, otherwise 40 digits
    /// (SHA-1).
    static func of(_ content: [UInt8], isLong: Bool) -> String {
        hexadecimal(Checksum.of(Array("blob \(content.count)\0".utf8), content, isLong: isLong))
    }

    /// The ids of an empty file, one for each hash.
    static let ofNothing: Set<String> = [of([]), of([], isLong: true)]

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        let digits: StaticString = "0123456789abcdef"
        return String(unsafeUninitializedCapacity: bytes.count * 2) { text in
            for (place, byte) in bytes.enumerated() {
                text[place * 2] = digits.utf8Start[Int(byte >> 4)]
                text[place * 2 + 1] = digits.utf8Start[Int(byte & 15)]
            }
            return text.count
        }
    }
}
