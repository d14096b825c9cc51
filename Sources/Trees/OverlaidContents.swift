import HostSystem

/// The files of a tree, some of them with another text, such as the unsaved text of an editor.
struct OverlaidContents: TreeContents {
    let base: any TreeContents
    /// The bytes to use instead of the files of the tree.
    let texts: [RelativePath: [UInt8]]

    func entry(_ path: String) -> TreeEntry? {
        guard case .file(let file, _)? = base.entry(path), let text = texts[file] else { return base.entry(path) }
        return .file(file, size: Int64(text.count))
    }

    func names(in folder: String) -> [String] { base.names(in: folder) }

    func read(_ path: RelativePath, size: Int64) throws(SystemError) -> [UInt8] {
        if let text = texts[path] { return text }
        return try base.read(path, size: size)
    }
}

extension TreeScan {
    /// Uses other texts for some files. A path that the scan did not find stays unknown.
    ///
    /// A replaced file has the id of its text instead of a stamp. As soon as the text is no longer replaced, the stamp
    /// of the file on the disk differs, and the file is read again.
    ///
    /// - Parameter texts: the texts by the path relative to the root.
    package mutating func overlay(_ texts: [RelativePath: [UInt8]]) {
        guard !texts.isEmpty else { return }
        contents = OverlaidContents(base: contents, texts: texts)
        for place in files.indices {
            guard let text = texts[files[place].path] else { continue }
            files[place] = FoundFile(
                path: files[place].path, stamp: FileStamp(size: Int64(text.count), inode: 0, mtime: 0, ctime: 0),
                blob: BlobID.of(text))
        }
    }
}
