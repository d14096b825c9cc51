/// Solves a system of constraints level by level.
///
/// After a level, each column that would increase the violations of this level is fixed at zero. All remaining solutions
/// are therefore equally good for this level and for the levels before it.
struct LevelSolver: Sendable {
    private var tableau: Tableau
    private let variables: Int32
    /// The constraint of each marker or slack variable; empty without markers.
    private var owners: [Int32: Int] = [:]
    private let hasMarkers: Bool

    /// - Parameters:
    ///   - lengths: the variables that are at least 0.
    ///   - hasMarkers: whether to record which constraints contradict each other. This makes the rows longer.
    init(variables: Int32, lengths: [Int32], budget: Int, hasMarkers: Bool = false) {
        tableau = Tableau(budget: budget)
        self.variables = variables
        self.hasMarkers = hasMarkers
        for _ in 0..<variables { _ = tableau.addVariable(.free) }
        for length in lengths {
            // The length equals a variable that is never negative.
            let slack = tableau.addVariable(.restricted)
            tableau.solve(tableau.reduced([(length, 1), (slack, -1)], constant: 0), for: length)
        }
    }

    var isExhausted: Bool { tableau.isExhausted }

    /// The remaining work.
    var budget: Int { tableau.budget }

    /// The values of the variables of the problem.
    var values: [Double] { (0..<variables).map { tableau.value(of: $0) } }

    // MARK: Required constraints

    /// Adds a required constraint.
    ///
    /// - Parameter number: identifies the constraint in later contradictions.
    /// - Returns: nil if the constraint can be satisfied; otherwise, the numbers of the constraints that contradict it.
    mutating func require(_ constraint: ConstraintSystem.Constraint, number: Int = 0) -> [Int]? {
        var terms = Self.terms(constraint.expression)
        var slack: Int32?
        if constraint.relation != .equal {
            let variable = tableau.addVariable(.restricted)
            slack = variable
            if hasMarkers { owners[variable] = number }
        } else if hasMarkers {
            let marker = tableau.addVariable(.marker)
            owners[marker] = number
            terms.append((marker, 1))
        }
        var row = tableau.reduced(terms, constant: constraint.expression.constant)
        let sign = constraint.relation == .atMost ? 1.0 : -1.0
        if let column = tableau.freeColumn(of: row) {
            if let slack { row.insert(slack, sign) }
            tableau.solve(row, for: column)
            return nil
        }
        if let slack {
            // expression - slack = 0, or expression + slack = 0
            if sign * row.constant <= Tableau.tolerance {
                row.scale(by: -sign)
                row.constant = max(0, row.constant)
                tableau.define(slack, as: row)
                return nil
            }
            row.insert(slack, sign)
        } else if isWithoutColumns(row) {
            return abs(row.constant) <= Tableau.tolerance ? nil : numbers(in: row)
        }
        return tableau.addWithArtificialVariable(row).map(numbers)
    }

    private func isWithoutColumns(_ row: Row) -> Bool {
        row.columns.allSatisfy { tableau.kinds[Int($0)] == .marker }
    }

    private func numbers(in row: Row) -> [Int] {
        Array(
            Set(row.columns.indices.filter { abs(row.coefficients[$0]) > 1e-7 }.compactMap { owners[row.columns[$0]] })
        ).sorted()
    }

    // MARK: Levels

    /// Adds the constraints of one level, and minimizes the sum of their violations.
    mutating func minimize(_ constraints: [ConstraintSystem.Constraint]) {
        var violations: [Int32] = []
        for constraint in constraints where !isExhausted { add(constraint, &violations) }
        let terms = violations.map { (variable: $0, coefficient: 1.0) }
        let costs = tableau.reduced(terms, constant: 0)
        if costs.isConstant { return }
        let objective = tableau.addVariable(.free)
        tableau.define(objective, as: costs)
        tableau.minimize(objective)
        if isExhausted { return }
        let rest = tableau.row(of: objective)
        tableau.removeRow(of: objective)
        for place in 0..<rest.count where rest.coefficients[place] > 1e-7 { tableau.fix(rest.columns[place]) }
        for variable in violations where tableau.isBasic(variable) && tableau.row(of: variable).isConstant {
            tableau.removeRow(of: variable)
        }
    }

    /// Adds one constraint with variables for its violation.
    private mutating func add(_ constraint: ConstraintSystem.Constraint, _ violations: inout [Int32]) {
        var row = tableau.reduced(Self.terms(constraint.expression), constant: constraint.expression.constant)
        if row.isConstant { return }
        // expression - above + below = 0
        let above = tableau.addVariable(.restricted)
        let below = tableau.addVariable(.restricted)
        if constraint.relation != .atLeast { violations.append(above) }
        if constraint.relation != .atMost { violations.append(below) }
        if let column = tableau.freeColumn(of: row) {
            row.insert(above, -1)
            row.insert(below, 1)
            tableau.solve(row, for: column)
        } else if row.constant >= 0 {
            row.insert(below, 1)
            tableau.define(above, as: row)
        } else {
            row.scale(by: -1)
            row.insert(above, 1)
            tableau.define(below, as: row)
        }
    }

    // MARK: Ambiguity

    /// Whether all solutions of the levels so far give an expression the same value.
    mutating func isDetermined(_ expression: LinearExpression) -> Bool {
        let terms = Self.terms(expression)
        for sign in [1.0, -1.0] {
            var row = tableau.reduced(terms, constant: expression.constant)
            if row.isConstant { return true }
            if tableau.freeColumn(of: row) != nil { return false }
            row.scale(by: sign)
            let objective = tableau.addVariable(.free)
            let goal = row.constant - 0.001
            tableau.define(objective, as: row)
            let hasMinimum = tableau.minimize(objective, target: goal, steps: 200)
            let reached = tableau.value(of: objective)
            tableau.removeRow(of: objective)
            if !hasMinimum || reached <= goal || isExhausted { return false }
        }
        return true
    }

    private static func terms(_ expression: LinearExpression) -> [(variable: Int32, coefficient: Double)] {
        expression.terms.map { ($0.variable, $0.coefficient) }
    }
}
