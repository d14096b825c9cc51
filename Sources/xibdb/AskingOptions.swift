import ArgumentParser
import Asking
import Errors
import Foundation
import HostSystem
import Indexing
import Showing
import Store

/// The option that selects the index of a command.
struct IndexOption: ParsableArguments {
    @Option(
        name: .customLong("db"),
        help: ArgumentHelp(
            "Use this database instead of .xibdb/index.sqlite. The commands history and blame use it instead of .xibdb/history.sqlite.",
            valueName: "file"))
    var database: String?

    func file() throws -> IndexFile {
        if let database { return IndexFile(database: database) }
        return try IndexFile.find(from: FileManager.default.currentDirectoryPath)
    }
}

/// The option for the time limit of an answer.
struct TimeOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Stop after this many seconds, including the refresh. (default: 30, without the refresh)",
            valueName: "seconds"))
    var timeout: Double?

    func validate() throws {
        guard let timeout else { return }
        guard timeout > 0, timeout < 1e9 else { throw ValidationError("--timeout must be a number above 0.") }
    }

    /// Returns an alarm that ends the process and its child processes at the time limit; nil if the user did not set a
    /// limit.
    func alarm() -> Alarm? {
        timeout.map { seconds in Alarm(after: seconds) { Exit.now(with: AskingError.timedOut(seconds: seconds)) } }
    }
}

/// The options of the commands that query an index.
struct AskingOptions: ParsableArguments {
    @OptionGroup var index: IndexOption

    @Flag(help: "Do not refresh the index before the answer.")
    var noRefresh = false

    @OptionGroup var time: TimeOption

    private var timeout: Double? { time.timeout }

    /// Refreshes the index, prints notes for the user on standard error, and opens the index for one answer.
    func snapshot() throws -> Snapshot {
        let (file, limits) = try refreshed()
        return try Snapshot(index: file, limits: limits)
    }

    /// Opens the index that contains the file with the given name, and finds the file in it.
    func file(named name: String) throws -> (Snapshot, FileFinder.Found) {
        let (snapshot, files) = try files(named: name)
        return (snapshot, try FileFinder.only(files, name))
    }

    /// Opens the index that contains the files with the given name, and finds the files in it.
    ///
    /// If a file is on disk but not in the index, a temporary index is built for this answer.
    func files(named name: String) throws -> (Snapshot, [FileFinder.Found]) {
        let path = OperatingSystem.absolute(name)
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        do {
            let snapshot = try snapshot()
            return (snapshot, try FileFinder(snapshot).findAll(name, from: FileManager.default.currentDirectoryPath))
        } catch IndexError.noPlace where isThere {
        } catch AskingError.unknownName where isThere {}
        let index = try TemporaryIndex(ofFile: path, worker: OperatingSystem.executable)
        let snapshot = try index.use { try Snapshot(index: $0) }
        let last = URL(fileURLWithPath: path).lastPathComponent
        do { return (snapshot, try FileFinder(snapshot).findAll(last, from: "")) } catch AskingError.unknownName,
            AskingError.unanswerable
        { throw FileFinder.notANib(name) }
    }

    /// The limits of one answer. They do not include the time of a refresh.
    var limits: Limits { timeout.map { Limits(seconds: $0, spent: 0) } ?? Limits() }

    /// Returns the refreshed index, and the limits that remain for the answer.
    private func refreshed() throws -> (IndexFile, Limits) {
        let file = try index.file()
        let start = OperatingSystem.now()
        // The default limit does not include the refresh, because the first refresh may take a long time. A limit that
        // the user sets includes the refresh.
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
