/// The versions of one file, across its renames.
struct FileLine {
    /// The facts about a version that are needed to follow a file.
    struct Version {
        let id: Int64
        let path: String
        let oldPath: String?
        let what: String
    }

    /// All versions in the history. The newest version comes first.
    let versions: [Version]

    /// Returns the versions of the file at a path. The newest version comes first. If the path does not exist now, the
    /// last file at this path is used.
    ///
    /// If a file was removed and later created again, the new file counts as another file. Two branches may each rename
    /// the same file, or one branch may change it under its old path after the other branch renamed it. Therefore all
    /// versions of a path belong to the file, until a version shows that the path was unused for some time.
    func of(_ path: String) -> [Int64] {
        var touching: [String: [Int]] = [:]
        for (index, version) in versions.enumerated() {
            touching[version.path, default: []].append(index)
            if let oldPath = version.oldPath, oldPath != version.path { touching[oldPath, default: []].append(index) }
        }
        var found: Set<Int> = []
        var asked: Set<String> = []
        var rest = [(path: path, before: -1)]
        while let (path, rename) = rest.popLast() {
            guard asked.insert("\(rename) \(path)").inserted else { continue }
            for (older, renamed) in follow(path, touching[path] ?? [], rename, &found) { rest.append((older, renamed)) }
        }
        return found.sorted().map { versions[$0].id }
    }

    /// Adds the versions of one path.
    ///
    /// - Parameter rename: the index of the version that renamed the file from this path to a newer path; -1 if this is
    ///   its last path.
    /// - Returns: the earlier paths of the file, with the indexes of the versions that renamed it.
    private func follow(_ path: String, _ indices: [Int], _ rename: Int, _ found: inout Set<Int>) -> [(String, Int)] {
        var older: [(String, Int)] = []
        // Another branch can use the path even after one branch renamed the file. If a later version added a file at
        // this path, the search starts after that version.
        let remade = indices.last { $0 < rename && versions[$0].path == path && versions[$0].what == "added" }
        let start = remade.map { $0 + 1 } ?? 0
        var isBorn = false
        for index in indices where index >= start && index != rename {
            let version = versions[index]
            guard version.path == path else {
                // The file moved to another path, so older versions belong to another file.
                if isBorn, index > rename { break }
                continue
            }
            if version.what == "removed", isBorn { break }
            found.insert(index)
            if let oldPath = version.oldPath { older.append((oldPath, index)) }
            if version.oldPath != nil || version.what == "added" { isBorn = true }
        }
        return older
    }
}
