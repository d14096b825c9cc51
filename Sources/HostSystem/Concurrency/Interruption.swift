/// A request to stop the work on an answer. Another thread makes the request; the work checks for it from time to time.
package final class Interruption: Sendable {
    private let flag = Shared(false)

    /// Creates an interruption that is not requested yet.
    package init() {}

    /// Requests that the work stops.
    package func request() { flag.withLock { $0 = true } }

    /// Whether the work should stop.
    package var isRequested: Bool { flag.withLock { $0 } }
}
