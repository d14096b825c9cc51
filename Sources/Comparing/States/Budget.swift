import Foundation

/// What several threads may use together.
final class Budget: @unchecked Sendable {
    private let lock = NSLock()
    private var rest: Int64

    init(_ amount: Int64) { rest = amount }

    /// Takes some of it.
    ///
    /// - Returns: whether there was enough left. After the first time that there was not, nobody gets any.
    func takes(_ amount: Int) -> Bool {
        lock.withLock {
            if rest >= 0 { rest -= Int64(amount) }
            return rest >= 0
        }
    }

    /// Whether somebody wanted more than was left.
    var isSpent: Bool { lock.withLock { rest < 0 } }
}
