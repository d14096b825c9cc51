import ArgumentParser
import Asking
import Errors
import Showing

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Run a saved report, or list all reports.",
        discussion: Help.text(
            """
            A report is a .sql file with a header. Put your own reports into .xibdb/reports/. -f runs a report from any other file.
            If a file starts with #!/usr/bin/env -S xibdb report -f, you can run it as a script.

            If a report has one required parameter, you can leave out its name: xibdb report outlet titleLabel. If you name a rule
            of `xibdb check`, xibdb lists the findings of the rule.

            By default, reports cover only your own code. --vendor and --tests add vendored code and tests, and --in limits the
            report to a tree, folder or file. If a report of your own reads answered_files, these options apply to it, too.
            """))

    @Argument(
        help: ArgumentHelp(
            "The name of a report, then key=value parameters. Without a name, xibdb lists the reports.",
            valueName: "name"),
        completion: .custom(Completions.report))
    var arguments: [String] = []

    @Option(name: .customShort("f"), help: ArgumentHelp("Run the report in this file.", valueName: "file"))
    var file: String?

    @Flag(help: "Describe the report and its parameters, like `xibdb report NAME --help`.")
    var describe = false

    @Option(help: ArgumentHelp("List the reports and rules that match these words.", valueName: "words"))
    var search: String?

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    @OptionGroup var format: FormatOptions

    func run() throws {
        let file = try? asking.index.file()
        if let search { return try list(search, ReportCatalog(index: file), RuleCatalog(index: file)) }
        let own = try self.file == nil ? arguments.first.flatMap { try ReportCatalog.only($0, index: file) } : nil
        if self.file == nil, own == nil, let name = arguments.first,
            let rule = try RuleCatalog(index: file).rules.first(where: { $0.id == name })
        {
            return try run(rule, RuleCatalog(index: file))
        }
        guard let report = try own ?? report() else { return try list(ReportCatalog(index: file)) }
        if describe {
            let output = Output.standard()
            try ReportPrinter(output: output).print(description: report)
            return try output.flush()
        }
        let given = try report.values(report.given(self.file == nil ? Array(arguments.dropFirst()) : arguments))
        let snapshot = try part.snapshot(asking)
        let (values, notes) = try KnownNames(snapshot).meant(given, of: report)
        Exit.say(notes)
        let output = format.display.output()
        var writer = try format.writer(to: output, snapshot, asking.index, essential: report.essential)
        let count = try Ask.run(report.sql, values, snapshot, &writer, output)
        if count == 0 { Exit.say(try EmptyAnswer(snapshot).lines(report, values)) }
        if case .integer(let limit)? = values["limit"], count == limit {
            let rows = limit == 1 ? "1 row" : "\(limit) rows"
            Exit.say(["limit=\(limit) stops the report after \(rows); there may be more"])
        }
    }

    private func list(_ catalog: ReportCatalog) throws {
        let output = format.display.output()
        try ReportPrinter(output: output).print(list: catalog.reports)
        try output.flush()
    }

    private func list(_ words: String, _ catalog: ReportCatalog, _ rules: RuleCatalog) throws {
        let hits = ReportSearch.hits(words, catalog.reports, rules.rules)
        guard !hits.isEmpty else {
            throw AskingError.unanswerable(
                "No report or rule matches \(words). `xibdb report` lists the reports.")
        }
        let output = format.display.output()
        try ReportPrinter(output: output).print(hits: hits)
        try output.flush()
    }

    // MARK: Rules

    private func run(_ rule: Rule, _ catalog: RuleCatalog) throws {
        if describe {
            let output = Output.standard()
            try RulePrinter(output: output).print(page: rule)
            return try output.flush()
        }
        guard arguments.count == 1 else {
            throw AskingError.unanswerable("A rule does not accept parameters. Set its options in .xibdb.yml.")
        }
        let snapshot = try part.snapshot(asking)
        let output = format.display.output()
        var writer = try format.writer(to: output, snapshot, asking.index, essential: RuleReport.essential)
        let rows = try Ask.limited(by: snapshot) { try RuleReport.rows(of: rule, snapshot, catalog) }
        try writer.start(statements: 1)
        try writer.begin(columns: RuleReport.columns)
        for row in rows { try writer.row(row) }
        try writer.end()
        try writer.finish()
        try output.flush()
        if rows.isEmpty { Exit.say(try EmptyAnswer(snapshot).searched()) }
    }

    /// Reads the report from the given file. Returns nil if there is neither a file nor a name.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if the arguments contain a name. The caller has already
    ///   checked that no report or rule has this name.
    private func report() throws -> Report? {
        if let file { return try ReportCatalog.read(file) }
        guard let name = arguments.first else { return nil }
        throw try ReportCatalog.unknown(name, index: try? asking.index.file())
    }
}
