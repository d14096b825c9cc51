import Foundation

/// A value that several threads use, one at a time, and whose changes they can wait for.
///
/// Only what happens inside the closures of its methods is protected: let no reference leave them that others can change.
package final class Shared<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    // Guarded by the condition.
    private var value: Value

    /// Threads share the value from now on. Whoever made it does not use it any more.
    package init(_ value: sending Value) { self.value = value }

    /// Uses the value while no other thread does.
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        condition.lock()
        defer { condition.unlock() }
        return try body(&value)
    }

    /// Uses the value as soon as the closure has a result. Until then it is asked again after each ``wake()``.
    package func whenReady<Result>(_ body: (inout Value) -> Result?) -> Result {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&value) { return result }
            condition.wait()
        }
    }

    /// Has the threads that wait look at the value again.
    ///
    /// It costs a system call if a thread waits, so wake only if the value has something for one of them.
    package func wake() { condition.broadcast() }
}
