import ArgumentParser
import Asking
import ConsoleLogs
import Errors
import Foundation
import HostSystem
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
    /// The program that the answer is shown with, where there is one.
    nonisolated(unsafe) static var pager: Pager?
    /// Makes the file anew that the answer is read from; nil where it is not ours to make.
    nonisolated(unsafe) static var repair: (() throws -> Void)?

    static func main() {
        if CommandLine.arguments.dropFirst().first == SourceWorker.argument { SourceWorker.run() }
        // A full disk or a file size limit shall be an error to report.
        signal(SIGXFSZ, SIG_IGN)
        do {
            do { try run() } catch AskingError.damaged(let path, _, let reason)
                where repair != nil && !Output.hasAnswered
            {
                Exit.say(["\(path) is made anew: it is damaged: \(reason)"])
                try repair?()
                repair = nil
                try run()
            }
            pager?.finish()
        } catch {
            pager?.finish()
            exit(Exit.status(of: error).rawValue)
        }
    }

    private static func run() throws {
        var command = try Xibdb.parseAsRoot(Xibdb.arguments(Array(CommandLine.arguments.dropFirst())))
        try command.run()
    }
}

/// What the process's exit status means.
enum ExitStatus: Int32 {
    case done = 0
    /// `check` found something, `index --strict` met files that cannot be read, `merge` left conflicts, or `git textconv` ran for another version.
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
            case .noSuchRoot, .rootIsNoFolder, .noSuchRevision, .noSuchTree, .lastTree, .nameIsTaken, .badConfiguration:
                return .usage
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

    /// Says on standard error what one should know.
    static func say(_ sentences: [String]) {
        for sentence in sentences { say(sentence) }
    }

    /// Says what went wrong, and ends the process at once.
    static func now(with error: any Error) -> Never {
        let status = status(of: error).rawValue
        RunningProcesses.endAll()
        ReplacementFile.discardAll()
        _exit(status)
    }

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
        discussion: Help.text(
            """
              xibdb index .               crawl a repository into .xibdb/index.sqlite
              xibdb                       the commonest questions, with their numbers
              xibdb FruitCell             all about a class, nib, outlet, action,
                                          identifier, image, color, font or text
              xibdb show NIB [OBJECT]     a nib's outline; an object with its constraints
              xibdb explain NIB           step by step what happens when it is loaded
              xibdb why -                 paste a crash log, get the guilty connection
              xibdb check                 what would crash, what is dead, for CI
              xibdb diff HEAD~1           what changed in the nibs, in words
              xibdb git install           have git show and merge nibs by their objects
              xibdb graph --class NAME    who owns, embeds, leads to it; --format svg
              xibdb sql "SELECT …"        ask anything; xibdb schema tells the tables

            xibdb report NAME answers the rest (xibdb report lists all):

              nib-unused               nibs that nobody loads
              nib-loads file=NIB          what code loads a nib, with which owner
              broken-connections          outlets and actions that the class lacks
              class-unknown, module-wrong
                                          custom classes that nothing declares, that
                                          name another module
              image-missing, image-unused; image-uses, font-uses, color-uses
              texts text=WORDS            on which screen a text stands
              strings-missing language=de what a language lacks
              identifier-uses             identifiers of nibs and of code
              misplaced-view, ambiguous-layout
              repeated-subtrees           views that could be shared
              no-accessibility-label      controls without a label
              tools-versions              the Xcode that saved the files
            """,
            exit:
                "Exit status: 0 done; 1 `check` found something, or `index --strict` met files that cannot be read, or `merge` left conflicts; 2 wrong usage or SQL; 3 no index could be read or written; 124 the time limit."
        ),
        version: Version.current,
        subcommands: [
            IndexCommand.self, AskCommand.self, SQLCommand.self, ReportCommand.self, CheckCommand.self,
            ShowCommand.self, ExplainCommand.self, WhyCommand.self,
            GraphCommand.self, DiffCommand.self, MergeCommand.self, GitCommand.self, HistoryCommand.self,
            BlameCommand.self,
            SchemaCommand.self, StatusCommand.self, CompletionsCommand.self, ManualCommand.self, RowsCommand.self,
        ])

    @OptionGroup var asking: AskingOptions

    /// Without a command: the commonest questions, with what this tree answers; where there is no index, the help.
    func run() throws {
        guard let file = try? asking.index.file(), file.exists else {
            Exit.say(["no index here; `xibdb index .` makes one"])
            throw CleanExit.helpRequest(self)
        }
        let snapshot = try PartOptions.parse([]).snapshot(asking)
        let output = Output.standard()
        try HighlightsPrinter(output: output).print(Highlights(snapshot, ReportCatalog(index: file)))
        try output.flush()
    }

    /// The arguments as the parser takes them.
    ///
    /// A word that is no command is asked for, `report NAME --help` tells of that report, and a message may begin like an option.
    static func arguments(_ arguments: [String]) throws -> [String] {
        guard let first = arguments.first, !first.hasPrefix("-") else { return arguments }
        let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        if first == ReportCommand.configuration.commandName, let name = arguments.dropFirst().first,
            !name.hasPrefix("-")
        {
            return arguments.map { ["-h", "--help"].contains($0) ? "--describe" : $0 }
        }
        if first == DiffCommand.configuration.commandName { return DiffCommand.arguments(arguments) }
        if commands.contains(first) { return WhyCommand.arguments(arguments) }
        if first.contains(" "), !LogReader.read(first).symptoms.isEmpty {
            return WhyCommand.arguments(["why"] + arguments)
        }
        if !AskCommand.hasName(first), isQuestion(first) {
            return [ReportCommand.configuration.commandName ?? "report"] + arguments
        }
        let near = Near.names(to: first, among: commands).filter { abs($0.count - first.count) < 3 }
        if !near.isEmpty, !AskCommand.hasName(first) {
            throw AskingError.unknownName(what: "command", name: first, near: near)
        }
        return [AskCommand.configuration.commandName ?? "ask"] + arguments
    }

    /// Whether a word is the name of a report or of a rule.
    private static func isQuestion(_ word: String) -> Bool {
        let index = try? IndexFile.find(from: FileManager.default.currentDirectoryPath)
        return (try? ReportCatalog.only(word, index: index)) ?? nil != nil
            || (try? RuleCatalog(index: index).rule(word)) != nil
    }
}
