import Asking
import Errors
import HostSystem
import Showing
import Store

/// Runs SQL and prints the rows.
enum Ask {
    /// Runs SQL on a history and prints the rows. The paths in a history are relative to the root of the repository.
    static func history(
        _ sql: String, _ values: [String: Value], _ snapshot: Snapshot, root: String?, _ format: FormatOptions
    ) throws {
        let terminal = Terminal.current
        let output = format.display.output()
        let paths = PrintedPaths(root: root, areLinks: terminal.knowsLinks && format.display.color != .never)
        let kind = format.json ? ResultFormat.json : format.format ?? .table
        var writer = AnyFormatWriter(kind.writer(to: output, width: format.wide ? nil : terminal.width, paths: paths))
        let count = try run(sql, values, snapshot, &writer, output)
        if count == 0, terminal.width != nil { Exit.say(["no rows"]) }
    }

    /// Runs SQL and writes the rows. If an error occurs after some rows, these rows are still printed, unless the
    /// output is a single document.
    ///
    /// - Returns: the number of rows.
    @discardableResult
    static func run(
        _ sql: String, _ values: [String: Value], _ snapshot: Snapshot, _ writer: inout AnyFormatWriter,
        _ output: Output
    ) throws -> Int {
        if writer.isDocument { output.keepBack() }
        do {
            try limited(by: snapshot) {
                try snapshot.run(sql, parameters: values, into: &writer)
                try writer.finish()
            }
        } catch {
            // If the format prints each row independently, the rows before the error are printed. An incomplete
            // document is discarded. Rows from a damaged index are also discarded.
            if case AskingError.damaged = error { output.discard() } else if writer.isDocument { output.discard() }
            try? output.flush()
            throw error
        }
        try output.release()
        return writer.count
    }

    /// One call of a SQL function, or one row, may exceed the time limit by this number of seconds.
    private static let grace = 0.5

    /// Runs a query, and ends the process if the query exceeds the time limit of the snapshot.
    ///
    /// SQLite checks the time limit only between its steps, so a single function call could run too long. If a pager
    /// shows the answer, the alarm is off, because the pager waits for the user.
    static func limited<Result>(by snapshot: Snapshot, _ body: () throws -> Result) rethrows -> Result {
        let seconds = snapshot.seconds
        let alarm =
            Main.pager == nil
            ? Alarm(after: snapshot.secondsLeft + grace) { Exit.now(with: AskingError.timedOut(seconds: seconds)) }
            : nil
        defer { alarm?.turnOff() }
        return try body()
    }
}
