/// Finds the constraints of one nib that fit the constraints of a layout conflict together.
///
/// Each constraint of the log has several possible constraints in the nib. The log states the address of each view, so
/// one address must always mean the same object.
struct ConstraintMatcher {
    /// A constraint in a nib that fits a constraint of the log.
    struct Match: Equatable {
        /// The index of the constraint in the log.
        let number: Int
        /// The row id of the constraint.
        let id: Int64
        /// The row ids of its ends, in the order of the log.
        let ends: [Int64?]
        /// The points for the match: 100, fewer if the constant or a class differs, and more for equal names.
        let points: Int
    }

    /// The maximum number of attempts for one nib.
    private static let mostSteps = 20_000

    /// The addresses of the ends of each constraint of the log. An end without an address is nil.
    let addresses: [Int: [String?]]
    private let matches: [(number: Int, matches: [Match])]
    private var chosen: [Match] = []
    private var objects: [String: Int64] = [:]
    private var usedObjects: [Int64: String] = [:]
    private var usedConstraints: Set<Int64> = []
    private var steps = 0
    /// The most points that the constraints from an index on can get.
    private let bounds: [Int]
    private(set) var best: [Match] = []
    private(set) var bestPoints = 0
    /// For each number, the constraints of all combinations with the most points.
    private var equal: [Int: Set<Int64>] = [:]
    private var isCounting = false

    /// Creates a matcher.
    ///
    /// - Parameter matches: all matches in one nib.
    init(_ matches: [Match], addresses: [Int: [String?]]) {
        self.addresses = addresses
        let groups = Dictionary(grouping: matches, by: \.number)
            .map { (number: $0.key, matches: $0.value.sorted { ($1.points, $0.id) < ($0.points, $1.id) }) }
            .sorted { ($0.matches.count, $0.number) < ($1.matches.count, $1.number) }
        self.matches = groups
        bounds =
            groups.indices.map { index in groups[index...].reduce(0) { $0 + ($1.matches.first?.points ?? 0) } } + [0]
    }

    /// The most points that the nib can get.
    var bound: Int { bounds[0] }

    /// Searches the combination of matches with the most points.
    mutating func search() { search(from: 0, points: 0) }

    /// Searches all combinations with the most points, so that ``alternatives(to:)`` can count them.
    mutating func countAlternatives() {
        (steps, isCounting) = (0, true)
        search(from: 0, points: 0)
    }

    private mutating func search(from index: Int, points: Int) {
        steps += 1
        if points > bestPoints { (best, bestPoints) = (chosen, points) }
        if isCounting, points == bestPoints {
            for match in chosen { equal[match.number, default: []].insert(match.id) }
        }
        guard index < matches.count, steps < Self.mostSteps else { return }
        guard points + bounds[index] >= bestPoints + (isCounting ? 0 : 1) else { return }
        for match in matches[index].matches {
            guard let added = bind(match) else { continue }
            chosen.append(match)
            search(from: index + 1, points: points + match.points)
            chosen.removeLast()
            release(match, added)
        }
        search(from: index + 1, points: points)
    }

    /// Records which objects the addresses mean. Returns the new addresses; nil if the match contradicts the others.
    private mutating func bind(_ match: Match) -> [String]? {
        guard usedConstraints.insert(match.id).inserted else { return nil }
        var added: [String] = []
        for (address, object) in zip(addresses[match.number] ?? [], match.ends) {
            guard let address, let object else { continue }
            if objects[address] == object { continue }
            guard objects[address] == nil, usedObjects[object] == nil else {
                release(match, added)
                return nil
            }
            (objects[address], usedObjects[object]) = (object, address)
            added.append(address)
        }
        return added
    }

    private mutating func release(_ match: Match, _ added: [String]) {
        usedConstraints.remove(match.id)
        for address in added {
            if let object = objects.removeValue(forKey: address) { usedObjects[object] = nil }
        }
    }

    /// Returns how many other constraints of the nib can take the place of a chosen match without a loss of points. The
    /// other matches may change, too.
    func alternatives(to match: Match) -> Int { max(0, (equal[match.number]?.count ?? 1) - 1) }
}
