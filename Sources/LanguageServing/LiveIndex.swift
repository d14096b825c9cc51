import Asking
import Errors
import Foundation
import HostSystem
import Indexing
import Store
import Trees

/// An index of a work tree that also contains the unsaved text of open documents.
///
/// It is a private copy of the index of the repository, so no other command reads unsaved text.
final class LiveIndex: Sendable {
    private let copy: TemporaryIndex
    private let worker: String?
    private let kept = Shared(Kept())

    /// The snapshot of the last answer. A request takes it, so only one thread uses it.
    private struct Kept {
        var snapshot: Snapshot?
        /// The number of changes of the copy.
        var state = 0
    }

    /// Refreshes the index of the repository, or builds it if there is none, and copies it.
    ///
    /// - Parameters:
    ///   - folder: an absolute path. The index is in this folder or above it. If there is no place for an index, only
    ///     the private copy exists.
    ///   - database: the index, if it is at another place.
    ///   - worker: see ``Indexer/Options/worker``.
    /// - Throws: ``IndexError``.
    init(folder: String, database: String?, worker: String?) throws {
        self.worker = worker
        guard let index = try database.map({ IndexFile(database: $0) }) ?? Self.index(of: folder) else {
            copy = try TemporaryIndex(of: TreeRequest(folder: folder), worker: worker)
            return
        }
        _ = try Refresh(index, isWanted: true, worker: worker)
        copy = try TemporaryIndex(copyOf: index, with: Overlay(), worker: worker)
    }

    /// Returns the index of a folder; nil if there is no place for one.
    private static func index(of folder: String) throws(IndexError) -> IndexFile? {
        do throws(IndexError) { return try IndexFile.find(from: folder) } catch .noPlace { return nil }
    }

    /// Updates the copy. Texts of files that are not indexed, such as files that git ignores, are left out.
    ///
    /// - Parameter texts: unsaved texts, by absolute path.
    /// - Returns: whether something has changed since the last update.
    /// - Throws: ``IndexError``, or ``AskingError``.
    func update(texts: [String: [UInt8]]) throws -> Bool {
        var overlay = Overlay()
        if !texts.isEmpty {
            let indexed = try EditorQuestions(snapshot(Limits())).files(absolute: texts.keys.sorted())
            for file in indexed { overlay.contents[file.absolutePath] = texts[file.absolutePath] }
        }
        let isNew = try copy.update(overlay, worker: worker)
        if isNew {
            kept.withLock { kept in
                kept.snapshot = nil
                kept.state += 1
            }
        }
        return isNew
    }

    /// Runs the work on one answer with a snapshot of the current state.
    ///
    /// Until the state changes, the snapshot is kept for the next answer, because it has compiled its SQL.
    ///
    /// - Throws: ``IndexError``, or an error of the work.
    func asking<Result>(_ limits: Limits, _ body: (Snapshot) throws -> Result) throws -> Result {
        let (kept, state) = kept.withLock { kept in
            defer { kept.snapshot = nil }
            return (kept.snapshot, kept.state)
        }
        kept?.restart(limits)
        let snapshot = try kept ?? copy.use { try Snapshot(index: $0, limits: limits) }
        let result = try body(snapshot)
        self.kept.withLock { if $0.state == state { $0.snapshot = snapshot } }
        return result
    }

    /// Opens the current state.
    ///
    /// - Throws: ``IndexError``.
    func snapshot(_ limits: Limits) throws -> Snapshot { try copy.use { try Snapshot(index: $0, limits: limits) } }

    /// Deletes the copy.
    func remove() { copy.remove() }
}
