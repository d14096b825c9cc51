import Foundation
import HostSystem

/// A file that differs between two states of a repository.
package struct ChangedFile: Sendable, Equatable {
    /// The old path, relative to the root of the repository; nil for an added file.
    package let oldPath: RelativePath?
    /// The new path; nil for a removed file.
    package let newPath: RelativePath?
    /// The id of the old content; nil if the file did not exist.
    package let oldBlob: ObjectID?
    /// The id of the new content; nil if the file does not exist, or if only the work tree contains the new content.
    package let newBlob: ObjectID?

    /// The new path. For a removed file, the old path.
    package var path: RelativePath { newPath ?? oldPath ?? RelativePath("") }

    /// Combines this added file with a removed file of the same content, and returns the rename.
    package func renamed(from other: ChangedFile) -> ChangedFile {
        ChangedFile(oldPath: other.oldPath, newPath: newPath, oldBlob: other.oldBlob, newBlob: newBlob)
    }
}

/// A state of a repository.
package enum RepositoryState: Sendable, Equatable {
    /// A revision, as the user names it.
    case commit(String)
    /// The staged files.
    case staged
    /// The tracked files of the work tree.
    case workTree
}

extension Git {
    /// Patterns for Interface Builder files. Files in a `.nib` folder are parts of a nib.
    static let interfaceFiles: [Word] =
        ["--"] + ["*.xib", "*.storyboard", "*.nib", "*.nib/*"].map { .path(":(top)" + $0) }

    /// Returns the Interface Builder files that differ between two states, sorted by path.
    ///
    /// The git commands in this method never read files of the work tree. If the stamp does not show whether a file
    /// changed, git usually hashes the file, and runs filter programs that the repository names. Therefore this method
    /// compares the bytes itself; see ``WorkTreeFile``.
    ///
    /// - Parameter top: the root folder of the work tree; nil if there is no work tree.
    /// - Throws: ``Failure`` if git fails, or if the states cannot be compared in this order. A commit can be compared
    ///   with a commit, the staged files or the work tree. The staged files can be compared with the work tree.
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
            // Both commands run at the same time, because git takes longer to start than to answer.
            let entries = Background { Result { () throws(Failure) in try self.indexEntries() } }
            let staged = Result { () throws(Failure) in try stagedChanges(since: old, keepsConflicts: true) }
            return try WorkTreeFile.changes(try entries.value.get(), staged: try staged.get(), top: top)
        case (.staged, .workTree):
            guard let top else { throw Failure(message: "the repository has no work tree") }
            return try WorkTreeFile.changes(try indexEntries(), staged: nil, top: top)
        default: throw Failure(message: "these two states cannot be compared in this order")
        }
    }

    /// Returns the files that differ between a commit and the staged files.
    ///
    /// - Parameter keepsConflicts: whether the result includes files in conflict. They are returned as removed files.
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

    /// Parses `:MODE MODE ID ID STATUS<nul>PATH<nul>`. For a renamed or copied file, a second path follows.
    ///
    /// Only changes of regular files are returned. A copy counts as an added file. If `keepsConflicts` is set, files in
    /// conflict are returned as removed files. Otherwise, they are omitted.
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
            // Links and submodules are not files.
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

    /// Whether the folder is in a repository.
    package var isThere: Bool { (try? run(.revParse, ["--git-dir"])) != nil }

    /// Returns the root folder of the work tree (nil if there is no work tree), and the commit of each revision.
    ///
    /// Returns nil if the folder is not in a repository, or if a revision is unknown.
    package func place(resolving revisions: [String]) -> (top: String?, commits: [ObjectID])? {
        let names: [Word] = revisions.map { .value($0.isEmpty ? "" : $0 + "^{commit}") }
        guard let output = try? run(.revParse, ["--is-bare-repository", "--end-of-options"] + names) else { return nil }
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").filter { $0 != "--end-of-options" }
        let commits = lines.dropFirst().compactMap { ObjectID($0) }
        guard let isBare = lines.first, lines.count == revisions.count + 1, commits.count == revisions.count else {
            return nil
        }
        // The path that git reports is not used, because the settings of a repository can point to any folder of the
        // user.
        return (isBare == "false" && !isRepository ? Self.workTree(above: folder) : nil, commits)
    }

    /// Returns the best common ancestor of two commits; nil if there is none.
    package func mergeBase(_ one: ObjectID, _ other: ObjectID) throws(Failure) -> ObjectID? {
        ObjectID(line: try run(.mergeBase, [.id(one), .id(other)]))
    }
}
