// This file starts child processes and communicates with them through pipes.

import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A process whose standard streams are pipes to this process. It does not inherit other files of this process.
package final class ChildProcess {
    /// The reason why a process ended.
    package enum Ending: Error, Equatable {
        /// It exited with a status.
        case exited(Int32)
        /// It exceeded its time limit, or produced no output for too long.
        case time
        /// It produced more output than allowed.
        case output
        case memory
        case stack
        /// Another signal ended it.
        case signal(Int32)
    }

    private let process: pid_t
    private var input: Int32?
    private let output: Int32
    private let errors: Int32?
    private let mostMemory: Int
    private var ending: Ending?
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var unread = 0..<0

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - environment: all variables of the process, as `NAME=value`.
    ///   - keepsErrors: whether ``exchange(_:patience:_:)`` returns the output on standard error.
    ///   - mostMemory: the memory limit in bytes. If the system cannot enforce it, the parent process enforces it (see
    ///     ``OperatingSystem/limitMemory(_:)``).
    ///   - mostData: the memory limit in bytes. Only the system enforces it, and only if it can limit another process.
    /// - Throws: ``SystemError`` with a message.
    package init(
        _ path: String, _ arguments: [String], environment: [String], keepsErrors: Bool = false, mostMemory: Int = .max,
        mostData: Int? = nil
    ) throws(SystemError) {
        // The exit status shows why a process failed, so the messages of the runtime are not needed.
        let request = ProcessStart.Request(
            path, arguments, environment: environment, errors: keepsErrors ? .pipe : .nothing)
        let started = try ProcessStart.start(request)
        guard let output = started.output else { throw SystemError("the process has no output") }
        (process, input, self.output, errors, self.mostMemory) = (
            started.process, started.input, output, started.errors, mostMemory
        )
        RunningProcesses.add(process)
        if let mostData { OperatingSystem.limitData(of: process, to: mostData) }
    }

    /// Kills the process, because it may otherwise wait forever for another request.
    deinit {
        guard ending == nil else { return }
        kill(process, SIGKILL)
        _ = end()
    }

    // MARK: Communication

    /// Writes all bytes.
    ///
    /// - Parameter patience: the number of seconds within which the process must accept more bytes.
    package func write(_ bytes: [UInt8], patience: Int) throws(Ending) {
        var written = 0
        while written < bytes.count {
            guard let input else { throw end() }
            try wait(for: input, Int16(POLLOUT), patience)
            let count = bytes.withUnsafeBytes { rest -> Int in
                let start = rest.baseAddress! + written
                return systemWrite(input, start, rest.count - written)
            }
            if count > 0 { written += count }
            // The process closed its input, usually because it ended. Its exit status shows the reason.
            if count < 0, errno != EINTR, errno != EAGAIN { throw end() }
        }
    }

    /// Reads a number of bytes.
    ///
    /// - Parameter patience: seconds within which the process must produce output.
    package func read(_ count: Int, patience: Int) throws(Ending) -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let part = buffer[unread].prefix(count - bytes.count)
            bytes += part
            unread = (unread.lowerBound + part.count)..<unread.upperBound
            if bytes.count == count { return bytes }
            try wait(for: output, Int16(POLLIN), patience)
            let got = buffer.withUnsafeMutableBytes { buffer -> Int in
                return systemRead(output, buffer.baseAddress, buffer.count)
            }
            if got == 0 || (got < 0 && errno != EINTR) { throw end() }
            unread = 0..<max(0, got)
        }
    }

    /// Reads up to the end of a line. The result does not contain the line feed.
    ///
    /// - Parameter patience: seconds within which the process must produce output.
    package func readLine(patience: Int) throws(Ending) -> [UInt8] {
        var line: [UInt8] = []
        while true {
            let byte = try read(1, patience: patience)[0]
            if byte == UInt8(ascii: "\n") { return line }
            line.append(byte)
            let part = buffer[unread]
            let rest = part.prefix { $0 != UInt8(ascii: "\n") }
            line += rest
            unread = (unread.lowerBound + rest.count)..<unread.upperBound
        }
    }

    /// Writes the input, passes the output to a closure as it arrives, and waits until the process ends.
    ///
    /// - Parameters:
    ///   - patience: the time limit in seconds. If it is exceeded, the process is killed with ``Ending/time``.
    ///   - most: the maximum size of the output in bytes. If it is exceeded, the process is killed with
    ///     ``Ending/output``.
    /// - Returns: how the process ended, and the beginning of its output on standard error.
    package func exchange(_ bytes: [UInt8] = [], patience: Double, most: Int = .max, _ take: ([UInt8]) -> Void) -> (
        ending: Ending, errors: [UInt8]
    ) {
        let mostErrors = 1 << 16
        let deadline = DispatchTime.now() + patience
        var rest = bytes[...]
        var said: [UInt8] = []
        var count = 0
        var open: [Int32?] = [output, errors]
        if rest.isEmpty { closeInput() }
        while open.contains(where: { $0 != nil }) {
            var states = open.map { pollfd(fd: $0 ?? -1, events: Int16(POLLIN), revents: 0) }
            states.append(pollfd(fd: input ?? -1, events: Int16(POLLOUT), revents: 0))
            let ready = poll(&states, nfds_t(states.count), Self.milliseconds(until: deadline))
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else {
                end(as: .time)
                return (.time, said)
            }
            for place in open.indices where states[place].revents != 0 {
                let more = (try? Pipes.next(from: states[place].fd)) ?? []
                if place == 0 { count += more.count }
                guard count <= most else {
                    end(as: .output)
                    return (.output, said)
                }
                if more.isEmpty {
                    open[place] = nil
                } else if place == 0 {
                    take(more)
                } else {
                    said += more.prefix(mostErrors - said.count)
                }
            }
            if states[2].revents != 0 { writeSome(&rest) }
        }
        return (awaitEnd(until: deadline), said)
    }

    private static func milliseconds(until deadline: DispatchTime) -> Int32 {
        let (now, end) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        return end > now ? Int32(clamping: (end - now) / 1_000_000 + 1) : 0
    }

    /// Writes as much as the pipe accepts. If the process stops reading, its exit status shows the reason.
    private func writeSome(_ rest: inout ArraySlice<UInt8>) {
        guard let input else { return }
        let count = rest.withUnsafeBytes { rest -> Int in
            return systemWrite(input, rest.baseAddress, rest.count)
        }
        if count > 0 { rest = rest.dropFirst(count) }
        if rest.isEmpty || (count < 0 && errno != EINTR && errno != EAGAIN) { closeInput() }
    }

    private func closeInput() {
        if let input { close(input) }
        input = nil
    }

    /// Waits for the end of a process that has closed its pipes. The process normally ends soon. After the deadline, it
    /// is killed.
    private func awaitEnd(until deadline: DispatchTime) -> Ending {
        var pause: UInt32 = 100
        while DispatchTime.now() < deadline {
            var status: Int32 = 0
            let found = waitpid(process, &status, WNOHANG)
            if found == process {
                RunningProcesses.remove(process)
                closePipes()
                return note(Self.ending(status))
            }
            if found < 0, errno != EINTR { break }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
        end(as: .time)
        return .time
    }

    /// Waits until a pipe is ready, and checks it ten times per second. If this process is suspended meanwhile, for
    /// example as a stopped job in a shell, the pause counts as one check.
    ///
    /// - Throws: ``Ending`` if the pipe is not ready in time, or if the process uses too much memory.
    private func wait(for pipe: Int32, _ events: Int16, _ patience: Int) throws(Ending) {
        let looksPerSecond = 10
        for _ in 0..<patience * looksPerSecond {
            let over = DispatchTime.now() + .milliseconds(1000 / looksPerSecond)
            // If a signal interrupts a check, the check continues.
            while true {
                let rest = Int(over.uptimeNanoseconds) - Int(DispatchTime.now().uptimeNanoseconds)
                var state = pollfd(fd: pipe, events: events, revents: 0)
                let ready = poll(&state, 1, Int32(max(0, rest / 1_000_000)))
                if ready > 0 { return }
                if ready == 0 || errno != EINTR { break }
            }
            if mostMemory < .max, let used = OperatingSystem.memory(of: process), used > mostMemory {
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

    /// Closes the pipes and waits until the process ends. When its pipes are closed, a process normally ends without a
    /// signal.
    private func end() -> Ending {
        if let ending { return ending }
        closePipes()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        RunningProcesses.remove(process)
        return note(Self.ending(status))
    }

    private func closePipes() {
        closeInput()
        close(output)
        if let errors { close(errors) }
    }

    /// Records how the process ended.
    private func note(_ found: Ending) -> Ending {
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
        // If a program runs out of memory, the runtime aborts it. If the system runs out of memory, it kills the
        // largest process.
        case SIGABRT, SIGKILL: .memory
        case let signal: .signal(signal)
        }
    }
}

/// A process, such as a pager, that the user controls in the terminal while this process writes to its input. The
/// process inherits the terminal.
package final class InteractiveProcess {
    private let input: Int32
    private let process: pid_t

    /// Starts a process.
    ///
    /// - Throws: ``SystemError`` with a message.
    package init(_ path: String, _ arguments: [String], environment: [String]) throws(SystemError) {
        let request = ProcessStart.Request(
            path, arguments, environment: environment, output: .inherited, errors: .inherited)
        let started = try ProcessStart.start(request)
        guard let input = started.input else { throw SystemError("the process has no input") }
        _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) & ~O_NONBLOCK)
        (self.input, process) = (input, started.process)
    }

    /// Redirects the standard output of this process to the process.
    package func takeOutput() { dup2(input, 1) }

    /// Closes the input of the process and the standard output of this process. Then waits until the process ends.
    package func finish() {
        close(1)
        close(input)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
    }
}
