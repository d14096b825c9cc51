// Processes that are started by their path and spoken to through pipes, and
// what such a process may use: the part of `OperatingSystem` that tells of them.

import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A process that reads from one pipe, writes to another, and has no other file of ours.
package final class ChildProcess {
    /// How a process ended that was to say more.
    package enum Ending: Error, Equatable {
        /// By itself, with a status.
        case exited(Int32)
        /// It used more time than it was given, or said nothing for long.
        case time
        case memory
        case stack
        /// Of another signal.
        case signal(Int32)
    }

    private let process: pid_t
    private let (input, output): (Int32, Int32)
    private let mostMemory: Int
    private var ending: Ending?
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var unread = 0..<0

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - environment: all of its variables, as `NAME=value`.
    ///   - mostMemory: bytes it may have in use, where only its parent can see to that (see
    ///     ``OperatingSystem/limitMemory(_:)``).
    /// - Throws: ``SystemError`` in words.
    package init(_ path: String, _ arguments: [String], environment: [String], mostMemory: Int) throws(SystemError) {
        // A process that ends before it has read all shall be an error to handle, not our end.
        signal(SIGPIPE, SIG_IGN)
        let (childInput, input) = try Self.makePipe()
        let (output, childOutput): (Int32, Int32)
        do { (output, childOutput) = try Self.makePipe() } catch {
            close(childInput)
            close(input)
            throw error
        }
        var process = pid_t()
        let failure = Self.spawn(&process, path, arguments, environment, childInput, childOutput)
        close(childInput)
        close(childOutput)
        guard failure == 0 else {
            close(input)
            close(output)
            throw SystemError(String(cString: strerror(failure)))
        }
        _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
        (self.process, self.input, self.output, self.mostMemory) = (process, input, output, mostMemory)
    }

    deinit { if ending == nil { _ = end() } }

    /// A pipe: what is written to the second comes out of the first. Neither is a standard one,
    /// also where those were closed.
    private static func makePipe() throws(SystemError) -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        // For a moment a process that another thread starts may inherit them: one of these gives them
        // up first thing, see `giveUpFiles`.
        guard pipe(&ends) == 0 else { throw SystemError(OperatingSystem.lastError) }
        let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
        ends.forEach { close($0) }
        guard moved.allSatisfy({ $0 >= 0 }) else {
            let reason = OperatingSystem.lastError
            moved.filter { $0 >= 0 }.forEach { close($0) }
            throw SystemError(reason)
        }
        return (moved[0], moved[1])
    }

    /// - Returns: what is wrong, as in `errno`; 0 for nothing.
    private static func spawn(
        _ process: inout pid_t, _ path: String, _ arguments: [String], _ environment: [String], _ input: Int32, _ output: Int32
    ) -> Int32 {
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
        // Its limits end it by signals, which the thread that starts it may hold back, as those of Dispatch do.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGXCPU)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        #if canImport(Darwin)
        flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        // What a runtime says when it gives up is told by the way it ends.
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { for text in words + variables { free(text) } }
        return posix_spawn(&process, path, &actions, &attributes, &words, &variables)
    }

    // MARK: Speaking

    /// Writes bytes, all of them.
    ///
    /// - Parameter patience: seconds in which it must take some.
    package func write(_ bytes: [UInt8], patience: Int) throws(Ending) {
        var written = 0
        while written < bytes.count {
            try wait(for: input, Int16(POLLOUT), patience)
            let count = bytes.withUnsafeBytes { rest -> Int in
                let start = rest.baseAddress! + written
                #if canImport(Darwin)
                return Darwin.write(input, start, rest.count - written)
                #else
                return Glibc.write(input, start, rest.count - written)
                #endif
            }
            if count > 0 { written += count }
            // It is no longer there: why, the way it ended tells.
            if count < 0, errno != EINTR, errno != EAGAIN { throw end() }
        }
    }

    /// Reads so many bytes.
    ///
    /// - Parameter patience: seconds in which it must say something.
    package func read(_ count: Int, patience: Int) throws(Ending) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let part = buffer[unread].prefix(count - bytes.count)
            bytes += part
            unread = (unread.lowerBound + part.count)..<unread.upperBound
            if bytes.count == count { return bytes }
            try wait(for: output, Int16(POLLIN), patience)
            let got = buffer.withUnsafeMutableBytes { buffer -> Int in
                #if canImport(Darwin)
                return Darwin.read(output, buffer.baseAddress, buffer.count)
                #else
                return Glibc.read(output, buffer.baseAddress, buffer.count)
                #endif
            }
            if got == 0 || (got < 0 && errno != EINTR) { throw end() }
            unread = 0..<max(0, got)
        }
    }

    /// Waits until a pipe is ready. A time in which nobody runs, as that of a stopped job, counts
    /// as one look.
    private func wait(for pipe: Int32, _ events: Int16, _ patience: Int) throws(Ending) {
        let looksPerSecond = 10
        for _ in 0..<patience * looksPerSecond {
            let over = DispatchTime.now() + .milliseconds(1000 / looksPerSecond)
            // A signal that interrupts a look does not end it.
            while true {
                let rest = Int(over.uptimeNanoseconds) - Int(DispatchTime.now().uptimeNanoseconds)
                var state = pollfd(fd: pipe, events: events, revents: 0)
                let ready = poll(&state, 1, Int32(max(0, rest / 1_000_000)))
                if ready > 0 { return }
                if ready == 0 || errno != EINTR { break }
            }
            if let used = OperatingSystem.memory(of: process), used > mostMemory {
                end(as: .memory)
                throw .memory
            }
        }
        end(as: .time)
        throw .time
    }

    // MARK: Ending

    private func end(as reason: Ending) {
        kill(process, SIGKILL)
        _ = end()
        ending = reason
    }

    /// Closes the pipes, which ends it, and waits for its end.
    private func end() -> Ending {
        if let ending { return ending }
        close(input)
        close(output)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let found = Self.ending(status)
        ending = found
        return found
    }

    private static func ending(_ status: Int32) -> Ending {
        switch status & 0x7F {
        case 0:
            switch (status >> 8) & 0xFF {
            case OperatingSystem.stackStatus: .stack
            case OperatingSystem.memoryStatus: .memory
            case let other: .exited(other)
            }
        case SIGXCPU: .time
        // The runtime aborts where there is no more memory, and a system without any ends who has most.
        case SIGABRT, SIGKILL: .memory
        case let signal: .signal(signal)
        }
    }
}

// MARK: What a process may use

extension OperatingSystem {
    /// The executable that runs; nil where that cannot be told.
    package static var executable: String? {
        #if canImport(Darwin)
        var size: UInt32 = 0
        _NSGetExecutablePath(nil, &size)
        var path = [CChar](repeating: 0, count: Int(size))
        return _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : nil
        #else
        return try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #endif
    }

    /// Gives up every file but the standard ones, the right to open others or to write any, and
    /// the image of the memory that a system may keep of a process that dies.
    package static func giveUpFiles() {
        var open: [Int32] = []
        _ = forEachEntry(of: Array("/dev/fd".utf8)) { name, _, _ in
            if let number = Int32(String(decoding: name, as: UTF8.self)), number > 2 { open.append(number) }
        }
        open.forEach { close($0) }
        limit(RLIMIT_NOFILE, to: 3)
        limit(RLIMIT_FSIZE, to: 0)
        // Linux hands the image to a program even where its size is limited, unless to one byte.
        #if canImport(Darwin)
        limit(RLIMIT_CORE, to: 0)
        #else
        limit(RLIMIT_CORE, to: 1)
        #endif
    }

    /// Ends the process where it takes so many bytes more than it has. macOS counts what is
    /// reserved, too, so there its parent looks at what is in use.
    package static func limitMemory(_ bytes: Int) {
        #if !canImport(Darwin)
        // The sixth number is that of the pages which the limit is about.
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        let used = (pages.flatMap { $0.count > 5 ? Int($0[5]) : nil } ?? 0) * Int(getpagesize())
        limit(RLIMIT_DATA, to: used + bytes)
        #endif
    }

    /// Bytes that a process has in use; nil where the process itself is limited.
    fileprivate static func memory(of process: pid_t) -> Int? {
        #if canImport(Darwin)
        var usage = rusage_info_v2()
        let status = withUnsafeMutablePointer(to: &usage) { usage in
            usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) { proc_pid_rusage(process, RUSAGE_INFO_V2, $0) }
        }
        return status == 0 ? Int(usage.ri_phys_footprint) : nil
        #else
        return nil
        #endif
    }

    /// Ends the process once it has worked for so many seconds from now, give or take one: what
    /// counts is the time of the processor, so that a busy machine takes nothing away.
    package static func limitWork(_ seconds: Int) {
        var used = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_SELF, &used)
        #else
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &used)
        #endif
        limit(RLIMIT_CPU, to: used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + seconds, isFinal: false)
    }

    /// - Parameter isFinal: whether it cannot be raised again.
    private static func limit(_ resource: Resource, to amount: Int, isFinal: Bool = true) {
        var limits = rlimit()
        #if canImport(Darwin)
        let number = resource
        #else
        let number = __rlimit_resource_t(resource.rawValue)
        #endif
        guard getrlimit(number, &limits) == 0 else { return }
        limits.rlim_cur = min(rlim_t(amount), limits.rlim_max)
        if isFinal { limits.rlim_max = limits.rlim_cur }
        setrlimit(number, &limits)
    }

    #if canImport(Darwin)
    private typealias Resource = Int32
    #else
    private typealias Resource = __rlimit_resource
    #endif

    /// Exit status of a process whose thread ran out of stack, and out of memory.
    fileprivate static let (stackStatus, memoryStatus): (Int32, Int32) = (97, 98)

    /// Tells the end of this thread's stack from the end of all memory, which is the same signal.
    ///
    /// - Parameter size: bytes of the stack, of which little is used yet.
    package static func tellStackFromMemory(stack size: Int) {
        var here: UInt8 = 0
        stackEnd = withUnsafePointer(to: &here) { Int(bitPattern: $0) } - size
        // Room for the handler, as there is none on the stack.
        let room = 64 << 10
        var other = stack_t()
        other.ss_sp = .allocate(byteCount: room, alignment: 16)
        other.ss_size = room
        sigaltstack(&other, nil)
        var action = sigaction()
        action.sa_flags = SA_SIGINFO | Int32(SA_ONSTACK)
        let handler: @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = { _, info, _ in
            #if canImport(Darwin)
            let place = Int(bitPattern: info?.pointee.si_addr)
            #else
            let place = Int(bitPattern: info?.pointee._sifields._sigfault.si_addr)
            #endif
            let isOfStack = abs(place - OperatingSystem.stackEnd) < 1 << 20
            _exit(isOfStack ? OperatingSystem.stackStatus : OperatingSystem.memoryStatus)
        }
        #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = handler
        #else
        action.__sigaction_handler.sa_sigaction = handler
        #endif
        sigaction(SIGSEGV, &action, nil)
        sigaction(SIGBUS, &action, nil)
    }

    /// Written once, before anything can fail.
    nonisolated(unsafe) private static var stackEnd = 0
}
