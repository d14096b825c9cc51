import Foundation
import TestSupport
import Testing

import HostSystem
import Store

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tests system calls that a signal interrupts while they wait.
@Suite("Signals during a wait", .serialized)
struct InterruptTests {
    nonisolated(unsafe) private static var signals = 0

    /// Runs a closure on a thread that receives a signal every millisecond. The system does not restart a call that the
    /// signal interrupts.
    private func interrupted<Value: Sendable>(_ body: @escaping @Sendable () -> Value) throws -> Value {
        var action = sigaction()
        let count: @convention(c) (Int32) -> Void = { _ in InterruptTests.signals += 1 }
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = count
        #else
            action.__sigaction_handler.sa_handler = count
        #endif
        try #require(sigaction(SIGUSR2, &action, nil) == 0)
        let before = Self.signals
        let box = Box<Value>()
        let (begun, done, mayEnd) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let thread = Thread {
            // The process that runs the tests may block signals. A new thread inherits this setting.
            var mine = sigset_t()
            sigemptyset(&mine)
            sigaddset(&mine, SIGUSR2)
            pthread_sigmask(SIG_UNBLOCK, &mine, nil)
            box.thread = pthread_self()
            begun.signal()
            box.value = body()
            done.signal()
            mayEnd.wait()
        }
        thread.start()
        begun.wait()
        while done.wait(timeout: .now() + .milliseconds(1)) == .timedOut {
            if let thread = box.thread { pthread_kill(thread, SIGUSR2) }
        }
        mayEnd.signal()
        #expect(Self.signals > before + 10)
        return try #require(box.value)
    }

    private final class Box<Value>: @unchecked Sendable {
        var thread: pthread_t?
        var value: Value?
    }

    private func shell(_ script: String) throws -> ChildProcess {
        try ChildProcess("/bin/sh", ["-c", script], environment: ["PATH=/bin:/usr/bin"], mostMemory: 1 << 30)
    }

    @Test func `late output of a child process is read completely`() throws {
        let bytes = try interrupted { [self] in
            try? shell("sleep 0.3; printf hel; sleep 0.1; printf lo").read(5, patience: 10)
        }
        #expect(bytes == Array("hello".utf8))
    }

    @Test func `input that a child process reads late is written completely`() throws {
        let size = 1 << 20
        let count =
            try interrupted { [self] in
                guard let other = try? shell("sleep 0.3; head -c \(size) | wc -c | tr -dc 0-9; echo"),
                    (try? other.write([UInt8](repeating: 1, count: size), patience: 10)) != nil
                else { return nil }
                return try? other.read(8, patience: 30)
            } as [UInt8]?
        #expect(count == Array("1048576\n".utf8))
    }

    @Test func `the parent waits for the exit status of a child process`() throws {
        let ending = try interrupted { [self] () -> ChildProcess.Ending? in
            do throws(ChildProcess.Ending) {
                _ = try (try? shell("exec >&-; sleep 0.3; exit 7"))?.read(1, patience: 30)
            } catch { return error }
            return nil
        }
        #expect(ending == .exited(7))
    }

    @Test func `SIGXCPU ends a child process, even if its parent blocks signals`() throws {
        let box = Box<ChildProcess.Ending>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread { [self] in
            var all = sigset_t()
            sigfillset(&all)
            pthread_sigmask(SIG_SETMASK, &all, nil)
            do throws(ChildProcess.Ending) {
                _ = try (try? shell("kill -XCPU $$; printf on"))?.read(2, patience: 30)
            } catch { box.value = error }
            done.signal()
        }
        thread.start()
        done.wait()
        #expect(box.value == .time)
    }

    @Test func `pipes are read and written until the end`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        let (input, output, size) = (ends[0], ends[1], 1 << 20)
        defer { for end in ends { close(end) } }
        // The writer is slow, so the reader must wait. Each part exceeds the buffer of the pipe, so the writer must
        // also wait.
        let writer = Thread {
            for part in 0..<8 {
                usleep(30_000)
                _ = Pipes.write([UInt8](repeating: UInt8(part), count: size / 8), to: output)
            }
        }
        writer.start()
        let read = try interrupted { Pipes.read(size, from: input) }
        #expect(read?.count == size && read?.last == 7)

        let reader = Thread {
            var rest = size
            while rest > 0 {
                usleep(30_000)
                rest -= Pipes.read(min(rest, size / 8), from: input)?.count ?? rest
            }
        }
        reader.start()
        #expect(try interrupted { Pipes.write([UInt8](repeating: 1, count: size), to: output) })
    }

    @Test(.disabled(if: Tool.isSanitized, "signals come late"))
    func `a run waits for the lock of an index while another run holds it`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/index.sqlite"
        var held = try ReplacementFile(of: path, waits: false)
        #expect(held != nil)
        #expect(try ReplacementFile(of: path, waits: false) == nil)
        let box = Box<ReplacementFile>()
        box.value = held
        held = nil
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { box.value = nil }
        #expect(try interrupted { (try? ReplacementFile(of: path, waits: true)) != nil })
    }
}
