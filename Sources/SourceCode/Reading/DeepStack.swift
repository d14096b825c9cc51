import Foundation

/// Runs work on a thread with a large enough stack for a recursive parser.
public enum DeepStack {
    /// The size of the stack in bytes. The Swift parser needs it for the deepest permitted nesting.
    public static let size = 64 << 20

    /// Runs work and waits for its result. If the stack of the current thread is large enough, the work runs on it.
    public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        if Thread.current.stackSize >= size { return work() }
        let answer = Answer<Result>()
        let thread = Thread { answer.give(work()) }
        thread.stackSize = size
        thread.start()
        return answer.take()
    }

    /// The result that one thread passes to a waiting thread.
    private final class Answer<Result: Sendable>: @unchecked Sendable {
        private let given = DispatchSemaphore(value: 0)
        private var result: Result?

        func give(_ result: Result) {
            self.result = result
            given.signal()
        }

        func take() -> Result {
            given.wait()
            // The result is set here, because `give(_:)` sets it before it signals the semaphore.
            return result!
        }
    }
}
