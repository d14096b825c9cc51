import Foundation

/// Runs work on a thread that has stack enough for a recursive parser,
/// whatever thread asks for it.
public enum DeepStack {
    /// Runs work and waits for its result; on this thread where its stack is large enough.
    public static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        if Thread.current.stackSize >= SwiftReader.stackSize { return work() }
        let answer = Answer<Result>()
        let thread = Thread { answer.give(work()) }
        thread.stackSize = SwiftReader.stackSize
        thread.start()
        return answer.take()
    }

    /// What one thread gives and another waits for.
    private final class Answer<Result: Sendable>: @unchecked Sendable {
        private let given = DispatchSemaphore(value: 0)
        private var result: Result?

        func give(_ result: Result) {
            self.result = result
            given.signal()
        }

        func take() -> Result {
            given.wait()
            // It is there: the semaphore was signalled after it was set.
            return result!
        }
    }
}
