import Configuration
import Errors
import Foundation
import HostSystem

/// What decides which files of a tree are indexed, and whose they are.
package struct ScanOptions: Codable, Equatable, Sendable {
    /// Index what git ignores, too.
    package var includesIgnored = false
    /// Index sources, and what tells of their targets, too.
    package var includesSources = true
    /// Globs of files to leave out.
    package var exclude: [String] = []
    /// Globs of the only files to index; all where empty.
    package var include: [String] = []
    /// Take repositories inside a work tree, submodules or not, for other people's code.
    package var insideIsVendored = false
    /// Bytes of the largest file that is read.
    package var maxFileSize: Int64 = 64 << 20

    /// The defaults: what git sees, up to 64 MiB a file.
    package init() {}
}

/// The files of one tree, as they are now.
package struct TreeScan: Sendable {
    package var files: [FoundFile]
    /// `git`, `folder` or `revision`.
    package var walk: String
    package var commit: ObjectID?
    /// Where their contents come from.
    package var contents: any TreeContents
    /// Whose code they are.
    package var origins: OriginRules
    /// Folders that could not be opened: what is in them is not known to be gone.
    package var unreadable: [RelativePath] = []
    /// What the user should know of how the files were found.
    package var notes: [String] = []
    /// What is wrong with the tree's `.xibdb.yml`, which then is not kept to.
    package var failure: AskingError?

    /// Walks the root, and leaves out what git ignores.
    ///
    /// The walk and git's list of tracked files are made at the same time;
    /// only files that git does not track cost a second question. git need
    /// not look at the work tree itself for that.
    package static func folder(_ root: String, _ options: ScanOptions) -> TreeScan {
        let asksGit = !options.includesIgnored && Git.isInWorkTree(root)
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
                chosen: GlobList(settings.vendored)))
        scan.failure = failure
        scan.notes = attributes.notes
        scan.unreadable = found.unreadable
        for folder in found.unreadable { scan.notes.append("\(folder): the folder cannot be read") }
        if let tracked {
            do throws(Git.Failure) {
                if let odd = found.unreadableIgnores.first { throw Git.Failure(message: "\(odd) is no file") }
                let tracked = try tracked.value.get()
                scan.files = try keep(found.files, found.workTrees[...], git, tracked)
                scan.walk = "git"
            } catch {
                scan.notes.append("git gave no answer (\(error.message)); every file of the folder is indexed")
            }
        }
        scan.commit = commit?.value
        scan.filter(options, settings)
        return scan
    }

    /// Lists what a commit has in a folder.
    ///
    /// - Parameter folder: path from the top of the repository.
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
        // Nobody can mend what was committed.
        if let failure { scan.notes.append("\(failure) The settings of that revision are not kept to.") }
        scan.filter(options, settings)
        return scan
    }

    /// Bytes that the repeats of contents under other names may have in a commit.
    private static let mostRepeatedBytes = 256 << 20
    /// Bytes that repeats may have in any commit, however small the rest of it is.
    private static let fewRepeatedBytes = 32 << 20
    /// How many times as many bytes as all contents have once their repeats may have.
    private static let mostRepeats = 16
    /// Bytes that the rows of a file take at least, beside its path.
    private static let bytesOfRow = 256

    /// A few objects can stand for a tree of any size: each folder of it holds the next one several times.
    ///
    /// - Throws: ``Git/Failure`` where so much of a commit is a repeat that nobody can have written it.
    private static func checkRepeats(_ files: [FoundFile]) throws(Git.Failure) {
        var (blobs, once, repeated) = (Set<String>(), 0, 0)
        for file in files {
            let isRead = IndexedPath(file.path).map { !IndexedPath.isUnread($0.kind) } ?? false
            let bytes = (isRead ? Int(file.stamp.size) : 0) + file.path.bytes.count + bytesOfRow
            let isNew = file.blob.map { blobs.insert($0).inserted } ?? true
            if isNew { once += bytes } else { repeated += bytes }
        }
        guard repeated <= min(mostRepeatedBytes, max(fewRepeatedBytes, mostRepeats * once)) else {
            throw Git.Failure(message: "the commit repeats the same files in \(repeated >> 20) MiB")
        }
    }

    /// What a tree's `.xibdb.yml` says, or what is wrong with it.
    private static func settings(_ read: () throws(AskingError) -> RepositorySettings) -> (
        RepositorySettings, AskingError?
    ) {
        do throws(AskingError) { return (try read(), nil) } catch { return (RepositorySettings(), error) }
    }

    private mutating func filter(_ options: ScanOptions, _ settings: RepositorySettings) {
        let exclude = GlobList(options.exclude + settings.exclude)
        if !exclude.isEmpty { files.removeAll { exclude.matches($0.path) } }
        for patterns in [options.include, settings.include] where !patterns.isEmpty {
            let include = GlobList(patterns)
            files.removeAll { !include.matches($0.path) }
        }
    }

    /// Leaves out what git ignores. Work trees inside the root, submodules or
    /// not, are asked on their own: git does not look into them from outside.
    private static func keep(
        _ files: [FoundFile], _ workTrees: ArraySlice<RelativePath>, _ git: Git, _ tracked: Set<RelativePath>
    ) throws(Git.Failure) -> [FoundFile] {
        // Only the outermost: theirs are handled below them.
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
        // A work tree that git cannot read is a plain folder of the outer one.
        guard let tracked = try? inner.trackedFiles(),
            let kept = try? keep(relative, below[...], inner, tracked)
        else { return files }
        return kept.map { FoundFile(path: RelativePath(tree.bytes + [0x2F] + $0.path.bytes), stamp: $0.stamp) }
    }
}

extension RepositorySettings {
    /// What the file of a commit says.
    fileprivate init(_ contents: RevisionContents) throws(AskingError) {
        self.init()
        guard case .file(let path, let size)? = contents.entry(Self.fileName), size <= OwnFiles.mostBytes,
            let bytes = try? contents.read(path, size: size)
        else { return }
        try self.init(bytes, path: Self.fileName)
    }
}

extension GitAttributes {
    /// Reads those of a tree.
    fileprivate init(_ contents: any TreeContents, _ files: [FoundFile]) {
        let chosen = Self.chosen(files)
        self.init(
            chosen.compactMap { file -> (path: RelativePath, content: [UInt8])? in
                (try? contents.read(file.path, size: file.stamp.size)).map { (file.path, $0) }
            })
        let (left, most) = (files.count - chosen.count, Self.maxTotalSize >> 20)
        if left > 0 {
            notes.append(
                "\(left) of \(files.count) .gitattributes are not read: one is larger than 1 MiB, or together they are larger than \(most) MiB"
            )
        }
    }
}
