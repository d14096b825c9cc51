import Foundation

/// A value that several threads use, one thread at a time. A thread can wait until the value changes.
///
/// Only the code in the closures is protected. The closures must not return references that other threads can change.
package final class Shared<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    // The condition protects this value.
    private var value: Value

    /// Shares the value between threads. The caller must not use the value directly afterwards.
    package init(_ value: sending Value) { self.value = value }

    /// Uses the value while no other thread uses it.
    package func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
        -> Result
    {
        condition.lock()
        defer { condition.unlock() }
        return try body(&value)
    }

    /// Waits until the closure returns a result for the value. The closure runs immediately, and again after each
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
    /// If a thread waits, this method makes a system call. Call it only if the closure of a waiting thread might now
    /// return a result.
    package func wake() { condition.broadcast() }
}
