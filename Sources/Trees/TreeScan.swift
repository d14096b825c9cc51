import Configuration
import Errors
import Foundation
import HostSystem

/// Settings that decide which files of a tree are indexed, and which of them are vendored.
package struct ScanOptions: Codable, Equatable, Sendable {
    /// Whether to index files that git ignores.
    package var includesIgnored = false
    /// Whether to index sources, and the files that define targets.
    package var includesSources = true
    /// Patterns for the files to exclude.
    package var exclude: [String] = []
    /// Patterns for the files to index. If the list is empty, all files are indexed.
    package var include: [String] = []
    /// Whether repositories inside a work tree count as vendored code. This includes submodules.
    package var insideIsVendored = false
    /// The maximum size of a file that is read, in bytes.
    package var maxFileSize: Int64 = 64 << 20

    /// Creates the default options: index all files that git does not ignore, up to 64 MiB each.
    package init() {}
}

/// The current files of one tree.
package struct TreeScan: Sendable {
    package var files: [FoundFile]
    /// How the files were found: `git` (without the files that git ignores), `folder` (all files), `revision` or
    /// `archive`.
    package var walk: String
    package var commit: ObjectID?
    /// The source of the file contents.
    package var contents: any TreeContents
    /// The rules that determine the origin of a file.
    package var origins: OriginRules
    /// Folders that could not be opened. It is unknown whether the files in these folders still exist.
    package var unreadable: [RelativePath] = []
    /// Messages for the user about the search for files.
    package var notes: [String] = []
    /// The error in the tree's `.xibdb.yml`. If it is set, the file is ignored.
    package var failure: AskingError?

    /// Walks the root and excludes files that git ignores. In a built product, such as `Shop.app`, all files are kept,
    /// because git usually ignores builds.
    ///
    /// The walk and `git ls-files` run at the same time. A second git command checks only the files that git does not
    /// track, so git does not have to read the work tree itself.
    package static func folder(_ root: String, _ options: ScanOptions) -> TreeScan {
        let isBuild = BuiltProduct.isOne(root)
        let asksGit = !options.includesIgnored && !isBuild && Git.isInWorkTree(root)
        let inGit = asksGit || Git.isInWorkTree(root)
        let git = Git(folder: root)
        let tracked = asksGit ? Background { Result(catching: git.trackedFiles) } : nil
        let commit = inGit ? Background { git.headCommit() } : nil
        let (settings, failure) = settings { () throws(AskingError) in try RepositorySettings(folder: root) }
        let found = FolderWalk.run(
            root: root, exclude: GlobList(options.exclude + settings.exclude), includesSources: options.includesSources)
        let contents = FolderContents(root: root)
        let attributes = GitAttributes(contents, found.attributeFiles)
        var scan = TreeScan(
            files: found.files, walk: "folder", contents: contents,
            origins: OriginRules(
                attributes: attributes, foreign: options.insideIsVendored ? found.workTrees : [],
                chosen: GlobList(settings.vendored), isBuild: isBuild))
        scan.failure = failure
        scan.notes = attributes.notes
        scan.unreadable = found.unreadable
        for folder in found.unreadable { scan.notes.append("\(folder): the folder cannot be read") }
        if let tracked {
            do throws(Git.Failure) {
                if let odd = found.unreadableIgnores.first { throw Git.Failure(message: "\(odd) is not a file") }
                let tracked = try tracked.value.get()
                scan.files = try keep(found.files, found.workTrees[...], git, tracked)
                scan.walk = "git"
            } catch {
                scan.notes.append("git cannot list the files (\(error.message)); every file of the folder is indexed")
            }
        }
        scan.commit = commit?.value
        scan.filter(options, settings)
        return scan
    }

    /// Lists the files in a folder of a commit.
    ///
    /// - Parameter folder: the path relative to the root of the repository.
    package static func commit(_ commit: ObjectID, in folder: RelativePath, _ git: Git, _ options: ScanOptions)
        throws(Git.Failure) -> TreeScan
    {
        let contents = RevisionContents(git, files: try git.files(of: commit, in: folder))
        let own = RelativePath(".xibdb")
        let found = contents.files.compactMap { entry -> FoundFile? in
            guard let kind = IndexedPath(entry.path)?.kind, options.includesSources || IndexedPath.isInterface(kind)
            else { return nil }
            guard !entry.path.components.dropLast().contains(own.bytes[...]) else { return nil }
            let stamp = FileStamp(size: entry.size ?? 0, inode: 0, mtime: 0, ctime: 0)
            return FoundFile(path: entry.path, stamp: stamp, blob: entry.blob.text)
        }
        try checkRepeats(found)
        let attributeFiles = contents.files.filter {
            $0.path.components.last?.elementsEqual(".gitattributes".utf8) == true
        }
        .map { FoundFile(path: $0.path, stamp: FileStamp(size: $0.size ?? 0, inode: 0, mtime: 0, ctime: 0)) }
        let (settings, failure) = settings { () throws(AskingError) in try RepositorySettings(contents) }
        let attributes = GitAttributes(contents, attributeFiles)
        let origins = OriginRules(attributes: attributes, foreign: [], chosen: GlobList(settings.vendored))
        var scan = TreeScan(files: found, walk: "revision", commit: commit, contents: contents, origins: origins)
        scan.notes = attributes.notes
        // A committed file cannot be fixed, so its error is only a note.
        if let failure { scan.notes.append("\(failure) The settings of this revision are ignored.") }
        scan.filter(options, settings)
        return scan
    }

    /// The maximum size of repeated contents in a commit, in bytes.
    private static let mostRepeatedBytes = 256 << 20
    /// The number of repeated bytes that is allowed in any commit, even in a small commit.
    private static let fewRepeatedBytes = 32 << 20
    /// The maximum ratio of repeated bytes to unique bytes.
    private static let mostRepeats = 16
    /// The minimum size of the rows that are stored for a file, without its path, in bytes.
    private static let bytesOfRow = 256

    /// Checks that a commit does not repeat too much content.
    ///
    /// If each folder contains the next folder several times, a few objects can represent a tree of any size.
    ///
    /// - Throws: ``Git/Failure`` if the commit repeats more content than is plausible in a real project.
    private static func checkRepeats(_ files: [FoundFile]) throws(Git.Failure) {
        var (blobs, once, repeated) = (Set<String>(), 0, 0)
        for file in files {
            let isRead = IndexedPath(file.path).map { !IndexedPath.isUnread($0.kind) } ?? false
            let bytes = (isRead ? Int(file.stamp.size) : 0) + file.path.bytes.count + bytesOfRow
            let isNew = file.blob.map { blobs.insert($0).inserted } ?? true
            if isNew { once += bytes } else { repeated += bytes }
        }
        guard repeated <= min(mostRepeatedBytes, max(fewRepeatedBytes, mostRepeats * once)) else {
            throw Git.Failure(message: "the commit repeats the same files: \(repeated >> 20) MiB are copies")
        }
    }

    /// Returns the settings in a tree's `.xibdb.yml`. If the file has an error, returns default settings and the error.
    private static func settings(_ read: () throws(AskingError) -> RepositorySettings) -> (
        RepositorySettings, AskingError?
    ) {
        do throws(AskingError) { return (try read(), nil) } catch { return (RepositorySettings(), error) }
    }

    mutating func filter(_ options: ScanOptions, _ settings: RepositorySettings) {
        let exclude = GlobList(options.exclude + settings.exclude)
        if !exclude.isEmpty { files.removeAll { exclude.matches($0.path) } }
        for patterns in [options.include, settings.include] where !patterns.isEmpty {
            let include = GlobList(patterns)
            files.removeAll { !include.matches($0.path) }
        }
    }

    /// Excludes files that git ignores.
    ///
    /// Each work tree inside the root needs its own git command, because git does not look into nested work trees. This
    /// includes submodules.
    private static func keep(
        _ files: [FoundFile], _ workTrees: ArraySlice<RelativePath>, _ git: Git, _ tracked: Set<RelativePath>
    ) throws(Git.Failure) -> [FoundFile] {
        // Handle only the outermost work trees. A recursive call handles the work trees inside them.
        var outermost: [RelativePath] = []
        for tree in workTrees where !(outermost.last.map { tree.isInside($0) } ?? false) { outermost.append(tree) }
        let inside = Dictionary(grouping: files.filter { file in outermost.contains { file.path.isInside($0) } }) {
            file in
            outermost.first { file.path.isInside($0) }
        }
        let own = outermost.isEmpty ? files : files.filter { file in !outermost.contains { file.path.isInside($0) } }
        let trees = outermost.filter { inside[$0] != nil }
        let ignored = try git.ignored(own.map(\.path).filter { !tracked.contains($0) } + trees)
        var kept = own.filter { !ignored.contains($0.path) }
        for tree in trees where !ignored.contains(tree) {
            kept += try keepInside(tree, inside[tree] ?? [], workTrees, git)
        }
        return trees.isEmpty ? kept : kept.sorted { $0.path < $1.path }
    }

    private static func keepInside(
        _ tree: RelativePath, _ files: [FoundFile], _ workTrees: ArraySlice<RelativePath>, _ git: Git
    ) throws(Git.Failure) -> [FoundFile] {
        let drop = tree.bytes.count + 1
        let inner = Git(folder: git.folder + "/" + tree.description)
        let below = workTrees.filter { $0.isInside(tree) && $0 != tree }.map { RelativePath($0.bytes.dropFirst(drop)) }
        let relative = files.map { FoundFile(path: RelativePath($0.path.bytes.dropFirst(drop)), stamp: $0.stamp) }
        // If git cannot read a work tree, all of its files are kept.
        guard let tracked = try? inner.trackedFiles(),
            let kept = try? keep(relative, below[...], inner, tracked)
        else { return files }
        return kept.map { FoundFile(path: RelativePath(tree.bytes + [0x2F] + $0.path.bytes), stamp: $0.stamp) }
    }
}

extension RepositorySettings {
    /// Creates the settings from the `.xibdb.yml` of a commit. If the file is missing, too large or unreadable, the
    /// settings are empty.
    fileprivate init(_ contents: RevisionContents) throws(AskingError) {
        self.init()
        guard case .file(let path, let size)? = contents.entry(Self.fileName), size <= OwnFiles.mostBytes,
            let bytes = try? contents.read(path, size: size)
        else { return }
        try self.init(bytes, path: Self.fileName)
    }
}

extension GitAttributes {
    /// Creates the attributes from the `.gitattributes` files of a tree.
    fileprivate init(_ contents: any TreeContents, _ files: [FoundFile]) {
        let chosen = Self.chosen(files)
        self.init(
            chosen.compactMap { file -> (path: RelativePath, content: [UInt8])? in
                (try? contents.read(file.path, size: file.stamp.size)).map { (file.path, $0) }
            })
        let (left, most) = (files.count - chosen.count, Self.maxTotalSize >> 20)
        if left > 0 {
            notes.append(
                "\(left) of \(files.count) .gitattributes files are ignored: a file is larger than 1 MiB, or all files together are larger than \(most) MiB"
            )
        }
    }
}
