import Foundation

/// Where the contents of a tree's files come from. Paths are relative to the tree.
protocol TreeContents: Sendable {
    /// Bytes of a file; nil where there is no plain file of the tree.
    func size(of path: RelativePath) -> Int64?
    /// The whole content of a file that has so many bytes.
    ///
    /// - Throws: ``SystemError`` in words.
    func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8]
    /// Whether the tree has a folder of this path.
    func hasFolder(_ path: RelativePath) -> Bool
}

/// Files as they lie on the disk.
struct FolderContents: TreeContents {
    let root: String

    private func whole(_ path: RelativePath) -> [UInt8] { Array(root.utf8) + [UInt8(ascii: "/")] + path.bytes }

    func size(of path: RelativePath) -> Int64? {
        OperatingSystem.stamp(String(decoding: whole(path), as: UTF8.self))?.size
    }

    func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8] {
        try OperatingSystem.read(whole(path), size: size)
    }

    func hasFolder(_ path: RelativePath) -> Bool {
        OperatingSystem.isDirectory(String(decoding: whole(path), as: UTF8.self))
    }
}

/// Files of a commit, as the repository holds them.
struct RevisionContents: TreeContents {
    /// In the order of their paths.
    let files: [Git.TreeEntry]
    private let blobs: BlobReader

    init(_ git: Git, files: [Git.TreeEntry]) {
        // git has them in this order already, unless a repository is odd.
        self.files = files.sorted { $0.path < $1.path }
        blobs = BlobReader(git)
    }

    private func place(of path: RelativePath) -> Int {
        var (low, high) = (0, files.count)
        while low < high {
            let middle = (low + high) / 2
            if files[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func entry(_ path: RelativePath) -> Git.TreeEntry? {
        let place = place(of: path)
        return place < files.count && files[place].path == path ? files[place] : nil
    }

    func size(of path: RelativePath) -> Int64? { entry(path)?.size }

    func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8] {
        guard let entry = entry(path) else { throw SystemError("the commit has no such file") }
        return try blobs.content(of: entry.blob)
    }

    func hasFolder(_ path: RelativePath) -> Bool {
        if path.bytes.isEmpty { return true }
        let place = place(of: RelativePath(path.bytes + [UInt8(ascii: "/")]))
        return place < files.count && files[place].path.isInside(path)
    }
}
