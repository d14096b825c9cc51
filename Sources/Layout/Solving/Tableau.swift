/// The equations of the simplex method in the form that Badros, Borning and Stuckey describe for Cassowary.
///
/// Each row states a basic variable as a sum of columns. The value of a column is 0, so the value of a basic variable is
/// the constant of its row. A restricted variable is never negative. A free variable has no limits.
struct Tableau: Sendable {
    enum Kind: UInt8, Sendable {
        /// A variable of the problem, which may be negative.
        case free
        /// A slack or error variable, which is at least 0.
        case restricted
        /// Is always 0. Shows which equations a row contains.
        case marker
    }

    /// Differences below this number of points are rounding errors.
    static let tolerance = 1e-6
    /// Reduced costs below this number are rounding errors.
    private static let negligibleCost = 1e-7

    private(set) var kinds: [Kind] = []
    /// The row of each variable; -1 for a column.
    private var rowOf: [Int32] = []
    /// Whether a restricted column stays 0.
    private var isFixed: [Bool] = []
    private var rows: [Row] = []
    /// The basic variable of each row; -1 for a row that is free to be used again.
    private var basic: [Int32] = []
    private var unusedRows: [Int32] = []
    /// The rows that contain each column. The list can also contain rows that no longer do.
    private var users: [[Int32]] = []
    /// Sums while an expression is reduced, and the columns with such a sum.
    private var sums: [Double] = []
    private var isTouched: [Bool] = []
    private var touched: [Int32] = []

    /// The remaining work: row elements that may still be processed.
    private(set) var budget: Int

    init(budget: Int) { self.budget = budget }

    /// Whether the limit of the work is exceeded. The values are then unusable.
    var isExhausted: Bool { budget <= 0 }

    // MARK: Variables and rows

    mutating func addVariable(_ kind: Kind) -> Int32 {
        kinds.append(kind)
        rowOf.append(-1)
        isFixed.append(false)
        users.append([])
        sums.append(0)
        isTouched.append(false)
        return Int32(kinds.count - 1)
    }

    func isBasic(_ variable: Int32) -> Bool { rowOf[Int(variable)] >= 0 }

    /// The current value of a variable.
    func value(of variable: Int32) -> Double {
        let row = rowOf[Int(variable)]
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    func row(of variable: Int32) -> Row { rows[Int(rowOf[Int(variable)])] }

    private mutating func touch(_ column: Int32, _ coefficient: Double) {
        let index = Int(column)
        if isFixed[index] { return }
        if !isTouched[index] {
            isTouched[index] = true
            touched.append(column)
        }
        sums[index] += coefficient
    }

    /// Replaces the basic variables of a sum by their rows.
    mutating func reduced(_ terms: [(variable: Int32, coefficient: Double)], constant: Double) -> Row {
        var row = Row()
        row.constant = constant
        for (variable, coefficient) in terms {
            let index = rowOf[Int(variable)]
            guard index >= 0 else {
                touch(variable, coefficient)
                continue
            }
            let definition = rows[Int(index)]
            row.constant += definition.constant * coefficient
            for place in 0..<definition.count {
                touch(definition.columns[place], definition.coefficients[place] * coefficient)
            }
            budget -= definition.count + 1
        }
        touched.sort()
        for column in touched {
            if abs(sums[Int(column)]) > Row.negligible { row.append(column, sums[Int(column)]) }
            sums[Int(column)] = 0
            isTouched[Int(column)] = false
        }
        touched.removeAll(keepingCapacity: true)
        return row
    }

    /// Adds a row for a variable. Replaces the variable in all other rows.
    mutating func define(_ variable: Int32, as row: Row) {
        let index: Int32
        if let unused = unusedRows.popLast() {
            index = unused
            rows[Int(index)] = row
            basic[Int(index)] = variable
        } else {
            index = Int32(rows.count)
            rows.append(row)
            basic.append(variable)
        }
        rowOf[Int(variable)] = index
        for column in row.columns { users[Int(column)].append(index) }
        replace(variable, by: index)
    }

    /// Removes the row of a variable. No row may contain the variable afterwards.
    mutating func removeRow(of variable: Int32) {
        let index = rowOf[Int(variable)]
        guard index >= 0 else { return }
        rowOf[Int(variable)] = -1
        basic[Int(index)] = -1
        rows[Int(index)] = Row()
        unusedRows.append(index)
        isFixed[Int(variable)] = true
    }

    /// Makes a column 0 forever, and removes it from all rows.
    mutating func fix(_ column: Int32) {
        isFixed[Int(column)] = true
        for index in users[Int(column)] { _ = rows[Int(index)].remove(column) }
        budget -= users[Int(column)].count
        users[Int(column)] = []
    }

    private mutating func replace(_ column: Int32, by index: Int32) {
        let users = self.users[Int(column)]
        self.users[Int(column)] = []
        guard !users.isEmpty else { return }
        let definition = rows[Int(index)]
        for user in users where user != index {
            let factor = rows[Int(user)].remove(column)
            guard factor != 0 else { continue }
            budget -= rows[Int(user)].count + definition.count
            rows[Int(user)].add(definition, times: factor) { self.users[Int($0)].append(user) }
            if budget <= 0 { return }
        }
    }

    // MARK: Pivots

    /// Solves a row for one of its columns. The column becomes the basic variable, and the basic variable a column.
    mutating func pivot(_ column: Int32, in variable: Int32) {
        let index = rowOf[Int(variable)]
        var row = rows[Int(index)]
        let coefficient = row.remove(column)
        row.scale(by: -1 / coefficient)
        rowOf[Int(variable)] = -1
        rowOf[Int(column)] = index
        basic[Int(index)] = column
        row.insert(variable, 1 / coefficient)
        users[Int(variable)].append(index)
        rows[Int(index)] = row
        replace(column, by: index)
    }

    /// Returns the free column of a row with the fewest users; nil if the row has no free column.
    ///
    /// If the row solves for this column, the fewest other rows become longer.
    func freeColumn(of row: Row) -> Int32? {
        var best: Int32?
        for column in row.columns where kinds[Int(column)] == .free {
            if best == nil || users[Int(column)].count < users[Int(best!)].count { best = column }
        }
        return best
    }

    /// Solves an equation `row = 0` for one of its columns, and adds the result.
    mutating func solve(_ row: Row, for column: Int32) {
        var row = row
        let coefficient = row.remove(column)
        row.scale(by: -1 / coefficient)
        define(column, as: row)
    }

    // MARK: Optimization

    /// Minimizes a basic variable.
    ///
    /// - Parameter target: stops as soon as the value is at most this number.
    /// - Parameter steps: the maximum number of pivots.
    /// - Returns: false if the variable has no minimum.
    @discardableResult
    mutating func minimize(_ objective: Int32, target: Double = -.infinity, steps: Int = .max) -> Bool {
        var degenerate = 0
        var remaining = steps
        while remaining > 0, !isExhausted, isBasic(objective), value(of: objective) > target {
            remaining -= 1
            guard let entering = enteringColumn(row(of: objective), isCautious: degenerate > 20) else { return true }
            guard let (leaving, ratio) = leavingVariable(entering) else { return false }
            degenerate = ratio > Self.tolerance ? 0 : degenerate + 1
            pivot(entering, in: leaving)
        }
        return true
    }

    /// Returns the column that reduces an objective.
    ///
    /// - Parameter isCautious: whether to use Bland's rule, which prevents endless cycles: the first column is chosen, and
    ///   not the one with the lowest cost.
    private func enteringColumn(_ objective: Row, isCautious: Bool) -> Int32? {
        var best: Int32?
        var lowest = -Self.negligibleCost
        for place in 0..<objective.count where objective.coefficients[place] < lowest {
            guard kinds[Int(objective.columns[place])] != .marker else { continue }
            best = objective.columns[place]
            if isCautious { break }
            lowest = objective.coefficients[place]
        }
        return best
    }

    /// Returns the restricted variable that reaches 0 first if a column grows; nil if the column can grow without limit.
    private mutating func leavingVariable(_ column: Int32) -> (variable: Int32, ratio: Double)? {
        var best: (variable: Int32, ratio: Double)?
        users[Int(column)] = Self.unique(users[Int(column)])
        budget -= users[Int(column)].count
        for index in users[Int(column)] {
            let variable = basic[Int(index)]
            guard variable >= 0, kinds[Int(variable)] == .restricted else { continue }
            let coefficient = rows[Int(index)].coefficient(of: column)
            guard coefficient < -Row.negligible else { continue }
            let ratio = max(0, rows[Int(index)].constant) / -coefficient
            if let known = best {
                let isBetter =
                    ratio < known.ratio - 1e-12 || (ratio <= known.ratio + 1e-12 && variable < known.variable)
                guard isBetter else { continue }
            }
            best = (variable, ratio)
        }
        return best
    }

    private static func unique(_ list: [Int32]) -> [Int32] {
        guard list.count > 1 else { return list }
        var result: [Int32] = []
        for item in list.sorted() where result.last != item { result.append(item) }
        return result
    }

    /// Adds the equation `row = 0` for a row without free columns.
    ///
    /// - Returns: nil if the equation can be satisfied; otherwise, the row that shows the contradiction.
    mutating func addWithArtificialVariable(_ row: Row) -> Row? {
        var row = row
        if row.constant < 0 { row.scale(by: -1) }
        let artificial = addVariable(.restricted)
        define(artificial, as: row)
        minimize(artificial, target: Self.tolerance / 10)
        guard isBasic(artificial) else {
            fix(artificial)
            return nil
        }
        let rest = self.row(of: artificial)
        if rest.constant > Self.tolerance {
            removeRow(of: artificial)
            return rest
        }
        if let place = rest.columns.indices.first(where: {
            kinds[Int(rest.columns[$0])] == .restricted && abs(rest.coefficients[$0]) > 1e-7
        }) {
            pivot(rest.columns[place], in: artificial)
            fix(artificial)
        } else {
            removeRow(of: artificial)
        }
        return nil
    }
}
