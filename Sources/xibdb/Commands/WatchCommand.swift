import ArgumentParser
import Foundation
import HostSystem
import LanguageServing
import Showing

struct WatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Keep the index fresh, and print findings of check that appear and go.",
        discussion: Help.text(
            """
            xibdb looks at the files of the repository again and again. If a change of a nib or source makes a finding appear, watch
            prints it with +; if the finding goes, watch prints it with -. Press Ctrl-C to end.

              xibdb watch
              xibdb watch --interval 5
            """))

    @Option(
        help: ArgumentHelp(
            "The time between two looks, in seconds. In a large repository, xibdb waits longer.", valueName: "seconds"))
    var interval = 1.0

    @Option(help: ArgumentHelp("End after this many looks. (default: never)", valueName: "number"))
    var looks: Int?

    @OptionGroup var index: IndexOption

    @Option(help: ArgumentHelp("Color the signs: auto, always or never.", valueName: "when"))
    var color: ColorChoice = .auto

    func validate() throws {
        guard interval > 0, interval < 1e6 else { throw ValidationError("--interval must be a number above 0.") }
        guard looks.map({ $0 > 0 }) ?? true else { throw ValidationError("--looks must be 1 or more.") }
    }

    func run() throws {
        var watch = FindingWatch(try index.file(), worker: OperatingSystem.executable)
        let output = Output.standard()
        output.isColored = color.isOn(Terminal.current)
        let printer = WatchPrinter(output: output)
        var isFirst = true
        for look in 1... {
            let start = OperatingSystem.now()
            if let change = try watch.look() {
                ProgressLine.clear()
                Exit.say(change.notes)
                Exit.say(change.result.failures)
                if isFirst {
                    try printer.print(start: change.result)
                } else {
                    try printer.print(appeared: change.appeared, gone: change.gone, of: change.result)
                }
                isFirst = false
            }
            if look == looks { return }
            // The looks use at most a quarter of the time.
            let spent = Double(OperatingSystem.now() - start) / 1e9
            Thread.sleep(forTimeInterval: max(interval, 3 * spent))
        }
    }
}
