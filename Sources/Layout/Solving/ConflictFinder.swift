/// Finds smallest sets of required constraints that contradict each other.
struct ConflictFinder {
    private let system: ConstraintSystem
    private let lengths: Set<Int32>
    /// The remaining work, for all sets together.
    private var budget: Int
    /// The largest set that is reduced. Larger sets are left out.
    private static let reducible = 60
    /// The largest number of sets. A damaged file can have thousands.
    private static let maximum = 50

    init(_ system: ConstraintSystem, _ limits: ConstraintSystem.Limits) {
        (self.system, budget) = (system, limits.work)
        lengths = Set(system.lengths)
    }

    /// Returns one set for each constraint that a solver left out; a set contains only the constraint itself if the limits
    /// prevent an answer.
    mutating func conflicts(of broken: [Int]) -> [[Int]] {
        var found: [Int: [Int]] = [:]
        var solver = LevelSolver(
            variables: system.variableCount, lengths: system.lengths, budget: budget, hasMarkers: true)
        for (index, constraint) in system.constraints.enumerated()
        where constraint.isRequired && found.count < Self.maximum && budget > 0 {
            let others = solver.require(constraint, number: index)
            if solver.isExhausted { break }
            guard let others else { continue }
            let known = Array(Set(others + [index])).sorted()
            found[index] = reduced(known, keeping: index)
        }
        return broken.map { found[$0] ?? [$0] }
    }

    /// Removes each constraint without which the others still contradict each other.
    ///
    /// - Returns: nil if the limits prevent an answer: the set may contain constraints that take no part.
    private mutating func reduced(_ set: [Int], keeping last: Int) -> [Int]? {
        guard set.count <= Self.reducible, isContradiction(set) else { return nil }
        var rest = set
        for candidate in set.reversed() where candidate != last {
            let others = rest.filter { $0 != candidate }
            if isContradiction(others) { rest = others }
        }
        return budget > 0 ? rest : nil
    }

    private mutating func isContradiction(_ set: [Int]) -> Bool {
        var numbers: [Int32: Int32] = [:]
        for index in set {
            for term in system.constraints[index].expression.terms where numbers[term.variable] == nil {
                numbers[term.variable] = Int32(numbers.count)
            }
        }
        let own = numbers.filter { lengths.contains($0.key) }.map(\.value).sorted()
        var solver = LevelSolver(variables: Int32(numbers.count), lengths: own, budget: budget)
        defer { budget = solver.budget }
        for index in set {
            let constraint = system.constraints[index]
            var expression = LinearExpression(constraint.expression.constant)
            for term in constraint.expression.terms {
                expression.add(LinearExpression(variable: numbers[term.variable]!), times: term.coefficient)
            }
            let renumbered = ConstraintSystem.Constraint(expression, constraint.relation)
            let isBroken = solver.require(renumbered) != nil
            if solver.isExhausted { return false }
            if isBroken { return true }
        }
        return false
    }
}
