import CMiniZip
import HostSystem

/// A zip archive that is open for reading. It never writes to the disk.
///
/// minizip reads the list of entries and decompresses their contents. This type decides which entries are safe.
package final class ZipArchive: Sendable {
    /// The files of the archive, in the order of its list.
    package let entries: [ZipEntry]
    /// Messages for the user about entries that are left out.
    package let notes: [String]

    private let limits: ZipLimits
    private let state: Shared<State>

    /// The state that the threads share.
    private struct State {
        let handle: ZipHandle
        /// The number of bytes that may still be read.
        var bytesLeft: Int64
    }

    /// Opens an archive and reads the list of its entries.
    ///
    /// - Throws: ``ZipError`` if the bytes are not a zip archive, or if the archive has too many entries.
    package init(_ source: ByteSource, limits: ZipLimits = ZipLimits()) throws(ZipError) {
        let handle = try ZipHandle(source)
        var list = EntryList(limits: limits)
        try list.read(handle)
        (entries, notes, self.limits) = (list.entries, list.notes, limits)
        state = Shared(State(handle: handle, bytesLeft: limits.mostBytes))
    }

    /// Returns the content of an entry.
    ///
    /// - Throws: ``ZipError`` if the content is damaged, has an unknown compression, or exceeds a limit.
    package func content(of entry: ZipEntry) throws(ZipError) -> [UInt8] {
        guard entry.size >= 0, entry.packedSize >= 0, entry.size <= Int64(Int32.max) else {
            throw ZipError("the size of the entry is not valid")
        }
        guard entry.size < limits.leastRatioSize || entry.size / max(1, entry.packedSize) <= limits.mostRatio else {
            throw ZipError("the entry expands to more than \(limits.mostRatio) times its compressed size")
        }
        return try state.withLock { state throws(ZipError) in
            state.bytesLeft -= entry.size
            guard state.bytesLeft >= 0 else {
                throw ZipError("the archive expands to more than \(limits.mostBytes >> 20) MiB")
            }
            return try state.handle.content(of: entry)
        }
    }
}

/// The entries of an archive that are safe, and a count of the others.
private struct EntryList {
    let limits: ZipLimits
    var entries: [ZipEntry] = []
    private var names: Set<[UInt8]> = []
    private var refused: [ZipRefusal: (count: Int, first: [UInt8])] = [:]
    /// The number of entries before the damage in the list; nil if the list is complete.
    private var readBeforeDamage: Int?

    init(limits: ZipLimits) { self.limits = limits }

    mutating func read(_ handle: ZipHandle) throws(ZipError) {
        var count = 0
        var isThere = try handle.goToFirst()
        while isThere {
            guard count < limits.mostEntries else {
                throw ZipError("the archive has more than \(limits.mostEntries) entries")
            }
            guard let header = handle.header(mostNameBytes: limits.mostNameBytes) else {
                readBeforeDamage = count
                return
            }
            count += 1
            add(header)
            switch handle.goToNext() {
            case .found: break
            case .end: isThere = false
            case .damaged:
                readBeforeDamage = count
                return
            }
        }
    }

    private mutating func add(_ header: ZipHeader) {
        // A folder has no content. Its files have entries of their own.
        if header.name.last == UInt8(ascii: "/") { return }
        if let refusal = refusal(of: header) {
            refused[refusal, default: (0, header.name)].count += 1
            return
        }
        names.insert(header.name)
        entries.append(
            ZipEntry(name: header.name, size: header.size, packedSize: header.packedSize, place: header.place))
    }

    private func refusal(of header: ZipHeader) -> ZipRefusal? {
        let parts = header.name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isSafe =
            !header.isNameCut && !header.name.contains(0)
            && parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
        guard isSafe else { return .unsafeName }
        guard String(validating: header.name, as: UTF8.self) != nil else { return .invalidName }
        if names.contains(header.name) { return .repeatedName }
        if header.isLink { return .link }
        return header.isEncrypted ? .encrypted : nil
    }

    var notes: [String] {
        var notes = ZipRefusal.allCases.compactMap { refusal -> String? in
            guard let (count, first) = refused[refusal] else { return nil }
            let name = String(decoding: first.prefix(100), as: UTF8.self)
            return count == 1
                ? "1 entry with \(refusal.description) is left out: \(name)"
                : "\(count) entries with \(refusal.description) are left out; the first is \(name)"
        }
        if let readBeforeDamage {
            notes.append("the list of entries is damaged after \(readBeforeDamage) entries; the others are left out")
        }
        return notes
    }
}
