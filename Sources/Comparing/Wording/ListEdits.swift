/// The edits that turn one list into another: added, removed and moved items.
struct ListEdits {
    /// Indices in the new list.
    private(set) var added: [Int] = []
    /// Indices in the old list.
    private(set) var removed: [Int] = []
    /// Indices in the new list of the items that both lists contain at different places.
    private(set) var moved: [Int] = []

    /// The maximum length of a list for which the smallest number of moves is computed. In longer lists, every item
    /// that both lists contain is reported as moved, except in the equal start and end of the lists.
    private static let longest = 400

    /// - Parameter isSame: whether an old and a new item are the same.
    init(_ old: Int, _ new: Int, where isSame: (Int, Int) -> Bool) {
        var head = 0
        while head < old, head < new, isSame(head, head) { head += 1 }
        var tail = 0
        while tail < old - head, tail < new - head, isSame(old - 1 - tail, new - 1 - tail) { tail += 1 }
        var (before, after) = (Array(head..<old - tail), Array(head..<new - tail))
        if before.count <= Self.longest, after.count <= Self.longest { Self.removeCommon(&before, &after, isSame) }
        // The items that remain in both lists were moved.
        for place in after {
            if let match = before.firstIndex(where: { isSame($0, place) }) {
                before.remove(at: match)
                moved.append(place)
            } else {
                added.append(place)
            }
        }
        removed = before
    }

    /// Removes the longest common subsequence from both lists.
    private static func removeCommon(_ old: inout [Int], _ new: inout [Int], _ isSame: (Int, Int) -> Bool) {
        guard !old.isEmpty, !new.isEmpty else { return }
        let width = new.count + 1
        var lengths = Array(repeating: 0, count: (old.count + 1) * width)
        for before in old.indices.reversed() {
            for after in new.indices.reversed() {
                lengths[before * width + after] =
                    isSame(old[before], new[after])
                    ? lengths[(before + 1) * width + after + 1] + 1
                    : max(lengths[(before + 1) * width + after], lengths[before * width + after + 1])
            }
        }
        var (before, after) = (0, 0)
        var (oldRest, newRest): ([Int], [Int]) = ([], [])
        while before < old.count, after < new.count {
            if isSame(old[before], new[after]) {
                (before, after) = (before + 1, after + 1)
            } else if lengths[(before + 1) * width + after] >= lengths[before * width + after + 1] {
                oldRest.append(old[before])
                before += 1
            } else {
                newRest.append(new[after])
                after += 1
            }
        }
        (old, new) = (oldRest + old[before...], newRest + new[after...])
    }
}
