import Errors
import Foundation
import HostSystem
import InterfaceBuilder
import Schema
import SourceCode
import Store
import Trees

/// Builds and refreshes an index.
///
/// A run never changes the index in place. It creates the new index next to the old index, and then replaces the old
/// index in one step. Readers see either the old or the new index. If a run is killed, the old index remains.
package struct Indexer: Sendable {
    /// Options of a run.
    package struct Options: Sendable {
        /// Options that determine which files are indexed; nil keeps the options of each tree.
        package var scan: ScanOptions?
        /// Names or paths of trees to remove from the index.
        package var remove: [String] = []
        /// Whether to read every file again, even if its stamp is the same.
        package var rehash = false
        /// Whether to wait for another run of the same index. If false, this run leaves the work to the other run.
        package var waits = true
        /// The executable of a worker: a process that reads Swift sources, so that a malformed source cannot crash this
        /// process (see ``SourceWorker``). If nil, this process reads the sources.
        package var worker: String?
        /// Contents that replace files on the disk. Use it only for a temporary index.
        package var overlay = Overlay()

        /// Creates the default options of `xibdb index`.
        package init() {}
    }

    /// The index to write.
    package let index: IndexFile

    /// Creates an indexer for one index.
    package init(index: IndexFile) { self.index = index }

    /// Updates the index from folders.
    ///
    /// - Parameter roots: folders to index. Trees that are already indexed remain in the index. If empty, the trees of
    ///   the index are updated.
    /// - Throws: ``IndexError`` if no index can be created. A file that cannot be read does not cause an error; the
    ///   summary names it.
    package func run(roots: [String], options: Options = Options()) throws(IndexError) -> IndexSummary {
        try run(trees: roots.map { TreeRequest(folder: $0) }, options: options)
    }

    /// Updates the index from trees.
    ///
    /// - Parameter trees: trees to index. Trees that are already indexed remain in the index. If empty, the trees of
    ///   the index are updated.
    /// - Throws: ``IndexError`` if no index can be created. A file that cannot be read does not cause an error; the
    ///   summary names it.
    package func run(trees: [TreeRequest], options: Options = Options()) throws(IndexError) -> IndexSummary {
        let start = OperatingSystem.now()
        for tree in trees {
            guard OperatingSystem.stamp(tree.path) != nil else { throw .noSuchRoot(tree.given) }
            guard OperatingSystem.isDirectory(tree.path) || tree.isArchive else { throw .rootIsNoFolder(tree.given) }
        }
        var summary = IndexSummary(database: index.path)
        let before = OperatingSystem.stamp(index.path)
        var plan = try IndexPlan(index, trees: trees, options, start)
        if !plan.isEmpty {
            guard let replacement = try makeReplacement(options) else {
                summary.notes.append("another run is updating the index; this run uses the existing index")
                return try finish(&summary, plan, start)
            }
            // Another run may have finished while this run planned or waited.
            if OperatingSystem.stamp(index.path) != before {
                plan = try IndexPlan(index, trees: trees, options, start)
            }
            do {
                do {
                    try write(plan, replacement, options, &summary)
                } catch let error as DatabaseError where error.isDamage && !plan.isFresh {
                    plan = try IndexPlan(
                        index, trees: trees.isEmpty ? plan.trees.map(\.request) : trees, options, start, isAnew: true)
                    summary = IndexSummary(database: index.path)
                    try replacement.empty()
                    try write(plan, replacement, options, &summary)
                }
            } catch {
                replacement.discard()
                throw explain(error)
            }
        }
        return try finish(&summary, plan, start)
    }

    private func makeReplacement(_ options: Options) throws(IndexError) -> ReplacementFile? {
        do throws(SystemError) {
            if let home = index.home { try OwnFolder.make(in: home) }
            return try ReplacementFile(of: index.path, waits: options.waits)
        } catch {
            throw .cannotWrite(path: index.path, reason: error.message)
        }
    }

    private func explain(_ error: any Error) -> IndexError {
        switch error {
        case let error as IndexError: error
        case let error as SystemError: .cannotWrite(path: index.path, reason: error.message)
        case let error as DatabaseError: .cannotWrite(path: index.path, reason: error.message)
        default: .cannotWrite(path: index.path, reason: "\(error)")
        }
    }

    // MARK: Writing

    private func write(
        _ plan: IndexPlan, _ replacement: ReplacementFile, _ options: Options, _ summary: inout IndexSummary
    ) throws {
        if !plan.isFresh { try replacement.copyTarget() }
        try fill(replacement, plan, options, &summary)
        try replacement.replaceTarget(mtime: plan.mtime)
        summary.isWritten = true
    }

    /// Writes all changes to the replacement file, and closes it.
    private func fill(
        _ replacement: ReplacementFile, _ plan: IndexPlan, _ options: Options, _ summary: inout IndexSummary
    ) throws {
        let db = try Database(path: replacement.path, .writing)
        // Nobody uses the file until it is complete, so SQLite needs a journal only to undo the rows of a file that
        // cannot be written. Deleted data is not secret. Without secure_delete = OFF, some builds of SQLite write zeros
        // over each free page. Rows have about 300 bytes, so a page of 4 KiB contains 13 rows. With this page size,
        // SQLite spent a tenth of the writing time on managing pages.
        try db.run(
            """
            PRAGMA page_size = 16384; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF;
            PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -16000; PRAGMA secure_delete = OFF; PRAGMA foreign_keys = OFF
            """)
        db.addPathMatching()
        var changes = Changes()
        try db.transaction {
            if plan.isFresh {
                try db.run(Schema.tables)
                try FrameworkWriter.write(db)
            }
            changes.isFresh = plan.isFresh
            changes.isTreeGone = !plan.removedTrees.isEmpty
            changes.arePathsStale = changes.isTreeGone || plan.trees.contains { $0.isStale }
            for tree in plan.removedTrees { try removeTree(tree, db, &summary) }
            var names: [Int64: String?] = [:]
            for tree in plan.trees {
                let id = try storeTree(tree, isFresh: plan.isFresh, db)
                names[id] = .some(tree.request.name)
                try apply(tree, id, plan, options, db, &summary, &changes)
            }
            try nameTrees(given: names, db)
        }
        try db.run("PRAGMA journal_mode = OFF")
        try db.transaction {
            if plan.isFresh {
                try db.run(Schema.indexes + Schema.views)
                try db.run("INSERT INTO texts_fts (texts_fts) VALUES ('rebuild')")
            }
            var derivation = try Derivation(db, changes)
            summary.notes += try derivation.run()
            try stamp(plan, replacement, db)
        }
    }

    private func apply(
        _ tree: IndexPlan.Tree, _ treeID: Int64, _ plan: IndexPlan, _ options: Options, _ db: Database,
        _ summary: inout IndexSummary,
        _ changes: inout Changes
    ) throws {
        summary.unchanged += tree.unchanged
        guard let scan = tree.scan else { return }
        let sought = SearchNames(
            plan.isFresh
                ? []
                : try db.texts("SELECT name FROM _sought_names WHERE tree_id = ?", [treeID]))
        changes.searches[treeID] = SourceSearch(
            scan, maxFileSize: tree.options.maxFileSize, worker: options.worker, known: sought)
        if !plan.isFresh { for file in tree.removed { try remove(file, db) } }
        summary.removed += tree.removed.count
        if tree.isMarkedAnew { try mark(scan, treeID, db, &changes) }
        guard !tree.toRead.isEmpty || !tree.removed.isEmpty else { return }
        changes.trees.insert(treeID)
        if !tree.removed.isEmpty { changes.wholeTrees.insert(treeID) }
        let forms = NibForms(scan.files.lazy.map(\.path))
        let jobs = tree.toRead.map {
            ReadingPipeline.Job(
                $0.found, knownHash: options.rehash ? nil : $0.known?.contentHash,
                isRepresented: forms.isRepresented($0.found.path))
        }
        let pipeline = ReadingPipeline(
            scan.contents, jobs: jobs, maxFileSize: tree.options.maxFileSize, worker: options.worker, sought: sought)
        // When writing ends for any reason, stop the readers, so that they do not wait forever.
        defer { pipeline.stop() }
        let recorder = try FileRecorder(db, treeID: treeID, origins: scan.origins, isFresh: plan.isFresh)
        var done = 0
        for entry in tree.toRead {
            guard let reading = pipeline.next() else { break }
            switch (entry.known, reading.outcome) {
            case (let known?, .sameContent):
                try updateStamp(known.id, reading.file.stamp, db)
                summary.unchanged += 1
            case (let known?, _) where !plan.isFresh:
                try recorder.replace(reading, id: known.id, &changes)
                summary.changed += 1
            case (let known, _):
                let id = try recorder.add(reading)
                if !plan.isFresh { try TextIndex.add(id, db) }
                changes.wholeTrees.insert(treeID)
                changes.arePathsStale = true
                if known == nil { summary.added += 1 } else { summary.changed += 1 }
            }
            done += 1
            Activity.report(.readingFiles, done, of: jobs.count)
        }
        try recorder.finish()
        summary.notes += pipeline.note.map { [$0] } ?? []
    }

    private func storeTree(_ tree: IndexPlan.Tree, isFresh: Bool, _ db: Database) throws -> Int64 {
        let request = tree.request
        if tree.id == nil || isFresh {
            // The final name is set after all trees are stored.
            try db.run(
                """
                INSERT INTO trees (name, has_given_name, path, revision, walk, options)
                VALUES ((SELECT '/' || (1 + ifnull(max(id), 0)) FROM trees), 0, ?, ?, '', '')
                """, [request.path, request.revision])
        }
        let id = isFresh ? db.lastInsertedRowID : tree.id ?? db.lastInsertedRowID
        guard let scan = tree.scan else { return id }
        let options = String(decoding: try JSONEncoder.sorted.encode(tree.options), as: UTF8.self)
        try db.run(
            "UPDATE trees SET path = ?, commit_id = ?, walk = ?, options = ?, origin_rules = ? WHERE id = ?",
            [request.path, scan.commit?.text, scan.walk, options, scan.origins.text, id])
        return id
    }

    /// Sets the name of every tree. A name that is derived from a path may depend on the other trees.
    ///
    /// - Parameter names: the names from the user for the trees of this run, keyed by row id; nil for a tree without a
    ///   name from the user.
    private func nameTrees(given names: [Int64: String?], _ db: Database) throws {
        var trees: [(id: Int64, name: String, hasGivenName: Bool)] = []
        var wanted: [TreeNames.Tree] = []
        try db.forEachRow("SELECT id, name, has_given_name, path, revision FROM trees ORDER BY id") { row in
            let tree: (id: Int64, name: String, hasGivenName: Bool) = (row[0], row[1], row[2])
            let given = names[tree.id] ?? (tree.hasGivenName ? tree.name : nil)
            trees.append(tree)
            wanted.append(TreeNames.Tree(path: row[3], revision: row[4], given: given))
        }
        let found = TreeNames.of(wanted)
        let isSame = zip(trees, zip(found, wanted)).allSatisfy { tree, new in
            tree.name == new.0 && tree.hasGivenName == (new.1.given != nil)
        }
        if isSame { return }
        // Two trees may exchange their names, so first replace all names with unique temporary names.
        try db.run("UPDATE trees SET name = '/' || id")
        for (place, tree) in trees.enumerated() {
            try db.run(
                "UPDATE trees SET name = ?, has_given_name = ? WHERE id = ?",
                [found[place], wanted[place].given != nil, tree.id])
        }
    }

    /// Updates the origin that is derived from the path, for files that are not read again.
    private func mark(_ scan: TreeScan, _ treeID: Int64, _ db: Database, _ changes: inout Changes) throws {
        var marks: [(file: Int64, mark: String?)] = []
        try db.forEachRow("SELECT id, path, marked_origin FROM files WHERE tree_id = ?", [treeID]) { row in
            let path: TextBytes = row[1]
            let mark = scan.origins.mark(of: RelativePath(path.bytes))?.rawValue
            if mark != row[2] as String? { marks.append((row[0], mark)) }
        }
        for (file, mark) in marks {
            try db.run("UPDATE files SET marked_origin = ? WHERE id = ?", [mark, file])
            changes.trees.insert(treeID)
            changes.inputs[.marks, default: []].insert(file)
        }
    }

    private func remove(_ file: Int64, _ db: Database) throws {
        try TextIndex.remove(file, db)
        for table in ContentTable.names {
            try db.run("DELETE FROM \(table) WHERE file_id = ?", [file])
        }
        try db.run("DELETE FROM files WHERE id = ?", [file])
    }

    private func removeTree(_ tree: Int64, _ db: Database, _ summary: inout IndexSummary) throws {
        try db.run(
            """
            INSERT INTO texts_fts (texts_fts, rowid, text)
            SELECT 'delete', texts.id, texts.text FROM texts JOIN files ON files.id = texts.file_id WHERE files.tree_id = ?
            """, [tree])
        for table in ContentTable.names {
            try db.run("DELETE FROM \(table) WHERE file_id IN (SELECT id FROM files WHERE tree_id = ?)", [tree])
        }
        try db.run("DELETE FROM files WHERE tree_id = ?", [tree])
        summary.removed += db.changedRowCount
        try db.run("DELETE FROM trees WHERE id = ?", [tree])
    }

    private func updateStamp(_ file: Int64, _ stamp: FileStamp, _ db: Database) throws {
        try db.run(
            "UPDATE files SET inode = ?, mtime_ns = ?, ctime_ns = ? WHERE id = ?",
            [stamp.inode, stamp.mtime, stamp.ctime, file])
    }

    private func stamp(_ plan: IndexPlan, _ replacement: ReplacementFile, _ db: Database) throws {
        try db.run(
            """
            INSERT OR REPLACE INTO meta (id, schema_version, tool_version, run_started_ns, own_inode, own_mtime_ns)
            VALUES (1, ?, ?, ?, ?, ?)
            """,
            [Schema.version, Version.current, plan.started, replacement.inode, plan.mtime])
        try db.run("PRAGMA application_id = \(Schema.applicationID); PRAGMA user_version = \(Schema.version)")
    }

    // MARK: Summary

    private func finish(_ summary: inout IndexSummary, _ plan: IndexPlan, _ start: Int64) throws(IndexError)
        -> IndexSummary
    {
        summary.roots = plan.trees.map(\.request.label)
        summary.notes += plan.notes
        if !summary.isWritten { summary.unchanged = plan.trees.reduce(0) { $0 + $1.unchanged } }
        do {
            try index.read { db, _ in try summary.count(db) }
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
