import Asking
import Comparing
import ConsoleLogs
import Errors
import Indexing
import Introductions
import Showing
import ShowingChanges
import Store

extension Tool {
    /// The causes of a crash log or console message.
    static let why = Tool(
        name: "why",
        help:
            "Find the cause of a crash log, console or build message about nibs, storyboards, outlets, actions, segues or cells. Answers places in nibs and code with reasons and the fix, most likely first.",
        parameters: [
            Parameter(name: "log", kind: .text, help: "The message, or the whole log with its stack", isRequired: true)
        ] + part,
        formats: ["why"], list: "messages"
    ) { question in
        let log = LogReader.read(question.text("log") ?? "")
        guard !log.symptoms.isEmpty else {
            throw AskingError.noKnownMessage(lines: log.lines, known: Symptom.Kind.all.map(\.title))
        }
        return try question.asking(question.part) { snapshot, notes in
            let diagnoses = try log.symptoms.map(Diagnoser(snapshot).diagnose)
            return try ToolAnswer(DiagnosisPrinter.Report(diagnoses, of: log), list: "messages", notes: notes) {
                try DiagnosisPrinter(output: $1).print(Array(diagnoses[$0]), of: log)
            }
        }
    }

    /// The findings of the rules.
    static let check = Tool(
        name: "check",
        help:
            "Find crashes, broken connections, dead nibs and other mismatches between nibs and code. Each finding has a rule, severity, confidence, place, and a message with the fix. With since, report only what changes after a git revision introduced.",
        parameters: [
            Parameter(name: "rules", kind: .texts, help: "Only these rule ids"),
            Parameter(
                name: "packs", kind: .texts, help: "Also: migration (iOS 27), style, accessibility, liquid-glass"),
            Parameter(name: "since", kind: .text, help: "Git revision"),
            Parameter(name: "uncertain", kind: .flag, help: "Include uncertain findings"),
            Parameter(name: "dead", kind: .flag, help: "Include nibs that nothing loads"),
        ] + part,
        formats: ["check"], list: "findings"
    ) { question in
        let catalog = try RuleCatalog(index: question.workplace.index())
        var configuration = try CheckConfiguration(file: nil, folder: question.workplace.home, catalog: catalog)
        try configuration.add(packs: question.texts("packs"))
        try configuration.ask(only: question.texts("rules"), of: catalog)
        let seconds = question.text("since") == nil ? Workplace.seconds : Workplace.secondsWithRevisions
        return try question.asking(question.part, seconds: seconds) { snapshot, notes in
            var result = try Checker(snapshot, catalog, configuration).run(
                includesUncertain: question.flag("uncertain") || configuration.includesUncertain,
                includesDead: question.flag("dead"))
            if let revision = question.text("since") {
                try StateChecker(
                    catalog, configuration, part: question.part, from: question.workplace.folder,
                    limits: question.limits
                ).removeFindings(
                    at: revision, of: IndexedFolders(snapshot), includesDead: question.flag("dead"), from: &result)
            }
            let output = Output.captured()
            try FindingFormat.json.writer(to: output, root: nil).write(result)
            let failures = result.failures.map { "a rule failed: \($0)" }
            return ToolAnswer(try ToolAnswer.read(output.text), list: "findings", notes: notes + failures) {
                var part = result
                part.findings = Array(result.findings[$0])
                try FindingFormat.text.writer(to: $1, root: nil).write(part)
            }
        }
    }

    /// The changes between two states.
    static let diff = Tool(
        name: "diff",
        help:
            "Show what changed in nibs between two git states, by object instead of by line of XML; editor noise is left out. By default the work tree with HEAD.",
        parameters: [
            Parameter(name: "old", kind: .text, help: "Revision; default HEAD"),
            Parameter(name: "new", kind: .text, help: "Revision; default the work tree"),
            Parameter(name: "paths", kind: .texts, help: "Only these files or folders"),
            Parameter(name: "vendor", kind: .flag, help: "Include vendored code"),
        ],
        formats: ["diff"], list: "files"
    ) { question in
        let words = [question.text("old") ?? "HEAD"] + (question.text("new").map { [$0] } ?? [])
        return try question.running.limited(seconds: Workplace.seconds) {
            let request = try ComparisonRequest(
                revisions: words, paths: question.texts("paths"), folder: question.workplace.folder)
            let comparison = try TreeComparison(request, includesVendored: question.flag("vendor"))
            let notes =
                comparison.leftOut > 0
                ? ["\(comparison.leftOut) nibs of vendored code left out; vendor=true includes them"] : []
            let output = Output.captured()
            try TreeChanges(output: output, format: .json, isAll: false).print(comparison.files)
            let files = try ToolAnswer.read(output.text)
            return ToolAnswer(["files": files], list: "files", notes: notes) { page, output in
                if comparison.files.isEmpty { return try output.writeLine("No nib differs.") }
                try TreeChanges(output: output, format: .text, isAll: false).print(Array(comparison.files[page]))
            }
        }
    }
}
