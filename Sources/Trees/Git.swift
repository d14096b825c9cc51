import Foundation
import HostSystem

/// Asks git about a repository. Nothing that the repository's own
/// configuration names is run, see ``Command``, and nothing is ever fetched.
/// This is the one place that starts git.
package struct Git: Sendable {
    /// Folder that git is asked about.
    package let folder: String
    /// Whether the folder is a repository itself, without a work tree.
    let isRepository: Bool

    /// Asks about the repository that a folder lies in.
    package init(folder: String) { (self.folder, isRepository) = (folder, false) }

    /// Asks about the repository that a folder lies in, or that it is: one
    /// without a work tree counts where a person names it.
    package init(named folder: String) {
        self.folder = folder
        isRepository =
            OperatingSystem.stamp(folder + "/.git") == nil && OperatingSystem.stamp(folder + "/HEAD") != nil
            && OperatingSystem.isDirectory(folder + "/objects") && OperatingSystem.isDirectory(folder + "/refs")
    }

    /// Why git gave no answer.
    package struct Failure: Error {
        package let message: String
    }

    /// Whether a folder lies in a git work tree, as far as can be seen
    /// without asking git.
    package static func isInWorkTree(_ folder: String) -> Bool { workTree(above: folder) != nil }

    /// The nearest folder, from this one upwards, that has a `.git`. As git does, this skips a `.git` that is not a repository
    /// where there is another one above.
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

    /// Files that git tracks, relative to the folder. To match patterns costs git more than to list all.
    package func trackedFiles() throws(Failure) -> Set<RelativePath> {
        let output = try run(.lsFiles, ["-z", "--cached"])
        return try Set(Self.checked(output.split(separator: 0).map { RelativePath($0) }) { $0 })
    }

    /// What git lists, unless a path in it leads out of the tree.
    ///
    /// - Throws: ``Failure`` with the path, and for more files than any repository has.
    static func checked<Listed>(_ listed: [Listed], _ path: (Listed) -> RelativePath?) throws(Failure) -> [Listed] {
        guard listed.count <= mostFiles else { throw Failure(message: "there are more than \(mostFiles) files") }
        for each in listed {
            guard let path = path(each), !path.isOfTree else { continue }
            let shown =
                path.bytes.count > 200
                ? "\(RelativePath(path.bytes.prefix(200)))… of \(path.bytes.count) bytes" : path.description
            throw Failure(message: "the repository lists the path \(shown), which no checkout can have")
        }
        return listed
    }

    /// Files of the largest state of a repository that is read.
    private static let mostFiles = 2_000_000

    /// Those of the paths that git ignores.
    package func ignored(_ paths: [RelativePath]) throws(Failure) -> Set<RelativePath> {
        guard !paths.isEmpty else { return [] }
        let input = Array(paths.map { $0.bytes }.joined(separator: [0]))
        // Exit status 1 says that none is ignored.
        let output = try run(.checkIgnore, ["-z", "--stdin"], input: input, accepting: [0, 1])
        return Set(output.split(separator: 0).map { RelativePath($0) })
    }

    /// The commit that is checked out; nil in a repository without one.
    package func headCommit() -> ObjectID? { try? commit(of: "HEAD") }

    /// The commit that a revision names.
    package func commit(of revision: String) throws(Failure) -> ObjectID {
        let output = try run(
            .revParse, ["--verify", "--end-of-options", .value(revision + (revision.isEmpty ? "" : "^{commit}"))])
        guard let id = ObjectID(line: output) else { throw Failure(message: "git gave no commit") }
        return id
    }

    /// Path of the folder from the top of the repository: empty or with `/` at its end.
    package func prefix() throws(Failure) -> RelativePath {
        RelativePath(try run(.revParse, ["--show-prefix"]).prefix { $0 != UInt8(ascii: "\n") })
    }

    /// A file of a commit.
    package struct TreeEntry: Sendable {
        package let path: RelativePath
        /// Id of its content.
        package let blob: ObjectID
        /// Bytes of its content; nil where the repository lacks it.
        package let size: Int64?
    }

    /// The plain files of a folder of a commit, in the order of their paths,
    /// which are relative to the folder. Links and submodules are none.
    ///
    /// - Parameter folder: path from the top of the repository, without `/` at its end.
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

    /// What a repository's own configuration cannot change: a later `-c` wins
    /// over every file.
    static let settings: [String] = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null",
        // A folder that looks like a repository may be committed and cloned
        // like any other, with a configuration of its own.
        "safe.bareRepository=explicit",
        // Versions of git that still try to fetch what is not there load this
        // address first, which may ask for a password. Empty values win over
        // all that a repository lists.
        "fetch.bundleURI=", "credential.helper=", "core.askPass=",
        // It may lead to a pipe that nobody writes to.
        "core.attributesFile=/dev/null",
        // Names of files are printed as they are.
        "core.quotePath=false",
        // To compare every removed file with every added one takes the square of their number.
        "diff.renameLimit=1000",
        // Larger contents are never held in memory as a whole, nor compared by lines.
        "core.bigFileThreshold=64m",
    ].flatMap { ["-c", $0] }

    /// The caller's environment without what would lead git to another
    /// repository (a caller may itself be a git hook), or have it read paths
    /// in another way.
    static let environment: [String: String] = {
        let kept: Set = [
            "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_SYSTEM",
            "GIT_DISCOVERY_ACROSS_FILESYSTEM",
        ]
        var environment = Programs.environment.filter { !$0.key.hasPrefix("GIT_") || kept.contains($0.key) }
        // A relative one leads into the repository.
        if let programs = Programs.environment["GIT_EXEC_PATH"], programs.hasPrefix("/") {
            environment["GIT_EXEC_PATH"] = programs
        }
        // Any question may need an object that is not there, and git would
        // fetch it from where the repository says, with the programs that the
        // repository names. Older versions know only the second: an empty
        // list of the ways that are allowed.
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_TERMINAL_PROMPT"] = "0"
        environment["GIT_ASKPASS"] = ""
        environment["SSH_ASKPASS"] = ""
        // A commit is what its id says, not what the repository puts in its place.
        environment["GIT_NO_REPLACE_OBJECTS"] = "1"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_PAGER"] = "cat"
        environment["LC_ALL"] = "C"
        return environment
    }()

    /// The first git on the path; nil for none. To have it looked for each time takes longer than most of its answers.
    private static let program = Programs.find("git")

    private static let variables = Programs.words(environment)
    /// With an index that is not there.
    private static let variablesWithoutIndex = Programs.words(
        environment.merging(["GIT_INDEX_FILE": "/dev/xibdb-reads-no-index"]) { $1 })

    /// Starts git.
    private func start(_ command: Command, _ words: [Word], keepsErrors: Bool) throws(Failure) -> ChildProcess {
        guard !Self.hasGivenUp else { throw Failure(message: "git gave no answer to an earlier question") }
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

    /// Bytes of memory that a git may use for itself, where the system can limit that.
    private static let mostMemory = 1 << 30
    /// Bytes of the longest answer that is kept as a whole.
    package static let mostOutput = 256 << 20

    private static let isGivenUp = Shared(false)

    /// Whether a git did not answer in its time. What it waits for, as a pipe in the place of a file, the next one would
    /// wait for, too, and so would all in the repositories below: no other is asked.
    private static var hasGivenUp: Bool { isGivenUp.withLock { $0 } }

    /// Notes that a git did not answer in its time.
    static func giveUp() { isGivenUp.withLock { $0 = true } }

    /// How long git may take for one answer.
    private static let mostSeconds = 60.0

    /// What git prints.
    ///
    /// - Parameter most: bytes of the longest answer that is kept.
    package func run(
        _ command: Command, _ words: [Word], input: [UInt8] = [], accepting: Set<Int32> = [0],
        most: Int = Git.mostOutput
    ) throws(Failure) -> [UInt8] {
        try answer(command, words, input: input, accepting: accepting, most: most).output
    }

    /// What git prints, and its exit status.
    ///
    /// - Throws: ``Failure`` with what it says on stderr where its status is another one than those accepted.
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

    /// Runs git and hands out what it says as it comes, for answers that are long.
    ///
    /// - Parameters:
    ///   - patience: seconds that it may take for all.
    ///   - most: bytes that it may say. Trees that share their folders can list a file of a small repository millions of times.
    /// - Throws: ``Failure`` with what it says on stderr where it does not end well.
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
        // Files that it reads for itself may be pipes that nobody writes to.
        let (ending, errors) = process.exchange(input, patience: patience, most: most, take)
        switch ending {
        case .exited(let status) where accepting.contains(status): return status
        case .exited(let status):
            let said = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).first
            throw Failure(message: said.map(String.init) ?? "git exited with status \(status)")
        case .time:
            Self.giveUp()
            throw Failure(message: "git gave no answer within \(Int(patience)) s")
        case .output: throw Failure(message: "its answer is longer than \(most >> 20) MiB")
        case .memory, .stack, .signal: throw Failure(message: "git was ended by a signal")
        }
    }

    /// Starts a git that is asked one thing after the other.
    func conversation(_ command: Command, _ words: [Word]) throws(Failure) -> ChildProcess {
        try start(command, words, keepsErrors: false)
    }
}
