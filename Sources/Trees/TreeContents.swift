import Foundation
import HostSystem

/// A file or folder in a tree.
package enum TreeEntry: Equatable {
    case folder
    /// A regular file, with the path to pass to ``TreeContents/read(_:size:)``.
    case file(RelativePath, size: Int64)
}

/// The source of a tree's file contents. Paths are relative to the tree.
package protocol TreeContents: Sendable {
    /// Returns the entry at a path. Returns nil if the entry does not exist, if the path is outside the tree, or if a
    /// part of the path is a symbolic link.
    func entry(_ path: String) -> TreeEntry?
    /// Returns the names of the files and folders in a folder, in any order. Links are omitted.
    func names(in folder: String) -> [String]
    /// Returns the content of a file. `size` is the size of the file in bytes.
    ///
    /// - Throws: ``SystemError`` with a message.
    func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8]
}

extension TreeContents {
    /// Returns the components of a path; nil if the path contains `..`.
    fileprivate static func parts(of path: String) -> [Substring]? {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return parts.contains("..") ? nil : parts
    }
}

/// The files on the disk.
package struct FolderContents: TreeContents {
    package let root: String

    package func entry(_ path: String) -> TreeEntry? {
        guard let whole = whole(path) else { return nil }
        if OperatingSystem.isDirectory(whole) { return .folder }
        guard OperatingSystem.isRegularFile(whole), let size = OperatingSystem.stamp(whole)?.size else { return nil }
        return .file(RelativePath(path), size: size)
    }

    package func names(in folder: String) -> [String] {
        var names: [String] = []
        guard let whole = whole(folder) else { return [] }
        _ = OperatingSystem.forEachEntry(of: Array(whole.utf8)) { name, kind, _ in
            if kind != .other { names.append(String(decoding: name, as: UTF8.self)) }
        }
        return names
    }

    package func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8] {
        try OperatingSystem.read(Array(root.utf8) + [UInt8(ascii: "/")] + path.bytes, size: size)
    }

    private func whole(_ path: String) -> String? {
        guard let parts = Self.parts(of: path) else { return nil }
        var whole = root
        for part in parts {
            whole += "/" + part
            if OperatingSystem.isLink(whole) { return nil }
        }
        return whole
    }
}

/// The files of a commit, read from the repository.
package struct RevisionContents: TreeContents {
    /// The files, sorted by path.
    package let files: [Git.TreeEntry]
    private let blobs: BlobReader

    package init(_ git: Git, files: [Git.TreeEntry]) {
        // In a malformed repository, the files may not be sorted, and two files may have the same path. git uses the
        // first of them.
        var paths: Set<RelativePath> = []
        self.files = files.filter { paths.insert($0.path).inserted }.sorted { $0.path < $1.path }
        blobs = BlobReader(git)
    }

    package func entry(_ path: String) -> TreeEntry? {
        guard let parts = Self.parts(of: path) else { return nil }
        let path = RelativePath(parts.joined(separator: "/"))
        if let file = file(path) { return file.size.map { .file(path, size: $0) } }
        return files(in: path).isEmpty && !path.bytes.isEmpty ? nil : .folder
    }

    package func names(in folder: String) -> [String] {
        guard let parts = Self.parts(of: folder) else { return [] }
        var names: [String] = []
        for file in files(in: RelativePath(parts.joined(separator: "/"))) {
            let name = String(decoding: file.path.components[parts.count], as: UTF8.self)
            if names.last != name { names.append(name) }
        }
        return names
    }

    package func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8] {
        guard let file = file(path) else { throw SystemError("the commit does not contain this file") }
        return try blobs.content(of: file.blob, most: size)
    }

    private func file(_ path: RelativePath) -> Git.TreeEntry? {
        let place = place(of: path)
        return place < files.count && files[place].path == path ? files[place] : nil
    }

    private func files(in folder: RelativePath) -> ArraySlice<Git.TreeEntry> {
        if folder.bytes.isEmpty { return files[...] }
        // In byte order, `0` follows `/`. Therefore the paths in the folder begin at the position of `FOLDER/`, and end
        // before the position of `FOLDER0`.
        return files[
            place(
                of: RelativePath(folder.bytes + [UInt8(ascii: "/")]))..<place(
                    of: RelativePath(folder.bytes + [UInt8(ascii: "0")]))]
    }

    /// Returns the position of the first path that equals the given path or sorts after it.
    private func place(of path: RelativePath) -> Int {
        var (low, high) = (0, files.count)
        while low < high {
            let middle = (low + high) / 2
            if files[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
