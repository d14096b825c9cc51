import ArgumentParser
import Asking
import Showing

struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Show the tables, views and columns of an index and of a history.",
        discussion: Help.text(
            """
            If you name a table or view, xibdb describes its columns. `xibdb sql` queries the tables of .xibdb/index.sqlite.
            `xibdb history` writes the tables of .xibdb/history.sqlite; `xibdb history --sql` and
            `xibdb sql --db .xibdb/history.sqlite` query them. The names of internal tables start with an underscore. These tables
            may change in any version.

            `--format sql` prints CREATE TABLE statements for the files that `xibdb export` writes: for PostgreSQL, DuckDB or ClickHouse.
            """, exit: "Exit status: 0 done; 2 an unknown table or view."))

    @Argument(
        help: "A table or view. Without a name, all tables and views are listed, one per line.",
        completion: .custom(Completions.tables))
    var table: String?

    @Flag(help: "Also list the internal tables and views.")
    var internals = false

    @Option(help: "The output format; datasette prints a metadata.json for Datasette, sql the tables of an export.")
    var format = Format.text

    @Flag(help: "Print the schema as JSON, like --format json.")
    var json = false

    @Option(help: "The database program for --format sql. (default: postgres)")
    var dialect: TableScript.Dialect?

    /// The output format.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, datasette, sql
    }

    func validate() throws {
        guard format == .sql else {
            if dialect != nil { throw ValidationError("--dialect needs --format sql.") }
            return
        }
        guard table == nil, !json, !internals else {
            throw ValidationError("--format sql always prints all exported tables, and no other format.")
        }
    }

    func run() throws {
        let output = Output.standard()
        if format == .datasette {
            try JSONPrinter.print(DatasetteMetadata(), to: output)
            return try output.flush()
        }
        if format == .sql {
            try output.writeExactly(TableScript(dialect ?? .postgres).text)
            return try output.flush()
        }
        let json = json || format == .json
        let schema = SchemaDocumentation.all
        let listed = schema.tables.filter { internals || !$0.isInternal }
        if let table {
            let found = try schema.tables(named: table)
            if json, found.count == 1 {
                try JSONPrinter.print(found[0], to: output)
            } else if json {
                try JSONPrinter.print(found, to: output)
            } else {
                try SchemaPrinter(output: output).print(found)
            }
        } else if json {
            try JSONPrinter.print(listed, to: output)
        } else {
            try SchemaPrinter(output: output).print(list: listed)
        }
        try output.flush()
    }
}

extension TableScript.Dialect: ExpressibleByArgument {}
