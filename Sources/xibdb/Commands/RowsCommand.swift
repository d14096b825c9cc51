import ArgumentParser
import Comparing
import Errors
import Foundation
import InterfaceBuilder
import ShowingChanges

/// A hidden command for `Tests/Figures/round_trip.py`. It reads lines of the form `OLD<tab>NEW<tab>OUT`. For each line,
/// it writes the rows of both files and their changes to OUT, as JSON.
struct RowsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rows", abstract: "Write the rows and the changes of pairs of files as JSON.",
        shouldDisplay: false)

    func run() throws {
        while let line = readLine() {
            let paths = line.split(separator: "\t").map(String.init)
            guard paths.count == 3 else { throw AskingError.unanswerable("A line must be OLD<tab>NEW<tab>OUT.") }
            let read = paths.prefix(2).map { path in
                FileManager.default.contents(atPath: path).flatMap { try? InterfaceReader().read([UInt8]($0)) }
            }
            var text = "{\"error\":1}\n"
            if let old = read[0], let new = read[1] {
                let changes = ChangesJSON(DocumentComparison(old: old, new: new).changes).text(path: paths[1])
                text =
                    "{\"a\":\(ChangesJSON.rows(of: old)),\"b\":\(ChangesJSON.rows(of: new)),\"changes\":\(changes)}\n"
            }
            try Data(text.utf8).write(to: URL(fileURLWithPath: paths[2]))
            try FileHandle.standardOutput.write(contentsOf: Data("ok\n".utf8))
        }
    }
}
