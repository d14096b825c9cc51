import Foundation

/// Runs work on a thread with a large enough stack for a recursive parser.
public enum DeepStack {
    /// Runs work and waits for its result. If the stack of the current thread is large enough, the work runs on it.
    public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        if Thread.current.stackSize >= SwiftReader.stackSize { return work() }
        let answer = Answer<Result>()
        let thread = Thread { answer.give(work()) }
        thread.stackSize = SwiftReader.stackSize
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
