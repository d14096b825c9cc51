#if canImport(CryptoKit)
    import CryptoKit
#else
    import CLibCrypto
#endif

/// SHA-1 and SHA-256.
package enum Checksum {
    /// Returns the hash of the bytes of both arrays: the first, then the second.
    ///
    /// - Parameter isLong: true for SHA-256 (32 bytes), false for SHA-1 (20 bytes).
    package static func of(_ first: [UInt8], _ second: [UInt8], isLong: Bool) -> [UInt8] {
        #if canImport(CryptoKit)
            func checksum(_ hash: some HashFunction) -> [UInt8] {
                var hash = hash
                hash.update(data: first)
                hash.update(data: second)
                return Array(hash.finalize())
            }
            return isLong ? checksum(SHA256()) : checksum(Insecure.SHA1())
        #else
            let hash = isLong ? xibdbSHA256 : xibdbSHA1
            let size = isLong ? xibdbSHA256Size : xibdbSHA1Size
            return [UInt8](unsafeUninitializedCapacity: Int(size)) { checksum, count in
                hash(first, first.count, second, second.count, checksum.baseAddress)
                count = checksum.count
            }
        #endif
    }
}
