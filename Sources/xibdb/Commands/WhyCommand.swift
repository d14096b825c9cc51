import ArgumentParser
import Asking
import ConsoleLogs
import Errors
import Foundation
import HostSystem
import Showing

struct WhyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "why",
        abstract: "Find what caused a crash log or a console message.",
        discussion: Help.text(
            """
            Paste the message, or a whole log with its stack:

              xibdb why "[<FruitCell 0x1> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key price."
              pbpaste | xibdb why -
              xibdb why -f crash.txt

            xibdb understands the messages of UIKit, AppKit and Swift about nibs, storyboards, outlets, actions, segues,
            cells and runtime attributes. The most likely cause comes first.
            """,
            exit:
                "Exit status: 0 a message was understood; 2 no message was understood, or wrong usage; 3 the index could not be read or written; 124 the time limit was exceeded."
        ))

    @Argument(help: ArgumentHelp("The message or log. Without it, standard input is read.", valueName: "text"))
    var text: String?

    @Option(name: .customShort("f"), help: ArgumentHelp("Read the log from a file.", valueName: "file"))
    var file: String?

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    @Flag(help: "Print the answer as JSON, with every candidate.")
    var json = false

    /// If a message begins like an option, such as -[Class selector], adds a space before it. The parser then reads it
    /// as text.
    static func arguments(_ arguments: [String]) -> [String] {
        guard arguments.first == configuration.commandName else { return arguments }
        return arguments.map { $0.hasPrefix("-[") ? " " + $0 : $0 }
    }

    func validate() throws {
        guard text == nil || file == nil else { throw ValidationError("Give a text or -f FILE, not both.") }
    }

    func run() throws {
        let log = try read()
        guard !log.symptoms.isEmpty else {
            throw AskingError.noKnownMessage(lines: log.lines, known: Symptom.Kind.all.map(\.title))
        }
        let diagnoser = Diagnoser(try part.snapshot(asking))
        let diagnoses = try log.symptoms.map(diagnoser.diagnose)
        let output = Output.standard()
        if json {
            try JSONPrinter.print(versioned: DiagnosisPrinter.Report(diagnoses, of: log), to: output)
        } else {
            try DiagnosisPrinter(output: output, unsearched: part.unsearched).print(diagnoses, of: log)
        }
        try output.flush()
    }

    private func read() throws -> ConsoleLog {
        if let text, text != "-" { return LogReader.read(text) }
        let unreadable = ValidationError("\(file ?? "-"): the file cannot be read.")
        guard let handle = file.map({ FileHandle(forReadingAtPath: $0) }) ?? FileHandle.standardInput else {
            throw unreadable
        }
        var reader = LogReader()
        do {
            while true {
                let bytes = try Pipes.next(from: handle.fileDescriptor)
                if bytes.isEmpty { return reader.finish() }
                reader.read(bytes)
            }
        } catch { throw unreadable }
    }
}
