import Histories
import Trees

/// Finds the commits that introduced defects. It checks states of the repository, and bisects between them.
///
/// The search follows the first parents from HEAD. It first checks commits that touch the files of a defect. If one of
/// these commits has the defect and its parent does not, the commit is the result. Otherwise, the search bisects all
/// commits in between. If the result is a merge, the search continues in the merged branch.
///
/// A defect may appear and disappear several times. The result is a commit that has the defect, and whose parent does
/// not have it. It is not always the last commit of this kind.
final class IntroductionSearch<Key: Hashable> {
    /// The result of the search for one defect.
    enum Outcome: Equatable {
        /// The commit that introduced the defect, and its first parent, which does not have the defect. The parent is
        /// nil if the commit has no parent.
        case commit(HistoryAnswer.Commit, parent: String?)
        /// Only the work tree has the defect.
        case uncommitted
        /// The commit is unknown, for this reason.
        case unknown(String)
    }

    /// Returns the defects of a commit. The paths in the defects are the paths of the files at HEAD.
    typealias State = (_ commit: ObjectID, _ renames: [String: String]) throws -> Set<Key>

    private let repository: Repository
    private let state: State
    private var states: [ObjectID: Set<Key>] = [:]
    /// The number of commits that may still be checked.
    private var rest: Int
    private let boundary: Set<String>
    private var line: [ObjectID] = []

    /// The number of commits that were checked.
    private(set) var looked = 0
    /// Whether the search for a defect stopped at the limit.
    private(set) var isCutOff = false

    /// - Parameters:
    ///   - most: the maximum number of commits to check.
    ///   - state: returns the defects of a commit. It is called at most once for each commit.
    /// - Throws: ``HistoryError`` if there is no repository.
    init(folder: String, most: Int, state: @escaping State) throws(HistoryError) {
        repository = try Repository(folder: folder)
        boundary = repository.boundary()
        (rest, self.state) = (most, state)
    }

    /// Searches for the commit that introduced a defect.
    ///
    /// - Parameter paths: the files of the defect, relative to the folder of the request.
    /// - Throws: the errors that `state` throws.
    func find(_ key: Key, paths: [String]) throws -> Outcome {
        guard let head = repository.head else { return .uncommitted }
        do {
            guard try has(key, head) else { return .uncommitted }
            if line.isEmpty { line = try commits(head) }
            let own = Set(try commits(head, touching: paths.map { repository.prefix + $0 }))
            let places = line.indices.filter { own.contains(line[$0]) }
            return try follow(key, line, places, depth: 0)
        } catch is LimitReached {
            isCutOff = true
            return .unknown("the search stopped after \(looked) commits")
        } catch let error as Git.Failure {
            return .unknown("git failed: \(error.message)")
        }
    }

    private struct LimitReached: Error {}
    /// The maximum nesting depth of the merged branches that the search follows.
    private static var deepest: Int { 16 }

    private func has(_ key: Key, _ commit: ObjectID) throws -> Bool {
        if let known = states[commit] { return known.contains(key) }
        guard rest > 0 else { throw LimitReached() }
        (rest, looked) = (rest - 1, looked + 1)
        let found = try state(commit, renames(since: commit))
        states[commit] = found
        return found.contains(key)
    }

    /// - Parameters:
    ///   - line: commits; each commit is the first parent of the previous commit. The first commit has the defect.
    ///   - places: indices of the commits that touch the files of the defect.
    private func follow(_ key: Key, _ line: [ObjectID], _ places: [Int], depth: Int) throws -> Outcome {
        // The commit at `present` has the defect. The commit at `absent` does not have it. If every known commit has
        // the defect, `absent` is the end of the line.
        var (present, absent) = (0, line.count)
        // The search starts at the newest commit, and doubles the step each time. If the defect appeared several times,
        // the search therefore often finds one of the latest appearances.
        var candidates = places[...]
        var step = 0
        while !candidates.isEmpty {
            let middle =
                absent == line.count
                ? min(candidates.startIndex + step, candidates.endIndex - 1)
                : candidates.startIndex + candidates.count / 2
            let place = candidates[middle]
            if place <= present || place >= absent {
                candidates.remove(at: middle)
                continue
            }
            step = 2 * step + 1
            if try has(key, line[place]) {
                present = place
                candidates = candidates[(middle + 1)...]
            } else {
                absent = place
                candidates = candidates[..<middle]
            }
        }
        if present + 1 < absent {
            if try has(key, line[present + 1]) { present += 1 } else { absent = present + 1 }
        }
        while present + 1 < absent {
            let middle = (present + absent) / 2
            if try has(key, line[middle]) { present = middle } else { absent = middle }
        }
        let commit = line[present]
        if boundary.contains(commit.text) { return .unknown("it is older than this shallow clone") }
        let parents = try parents(of: commit)
        if let first = parents.first, present + 1 == line.count, try has(key, first) {
            // The defect was there before the branch started, and the merge restored it.
            return .unknown("it is older than a merged branch")
        }
        for other in parents.dropFirst() where depth < Self.deepest {
            guard try has(key, other) else { continue }
            let branch = try commits(other, notIn: parents[0])
            guard !branch.isEmpty else { continue }
            let found = try follow(key, branch, [], depth: depth + 1)
            if case .commit = found { return found }
        }
        return .commit(try describe(commit), parent: parents.first?.text)
    }

    // MARK: Asking git

    /// Returns a commit and its first parents, newest first.
    ///
    /// - Parameters:
    ///   - other: a commit; it and its ancestors are left out.
    ///   - paths: paths relative to the root of the repository; empty for all paths.
    private func commits(_ commit: ObjectID, notIn other: ObjectID? = nil, touching paths: [String] = []) throws(Git
        .Failure) -> [ObjectID]
    {
        let excluded = other.map { [Git.Word.excluding($0)] } ?? []
        return try ids(
            ["--first-parent", .id(commit)] + excluded + ["--"] + paths.map { .path(":(top,literal)" + $0) })
    }

    private func parents(of commit: ObjectID) throws(Git.Failure) -> [ObjectID] {
        Array(try ids(["--parents", "-n", "1", .id(commit), "--"]).dropFirst())
    }

    private func ids(_ words: [Git.Word]) throws(Git.Failure) -> [ObjectID] {
        String(decoding: try repository.git.run(.revList, words), as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .compactMap { ObjectID($0) }
    }

    /// Returns the files that were renamed since a commit: the paths at HEAD, keyed by the paths in the commit. All
    /// paths are relative to the folder of the request.
    private func renames(since commit: ObjectID) throws(Git.Failure) -> [String: String] {
        guard let head = repository.head, head != commit else { return [:] }
        let output = try repository.git.run(
            .diffTree, ["-r", "-M", "--diff-filter=R", "--raw", "-z", "--no-abbrev", .id(commit), .id(head)])
        var renames: [String: String] = [:]
        for change in Git.changes(output) {
            guard let old = change.oldPath?.description, let new = change.newPath?.description,
                old.hasPrefix(repository.prefix),
                new.hasPrefix(repository.prefix)
            else { continue }
            renames[String(old.dropFirst(repository.prefix.count))] = String(new.dropFirst(repository.prefix.count))
        }
        return renames
    }

    private func describe(_ commit: ObjectID) throws -> HistoryAnswer.Commit {
        let output = try repository.git.run(
            .log, ["-1", "--no-patch", "--format=tformat:%H%x00%an%x00%ae%x00%aI%x00%cI%x00%P%x00%s", .id(commit)])
        let fields = String(decoding: output, as: UTF8.self).split(
            separator: "\0", maxSplits: 6, omittingEmptySubsequences: false
        ).map(String.init)
        guard fields.count == 7 else {
            throw HistoryError.git(repository: repository.top, reason: "no commit \(commit)")
        }
        return HistoryAnswer.Commit(
            hash: fields[0], author: fields[1], mail: fields[2], authored: fields[3], committed: fields[4],
            subject: String(fields[6].prefix { $0 != "\n" }), isMerge: fields[5].contains(" "),
            isBoundary: boundary.contains(commit.text))
    }
}
