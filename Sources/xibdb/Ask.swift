import Asking
import Errors
import HostSystem
import Showing
import Store

/// Runs SQL and prints what comes, even when the last of it fails.
enum Ask {
    /// Asks a history, whose paths start from the top of its repository.
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

    /// - Returns: how many rows came.
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
            // Rows that stand by themselves are still printed; half of a document is not, nor what may be wrong.
            if case AskingError.damaged = error { output.discard() } else if writer.isDocument { output.discard() }
            try? output.flush()
            throw error
        }
        try output.release()
        return writer.count
    }

    /// Seconds that one call of a function of SQLite, or one row, may take beyond the limit.
    private static let grace = 0.5

    /// Does what answers a question, and ends the process when the time of the snapshot is over.
    ///
    /// SQLite looks at the clock between its steps: one call of a function may take as long as it likes. Where a pager
    /// shows the answer the reader takes the time.
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
