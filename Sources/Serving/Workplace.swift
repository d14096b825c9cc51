import Asking
import Errors
import Foundation
import HostSystem
import Indexing
import JSONRPC
import Store

/// The repository that a server answers questions about, and its index.
package struct Workplace: Sendable {
    /// The time limit of one answer, in seconds. It does not include the refresh of the index.
    static let seconds = 30.0
    /// The time limit of an answer for which other revisions are indexed, in seconds.
    static let secondsWithRevisions = 180.0

    /// The folder that relative paths start from.
    let folder: String
    private let database: String?
    private let refreshes: Bool
    private let worker: String?
    /// Only one thread refreshes the index at a time.
    private let turn = Shared(())

    /// Creates a workplace.
    ///
    /// - Parameters:
    ///   - folder: an absolute path. The index is in this folder or above it.
    ///   - database: the index, if it is at another place.
    ///   - refreshes: whether to refresh the index before each answer.
    ///   - worker: see ``Indexer/Options/worker``.
    package init(folder: String, database: String? = nil, refreshes: Bool = true, worker: String? = nil) {
        (self.folder, self.database, self.refreshes, self.worker) = (folder, database, refreshes, worker)
    }

    /// The file of the index. It may not exist yet.
    ///
    /// - Throws: ``IndexError/noPlace(folder:)``.
    func index() throws(IndexError) -> IndexFile {
        if let database { return IndexFile(database: database) }
        return try IndexFile.find(from: folder)
    }

    /// The folder with the settings of the repository.
    var home: String { (try? index().home) ?? folder }

    /// Refreshes the index, or builds it if there is none, and opens it for one answer.
    ///
    /// - Parameters:
    ///   - scope: the part of the code that the answer is about.
    ///   - interruption: stops the queries of the answer.
    /// - Returns: the snapshot, and notes for the reader of the answer.
    func open(_ scope: AnswerScope = AnswerScope(), stoppedBy interruption: Interruption) throws -> (Snapshot, [String]) {
        let index = try index()
        var notes = try turn.withLock { _ in try refresh(index) }
        let snapshot = try Snapshot(index: index, limits: Self.limits(interruption))
        notes += try scope.leftOut(of: snapshot, from: folder).map { left in
            let (what, parameter) = left.isVendored ? ("vendored code", "vendor") : ("tests", "tests")
            return
                "\(left.files) \(left.files == 1 ? "nib" : "nibs") of \(what) left out; \(parameter)=true includes them"
        }
        try scope.narrow(snapshot, from: folder)
        return (snapshot, notes)
    }

    /// The limits of one snapshot.
    static func limits(_ interruption: Interruption) -> Limits {
        var limits = Limits(seconds: seconds)
        limits.interruption = interruption
        return limits
    }

    private func refresh(_ index: IndexFile) throws(IndexError) -> [String] {
        guard refreshes || !index.exists else { return [] }
        if !index.exists, let home = index.home {
            var options = Indexer.Options()
            options.worker = worker
            return try Indexer(index: index).run(roots: [home], options: options).notes
        }
        return try Refresh(index, isWanted: true, worker: worker).notes
    }

    /// Builds a damaged index again.
    ///
    /// - Returns: false if the index must not be changed.
    func repair() -> Bool {
        guard refreshes, let index = try? index(), index.home != nil else { return false }
        var options = Indexer.Options()
        (options.rehash, options.worker) = (true, worker)
        return turn.withLock { _ in (try? Indexer(index: index).run(roots: [], options: options)) != nil }
    }
}
