import HostSystem
import InterfaceBuilder
import Trees

/// Documents, keyed by the ids of their contents. Most documents are needed several times: as the new version of one
/// commit, and as the old version of the next commit.
///
/// Several threads may use the cache. If another thread is reading a document, the caller waits for it.
struct DocumentCache: Sendable {
    /// A document, or the reason why it cannot be read.
    typealias Reading = Result<InterfaceDocument, ReadError>

    /// The limit for the text of all cached documents, in bytes. A document uses several times as much memory as its
    /// text.
    private static let mostBytes = 24 << 20
    /// The maximum size of a file in bytes: the default limit of an index. Larger files are not read.
    static let mostFileBytes: Int64 = 64 << 20

    private struct Entry {
        var reading: Reading
        var lastUse: Int
        var bytes: Int { if case .success(let document) = reading { document.utf8.count + 4096 } else { 64 } }
    }

    private let state = Shared(State())

    /// Returns the documents with the given ids. If no thread has read a document yet, reads it.
    ///
    /// - Parameter blobs: the ids. The latest version comes first. Commits are read from new to old, so the latest
    ///   document is not needed again and is removed from the cache first.
    func documents(_ blobs: [ObjectID], _ reader: InterfaceReader, _ contents: BlobReader) -> [Reading] {
        // The caller reads the documents that it claimed before it waits for other documents, so that no thread waits
        // forever.
        var found: [ObjectID: Reading] = [:]
        for blob in Set(blobs) where claim(blob, &found) {
            let reading = Self.read(blob, reader, contents)
            found[blob] = reading
            state.withLock { $0.put(reading, blob) }
            state.wake()
        }
        let readings = blobs.map { blob in found[blob] ?? wait(for: blob) ?? Self.read(blob, reader, contents) }
        if blobs.count > 1 { state.withLock { $0.entries[blobs[0]]?.lastUse = 0 } }
        return readings
    }

    /// Claims a document for the caller, and returns whether the caller must read it. If the cache contains the
    /// document, adds it to `found`.
    private func claim(_ blob: ObjectID, _ found: inout [ObjectID: Reading]) -> Bool {
        let known = state.withLock { state -> Reading?? in
            if let known = state.use(blob) { return known }
            return state.pending.insert(blob).inserted ? nil : .some(nil)
        }
        if case .some(let reading?) = known { found[blob] = reading }
        return known == nil
    }

    /// Waits for a document that another thread is reading. Returns nil if the cache has already removed it.
    private func wait(for blob: ObjectID) -> Reading? {
        state.whenReady { state -> Reading?? in state.pending.contains(blob) ? nil : .some(state.use(blob)) }
    }

    private static func read(_ blob: ObjectID, _ reader: InterfaceReader, _ contents: BlobReader) -> Reading {
        let bytes: [UInt8]
        do throws(SystemError) { bytes = try contents.content(of: blob, most: mostFileBytes) } catch {
            let isTooLarge = error.message.hasPrefix("larger")
            return .failure(
                ReadError(
                    isTooLarge
                        ? "The file is \(error.message)." : "The content is not in the repository (blob absent)."))
        }
        return Result { () throws(ReadError) in try reader.read(bytes) }
    }

    /// The state that the threads share.
    private struct State {
        var entries: [ObjectID: Entry] = [:]
        /// Documents that a thread is reading.
        var pending: Set<ObjectID> = []
        private var bytes = 0
        private var uses = 0

        mutating func use(_ blob: ObjectID) -> Reading? {
            uses += 1
            entries[blob]?.lastUse = uses
            return entries[blob]?.reading
        }

        mutating func put(_ reading: Reading, _ blob: ObjectID) {
            uses += 1
            let entry = Entry(reading: reading, lastUse: uses)
            entries[blob] = entry
            bytes += entry.bytes
            pending.remove(blob)
            if bytes > mostBytes { forget(but: blob) }
        }

        /// Removes the least recently used documents, until the other documents use at most three quarters of the
        /// limit.
        private mutating func forget(but blob: ObjectID) {
            for (old, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where old != blob {
                if bytes <= mostBytes / 4 * 3 { return }
                entries[old] = nil
                bytes -= entry.bytes
            }
        }
    }
}
