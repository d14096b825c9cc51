/// Linear equations and inequalities with priorities.
///
/// Required constraints (priority 1000) come first. The other constraints form levels: a level can only choose among the
/// solutions that the higher levels leave. Inside a level, the sum of all violations is minimal. UIKit and AppKit use the
/// same order.
package struct ConstraintSystem: Sendable {
    /// The relation of an expression to zero.
    package enum Relation: Sendable { case equal, atLeast, atMost }

    /// One constraint: an expression that equals zero, is at least zero, or is at most zero.
    package struct Constraint: Sendable {
        package var expression: LinearExpression
        package var relation: Relation
        /// 1…1000; a constraint with at least 1000 is required.
        package var priority: Double

        package init(_ expression: LinearExpression, _ relation: Relation, priority: Double = 1000) {
            (self.expression, self.relation, self.priority) = (expression, relation, priority)
        }

        package var isRequired: Bool { priority >= 1000 }
    }

    /// A value that an expression gets if the constraints do not determine it.
    package struct Fallback: Sendable {
        package var expression: LinearExpression
        /// The value; nil if any value is acceptable.
        package var value: Double?
        /// Fallbacks with a lower rank come first.
        package var rank: Int

        package init(_ expression: LinearExpression, _ value: Double?, rank: Int) {
            (self.expression, self.value, self.rank) = (expression, value, rank)
        }
    }

    /// The limits on the size of a system.
    package struct Limits: Sendable {
        package var variables = 60_000
        /// The number of row elements that the solver may process.
        package var work = 30_000_000

        package init() {}

        /// A document with more constraints is damaged or malicious.
        static let mostConstraints = 20_000

        /// Limits that grow with the document, so that the time for a malicious file stays in proportion to its size.
        init(constraints count: Int) { work = min(3_000_000, 50_000 + 500 * count) }
    }

    /// The solution of a system.
    package struct Solution: Sendable {
        /// The value of each variable. Empty if ``isTooBig``.
        package var values: [Double] = []
        /// For each fallback, whether the constraints determine the expression without the fallback.
        package var isDetermined: [Bool] = []
        /// The required constraints that were left out, because they contradict constraints before them.
        package var broken: [Int] = []
        /// For each broken constraint, a smallest set of required constraints that contradict each other.
        package var conflicts: [[Int]] = []
        /// Whether the system exceeds a limit. The other properties are then empty.
        package var isTooBig = false
    }

    package private(set) var variableCount: Int32 = 0
    /// The variables that are at least 0, in ascending order. This is a fact, and therefore in no set of conflicts.
    package private(set) var lengths: [Int32] = []
    package var constraints: [Constraint] = []
    package var fallbacks: [Fallback] = []

    package init() {}

    /// Adds a variable, which can have any value.
    package mutating func addVariable() -> Int32 {
        variableCount += 1
        return variableCount - 1
    }

    /// Adds a variable that is at least 0.
    package mutating func addLength() -> Int32 {
        let variable = addVariable()
        lengths.append(variable)
        return variable
    }

    /// Returns the solution.
    ///
    /// If required constraints contradict each other, the later ones are left out, in the order of ``constraints``.
    package func solve(limits: Limits = Limits(), findsConflicts: Bool = true) -> Solution {
        var solution = Solution()
        guard isWithin(limits) else {
            solution.isTooBig = true
            return solution
        }
        var solver = LevelSolver(variables: variableCount, lengths: lengths, budget: limits.work)
        guard let broken = addRequired(to: &solver) else { return Solution(isTooBig: true) }
        solution.broken = broken
        for level in levels() {
            solver.minimize(level.map { constraints[$0] })
            if solver.isExhausted { return Solution(isTooBig: true) }
        }
        solution.isDetermined = fallbacks.map { solver.isDetermined($0.expression) }
        for rank in Set(fallbacks.map(\.rank)).sorted() {
            let stays = fallbacks.indices.filter { fallbacks[$0].rank == rank && !solution.isDetermined[$0] }
            solver.minimize(
                stays.compactMap { index in
                    fallbacks[index].value.map { Constraint(fallbacks[index].expression + -$0, .equal, priority: 0) }
                })
        }
        if solver.isExhausted { return Solution(isTooBig: true) }
        solution.values = solver.values
        if findsConflicts, !solution.broken.isEmpty {
            var finder = ConflictFinder(self, limits)
            solution.conflicts = finder.conflicts(of: solution.broken)
        }
        return solution
    }

    /// Returns smallest sets of required constraints that contradict each other: one for each constraint that contradicts
    /// constraints before it.
    ///
    /// Unlike ``solve(limits:findsConflicts:)``, this skips the optional constraints, which are most of the work.
    /// - Returns: no sets if the system exceeds a limit.
    package func conflicts(limits: Limits) -> [[Int]] {
        guard isWithin(limits) else { return [] }
        var solver = LevelSolver(variables: variableCount, lengths: lengths, budget: limits.work)
        guard let broken = addRequired(to: &solver), !broken.isEmpty else { return [] }
        var finder = ConflictFinder(self, limits)
        return finder.conflicts(of: broken)
    }

    /// Adds the required constraints to a solver.
    ///
    /// - Returns: the constraints that contradict earlier ones; nil if the work exceeds the limit.
    private func addRequired(to solver: inout LevelSolver) -> [Int]? {
        var broken: [Int] = []
        for (index, constraint) in constraints.enumerated() where constraint.isRequired {
            if solver.require(constraint) != nil { broken.append(index) }
            if solver.isExhausted { return nil }
        }
        return broken
    }

    private func isWithin(_ limits: Limits) -> Bool {
        variableCount <= limits.variables && constraints.count <= limits.variables * 4
    }

    /// The optional constraints by descending priority.
    private func levels() -> [[Int]] {
        let optional = constraints.indices.filter { !constraints[$0].isRequired }
        return Dictionary(grouping: optional) { constraints[$0].priority }
            .sorted { $0.key > $1.key }
            .map(\.value)
    }
}
