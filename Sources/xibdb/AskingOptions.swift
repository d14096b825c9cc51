import ArgumentParser
import Foundation
import Indexing
import Showing
import Store

/// Which index a command means.
struct IndexOption: ParsableArguments {
    @Option(name: .customLong("db"), help: ArgumentHelp(
        "Use this index instead of .xibdb/index.sqlite of the repository.", valueName: "file"))
    var database: String?

    func file() throws -> IndexFile {
        if let database { return IndexFile(database: database) }
        return try IndexFile.find(from: FileManager.default.currentDirectoryPath)
    }
}

/// Options of the commands that ask an index.
struct AskingOptions: ParsableArguments {
    @OptionGroup var index: IndexOption

    @Flag(help: "Answer at once from the index as it is, without looking for changed files.")
    var noRefresh = false

    @Option(help: ArgumentHelp("Give up after this many seconds.", valueName: "seconds"))
    var timeout = 30.0

    func validate() throws {
        guard timeout > 0, timeout < 1e9 else { throw ValidationError("--timeout takes a number of seconds above 0.") }
    }

    /// Refreshes the index, says on standard error what one should know, and
    /// opens the index for one answer.
    func snapshot() throws -> Snapshot {
        let file = try index.file()
        let refresh = try Refresh(file, isWanted: !noRefresh)
        let errors = Output.error()
        for note in refresh.notes { try? errors.writeLine("xibdb: \(note)") }
        try? errors.flush()
        return try Snapshot(index: file, limits: Limits(seconds: timeout))
    }
}

/// How rows are printed.
struct FormatOptions: ParsableArguments {
    @Option(help: ArgumentHelp(
        "table, json, ndjson, csv, tsv, markdown, html, line or value.", valueName: "format"))
    var format: ResultFormat = .table

    @Flag(help: "Short for --format json.")
    var json = false

    func writer(to output: Output) -> AnyFormatWriter {
        AnyFormatWriter((json ? .json : format).writer(to: output, width: Terminal.current.width))
    }
}

extension ResultFormat: ExpressibleByArgument {}

/// Splits `key=value` arguments.
enum KeyValue {
    static func parse(_ arguments: [String]) throws -> [String: String] {
        var values: [String: String] = [:]
        for argument in arguments {
            guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else {
                throw ValidationError("A parameter is written key=value, not \(argument).")
            }
            let key = argument[..<equals].drop { $0 == ":" }
            values[String(key)] = String(argument[argument.index(after: equals)...])
        }
        return values
    }
}
