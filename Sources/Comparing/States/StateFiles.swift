import HostSystem
import Trees

/// The files of one of the states that a comparison compares.
package struct StateFiles: Sendable {
    private enum Source: Sendable {
        /// The contents that git stores, by path.
        case blobs(BlobReader, [String: ObjectID])
        /// The work tree.
        case folder(OpenFolder)
    }

    /// The paths of the regular files, relative to the root of the repository, sorted.
    package let paths: [String]
    private let source: Source

    fileprivate init(_ entries: [Git.TreeEntry], _ git: Git) {
        let blobs = Dictionary(entries.map { ($0.path.description, $0.blob) }) { first, _ in first }
        (paths, source) = (blobs.keys.sorted(), .blobs(BlobReader(git), blobs))
    }

    fileprivate init(_ tracked: Set<RelativePath>, _ folder: OpenFolder) {
        (paths, source) = (tracked.map(\.description).sorted(), .folder(folder))
    }

    /// Returns the content of a file; nil if it is missing, larger than `most` bytes, or not a regular file.
    package func content(of path: String, most: Int64) -> [UInt8]? {
        switch source {
        case .blobs(let reader, let blobs): blobs[path].flatMap { try? reader.content(of: $0, most: most) }
        case .folder(let folder): (try? folder.content(of: Array(path.utf8), most: most)) ?? nil
        }
    }
}

extension ComparisonRequest {
    /// Returns the files of the earlier or the later state; nil for a comparison of two files, and if git fails.
    package func files(isOld: Bool) -> StateFiles? {
        guard case .states(let old, let new, _) = subject, let git else { return nil }
        switch isOld ? old : new {
        case .commit(let name):
            guard let commit = try? git.commit(of: name), let entries = try? git.files(of: commit, in: RelativePath([]))
            else { return nil }
            return StateFiles(entries, git)
        case .staged: return (try? git.stagedFiles()).map { StateFiles($0, git) }
        case .workTree:
            guard let top, let folder = try? OpenFolder(top), let tracked = try? git.trackedFiles() else { return nil }
            return StateFiles(tracked, folder)
        }
    }
}
