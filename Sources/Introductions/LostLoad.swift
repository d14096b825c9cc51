import Asking
import Histories
import HostSystem
import Indexing
import Store

/// The commit that removed the last load of a nib.
///
/// For each state of the repository, the rule `nib-unused` decides whether anything loads the nib.
package struct LostLoad: Sendable {
    /// The path of the nib, relative to the root of the repository.
    package let path: String
    package let origin: Origin

    /// The change that removed the loads.
    package enum Origin: Sendable {
        case commit(HistoryAnswer.Commit, Cause)
        /// The change is not committed.
        case uncommitted
        /// The commit is unknown, for this reason.
        case unknown(String)
    }

    /// The change in the commit.
    package enum Cause: Sendable {
        /// The commit is the first commit, and contains the nib without a load.
        case first
        /// The commit added or moved the nib, and nothing loaded the nib at the new path.
        case arrival
        /// The commit removed the class that contained the load, or the class of the load's owner.
        case removedClass(String, load: Load)
        case removedLoad(Load)
        /// The commit changed something else that the load depends on.
        case other
    }

    /// The first load in the state before the commit.
    package struct Load: Sendable {
        /// The position as `path:line`.
        package let place: String
        /// The number of other loads. If it is ``mostOthers``, there may be more.
        package let others: Int
        package static let mostOthers = 3
    }

    /// Searches for the commit.
    ///
    /// - Parameters:
    ///   - path: the path of the nib, relative to the root of the repository.
    ///   - mostCommits: the maximum number of commits to index.
    /// - Returns: nil if something loads the nib, or may load it.
    /// - Throws: ``IndexError``, ``AskingError`` and ``HistoryError``.
    package init?(of path: String, in history: History, refreshes: Bool, mostCommits: Int = 24) throws {
        let index = IndexFile(root: history.top)
        _ = try Refresh(index, isWanted: refreshes, worker: OperatingSystem.executable)
        let snapshot = try Snapshot(index: index)
        let catalog = try RuleCatalog(index: nil)
        var configuration = CheckConfiguration()
        try configuration.ask(only: ["nib-unused"], of: catalog)
        let result = try Checker(snapshot, catalog, configuration).run()
        guard let finding = result.findings.first(where: { $0.paths.contains(path) }) else { return nil }
        let folders = try IndexedFolders(snapshot)
        let introductions = try FindingIntroductions(
            folders: folders, root: snapshot.rootOfPaths(), checker: StateChecker(catalog, configuration),
            mostCommits: mostCommits)
        self.path = path
        switch try introductions.outcomes(of: [finding], includesUncertain: false).outcomes.first {
        case .commit(let commit, let parent)?:
            origin = .commit(commit, try Self.cause(path, commit.hash, parent, folders))
        case .uncommitted?: origin = .uncommitted
        case .unknown(let reason)?: origin = .unknown(reason)
        case nil: return nil
        }
    }

    private static func cause(_ path: String, _ commit: String, _ parent: String?, _ folders: IndexedFolders) throws
        -> Cause
    {
        guard let parent else { return .first }
        let before = try TemporaryIndex(of: folders, at: parent, worker: OperatingSystem.executable)
        let earlier = try before.use { try Snapshot(index: $0) }
        let isThere = try !earlier.rows("SELECT 1 FROM files WHERE path = :path", parameters: ["path": .text(path)])
            .rows.isEmpty
        guard isThere else { return .arrival }
        let loads = try earlier.rows(
            """
            SELECT DISTINCT source_path || ifnull(':' || source_line, ''), coalesce(class, owner_class)
            FROM nib_usage
            WHERE path = :path
            ORDER BY source_path, source_line
            LIMIT \(Load.mostOthers + 1)
            """, parameters: ["path": .text(path)]
        ).rows
        guard case .text(let place)? = loads.first?[0] else { return .other }
        let load = Load(place: place, others: loads.count - 1)
        guard case .text(let name)? = loads.first?[1] else { return .removedLoad(load) }
        let after = try TemporaryIndex(of: folders, at: commit, worker: OperatingSystem.executable)
        let declared = try after.use { try Snapshot(index: $0) }.rows(
            "SELECT 1 FROM declarations WHERE name = :name LIMIT 1", parameters: ["name": .text(name)]
        ).rows
        return declared.isEmpty ? .removedClass(name, load: load) : .removedLoad(load)
    }
}
