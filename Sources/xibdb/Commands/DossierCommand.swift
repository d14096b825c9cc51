import ArgumentParser
import Asking
import Showing

struct DossierCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dossier",
        abstract: "List what a screen consists of, and what new code for it does not mention.",
        discussion: Help.text(
            """
            A screen is a controller class, a storyboard identifier, the object id or label of a controller, or a nib. FILE:NAME
            restricts the name to one file. A storyboard stands for all of its scenes.

            Use it before you replace a nib, for example with SwiftUI. It lists texts and their translations, accessibility,
            actions, segues, the code that shows the screen, outlets, bindings, custom classes, runtime attributes, keyboard
            settings, images, colors, fonts and identifiers.

            With --covered-by, it lists only what the new code does not mention. A text counts as mentioned if a string literal
            contains it, or contains its key in a strings file. Comments do not count. Outlets, the code that shows the screen,
            keyboard settings and some identifiers are listed to check by hand.

              xibdb dossier FruitDetailViewController
              xibdb dossier FruitDetailViewController --covered-by FruitView.swift FruitModel.swift
            """,
            exit:
                "Exit status: 0 done; 2 wrong usage, an unknown screen, or unreadable code; 3 the index could not be read or written; 124 the time limit was exceeded."
        ))

    @Argument(help: "The screen.", completion: .custom(Completions.anything))
    var screen: String

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Sources of the new code. List only what they do not mention.", valueName: "file"),
        completion: .file())
    var coveredBy: [String] = []

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    @Flag(help: "Print the answer as JSON, with every item.")
    var json = false

    func run() throws {
        let dossier = try DossierFinder(try part.snapshot(asking)).dossier(of: screen, coveredBy: coveredBy)
        let output = display.output()
        if json {
            try JSONPrinter.print(versioned: dossier, to: output)
        } else {
            try DossierPrinter(output: output).print(dossier)
        }
        try output.flush()
    }
}
