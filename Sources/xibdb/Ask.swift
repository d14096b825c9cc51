import Asking
import Errors
import HostSystem
import Showing
import Store

/// Runs SQL and prints the rows.
enum Ask {
    /// Runs SQL on a history and prints the rows. The paths in a history are relative to the top folder of the
    /// repository.
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

    /// Runs SQL and writes the rows. If a later row fails, the earlier rows are printed, unless the format needs all
    /// rows.
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
            // In a format with independent rows, the rows so far are printed. An incomplete document and the rows of a
            // damaged index are discarded.
            if case AskingError.damaged = error { output.discard() } else if writer.isDocument { output.discard() }
            try? output.flush()
            throw error
        }
        try output.release()
        return writer.count
    }

    /// The seconds by which one call of an SQLite function, or one row, may exceed the time limit.
    private static let grace = 0.5

    /// Runs a query, and ends the process if the query exceeds the time limit of the snapshot.
    ///
    /// SQLite checks the time only between its steps, so one function call has no limit. If a pager shows the answer,
    /// there is no alarm, because the pager waits for the user.
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
