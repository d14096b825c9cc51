import HostSystem

/// What several threads may use together.
struct Budget: Sendable {
    private let rest: Shared<Int64>

    init(_ amount: Int64) { rest = Shared(amount) }

    /// Takes some of it.
    ///
    /// - Returns: whether there was enough left. After the first time that there was not, nobody gets any.
    func takes(_ amount: Int) -> Bool {
        rest.withLock {
            if $0 >= 0 { $0 -= Int64(amount) }
            return $0 >= 0
        }
    }

    /// Whether somebody wanted more than was left.
    var isSpent: Bool { rest.withLock { $0 < 0 } }
}
