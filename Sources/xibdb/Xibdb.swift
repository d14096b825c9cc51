import ArgumentParser
import Indexing
import Showing
import Store

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

@main
enum Main {
    static func main() {
        if CommandLine.arguments.dropFirst().first == SourceWorker.argument { SourceWorker.run() }
        // A full disk or a file size limit shall be an error to report.
        signal(SIGXFSZ, SIG_IGN)
        do {
            var command = try Xibdb.parseAsRoot(WhyCommand.arguments(Array(CommandLine.arguments.dropFirst())))
            try command.run()
        } catch {
            exit(Exit.status(of: error).rawValue)
        }
    }
}

/// What the process's exit status means.
enum ExitStatus: Int32 {
    case done = 0
    /// `check` found something, or `index --strict` met files that cannot be read.
    case found = 1
    /// Wrong usage, or SQL that SQLite does not accept.
    case usage = 2
    /// No index could be read or written.
    case noIndex = 3
    /// The time limit.
    case timedOut = 124
}

/// Ends the command with a status and without a message.
struct Finished: Error {
    let status: ExitStatus
}

enum Exit {
    /// Says what went wrong, and finds the status for it.
    static func status(of error: any Error) -> ExitStatus {
        switch error {
        case is ClosedPipe: return .done
        case let finished as Finished: return finished.status
        case let error as AskingError:
            say(ErrorText.of(error))
            if case .timedOut = error { return .timedOut }
            return .usage
        case let error as IndexError:
            say(ErrorText.of(error))
            switch error {
            case .noSuchRoot, .rootIsNoFolder, .noSuchRevision, .noSuchTree, .lastTree, .nameIsTaken: return .usage
            default: return .noIndex
            }
        default:
            // Help and version are errors to ArgumentParser, too.
            let code = Xibdb.exitCode(for: error)
            guard code.isSuccess || code == .validationFailure else {
                say("\(error)")
                return .noIndex
            }
            let isHelp = code.isSuccess
            let text = Xibdb.fullMessage(for: error)
            let output = isHelp ? Output.standard() : Output.error()
            if !text.isEmpty { try? output.writeLine(text) }
            try? output.flush()
            return isHelp ? .done : .usage
        }
    }

    /// Says what went wrong beside what went well.
    static func say(_ errors: [AskingError]) {
        for error in errors { say(ErrorText.of(error)) }
    }

    /// Says what went wrong, and ends the process at once.
    static func now(with error: any Error) -> Never { _exit(status(of: error).rawValue) }

    private static func say(_ message: String) {
        let output = Output.error()
        try? output.writeLine("xibdb: \(message)")
        try? output.flush()
    }
}

struct Xibdb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xibdb",
        abstract: "Ask what is in the xibs and storyboards of a repository.",
        discussion: """
            xibdb index .          crawl a repository into .xibdb/index.sqlite
            xibdb report           list the saved reports
            xibdb explain FILE     tell what happens when a nib is loaded
            xibdb sql "SELECT …"   ask anything; xibdb schema tells the tables
            xibdb check            find what would crash and what is dead, for CI
            xibdb why -            paste a crash log or console lines, get the cause

            Exit status: 0 done; 1 `check` found something, or `index --strict` met files that cannot be read; 2 wrong usage or SQL;
            3 no index could be read or written; 124 the time limit.
            """,
        version: Version.current,
        subcommands: [
            IndexCommand.self, SQLCommand.self, ReportCommand.self, CheckCommand.self, ShowCommand.self, ExplainCommand.self, WhyCommand.self,
            GraphCommand.self,
            SchemaCommand.self, StatusCommand.self,
        ])
}
