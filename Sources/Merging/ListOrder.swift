/// Merges the orders of a list.
enum ListOrder {
    /// An element of the merged list.
    struct Place: Equatable {
        let element: Int
        /// Nil for the only place of an element; otherwise whose place it is, where each side has put it to another.
        var side: Side?
    }

    /// An order that agrees with both sides.
    ///
    /// What OURS has keeps its order. What only THEIRS has stands behind the element behind which it stands there, after what OURS
    /// inserted at that place. What THEIRS moved moves, also where OURS moved something, as long as one order has what both changed:
    /// of every two elements the one before the other that a side put there. Where none has, and the order means something, an element
    /// has two places.
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
        // What one side moved may go into the order of the other one, but not the other way round.
        let turned = weave(theirs, ours, inOurs, movers: moved(from: before, to: mineBefore))
        if isRight(turned) { return turned }
        return weave(ours, theirs, inTheirs, movers: moved(from: mine, to: other), areTorn: true)
    }

    /// The elements that leave their order when one list becomes another of the same elements: the fewest.
    static func moved(from before: [Int], to after: [Int]) -> Set<Int> {
        var position: [Int: Int] = [:]
        for (place, element) in before.enumerated() { position[element] = place }
        // The longest run that keeps its order, by patience sorting: tops[n] ends the best run of n + 1.
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

    /// - Parameter areTorn: whether the movers stay at the place of OURS, and get one of THEIRS, too.
    private static func weave(
        _ ours: [Int], _ theirs: [Int], _ inTheirs: Set<Int>, movers: Set<Int>, areTorn: Bool = false
    ) -> [Place] {
        // A linked list; -1 is its head.
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
        // Behind what stood before it, and a mover behind all that did.
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

    /// Whether an order has every two elements as the side put them that changed it, and what both sides put into the list as both did.
    ///
    /// An order lies between two others if it has every two elements as both have them that have them alike. Then it is as far from
    /// each as they are apart, so counting is enough, and no two elements are compared by themselves.
    static func hasBoth(_ before: [Int], _ ours: [Int], _ theirs: [Int], _ merged: [Int]) -> Bool {
        let inBase = Set(before)
        func known(_ list: [Int]) -> [Int] { list.filter(inBase.contains) }
        let (mine, other, result) = (known(ours), known(theirs), known(merged))
        let (apart, apartBefore) = (distance(ours, theirs), distance(mine, other))
        // What both sides put into the list stands alike in both.
        guard apart == apartBefore else { return false }
        let change = distance(before, result)
        return distance(ours, merged) + distance(merged, theirs) == apart
            && distance(before, mine) + distance(mine, result) == change
            && distance(before, other) + distance(other, result) == change
    }

    /// How many pairs of elements two orders of the same elements have the other way round.
    static func distance(_ one: [Int], _ two: [Int]) -> Int {
        let place = Dictionary(zip(two, two.indices)) { first, _ in first }
        // A Fenwick tree of the places that were met.
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
