import ArgumentParser
import Asking
import Showing

struct PathCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "path",
        abstract: "Show the shortest ways from one screen to another, by segues and by calls in the code.",
        discussion: Help.text(
            """
            A screen is a class, the path or name of a nib, a storyboard identifier, the object id of a controller, or its title. A
            storyboard stands for its initial scene. If you name only one screen, the ways begin at the entry points of the app: the
            main storyboards and the application delegates.

            Each step has the place of its segue or call. A step is likely if the code shows an object of a declared type, or if a
            superclass contains the code. It is possible if several screens are possible. The report navigation lists all steps.

              xibdb path MarketViewController ConfirmViewController
              xibdb path FruitDetailViewController
            """))

    @Argument(
        help: "The screen at the start, and the screen at the end. If there is only one, it is the end.",
        completion: .custom(Completions.classes))
    var screens: [String]

    @Option(help: ArgumentHelp("Print at most this many ways of the same length.", valueName: "number"))
    var most = 5

    @Option(help: "The output format.")
    var format: PathFormat = .text

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    func validate() throws {
        guard (1...2).contains(screens.count) else {
            throw ValidationError("path needs one or two screens.")
        }
        guard most > 0 else { throw ValidationError("--most must be 1 or more.") }
    }

    func run() throws {
        let snapshot = try part.snapshot(asking)
        let paths = try ScreenPaths(
            from: screens.count == 2 ? screens[0] : nil, to: screens[screens.count - 1], most: most, snapshot)
        let output = display.output()
        switch format {
        case .text: try PathPrinter(output: output).print(paths)
        case .json: try JSONPrinter.print(versioned: paths, to: output)
        }
        try output.flush()
    }
}

/// The output format of `xibdb path`.
enum PathFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
}
