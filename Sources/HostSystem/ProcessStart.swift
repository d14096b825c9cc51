// The only place that starts another process: git, a worker of xibdb, Graphviz, or the pager.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
#if canImport(CPipes)
    import CPipes
#endif

/// Starts processes that inherit no file of this process.
///
/// If a process that another thread starts inherits a descriptor of a pipe, it keeps the pipe open, and the reader of
/// the pipe waits forever. Every descriptor is therefore created close-on-exec. macOS has no call that creates such a
/// pipe. On macOS, a lock separates the creation of pipes from the start of processes, and the system closes all files
/// that are not passed on.
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
        /// All of its variables, as `NAME=value`.
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

    /// A running process, with this process's ends of its pipes. A stream without a pipe has nil.
    struct Started {
        let process: pid_t
        let (input, output, errors): (Int32?, Int32?, Int32?)
    }

    #if canImport(Darwin)
        private static let turn = Shared(())
    #endif

    /// Creates a pipe. Data written to the second descriptor arrives at the first.
    ///
    /// Neither descriptor is a standard stream, even if the standard streams were closed.
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
        // If a child process ends before it has read its whole input, a write must fail with an error. By default, this
        // signal would end this process.
        signal(SIGPIPE, SIG_IGN)
        // The parent of this process may have ignored this signal, and this process then ignores it, too. The exit
        // status of a child would be lost.
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
        // as Dispatch threads do, and the new process would then block them, too.
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

/// Programs on the user's search path.
package enum Programs {
    /// The absolute folders of `PATH`. A relative or empty entry could lead into the repository, so such entries are
    /// ignored.
    private static let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(
        String.init
    ).filter { $0.hasPrefix("/") }

    /// Returns the path of the first program with a name; nil if there is none.
    package static func find(_ name: String) -> String? {
        folders.lazy.map { $0 + "/" + name }.first { OperatingSystem.isRegularFile($0) && access($0, X_OK) == 0 }
    }

    /// The environment for programs that xibdb starts, with the filtered search path.
    package static let environment: [String: String] = {
        var environment = ProcessInfo.processInfo.environment
        // Without a path, or with an empty one, a system may search the current folder.
        environment["PATH"] = folders.isEmpty ? "/usr/bin:/bin" : folders.joined(separator: ":")
        return environment
    }()

    /// Returns the variables as `NAME=value`, sorted.
    package static func words(_ environment: [String: String]) -> [String] {
        environment.map { "\($0.key)=\($0.value)" }.sorted()
    }
}
