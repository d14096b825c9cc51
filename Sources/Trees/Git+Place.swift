import HostSystem

extension Git {
    /// Files of a repository that git opens by itself, from its own folder.
    private static let files = [
        "HEAD", "index", "config", "config.worktree", "packed-refs", "shallow", "commondir", "gitdir", "info/exclude", "info/attributes", "info/grafts",
        "info/sparse-checkout", "objects/info/alternates", "objects/info/commit-graph", "objects/info/commit-graphs/commit-graph-chain",
        "objects/pack/multi-pack-index",
    ]

    /// Makes sure that git can be asked: the repository is that of the folder, and git does not wait for a pipe.
    ///
    /// A `.git` can say that the repository lies anywhere. What is printed of a repository somewhere else is not what was
    /// asked for, and not for everybody who reads it. So what a `.git` leads to has to lie in the work tree, or to name it,
    /// as a linked work tree and a submodule do.
    ///
    /// - Throws: ``Failure`` with the path.
    func checkPlace() throws(Failure) {
        guard let folder = OperatingSystem.realPath(folder) else { return }
        if isRepository { return try Self.checkFiles(in: folder) }
        guard let top = Self.workTree(above: folder) else { return }
        let own = top + "/.git"
        if OperatingSystem.isDirectory(own), !OperatingSystem.isLink(own) {
            guard !OperatingSystem.isAnything(own + "/commondir") else { throw Failure(message: "\(own)/commondir leads to another repository") }
            return try Self.checkFiles(in: own)
        }
        guard let found = OperatingSystem.isLink(own) ? own : Self.line(of: own, "gitdir: ").map({ Self.path($0, in: top) }),
            let repository = OperatingSystem.realPath(found)
        else { return }
        let common = Self.line(of: repository + "/commondir").flatMap { OperatingSystem.realPath(Self.path($0, in: repository)) }
        guard repository.hasPrefix(top + "/") || Self.isWorkTree(top, of: repository, common) else {
            throw Failure(message: "\(own) leads to \(repository), a repository that does not name this folder as a work tree")
        }
        try Self.checkFiles(in: repository)
        if let common { try Self.checkFiles(in: common) }
    }

    /// Whether a repository says that a folder is a work tree of its own.
    private static func isWorkTree(_ top: String, of repository: String, _ common: String?) -> Bool {
        if let common {
            // `git worktree add` makes REPOSITORY/worktrees/NAME.
            guard OperatingSystem.realPath(repository + "/../..") == common, let link = line(of: repository + "/gitdir") else { return false }
            return OperatingSystem.realPath(path(link, in: repository) + "/..") == top || OperatingSystem.realPath(path(link, in: repository)) == top + "/.git"
        }
        guard let settings = try? OpenFolder(repository).content(of: Array("config".utf8), most: 1 << 20) else { return false }
        return String(decoding: settings, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " || $0 == "\t" } }
            guard words.count == 2, words[0].lowercased().hasPrefix("worktree") else { return false }
            let value = words[1].filter { $0 != "\"" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
            return OperatingSystem.realPath(path(String(value), in: repository)) == top
        }
    }

    /// The only line of a small file, without what it begins with.
    private static func line(of file: String, _ beginning: String = "") -> String? {
        guard OperatingSystem.isRegularFile(file), let bytes = try? OperatingSystem.read(Array(file.utf8), size: 8192) else { return nil }
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        return line.hasPrefix(beginning) ? String(line.dropFirst(beginning.count)) : nil
    }

    private static func path(_ path: String, in folder: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

    /// git would wait for ever for what a pipe in the place of a file says.
    private static func checkFiles(in repository: String) throws(Failure) {
        let branch = line(of: repository + "/HEAD", "ref: ").map { [$0] } ?? []
        let packs = (try? OpenFolder(repository + "/objects/pack"))?.names.map { "objects/pack/" + $0 } ?? []
        for name in files + branch + packs where OperatingSystem.stamp(repository + "/" + name) != nil && !OperatingSystem.isRegularFile(repository + "/" + name) {
            throw Failure(message: "\(repository)/\(name) is not a regular file")
        }
    }
}
