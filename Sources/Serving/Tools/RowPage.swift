import Asking
import Bytes
import Errors
import Showing
import Store

/// The rows of one page of a query. The query stops after the page, so a large table does not fill the memory.
struct RowPage {
    private var columns: [String] = []
    private var rows: [[Value]] = []
    private var first = 0
    private var isCut = false

    /// Whether the query has no row at all.
    var isEmpty: Bool { rows.isEmpty && first == 0 }

    /// Uses rows that are in memory.
    init(_ rows: CollectedRows) { (columns, self.rows) = (rows.columns, rows.rows) }

    /// Runs one statement.
    ///
    /// - Parameter start: the number of rows to skip.
    /// - Throws: ``AskingError``, also if the SQL has several statements.
    init(_ sql: String, _ values: [String: Value], _ snapshot: Snapshot, from start: Int) throws {
        var sink = Sink(start: start)
        do { try snapshot.run(sql, parameters: values, into: &sink) } catch is PageIsFull { isCut = true }
        (columns, rows, first) = (sink.columns, sink.rows, start)
    }

    /// The rows as the answer of a tool.
    func answer(notes: [String]) -> ToolAnswer {
        let collected = CollectedRows(columns: columns, rows: rows)
        var answer = ToolAnswer(["rows": RowsDocument.json(of: collected)], list: "rows", notes: notes) {
            page, output in
            guard !page.isEmpty else { return try output.writeLine("no rows") }
            var writer = ResultFormat.table.writer(to: output, width: nil)
            try writer.begin(columns: columns)
            for row in rows[page] { try writer.row(row) }
            try writer.end()
            try writer.finish()
        }
        (answer.first, answer.isCut) = (first, isCut)
        return answer
    }

    /// Ends a query, because the page has enough rows.
    private struct PageIsFull: Error {}

    private struct Sink: ResultSink {
        var columns: [String] = []
        var rows: [[Value]] = []
        private var skipped: Int
        private var bytes = 0

        init(start: Int) { skipped = start }

        mutating func start(statements: Int) throws {
            guard statements < 2 else { throw AskingError.unanswerable("Send one statement in each call.") }
        }

        mutating func begin(columns: [String]) { self.columns = columns }

        mutating func row(_ values: [Value]) throws {
            if skipped > 0 {
                skipped -= 1
                return
            }
            // Values need at least as much room in JSON. One more row than a page needs shows that there are more.
            if bytes > Page.usualBytes { throw PageIsFull() }
            rows.append(values)
            bytes += values.reduce(0) { $0 + $1.length + 4 }
        }

        mutating func end() {}
    }
}
