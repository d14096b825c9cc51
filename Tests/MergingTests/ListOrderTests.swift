import TestSupport
import Testing

import Merging

@Suite("The order of a list")
struct ListOrderTests {
    /// Returns whether each pair of elements has the correct order in the merged list.
    private func hasBoth(_ before: [Int], _ ours: [Int], _ theirs: [Int], _ merged: [Int]) -> Bool {
        func isFirst(_ one: Int, _ two: Int, in list: [Int]) -> Bool {
            (list.firstIndex(of: one) ?? 0) < (list.firstIndex(of: two) ?? 0)
        }
        for (place, one) in ours.enumerated() {
            for two in ours[(place + 1)...] {
                let (inTheirs, inMerged) = (isFirst(one, two, in: theirs), isFirst(one, two, in: merged))
                if before.contains(one), before.contains(two) {
                    // If one side changed the order of two elements, the result has the order of this side.
                    if inMerged != (isFirst(one, two, in: before) ? inTheirs : true) { return false }
                } else if !inTheirs || !inMerged {
                    return false
                }
            }
        }
        return true
    }

    @Test func `the fast check of a merged order agrees with a comparison of all pairs`() {
        var dice = Dice(seed: 11)
        var found: [Bool: Int] = [:]
        func moved(_ list: [Int]) -> [Int] {
            var list = list
            for _ in 0..<dice.below(3) {
                list.insert(list.remove(at: dice.below(list.count)), at: dice.below(list.count + 1))
            }
            return list
        }
        for _ in 0..<20_000 {
            let start = moved(moved(Array(0..<(1 + dice.below(6)))))
            let before = start.filter { _ in dice.chance(80) }
            let (ours, theirs) = (moved(start), moved(start))
            let merged = moved(dice.chance(50) ? ours : theirs)
            let expected = hasBoth(before, ours, theirs, merged)
            found[expected, default: 0] += 1
            #expect(
                ListOrder.hasBoth(before, ours, theirs, merged) == expected, "\(before) \(ours) \(theirs) \(merged)")
        }
        #expect(found[true] ?? 0 > 1000 && found[false] ?? 0 > 1000)
    }

    @Test func `the merge of a very long list has the moves of both sides`() throws {
        func nib(_ order: [Int]) -> String {
            Nib.xib("<subviews>", order.map { "    <view id=\"v\($0)\"/>\n" }.joined(), "</subviews>")
        }
        let base = Array(0..<25_000)
        var (ours, theirs, both) = (base, base, base)
        ours.swapAt(0, 1)
        theirs.swapAt(24_998, 24_999)
        both.swapAt(0, 1)
        both.swapAt(24_998, 24_999)
        try expectMerge(nib(base), nib(ours), nib(theirs), gives: nib(both))
    }
}
