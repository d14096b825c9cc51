import Configuration
import HostSystem

extension OriginRules {
    /// Creates the rules for some files of a work tree. The rules come from `.xibdb.yml`, and from the `.gitattributes`
    /// files in the folders that contain the files.
    ///
    /// Like git, this reads attributes from the work tree, regardless of the revisions that are compared. A
    /// `.xibdb.yml` that cannot be read is ignored.
    ///
    /// - Parameters:
    ///   - top: the root folder of the work tree.
    ///   - files: paths relative to that folder.
    package init(workTree top: String, for files: [RelativePath]) {
        var folders: Set<RelativePath> = []
        for file in files {
            var path = file.components.dropLast()
            while folders.insert(RelativePath(path.joined(separator: [UInt8(ascii: "/")]))).inserted, !path.isEmpty {
                path.removeLast()
            }
        }
        let attributes = folders.compactMap { folder -> (path: RelativePath, content: [UInt8])? in
            let path = RelativePath(
                (folder.bytes.isEmpty ? [] : folder.bytes + [UInt8(ascii: "/")]) + ".gitattributes".utf8)
            let whole = top + "/" + path.description
            guard OperatingSystem.isPlainFile(whole), let size = OperatingSystem.stamp(whole)?.size,
                size <= GitAttributes.maxFileSize
            else { return nil }
            return (try? OperatingSystem.read(Array(whole.utf8), size: size)).map { (path, $0) }
        }
        let settings = (try? RepositorySettings(folder: top)) ?? RepositorySettings()
        self.init(attributes: GitAttributes(attributes), foreign: [], chosen: GlobList(settings.vendored))
    }
}
