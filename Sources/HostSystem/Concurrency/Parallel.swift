import Foundation

/// Runs work on several threads.
package enum Parallel {
    /// Runs a closure for all items, on all cores. The results are in the order of the items.
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let results = Shared([Result?](repeating: nil, count: items.count))
        perform(items.count) { place in
            let result = body(items[place])
            results.withLock { $0[place] = result }
        }
        return results.withLock { $0.compactMap { $0 } }
    }

    /// Runs a closure for each number from 0 to `count - 1`, on all cores, and waits until all calls have returned.
    package static func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }

    /// Starts separate threads for work that waits or needs a deep stack. The caller does not wait for the threads.
    ///
    /// - Parameter stackSize: the stack size in bytes. Only the used part of a stack occupies memory.
    package static func start(threads: Int = 1, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
        for _ in 0..<threads {
            let thread = Thread(block: body)
            if let stackSize { thread.stackSize = stackSize }
            thread.start()
        }
    }
}
