import ArgumentParser
import Foundation
import Histories
import Showing
import Store

/// Options of the commands that ask a history.
///
/// They are those of the commands that ask an index: the parser hands `--db` and `--timeout` to the main command, and
/// only a command that holds the same group of options gets them from there.
struct HistoryOptions: ParsableArguments {
    @OptionGroup var asking: AskingOptions

    /// Brings the history up to date, prints what one should know on standard error, and opens the history for one answer.
    func open() throws -> (History, Snapshot) {
        let history = try History(folder: FileManager.default.currentDirectoryPath, file: asking.index.database)
        if !asking.noRefresh {
            let progress = ProgressLine(noun: "commits")
            defer { progress.clear() }
            let show: History.Progress = { done, total in progress.show(done, of: total) }
            let refresh = try history.refresh(progress: Terminal.current.showsProgress ? show : nil)
            progress.clear()
            Exit.say(refresh.notes)
        }
        if history.file.home != nil { Main.repair = { try history.remove() } }
        return (history, try history.snapshot(limits: asking.limits))
    }
}
