import Asking
import Errors
import HostSystem
import Indexing
import Store

/// The findings of a repository, and how they change with its files.
package struct FindingWatch {
    /// What has changed since the last look.
    package struct Change {
        /// All current findings.
        package let result: CheckResult
        /// The findings that are new, sorted by place. In the first change, this list is empty.
        package let appeared: [Finding]
        /// The findings that no longer occur, sorted by place.
        package let gone: [Finding]
        /// Notes about the refresh of the index.
        package let notes: [String]
    }

    private let index: IndexFile
    private let worker: String?
    /// The state of the index, and the settings, of the last check.
    private var checked: (stamp: FileStamp?, configuration: CheckConfiguration)?
    private var known: [String: Finding] = [:]

    /// Creates a watch that has not looked yet.
    ///
    /// - Parameter worker: see ``Indexer/Options/worker``.
    package init(_ index: IndexFile, worker: String?) { (self.index, self.worker) = (index, worker) }

    /// Refreshes the index, and checks it if something has changed.
    ///
    /// - Returns: nil if the findings are the same as before.
    /// - Throws: ``IndexError`` or ``AskingError``.
    package mutating func look() throws -> Change? {
        let notes = try Refresh(index, isWanted: true, worker: worker).notes
        let catalog = try RuleCatalog(index: index)
        let configuration = try CheckConfiguration(file: nil, folder: index.home ?? "", catalog: catalog)
        let stamp = OperatingSystem.stamp(index.path)
        if let checked, checked.stamp == stamp, checked.configuration == configuration { return nil }
        let result = try Checker(Snapshot(index: index), catalog, configuration).run(
            includesUncertain: configuration.includesUncertain)
        let isFirst = checked == nil
        checked = (stamp, configuration)
        let current = Dictionary(result.findings.map { ($0.fingerprint, $0) }) { first, _ in first }
        let before = known
        known = current
        let appeared = isFirst ? [] : result.findings.filter { before[$0.fingerprint] == nil }
        let gone = before.values.filter { current[$0.fingerprint] == nil }
            .sorted { ($0.path, $0.line ?? 0, $0.fingerprint) < ($1.path, $1.line ?? 0, $1.fingerprint) }
        if !isFirst, appeared.isEmpty, gone.isEmpty { return nil }
        return Change(result: result, appeared: appeared, gone: gone, notes: notes)
    }
}
