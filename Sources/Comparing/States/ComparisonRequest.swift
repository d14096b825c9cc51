import Errors
import Foundation
import HostSystem
import Trees

/// A request to compare two files, or two states of the repository that contains a folder.
package struct ComparisonRequest: Sendable {
    /// The subject of the comparison.
    enum Subject: Sendable, Equatable {
        /// The absolute paths of the earlier and the later file.
        case files(String, String)
        /// Two states of a repository, and the requested files and folders, relative to the root of the work tree. If
        /// there are no paths, all files are compared.
        case states(RepositoryState, RepositoryState, paths: [RelativePath])
    }

    let subject: Subject
    /// The repository; nil for a comparison of files.
    let git: Git?
    /// The root folder of the work tree; nil if there is none.
    let top: String?

    /// The root folder of the work tree; nil if there is none, or if files are compared.
    package var folder: String? { top }

    /// The commit of the earlier state; nil if that state is not a commit.
    package var oldRevision: String? {
        if case .states(.commit(let id), _, _) = subject { id } else { nil }
    }

    /// The commit of the later state; nil if that state is not a commit.
    package var newRevision: String? {
        if case .states(_, .commit(let id), _) = subject { id } else { nil }
    }

    /// Reads the arguments of a command line, as `git diff` does.
    ///
    /// - Without a revision or file, compares the work tree with the staged state.
    /// - For one revision, compares the work tree with the revision.
    /// - For two revisions, or `A..B`, compares the second with the first. `A...B` compares B with the common
    ///   ancestor of A and B.
    /// - For two files, compares the files. This does not need a repository.
    ///
    /// - Parameters:
    ///   - words: two files, or revisions, optionally followed by paths.
    ///   - paths: requested paths, which are never read as revisions.
    ///   - isStaged: whether to use the staged state instead of the work tree.
    ///   - folder: the base folder for relative paths.
    /// - Throws: ``AskingError/unanswerable(_:)`` with the reason, if the words do not name two states or files.
    package init(words: [String], paths: [String], isStaged: Bool, folder: String) throws(AskingError) {
        let git = Git(named: folder)
        func absolute(_ path: String) -> String {
            OperatingSystem.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
        }
        func isFile(_ word: String) -> Bool {
            let path = absolute(word)
            let isCompiled = path.hasSuffix(".nib") || path.hasSuffix(".storyboardc")
            return OperatingSystem.isRegularFile(path) || isCompiled && OperatingSystem.isDirectory(path)
        }
        func commit(_ word: String) -> ObjectID? { try? git.commit(of: word) }
        if words.count == 2, paths.isEmpty, !isStaged, words.allSatisfy(isFile), words.allSatisfy({ commit($0) == nil })
        {
            (subject, self.git, top) = (.files(absolute(words[0]), absolute(words[1])), nil, nil)
            return
        }
        // If all words can only be revisions, the git command that compares the states resolves them. Starting git once
        // more would take longer than the comparison.
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
        // Usually all words are revisions. One call resolves all of them, because starting git takes most of the time.
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

    /// Creates a request from revisions. Unlike the words of a command line, they are never read as files, so the request
    /// reads nothing outside the repository.
    ///
    /// - Parameters:
    ///   - revisions: the earlier revision, and optionally the later one. Without the later one, the work tree is later.
    ///   - paths: requested files and folders, relative to the folder or absolute.
    /// - Throws: ``AskingError/unanswerable(_:)`` if the folder is in no repository, or if a path is outside it.
    package init(revisions: [String], paths: [String], folder: String) throws(AskingError) {
        guard let top = Git.workTree(above: folder) else { throw .unanswerable("This is not a git work tree.") }
        self.top = top
        let git = Git(folder: top)
        self.git = git
        var ids: [String] = []
        for name in revisions {
            guard let id = try? git.commit(of: name) else { throw Self.unknown(name, git) }
            ids.append(id.text)
        }
        let later: RepositoryState = ids.count > 1 ? .commit(ids[1]) : .workTree
        let absolute = paths.map { OperatingSystem.absolute($0.hasPrefix("/") ? $0 : folder + "/" + $0) }
        subject = .states(ids.first.map { .commit($0) } ?? .staged, later, paths: try Self.inside(top, absolute))
    }

    /// Reads a range `A..B` or `A...B`. If one end is missing, it is `HEAD`.
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
            throw .unanswerable("\(word): the two revisions have no common ancestor.")
        }
        return [base, ends[1]]
    }

    /// The error for a revision that does not exist; nil if all exist. Call this after git failed to compare the
    /// states.
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

    /// Converts absolute paths to paths relative to the root of the work tree. If there is no work tree, only the
    /// leading slash is removed.
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
            guard let whole else { throw .unanswerable("\(path) is outside the repository.") }
            inside.append(RelativePath(whole.dropFirst(top.count + 1).utf8))
        }
        return inside
    }
}
