import Foundation

/// A value that several threads use, one at a time. Threads can wait for its changes.
///
/// Only the closures of its methods are protected. They must not return references that other threads can change.
package final class Shared<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    // Guarded by the condition.
    private var value: Value

    /// Shares the value between threads. The creator must not use it directly afterwards.
    package init(_ value: sending Value) { self.value = value }

    /// Uses the value while no other thread uses it.
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        condition.lock()
        defer { condition.unlock() }
        return try body(&value)
    }

    /// Waits until the closure returns a result for the value. The closure runs at once, and again after each
    /// ``wake()``.
    package func whenReady<Result>(_ body: (inout Value) -> Result?) -> Result {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = body(&value) { return result }
            condition.wait()
        }
    }

    /// Makes the waiting threads check the value again.
    ///
    /// If a thread waits, this costs a system call. Call it only if a waiting thread may now have a result.
    package func wake() { condition.broadcast() }
}
