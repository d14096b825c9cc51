import HostSystem

/// A number of bytes that several threads may use in total.
struct Budget: Sendable {
    private let rest: Shared<Int64>

    init(_ amount: Int64) { rest = Shared(amount) }

    /// Subtracts a number from the remaining amount.
    ///
    /// - Returns: whether enough was left. After a call has returned false, all later calls return false.
    func takes(_ amount: Int) -> Bool {
        rest.withLock {
            if $0 >= 0 { $0 -= Int64(amount) }
            return $0 >= 0
        }
    }

    /// Whether a call requested more than the remaining amount.
    var isSpent: Bool { rest.withLock { $0 < 0 } }
}
