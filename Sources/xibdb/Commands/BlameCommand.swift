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
            blame shows the file of the work tree, and marks what is not committed yet. An object has the commit that created it,
            moved it or set its class. Attributes that changed later are listed below the object with their own commits. Noise, such
            as frames that follow from layout and the version of Xcode, does not count as a change.
            """,
            exit: """
                Exit status: 0 done; 2 wrong usage, or a name that no nib has; 3 no repository, or no history could be read or written;
                124 the time limit.
                """))

    @Argument(help: "A path, or a nib name that only one file has.", completion: .custom(Completions.nibs))
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
