/// A value that another thread computes.
package struct Background<Value: Sendable>: Sendable {
    private let result = Shared<Value?>(nil)

    /// Starts the computation.
    ///
    /// - Parameter stackSize: the stack size of the thread in bytes.
    package init(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Value) {
        Parallel.start(stackSize: stackSize) { [result] in
            let value = body()
            result.withLock { $0 = value }
            result.wake()
        }
    }

    /// The value. If it is not computed yet, the caller waits.
    package var value: Value { result.whenReady { $0 } }
}
