import HostSystem

/// A request that waits for its answer, or that a worker answers.
package final class RunningRequest: Sendable {
    /// The request.
    package let request: Request
    /// Is requested if the client cancels the request, or if the time limit is exceeded. Long work must check it.
    package let interruption = Interruption()
    /// One call may exceed the time limit by this number of seconds before the worker is replaced.
    private static let grace = 2.0

    private let isAnswered = Shared(false)
    private let isGivenUp = Shared(false)
    private let giveUp: @Sendable (RunningRequest, Double) -> Void

    /// Creates a request that waits for its answer.
    ///
    /// - Parameter giveUp: is called if the work does not stop after the time limit, with the limit in seconds.
    package init(_ request: Request, giveUp: @escaping @Sendable (RunningRequest, Double) -> Void = { _, _ in }) {
        (self.request, self.giveUp) = (request, giveUp)
    }

    /// Runs the work on an answer with a time limit.
    ///
    /// At the limit, the interruption is requested. If the work does not stop soon after, the client gets an error, and
    /// another thread answers the next requests.
    ///
    /// - Parameter seconds: the time limit.
    package func limited<Result>(seconds: Double, _ body: () throws -> Result) rethrows -> Result {
        let alarms = [
            Alarm(after: seconds) { [interruption] in interruption.request() },
            Alarm(after: seconds + Self.grace) { [self] in
                isGivenUp.withLock { $0 = true }
                giveUp(self, seconds)
            },
        ]
        defer { for alarm in alarms { alarm.turnOff() } }
        return try body()
    }

    /// Whether another worker has replaced the worker of this request.
    var hasReplacement: Bool { isGivenUp.withLock { $0 } }

    /// Runs a closure if the request has no answer yet. Later calls do nothing, so a request gets at most one answer.
    func answerOnce(_ body: () -> Void) {
        let isFirst = isAnswered.withLock { answered in
            defer { answered = true }
            return !answered
        }
        if isFirst { body() }
    }
}
