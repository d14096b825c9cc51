internal import Asking
internal import Errors
internal import Foundation
internal import Indexing
internal import Store
internal import Trees

/// An index of the nibs and sources of one or more folders.
///
///     let index = try Index.build(of: ["MyApp"])
///     for row in try index.ask("SELECT path, class FROM owners").rows { print(row) }
///
/// Each query opens the file and reads its current state. Queries do not change the file.
public struct Index: Sendable {
    private let file: IndexFile

    /// The path of the index file.
    public var path: String { file.path }

    /// Opens an existing index.
    ///
    /// - Parameter path: the SQLite file, for example `MyApp/.xibdb/index.sqlite`.
    /// - Throws: ``Failure`` if the file is not an index of this version.
    public init(at path: String) throws(Failure) {
        file = IndexFile(database: path)
        _ = try Failure.of { try Snapshot(index: file) }
    }

    private init(_ file: IndexFile) { self.file = file }

    /// Builds an index, or updates an existing one. An update reads only the files that changed.
    ///
    /// - Parameters:
    ///   - folders: the folders to index. `FOLDER@REVISION` indexes the files of a git revision.
    ///   - path: the path of the index file. The default is `.xibdb/index.sqlite` in the first folder.
    ///   - worker: the path of the `xibdb` program. If you pass it, a separate process parses Swift, so that a bad
    ///     source cannot crash your process. If you do not pass it, your process parses Swift.
    /// - Throws: ``Failure`` if a folder cannot be indexed or the index file cannot be written.
    public static func build(of folders: [String], at path: String? = nil, worker: String? = nil) throws(Failure)
        -> Index
    {
        try Failure.of {
            let trees = folders.map(TreeRequest.init(argument:))
            guard let first = trees.first else { throw AskingError.unanswerable("There is no folder to index.") }
            let file = path.map { IndexFile(database: $0) } ?? IndexFile(root: first.path)
            var options = Indexer.Options()
            options.worker = worker
            _ = try Indexer(index: file).run(trees: trees, options: options)
            return Index(file)
        }
    }

    /// Runs one read-only SQL statement. `xibdb schema` prints the tables.
    ///
    /// - Parameter parameters: the values of the `:name` parameters in the SQL.
    /// - Throws: ``Failure`` if the SQL is invalid, or if the answer exceeds the time or memory limit.
    public func ask(_ sql: String, _ parameters: [String: Value] = [:]) throws(Failure) -> Rows {
        try Failure.of {
            Rows(try Snapshot(index: file).rows(sql, parameters: parameters.mapValues(\.stored)))
        }
    }

    /// The names of the reports that ``report(_:_:)`` runs.
    ///
    /// - Throws: ``Failure`` if a report of the repository cannot be read.
    public func reports() throws(Failure) -> [String] {
        try Failure.of { try ReportCatalog(index: file).reports.map(\.name) }
    }

    /// Runs a saved report about own code, such as `nib-unused`.
    ///
    /// - Parameter parameters: the parameters of the report, as in `xibdb report nib-loads file=Main`.
    /// - Throws: ``Failure`` if the name or a parameter is unknown, or if the SQL of the report fails.
    public func report(_ name: String, _ parameters: [String: String] = [:]) throws(Failure) -> Rows {
        try Failure.of {
            let report = try ReportCatalog(index: file).report(name)
            return Rows(try Snapshot(index: file).rows(report.sql, parameters: report.values(parameters)))
        }
    }

    /// Runs the rules of `xibdb check`. The `.xibdb.yml` in the folder that contains `.xibdb` configures them. An index
    /// at another path uses the default configuration.
    ///
    /// - Parameter includesUncertain: whether uncertain findings are reported, too.
    /// - Throws: ``Failure`` if a rule or the configuration cannot be used.
    public func check(includesUncertain: Bool = false) throws(Failure) -> [Finding] {
        try Failure.of {
            let catalog = try RuleCatalog(index: file)
            let configuration = try file.home.map {
                try CheckConfiguration(file: nil, folder: $0, catalog: catalog)
            }
            let result = try Checker(Snapshot(index: file), catalog, configuration ?? CheckConfiguration()).run(
                includesUncertain: includesUncertain)
            if let failure = result.failures.first { throw failure }
            return result.findings.map(Finding.init)
        }
    }
}
