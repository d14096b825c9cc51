import ArgumentParser
import Foundation
import Histories
import Showing
import Store

/// Options of the commands that ask a history.
///
/// The command without a subcommand has `--db` and `--timeout`, too. The parser hands on what it read of them to groups of
/// the same type alone.
struct HistoryOptions: ParsableArguments {
    @OptionGroup var index: IndexOption
    @OptionGroup var time: TimeOption

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
        return (history, try history.snapshot(limits: time.timeout.map { Limits(seconds: $0) } ?? Limits()))
    }
}
