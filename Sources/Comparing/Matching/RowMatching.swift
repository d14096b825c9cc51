/// Matches the rows of two documents in stages: by their own ids, then by their content. Equal rows are matched in file
/// order.
struct RowMatching {
    /// For each old row, the index of its new row; -1 if there is none.
    private(set) var newRow: [Int32]
    /// For each new row, the index of its old row; -1 if there is none.
    private(set) var oldRow: [Int32]
    /// How the rows were matched, by new row.
    private(set) var matches: [Match]

    /// The maximum number of old rows with the same key that are tried for one new row. In real files, an id occurs
    /// only a few times. The limit protects against crafted files.
    private static let candidates = 16

    init(old: Int, new: Int) {
        newRow = Array(repeating: -1, count: old)
        oldRow = Array(repeating: -1, count: new)
        matches = Array(repeating: .id, count: new)
    }

    /// Matches two rows.
    mutating func join(_ before: Int, _ after: Int, _ match: Match) {
        newRow[before] = Int32(after)
        oldRow[after] = Int32(before)
        matches[after] = match
    }

    /// Matches the unmatched rows that have the same key, if `areSame` returns true. Rows whose key is nil are not
    /// matched.
    mutating func match<Key: Hashable>(
        as match: Match = .id, old: (Int) -> Key?, new: (Int) -> Key?,
        where areSame: (Int, Int) -> Bool = { _, _ in true }
    ) {
        guard !isComplete else { return }
        // In most files, the first rows are unchanged.
        var same = 0
        while same < newRow.count, same < oldRow.count, newRow[same] < 0, oldRow[same] < 0, let key = old(same),
            key == new(same), areSame(same, same)
        {
            join(same, same, match)
            same += 1
        }
        guard !isComplete else { return }
        // Rows with the same key form a linked list, in the order of the file.
        var first: [Key: Int32] = [:]
        var next = Array(repeating: Int32(-1), count: newRow.count)
        for index in newRow.indices.reversed() where newRow[index] < 0 {
            guard let key = old(index) else { continue }
            next[index] = first.updateValue(Int32(index), forKey: key) ?? -1
        }
        for index in oldRow.indices where oldRow[index] < 0 {
            guard let key = new(index), let head = first[key] else { continue }
            var (before, candidate) = (Int32(-1), head)
            for _ in 0..<Self.candidates where candidate >= 0 && !areSame(Int(candidate), index) {
                (before, candidate) = (candidate, next[Int(candidate)])
            }
            guard candidate >= 0, areSame(Int(candidate), index) else { continue }
            join(Int(candidate), index, match)
            if before >= 0 { next[Int(before)] = next[Int(candidate)] } else { first[key] = next[Int(candidate)] }
        }
    }

    /// Whether all rows of one side have a partner.
    var isComplete: Bool { !newRow.contains(-1) || !oldRow.contains(-1) }

    /// Returns the number of matched rows whose order changed among the rows with the same owner.
    ///
    /// - Parameter owner: returns the owner of a row in the new document.
    func reordered(by owner: (Int) -> Int32) -> Int {
        var lists: [Int32: [Int32]] = [:]
        for (index, other) in oldRow.enumerated() where other >= 0 { lists[owner(index), default: []].append(other) }
        return lists.values.reduce(0) { $0 + $1.count - Ordering.longestIncreasing($1).count }
    }
}
