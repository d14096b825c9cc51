import ArgumentParser
import Asking
import Showing
import Store

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the tables of an index to files, for databases with many repositories.",
        discussion: Help.text(
            """
            The files are FOLDER/table=NAME/repository=NAME/part.FORMAT. Every row starts with the columns repository, revision and
            indexed_at. Keys are texts that contain the name of the repository, so rows of different repositories can be in one table.
            Two exports of the same files have the same bytes, except for the column indexed_at; --indexed-at sets this column.
            `xibdb schema --format sql` prints the tables for a database.

              xibdb export -o dataset/orchard --repository orchard

            The folder is replaced in one step. xibdb only replaces a folder that contains nothing but an export. For Parquet files and
            for a database of DuckDB, run fleet/parquet.py of the xibdb repository on the exported files.
            """))

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The folder to write; an earlier export in it is replaced.", valueName: "folder"))
    var output: String

    @Option(help: "The format of the files.")
    var format = DatasetFormat.ndjson

    @Option(help: ArgumentHelp("The name of the repository. (default: the name of the tree)", valueName: "name"))
    var repository: String?

    @Option(
        help: ArgumentHelp(
            "The text of the column revision. (default: the commit that is checked out)", valueName: "text"))
    var revision: String?

    @Option(
        name: .customLong("indexed-at"),
        help: ArgumentHelp(
            "The text of the column indexed_at, such as the date of the commit. (default: the time of the last run that changed the index)",
            valueName: "text"))
    var indexedAt: String?

    @Flag(help: "Write only the tables about the frameworks of Apple, which are the same for all repositories.")
    var frameworks = false

    @OptionGroup var asking: AskingOptions

    /// The time limit of an export in seconds, if the user sets none. An export is not an answer that a user waits for.
    private static let longest = 3600.0

    func run() throws {
        let snapshot = try asking.snapshot()
        if asking.time.timeout == nil { snapshot.restart(Limits(seconds: Self.longest)) }
        let names = IndexExport.Names(repository: repository, revision: revision, indexedAt: indexedAt)
        let export = try IndexExport(snapshot, names: names, isFrameworks: frameworks)
        let counts = try DatasetFolder(replacing: output).write(export, format)
        let written = Output.standard()
        try ExportPrinter(output: written).print(counts, folder: output)
        try written.flush()
    }
}

extension DatasetFormat: ExpressibleByArgument {}
