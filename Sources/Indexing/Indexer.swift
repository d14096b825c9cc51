import Foundation
import GRDB
import InterfaceBuilder
import Schema
import Store

/// Builds and refreshes an index.
///
/// Nothing is ever changed in place: a run makes the new index beside the old
/// one and then puts it in its place in one step. Readers see the old index
/// or the new one, and a run that is killed leaves the old one.
public struct Indexer: Sendable {
    /// What a run does beyond the default.
    public struct Options: Sendable {
        /// What decides which files are indexed; nil keeps a root's own.
        public var scan: ScanOptions?
        /// Read every file again, whatever its stamp says.
        public var rehash = false
        /// Wait for another run of the same index; else leave it to that run.
        public var waits = true
        /// Called with the number of files read and to read.
        public var progress: (@Sendable (Int, Int) -> Void)?

        /// The defaults of `xibdb index`.
        public init() {}
    }

    /// The index to write.
    public let index: IndexFile

    /// An indexer for one index.
    public init(index: IndexFile) { self.index = index }

    /// Brings the index up to date with its roots.
    ///
    /// - Parameter roots: folders to index; those that are indexed already
    ///   stay. Empty: the roots that the index has.
    /// - Throws: ``IndexError`` where no index can be made. Files that cannot
    ///   be read are no error; the summary names them.
    public func run(roots: [String], options: Options = Options()) throws(IndexError) -> IndexSummary {
        let start = OperatingSystem.now()
        for root in roots {
            guard let _ = OperatingSystem.stamp(root) else { throw .noSuchRoot(root) }
            guard OperatingSystem.isDirectory(root) else { throw .rootIsNoFolder(root) }
        }
        var summary = IndexSummary(database: index.path)
        let before = OperatingSystem.stamp(index.path)
        var plan = try IndexPlan(index, roots: roots.map(IndexFile.absolute), options, start)
        if !plan.isEmpty {
            guard let replacement = try makeReplacement(options) else {
                summary.notes.append("another run is indexing; this is the index before it")
                return try finish(&summary, plan, start)
            }
            // Another run may have been faster while this one planned or waited.
            if OperatingSystem.stamp(index.path) != before {
                plan = try IndexPlan(index, roots: roots.map(IndexFile.absolute), options, start)
            }
            do {
                try write(plan, replacement, options, &summary)
            } catch {
                replacement.discard()
                throw explain(error)
            }
        }
        return try finish(&summary, plan, start)
    }

    private func makeReplacement(_ options: Options) throws(IndexError) -> ReplacementFile? {
        do throws(SystemError) {
            if let home = index.home { try makeFolder(home + "/.xibdb") }
            return try ReplacementFile(of: index.path, waits: options.waits)
        } catch {
            throw .cannotWrite(path: index.path, reason: error.message)
        }
    }

    /// The index's own folder. git shall not see the index, but a repository's
    /// own reports beside it are for everyone.
    private func makeFolder(_ folder: String) throws(SystemError) {
        guard !OperatingSystem.isLink(folder) else { throw SystemError("\(folder) is a symbolic link") }
        guard !FileManager.default.fileExists(atPath: folder + "/.gitignore") else { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("/.gitignore\n/index.sqlite*\n".utf8).write(to: URL(fileURLWithPath: folder + "/.gitignore"))
        } catch {
            throw SystemError(OperatingSystem.lastError)
        }
    }

    private func explain(_ error: any Error) -> IndexError {
        switch error {
        case let error as IndexError: error
        case let error as SystemError: .cannotWrite(path: index.path, reason: error.message)
        case let error as DatabaseError: .cannotWrite(path: index.path, reason: error.message ?? "\(error.resultCode)")
        default: .cannotWrite(path: index.path, reason: "\(error)")
        }
    }

    // MARK: Writing

    private func write(
        _ plan: IndexPlan, _ replacement: ReplacementFile, _ options: Options, _ summary: inout IndexSummary
    ) throws {
        if !plan.isFresh { try replacement.copyTarget() }
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        configuration.label = "xibdb.write"
        configuration.prepareDatabase { db in
            db.add(function: .pathMatches)
            // The file is nobody's until it is complete: no journal is needed.
            // Rows are some 300 bytes: with 13 of them on a page of 4 KiB a
            // tenth of the time of writing went into pages.
            try db.execute(sql: """
                PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
                PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -16000
                """)
        }
        let queue = try DatabaseQueue(path: replacement.path, configuration: configuration)
        try queue.inDatabase { db in
            try db.inTransaction {
                if plan.isFresh {
                    try db.execute(sql: Schema.tables)
                    try FrameworkWriter.write(db)
                }
                for root in plan.roots { try apply(root, plan, options, db, &summary) }
                if plan.isFresh {
                    try db.execute(sql: Schema.indexes + Schema.views)
                    try db.execute(sql: "INSERT INTO texts_fts (texts_fts) VALUES ('rebuild')")
                }
                try derive(db)
                try stamp(plan, db)
                return .commit
            }
        }
        try queue.close()
        try replacement.replaceTarget()
        summary.isWritten = true
    }

    private func apply(
        _ root: IndexPlan.Root, _ plan: IndexPlan, _ options: Options, _ db: Database, _ summary: inout IndexSummary
    ) throws {
        let treeID = try storeRoot(root, db)
        for file in root.removed { try remove(file, db) }
        summary.removed += root.removed.count
        let jobs = root.toRead.map { ReadingPipeline.Job($0.found, knownHash: options.rehash ? nil : $0.known?.contentHash) }
        let pipeline = ReadingPipeline(root: root.path, jobs: jobs, maxFileSize: root.options.maxFileSize)
        let writer = try RowWriter(db, treeID: treeID)
        var done = 0
        // Rows of a changed file go before the new ones come.
        for entry in root.toRead {
            guard let reading = pipeline.next() else { break }
            switch (entry.known, reading.outcome) {
            case (let known?, .sameContent):
                try updateStamp(known.id, reading.file.stamp, db)
                summary.unchanged += 1
            case (let known?, _):
                try remove(known.id, db)
                try writer.write(reading, id: known.id)
                if plan.isFresh == false { try indexTexts(known.id, db) }
                summary.changed += 1
            case (nil, _):
                let id = try writer.write(reading)
                if plan.isFresh == false { try indexTexts(id, db) }
                summary.added += 1
            }
            done += 1
            options.progress?(done, jobs.count)
        }
        summary.unchanged += root.unchanged
    }

    private func storeRoot(_ root: IndexPlan.Root, _ db: Database) throws -> Int64 {
        let options = String(decoding: try JSONEncoder.sorted.encode(root.options), as: UTF8.self)
        if let id = root.id {
            try db.execute(
                sql: "UPDATE trees SET path = ?, commit_id = ?, walk = ?, options = ? WHERE id = ?",
                arguments: [root.path, root.scan.commit, root.scan.walk, options, id])
            return id
        }
        try db.execute(
            sql: "INSERT INTO trees (path, commit_id, walk, options) VALUES (?, ?, ?, ?)",
            arguments: [root.path, root.scan.commit, root.scan.walk, options])
        return db.lastInsertedRowID
    }

    private static let contentTables = [
        "objects", "connections", "constraints", "owners", "scenes", "runtime_attributes", "resources",
        "resource_uses", "texts", "variations", "subtrees", "members", "class_descriptions",
        "declarations", "declaration_protocols", "imports", "load_calls", "identifier_uses", "constants", "calls", "targets",
        "target_paths", "target_dependencies", "settings_inputs",
    ]

    private func remove(_ file: Int64, _ db: Database) throws {
        try db.cachedStatement(sql: """
            INSERT INTO texts_fts (texts_fts, rowid, text) SELECT 'delete', id, text FROM texts WHERE file_id = ?
            """).execute(arguments: [file])
        for table in Self.contentTables {
            try db.cachedStatement(sql: "DELETE FROM \(table) WHERE file_id = ?").execute(arguments: [file])
        }
        try db.cachedStatement(sql: "DELETE FROM files WHERE id = ?").execute(arguments: [file])
    }

    private func indexTexts(_ file: Int64, _ db: Database) throws {
        try db.cachedStatement(sql: """
            INSERT INTO texts_fts (rowid, text) SELECT id, text FROM texts WHERE file_id = ?
            """).execute(arguments: [file])
    }

    private func updateStamp(_ file: Int64, _ stamp: FileStamp, _ db: Database) throws {
        try db.cachedStatement(sql: "UPDATE files SET inode = ?, mtime_ns = ?, ctime_ns = ? WHERE id = ?")
            .execute(arguments: [stamp.inode, stamp.mtime, stamp.ctime, file])
    }

    private func derive(_ db: Database) throws {
        try db.execute(sql: Schema.deriveClasses)
        try db.execute(sql: Schema.deriveAnswers)
        try SourceResolver(db).run()
        try db.execute(sql: Schema.deriveLoads)
        try db.execute(sql: Schema.derivePatterns)
    }

    private func stamp(_ plan: IndexPlan, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO meta (id, schema_version, tool_version, run_started_ns) VALUES (1, ?, ?, ?)",
            arguments: [Schema.version, Version.current, plan.started])
        try db.execute(sql: "PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version)")
    }

    // MARK: Summary

    private func finish(_ summary: inout IndexSummary, _ plan: IndexPlan, _ start: Int64) throws(IndexError) -> IndexSummary {
        summary.roots = plan.roots.map(\.path)
        summary.notes += plan.notes
        if !summary.isWritten { summary.unchanged = plan.roots.reduce(0) { $0 + $1.unchanged } }
        do {
            try index.read { db in try summary.count(db) }
        } catch {
            throw .cannotRead(path: index.path, reason: "\(error)")
        }
        summary.seconds = Double(OperatingSystem.now() - start) / 1e9
        return summary
    }
}

extension JSONEncoder {
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
