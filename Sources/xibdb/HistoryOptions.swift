import ArgumentParser
import Foundation
import Histories
import Showing
import Store

/// Options of the commands that ask a history.
///
/// The groups and options are called as in ``AskingOptions``: the command without a subcommand has those, and the parser
/// hands on what it reads of them by name.
struct HistoryOptions: ParsableArguments {
    struct File: ParsableArguments {
        @Option(name: .customLong("db"), help: ArgumentHelp(
            "Use this file instead of .xibdb/history.sqlite of the repository.", valueName: "file"))
        var database: String?
    }

    @OptionGroup var index: File

    @Option(help: ArgumentHelp("Give up after this many seconds, once the history is known. (default: 30)", valueName: "seconds"))
    var timeout: Double?

    func validate() throws {
        guard let timeout else { return }
        guard timeout > 0, timeout < 1e9 else { throw ValidationError("--timeout takes a number of seconds above 0.") }
    }

    /// Brings the history up to date, says on standard error what one should know, and opens it for one answer.
    func open() throws -> (History, Snapshot) {
        let history = try History(folder: FileManager.default.currentDirectoryPath, file: index.database)
        let progress = ProgressLine(noun: "commits")
        defer { progress.clear() }
        let show: History.Progress = { done, total in progress.show(done, of: total) }
        let refresh = try history.refresh(progress: Terminal.current.showsProgress ? show : nil)
        progress.clear()
        Exit.say(refresh.notes)
        if history.file.home != nil { Main.repair = { try history.remove() } }
        return (history, try history.snapshot(limits: timeout.map { Limits(seconds: $0) } ?? Limits()))
    }
}
