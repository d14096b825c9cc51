import Asking
import Histories
import Indexing
import Store

/// Dates findings: states of the repository are indexed and checked until the commit of each is known.
struct IntroducedFindings {
    let snapshot: Snapshot
    let catalog: RuleCatalog
    let configuration: CheckConfiguration
    /// How many commits are indexed at most.
    var mostCommits = 32
    /// Opens an index of a commit for the part that is asked about.
    let open: (IndexFile) throws -> Snapshot

    /// Finds the commits.
    ///
    /// - Parameter includesUnsure: whether a finding counts that may well be wrong.
    /// - Returns: the outcomes in the order of the findings, and what a person should know.
    func outcomes(
        of findings: [Finding], includesUnsure: Bool
    ) throws -> (outcomes: [IntroductionSearch<[String?]>.Outcome], notes: [String]) {
        guard !findings.isEmpty else { return ([], []) }
        guard let root = try snapshot.rootOfPaths() else {
            return (findings.map { _ in .unknown("the index has several trees") }, [])
        }
        let search = try IntroductionSearch<[String?]>(folder: root, most: mostCommits) { commit, renames in
            let index: TemporaryIndex
            do { index = try TemporaryIndex(of: snapshot, at: commit.text, worker: OperatingSystem.executable) } catch IndexError.noSuchRevision {
                // The commit does not have the folder.
                return []
            }
            let result = try Checker(open(index.file), catalog, configuration).run(includesUnsure: includesUnsure, includesDead: true)
            return Set(result.findings.map { $0.key(movedBy: renames) })
        }
        let outcomes = try findings.map { try search.find($0.key(), paths: $0.paths) }
        let unknown = outcomes.count { if case .unknown = $0 { true } else { false } }
        let notes = search.isCutOff
            ? ["\(search.looked) commits were indexed to date findings, and \(unknown) of \(findings.count) findings have no commit yet (--blame-limit)"] : []
        return (outcomes, notes)
    }

    /// Adds to each finding the commit that introduced it.
    func date(_ result: inout CheckResult) throws -> [String] {
        let (outcomes, notes) = try outcomes(of: result.findings, includesUnsure: true)
        for (place, outcome) in outcomes.enumerated() {
            result.findings[place].introduction = switch outcome {
            case .commit(let commit, _):
                Introduction(commit: commit.hash, author: commit.author, mail: commit.mail, date: commit.authored, subject: commit.subject)
            case .uncommitted: Introduction(reason: Introduction.uncommitted)
            case .unknown(let reason): Introduction(reason: reason)
            }
        }
        return notes
    }
}
