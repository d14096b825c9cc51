import ArgumentParser
import Asking
import Errors
import Foundation
import HostSystem
import Indexing
import Introductions
import Showing

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find crashes, dead code and mismatches in nibs.",
        discussion: Help.text(
            """
            Each rule is a SQL file. You can add your own rules in .xibdb/checks/. The file .xibdb.yml turns rules on and off, and
            sets their severity. Uncertain findings are hidden; --include-uncertain shows them.

              xibdb check                                   your own code
              xibdb check --format sarif --output out.sarif for code scanning
              xibdb check --write-baseline xibdb.baseline   accept all current findings,
              xibdb check --baseline xibdb.baseline         then report only new ones
              xibdb check --since main                      only findings that a branch adds
              xibdb check --blame                           with the commit and author that introduced each finding
              xibdb check --list; xibdb check --explain outlet-unknown

            Every format writes one complete document. If the index, the configuration or the baseline cannot be used, check writes
            nothing to standard output, does not change the file of --output, explains the error on standard error, and exits with
            status 2. If one of your own rules fails, the document contains the findings of the other rules; json, sarif and junit
            also name the failure.
            """,
            exit:
                "Exit status: 0 no findings at or above the severity of --fail-on (default: error); 1 there are such findings; 2 a rule, the configuration or the index cannot be used; 124 the time limit was exceeded."
        ))

    @Option(
        help: ArgumentHelp(
            "The output format.", valueName: "format"))
    var format: FindingFormat = .text

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("Exit with status 1 for findings of this severity or above.", valueName: "severity"))
    var failOn: Severity?

    @OptionGroup var confidence: ConfidenceOption

    @Flag(help: "Also report findings in nibs that are never loaded.")
    var includeDead = false

    @Option(
        name: .customLong("rule"), help: ArgumentHelp("Run only this rule; may be repeated.", valueName: "id"),
        completion: .custom(Completions.rules))
    var rules: [String] = []

    @Option(
        name: .customLong("pack"),
        help: ArgumentHelp(
            "Turn on a pack of rules: migration, style, accessibility or liquid-glass; may be repeated.",
            valueName: "name"),
        completion: .list(["migration", "style", "accessibility", "liquid-glass"]))
    var packs: [String] = []

    @Option(help: ArgumentHelp("Use this configuration instead of .xibdb.yml.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Hide the findings in this baseline file.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings to a baseline file, for --baseline.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        name: [.customLong("since"), .customLong("changed-since")],
        help: ArgumentHelp(
            "Report only findings that are new since this revision, including findings in unchanged nibs whose classes changed.",
            valueName: "revision"))
    var changedSince: String?

    @Flag(
        help:
            "Add the commit and author that introduced each finding. For this, xibdb indexes and compares earlier commits."
    )
    var blame = false

    @Option(
        help: ArgumentHelp(
            "With --blame, index at most this many commits. If a finding needs more, its commit is reported as unknown.",
            valueName: "number")
    )
    var blameLimit = 32

    @Flag(help: "List the rules, and show which rules are on.")
    var list = false

    @Option(help: ArgumentHelp("Show the documentation of one rule.", valueName: "id"))
    var explain: String?

    @Flag(help: "Write a .xibdb.yml with the default settings.")
    var writeConfig = false

    @Flag(help: "Print a JSON schema of .xibdb.yml, for editors.")
    var schema = false

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    @OptionGroup var display: DisplayOptions

    func validate() throws {
        guard blameLimit > 0 else { throw ValidationError("--blame-limit must be above 0.") }
    }

    func run() throws {
        do { try check() } catch let error as IndexError {
            _ = Exit.status(of: error)
            throw Finished(status: .usage)
        }
    }

    private func check() throws {
        let catalog = try RuleCatalog(index: try? asking.index.file())
        if try answersWithoutIndex(catalog) { return }
        let configuration = try configuration(catalog)
        let known = try baseline.map { path throws(AskingError) in try Baseline(path: path) }
        let alarm = asking.time.alarm()
        defer { alarm?.turnOff() }
        let snapshot = try part.snapshot(asking)
        let (root, folders) = try (snapshot.rootOfPaths(), IndexedFolders(snapshot))
        var result = try Ask.limited(by: snapshot) {
            try Checker(snapshot, catalog, configuration).run(
                includesUncertain: confidence.includeUncertain || configuration.includesUncertain,
                includesDead: includeDead)
        }
        if let writeBaseline { try write(Baseline(result.findings).text(), to: writeBaseline) }
        known?.apply(to: &result, listsStale: part.place.places.isEmpty)
        let checker = StateChecker(
            catalog, configuration, part: part.part, from: FileManager.default.currentDirectoryPath,
            limits: asking.limits)
        if let changedSince {
            try checker.removeFindings(at: changedSince, of: folders, includesDead: includeDead, from: &result)
        }
        if blame {
            let introductions = FindingIntroductions(
                folders: folders, root: root, checker: checker, mostCommits: blameLimit)
            Exit.say(try introductions.add(to: &result))
        }
        try print(result, root: root)
        Exit.say(result.failures)
        let limit = failOn ?? configuration.failOn ?? .error
        if !result.failures.isEmpty { throw Finished(status: .usage) }
        if result.findings.contains(where: { $0.severity >= limit }) { throw Finished(status: .found) }
    }

    /// Prints an answer that does not need an index: a rule, the list of rules, the schema, or a new configuration.
    ///
    /// - Returns: false if the options do not request such an answer.
    private func answersWithoutIndex(_ catalog: RuleCatalog) throws -> Bool {
        let output = Output.standard()
        if let explain {
            try RulePrinter(output: output).print(page: catalog.rule(explain))
        } else if list {
            try RulePrinter(output: output).print(list: catalog.rules, configuration(catalog))
        } else if schema {
            try JSONPrinter.print(ConfigurationSchema(catalog), to: output)
        } else if writeConfig {
            let path = home + "/.xibdb.yml"
            guard !FileManager.default.fileExists(atPath: path) else {
                throw AskingError.unanswerable("\(path) already exists.")
            }
            try write(CheckConfiguration.template(catalog), to: path)
            try output.writeLine(path)
        } else {
            return false
        }
        try output.flush()
        return true
    }

    /// The folder that contains `.xibdb.yml`.
    private var home: String { (try? asking.index.file().home) ?? FileManager.default.currentDirectoryPath }

    private func configuration(_ catalog: RuleCatalog) throws -> CheckConfiguration {
        var configuration = try CheckConfiguration(file: config, folder: home, catalog: catalog)
        try configuration.add(packs: packs)
        try configuration.ask(only: rules, of: catalog)
        return configuration
    }

    private func print(_ result: CheckResult, root: String?) throws {
        guard let path = output else {
            guard format == .text, let width = Terminal.current.width else {
                let output = Output.standard()
                try format.writer(to: output, root: root).write(result)
                return try output.flush()
            }
            let output = display.output()
            try TerminalFindings(output: output, width: width, root: root).write(result)
            return try output.flush()
        }
        let captured = Output.captured()
        try format.writer(to: captured, root: root).write(result)
        try write(captured.text, to: path)
    }

    private func write(_ text: String, to path: String) throws {
        do throws(SystemError) { try OutputFile.write(Array(text.utf8), to: path) } catch {
            throw AskingError.unanswerable("\(path) cannot be written (\(error.message)).")
        }
    }
}

extension FindingFormat: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
