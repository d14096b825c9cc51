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
        abstract: "Find what would crash, what is dead and what does not fit.",
        discussion: Help.text(
            """
            Rules are SQL files: those that ship with the tool, and a repository's own in .xibdb/checks/. .xibdb.yml says which
            are on and how bad they are. Uncertain findings are hidden; show them with --include-uncertain.

              xibdb check                                   own code, for people
              xibdb check --format sarif --output out.sarif for code scanning
              xibdb check --write-baseline xibdb.baseline   from now on only what is new:
              xibdb check --baseline xibdb.baseline
              xibdb check --since main                      only what a branch brings
              xibdb check --blame                           with the commit and author that introduced each finding
              xibdb check --list; xibdb check --explain outlet-unknown

            Every format writes one whole document. Where the index, the configuration or the baseline cannot be used, nothing is
            written to standard output, FILE of --output stays as it was, standard error says why, and the exit status is 2. Where
            a rule of your own fails, the document has what the others find; json, sarif and junit name the failure in it, too.
            """,
            exit:
                "Exit status: 0 nothing at or above --fail-on (error where nothing says otherwise); 1 findings; 2 a rule, the configuration or the index cannot be used; 124 the time limit."
        ))

    @Option(
        help: ArgumentHelp(
            "How findings are written.", valueName: "format"))
    var format: FindingFormat = .text

    @Option(
        name: .shortAndLong, help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"))
    var output: String?

    @Option(help: ArgumentHelp("From which severity on the exit status is 1.", valueName: "severity"))
    var failOn: Severity?

    @OptionGroup var confidence: ConfidenceOption

    @Flag(help: "Tell what lies in nibs that nobody loads, too.")
    var includeDead = false

    @Option(
        name: .customLong("rule"), help: ArgumentHelp("Run this rule alone; may be repeated.", valueName: "id"),
        completion: .custom(Completions.rules))
    var rules: [String] = []

    @Option(
        name: .customLong("pack"),
        help: ArgumentHelp(
            "Switch on a pack: migration, style, accessibility or liquid-glass; may be repeated.", valueName: "name"),
        completion: .list(["migration", "style", "accessibility", "liquid-glass"]))
    var packs: [String] = []

    @Option(help: ArgumentHelp("Use this configuration instead of .xibdb.yml.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Leave out what this file knows.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all findings to a file that --baseline takes.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        name: [.customLong("since"), .customLong("changed-since")],
        help: ArgumentHelp(
            "Leave out what this revision has, too: also in a nib that did not change, where its class did.",
            valueName: "revision"))
    var changedSince: String?

    @Flag(
        help: "Add to each finding the commit and author that introduced it: earlier commits are indexed and compared.")
    var blame = false

    @Option(
        help: ArgumentHelp(
            "With --blame: index at most this many commits; what is not dated by then is unknown.", valueName: "number")
    )
    var blameLimit = 32

    @Flag(help: "List the rules, and which are on.")
    var list = false

    @Option(help: ArgumentHelp("Show everything about one rule.", valueName: "id"))
    var explain: String?

    @Flag(help: "Write a .xibdb.yml that says what holds without one.")
    var writeConfig = false

    @Flag(help: "Print a JSON schema of .xibdb.yml, for editors.")
    var schema = false

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    func validate() throws {
        guard blameLimit > 0 else { throw ValidationError("--blame-limit takes a number above 0.") }
    }

    func run() throws {
        do { try check() } catch let error as IndexError {
            _ = Exit.status(of: error)
            throw Finished(status: .usage)
        }
    }

    private func check() throws {
        let catalog = try RuleCatalog(index: try? asking.index.file())
        if try told(of: catalog) { return }
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
        known?.apply(to: &result)
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

    /// What is told without an index.
    private func told(of catalog: RuleCatalog) throws -> Bool {
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
                throw AskingError.unanswerable("\(path) is there already.")
            }
            try write(CheckConfiguration.template(catalog), to: path)
            try output.writeLine(path)
        } else {
            return false
        }
        try output.flush()
        return true
    }

    /// The folder that `.xibdb.yml` lies in.
    private var home: String { (try? asking.index.file().home) ?? FileManager.default.currentDirectoryPath }

    private func configuration(_ catalog: RuleCatalog) throws -> CheckConfiguration {
        var configuration = try CheckConfiguration(file: config, folder: home, catalog: catalog)
        try configuration.add(packs: packs)
        try configuration.ask(only: rules, of: catalog)
        return configuration
    }

    private func print(_ result: CheckResult, root: String?) throws {
        guard let path = output else {
            let output = Output.standard()
            try format.writer(to: output, root: root).write(result)
            return try output.flush()
        }
        let captured = Output.captured()
        try format.writer(to: captured, root: root).write(result)
        try write(captured.text, to: path)
    }

    private func write(_ text: String, to path: String) throws {
        do throws(SystemError) { try OutputFile.write(text, to: path) } catch {
            throw AskingError.unanswerable("\(path) cannot be written (\(error.message)).")
        }
    }
}

extension FindingFormat: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
