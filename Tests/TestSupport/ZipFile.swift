/// A zip archive that a test builds. Contents are stored without compression.
package struct ZipFile {
    /// An entry. The defaults describe an ordinary file.
    package struct Entry {
        var name: [UInt8]
        var content: [UInt8]
        /// The mode of the file on Unix: 0o100644 is a regular file, 0o120755 a symbolic link.
        package var mode: UInt32 = 0o100644
        package var isEncrypted = false
        /// The compression: 0 is stored, 8 is deflate.
        package var method = 0
        /// The size in bytes that the archive states; nil for the size of the content.
        package var statedSize: Int?
        /// A change of the checksum, to make it wrong.
        package var checksumChange: UInt32 = 0

        /// Creates an entry with a name and a content.
        package init(_ name: [UInt8], _ content: [UInt8]) { (self.name, self.content) = (name, content) }

        /// Creates an entry with a name and a text.
        package init(_ name: String, _ content: String) { self.init(Array(name.utf8), Array(content.utf8)) }

        /// Creates an entry with a name and bytes.
        package init(_ name: String, _ content: [UInt8]) { self.init(Array(name.utf8), content) }
    }

    /// The entries, in the order of the archive.
    package var entries: [Entry]

    /// Creates an archive.
    package init(_ entries: [Entry]) { self.entries = entries }

    /// The bytes of the archive.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        var list: [UInt8] = []
        for entry in entries {
            let offset = bytes.count
            let common = Self.common(of: entry)
            bytes += [0x50, 0x4B, 3, 4] + Self.little(20, 2) + common + entry.name + entry.content
            list += [0x50, 0x4B, 1, 2] + Self.little(3 << 8 | 20, 2) + Self.little(20, 2) + common
            list += Self.little(0, 2) + Self.little(0, 2) + Self.little(0, 2)
            list += Self.little(Int(entry.mode) << 16, 4) + Self.little(offset, 4) + entry.name
        }
        let start = bytes.count
        bytes += list + [0x50, 0x4B, 5, 6, 0, 0, 0, 0]
        bytes += Self.little(entries.count, 2) + Self.little(entries.count, 2)
        return bytes + Self.little(list.count, 4) + Self.little(start, 4) + [0, 0]
    }

    /// Returns the part that both headers of an entry contain: flags, method, time, checksum, sizes and lengths.
    private static func common(of entry: Entry) -> [UInt8] {
        let flags = entry.isEncrypted ? 1 : 0
        let start = little(flags, 2) + little(entry.method, 2) + little(0, 2) + little(0x21, 2)
        let checksum = checksum(entry.content) &+ entry.checksumChange
        return start + little(Int(checksum), 4) + little(entry.content.count, 4)
            + little(entry.statedSize ?? entry.content.count, 4) + little(entry.name.count, 2) + little(0, 2)
    }

    private static func little(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// CRC-32, as zip archives use it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var checksum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
        }
        return ~checksum
    }
}
