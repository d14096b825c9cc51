import Asking
import Histories
import Indexing
import Store

/// Finds the commit that removed the last load of a nib, by what the rule `nib-unused` finds in the states between commits.
struct UnusedNib {
    let history: History
    /// How many commits are indexed at most.
    var mostCommits = 24

    /// - Parameter path: the nib, from the top of the repository.
    /// - Returns: nil where something loads the nib, or may load it.
    func sentence(_ path: String, refreshes: Bool) throws -> String? {
        let index = IndexFile(root: history.top)
        _ = try Refresh(index, isWanted: refreshes, worker: OperatingSystem.executable)
        let snapshot = try Snapshot(index: index)
        let catalog = try RuleCatalog(index: nil)
        var configuration = CheckConfiguration()
        try configuration.ask(only: ["nib-unused"], of: catalog)
        let result = try Checker(snapshot, catalog, configuration).run()
        guard let finding = result.findings.first(where: { $0.paths.contains(path) }) else { return nil }
        let dating = IntroducedFindings(
            snapshot: snapshot, catalog: catalog, configuration: configuration, mostCommits: mostCommits, open: { try Snapshot(index: $0) })
        switch try dating.outcomes(of: [finding], includesUnsure: false).outcomes.first {
        case .commit(let commit, let parent)?:
            let when = "\(commit.hash.prefix(10)) (\(commit.authored.prefix(10)), \(commit.author))"
            return "nothing loads \(path). Commit \(when) \(try cause(path, commit.hash, parent, snapshot))."
        case .uncommitted?: return "nothing loads \(path). The change that removed the load is not committed."
        case .unknown(let reason)?: return "nothing loads \(path). The commit that removed the load is unknown (\(reason))."
        case nil: return nil
        }
    }

    private func cause(_ path: String, _ commit: String, _ parent: String?, _ snapshot: Snapshot) throws -> String {
        guard let parent else { return "is the first one, and has the nib without a load" }
        let before = try TemporaryIndex(of: snapshot, at: parent, worker: OperatingSystem.executable)
        let earlier = try Snapshot(index: before.file)
        let isThere = try !earlier.rows("SELECT 1 FROM files WHERE path = :path", parameters: ["path": .text(path)]).rows.isEmpty
        guard isThere else { return "added or moved the nib without a load" }
        let loads = try earlier.rows("""
            SELECT DISTINCT source_path || ifnull(':' || source_line, ''), coalesce(class, owner_class)
            FROM nib_usage
            WHERE path = :path
            ORDER BY source_path, source_line
            LIMIT 4
            """, parameters: ["path": .text(path)]).rows
        guard case .text(let place)? = loads.first?[0] else { return "changed what could load it" }
        let more = loads.count > 1 ? " and \(loads.count > 3 ? "at least 3" : "\(loads.count - 1)") more" : ""
        if case .text(let name)? = loads.first?[1] {
            let after = try TemporaryIndex(of: snapshot, at: commit, worker: OperatingSystem.executable)
            let declared = try Snapshot(index: after.file).rows(
                "SELECT 1 FROM declarations WHERE name = :name LIMIT 1", parameters: ["name": .text(name)]).rows
            if declared.isEmpty { return "removed the class \(name), with the load in \(place)\(more)" }
        }
        return "removed the load in \(place)\(more)"
    }
}
