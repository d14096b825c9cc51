import Foundation
import HostSystem

/// Shows the progress of the process on one line of standard error. Each update overwrites the line.
package enum ProgressLine {
    /// The line appears only if the work takes longer than this time. In nanoseconds.
    private static let delay: Int64 = 500_000_000
    /// The time between two updates of the line, in nanoseconds.
    private static let interval: Int64 = 50_000_000

    private struct State {
        /// The time of the first call of ``show(_:_:_:)``; 0 before this call.
        var first: Int64 = 0
        /// The time of the last update.
        var last: Int64 = 0
        var isShown = false
    }

    private static let state = Shared(State())

    /// Shows the progress. This function is the observer of ``Activity``. It does not update the line on every call.
    @Sendable package static func show(_ kind: Activity.Kind, _ done: Int, _ total: Int) {
        let now = OperatingSystem.now()
        state.withLock { state in
            if state.first == 0 { state.first = now }
            guard now - state.first >= delay, now - state.last >= interval else { return }
            (state.last, state.isShown) = (now, true)
            write("\r\u{1B}[2K\(kind.rawValue): \(done) of \(total)")
        }
    }

    /// Clears the line. Every ``Output`` calls this function before it writes.
    package static func clear() {
        state.withLock { state in
            guard state.isShown else { return }
            state.isShown = false
            write("\r\u{1B}[2K")
        }
    }

    private static func write(_ text: String) {
        // If standard error is closed, the progress cannot be shown, and the error is ignored.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
