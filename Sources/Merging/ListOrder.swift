/// Merges the order of a list.
package enum ListOrder {
    /// An element of the merged list.
    struct Place: Equatable {
        let element: Int
        /// The side that has the element at this place, if the sides moved it to different places; otherwise nil.
        var side: Side?
    }

    /// Returns an order that agrees with both sides.
    ///
    /// - Elements of OURS keep their order.
    /// - An element that only THEIRS has follows its predecessor in THEIRS. It comes after the elements that OURS
    ///   inserted there.
    /// - An element that THEIRS moved is moved, even if OURS moved another element. This is possible only if there is
    ///   an order with the changes of both sides: each pair of elements that a side reordered is in the order of that
    ///   side.
    /// - If this is not possible and the order is significant, a moved element has two places, one for each side.
    static func merge(base: [Int], ours: [Int], theirs: [Int], isArray: Bool) -> [Place] {
        if ours == theirs || theirs.isEmpty { return ours.map { Place(element: $0) } }
        if ours.isEmpty { return theirs.map { Place(element: $0) } }
        let (inOurs, inTheirs) = (Set(ours), Set(theirs))
        let shared = inOurs.intersection(inTheirs)
        let mine = ours.filter(shared.contains)
        let other = theirs.filter(shared.contains)
        guard mine != other else { return weave(ours, theirs, inTheirs, movers: []) }
        let before = base.filter(shared.contains)
        let common = Set(before)
        let mineBefore = mine.filter(common.contains)
        let otherBefore = other.filter(common.contains)
        if mineBefore == before, common.count == shared.count {
            return weave(ours, theirs, inTheirs, movers: moved(from: mine, to: other))
        }
        guard isArray else { return weave(ours, theirs, inTheirs, movers: []) }
        func isRight(_ tried: [Place]) -> Bool {
            hasBoth(before, mine, other, tried.map(\.element).filter(shared.contains))
        }
        let tried = weave(ours, theirs, inTheirs, movers: moved(from: before, to: otherBefore))
        if isRight(tried) { return tried }
        // Sometimes only the opposite direction works: the moves of OURS fit into the order of THEIRS.
        let turned = weave(theirs, ours, inOurs, movers: moved(from: before, to: mineBefore))
        if isRight(turned) { return turned }
        return weave(ours, theirs, inTheirs, movers: moved(from: mine, to: other), areTorn: true)
    }

    /// Returns the smallest set of elements that must move to turn one list into another list of the same elements.
    static func moved(from before: [Int], to after: [Int]) -> Set<Int> {
        var position: [Int: Int] = [:]
        for (place, element) in before.enumerated() { position[element] = place }
        // Patience sorting finds the longest subsequence that is in order. tops[n] is the end of the best subsequence
        // of length n + 1.
        var tops: [Int] = []
        var previous: [Int: Int] = [:]
        for element in after {
            let place = position[element] ?? 0
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if (position[tops[middle]] ?? 0) < place { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[element] = tops[low - 1] }
            if low == tops.count { tops.append(element) } else { tops[low] = element }
        }
        var moved = Set(after)
        var kept = tops.last
        while let element = kept {
            moved.remove(element)
            kept = previous[element]
        }
        return moved
    }

    /// - Parameter areTorn: whether the moved elements keep their place in OURS and also have a second place from
    ///   THEIRS.
    private static func weave(
        _ ours: [Int], _ theirs: [Int], _ inTheirs: Set<Int>, movers: Set<Int>, areTorn: Bool = false
    ) -> [Place] {
        // A linked list of indices in `places`. Its head is -1.
        var next: [Int: Int] = [:]
        var places: [Place] = []
        var last = -1
        for element in ours where areTorn || !movers.contains(element) {
            places.append(Place(element: element, side: movers.contains(element) ? .ours : nil))
            next[last] = places.count - 1
            last = places.count - 1
        }
        var placeOf: [Int: Int] = [:]
        for (place, item) in places.enumerated() where item.side == nil { placeOf[item.element] = place }
        // An added element follows its predecessor. A moved element follows all of its predecessors.
        var (behind, farthest, rank) = (-1, -1, -1)
        for element in theirs {
            if let place = placeOf[element] {
                behind = place
                if place > rank { (farthest, rank) = (place, place) }
                continue
            }
            let isMover = movers.contains(element)
            let start = isMover && !areTorn ? farthest : behind
            var at = start
            while let following = next[at], !inTheirs.contains(places[following].element) { at = following }
            places.append(Place(element: element, side: isMover && areTorn ? .theirs : nil))
            next[places.count - 1] = next[at]
            next[at] = places.count - 1
            if start == farthest { farthest = places.count - 1 }
            behind = places.count - 1
        }
        var order: [Place] = []
        var place = next[-1]
        while let here = place {
            order.append(places[here])
            place = next[here]
        }
        return order
    }

    /// Whether an order contains the changes of both sides: each pair of elements that one side reordered is in the
    /// order of that side. Each pair that both sides inserted must have the same order in both sides.
    ///
    /// An order is between two other orders if it keeps every pair that has the same order in both. In this case, the
    /// sum of its distances to them is the distance between them. It is therefore enough to compare distances.
    package static func hasBoth(_ before: [Int], _ ours: [Int], _ theirs: [Int], _ merged: [Int]) -> Bool {
        let inBase = Set(before)
        func known(_ list: [Int]) -> [Int] { list.filter(inBase.contains) }
        let (mine, other, result) = (known(ours), known(theirs), known(merged))
        let (apart, apartBefore) = (distance(ours, theirs), distance(mine, other))
        // Elements that both sides inserted must have the same order in both sides.
        guard apart == apartBefore else { return false }
        let change = distance(before, result)
        return distance(ours, merged) + distance(merged, theirs) == apart
            && distance(before, mine) + distance(mine, result) == change
            && distance(before, other) + distance(other, result) == change
    }

    /// Returns the number of pairs of elements that are in the opposite order in the two lists (the Kendall tau
    /// distance). Elements that are in only one list do not count.
    static func distance(_ one: [Int], _ two: [Int]) -> Int {
        let place = Dictionary(zip(two, two.indices)) { first, _ in first }
        // A Fenwick tree with the places that were visited so far.
        var tree = [Int](repeating: 0, count: two.count + 1)
        var (count, met) = (0, 0)
        for element in one {
            guard var at = place[element].map({ $0 + 1 }) else { continue }
            var before = 0
            var below = at
            while below > 0 {
                before += tree[below]
                below &= below - 1
            }
            count += met - before
            met += 1
            while at < tree.count {
                tree[at] += 1
                at += at & -at
            }
        }
        return count
    }
}
