import ArgumentParser
import Asking
import Errors
import Foundation
import Showing
import Store

struct AskCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ask",
        abstract:
            "Show everything about a class, nib, outlet, action, identifier, image, font or text.",
        discussion: Help.text(
            """
              xibdb ask FruitCell           everything with this name; xibdb FruitCell is the short form
              xibdb ask outlet titleLabel   only the outlet
            """))

    @Argument(
        help: ArgumentHelp(
            "The name. You can write its kind before it: class, file, outlet, action, identifier, image, color, font or keypath.",
            valueName: "word"),
        completion: .custom(Completions.anything))
    var words: [String]

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    @Flag(help: "Print the answer as JSON.")
    var json = false

    func validate() throws {
        guard words.count < 3 else { throw ValidationError("Give one name, optionally with its kind before it.") }
    }

    func run() throws {
        let kind = try words.count == 2 ? Report.Parameter.Kind.named(words[0]) : nil
        let snapshot = try part.snapshot(asking)
        let things = try self.things(kind, snapshot)
        if json {
            let output = Output.standard()
            try output.writeJSON(NamedThingsDocument(things).json.json + "\n")
            return try output.flush()
        }
        let output = display.output()
        let terminal = Terminal.current
        let paths = PrintedPaths(
            root: try snapshot.rootOfPaths(), areLinks: terminal.knowsLinks && display.color != .never)
        try NamedThingPrinter(output: output, width: terminal.width, paths: paths).print(things)
        try output.flush()
    }

    private func things(_ kind: Report.Parameter.Kind?, _ snapshot: Snapshot) throws -> [NamedThing] {
        let catalog = try ReportCatalog(index: try? asking.index.file())
        do {
            return try NamedThing.all(words[words.count - 1], kind, snapshot, catalog)
        } catch let error as AskingError {
            if case .unknownName = error, let unsearched = part.unsearched { Exit.say([unsearched]) }
            throw error
        }
    }

    /// Whether the index of the current folder contains a name. This does not refresh the index.
    static func hasName(_ word: String) -> Bool {
        guard let file = try? IndexFile.find(from: FileManager.default.currentDirectoryPath), file.exists,
            let snapshot = try? Snapshot(index: file), let found = try? KnownNames(snapshot).all(nil, named: word)
        else { return false }
        return !found.isEmpty
    }
}
