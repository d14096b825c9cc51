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
/// Each question opens the file and answers from the state that it then has. No question changes the file.
public struct Index: Sendable {
    private let file: IndexFile

    /// The file of the index.
    public var path: String { file.path }

    /// An index that exists already.
    ///
    /// - Parameter path: the SQLite file, for example `MyApp/.xibdb/index.sqlite`.
    /// - Throws: ``Failure`` if the file is no index of this version.
    public init(at path: String) throws(Failure) {
        file = IndexFile(database: path)
        _ = try Failure.of { try Snapshot(index: file) }
    }

    private init(_ file: IndexFile) { self.file = file }

    /// Builds an index, or brings it up to date: only files that changed are read again.
    ///
    /// - Parameters:
    ///   - folders: what is indexed: a folder, or `FOLDER@REVISION` for the files of a git revision.
    ///   - path: where the index goes; `.xibdb/index.sqlite` in the first folder if nothing is given.
    ///   - worker: the path of the `xibdb` program. It then parses Swift in a process of its own, so that a bad source cannot end
    ///     yours. Without it, this process parses Swift.
    /// - Throws: ``Failure`` if a folder does not exist or the file cannot be written.
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

    /// Runs one statement of SQL that only reads. `xibdb schema` prints the tables.
    ///
    /// - Parameter parameters: values of `:name` in the SQL.
    /// - Throws: ``Failure`` for wrong SQL, and if the answer takes more time or memory than is allowed.
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
    /// - Parameter parameters: as in `xibdb report nib-loads file=Main`.
    /// - Throws: ``Failure`` for an unknown name or parameter.
    public func report(_ name: String, _ parameters: [String: String] = [:]) throws(Failure) -> Rows {
        try Failure.of {
            let report = try ReportCatalog(index: file).report(name)
            return Rows(try Snapshot(index: file).rows(report.sql, parameters: report.values(parameters)))
        }
    }

    /// Runs the rules of `xibdb check`, as `.xibdb.yml` beside the index sets them.
    ///
    /// - Parameter includesUncertain: whether findings that may be wrong are reported, too.
    /// - Throws: ``Failure`` if a rule or the configuration cannot be read.
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
