import Foundation
import Store
import SourceCode
import Trees

/// Reads more functions that lead to loads.
///
/// The first reading of a source stores only functions that mention nibs, because most code does not use nibs. If the
/// stored code refers to another function by name, this search reads the sources with this name again.
struct SourceSearch {
    private let scan: TreeScan
    private let maxFileSize: Int64
    private let worker: String?
    /// Names for which the sources were already read.
    private let known: SearchNames

    /// The maximum number of rounds in which sources are read again. A helper that calls another helper needs two
    /// rounds.
    private static let mostRounds = 8

    init(_ scan: TreeScan, maxFileSize: Int64, worker: String?, known: SearchNames) {
        (self.scan, self.maxFileSize, self.worker, self.known) = (scan, maxFileSize, worker, known)
    }

    /// Follows the code of a tree, and reads more functions that lead to loads, until it finds no new functions.
    ///
    /// Records in `_sought_names` the names for which it read sources.
    func follow(_ db: Database, tree: Int64) throws -> TreeFlow {
        var sought = known
        var flow = try TreeFlow(db, tree: tree)
        if !sought.names.isSubset(of: flow.searchNames.names) {
            // A name no longer leads to a load. Start again from the code that xibdb stores when it creates an index.
            // Only the reader can determine which code it stores for a name, so read the sources again.
            _ = try read(db, tree, SearchNames(), needed: sought)
            sought = SearchNames()
            try flow.followAgain(db, tree: tree)
        }
        for _ in 0..<Self.mostRounds {
            let added = SearchNames(flow.searchNames.names.subtracting(sought.names))
            if added.isEmpty { break }
            sought = SearchNames(sought.names.union(added.names))
            let needed = try flow.declared(added, db, tree: tree)
            if try !needed.isEmpty && read(db, tree, sought, needed: needed) { try flow.followAgain(db, tree: tree) }
        }
        for name in sought.names.sorted() {
            try db.run("INSERT INTO _sought_names (tree_id, name) VALUES (?, ?)", [tree, name])
        }
        return flow
    }

    /// Reads the sources that mention at least one of the needed names.
    ///
    /// - Returns: whether the number of stored functions changed in any file.
    private func read(_ db: Database, _ tree: Int64, _ sought: SearchNames, needed: SearchNames) throws -> Bool {
        let sources = scan.files.map { ReadingPipeline.Job($0, knownHash: nil) }.filter {
            ["swift", "objc"].contains($0.kind)
        }
        let pipeline = ReadingPipeline(
            scan.contents, jobs: sources, maxFileSize: maxFileSize, worker: worker, sought: sought, needed: needed)
        defer { pipeline.stop() }
        let writer = try FunctionRowWriter(db, ids: RowIDs(db))
        var isMore = false
        while let reading = pipeline.next() {
            guard case .source(let source) = reading.outcome, source.error == nil else { continue }
            // If a file changed in the meantime, the next run reads it.
            let id: Int64? = try db.firstRow(
                "SELECT id FROM files WHERE tree_id = ? AND path = ? AND content_hash = ? AND error IS NULL",
                [tree, TextBytes(reading.file.path.bytes), reading.contentHash]
            ) { $0[0] }
            guard let id else { continue }
            let before = try db.number("SELECT count(*) FROM functions WHERE file_id = ?", [id])
            try writer.replace(source, id)
            isMore = isMore || before != source.functions.count
        }
        return isMore
    }
}
