import Foundation

/// Runs a closure after a time, even if the rest of the process is waiting.
package final class Alarm: Sendable {
    private let isOff = Shared(false)

    /// Sets an alarm.
    ///
    /// - Parameter ring: runs on a thread of its own, and at most once.
    package init(after seconds: Double, _ ring: @escaping @Sendable () -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [isOff] in
            isOff.withLock { if !$0 { ring() } }
        }
    }

    /// Turns the alarm off. After this returns, the closure has finished or never runs.
    package func turnOff() { isOff.withLock { $0 = true } }
}
