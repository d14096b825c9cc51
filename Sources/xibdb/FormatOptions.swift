import ArgumentParser
import Configuration
import Showing
import Store

/// The options for output that a person reads.
struct DisplayOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Color crashes and broken connections: auto, always or never.", valueName: "when"))
    var color: ColorChoice = .auto

    @Flag(help: "Do not use a pager for long answers (XIBDB_PAGER, PAGER or less).")
    var noPager = false

    /// Returns standard output. On a terminal, a pager shows the output.
    func output() -> Output {
        let terminal = Terminal.current
        // Create the output before the pager starts. Otherwise, the output would not detect the terminal.
        let output = Output.standard()
        if !noPager, Main.pager == nil { Main.pager = Pager.start(terminal) }
        output.isColored = color.isOn(terminal)
        return output
    }
}

/// The options for printed rows.
struct FormatOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The format of rows. grep is path:line:column: text. csv is for spreadsheets: it writes an apostrophe before a text that a spreadsheet could run as a formula. json, ndjson and tsv are exact. If the query fails, json and html print nothing. (default: table, or the format of .xibdb.yml)",
            valueName: "format"))
    var format: ResultFormat?

    @Flag(help: "Short for --format json.")
    var json = false

    @Flag(
        help:
            "Print every column of a table in full, as in a pipe. A terminal that is too narrow shows the most important columns of a report."
    )
    var wide = false

    @OptionGroup var display: DisplayOptions

    /// Returns a writer for the rows of an answer.
    ///
    /// - Parameter essential: the columns that a narrow terminal shows; see ``ResultFormat``. A pipe gets every column.
    func writer(
        to output: Output, _ snapshot: Snapshot, _ index: IndexOption, essential: [String]? = nil
    ) throws -> AnyFormatWriter {
        let terminal = Terminal.current
        let usual = try (try? index.file().home).flatMap { try RepositorySettings(folder: $0).format }.flatMap(
            ResultFormat.init)
        let paths = PrintedPaths(
            root: try snapshot.rootOfPaths(), areLinks: terminal.knowsLinks && display.color != .never)
        return AnyFormatWriter(
            (json ? .json : format ?? usual ?? .table).writer(
                to: output, width: wide ? nil : terminal.width, paths: paths,
                essential: terminal.isTerminal ? essential : nil))
    }
}

extension ColorChoice: ExpressibleByArgument {}
extension ResultFormat: ExpressibleByArgument {}
