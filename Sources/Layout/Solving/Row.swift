/// One row of a ``Tableau``: a sum of columns in ascending order, and a constant.
struct Row: Sendable {
    /// Coefficients that are closer to zero are rounding errors.
    static let negligible = 1e-9

    private(set) var columns: [Int32] = []
    private(set) var coefficients: [Double] = []
    var constant = 0.0

    var isConstant: Bool { columns.isEmpty }
    var count: Int { columns.count }

    /// Returns the position of the first column that is not less than the given one.
    private func position(of column: Int32) -> Int {
        var (low, high) = (0, columns.count)
        while low < high {
            let middle = (low + high) / 2
            if columns[middle] < column { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the coefficient of a column; 0 if the row does not contain the column.
    func coefficient(of column: Int32) -> Double {
        let place = position(of: column)
        return place < columns.count && columns[place] == column ? coefficients[place] : 0
    }

    /// Appends a column that is greater than all columns of the row.
    mutating func append(_ column: Int32, _ coefficient: Double) {
        columns.append(column)
        coefficients.append(coefficient)
    }

    /// Inserts a column that the row does not contain.
    mutating func insert(_ column: Int32, _ coefficient: Double) {
        let place = position(of: column)
        columns.insert(column, at: place)
        coefficients.insert(coefficient, at: place)
    }

    /// Removes a column. Returns its coefficient; 0 if the row does not contain the column.
    mutating func remove(_ column: Int32) -> Double {
        let place = position(of: column)
        guard place < columns.count, columns[place] == column else { return 0 }
        columns.remove(at: place)
        return coefficients.remove(at: place)
    }

    mutating func scale(by factor: Double) {
        for place in coefficients.indices { coefficients[place] *= factor }
        constant *= factor
    }

    /// Adds a multiple of another row.
    ///
    /// - Parameter added: receives each column that this row did not contain before.
    mutating func add(_ other: Row, times factor: Double, added: (Int32) -> Void) {
        constant += other.constant * factor
        var (merged, values): ([Int32], [Double]) = ([], [])
        merged.reserveCapacity(columns.count + other.columns.count)
        values.reserveCapacity(columns.count + other.columns.count)
        var (mine, its) = (0, 0)
        while mine < columns.count || its < other.columns.count {
            if its == other.columns.count || (mine < columns.count && columns[mine] < other.columns[its]) {
                merged.append(columns[mine])
                values.append(coefficients[mine])
                mine += 1
                continue
            }
            let column = other.columns[its]
            var value = other.coefficients[its] * factor
            let isShared = mine < columns.count && columns[mine] == column
            if isShared {
                value += coefficients[mine]
                mine += 1
            }
            its += 1
            guard abs(value) > Self.negligible else { continue }
            merged.append(column)
            values.append(value)
            if !isShared { added(column) }
        }
        (columns, coefficients) = (merged, values)
    }
}
