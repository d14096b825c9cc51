import Bytes
import HostSystem

/// Changes to files that exist only in memory, such as unsaved texts of an editor or planned edits.
///
/// An index run with an overlay reads these contents instead of the files on the disk.
package struct Overlay: Sendable {
    /// The content of each changed or added file, by its absolute path; nil for a file that counts as deleted.
    package var contents: [String: [UInt8]?]

    /// Creates an overlay.
    package init(_ contents: [String: [UInt8]?] = [:]) { self.contents = contents }

    /// Returns the changes below a folder, by the path relative to it.
    fileprivate func changes(below root: String) -> [RelativePath: [UInt8]?] {
        var changes: [RelativePath: [UInt8]?] = [:]
        for (path, content) in contents where path.hasPrefix(root + "/") {
            changes[RelativePath(String(path.dropFirst(root.count + 1)))] = .some(content)
        }
        return changes
    }
}

extension TreeScan {
    /// Returns the scan of a folder with the changes of an overlay.
    package func with(_ overlay: Overlay, root: String) -> TreeScan {
        let changes = overlay.changes(below: root)
        guard !changes.isEmpty else { return self }
        var scan = self
        scan.files.removeAll { changes[$0.path] != nil }
        for (path, content) in changes {
            guard let content, IndexedPath(path) != nil else { continue }
            // The stamp differs from the stamp of every file on the disk, and from the stamp of other contents.
            var hash = FNV()
            hash.mix(content)
            scan.files.append(
                FoundFile(
                    path: path,
                    stamp: FileStamp(
                        size: Int64(content.count), inode: 0, mtime: 0, ctime: Int64(bitPattern: hash.value))))
        }
        scan.files.sort { $0.path < $1.path }
        scan.contents = OverlaidContents(base: contents, changes: changes)
        return scan
    }
}

/// The files of a tree with changes that exist only in memory.
private struct OverlaidContents: TreeContents {
    let base: any TreeContents
    let changes: [RelativePath: [UInt8]?]

    func entry(_ path: String) -> TreeEntry? {
        guard let change = changes[RelativePath(path)] else { return base.entry(path) }
        return change.map { .file(RelativePath(path), size: Int64($0.count)) }
    }

    /// The names of added files are omitted, because only the folders of projects are listed this way.
    func names(in folder: String) -> [String] {
        base.names(in: folder).filter { name in
            let path = RelativePath(folder.isEmpty ? name : folder + "/" + name)
            guard let change = changes[path] else { return true }
            return change != nil
        }
    }

    func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8] {
        guard let change = changes[path] else { return try base.read(path, size: size) }
        guard let change else { throw SystemError("the file does not exist") }
        return change
    }
}
