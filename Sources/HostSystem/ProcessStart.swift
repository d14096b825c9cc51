// Only this file starts other processes: git, workers of xibdb, Graphviz, and the pager.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
#if canImport(CLinux)
    import CLinux
#endif

/// Starts processes that do not inherit the files of this process.
///
/// Another thread may start a process at any time. If the new process inherits a pipe, it keeps the pipe open, and the
/// reader of the pipe waits forever. Every descriptor is therefore created with close-on-exec. macOS cannot create a
/// pipe with this flag in one call. Therefore, on macOS, a lock separates the creation of pipes from the start of
/// processes, and the system closes all other files in the new process.
package enum ProcessStart {
    /// The destination of a standard stream of a new process.
    package enum Stream {
        /// `/dev/null`.
        case nothing
        /// A pipe to this process.
        case pipe
        /// The same destination as in this process.
        case inherited
    }

    /// The parameters of a new process.
    package struct Request {
        /// Path of the executable.
        var path: String
        var arguments: [String]
        /// All variables of the process, as `NAME=value`.
        var environment: [String]
        var input = Stream.pipe
        var output = Stream.pipe
        var errors = Stream.nothing

        package init(
            _ path: String, _ arguments: [String], environment: [String], input: Stream = .pipe, output: Stream = .pipe,
            errors: Stream = .nothing
        ) {
            (self.path, self.arguments, self.environment) = (path, arguments, environment)
            (self.input, self.output, self.errors) = (input, output, errors)
        }
    }

    /// A running process. For each stream with a pipe, the end of the pipe that belongs to this process; otherwise nil.
    struct Started {
        let process: pid_t
        let (input, output, errors): (Int32?, Int32?, Int32?)
    }

    #if canImport(Darwin)
        private static let turn = Shared(())
    #endif

    /// Creates a pipe. Data that is written to the second descriptor can be read from the first.
    ///
    /// The descriptors are never 0, 1 or 2, even if the standard streams are closed.
    package static func makePipe() throws(SystemError) -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin)
            let status = turn.withLock { _ in
                let status = pipe(&ends)
                if status == 0 { for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
                return status
            }
        #else
            let status = pipe2(&ends, O_CLOEXEC)
        #endif
        guard status == 0 else { throw SystemError(OperatingSystem.lastError) }
        for place in ends.indices where ends[place] < 3 {
            let moved = fcntl(ends[place], F_DUPFD_CLOEXEC, 3)
            let reason = OperatingSystem.lastError
            close(ends[place])
            guard moved >= 0 else {
                close(ends[1 - place])
                throw SystemError(reason)
            }
            ends[place] = moved
        }
        return (ends[0], ends[1])
    }

    /// Starts a process.
    ///
    /// - Throws: ``SystemError`` with a message.
    static func start(_ request: Request) throws(SystemError) -> Started {
        // If a child process ends before it has read its whole input, a write must fail with an error. By default,
        // SIGPIPE would end this process instead.
        signal(SIGPIPE, SIG_IGN)
        // If the parent of this process ignored SIGCHLD, this process ignores it too, and the exit status of a child
        // would be lost.
        signal(SIGCHLD, SIG_DFL)
        var (ours, theirs): ([Int32?], [Int32?]) = ([nil, nil, nil], [nil, nil, nil])
        defer { for end in theirs { if let end { close(end) } } }
        do throws(SystemError) {
            for (number, stream) in [request.input, request.output, request.errors].enumerated() where stream == .pipe {
                let (reading, writing) = try makePipe()
                (ours[number], theirs[number]) = number == 0 ? (writing, reading) : (reading, writing)
            }
            let process = try spawn(request, theirs)
            if let input = ours[0] { _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK) }
            return Started(process: process, input: ours[0], output: ours[1], errors: ours[2])
        } catch {
            for end in ours { if let end { close(end) } }
            throw error
        }
    }

    private static func spawn(_ request: Request, _ pipes: [Int32?]) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // If a process exceeds a limit, a signal ends it. The thread that starts the process may block these signals,
        // as Dispatch threads do. Without this code, the new process would also block them.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGXCPU)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        #if canImport(Darwin)
            flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))
        for (number, stream) in [request.input, request.output, request.errors].enumerated() {
            let number = Int32(number)
            switch stream {
            case .pipe: posix_spawn_file_actions_adddup2(&actions, pipes[Int(number)] ?? -1, number)
            case .nothing:
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
            case .inherited:
                #if canImport(Darwin)
                    posix_spawn_file_actions_addinherit_np(&actions, number)
                #endif
                continue
            }
        }
        var words = ([request.path] + request.arguments).map { strdup($0) } + [nil]
        var variables = request.environment.map { strdup($0) } + [nil]
        defer { for text in words + variables { free(text) } }
        var process = pid_t()
        #if canImport(Darwin)
            let failure = turn.withLock { _ in
                posix_spawn(&process, request.path, &actions, &attributes, &words, &variables)
            }
        #else
            let failure = posix_spawn(&process, request.path, &actions, &attributes, &words, &variables)
        #endif
        guard failure == 0 else { throw SystemError(String(cString: strerror(failure))) }
        return process
    }
}

/// Programs on the search path of the user.
package enum Programs {
    /// The absolute folders of `PATH`. Relative and empty entries are ignored, because they could lead into the
    /// repository.
    private static let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(
        String.init
    ).filter { $0.hasPrefix("/") }

    /// Returns the path of the first program with the given name; nil if no folder contains the program.
    package static func find(_ name: String) -> String? {
        folders.lazy.map { $0 + "/" + name }.first { OperatingSystem.isRegularFile($0) && canRun($0) }
    }

    /// Passes bytes to a program, and returns its output.
    ///
    /// - Parameters:
    ///   - program: the path of the program.
    ///   - seconds: the time limit.
    ///   - memory: the memory limit in bytes.
    /// - Returns: nil if the program fails or exceeds a limit.
    /// - Throws: ``SystemError`` if the program cannot be started.
    package static func output(
        of program: String, _ arguments: [String], input: [UInt8], seconds: Double, memory: Int
    ) throws(SystemError) -> [UInt8]? {
        var output: [UInt8] = []
        let process = try ChildProcess(program, arguments, environment: words(environment), mostData: memory)
        let ended = process.exchange(input, patience: seconds) { output += $0 }
        return ended.ending == .exited(0) ? output : nil
    }

    /// Whether this process may execute the file at a path.
    package static func canRun(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// The environment for programs that xibdb starts, with the filtered search path.
    package static let environment: [String: String] = {
        var environment = ProcessInfo.processInfo.environment
        // If the path is missing or empty, a system may search the current folder.
        environment["PATH"] = folders.isEmpty ? "/usr/bin:/bin" : folders.joined(separator: ":")
        return environment
    }()

    /// Returns the variables as a sorted list of `NAME=value`.
    package static func words(_ environment: [String: String]) -> [String] {
        environment.map { "\($0.key)=\($0.value)" }.sorted()
    }
}
