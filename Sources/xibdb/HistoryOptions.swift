import ArgumentParser
import Foundation
import Histories
import Store

/// The options of the commands that query a history.
///
/// This group contains the options of the commands that query an index, because the parser assigns `--db` and
/// `--timeout` to the main command. A subcommand receives their values only if it has the same option group.
struct HistoryOptions: ParsableArguments {
    @OptionGroup var asking: AskingOptions

    /// Updates the history, prints notes for the user on standard error, and opens the history for one answer.
    func open() throws -> (History, Snapshot) {
        let history = try History(folder: FileManager.default.currentDirectoryPath, file: asking.index.database)
        if !asking.noRefresh {
            let refresh = try history.refresh()
            Exit.say(refresh.notes)
        }
        if history.file.home != nil { Main.repair = { try history.remove() } }
        return (history, try history.snapshot(limits: asking.limits))
    }
}
