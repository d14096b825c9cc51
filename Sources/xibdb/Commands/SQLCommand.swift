import ArgumentParser
import Asking
import Errors
import Foundation
import HostSystem
import Showing
import Store

struct SQLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sql",
        abstract: "Query the index with SQL.",
        discussion: Help.text(
            """
            The SQL cannot change the index. Write a parameter as :name in the SQL, and its value as name=value after the SQL:

              xibdb sql "SELECT path, line FROM class_usage WHERE class = :class" class=LoginView

            With --in, the table files and all tables with a column file_id contain only the rows of that tree, folder or file.

            `-` reads the SQL from standard input, -f FILE from a file. `xibdb schema` describes the tables. With
            `--db .xibdb/history.sqlite` you query the history that `xibdb history` wrote.
            """))

    @Argument(help: ArgumentHelp("The SQL, or - for standard input; then key=value parameters.", valueName: "sql"))
    var arguments: [String] = []

    @Option(name: .customShort("f"), help: ArgumentHelp("Read the SQL from a file.", valueName: "file"))
    var file: String?

    @Option(name: .customLong("param"), help: ArgumentHelp("A parameter; may be repeated.", valueName: "key=value"))
    var parameters: [String] = []

    @OptionGroup var place: PlaceOption

    @OptionGroup var asking: AskingOptions
    @OptionGroup var format: FormatOptions

    func run() throws {
        let (sql, rest) = try source()
        let values = try KeyValue.parse(rest + parameters).mapValues(Value.init(written:))
        if let database = asking.index.database, IndexFile.isHistory(database) {
            guard place.places.isEmpty else {
                throw ValidationError("--in needs an index, but \(database) is a history.")
            }
            let snapshot = try Snapshot(index: IndexFile(database: database, kind: .history), limits: asking.limits)
            return try Ask.history(sql, values, snapshot, root: nil, format)
        }
        let snapshot = try snapshot()
        let output = format.display.output()
        var writer = try format.writer(to: output, snapshot, asking.index)
        do {
            let count = try Ask.run(sql, values, snapshot, &writer, output)
            if count == 0 {
                let lines = try EmptyAnswer(snapshot).lines(sql: sql, values)
                Exit.say(lines.isEmpty && Terminal.current.width != nil ? ["no rows"] : lines)
            }
        } catch let error as AskingError { throw SchemaDocumentation.standard.explaining(error, in: sql) }
    }

    private func snapshot() throws -> Snapshot {
        let snapshot = try asking.snapshot()
        guard !place.places.isEmpty else { return snapshot }
        var part = AnswerScope()
        part.places = place.places
        try snapshot.narrow(to: part.scopeOfTables(in: snapshot, from: FileManager.default.currentDirectoryPath))
        return snapshot
    }

    private func source() throws -> (sql: String, rest: [String]) {
        if let file {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw ValidationError("\(file): the file cannot be read.")
            }
            return (String(decoding: data, as: UTF8.self), arguments)
        }
        let isPiped = Terminal.readsPipe
        guard let first = arguments.first(where: { _ in !isPiped || !arguments.allSatisfy(KeyValue.isPair) }) else {
            guard isPiped else {
                throw ValidationError(
                    "Give the SQL as an argument, use - to read standard input, or name a file with -f FILE.")
            }
            return (String(decoding: Pipes.readToEnd(), as: UTF8.self), arguments)
        }
        let sql = first == "-" ? String(decoding: Pipes.readToEnd(), as: UTF8.self) : first
        return (sql, Array(arguments.dropFirst()))
    }
}
