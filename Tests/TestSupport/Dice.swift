/// A random number generator (SplitMix64, published by Steele, Lea and Flood in 2014). For the same seed, it returns
/// the same numbers on every system and in every version of Swift.
public struct Dice {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, the bound. The bound must be greater than 0.
    public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// Returns true with a probability of `percent` percent.
    public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

    /// Returns one of the items. The list must not be empty.
    public mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }

    /// Returns one of the items. The probability of an item is proportional to its weight. The sum of the weights must
    /// be greater than 0.
    public mutating func pick<Item>(weighted items: [(Int, Item)]) -> Item {
        var rest = below(items.reduce(0) { $0 + $1.0 })
        for (weight, item) in items {
            rest -= weight
            if rest < 0 { return item }
        }
        return items[items.count - 1].1
    }

    /// Returns some of the items, in their original order. Each item is included with a probability of `percent`
    /// percent.
    public mutating func some<Item>(_ items: [Item], percent: Int) -> [Item] { items.filter { _ in chance(percent) } }
}
