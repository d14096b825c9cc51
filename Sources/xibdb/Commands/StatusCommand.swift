import ArgumentParser
import Asking
import Showing

struct StatusCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show what is indexed, how fresh it is, and what could not be read.",
        discussion: Help.text("For programs, use --json."))

    @OptionGroup var asking: AskingOptions

    @Flag(help: "Print the status as JSON.")
    var json = false

    func run() throws {
        let status = try Status(asking.snapshot())
        let output = Output.standard()
        if json {
            try JSONPrinter.print(versioned: status, to: output)
        } else {
            try StatusPrinter(output: output).print(status)
        }
        try output.flush()
    }
}
