import Foundation
import HostSystem

extension Git {
    /// The paths of the files that git opens by itself in a git directory.
    private static let files = [
        "HEAD", "index", "config", "config.worktree", "packed-refs", "shallow", "commondir", "gitdir", "info/exclude",
        "info/attributes", "info/grafts",
        "info/sparse-checkout", "objects/info/alternates", "objects/info/commit-graph",
        "objects/info/commit-graphs/commit-graph-chain",
        "objects/pack/multi-pack-index", "logs/HEAD",
    ]

    /// The paths of the folders that git opens by itself in a git directory. The contents of `objects` and
    /// `objects/pack` are checked as well.
    private static let folders = [
        "refs", "refs/heads", "refs/tags", "refs/remotes", "refs/notes", "logs", "logs/refs", "reftable", "worktrees",
    ]

    /// Checks that git can run safely: the repository must belong to the folder, and git must not wait for a pipe.
    ///
    /// A `.git` file can point to a repository anywhere. The user did not ask for the content of another repository,
    /// and that content may be confidential. A repository consists of its git directory and the common directory that
    /// it shares with other work trees. Both directories must be inside the work tree. The exceptions are linked work
    /// trees and submodules: there, the repository must name the work tree.
    ///
    /// - Throws: ``Failure`` that names the path.
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
            throw Failure(message: "\(own) does not point to a repository")
        }
        var common = repository
        if let line = try Self.line(of: repository + "/commondir") {
            guard let found = OperatingSystem.realPath(Self.path(line, in: repository)) else {
                throw Failure(message: "\(repository)/commondir does not point to a repository")
            }
            common = found
        }
        var isOwn = repository.hasPrefix(top + "/") && common.hasPrefix(top + "/")
        if !isOwn { isOwn = try Self.isWorkTree(top, of: repository, common) }
        guard isOwn else {
            throw Failure(
                message: "\(own) points to \(common), a repository that does not name this folder as a work tree")
        }
        try Self.checkFiles(in: repository)
        if common != repository {
            try Self.checkFiles(in: common)
            // The git directory of a linked work tree contains references that other work trees do not have.
            if Self.hasAlternates(common) { try Self.checkLinks(in: repository) }
        }
        try Self.checkIsRepository(repository, common)
    }

    /// Returns the repository that a `.git` file or link points to; nil if it does not point to a repository.
    private static func repository(named own: String, in top: String) throws(Failure) -> String? {
        guard let real = OperatingSystem.realPath(own) else { return nil }
        guard !OperatingSystem.isDirectory(real) else { return real }
        return try line(of: real, "gitdir: ").flatMap { OperatingSystem.realPath(path($0, in: top)) }
    }

    private static func checkHasNoCommonFolder(_ repository: String) throws(Failure) {
        guard !OperatingSystem.isAnything(repository + "/commondir") else {
            throw Failure(message: "\(repository)/commondir points to another repository")
        }
    }

    /// Checks that git accepts a folder as a repository.
    ///
    /// If git does not accept a `.git`, it searches the folders above for another repository. That repository would not
    /// be checked.
    private static func checkIsRepository(_ repository: String, _ common: String) throws(Failure) {
        let head = try line(of: repository + "/HEAD")
        let isHead = head.map { $0.hasPrefix("ref: refs/") || ObjectID($0) != nil } ?? false
        let isWhole = ["objects", "refs"].allSatisfy {
            // These are all the checks that git makes for `objects` and `refs`.
            OperatingSystem.isDirectory(common + "/" + $0)
                && FileManager.default.isExecutableFile(atPath: common + "/" + $0)
        }
        guard isHead, isWhole else { throw Failure(message: "\(repository) is not a git repository") }
    }

    /// Whether a repository names a folder as its work tree.
    private static func isWorkTree(_ top: String, of repository: String, _ common: String) throws(Failure) -> Bool {
        if common != repository {
            // `git worktree add` creates REPOSITORY/worktrees/NAME.
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

    /// Returns the only line of a small file, without the given prefix. Returns nil if the file does not exist, or if
    /// the line does not begin with the prefix.
    ///
    /// - Throws: ``Failure`` if git would read a different path from the file than this function. For git, a line feed
    ///   inside the text and a byte that is not UTF-8 are part of the path.
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

    /// Returns the error for a file in a repository that git must not open.
    private static func odd(_ path: String) -> Failure {
        Failure(
            message:
                "\(path) is \(OperatingSystem.isLink(path) ? "a symbolic link, which may point to another repository" : "not a regular file")"
        )
    }

    /// Checks that the files and folders that git opens are not links or pipes.
    ///
    /// If a pipe replaced a file, git would wait for it forever. If a link replaced a file, git would read and write
    /// files of another repository.
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

    /// Checks that no part of a path is a link.
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

    /// The maximum number of files in a repository that are checked for links.
    private static let mostEntries = 500_000

    /// Checks that a repository does not contain links.
    ///
    /// A repository with alternates (`git clone --shared`) can use the objects of another repository. Only the objects
    /// that its references name are visible. git also looks for references outside `refs`. Therefore a link anywhere in
    /// the folder could be a reference to an object of another user. A repository without alternates does not contain
    /// such objects.
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

    /// Returns the subfolders of a folder, and the number of its entries.
    ///
    /// - Parameter linksAlone: whether to ignore pipes and sockets.
    /// - Throws: ``Failure`` if an entry is a link. If `linksAlone` is not set, it also throws if an entry is neither a
    ///   file nor a folder.
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
            // If a name is not UTF-8, a `String` cannot represent the path. Such an entry cannot be checked and is
            // refused.
            if !linksAlone || OperatingSystem.isLink(path) || !path.utf8.elementsEqual(other) { throw odd(path) }
        }
        return (folders, count)
    }
}
