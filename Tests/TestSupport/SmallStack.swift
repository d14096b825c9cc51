import HostSystem

/// Runs on a thread with the stack of a worker on macOS, where a deep recursion would end the process.
public func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    Background(stackSize: 512 << 10, body).value
}
