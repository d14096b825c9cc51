import Archives
import Configuration
import HostSystem

/// The files of a zip archive, such as an `.ipa`.
package struct ArchiveContents: TreeContents {
    private let table: PathTable<(path: RelativePath, entry: ZipEntry)>
    private let archive: ZipArchive
    /// The stamp of the archive.
    let stamp: FileStamp

    /// Opens an archive.
    ///
    /// - Throws: ``SystemError`` if the file cannot be read, is not a zip archive, or has too many entries.
    package init(_ path: String) throws(SystemError) {
        let file = try RandomAccessFile(path)
        stamp = file.stamp
        do throws(ZipError) {
            archive = try ZipArchive(
                ByteSource(size: stamp.size) { buffer, offset in file.read(into: buffer, at: offset) })
        } catch { throw SystemError(error.message) }
        table = PathTable(archive.entries.map { (RelativePath($0.name), $0) }, path: \.path)
    }

    /// The files, sorted by path, with their sizes in bytes.
    var files: [(path: RelativePath, size: Int64)] { table.files.map { ($0.path, $0.entry.size) } }

    /// Messages for the user about entries that are left out.
    var notes: [String] { archive.notes }

    package func entry(_ path: String) -> TreeEntry? {
        guard let parts = Self.parts(of: path) else { return nil }
        return table.entry(parts) { .file($0.path, size: $0.entry.size) }
    }

    package func names(in folder: String) -> [String] { Self.parts(of: folder).map(table.names) ?? [] }

    package func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8] {
        guard let file = table.file(path) else { throw SystemError("the archive does not contain this file") }
        guard file.entry.size <= size else { throw SystemError("larger than \(size) bytes") }
        do throws(ZipError) { return try archive.content(of: file.entry) } catch { throw SystemError(error.message) }
    }
}

extension TreeScan {
    /// Lists the files of a zip archive. The archive counts as a build: its apps are own code.
    ///
    /// - Throws: ``SystemError`` if the file cannot be read, is not a zip archive, or has too many entries.
    package static func archive(_ path: String, _ options: ScanOptions) throws(SystemError) -> TreeScan {
        let contents = try ArchiveContents(path)
        let found = contents.files.compactMap { path, size -> FoundFile? in
            guard path.isOfTree, let kind = IndexedPath(path)?.kind,
                options.includesSources || IndexedPath.isInterface(kind)
            else { return nil }
            // An entry changes only together with the archive, so it has the times of the archive.
            let archive = contents.stamp
            return FoundFile(
                path: path,
                stamp: FileStamp(size: size, inode: archive.inode, mtime: archive.mtime, ctime: archive.ctime))
        }
        let origins = OriginRules(attributes: GitAttributes([]), foreign: [], chosen: GlobList([]), isBuild: true)
        var scan = TreeScan(files: found, walk: "archive", contents: contents, origins: origins)
        scan.notes = contents.notes
        // A build configures nothing.
        scan.filter(options, RepositorySettings())
        return scan
    }
}
