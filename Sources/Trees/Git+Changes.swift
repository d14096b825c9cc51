import Foundation
import HostSystem

/// A file that two states of a repository do not have alike.
package struct ChangedFile: Sendable, Equatable {
    /// Where it was, from the top of the repository; nil for one that was added.
    package let oldPath: RelativePath?
    /// Where it is; nil for one that was removed.
    package let newPath: RelativePath?
    /// Id of the content as it was; nil where there was none.
    package let oldBlob: ObjectID?
    /// Id of the content as it is; nil where there is none, or where it lies in the work tree alone.
    package let newBlob: ObjectID?

    /// Where it is, or was.
    package var path: RelativePath { newPath ?? oldPath ?? RelativePath("") }

    /// The same content at another place before.
    package func renamed(from other: ChangedFile) -> ChangedFile {
        ChangedFile(oldPath: other.oldPath, newPath: newPath, oldBlob: other.oldBlob, newBlob: newBlob)
    }
}

/// A state of a repository.
package enum RepositoryState: Sendable, Equatable {
    /// A revision, as a person names it.
    case commit(String)
    /// What is staged.
    case staged
    /// The files of the work tree that git tracks.
    case workTree
}

extension Git {
    /// What ends the names of Interface Builder files; files in a `.nib` folder are part of one.
    static let interfaceFiles: [Word] =
        ["--"] + ["*.xib", "*.storyboard", "*.nib", "*.nib/*"].map { .path(":(top)" + $0) }

    /// Interface Builder files that differ between two states, in the order of their paths.
    ///
    /// git is never asked about files of the work tree: where it cannot tell from a stamp whether a file changed, it
    /// hashes it with the filters that the repository names. Their bytes are compared here, see ``WorkTreeFile``.
    ///
    /// - Parameter top: the top of the work tree; nil without one.
    /// - Throws: ``Failure``; also for a pair of states that git does not compare: the later one is a commit, or what
    ///   is staged or lies in the work tree.
    package func changedInterfaces(from old: RepositoryState, to new: RepositoryState, top: String?) throws(Failure)
        -> [ChangedFile]
    {
        switch (old, new) {
        case (.commit(let old), .commit(let new)):
            return try changes(.diffTree, ["-r", "-M", "--end-of-options", .value(old), .value(new)])
        case (.commit(let old), .staged):
            return try stagedChanges(since: old)
        case (.commit(let old), .workTree):
            guard let top else { throw Failure(message: "the repository has no work tree") }
            // Both at once: to start git takes longer than to answer.
            let entries = Background { Result { () throws(Failure) in try self.indexEntries() } }
            let staged = Result { () throws(Failure) in try stagedChanges(since: old, keepsConflicts: true) }
            return try WorkTreeFile.changes(try entries.value.get(), staged: try staged.get(), top: top)
        case (.staged, .workTree):
            guard let top else { throw Failure(message: "the repository has no work tree") }
            return try WorkTreeFile.changes(try indexEntries(), staged: nil, top: top)
        default: throw Failure(message: "git does not compare these states in this order")
        }
    }

    /// - Parameter keepsConflicts: whether a file in conflict is there, as removed.
    private func stagedChanges(since commit: String, keepsConflicts: Bool = false) throws(Failure) -> [ChangedFile] {
        try changes(.diffIndex, ["--end-of-options", .value(commit)], keepsConflicts: keepsConflicts)
    }

    private func changes(_ command: Command, _ words: [Word], keepsConflicts: Bool = false) throws(Failure)
        -> [ChangedFile]
    {
        let output = try run(command, ["--raw", "-z", "--no-abbrev"] + words + Self.interfaceFiles)
        let changes = Self.changes(output, keepsConflicts: keepsConflicts)
        _ = try Self.checked(changes, \.oldPath)
        return try Self.checked(changes, \.newPath).sorted { $0.path < $1.path }
    }

    /// `:MODE MODE ID ID STATUS<nul>PATH<nul>`, with a second path of what was renamed or copied.
    package static func changes(_ output: some Collection<UInt8>, keepsConflicts: Bool = false) -> [ChangedFile] {
        var fields = output.split(separator: 0)[...]
        var changes: [ChangedFile] = []
        while let head = fields.popFirst(), let path = fields.popFirst() {
            let words = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 5, words[0].hasPrefix(":"), let status = words[4].first else { continue }
            var (before, after) = (RelativePath(path), RelativePath(path))
            if "RC".contains(status), let path = fields.popFirst() { after = RelativePath(path) }
            if status == "C" { before = after }
            if status == "U", !keepsConflicts { continue }
            // Links and submodules are no files.
            let (wasFile, isFile) = (words[0].hasPrefix(":100"), words[1].hasPrefix("100"))
            guard wasFile || isFile else { continue }
            func id(_ word: String) -> ObjectID? { ObjectID(word).flatMap { $0.isNull ? nil : $0 } }
            changes.append(
                ChangedFile(
                    oldPath: wasFile && status != "C" ? before : nil, newPath: isFile ? after : nil,
                    oldBlob: wasFile && status != "C" ? id(words[2]) : nil, newBlob: isFile ? id(words[3]) : nil))
        }
        return changes
    }

    /// Whether there is a repository.
    package var isThere: Bool { (try? run(.revParse, ["--git-dir"])) != nil }

    /// The top folder of the work tree, nil without one, and the commits that revisions name, in their order.
    ///
    /// nil where there is no repository, or where one of them is no revision.
    package func place(resolving revisions: [String]) -> (top: String?, commits: [ObjectID])? {
        let names: [Word] = revisions.map { .value($0.isEmpty ? "" : $0 + "^{commit}") }
        guard let output = try? run(.revParse, ["--is-bare-repository", "--end-of-options"] + names) else { return nil }
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").filter { $0 != "--end-of-options" }
        let commits = lines.dropFirst().compactMap { ObjectID($0) }
        guard let isBare = lines.first, lines.count == revisions.count + 1, commits.count == revisions.count else {
            return nil
        }
        // Not where git says that its work tree is: a repository's settings may lead to any folder of the user's.
        return (isBare == "false" && !isRepository ? Self.workTree(above: folder) : nil, commits)
    }

    /// The best common ancestor of two commits; nil for none.
    package func mergeBase(_ one: ObjectID, _ other: ObjectID) throws(Failure) -> ObjectID? {
        ObjectID(line: try run(.mergeBase, [.id(one), .id(other)]))
    }
}
