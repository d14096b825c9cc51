import ArgumentParser
import Histories
import Showing
import ShowingHistories

struct BlameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blame",
        abstract:
            "Show the outline of a nib, with the commit that last changed each object, attribute and connection.",
        discussion: Help.text(
            """
            blame shows the file in the work tree, and marks changes that are not committed yet. Each object is listed with the
            commit that created it, moved it or set its class. Attributes that changed later are listed below the object with their
            own commits. Noise does not count as a change: for example, the version of Xcode, and frames that follow from layout.
            """,
            exit: """
                Exit status: 0 done; 2 wrong usage, or an unknown nib; 3 there is no repository, or the history could not be read or
                written; 124 the time limit was exceeded.
                """))

    @Argument(help: "The path or the unique name of a nib.", completion: .custom(Completions.nibs))
    var file: String

    @Flag(help: "Show constraints, too.")
    var constraints = false

    @OptionGroup var asking: HistoryOptions
    @OptionGroup var display: DisplayOptions

    func run() throws {
        let alarm = asking.asking.time.alarm()
        let (history, snapshot) = try asking.open()
        let blame = try history.blame(file, includesConstraints: constraints, snapshot)
        alarm?.turnOff()
        Exit.say(blame.notes)
        let output = display.output()
        try BlameText(output: output).print(blame)
        try output.flush()
    }
}
