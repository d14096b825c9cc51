import ArgumentParser
import Asking
import Foundation
import Showing

struct AtCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "at",
        abstract: "Show what stands at a line of a nib or source, and what it is connected to.",
        discussion: Help.text(
            """
              xibdb at FruitCell.swift:6            the outlets, actions, classes, nib names,
                                                    identifiers, images and texts on the line
              xibdb at FruitCell.swift:6:30         the name at a column
              xibdb at FruitCell.xib:22             the object or connection on the line
              xibdb at FruitCell.xib:gDA-26-9Nv     the object with an id
              xibdb at "Main.storyboard:gDA-26-9Nv: warning: Misplaced view"

            The path can be the end of a path, or a path from a log of another machine. The line is 1-based. The column is
            1-based and counts code points.
            """))

    @Argument(help: ArgumentHelp("FILE:LINE, FILE:LINE:COLUMN or FILE:OBJECT-ID.", valueName: "place"))
    var place: String

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    @Flag(help: "Print the answer as JSON, with every place.")
    var json = false

    func run() throws {
        let reference = try PlaceReference(place)
        let finder = PlaceFinder(try asking.snapshot())
        let found = try finder.describe(reference, from: FileManager.default.currentDirectoryPath)
        let output = display.output()
        if json {
            try JSONPrinter.print(versioned: found, to: output)
        } else {
            try PlacePrinter(output: output).print(found)
        }
        try output.flush()
    }
}
