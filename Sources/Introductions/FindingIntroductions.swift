import Asking
import Errors
import HostSystem
import Indexing

/// Finds the commits that introduced findings. It indexes and checks earlier states of the repository until the
/// commit of each finding is known.
package struct FindingIntroductions {
    private let folders: IndexedFolders
    private let root: String?
    private let checker: StateChecker
    private let mostCommits: Int

    /// - Parameters:
    ///   - folders: the folders of the index that contains the findings.
    ///   - root: the folder that the paths in the index are relative to; nil if the index has several trees.
    ///   - checker: checks the commits with the rules that reported the findings.
    ///   - mostCommits: the maximum number of commits to index.
    package init(folders: IndexedFolders, root: String?, checker: StateChecker, mostCommits: Int) {
        (self.folders, self.root, self.checker, self.mostCommits) = (folders, root, checker, mostCommits)
    }

    /// Finds the commit that introduced each finding.
    ///
    /// - Parameter includesUncertain: whether an uncertain finding in an earlier state counts as the same finding.
    /// - Returns: the outcomes in the order of the findings, and notes for the user.
    /// - Throws: ``IndexError``, ``AskingError`` and ``HistoryError``.
    func outcomes(
        of findings: [Finding], includesUncertain: Bool
    ) throws -> (outcomes: [IntroductionSearch<[String?]>.Outcome], notes: [String]) {
        guard !findings.isEmpty else { return ([], []) }
        guard let root else {
            return (findings.map { _ in .unknown("the index has several trees") }, [])
        }
        let search = try IntroductionSearch<[String?]>(folder: root, most: mostCommits) { commit, renames in
            let index: TemporaryIndex
            do {
                index = try TemporaryIndex(of: folders, at: commit.text, worker: OperatingSystem.executable)
            } catch IndexError.noSuchRevision {
                // The folder does not exist in this commit.
                return []
            }
            let result = try index.use {
                try checker.check($0, includesUncertain: includesUncertain, includesDead: true)
            }
            return Set(result.findings.map { $0.key(movedBy: renames) })
        }
        let outcomes = try findings.map { try search.find($0.key(), paths: $0.paths) }
        let unknown = outcomes.count { if case .unknown = $0 { true } else { false } }
        let notes =
            search.isCutOff
            ? [
                "the search for commits stopped after \(search.looked) commits (--blame-limit), so \(unknown) of \(findings.count) findings have no commit"
            ] : []
        return (outcomes, notes)
    }

    /// Adds to each finding the commit that introduced it.
    ///
    /// - Returns: notes for the user.
    /// - Throws: ``IndexError``, ``AskingError`` and ``HistoryError``.
    package func add(to result: inout CheckResult) throws -> [String] {
        let (outcomes, notes) = try outcomes(of: result.findings, includesUncertain: true)
        for (place, outcome) in outcomes.enumerated() {
            result.findings[place].introduction =
                switch outcome {
                case .commit(let commit, _):
                    Introduction(
                        commit: commit.hash, author: commit.author, mail: commit.mail, date: commit.authored,
                        subject: commit.subject)
                case .uncommitted: Introduction(reason: Introduction.uncommitted)
                case .unknown(let reason): Introduction(reason: reason)
                }
        }
        return notes
    }
}
