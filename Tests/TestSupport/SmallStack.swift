import HostSystem

/// Runs a closure on a thread with the stack size of a worker on macOS. A deep recursion would crash the process there.
public func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    Background(stackSize: 512 << 10, body).value
}
