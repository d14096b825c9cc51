import Foundation

/// Work on several threads.
package enum Parallel {
    /// Works on all items, on all cores, and keeps the order of the results.
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

    /// Does something for each number from 0, on at most all cores, and waits for the last.
    package static func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.concurrentPerform(iterations: count, execute: body)
    }

    /// Starts threads of their own for work that waits or needs a deep stack. Nobody waits for their end.
    ///
    /// - Parameter stackSize: bytes. Only what is touched of a stack becomes memory.
    package static func start(threads: Int = 1, stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
        for _ in 0..<threads {
            let thread = Thread(block: body)
            if let stackSize { thread.stackSize = stackSize }
            thread.start()
        }
    }
}
