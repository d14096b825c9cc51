import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The processes that work for this one. They end with it, in whichever way it ends.
package enum RunningProcesses {
    private static let mostProcesses = 256
    /// Only one thread at a time changes the ids.
    private static let turn = Shared(())
    /// Their ids, with zeros between. A signal handler reads them, which can take no lock.
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

    /// A process whose end was waited for: its id may soon be that of another.
    static func remove(_ process: pid_t) {
        turn.withLock { _ in
            for place in 0..<mostProcesses where ids[place] == process { ids[place] = 0 }
        }
    }

    /// Ends all of them at once.
    package static func endAll() {
        for place in 0..<mostProcesses where ids[place] > 0 { kill(ids[place], SIGKILL) }
    }

    /// Ends them when a signal ends this process, unless whoever started it wants the signal ignored.
    private static func endAll(on number: Int32) {
        let former = signal(number) { number in
            RunningProcesses.endAll()
            signal(number, SIG_DFL)
            raise(number)
        }
        if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
    }
}
