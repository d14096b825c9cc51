import Foundation
import Store

/// Asks git about a repository. Nothing that the repository's own
/// configuration names is run: no file system monitor, no hooks, no pager,
/// and nothing is ever fetched.
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
        isRepository = OperatingSystem.stamp(folder + "/.git") == nil && OperatingSystem.stamp(folder + "/HEAD") != nil
            && OperatingSystem.isDirectory(folder + "/objects") && OperatingSystem.isDirectory(folder + "/refs")
    }

    /// Why git gave no answer.
    package struct Failure: Error {
        package let message: String
    }

    /// Whether a folder lies in a git work tree, as far as can be seen
    /// without asking git.
    package static func isInWorkTree(_ folder: String) -> Bool { workTree(above: folder) != nil }

    /// The nearest folder, from this one upwards, that has a `.git`.
    package static func workTree(above folder: String) -> String? {
        var folder = folder
        while true {
            if OperatingSystem.stamp(folder + "/.git") != nil { return folder }
            guard let slash = folder.lastIndex(of: "/"), !folder.isEmpty else { return nil }
            folder = String(folder[..<slash])
        }
    }

    /// Files that git tracks, relative to the folder. To match patterns costs git more than to list all.
    package func trackedFiles() throws(Failure) -> Set<RelativePath> {
        let output = try run(["ls-files", "-z", "--cached"])
        return Set(output.split(separator: 0).map { RelativePath($0) })
    }

    /// Those of the paths that git ignores.
    package func ignored(_ paths: [RelativePath]) throws(Failure) -> Set<RelativePath> {
        guard !paths.isEmpty else { return [] }
        let input = Array(paths.map { $0.bytes }.joined(separator: [0]))
        // Exit status 1 says that none is ignored.
        let output = try run(["check-ignore", "-z", "--stdin"], input: input, accepting: [0, 1])
        return Set(output.split(separator: 0).map { RelativePath($0) })
    }

    /// The commit that is checked out; nil in a repository without one.
    package func headCommit() -> String? { try? commit(of: "HEAD") }

    /// The commit that a revision names.
    package func commit(of revision: String) throws(Failure) -> String {
        guard !revision.isEmpty, !revision.hasPrefix("-") else { throw Failure(message: "no such revision") }
        let output = try run(["rev-parse", "--verify", "--end-of-options", revision + "^{commit}"])
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Path of the folder from the top of the repository: empty or with `/` at its end.
    package func prefix() throws(Failure) -> RelativePath {
        RelativePath(try run(["rev-parse", "--show-prefix"]).prefix { $0 != UInt8(ascii: "\n") })
    }

    /// A file of a commit.
    package struct TreeEntry: Sendable {
        package let path: RelativePath
        /// Id of its content.
        package let blob: String
        /// Bytes of its content; nil where the repository lacks it.
        package let size: Int64?
    }

    /// The plain files of a folder of a commit, in the order of their paths,
    /// which are relative to the folder. Links and submodules are none.
    ///
    /// - Parameter folder: path from the top of the repository, without `/` at its end.
    package func files(of commit: String, in folder: RelativePath) throws(Failure) -> [TreeEntry] {
        let output = try run(["ls-tree", "-r", "-l", "-z", "--full-tree", "\(commit):\(folder)"])
        // `100644 blob ID    SIZE<tab>PATH`
        return output.split(separator: 0).compactMap { record in
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 4, words[0].hasPrefix("100") else { return nil }
            return TreeEntry(path: RelativePath(record[(tab + 1)...]), blob: words[2], size: Int64(words[3]))
        }
    }

    /// What a repository's own configuration cannot change: a later `-c` wins
    /// over every file.
    private static let configuration = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null",
        // A folder that looks like a repository may be committed and cloned
        // like any other, with a configuration of its own.
        "safe.bareRepository=explicit",
    ].flatMap { ["-c", $0] }

    /// The caller's environment without what would lead git to another
    /// repository (a caller may itself be a git hook), or have it read paths
    /// in another way.
    private static let environment: [String: String] = {
        let kept: Set = [
            "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_SYSTEM",
            "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_EXEC_PATH",
        ]
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") || kept.contains($0.key) }
        // Any question may need an object that is not there, and git would
        // fetch it from where the repository says, with the programs that the
        // repository names. Older versions know only the second: an empty
        // list of the ways that are allowed.
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_ALLOW_PROTOCOL"] = ""
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // A commit is what its id says, not what the repository puts in its place.
        environment["GIT_NO_REPLACE_OBJECTS"] = "1"
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_PAGER"] = "cat"
        environment["LC_ALL"] = "C"
        return environment
    }()

    /// The first git on the path; nil for none. To have it looked for each time takes longer than most of its answers.
    private static let program: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        return folders.lazy.map { $0 + "/git" }.first { OperatingSystem.isRegularFile($0) && FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// git with these arguments, not yet started.
    package func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program ?? "/usr/bin/env")
        let place = isRepository ? ["--git-dir", "."] : []
        process.arguments = (Self.program == nil ? ["git"] : []) + ["-C", folder] + place + Self.configuration + arguments
        process.environment = Self.environment
        // A git that ends before it has read its input shall be an error to
        // handle, not our end.
        signal(SIGPIPE, SIG_IGN)
        return process
    }

    /// How long git may take for one answer.
    private static let mostSeconds = 60.0

    package func run(_ arguments: [String], input: [UInt8]? = nil, accepting: Set<Int32> = [0]) throws(Failure) -> [UInt8] {
        let process = process(arguments)
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        let stdin = input.map { _ in Pipe() }
        process.standardInput = stdin ?? FileHandle.nullDevice
        // `waitUntilExit` looks only every 50 ms whether git has ended.
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { throw Failure(message: "git could not be started") }
        if let stdin, let input {
            // Written beside the reading, or both sides could wait for ever.
            Thread {
                _ = Pipes.write(input, to: stdin.fileHandleForWriting.fileDescriptor)
                try? stdin.fileHandleForWriting.close()
            }.start()
        }
        let said = Saying(errors.fileHandleForReading)
        // Files that it reads for itself may be pipes that nobody writes to.
        let alarm = Alarm(after: Self.mostSeconds) { kill(process.processIdentifier, SIGKILL) }
        let bytes = Pipes.readToEnd(of: output.fileHandleForReading.fileDescriptor)
        ended.wait()
        alarm.turnOff()
        guard process.terminationReason == .exit else { throw Failure(message: "git was ended after \(Int(Self.mostSeconds)) s, or by a signal") }
        guard accepting.contains(process.terminationStatus) else {
            throw Failure(message: said.firstLine ?? "git exited with status \(process.terminationStatus)")
        }
        return bytes
    }

    /// Reads what git says on stderr while its output is being read.
    final class Saying: @unchecked Sendable {
        private let done = DispatchSemaphore(value: 0)
        private var bytes: [UInt8] = []

        init(_ handle: FileHandle) {
            Thread { [self] in
                bytes = Pipes.readToEnd(of: handle.fileDescriptor)
                done.signal()
            }.start()
        }

        var firstLine: String? {
            done.wait()
            return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
        }
    }
}
