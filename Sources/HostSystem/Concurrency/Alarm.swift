import Foundation

/// Runs a closure after a number of seconds, even if all other threads are waiting.
package final class Alarm: Sendable {
    private let isOff = Shared(false)

    /// Sets an alarm.
    ///
    /// - Parameter ring: the closure. It runs on another thread, at most once.
    package init(after seconds: Double, _ ring: @escaping @Sendable () -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [isOff] in
            isOff.withLock { if !$0 { ring() } }
        }
    }

    /// Turns off the alarm. When this method returns, the closure has already finished or will never run.
    package func turnOff() { isOff.withLock { $0 = true } }
}
