import Foundation
import Store

/// A file that two states of a repository do not have alike.
package struct ChangedFile: Sendable, Equatable {
    /// Where it was, from the top of the repository; nil for one that was added.
    package let oldPath: RelativePath?
    /// Where it is; nil for one that was removed.
    package let newPath: RelativePath?
    /// Id of the content as it was; nil where there was none.
    package let oldBlob: String?
    /// Id of the content as it is; nil where there is none, or where it lies in the work tree alone.
    package let newBlob: String?

    /// Where it is, or was.
    package var path: RelativePath { newPath ?? oldPath ?? RelativePath("") }

    /// The same content at another place before.
    package func renamed(from other: ChangedFile) -> ChangedFile {
        ChangedFile(oldPath: other.oldPath, newPath: newPath, oldBlob: other.oldBlob, newBlob: newBlob)
    }
}

/// A state of a repository.
package enum RepositoryState: Sendable, Equatable {
    case commit(String)
    /// What is staged.
    case staged
    /// The files of the work tree that git tracks.
    case workTree
}

extension Git {
    /// What ends the names of Interface Builder files; files in a `.nib` folder are part of one.
    private static let interfaceFiles = ["*.xib", "*.storyboard", "*.nib", "*.nib/*"].map { ":(top)" + $0 }

    /// Interface Builder files that differ between two states, in the order of their paths.
    ///
    /// No filter of the repository is run: a file of the work tree whose stamp alone differs is among them.
    ///
    /// - Throws: ``Failure``; also for a pair of states that git does not compare: the later one is a commit, or what
    ///   is staged or lies in the work tree.
    package func changedInterfaces(from old: RepositoryState, to new: RepositoryState) throws(Failure) -> [ChangedFile] {
        let question: [String]
        switch (old, new) {
        case (.commit(let old), .commit(let new)): question = ["diff-tree", "-r", "-M", old, new]
        case (.commit(let old), .staged): question = ["diff-index", "--cached", old]
        case (.commit(let old), .workTree): question = ["diff-index", old]
        case (.staged, .workTree): question = ["diff-files"]
        default: throw Failure(message: "git does not compare these states in this order")
        }
        let options = ["--raw", "-z", "--abbrev=40", "--ignore-submodules=all", "--no-ext-diff", "--no-textconv"]
        let words = [question[0]] + options + question.dropFirst()
        return Self.changes(try run(words + ["--"] + Self.interfaceFiles)).sorted { $0.path < $1.path }
    }

    /// `:MODE MODE ID ID STATUS<nul>PATH<nul>`, with a second path of what was renamed or copied.
    package static func changes(_ output: some Collection<UInt8>) -> [ChangedFile] {
        var fields = output.split(separator: 0)[...]
        var changes: [ChangedFile] = []
        while let head = fields.popFirst(), let path = fields.popFirst() {
            let words = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 5, words[0].hasPrefix(":"), let status = words[4].first else { continue }
            var (before, after) = (RelativePath(path), RelativePath(path))
            if "RC".contains(status), let path = fields.popFirst() { after = RelativePath(path) }
            if status == "C" { before = after }
            // A file in conflict is there a second time, with what is ours.
            if status == "U" { continue }
            // Links and submodules are no files.
            let (wasFile, isFile) = (words[0].hasPrefix(":100"), words[1].hasPrefix("100"))
            guard wasFile || isFile else { continue }
            func id(_ word: String) -> String? { word.allSatisfy { $0 == "0" } ? nil : word }
            changes.append(ChangedFile(
                oldPath: wasFile && status != "C" ? before : nil, newPath: isFile ? after : nil,
                oldBlob: wasFile && status != "C" ? id(words[2]) : nil, newBlob: isFile ? id(words[3]) : nil))
        }
        return changes
    }

    /// Whether there is a repository.
    package var isThere: Bool { (try? run(["rev-parse", "--git-dir"])) != nil }

    /// The top folder of the work tree, nil without one, and the commits that revisions name, in their order.
    ///
    /// nil where there is no repository, or where one of them is no revision.
    package func place(resolving revisions: [String]) -> (top: String?, commits: [String])? {
        guard revisions.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
        let words = ["rev-parse", "--is-bare-repository", "--show-cdup", "--end-of-options"] + revisions.map { $0 + "^{commit}" }
        guard let output = try? run(words) else { return nil }
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .filter { $0 != "--end-of-options" }.map(String.init)
        // Without a work tree there is no way up, not even an empty one.
        guard lines.count - revisions.count == 1 || lines.count - revisions.count == 2 else { return nil }
        let hasWorkTree = lines[0] == "false" && !isRepository && lines.count == revisions.count + 2
        return (hasWorkTree ? IndexFile.absolute(folder + "/" + lines[1]) : nil, lines.suffix(revisions.count))
    }

    /// The best common ancestor of two commits.
    package func mergeBase(_ one: String, _ other: String) throws(Failure) -> String {
        String(decoding: try run(["merge-base", one, other]), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
