import Foundation
import Store

/// Asks git about a repository. Nothing that the repository's own
/// configuration names is run: no file system monitor, no hooks, no pager,
/// and nothing is ever fetched.
struct Git {
    /// Folder that git is asked about.
    let folder: String

    /// Why git gave no answer.
    struct Failure: Error {
        let message: String
    }

    /// Whether a folder lies in a git work tree, as far as can be seen
    /// without asking git.
    static func isInWorkTree(_ folder: String) -> Bool { workTree(above: folder) != nil }

    /// The nearest folder, from this one upwards, that has a `.git`.
    static func workTree(above folder: String) -> String? {
        var folder = folder
        while true {
            if OperatingSystem.stamp(folder + "/.git") != nil { return folder }
            guard let slash = folder.lastIndex(of: "/"), !folder.isEmpty else { return nil }
            folder = String(folder[..<slash])
        }
    }

    /// Files of the kinds that are indexed that git tracks, relative to the folder.
    func trackedFiles() throws(Failure) -> Set<RelativePath> {
        let output = try run(["ls-files", "-z", "--cached", "--"] + IndexedPath.gitPatterns)
        return Set(output.split(separator: 0).map { RelativePath($0) })
    }

    /// Those of the paths that git ignores.
    func ignored(_ paths: [RelativePath]) throws(Failure) -> Set<RelativePath> {
        guard !paths.isEmpty else { return [] }
        let input = Data(paths.map { $0.bytes }.joined(separator: [0]))
        // Exit status 1 says that none is ignored.
        let output = try run(["check-ignore", "-z", "--stdin"], input: input, accepting: [0, 1])
        return Set(output.split(separator: 0).map { RelativePath($0) })
    }

    /// The commit that is checked out; nil in a repository without one.
    func headCommit() -> String? {
        guard let output = try? run(["rev-parse", "--verify", "--quiet", "HEAD"]) else { return nil }
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
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
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        environment["GIT_PAGER"] = "cat"
        environment["LC_ALL"] = "C"
        return environment
    }()

    private func run(_ arguments: [String], input: Data? = nil, accepting: Set<Int32> = [0]) throws(Failure) -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + Self.configuration + arguments
        process.environment = Self.environment
        // A git that ends before it has read its input shall be an error to
        // handle, not our end.
        signal(SIGPIPE, SIG_IGN)
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        let stdin = input.map { _ in Pipe() }
        process.standardInput = stdin ?? FileHandle.nullDevice
        do { try process.run() } catch { throw Failure(message: "git could not be started") }
        if let stdin, let input {
            // Written beside the reading, or both sides could wait for ever.
            Thread {
                try? stdin.fileHandleForWriting.write(contentsOf: input)
                try? stdin.fileHandleForWriting.close()
            }.start()
        }
        let said = Saying(errors.fileHandleForReading)
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard accepting.contains(process.terminationStatus) else {
            throw Failure(message: said.firstLine ?? "git exited with status \(process.terminationStatus)")
        }
        return Array(bytes)
    }

    /// Reads what git says on stderr while its output is being read.
    private final class Saying: @unchecked Sendable {
        private let done = DispatchSemaphore(value: 0)
        private var data = Data()

        init(_ handle: FileHandle) {
            Thread { [self] in
                data = handle.readDataToEndOfFile()
                done.signal()
            }.start()
        }

        var firstLine: String? {
            done.wait()
            return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
        }
    }
}
