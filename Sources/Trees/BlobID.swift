#if canImport(CryptoKit)
import CryptoKit
#else
import CLibCrypto
#endif

/// What git calls content: SHA-1 over `blob SIZE`, a zero byte and the bytes
/// as they are on disk (`git hash-object --no-filters`).
package enum BlobID {
    /// The id of some content, 40 hexadecimal digits.
    package static func of(_ content: [UInt8]) -> String {
        hexadecimal(digest(of: Array("blob \(content.count)\0".utf8), content))
    }

    #if canImport(CryptoKit)
    private static func digest(of header: [UInt8], _ content: [UInt8]) -> [UInt8] {
        var hash = Insecure.SHA1()
        hash.update(data: header)
        hash.update(data: content)
        return Array(hash.finalize())
    }
    #else
    private static func digest(of header: [UInt8], _ content: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: xibdbSHA1Size) { digest, count in
            xibdbSHA1(header, header.count, content, content.count, digest.baseAddress)
            count = digest.count
        }
    }
    #endif

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
