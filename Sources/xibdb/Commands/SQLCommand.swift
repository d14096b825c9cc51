import ArgumentParser
import Asking
import Foundation
import Showing
import Store

struct SQLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sql",
        abstract: "Ask with SQL.",
        discussion: """
            The SQL can only read. A parameter is written :name in the SQL and name=value after it:

              xibdb sql "SELECT path, line FROM class_usage WHERE class = :class" class=LoginView

            With --in, files and every table that has a file_id are only what lies there.

            `-` or -f FILE reads the SQL from standard input or a file; `xibdb schema` tells the tables.
            """)

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
        let snapshot = try snapshot()
        let output = Output.standard()
        var writer = format.writer(to: output)
        try Ask.run(sql, values, snapshot, &writer, output)
    }

    private func snapshot() throws -> Snapshot {
        guard !place.places.isEmpty else { return try asking.snapshot() }
        var part = AskedPart()
        part.places = place.places
        return try asking.snapshot { try part.scopeOfTables(in: $0, from: FileManager.default.currentDirectoryPath) }
    }

    private func source() throws -> (sql: String, rest: [String]) {
        if let file {
            guard let data = FileManager.default.contents(atPath: file) else { throw ValidationError("\(file): the file cannot be read.") }
            return (String(decoding: data, as: UTF8.self), arguments)
        }
        guard let first = arguments.first else { throw ValidationError("Give the SQL, - or -f FILE.") }
        let sql = first == "-" ? String(decoding: Pipes.readToEnd(), as: UTF8.self) : first
        return (sql, Array(arguments.dropFirst()))
    }
}

/// Runs SQL and prints what comes, even when the last of it fails.
enum Ask {
    static func run(
        _ sql: String, _ values: [String: Value], _ snapshot: Snapshot, _ writer: inout AnyFormatWriter, _ output: Output
    ) throws {
        // What was found before a failure is still printed.
        defer { try? output.flush() }
        try snapshot.run(sql, parameters: values, into: &writer)
        try writer.finish()
        try output.flush()
    }
}
