import HostSystem

/// Runs a closure on a thread with the stack size of a worker on macOS, and returns its result. If the closure recurses
/// too deeply, the process crashes.
public func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    Background(stackSize: 512 << 10, body).value
}
