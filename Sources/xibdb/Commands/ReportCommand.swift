import ArgumentParser
import Asking
import Showing

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Run a saved report, or list them.",
        discussion: """
            A report is a .sql file with a header. Those of a repository lie in .xibdb/reports/; -f runs any other, so that a
            file that starts with #!/usr/bin/env -S xibdb report -f is a script.

            Reports are about own code: --vendor and --tests take in the rest, --in leaves out what lies elsewhere. A report of
            your own does so, too, where it asks answered_files.
            """)

    @Argument(help: ArgumentHelp("Name of a report, then key=value parameters; the list where none is given.", valueName: "name"))
    var arguments: [String] = []

    @Option(name: .customShort("f"), help: ArgumentHelp("Run the report in this file.", valueName: "file"))
    var file: String?

    @Flag(help: "Tell what the report answers and which parameters it takes.")
    var describe = false

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    @OptionGroup var format: FormatOptions

    func run() throws {
        let output = Output.standard()
        guard let report = try report() else {
            try ReportPrinter(output: output).print(list: ReportCatalog(index: try? asking.index.file()).reports)
            return try output.flush()
        }
        if describe {
            try ReportPrinter(output: output).print(description: report)
            return try output.flush()
        }
        let values = try report.values(KeyValue.parse(file == nil ? Array(arguments.dropFirst()) : arguments))
        let snapshot = try part.snapshot(asking)
        var writer = format.writer(to: output)
        try Ask.run(report.sql, values, snapshot, &writer, output)
    }

    private func report() throws -> Report? {
        if let file { return try ReportCatalog.read(file) }
        guard let name = arguments.first else { return nil }
        return try ReportCatalog(index: try? asking.index.file()).report(name)
    }
}
