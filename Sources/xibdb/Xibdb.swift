import ArgumentParser
import Asking
import ConsoleLogs
import Errors
import Foundation
import HostSystem
import Indexing
import Showing
import Store

@main
enum Main {
    /// The pager that shows the answer; nil if no pager is used.
    nonisolated(unsafe) static var pager: Pager?
    /// Rebuilds the damaged database, or deletes it so that the next run rebuilds it; nil if xibdb must not change it.
    nonisolated(unsafe) static var repair: (() throws -> Void)?

    static func main() {
        if CommandLine.arguments.dropFirst().first == SourceWorker.argument { SourceWorker.run() }
        // If a file exceeds the size limit of the process, a signal ends the process by default. If the signal is
        // ignored, xibdb receives an error instead, which it can report.
        OperatingSystem.ignore(signal: SIGXFSZ)
        if Terminal.current.showsProgress { Activity.observe(ProgressLine.show) }
        do {
            do { try run() } catch AskingError.damaged(let path, _, let reason)
                where repair != nil && !Output.hasAnswered
            {
                Exit.say(["\(path) is rebuilt because it is damaged: \(reason)"])
                try repair?()
                repair = nil
                try run()
            }
            ProgressLine.clear()
            pager?.finish()
        } catch {
            ProgressLine.clear()
            pager?.finish()
            exit(Exit.status(of: error).rawValue)
        }
    }

    private static func run() throws {
        var command = try Xibdb.parseAsRoot(Xibdb.arguments(Array(CommandLine.arguments.dropFirst())))
        try command.run()
    }
}

/// The exit status of the process.
enum ExitStatus: Int32 {
    case done = 0
    /// `check` reported findings, `diff` found differences or new findings, `index --strict` could not read a file,
    /// `merge` left conflicts, or another version installed `git textconv`.
    case found = 1
    /// The usage is wrong, SQLite does not accept the SQL, or the question cannot be answered.
    case usage = 2
    /// The index or another file could not be read or written.
    case noIndex = 3
    /// The time limit was exceeded.
    case timedOut = 124
}

/// Ends the command with a status and without a message.
struct Finished: Error {
    let status: ExitStatus
}

enum Exit {
    /// Prints an error and returns its exit status.
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
            case .noSuchRoot, .rootIsNoFolder, .badArchive, .noSuchRevision, .noSuchTree, .lastTree, .nameIsTaken,
                .badConfiguration:
                return .usage
            default: return .noIndex
            }
        default:
            // ArgumentParser also throws an error to print the help or the version.
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

    /// Prints errors that did not prevent an answer.
    static func say(_ errors: [AskingError]) {
        for error in errors { say(ErrorText.of(error)) }
    }

    /// Prints notes for the user on standard error.
    static func say(_ sentences: [String]) {
        for sentence in sentences { say(sentence) }
    }

    /// Prints an error and ends the process at once, with its child processes. Unfinished files are deleted.
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
        abstract: "Answer questions about the xibs and storyboards of a repository.",
        discussion: Help.text(
            """
              xibdb index .               index a repository into .xibdb/index.sqlite
              xibdb                       the most common questions, with their results
              xibdb FruitCell             everything about a class, nib, outlet, action,
                                          identifier, image, color, font or text
              xibdb show NIB [OBJECT]     the outline of a nib, or an object with its constraints
              xibdb at FILE:LINE          what stands at a line, and what it is connected to
              xibdb impact class NAME     what breaks if you delete or rename it
              xibdb explain NIB           what happens when the nib is loaded, step by step
              xibdb why -                 paste a crash log, get its cause
              xibdb check                 find crashes, dead nibs and mismatches, for CI
              xibdb diff HEAD~1           what changed in the nibs
              xibdb git install           let git show and merge nibs by object
              xibdb graph --class NAME    the nibs of a class, and its uses; --format svg
              xibdb path A B              how to get from screen A to screen B
              xibdb mcp                   let agents ask, over the Model Context Protocol
              xibdb lsp                   serve an editor: definitions, references, diagnostics
              xibdb watch                 print findings that appear and go while you work
              xibdb sql "SELECT …"        any other question; xibdb schema lists tables

            xibdb report NAME runs a saved question (xibdb report lists all):

              nib-unused                  nibs that are never loaded
              nib-loads file=NIB          which code loads a nib, and with which owner
              broken-connections          outlets and actions that the class does not have
              class-unknown, module-wrong
                                          custom classes that do not exist, or that
                                          have another module
              image-missing, image-unused; image-uses, font-uses, color-uses
              texts text=WORDS            the screens that show a text
              strings-missing language=de texts without a translation
              identifier-uses             identifiers of nibs and of code
              misplaced-view, ambiguous-layout
              repeated-subtrees           groups of views that several nibs repeat
              no-accessibility-label      controls without a label
              tools-versions              the Xcode that saved the files
            """,
            exit:
                "Exit status: 0 done; 1 `check` reported findings, `index --strict` could not read a file, or `merge` left conflicts; 2 wrong usage or SQL; 3 the index could not be read or written; 124 the time limit was exceeded."
        ),
        version: Version.details,
        subcommands: [
            IndexCommand.self, AskCommand.self, SQLCommand.self, ReportCommand.self, CheckCommand.self,
            ShowCommand.self, AtCommand.self, ExplainCommand.self, WhyCommand.self, ImpactCommand.self,
            GraphCommand.self, PictureCommand.self, PathCommand.self, DossierCommand.self, DiffCommand.self,
            MergeCommand.self,
            GitCommand.self,
            HistoryCommand.self,
            BlameCommand.self,
            SchemaCommand.self, ExportCommand.self, StatusCommand.self, MCPCommand.self, LanguageServerCommand.self,
            WatchCommand.self,
            CompletionsCommand.self, ManualCommand.self, RowsCommand.self,
        ])

    @OptionGroup var asking: AskingOptions

    /// Prints the most common questions with the number of their results. If there is no index, prints the help.
    func run() throws {
        guard let file = try? asking.index.file(), file.exists else {
            Exit.say(["there is no index here; `xibdb index .` builds one"])
            throw CleanExit.helpRequest(self)
        }
        let snapshot = try PartOptions.parse([]).snapshot(asking)
        let output = Output.standard()
        try HighlightsPrinter(output: output).print(Highlights(snapshot, ReportCatalog(index: file)))
        try output.flush()
    }

    /// Converts the arguments to a form that the parser accepts.
    ///
    /// If the first word is not a command, this adds the command: `why` for a console message, `report` for the name of
    /// a report or rule, `ask` for any other name. `report NAME --help` becomes `report NAME --describe`.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if the first word looks like a mistyped command.
    static func arguments(_ arguments: [String]) throws -> [String] {
        guard let first = arguments.first, !first.hasPrefix("-") else { return arguments }
        let commands = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
        if first == ReportCommand.configuration.commandName, let name = arguments.dropFirst().first,
            !name.hasPrefix("-")
        {
            return arguments.map { ["-h", "--help"].contains($0) ? "--describe" : $0 }
        }
        if first == DiffCommand.configuration.commandName { return DiffCommand.arguments(arguments) }
        if first == ShowCommand.configuration.commandName { return ShowCommand.arguments(arguments) }
        if commands.contains(first) { return WhyCommand.arguments(arguments) }
        if first.contains(" "), !LogReader.read(first).symptoms.isEmpty {
            return WhyCommand.arguments(["why"] + arguments)
        }
        if !AskCommand.hasName(first), isQuestion(first) {
            return [ReportCommand.configuration.commandName ?? "report"] + arguments
        }
        // A key equivalent, such as ⌘T, is not a mistyped command.
        let isWord = first.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
        let near =
            isWord ? NameSuggestions.names(to: first, among: commands).filter { abs($0.count - first.count) < 3 } : []
        if !near.isEmpty, !AskCommand.hasName(first) {
            throw AskingError.unknownName(what: "command", name: first, near: near)
        }
        return [AskCommand.configuration.commandName ?? "ask"] + arguments
    }

    /// Whether a word is the name of a report or rule.
    private static func isQuestion(_ word: String) -> Bool {
        let index = try? IndexFile.find(from: FileManager.default.currentDirectoryPath)
        return (try? ReportCatalog.only(word, index: index)) ?? nil != nil
            || (try? RuleCatalog(index: index).rule(word)) != nil
    }
}
