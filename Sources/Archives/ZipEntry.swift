/// A file in a zip archive.
package struct ZipEntry: Sendable {
    /// The name, with `/` as the separator. It is valid UTF-8 and stays inside the archive.
    package let name: [UInt8]
    /// The size of the content in bytes, as the archive states it.
    package let size: Int64
    /// The size of the compressed content in bytes, as the archive states it.
    let packedSize: Int64
    /// The position in the list of entries.
    let place: (offset: UInt64, number: UInt64)
}

/// The reason why an entry of an archive is left out.
package enum ZipRefusal: Int, Sendable, CaseIterable {
    /// The name is absolute, contains `..`, an empty part or a zero byte, or is too long.
    case unsafeName
    /// The name is not UTF-8.
    case invalidName
    /// An earlier entry has the same name.
    case repeatedName
    /// The entry is a symbolic link.
    case link
    /// The content is encrypted.
    case encrypted

    /// The reason in words, for a count of entries.
    var description: String {
        switch self {
        case .unsafeName: "unsafe names"
        case .invalidName: "names that are not UTF-8"
        case .repeatedName: "the name of an earlier entry"
        case .link: "the type of a symbolic link"
        case .encrypted: "encrypted content"
        }
    }
}

/// The reason why an archive, or an entry of it, cannot be read.
package struct ZipError: Error, Equatable {
    /// The reason, without a period.
    package let message: String

    init(_ message: String) { self.message = message }
}

/// Limits that keep an archive from using much memory or time.
package struct ZipLimits: Sendable {
    /// The maximum number of entries. Large apps have about 20,000.
    package var mostEntries = 200_000
    /// The maximum number of bytes that are read from one archive, after decompression.
    package var mostBytes: Int64 = 1 << 30
    /// The maximum ratio of the size of an entry to its compressed size. Property lists with many equal values reach 40.
    package var mostRatio: Int64 = 200
    /// The size in bytes from which the ratio is checked.
    package var leastRatioSize: Int64 = 1 << 20
    /// The maximum length of a name in bytes.
    package var mostNameBytes = 4096

    /// Creates the default limits.
    package init() {}
}
