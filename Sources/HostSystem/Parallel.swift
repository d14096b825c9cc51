import Foundation

/// Work on all cores whose results keep their order.
package enum Parallel {
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let results = Results<Result>(items.count)
        DispatchQueue.concurrentPerform(iterations: items.count) { place in
            let result = body(items[place])
            results.set(place, result)
        }
        return results.all
    }

    private final class Results<Result>: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Result?]

        init(_ count: Int) { results = Array(repeating: nil, count: count) }

        func set(_ place: Int, _ result: Result) { lock.withLock { results[place] = result } }

        var all: [Result] { lock.withLock { results.compactMap { $0 } } }
    }
}
