import Foundation
import GRDB
import Store

/// What has to be done to bring an index up to date: found out by reading
/// only, before anything is written.
struct IndexPlan: Sendable {
    /// A file of the index, as the last run left it.
    struct Known: Sendable {
        let id: Int64
        let stamp: FileStamp
        let contentHash: String?
    }

    struct Entry: Sendable {
        let found: FoundFile
        let known: Known?
    }

    struct Root: Sendable {
        /// Row id; nil for a new root.
        var id: Int64?
        var path: String
        var options: ScanOptions
        var scan: RootScan
        /// In the order of their paths.
        var toRead: [Entry] = []
        var removed: [Int64] = []
        var unchanged = 0
        /// Whether the row of the root itself has to change.
        var isStale = false
    }

    var roots: [Root] = []
    /// Whether there is no index of this schema to go on from.
    var isFresh: Bool
    /// Start of this run, in nanoseconds since 1970.
    var started: Int64
    var notes: [String] = []
    /// Files that were hashed again for their time alone, and need not be any more.
    private var isRacyDataStale = false

    /// Whether the index is up to date.
    var isEmpty: Bool {
        !isFresh && !isRacyDataStale
            && roots.allSatisfy { $0.toRead.isEmpty && $0.removed.isEmpty && !$0.isStale }
    }

    init(_ index: IndexFile, roots wanted: [String], _ options: Indexer.Options, _ start: Int64) throws(IndexError) {
        started = start
        isFresh = try index.state() != .current
        var stored: [StoredRoot] = []
        var scans: [String: Background<RootScan>] = [:]
        if !isFresh {
            do {
                stored = try index.read { db in
                    var stored = try StoredRoot.all(db)
                    // A repository may be moved with its index in it.
                    if let home = index.home, stored.count == 1 { stored[0].currentPath = home }
                    // The walk is the longest part; what is known of its files is loaded meanwhile.
                    if let first = wanted.first ?? stored.first?.currentPath, OperatingSystem.isDirectory(first) {
                        let scanOptions = options.scan ?? stored.first { $0.currentPath == first }?.options ?? ScanOptions()
                        scans[first] = Background { RootScan.run(root: first, options: scanOptions) }
                    }
                    for place in stored.indices { try stored[place].loadFiles(db) }
                    return stored
                }
            } catch {
                throw .cannotRead(path: index.path, reason: "\(error)")
            }
        }
        var wanted = wanted
        if wanted.isEmpty { wanted = stored.isEmpty ? index.home.map { [$0] } ?? [] : stored.map(\.currentPath) }
        guard !wanted.isEmpty else {
            throw .noRoots(path: index.path, exists: index.exists)
        }
        for path in wanted where !roots.contains(where: { $0.path == path }) {
            guard OperatingSystem.isDirectory(path) else {
                notes.append("\(path): the folder is gone; its files stay in the index as they were")
                continue
            }
            let known = stored.first { $0.currentPath == path }
            let scanOptions = options.scan ?? known?.options ?? ScanOptions()
            add(path, known, scanOptions, scans[path]?.value ?? RootScan.run(root: path, options: scanOptions), options)
        }
    }

    private mutating func add(
        _ path: String, _ stored: StoredRoot?, _ scanOptions: ScanOptions, _ scan: RootScan, _ options: Indexer.Options
    ) {
        var root = Root(id: stored?.id, path: path, options: scanOptions, scan: scan)
        notes += root.scan.notes
        root.isStale = stored.map {
            $0.path != path || $0.commit != root.scan.commit || $0.walk != root.scan.walk || $0.options != scanOptions
        } ?? true
        let limitChanged = stored.map { $0.options.maxFileSize != scanOptions.maxFileSize } ?? false
        var known = stored?.files ?? [:]
        let lastRun = stored?.lastRun ?? 0
        let surroundings = Surroundings(root: Array(path.utf8))
        for found in root.scan.files {
            guard let file = known.removeValue(forKey: found.path) else {
                root.toRead.append(Entry(found: found, known: nil))
                continue
            }
            // Within the clock's grain of the last run a file may have
            // changed again without its stamp showing it.
            let isRacy = found.stamp.mtime >= lastRun
            if isRacy && found.stamp.mtime < started { isRacyDataStale = true }
            // What a project says comes in part from the files that it includes.
            if let inputs = stored?.inputs[file.id], !inputs.allSatisfy(surroundings.isSame) {
                let again = Known(id: file.id, stamp: file.stamp, contentHash: nil)
                root.toRead.append(Entry(found: found, known: again))
                continue
            }
            if options.rehash || file.stamp != found.stamp || isRacy || (limitChanged && file.contentHash == nil) {
                root.toRead.append(Entry(found: found, known: file))
            } else {
                root.unchanged += 1
            }
        }
        let removed = known.filter { path, _ in !root.scan.unreadable.contains { path.isInside($0) } }
        root.removed = removed.map(\.value.id).sorted()
        roots.append(root)
    }
}

/// A root as the index has it.
private struct StoredRoot {
    var id: Int64
    var path: String
    var currentPath: String
    var commit: String?
    var walk: String
    var options: ScanOptions
    var lastRun: Int64
    var files: [RelativePath: IndexPlan.Known] = [:]
    /// What settings files were read along with, by their row ids.
    var inputs: [Int64: [SettingsInput]] = [:]

    /// All roots, without their files.
    static func all(_ db: Database) throws -> [StoredRoot] {
        let lastRun = try Int64.fetchOne(db, sql: "SELECT run_started_ns FROM meta") ?? 0
        var roots: [StoredRoot] = []
        let cursor = try Row.fetchCursor(db, sql: "SELECT id, path, commit_id, walk, options FROM trees ORDER BY id")
        while let row = try cursor.next() {
            let options: String = row[4]
            roots.append(StoredRoot(
                id: row[0], path: row[1], currentPath: row[1], commit: row[2], walk: row[3],
                options: (try? JSONDecoder().decode(ScanOptions.self, from: Data(options.utf8))) ?? ScanOptions(),
                lastRun: lastRun))
        }
        return roots
    }

    mutating func loadFiles(_ db: Database) throws {
        // As BLOB: a path need not be UTF-8.
        let cursor = try Row.fetchCursor(db, sql: """
            SELECT CAST(path AS BLOB), id, size, inode, mtime_ns, ctime_ns, content_hash
            FROM files
            WHERE tree_id = ?
            """, arguments: [id])
        files.reserveCapacity(try Int.fetchOne(db, sql: "SELECT count(*) FROM files WHERE tree_id = ?", arguments: [id]) ?? 0)
        while let row = try cursor.next() {
            let path = try row.withUnsafeData(atIndex: 0) { RelativePath($0 ?? Data()) }
            files[path] = IndexPlan.Known(
                id: row[1], stamp: FileStamp(size: row[2], inode: row[3], mtime: row[4], ctime: row[5]),
                contentHash: row[6])
        }
        let inputRows = try Row.fetchCursor(db, sql: """
            SELECT settings_inputs.file_id, settings_inputs.path, settings_inputs.content
            FROM settings_inputs
            JOIN files ON files.id = settings_inputs.file_id
            WHERE files.tree_id = ?
            """, arguments: [id])
        while let row = try inputRows.next() {
            inputs[row[0], default: []].append(SettingsInput(path: row[1], content: row[2]))
        }
    }
}
