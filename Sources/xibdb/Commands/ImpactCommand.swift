import ArgumentParser
import Asking
import Foundation
import Impacts
import Introductions
import Showing

struct ImpactCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "impact",
        abstract: "Show what breaks if you delete or rename something.",
        discussion: Help.text(
            """
              xibdb impact class FruitCell --rename AppleCell
              xibdb impact outlet FruitCell.nameLabel --delete
              xibdb impact nib FruitCell
              xibdb impact image leaf

            It lists the nibs, code, tests and texts that use the thing. Then it makes the change in a copy of the index, and
            prints the findings that `xibdb check` reports only after the change, including uncertain ones. Your files are not
            changed.

            A class, outlet or action is deleted with its declaration; code that uses it stays. It is renamed in code, but
            not in nibs. A nib, image or color is deleted or renamed as a file, an identifier in nibs, a text (or its
            key) in strings files.
            """,
            exit:
                "Exit status: 0 done, with or without findings; 2 wrong usage, or an unknown name; 3 the index could not be read or written; 124 the time limit was exceeded."
        ))

    @Argument(help: "class, outlet, action, nib, image, color, identifier or text.")
    var kind: Impact.Change.Kind

    @Argument(help: "The name. For an outlet or action, also Class.name.", completion: .custom(Completions.anything))
    var name: String

    @Flag(help: "Delete it. (default)")
    var delete = false

    @Option(help: ArgumentHelp("Rename it.", valueName: "new"))
    var rename: String?

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    @Flag(help: "Print the answer as JSON, with every place.")
    var json = false

    func validate() throws {
        guard !delete || rename == nil else { throw ValidationError("Give --delete or --rename, not both.") }
        guard rename?.isEmpty != true else { throw ValidationError("--rename needs a name.") }
    }

    func run() throws {
        let folder = FileManager.default.currentDirectoryPath
        let snapshot = try part.snapshot(asking)
        let file = try asking.index.file()
        let catalog = try RuleCatalog(index: file)
        let configuration = try CheckConfiguration(file: nil, folder: file.home ?? folder, catalog: catalog)
        let checker = StateChecker(catalog, configuration, part: part.part, from: folder, limits: asking.limits)
        let impact = try ImpactFinder(snapshot, checker).impact(
            of: Impact.Change(kind, name, newName: rename))
        let output = display.output()
        if json {
            try JSONPrinter.print(versioned: impact, to: output)
        } else {
            try ImpactPrinter(output: output).print(impact)
        }
        try output.flush()
    }
}

extension Impact.Change.Kind: ExpressibleByArgument {}
