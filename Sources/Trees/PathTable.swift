/// Files sorted by path, from a list that does not contain folders, such as a commit or an archive.
struct PathTable<File: Sendable>: Sendable {
    /// The files, sorted by path. Every path appears once.
    let files: [File]
    private let paths: [RelativePath]

    /// Creates a table. If several files have the same path, the first one is used.
    init(_ files: [File], path: (File) -> RelativePath) {
        var known: Set<RelativePath> = []
        let sorted = files.map { (path: path($0), file: $0) }.filter { known.insert($0.path).inserted }
            .sorted { $0.path < $1.path }
        self.files = sorted.map(\.file)
        paths = sorted.map(\.path)
    }

    /// Returns the file with a path; nil if there is none.
    func file(_ path: RelativePath) -> File? {
        let place = place(of: path)
        return place < files.count && paths[place] == path ? files[place] : nil
    }

    /// Returns the entry at a path; nil if it does not exist.
    ///
    /// - Parameters:
    ///   - parts: the components of the path.
    ///   - fileEntry: returns the entry for a file.
    func entry(_ parts: [Substring], _ fileEntry: (File) -> TreeEntry?) -> TreeEntry? {
        let path = RelativePath(parts.joined(separator: "/"))
        if let file = file(path) { return fileEntry(file) }
        return range(of: path).isEmpty && !path.bytes.isEmpty ? nil : .folder
    }

    /// Returns the names of the files and folders in a folder, in byte order.
    ///
    /// - Parameter parts: the components of the folder's path.
    func names(_ parts: [Substring]) -> [String] {
        var names: [String] = []
        for place in range(of: RelativePath(parts.joined(separator: "/"))) {
            let name = String(decoding: paths[place].components[parts.count], as: UTF8.self)
            if names.last != name { names.append(name) }
        }
        return names
    }

    /// Returns the positions of the files in a folder.
    private func range(of folder: RelativePath) -> Range<Int> {
        if folder.bytes.isEmpty { return 0..<files.count }
        // In byte order, `0` follows `/`. Therefore the paths in the folder begin at the position of `FOLDER/`, and end
        // before the position of `FOLDER0`.
        return place(
            of: RelativePath(folder.bytes + [UInt8(ascii: "/")]))..<place(
                of: RelativePath(folder.bytes + [UInt8(ascii: "0")]))
    }

    /// Returns the position of the first path that equals the given path or sorts after it.
    private func place(of path: RelativePath) -> Int {
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < path { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
