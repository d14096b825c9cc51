import Foundation
import HostSystem

extension Git {
    /// Files of a repository that git opens by itself, from its own folder.
    private static let files = [
        "HEAD", "index", "config", "config.worktree", "packed-refs", "shallow", "commondir", "gitdir", "info/exclude",
        "info/attributes", "info/grafts",
        "info/sparse-checkout", "objects/info/alternates", "objects/info/commit-graph",
        "objects/info/commit-graphs/commit-graph-chain",
        "objects/pack/multi-pack-index", "logs/HEAD",
    ]

    /// Folders of a repository that git opens by itself. What lies in `objects` and `objects/pack` is checked as well.
    private static let folders = [
        "refs", "refs/heads", "refs/tags", "refs/remotes", "refs/notes", "logs", "logs/refs", "reftable", "worktrees",
    ]

    /// Makes sure that git can be asked: the repository is that of the folder, and git does not wait for a pipe.
    ///
    /// A `.git` can say that the repository lies anywhere. What is printed of a repository somewhere else is not what was
    /// asked for, and not for everybody who reads it. So both parts of a repository, its own folder and the one that it
    /// shares with other work trees, have to lie in the work tree, or to name it, as a linked work tree and a submodule do.
    ///
    /// - Throws: ``Failure`` with the path.
    package func checkPlace() throws(Failure) {
        guard let folder = OperatingSystem.realPath(folder) else { return }
        if isRepository {
            try Self.checkHasNoCommonFolder(folder)
            return try Self.checkFiles(in: folder)
        }
        guard let top = Self.workTree(above: folder) else { return }
        let own = top + "/.git"
        if OperatingSystem.isDirectory(own), !OperatingSystem.isLink(own) {
            try Self.checkHasNoCommonFolder(own)
            try Self.checkFiles(in: own)
            return try Self.checkIsRepository(own, own)
        }
        guard let repository = try Self.repository(named: own, in: top) else {
            throw Failure(message: "\(own) leads to no repository")
        }
        var common = repository
        if let line = try Self.line(of: repository + "/commondir") {
            guard let found = OperatingSystem.realPath(Self.path(line, in: repository)) else {
                throw Failure(message: "\(repository)/commondir leads to no repository")
            }
            common = found
        }
        var isOwn = repository.hasPrefix(top + "/") && common.hasPrefix(top + "/")
        if !isOwn { isOwn = try Self.isWorkTree(top, of: repository, common) }
        guard isOwn else {
            throw Failure(
                message: "\(own) leads to \(common), a repository that does not name this folder as a work tree")
        }
        try Self.checkFiles(in: repository)
        if common != repository {
            try Self.checkFiles(in: common)
            // References of the work tree alone lie in its own folder.
            if Self.hasAlternates(common) { try Self.checkLinks(in: repository) }
        }
        try Self.checkIsRepository(repository, common)
    }

    /// The repository that a `.git` leads to which is a file or a link; nil for none.
    private static func repository(named own: String, in top: String) throws(Failure) -> String? {
        guard let real = OperatingSystem.realPath(own) else { return nil }
        guard !OperatingSystem.isDirectory(real) else { return real }
        return try line(of: real, "gitdir: ").flatMap { OperatingSystem.realPath(path($0, in: top)) }
    }

    private static func checkHasNoCommonFolder(_ repository: String) throws(Failure) {
        guard !OperatingSystem.isAnything(repository + "/commondir") else {
            throw Failure(message: "\(repository)/commondir leads to another repository")
        }
    }

    /// git passes by a `.git` that it does not take for a repository, and asks one in a folder above, which is not checked.
    private static func checkIsRepository(_ repository: String, _ common: String) throws(Failure) {
        let head = try line(of: repository + "/HEAD")
        let isHead = head.map { $0.hasPrefix("ref: refs/") || ObjectID($0) != nil } ?? false
        let isWhole = ["objects", "refs"].allSatisfy {
            // git asks no more than this of a folder.
            OperatingSystem.isDirectory(common + "/" + $0)
                && FileManager.default.isExecutableFile(atPath: common + "/" + $0)
        }
        guard isHead, isWhole else { throw Failure(message: "\(repository) is not a git repository") }
    }

    /// Whether a repository says that a folder is a work tree of its own.
    private static func isWorkTree(_ top: String, of repository: String, _ common: String) throws(Failure) -> Bool {
        if common != repository {
            // `git worktree add` makes REPOSITORY/worktrees/NAME.
            guard OperatingSystem.realPath(repository + "/../..") == common,
                let link = try line(of: repository + "/gitdir")
            else { return false }
            return OperatingSystem.realPath(path(link, in: repository) + "/..") == top
                || OperatingSystem.realPath(path(link, in: repository)) == top + "/.git"
        }
        guard let settings = try? OpenFolder(repository).content(of: Array("config".utf8), most: 1 << 20) else {
            return false
        }
        return String(decoding: settings, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(separator: "=", maxSplits: 1).map { $0.drop { $0 == " " || $0 == "\t" } }
            guard words.count == 2, words[0].lowercased().hasPrefix("worktree") else { return false }
            let value = words[1].filter { $0 != "\"" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed()
            return OperatingSystem.realPath(path(String(value), in: repository)) == top
        }
    }

    /// The only line of a small file, without its prefix; nil if the file does not exist.
    ///
    /// - Throws: ``Failure`` for a file in which git would find another path: to git a line feed in the middle, or a byte
    ///   that is not UTF-8, is a part of the path.
    private static func line(of file: String, _ beginning: String = "") throws(Failure) -> String? {
        guard OperatingSystem.isAnything(file) else { return nil }
        guard OperatingSystem.isPlainFile(file) else { throw odd(file) }
        guard let bytes = try? OperatingSystem.read(Array(file.utf8), size: 8193), bytes.count <= 8192 else {
            throw Failure(message: "\(file) cannot be read")
        }
        var line = bytes[...]
        while line.last == UInt8(ascii: "\n") || line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard !line.contains(where: { $0 < 0x20 && $0 != UInt8(ascii: "\t") }),
            let text = String(bytes: line, encoding: .utf8)
        else {
            throw Failure(message: "\(file) is not one line of text")
        }
        return text.hasPrefix(beginning) ? String(text.dropFirst(beginning.count)) : nil
    }

    private static func path(_ path: String, in folder: String) -> String {
        path.hasPrefix("/") ? path : folder + "/" + path
    }

    // MARK: Links and pipes

    /// Why git is not led to a file of a repository.
    private static func odd(_ path: String) -> Failure {
        Failure(
            message:
                "\(path) is \(OperatingSystem.isLink(path) ? "a symbolic link, which may lead to another repository" : "not a regular file")"
        )
    }

    /// Makes sure that git finds plain files.
    ///
    /// git would wait for ever for what a pipe in the place of a file says. A link would have it read and write files of
    /// another repository.
    private static func checkFiles(in repository: String) throws(Failure) {
        for name in folders { try checkParts(of: name, in: repository) }
        for name in files { try checkFile(name, in: repository) }
        if let branch = try line(of: repository + "/HEAD", "ref: ") { try checkFile(branch, in: repository) }
        for folder in ["objects", "objects/pack"] { _ = try entries(of: Array((repository + "/" + folder).utf8)) }
        if hasAlternates(repository) { try checkLinks(in: repository) }
    }

    private static func hasAlternates(_ repository: String) -> Bool {
        OperatingSystem.isAnything(repository + "/objects/info/alternates")
    }

    /// Makes sure that no part of a path is a link.
    private static func checkParts(of name: String, in repository: String) throws(Failure) {
        var path = repository
        for part in name.split(separator: "/") {
            path += "/" + part
            if OperatingSystem.isLink(path) { throw odd(path) }
        }
    }

    private static func checkFile(_ name: String, in repository: String) throws(Failure) {
        try checkParts(of: name, in: repository)
        let path = repository + "/" + name
        if OperatingSystem.isAnything(path), !OperatingSystem.isPlainFile(path) { throw odd(path) }
    }

    /// Files of a repository among which links are looked for.
    private static let mostEntries = 500_000

    /// Makes sure that there is no link at all.
    ///
    /// A repository with alternates (`git clone --shared`) has the objects of another one. It shows those that its
    /// references name. Any link could have a reference name what somebody else's names: git also looks for references
    /// outside of `refs`. Without alternates such a name leads to nothing.
    private static func checkLinks(in repository: String) throws(Failure) {
        var folders = [Array(repository.utf8)]
        var count = 0
        while let folder = folders.popLast() {
            let found = try entries(of: folder, linksAlone: true)
            folders += found.folders
            count += found.count
            guard count <= mostEntries else {
                throw Failure(message: "\(repository) has alternates and more than \(mostEntries) files")
            }
        }
    }

    /// The folders in a folder, and how much is in it.
    ///
    /// - Parameter linksAlone: whether pipes and sockets are passed by.
    /// - Throws: ``Failure`` for something else than files and folders.
    private static func entries(of folder: [UInt8], linksAlone: Bool = false) throws(Failure) -> (
        folders: [[UInt8]], count: Int
    ) {
        var (folders, others, count): ([[UInt8]], [[UInt8]], Int) = ([], [], 0)
        _ = OperatingSystem.forEachEntry(of: folder) { name, kind, _ in
            count += 1
            let path = folder + [UInt8(ascii: "/")] + name
            if kind == .folder { folders.append(path) } else if kind == .other { others.append(path) }
        }
        for other in others {
            let path = String(decoding: other, as: UTF8.self)
            // Of a name that is not UTF-8 nothing can be said.
            if !linksAlone || OperatingSystem.isLink(path) || !path.utf8.elementsEqual(other) { throw odd(path) }
        }
        return (folders, count)
    }
}
