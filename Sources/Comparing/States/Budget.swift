import HostSystem

/// An amount that several threads share.
struct Budget: Sendable {
    private let rest: Shared<Int64>

    init(_ amount: Int64) { rest = Shared(amount) }

    /// Takes a part of the amount.
    ///
    /// - Returns: whether enough was left. After the first false, all later calls return false.
    func takes(_ amount: Int) -> Bool {
        rest.withLock {
            if $0 >= 0 { $0 -= Int64(amount) }
            return $0 >= 0
        }
    }

    /// Whether a call asked for more than was left.
    var isSpent: Bool { rest.withLock { $0 < 0 } }
}
