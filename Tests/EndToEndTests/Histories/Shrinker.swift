/// Makes lists shorter as long as a condition holds: what is left is needed
/// (delta debugging, after Zeller and Hildebrandt).
struct Shrinker {
    /// How many times the condition may still be tried.
    var trials: Int

    /// A part of the items that meets the condition, as all of them do.
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
