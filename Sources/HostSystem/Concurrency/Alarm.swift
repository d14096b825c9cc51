import Foundation

/// Does something when a time is over, whatever the rest of the process waits
/// for by then.
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

    /// Turns it off. When this returns it has rung, or never will.
    package func turnOff() { isOff.withLock { $0 = true } }
}
