import Errors
import Foundation
import HostSystem
import Trees

/// What a person asks to compare: two files, or two states of the repository around a folder.
package struct ComparisonRequest: Sendable {
    /// What is compared.
    enum Subject: Sendable, Equatable {
        /// Absolute paths of an earlier and a later file.
        case files(String, String)
        /// States of a repository, and the files and folders of it that are asked for, from its top; all where there are none.
        case states(RepositoryState, RepositoryState, paths: [RelativePath])
    }

    let subject: Subject
    /// The repository; none where files are compared.
    let git: Git?
    /// The top of its work tree; nil without one.
    let top: String?

    /// The top of the repository's work tree; nil where there is none, or files are compared.
    package var folder: String? { top }

    /// The commit that is the earlier state; nil where that is none.
    package var oldRevision: String? {
        if case .states(.commit(let id), _, _) = subject { id } else { nil }
    }

    /// The commit that is the later state; nil where that is none.
    package var newRevision: String? {
        if case .states(_, .commit(let id), _) = subject { id } else { nil }
    }

    /// Reads the words of a command line, as `git diff` takes them.
    ///
    /// Nothing: the work tree against what is staged. One revision: the work tree against it. Two revisions, or `A..B`: the second
    /// against the first; `A...B` takes their common ancestor for the first. Two files: one against the other, no repository needed.
    ///
    /// - Parameters:
    ///   - words: revisions, or two files, and then paths.
    ///   - paths: what is asked for, of which none is a revision.
    ///   - isStaged: whether what is staged is meant instead of the work tree.
    ///   - folder: where relative paths begin.
    /// - Throws: ``AskingError/unanswerable(_:)`` with what is wrong.
    package init(words: [String], paths: [String], isStaged: Bool, folder: String) throws(AskingError) {
        let git = Git(named: folder)
        func absolute(_ path: String) -> String {
            OperatingSystem.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
        }
        func isFile(_ word: String) -> Bool { OperatingSystem.isRegularFile(absolute(word)) }
        func commit(_ word: String) -> ObjectID? { try? git.commit(of: word) }
        if words.count == 2, paths.isEmpty, !isStaged, words.allSatisfy(isFile), words.allSatisfy({ commit($0) == nil })
        {
            (subject, self.git, top) = (.files(absolute(words[0]), absolute(words[1])), nil, nil)
            return
        }
        // Revisions alone are left to git's one answer: to start it takes longer than to compare.
        let isPlain = words.allSatisfy {
            Self.range($0) == nil && !$0.hasPrefix("-") && !OperatingSystem.isAnything(absolute($0))
        }
        if (1...2).contains(words.count), words.count == 1 || !isStaged, isPlain, let top = Git.workTree(above: folder)
        {
            self.top = top
            self.git = Git(folder: top)
            let later: RepositoryState = words.count == 2 ? .commit(words[1]) : isStaged ? .staged : .workTree
            subject = .states(.commit(words[0]), later, paths: try Self.inside(top, paths.map(absolute)))
            return
        }
        let named = words.flatMap { word in Self.range(word).map { [$0.old, $0.new] } ?? [word] }
        // All at once where all are revisions, as mostly: to start git takes longer than to answer.
        let place = git.place(resolving: named) ?? git.place(resolving: [])
        guard let place else { throw .unanswerable("This is not a git repository: name two files.") }
        let known = place.commits.isEmpty ? [:] : Dictionary(zip(named, place.commits)) { one, _ in one }
        var commits: [ObjectID] = []
        var rest = words[...]
        while commits.count < 2, let word = rest.first {
            if let range = Self.range(word), commits.isEmpty {
                commits = try Self.ends(of: range, word, known, git)
            } else if let id = known[word] ?? commit(word) {
                commits.append(id)
            } else {
                break
            }
            rest.removeFirst()
        }
        for word in rest where !OperatingSystem.isAnything(absolute(word)) { throw Self.unknown(word, git) }
        top = place.top
        self.git = top.map { Git(folder: $0) } ?? git
        let later: RepositoryState = isStaged ? .staged : .workTree
        let states: (RepositoryState, RepositoryState)
        switch commits.count {
        case 2: states = (.commit(commits[0].text), .commit(commits[1].text))
        case 1: states = (.commit(commits[0].text), later)
        default:
            guard isStaged else {
                states = (.staged, .workTree)
                break
            }
            guard let head = git.headCommit() else { throw .unanswerable("There is no commit yet to compare with.") }
            states = (.commit(head.text), .staged)
        }
        guard top != nil || states.1 != later else {
            throw .unanswerable("The repository has no work tree: name two revisions.")
        }
        subject = .states(states.0, states.1, paths: try Self.inside(top, (Array(rest) + paths).map(absolute)))
    }

    /// `A..B` or `A...B`, where an end may be left out for `HEAD`.
    private static func range(_ word: String) -> (old: String, new: String, isSymmetric: Bool)? {
        guard let dots = word.range(of: "...") ?? word.range(of: ".."), !word.hasPrefix("../"), word != ".." else {
            return nil
        }
        let (old, new) = (String(word[..<dots.lowerBound]), String(word[dots.upperBound...]))
        return (old.isEmpty ? "HEAD" : old, new.isEmpty ? "HEAD" : new, word[dots].count == 3)
    }

    private static func ends(
        of range: (old: String, new: String, isSymmetric: Bool), _ word: String, _ known: [String: ObjectID], _ git: Git
    ) throws(AskingError) -> [ObjectID] {
        var ends: [ObjectID] = []
        for name in [range.old, range.new] {
            guard let id = known[name] ?? (try? git.commit(of: name)) else { throw unknown(name, git) }
            ends.append(id)
        }
        guard range.isSymmetric else { return ends }
        guard let base = try? git.mergeBase(ends[0], ends[1]) else {
            throw .unanswerable("\(word): the two have no common ancestor.")
        }
        return [base, ends[1]]
    }

    /// What is wrong with the revisions, where git could not compare them; nil where they are there.
    func unknownRevision() -> AskingError? {
        guard case .states(let old, let new, _) = subject, let git else { return nil }
        for state in [old, new] {
            if case .commit(let name) = state, (try? git.commit(of: name)) == nil { return Self.unknown(name, git) }
        }
        return nil
    }

    private static func unknown(_ word: String, _ git: Git) -> AskingError {
        var reason = "git has no such revision, and there is no such file"
        if case .failure(let failure) = Result(catching: { () throws(Git.Failure) in try git.commit(of: word) }),
            !failure.message.contains("Needed a single revision")
        {
            reason = failure.message
        }
        return .unanswerable("\(word): \(reason).")
    }

    /// Paths from the top of a work tree.
    private static func inside(_ top: String?, _ paths: [String]) throws(AskingError) -> [RelativePath] {
        var inside: [RelativePath] = []
        for path in paths {
            guard let top else {
                inside.append(RelativePath(path.drop { $0 == "/" }.utf8))
                continue
            }
            let whole = [path, URL(fileURLWithPath: path).resolvingSymlinksInPath().path].first {
                $0 == top || $0.hasPrefix(top + "/")
            }
            guard let whole else { throw .unanswerable("\(path) lies outside the repository.") }
            inside.append(RelativePath(whole.dropFirst(top.count + 1).utf8))
        }
        return inside
    }
}
