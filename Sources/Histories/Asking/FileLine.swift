/// The versions of one file, across its renames.
struct FileLine {
    /// The facts about a version that are needed to follow a file.
    struct Version {
        let id: Int64
        let path: String
        let oldPath: String?
        let what: String
    }

    /// All versions of the repository, the newest first.
    let versions: [Version]

    /// Returns the versions of the file that has a path, the newest first. If no file has the path now, the file that
    /// had it last counts.
    ///
    /// If a file was removed and later created again, it is another file. On two branches one file may be renamed
    /// twice, or changed under its old path while it has another path on the other branch. The versions of a path
    /// therefore count until a version shows that the path was unused in between.
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
    /// - Parameter rename: the index of the version that renamed the file from this path to a newer one; -1 if this is
    ///   its last path.
    /// - Returns: earlier paths of the file, with the versions that renamed it.
    private func follow(_ path: String, _ indices: [Int], _ rename: Int, _ found: inout Set<Int>) -> [(String, Int)] {
        var older: [(String, Int)] = []
        // Another branch may have used the path for longer than the branch that renamed the file, unless the file was
        // created again since.
        let remade = indices.last { $0 < rename && versions[$0].path == path && versions[$0].what == "added" }
        let start = remade.map { $0 + 1 } ?? 0
        var isBorn = false
        for index in indices where index >= start && index != rename {
            let version = versions[index]
            guard version.path == path else {
                // The file moved to another path, so older versions are of another file.
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
