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
    static func parts(of path: String) -> [Substring]? {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return parts.contains("..") ? nil : parts
    }
}

/// The files on the disk.
package struct FolderContents: TreeContents {
    package let root: String

    /// Creates the contents of a folder. The path is absolute.
    package init(root: String) { self.root = root }

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
    private let table: PathTable<Git.TreeEntry>
    private let blobs: BlobReader

    package init(_ git: Git, files: [Git.TreeEntry]) {
        // In a malformed repository, the files may not be sorted, and two files may have the same path. git uses the
        // first of them.
        table = PathTable(files, path: \.path)
        blobs = BlobReader(git)
    }

    /// The files, sorted by path.
    package var files: [Git.TreeEntry] { table.files }

    package func entry(_ path: String) -> TreeEntry? {
        guard let parts = Self.parts(of: path) else { return nil }
        return table.entry(parts) { file in file.size.map { .file(file.path, size: $0) } }
    }

    package func names(in folder: String) -> [String] { Self.parts(of: folder).map(table.names) ?? [] }

    package func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8] {
        guard let file = table.file(path) else { throw SystemError("the commit does not contain this file") }
        return try blobs.content(of: file.blob, most: size)
    }
}
