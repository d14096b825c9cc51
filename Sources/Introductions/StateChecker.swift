import Asking
import HostSystem
import Indexing
import Store
import Trees

/// Checks several states of a repository with the same rules, and in the same part of the code.
package struct StateChecker {
    private let catalog: RuleCatalog
    private let configuration: CheckConfiguration
    private let part: AnswerScope
    /// The folder that the paths in `part` are relative to.
    private let folder: String
    private let limits: Limits

    /// - Parameters:
    ///   - part: the part of the code to report on; by default, own code.
    ///   - folder: the folder that the paths in `part` are relative to.
    ///   - limits: the limits for the check of one state. They do not include the time for indexing.
    package init(
        _ catalog: RuleCatalog, _ configuration: CheckConfiguration, part: AnswerScope = AnswerScope(),
        from folder: String = "", limits: Limits = Limits()
    ) {
        (self.catalog, self.configuration, self.part, self.folder) = (catalog, configuration, part, folder)
        self.limits = limits
    }

    /// Checks one state.
    ///
    /// - Parameters:
    ///   - includesUncertain: whether uncertain findings are also reported.
    ///   - includesDead: whether findings in nibs that nothing loads are also reported.
    ///   - spent: the part of the time limit that is already used, in seconds.
    package func check(_ index: IndexFile, includesUncertain: Bool, includesDead: Bool = false, spent: Double = 0)
        throws
        -> CheckResult
    {
        var limits = limits
        limits.spent += spent
        let snapshot = try Snapshot(index: index, limits: limits)
        try part.narrow(snapshot, from: folder)
        return try Checker(snapshot, catalog, configuration).run(
            includesUncertain: includesUncertain, includesDead: includesDead)
    }

    /// Removes the findings that a revision already has.
    ///
    /// - Parameters:
    ///   - folders: the folders of the index that contains the findings.
    ///   - includesDead: whether the revision is also checked for findings in nibs that nothing loads.
    /// - Throws: ``IndexError`` and ``AskingError``.
    package func removeFindings(
        at revision: String, of folders: IndexedFolders, includesDead: Bool, from result: inout CheckResult
    ) throws {
        let earlier = try TemporaryIndex(of: folders, at: revision, worker: OperatingSystem.executable)
        let known = try earlier.use { try check($0, includesUncertain: true, includesDead: includesDead) }
        Baseline(known.findings).apply(to: &result, listsStale: false)
    }

    /// Indexes and checks two states of a folder, and returns the findings that only the new one has.
    ///
    /// The time limit applies to both checks together.
    ///
    /// - Parameters:
    ///   - old: the revision to compare with.
    ///   - new: the other revision; nil for the work tree.
    /// - Throws: ``IndexError`` and ``AskingError``.
    package func newFindings(in folder: String, since old: String, at new: String?, includesUncertain: Bool) throws
        -> CheckResult
    {
        var spent = 0.0
        func result(_ revision: String?, includesUncertain: Bool) throws -> CheckResult {
            let index = try TemporaryIndex(
                of: TreeRequest(folder: folder, revision: revision, name: "tree"), worker: OperatingSystem.executable)
            let start = OperatingSystem.now()
            defer { spent += Double(OperatingSystem.now() - start) / 1e9 }
            return try index.use { try check($0, includesUncertain: includesUncertain, spent: spent) }
        }
        var after = try result(new, includesUncertain: includesUncertain)
        // A finding that was uncertain before is not new.
        try Baseline(result(old, includesUncertain: true).findings).apply(to: &after, listsStale: false)
        return after
    }
}
