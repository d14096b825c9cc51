import Foundation
import HostSystem

/// The pager for long answers, as in git: `XIBDB_PAGER`, else `PAGER`, else `less`.
package final class Pager {
    private let process: InteractiveProcess

    /// Starts the pager and redirects standard output to it.
    ///
    /// - Returns: the pager; nil if standard input or output is not a terminal, if the terminal is dumb (`TERM`), if
    ///   the pager is empty or `cat`, or if the pager is missing or cannot be started.
    package static func start(_ terminal: Terminal, environment: [String: String] = ProcessInfo.processInfo.environment)
        -> Pager?
    {
        guard terminal.isTerminal, OperatingSystem.isTerminal(0), (environment["TERM"] ?? "dumb") != "dumb" else {
            return nil
        }
        let command = environment["XIBDB_PAGER"] ?? environment["PAGER"] ?? "less"
        // If the pager were missing, the user would see only the error message of the shell.
        guard !command.isEmpty, command != "cat", isThere(command, environment) else { return nil }
        var variables = Programs.environment
        // With these options, less exits at once if the text fits on one screen, shows colors, and leaves the text on
        // the screen.
        if variables["LESS"] == nil { variables["LESS"] = "FRX" }
        // The pager stays in this process group, because a background process group cannot read from the terminal.
        guard let process = try? InteractiveProcess("/bin/sh", ["-c", command], environment: Programs.words(variables))
        else { return nil }
        process.takeOutput()
        return Pager(process)
    }

    private init(_ process: InteractiveProcess) { self.process = process }

    private static func isThere(_ command: String, _ environment: [String: String]) -> Bool {
        guard let program = command.split(separator: " ").first.map(String.init) else { return false }
        if program.contains("/") { return Programs.canRun(program) }
        return Programs.find(program) != nil
    }

    /// Waits until the user closes the pager.
    package func finish() { process.finish() }
}
