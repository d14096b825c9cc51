import ArgumentParser
import Asking
import Configuration
import Errors
import Foundation
import HostSystem
import Indexing
import Showing
import Store
import Trees

/// Which index a command means.
struct IndexOption: ParsableArguments {
    @Option(
        name: .customLong("db"),
        help: ArgumentHelp(
            "Use this file instead of .xibdb/index.sqlite of the repository; for history and blame, instead of .xibdb/history.sqlite.",
            valueName: "file"))
    var database: String?

    func file() throws -> IndexFile {
        if let database { return IndexFile(database: database) }
        return try IndexFile.find(from: FileManager.default.currentDirectoryPath)
    }
}

/// How long an answer may take.
struct TimeOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Give up after this many seconds, the refresh included. (default: 30 for the answer alone)",
            valueName: "seconds"))
    var timeout: Double?

    func validate() throws {
        guard let timeout else { return }
        guard timeout > 0, timeout < 1e9 else { throw ValidationError("--timeout takes a number of seconds above 0.") }
    }

    /// Ends the process and its child processes when the time limit is over.
    func alarm() -> Alarm? {
        timeout.map { seconds in Alarm(after: seconds) { Exit.now(with: AskingError.timedOut(seconds: seconds)) } }
    }
}

/// Options of the commands that ask an index.
struct AskingOptions: ParsableArguments {
    @OptionGroup var index: IndexOption

    @Flag(help: "Answer at once from the index as it is, without looking for changed files.")
    var noRefresh = false

    @OptionGroup var time: TimeOption

    private var timeout: Double? { time.timeout }

    /// Refreshes the index, says on standard error what one should know, and
    /// opens the index for one answer.
    func snapshot() throws -> Snapshot {
        let (file, limits) = try refreshed()
        return try Snapshot(index: file, limits: limits)
    }

    /// As ``snapshot()`` does, for an answer about a part of the index.
    func snapshot(_ scope: (Snapshot) throws -> Scope) throws -> Snapshot {
        let (file, limits) = try refreshed()
        let found = try scope(Snapshot(index: file, limits: limits))
        return try Snapshot(index: file, limits: limits, scope: found)
    }

    /// The index with the file that a person means. A file that is in no index is indexed by itself, for this answer alone.
    func snapshot(with name: String) throws -> (Snapshot, FileFinder.Found) {
        let folder = FileManager.default.currentDirectoryPath
        let path = OperatingSystem.absolute(name)
        var isDirectory: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
        do {
            let snapshot = try snapshot()
            return (snapshot, try FileFinder(snapshot).find(name, from: folder))
        } catch IndexError.noPlace where isThere {
            return try Self.alone(path)
        } catch AskingError.unknownName where isThere {
            return try Self.alone(path)
        }
    }

    /// An index of one file, which is gone when it has answered.
    private static func alone(_ path: String) throws -> (Snapshot, FileFinder.Found) {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent("xibdb-" + UUID().uuidString)
        try files.createDirectory(at: folder.appendingPathComponent("tree"), withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let name = URL(fileURLWithPath: path).lastPathComponent
        try files.copyItem(atPath: path, toPath: folder.path + "/tree/" + name)
        let index = IndexFile(database: folder.path + "/index.sqlite")
        var options = Indexer.Options()
        options.worker = OperatingSystem.executable
        _ = try Indexer(index: index).run(trees: [TreeRequest(argument: folder.path + "/tree")], options: options)
        let snapshot = try Snapshot(index: index)
        return (snapshot, try FileFinder(snapshot).find(name, from: folder.path + "/tree"))
    }

    /// What one more answer may take.
    var limits: Limits { timeout.map { Limits(seconds: $0, spent: 0) } ?? Limits() }

    /// The index, and what is left for the answer.
    private func refreshed() throws -> (IndexFile, Limits) {
        let file = try index.file()
        let start = OperatingSystem.now()
        // A first run may well take longer than an answer should. Where a
        // person sets the limit it is for all, whatever takes the time.
        let alarm = time.alarm()
        defer { alarm?.turnOff() }
        let refresh = try Refresh(file, isWanted: !noRefresh, worker: OperatingSystem.executable)
        let errors = Output.error()
        for note in refresh.notes { try? errors.writeLine("xibdb: \(note)") }
        try? errors.flush()
        if !noRefresh, file.home != nil {
            Main.repair = {
                var options = Indexer.Options()
                (options.rehash, options.worker) = (true, OperatingSystem.executable)
                _ = try Indexer(index: file).run(roots: [], options: options)
            }
        }
        guard let timeout else { return (file, Limits()) }
        let spent = Double(OperatingSystem.now() - start) / 1e9
        return (file, Limits(seconds: timeout, spent: spent))
    }
}

/// Where the files lie that a question is about.
struct PlaceOption: ParsableArguments {
    @Option(
        name: .customLong("in"),
        help: ArgumentHelp(
            "Only what lies in this tree (by its name), folder or file; may be repeated.", valueName: "place"))
    var places: [String] = []
}

/// Which files a question is about.
struct PartOptions: ParsableArguments {
    @OptionGroup var place: PlaceOption

    @Flag(help: "Answer about vendored code, too.")
    var vendor = false

    @Flag(help: "Answer about tests, too.")
    var tests = false

    private var part: AskedPart {
        var part = AskedPart()
        (part.places, part.vendored, part.tests) = (place.places, vendor, tests)
        return part
    }

    /// Opens another index for an answer about the part.
    func snapshot(of file: IndexFile, limits: Limits) throws -> Snapshot {
        let scope = try part.scope(
            in: Snapshot(index: file, limits: limits), from: FileManager.default.currentDirectoryPath)
        return try Snapshot(index: file, limits: limits, scope: scope)
    }

    /// Opens the index for an answer about the part, and says on standard
    /// error how much is left out for whose code it is.
    func snapshot(_ asking: AskingOptions) throws -> Snapshot {
        let folder = FileManager.default.currentDirectoryPath
        return try asking.snapshot { whole in
            let scope = try part.scope(in: whole, from: folder)
            let leftOut = try part.leftOut(of: whole, from: folder).map { left in
                "\(left.files) \(left.files == 1 ? "file" : "files") of "
                    + (left.isVendored
                        ? "vendored code (use --vendor to include them)" : "tests (--tests takes them in)")
            }
            if !leftOut.isEmpty {
                let errors = Output.error()
                try? errors.writeLine("xibdb: left out: \(leftOut.joined(separator: ", "))")
                try? errors.flush()
            }
            return scope
        }
    }
}

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

/// Splits `key=value` arguments.
enum KeyValue {
    /// Whether an argument is a parameter: a name, an equals sign, a value.
    static func isPair(_ argument: String) -> Bool {
        guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return false }
        return argument[..<equals].allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
    }

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
