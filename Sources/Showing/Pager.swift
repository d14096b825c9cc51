import Foundation
import HostSystem

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that shows long answers page by page, as git has one: XIBDB_PAGER, else PAGER, else less.
package final class Pager {
    private let process: InteractiveProcess

    /// Starts the pager, and has standard output go through it.
    ///
    /// - Returns: nil where standard output is no terminal, or there is no pager, or it is `cat` or empty.
    package static func start(_ terminal: Terminal, environment: [String: String] = ProcessInfo.processInfo.environment)
        -> Pager?
    {
        guard terminal.isTerminal, isatty(0) == 1, (environment["TERM"] ?? "dumb") != "dumb" else { return nil }
        let command = environment["XIBDB_PAGER"] ?? environment["PAGER"] ?? "less"
        // Where there is none, the shell's word would be all that is seen.
        guard !command.isEmpty, command != "cat", isThere(command, environment) else { return nil }
        var variables = Programs.environment
        // Ends at once where all fits on the screen, lets colors through, and leaves the text there.
        if variables["LESS"] == nil { variables["LESS"] = "FRX" }
        // It stays in our process group: another one must not read from the terminal.
        guard let process = try? InteractiveProcess("/bin/sh", ["-c", command], environment: Programs.words(variables))
        else { return nil }
        dup2(process.input, 1)
        return Pager(process)
    }

    private init(_ process: InteractiveProcess) { self.process = process }

    private static func isThere(_ command: String, _ environment: [String: String]) -> Bool {
        guard let program = command.split(separator: " ").first.map(String.init) else { return false }
        if program.contains("/") { return access(program, X_OK) == 0 }
        return Programs.find(program) != nil
    }

    /// Waits until the reader has seen enough.
    package func finish() {
        close(1)
        process.finish()
    }
}
