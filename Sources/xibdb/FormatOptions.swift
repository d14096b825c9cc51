import ArgumentParser
import Configuration
import Showing
import Store

/// How text for people is printed.
struct DisplayOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Color what crashes and what is broken: auto, always or never.", valueName: "when"))
    var color: ColorChoice = .auto

    @Flag(help: "Print long answers at once, not page by page (XIBDB_PAGER, else PAGER, else less).")
    var noPager = false

    /// Standard output, through the pager on a terminal.
    func output() -> Output {
        let terminal = Terminal.current
        // It remembers that it writes for a terminal.
        let output = Output.standard()
        if !noPager, Main.pager == nil { Main.pager = Pager.start(terminal) }
        output.isColored = color.isOn(terminal)
        return output
    }
}

/// How rows are printed.
struct FormatOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How rows are written; grep is path:line:column: text. csv is for spreadsheets: a text that one would run as a formula has an apostrophe before it; json, ndjson and tsv are exact. json and html print all or, where the question fails, nothing. (default: table, or what .xibdb.yml says)",
            valueName: "format"))
    var format: ResultFormat?

    @Flag(help: "Short for --format json.")
    var json = false

    @Flag(help: "Print every column of a table in full, as in a pipe, however wide.")
    var wide = false

    @OptionGroup var display: DisplayOptions

    /// A writer whose paths are those of an answer.
    func writer(to output: Output, _ snapshot: Snapshot, _ index: IndexOption) throws -> AnyFormatWriter {
        let terminal = Terminal.current
        let usual = try (try? index.file().home).flatMap { try RepositorySettings(folder: $0).format }.flatMap(
            ResultFormat.init)
        let paths = PrintedPaths(
            root: try snapshot.rootOfPaths(), areLinks: terminal.knowsLinks && display.color != .never)
        return AnyFormatWriter(
            (json ? .json : format ?? usual ?? .table).writer(
                to: output, width: wide ? nil : terminal.width, paths: paths))
    }
}

extension ColorChoice: ExpressibleByArgument {}
extension ResultFormat: ExpressibleByArgument {}
