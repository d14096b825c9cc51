/// The versions that one file is made of, back through its renames.
struct FileLine {
    /// A version as far as following needs it.
    struct Version {
        let id: Int64
        let path: String
        let oldPath: String?
        let what: String
    }

    /// All versions of the repository, the newest first.
    let versions: [Version]

    /// The versions of the file that has a path, or had it last; the newest first.
    ///
    /// A file that was removed and made again later is another one. On two
    /// branches one file may be renamed twice, or changed under its old path
    /// while it has another elsewhere: versions of a path count as long as
    /// nothing tells that the path was free in between.
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
    /// - Parameter rename: the version that gave the file another path; -1 for none.
    /// - Returns: paths that it had before, with the versions that renamed it.
    private func follow(_ path: String, _ indices: [Int], _ rename: Int, _ found: inout Set<Int>) -> [(String, Int)] {
        var older: [(String, Int)] = []
        // On another branch the path may have been in use for longer than on the one that renamed it,
        // unless it was made anew since.
        let remade = indices.last { $0 < rename && versions[$0].path == path && versions[$0].what == "added" }
        let start = remade.map { $0 + 1 } ?? 0
        var isBorn = false
        for index in indices where index >= start && index != rename {
            let version = versions[index]
            guard version.path == path else {
                // It went elsewhere: what is older was another file.
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
