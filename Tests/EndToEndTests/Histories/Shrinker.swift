/// Removes items from a list while a condition remains true, so that only the necessary items remain (delta debugging,
/// by Zeller and Hildebrandt).
struct Shrinker {
    /// The number of times that the condition may still be tested.
    var trials: Int

    /// Returns as few items as possible that still satisfy the condition. All items together must satisfy it.
    mutating func shrunk<Item>(_ items: [Item], while holds: ([Item]) throws -> Bool) rethrows -> [Item] {
        var items = items
        var size = max(1, items.count / 2)
        while !items.isEmpty {
            var isShorter = false
            var start = 0
            while start < items.count, trials > 0 {
                trials -= 1
                let fewer = Array(items[..<start] + items[min(items.count, start + size)...])
                if try holds(fewer) {
                    items = fewer
                    isShorter = true
                } else {
                    start += size
                }
            }
            if trials == 0 || (size == 1 && !isShorter) { break }
            if !isShorter || size > items.count { size = max(1, size / 2) }
        }
        return items
    }
}
