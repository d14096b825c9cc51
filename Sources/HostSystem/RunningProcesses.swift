import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The running child processes of this process. They are killed when this process exits, or when SIGINT, SIGTERM or
/// SIGHUP ends it.
package enum RunningProcesses {
    private static let mostProcesses = 256
    /// A lock, so that only one thread at a time changes the ids.
    private static let turn = Shared(())
    /// The ids of the processes; 0 for an unused entry. A signal handler reads the ids, and it cannot acquire a lock.
    nonisolated(unsafe) private static let ids: UnsafeMutablePointer<pid_t> = {
        let ids = UnsafeMutablePointer<pid_t>.allocate(capacity: mostProcesses)
        ids.initialize(repeating: 0, count: mostProcesses)
        atexit { RunningProcesses.endAll() }
        for number in [SIGINT, SIGTERM, SIGHUP] { endAll(on: number) }
        return ids
    }()

    static func add(_ process: pid_t) {
        turn.withLock { _ in
            if let free = (0..<mostProcesses).first(where: { ids[$0] == 0 }) { ids[free] = process }
        }
    }

    /// Removes a process after it ended. The system may soon use its id for another process.
    static func remove(_ process: pid_t) {
        turn.withLock { _ in
            for place in 0..<mostProcesses where ids[place] == process { ids[place] = 0 }
        }
    }

    /// Kills all processes.
    package static func endAll() {
        for place in 0..<mostProcesses where ids[place] > 0 { kill(ids[place], SIGKILL) }
    }

    /// Kills the processes when a signal ends this process. If this process ignored the signal from its start, it
    /// continues to ignore the signal.
    private static func endAll(on number: Int32) {
        let former = signal(number) { number in
            RunningProcesses.endAll()
            signal(number, SIG_DFL)
            raise(number)
        }
        if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
}
