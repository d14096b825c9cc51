import Errors
import Foundation
import HostSystem
import Store
import Trees

/// An index in a temporary folder. The folder is deleted together with this object.
package final class TemporaryIndex: Sendable {
    private let folder: PrivateFolder
    private let file: IndexFile

    private init() throws(IndexError) {
        do throws(SystemError) { folder = try PrivateFolder() } catch {
            throw .cannotWrite(path: FileManager.default.temporaryDirectory.path, reason: error.message)
        }
        file = IndexFile(database: folder.path + "/index.sqlite")
    }

    /// Indexes one tree.
    ///
    /// - Parameter worker: see ``Indexer/Options/worker``.
    /// - Throws: ``IndexError``.
    package convenience init(of tree: TreeRequest, worker: String? = nil) throws(IndexError) {
        try self.init()
        var options = Indexer.Options()
        options.worker = worker
        _ = try Indexer(index: file).run(trees: [tree], options: options)
    }

    /// Indexes the folders of another index in their state at a git revision.
    ///
    /// - Parameters:
    ///   - folders: the folders of the other index.
    ///   - revision: the revision, as git accepts it.
    ///   - worker: see ``Indexer/Options/worker``.
    /// - Throws: ``IndexError``, for example for an unknown revision.
    package convenience init(of folders: IndexedFolders, at revision: String, worker: String? = nil) throws(IndexError)
    {
        try self.init()
        for folder in folders.folders {
            var options = Indexer.Options()
            (options.scan, options.worker) = (folder.scan, worker)
            let request = TreeRequest(
                folder: folder.path, revision: Self.revision(revision, ofFolder: folder.path), name: folder.name)
            _ = try Indexer(index: file).run(trees: [request], options: options)
        }
    }

    /// Indexes a copy of one file, without the other files in its folder.
    ///
    /// - Parameters:
    ///   - path: the path of a nib that is not in another index.
    ///   - worker: see ``Indexer/Options/worker``.
    /// - Throws: ``IndexError``, or an error from copying the file.
    package convenience init(ofFile path: String, worker: String? = nil) throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("xibdb-" + UUID().uuidString)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let copy = folder.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
        try files.copyItem(atPath: path, toPath: copy.path)
        try self.init(of: TreeRequest(folder: folder.path, name: "tree"), worker: worker)
    }

    /// Copies an index, and updates the copy with contents that replace files on the disk.
    ///
    /// - Parameters:
    ///   - index: the index to copy. Its trees must be folders, not revisions, to be changed.
    ///   - overlay: the changed contents.
    ///   - worker: see ``Indexer/Options/worker``.
    /// - Throws: ``IndexError``, or an error from copying the file.
    package convenience init(copyOf index: IndexFile, with overlay: Overlay, worker: String? = nil) throws {
        try self.init()
        try FileManager.default.copyItem(atPath: index.path, toPath: file.path)
        try update(overlay, worker: worker)
    }

    /// Updates the index. The overlay replaces the overlay of the last update.
    ///
    /// - Returns: whether anything has changed.
    /// - Throws: ``IndexError``.
    @discardableResult
    package func update(_ overlay: Overlay, worker: String? = nil) throws(IndexError) -> Bool {
        var options = Indexer.Options()
        (options.overlay, options.worker) = (overlay, worker)
        return try Indexer(index: file).run(roots: [], options: options).isWritten
    }

    /// Deletes the files now. The index can no longer be used.
    package func remove() { folder.remove() }

    /// Passes the index to a closure. The file exists until the closure returns. A snapshot of the index can be used
    /// even after that.
    package func use<Result>(_ body: (IndexFile) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(file) }
    }

    /// Returns the revision, followed by the path of the folder if the folder is not the root of the repository.
    private static func revision(_ revision: String, ofFolder path: String) -> String {
        var (folder, inside) = (path, [String]())
        while folder.count > 1 {
            if OperatingSystem.stamp(folder + "/.git") != nil { break }
            inside.insert((folder as NSString).lastPathComponent, at: 0)
            folder = (folder as NSString).deletingLastPathComponent
        }
        return folder.count > 1 && !inside.isEmpty ? revision + ":" + inside.joined(separator: "/") : revision
    }
}

/// The folders of an index and their scan options. Trees that were indexed at a revision are left out.
///
/// The folders are read only once, because indexing earlier states can take longer than the lifetime of a snapshot.
package struct IndexedFolders: Sendable {
    let folders: [(path: String, name: String, scan: ScanOptions?)]

    /// - Throws: an error from reading the snapshot.
    package init(_ snapshot: Snapshot) throws {
        let trees = try snapshot.rows("SELECT path, name, options FROM trees WHERE revision IS NULL ORDER BY id").rows
        folders = trees.compactMap { row in
            guard case .text(let path) = row[0], case .text(let name) = row[1], case .text(let scan) = row[2] else {
                return nil
            }
            return (path, name, try? JSONDecoder().decode(ScanOptions.self, from: Data(scan.utf8)))
        }
    }
}
