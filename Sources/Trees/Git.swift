import Foundation
import HostSystem

/// Runs git commands on a repository.
///
/// These commands do not run programs that the configuration of the repository names; see ``Command``. They never fetch
/// anything. Only this type starts git.
package struct Git: Sendable {
    /// The folder in which git commands run.
    package let folder: String
    /// Whether the folder is a repository itself, without a work tree.
    let isRepository: Bool

    /// Creates a value for the repository that contains a folder.
    package init(folder: String) { (self.folder, isRepository) = (folder, false) }

    /// Creates a value for a folder that the user names. The folder is in a work tree, or it is itself a repository
    /// without a work tree.
    package init(named folder: String) {
        self.folder = folder
        isRepository =
            OperatingSystem.stamp(folder + "/.git") == nil && OperatingSystem.stamp(folder + "/HEAD") != nil
            && OperatingSystem.isDirectory(folder + "/objects") && OperatingSystem.isDirectory(folder + "/refs")
    }

    /// The reason why git did not answer.
    package struct Failure: Error {
        package let message: String
    }

    /// Whether a folder is in a git work tree. This check does not start git.
    package static func isInWorkTree(_ folder: String) -> Bool { workTree(above: folder) != nil }

    /// Returns the given folder or the nearest folder above it that contains a `.git`; nil if there is no such folder.
    ///
    /// If a `.git` is not a repository, but a folder above contains a repository, this function skips the `.git`, as
    /// git does.
    package static func workTree(above folder: String) -> String? {
        var folder = folder
        var nearest: String?
        while true {
            let own = folder + "/.git"
            if OperatingSystem.stamp(own) != nil {
                let isRepository =
                    OperatingSystem.isRegularFile(own)
                    || OperatingSystem.isAnything(own + "/HEAD")
                        && (OperatingSystem.isDirectory(own + "/objects")
                            || OperatingSystem.isRegularFile(own + "/commondir"))
                if isRepository { return folder }
                nearest = nearest ?? folder
            }
            guard let slash = folder.lastIndex(of: "/"), !folder.isEmpty else { return nearest }
            folder = String(folder[..<slash])
        }
    }

    /// Returns the paths of all files that git tracks, relative to the folder. Listing all files is faster than letting
    /// git match patterns.
    package func trackedFiles() throws(Failure) -> Set<RelativePath> {
        let output = try run(.lsFiles, ["-z", "--cached"])
        return try Set(Self.checked(output.split(separator: 0).map { RelativePath($0) }) { $0 })
    }

    /// Checks that all paths in a list from git are inside the tree.
    ///
    /// - Throws: ``Failure`` if a path is outside the tree, or if the list contains more than `mostFiles` paths.
    package static func checked<Listed>(_ listed: [Listed], _ path: (Listed) -> RelativePath?) throws(Failure)
        -> [Listed]
    {
        guard listed.count <= mostFiles else { throw Failure(message: "there are more than \(mostFiles) files") }
        for each in listed {
            guard let path = path(each), !path.isOfTree else { continue }
            let shown =
                path.bytes.count > 200
                ? "\(RelativePath(path.bytes.prefix(200)))… of \(path.bytes.count) bytes" : path.description
            throw Failure(message: "the repository lists the path \(shown), which is not valid in a checkout")
        }
        return listed
    }

    /// The maximum number of files in one state of a repository.
    private static let mostFiles = 2_000_000

    /// Returns those of the given paths that git ignores.
    package func ignored(_ paths: [RelativePath]) throws(Failure) -> Set<RelativePath> {
        guard !paths.isEmpty else { return [] }
        let input = Array(paths.map { $0.bytes }.joined(separator: [0]))
        // Exit status 1 means that git ignores none of the paths.
        let output = try run(.checkIgnore, ["-z", "--stdin"], input: input, accepting: [0, 1])
        return Set(output.split(separator: 0).map { RelativePath($0) })
    }

    /// Returns the commit that is checked out; nil if the repository has no commit.
    package func headCommit() -> ObjectID? { try? commit(of: "HEAD") }

    /// Returns the commit that a revision names.
    package func commit(of revision: String) throws(Failure) -> ObjectID {
        let output = try run(
            .revParse, ["--verify", "--end-of-options", .value(revision + (revision.isEmpty ? "" : "^{commit}"))])
        guard let id = ObjectID(line: output) else { throw Failure(message: "git did not return a commit") }
        return id
    }

    /// Returns the path of the folder relative to the root of the repository. The path is empty, or ends with `/`.
    package func prefix() throws(Failure) -> RelativePath {
        RelativePath(try run(.revParse, ["--show-prefix"]).prefix { $0 != UInt8(ascii: "\n") })
    }

    /// A file of a commit.
    package struct TreeEntry: Sendable {
        package let path: RelativePath
        /// The id of the content.
        package let blob: ObjectID
        /// The size of the content in bytes; nil if the repository does not contain the content.
        package let size: Int64?
    }

    /// Returns the regular files in a folder of a commit, sorted by path. The paths are relative to the folder. Links
    /// and submodules are not included.
    ///
    /// - Parameter folder: the path relative to the root of the repository, without a trailing `/`.
    package func files(of commit: ObjectID, in folder: RelativePath) throws(Failure) -> [TreeEntry] {
        let output = try run(.lsTree, ["-r", "-l", "-z", "--full-tree", .file(folder.description, of: commit)])
        // `100644 blob ID    SIZE<tab>PATH`
        let entries = output.split(separator: 0).compactMap { record -> TreeEntry? in
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 4, words[0].hasPrefix("100"), let blob = ObjectID(words[2]) else { return nil }
            return TreeEntry(path: RelativePath(record[(tab + 1)...]), blob: blob, size: Int64(words[3]))
        }
        return try Self.checked(entries, \.path)
    }

    /// Settings that the configuration of a repository cannot change, because `-c` has priority over every
    /// configuration file.
    package static let settings: [String] = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null",
        // A folder that looks like a repository with its own configuration may be committed and cloned like any other
        // folder.
        "safe.bareRepository=explicit",
        // Some versions of git try to fetch missing objects even if ``environment`` forbids it. They load the bundle
        // URI first, and may ask for a password. These empty values override the values in the repository.
        "fetch.bundleURI=", "credential.helper=", "core.askPass=",
        // The configured path can be a pipe that no program writes to.
        "core.attributesFile=/dev/null",
        // Print file names without quoting.
        "core.quotePath=false",
        // To detect renames, git compares every removed file with every added file. The time grows with the square of
        // the number of files.
        "diff.renameLimit=1000",
        // git does not load larger files into memory as a whole, and does not compare their lines.
        "core.bigFileThreshold=64m",
    ].flatMap { ["-c", $0] }

    /// The environment of the caller, without most of its `GIT_` variables. The caller may be a git hook, so these
    /// variables may point to another repository. The environment keeps the variables that select configuration files,
    /// control the search for a repository, or locate the programs of git.
    package static let environment: [String: String] = {
        let kept: Set = [
            "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_SYSTEM",
            "GIT_DISCOVERY_ACROSS_FILESYSTEM",
        ]
        var environment = Programs.environment.filter { !$0.key.hasPrefix("GIT_") || kept.contains($0.key) }
        // A relative path could point into the repository.
        if let programs = Programs.environment["GIT_EXEC_PATH"], programs.hasPrefix("/") {
            environment["GIT_EXEC_PATH"] = programs
        }
        // If a command needs a missing object, git would fetch it from the address in the repository, with programs
        // that the repository names. Older versions of git support only the second variable: an empty list of allowed
        // protocols.
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_ASKPASS"] = ""
        environment["SSH_ASKPASS"] = ""
        // An id must mean the commit itself, not a replacement that the repository provides.
        environment["GIT_NO_REPLACE_OBJECTS"] = "1"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_PAGER"] = "cat"
        environment["LC_ALL"] = "C"
        return environment
    }()

    /// The first git in `PATH`; nil if `PATH` does not contain git. The search runs only once, because it takes longer
    /// than most git commands.
    private static let program = Programs.find("git")

    private static let variables = Programs.words(environment)
    /// The same environment, except that the index path does not exist.
    private static let variablesWithoutIndex = Programs.words(
        environment.merging(["GIT_INDEX_FILE": "/dev/xibdb-reads-no-index"]) { $1 })

    /// Starts git.
    private func start(_ command: Command, _ words: [Word], keepsErrors: Bool) throws(Failure) -> ChildProcess {
        guard !Self.hasGivenUp else { throw Failure(message: "git did not answer an earlier request") }
        try checkPlace()
        guard let program = Self.program else {
            throw Failure(message: "git is not in any absolute folder of PATH")
        }
        let place = isRepository ? ["--git-dir", "."] : []
        let arguments =
            ["-C", folder] + place + Self.settings + ["--no-pager", command.rawValue]
            + (try Self.checked(command.options + words))
        do throws(SystemError) {
            let variables = command.readsIndex ? Self.variables : Self.variablesWithoutIndex
            return try ChildProcess(
                program, arguments, environment: variables, keepsErrors: keepsErrors, mostData: Self.mostMemory)
        } catch { throw Failure(message: "git could not be started: \(error.message)") }
    }

    /// The memory limit of one git process in bytes. Some systems do not support a limit.
    private static let mostMemory = 1 << 30
    /// The size limit of an answer that is kept in memory as a whole, in bytes.
    package static let mostOutput = 256 << 20

    private static let isGivenUp = Shared(false)

    /// Whether git has already exceeded its time limit once.
    ///
    /// If a pipe replaced a file, git waits for the pipe forever. Another git process would also wait, even in a nested
    /// repository. Therefore git is not started again.
    private static var hasGivenUp: Bool { isGivenUp.withLock { $0 } }

    /// Records that git exceeded its time limit.
    static func giveUp() { isGivenUp.withLock { $0 = true } }

    /// The time limit for one answer, in seconds.
    private static let mostSeconds = 60.0

    /// Returns the output of git.
    ///
    /// - Parameter most: the size limit of the answer in bytes.
    package func run(
        _ command: Command, _ words: [Word], input: [UInt8] = [], accepting: Set<Int32> = [0],
        most: Int = Git.mostOutput
    ) throws(Failure) -> [UInt8] {
        try answer(command, words, input: input, accepting: accepting, most: most).output
    }

    /// Returns the output of git and its exit status.
    ///
    /// - Throws: ``Failure`` if the exit status is not accepted. The message is the first line of git's standard error.
    package func answer(
        _ command: Command, _ words: [Word], input: [UInt8] = [], accepting: Set<Int32> = [0],
        most: Int = Git.mostOutput
    ) throws(Failure) -> (output: [UInt8], status: Int32) {
        var output: [UInt8] = []
        let status = try exchange(
            command, words, input: input, patience: Self.mostSeconds, accepting: accepting, most: most
        ) { output += $0 }
        return (output, status)
    }

    /// Runs git and passes on its output as it arrives. Use this method for long answers.
    ///
    /// - Parameters:
    ///   - patience: the time limit for the whole answer, in seconds.
    ///   - most: the size limit in bytes. A small repository with nested shared folders can list the same file millions
    ///     of times.
    /// - Throws: ``Failure`` if git fails. The message is the first line of git's standard error.
    package func stream(
        _ command: Command, _ words: [Word], patience: Double = 600, most: Int = 32 << 20, _ take: ([UInt8]) -> Void
    ) throws(Failure) {
        _ = try exchange(command, words, patience: patience, most: most, take)
    }

    private func exchange(
        _ command: Command, _ words: [Word], input: [UInt8] = [], patience: Double, accepting: Set<Int32> = [0],
        most: Int = .max, _ take: ([UInt8]) -> Void
    ) throws(Failure) -> Int32 {
        let process = try start(command, words, keepsErrors: true)
        // A time limit is necessary, because git may read a pipe that no program writes to.
        let (ending, errors) = process.exchange(input, patience: patience, most: most, take)
        switch ending {
        case .exited(let status) where accepting.contains(status): return status
        case .exited(let status):
            let said = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).first
            throw Failure(message: said.map(String.init) ?? "git exited with status \(status)")
        case .time:
            Self.giveUp()
            throw Failure(message: "git did not answer within \(Int(patience)) s")
        case .output: throw Failure(message: "the answer of git is longer than \(most >> 20) MiB")
        case .memory, .stack, .signal: throw Failure(message: "a signal terminated git")
        }
    }

    /// Starts a git process that answers one request after another.
    func conversation(_ command: Command, _ words: [Word]) throws(Failure) -> ChildProcess {
        try start(command, words, keepsErrors: false)
    }
}
