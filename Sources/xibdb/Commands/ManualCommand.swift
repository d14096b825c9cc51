import ArgumentParser
import Asking
import Errors
import Foundation
import HostSystem
import Showing

/// Writes the manual pages that `make man` installs.
struct ManualCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual", abstract: "Write the manual pages to a folder.", shouldDisplay: false)

    @Argument(help: "The folder; it is created if it does not exist.")
    var folder: String

    func run() throws {
        let manual = try ManualPages(
            description: Xibdb._dumpHelp(), version: Version.current, reports: ReportCatalog(index: nil),
            rules: RuleCatalog(index: nil))
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for page in manual.pages {
                try Data(page.text.utf8).write(to: URL(fileURLWithPath: folder + "/" + page.fileName))
            }
        } catch let error as CocoaError {
            throw AskingError.unanswerable("\(folder): the manual cannot be written (\(error.localizedDescription)).")
        }
    }
}
