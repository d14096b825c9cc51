/// Prints what an export contains.
package struct ExportPrinter {
    private let output: Output

    package init(output: Output) { self.output = output }

    /// Prints one line.
    ///
    /// - Parameter counts: the number of rows of each table.
    package func print(_ counts: [(table: String, rows: Int)], folder: String) throws {
        let rows = counts.reduce(0) { $0 + $1.rows }
        try output.writeLine("\(folder): \(counts.count) tables, \(rows) rows")
    }
}
