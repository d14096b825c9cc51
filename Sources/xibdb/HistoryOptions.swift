import ArgumentParser
import Foundation
import Histories
import Showing
import Store

/// Options of the commands that ask a history.
struct HistoryOptions: ParsableArguments {
    @Option(name: .customLong("db"), help: ArgumentHelp(
        "Use this file instead of .xibdb/history.sqlite of the repository.", valueName: "file"))
    var database: String?

    @Option(help: ArgumentHelp("Give up after this many seconds, once the history is known. (default: 30)", valueName: "seconds"))
    var timeout: Double?

    func validate() throws {
        guard let timeout else { return }
        guard timeout > 0, timeout < 1e9 else { throw ValidationError("--timeout takes a number of seconds above 0.") }
    }

    /// Brings the history up to date, says on standard error what one should know, and opens it for one answer.
    func open() throws -> (History, Snapshot) {
        let history = try History(folder: FileManager.default.currentDirectoryPath, file: database)
        let progress = ProgressLine(noun: "commits")
        defer { progress.clear() }
        let show: History.Progress = { done, total in progress.show(done, of: total) }
        let refresh = try history.refresh(progress: Terminal.current.showsProgress ? show : nil)
        progress.clear()
        Exit.say(refresh.notes)
        return (history, try history.snapshot(limits: timeout.map { Limits(seconds: $0) } ?? Limits()))
    }
}
