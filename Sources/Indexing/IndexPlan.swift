import Errors
import Foundation
import GRDB
import HostSystem
import Store
import Trees

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

    struct Tree: Sendable {
        /// Row id; nil for a new tree.
        var id: Int64?
        /// With the name that was given, now or before.
        var request: TreeRequest
        var options: ScanOptions
        /// nil for a revision that names the commit that is indexed.
        var scan: TreeScan?
        /// In the order of their paths.
        var toRead: [Entry] = []
        var removed: [Int64] = []
        var unchanged = 0
        /// Whether the row of the tree itself has to change.
        var isStale = false
        /// Whether what paths say of whose code they hold has changed.
        var isMarkedAnew = false
    }

    var trees: [Tree] = []
    /// Row ids of trees to take out.
    private(set) var removedTrees: [Int64] = []
    /// Whether there is no index of this schema to go on from.
    var isFresh: Bool
    /// Start of this run, in nanoseconds since 1970.
    var started: Int64
    var notes: [String] = []
    /// Files that were hashed again for their time alone, and need not be any more.
    private var isRacyDataStale = false

    /// Whether the index is up to date.
    var isEmpty: Bool {
        !isFresh && !isRacyDataStale && removedTrees.isEmpty
            && trees.allSatisfy { $0.toRead.isEmpty && $0.removed.isEmpty && !$0.isStale }
    }

    /// The time of last change that the index shall have: a whole number of
    /// seconds, and even, as some file systems keep no other.
    var mtime: Int64 { started / 2_000_000_000 * 2_000_000_000 }

    /// - Parameter isAnew: whether to make the index anew, whatever there is.
    init(
        _ index: IndexFile, trees wanted: [TreeRequest], _ options: Indexer.Options, _ start: Int64,
        isAnew: Bool = false
    ) throws(IndexError) {
        started = start
        var stored: [StoredTree] = []
        var walk: Walk?
        switch try isAnew ? .foreign("it is damaged") : Self.load(index, wanted, options) {
        case .known(let trees, let begun): (isFresh, stored, walk) = (false, trees, begun)
        case .nothing: isFresh = true
        case .foreign(let reason):
            isFresh = true
            notes.append("the index is made anew: \(reason)")
        }
        removedTrees = try Self.take(options.remove, from: &stored, wanted)
        try Self.checkNames(wanted, stored)
        var wanted = wanted
        if wanted.isEmpty {
            wanted = stored.isEmpty ? index.home.map { [TreeRequest(folder: $0)] } ?? [] : stored.map(\.request)
        }
        guard !wanted.isEmpty else {
            throw .noRoots(path: index.path, exists: index.exists)
        }
        for request in wanted where !trees.contains(where: { $0.request.isSamePlace(as: request) }) {
            let known = stored.first { $0.request.isSamePlace(as: request) }
            guard OperatingSystem.isDirectory(request.path) else {
                notes.append("\(request.label): the folder is gone; its files stay in the index as they were")
                continue
            }
            let scanOptions = options.scan ?? known?.options ?? ScanOptions()
            if request.revision == nil {
                let isWalked = walk?.request.isSamePlace(as: request) == true
                let scan = (isWalked ? walk?.scan.value : nil) ?? .folder(request.path, scanOptions)
                if let failure = scan.failure { throw .badConfiguration("\(failure)") }
                add(request, known, scanOptions, scan, options)
            } else {
                try add(revision: request, known, scanOptions, options, index)
            }
        }
        // Nothing of the old index is needed when all of it is read again.
        if options.rehash, removedTrees.isEmpty, stored.allSatisfy({ known in trees.contains { $0.id == known.id } }) {
            isFresh = true
        }
    }

    /// The walk through the first folder, which is begun before the rest is known.
    private typealias Walk = (request: TreeRequest, scan: Background<TreeScan>)

    /// What there is to go on from.
    private enum Loaded {
        case known([StoredTree], Walk?)
        /// No index of this version.
        case nothing
        /// An index that must not be believed, or cannot be read.
        case foreign(String)
    }

    private static func load(
        _ index: IndexFile, _ wanted: [TreeRequest], _ options: Indexer.Options
    ) throws(IndexError) -> Loaded {
        switch try index.state() {
        case .current: break
        case .missing, .outdated: return .nothing
        case .foreign(let reason): return .foreign(reason)
        }
        do {
            return try index.read { db, stamp -> Loaded in
                if let reason = db.sqliteConnection.flatMap({ index.whyForeign($0, stamp) }) { return .foreign(reason) }
                var stored = try StoredTree.all(db)
                // A repository may be moved with its index in it.
                if let home = index.home, let first = stored.first?.path, stored.allSatisfy({ $0.path == first }) {
                    for place in stored.indices { stored[place].move(to: home) }
                }
                // An index that came with the repository may name any folder of the user's.
                if let home = index.home,
                    stored.contains(where: { tree in
                        tree.isOutside(home) && !wanted.contains { $0.isSamePlace(as: tree.request) }
                    })
                {
                    return .foreign("it has a tree outside of its own folder")
                }
                // The walk is the longest part; what is known of its files is loaded meanwhile.
                var walk: Walk?
                if let first = wanted.first ?? stored.first?.request, first.revision == nil,
                    OperatingSystem.isDirectory(first.path),
                    options.remove.isEmpty
                {
                    let known = stored.first { $0.request.isSamePlace(as: first) }
                    let scanOptions = options.scan ?? known?.options ?? ScanOptions()
                    walk = (first, Background { TreeScan.folder(first.path, scanOptions) })
                }
                for place in stored.indices where stored[place].request.revision == nil {
                    try stored[place].loadFiles(db)
                }
                return .known(stored, walk)
            }
        } catch let error as DatabaseError where error.isDamage {
            return .foreign("it is damaged: \(error.message ?? "\(error.resultCode)")")
        } catch {
            throw .cannotRead(path: index.path, reason: "\(error)")
        }
    }

    /// Takes trees out of those that are known.
    private static func take(
        _ names: [String], from stored: inout [StoredTree], _ wanted: [TreeRequest]
    ) throws(IndexError) -> [Int64] {
        var taken: [Int64] = []
        for name in names {
            let place = TreeRequest(argument: name)
            guard let found = stored.firstIndex(where: { $0.name == name || $0.request.isSamePlace(as: place) }) else {
                throw .noSuchTree(name, known: stored.map(\.name).sorted())
            }
            taken.append(stored.remove(at: found).id)
        }
        if !taken.isEmpty, stored.isEmpty, wanted.isEmpty { throw .lastTree(names.joined(separator: ", ")) }
        return taken
    }

    /// A name belongs to one tree.
    private static func checkNames(_ wanted: [TreeRequest], _ stored: [StoredTree]) throws(IndexError) {
        for request in wanted {
            guard let name = request.name else { continue }
            let others =
                wanted.filter { !$0.isSamePlace(as: request) && $0.name == name }.map(\.label)
                + stored.filter { tree in
                    tree.request.name == name && !wanted.contains { $0.name != nil && $0.isSamePlace(as: tree.request) }
                        && !tree.request.isSamePlace(as: request)
                }.map(\.request.label)
            if let other = others.first { throw .nameIsTaken(name, by: other) }
        }
    }

    /// A revision is looked at again only when it names another commit.
    private mutating func add(
        revision request: TreeRequest, _ stored: StoredTree?, _ scanOptions: ScanOptions, _ options: Indexer.Options,
        _ index: IndexFile
    ) throws(IndexError) {
        let commit: ObjectID
        let scan: TreeScan
        do throws(Git.Failure) {
            // What is a commit's own id can name no other.
            if let id = stored?.commit.flatMap({ ObjectID($0) }), id.text == request.revision {
                commit = id
            } else {
                commit = try request.commit()
            }
            if let stored, stored.commit == commit.text, stored.options == scanOptions, stored.path == request.path,
                !options.rehash
            {
                let name = request.name ?? stored.request.name
                var tree = Tree(
                    id: stored.id, request: TreeRequest(folder: request.path, revision: request.revision, name: name),
                    options: scanOptions)
                tree.unchanged = stored.fileCount
                tree.isStale = name != stored.request.name
                return trees.append(tree)
            }
            scan = try request.scan(commit, scanOptions)
        } catch {
            guard stored != nil else {
                throw .noSuchRevision(path: request.path, revision: request.revision ?? "", reason: error.message)
            }
            notes.append(
                "\(request.label): the revision no longer exists (\(error.message)); its files stay in the index as they were"
            )
            return
        }
        var known = stored
        do { if known != nil { try index.read { db, _ in try known?.loadFiles(db) } } } catch {
            throw .cannotRead(path: index.path, reason: "\(error)")
        }
        add(request, known, scanOptions, scan, options)
    }

    private mutating func add(
        _ request: TreeRequest, _ stored: StoredTree?, _ scanOptions: ScanOptions, _ scan: TreeScan,
        _ options: Indexer.Options
    ) {
        let name = request.name ?? stored?.request.name
        var tree = Tree(
            id: stored?.id, request: TreeRequest(folder: request.path, revision: request.revision, name: name),
            options: scanOptions, scan: scan)
        notes += scan.notes
        tree.isMarkedAnew = stored.map { $0.originRules != scan.origins.text } ?? false
        tree.isStale =
            stored.map {
                $0.path != request.path || $0.commit != scan.commit?.text || $0.walk != scan.walk
                    || $0.options != scanOptions
                    || $0.request.name != name || tree.isMarkedAnew
            } ?? true
        let limitChanged = stored.map { $0.options.maxFileSize != scanOptions.maxFileSize } ?? false
        var known = stored?.files ?? [:]
        let lastRun = stored?.lastRun ?? 0
        let surroundings = Surroundings(scan.contents)
        for found in scan.files {
            guard let file = known.removeValue(forKey: found.path) else {
                tree.toRead.append(Entry(found: found, known: nil))
                continue
            }
            // Within the clock's grain of the last run a file may have
            // changed again without its stamp showing it. A blob never changes.
            let isRacy = found.blob == nil && found.stamp.mtime >= lastRun
            if isRacy && found.stamp.mtime < started { isRacyDataStale = true }
            // What a project says comes in part from the files that it includes.
            if let inputs = stored?.inputs[file.id], !inputs.allSatisfy(surroundings.isSame) {
                let again = Known(id: file.id, stamp: file.stamp, contentHash: nil)
                tree.toRead.append(Entry(found: found, known: again))
                continue
            }
            // Of what is not read only the size counts.
            if !options.rehash, file.contentHash == nil, found.stamp.size == file.stamp.size,
                file.stamp != found.stamp || found.blob != nil || isRacy,
                let kind = IndexedPath(found.path)?.kind, IndexedPath.isUnread(kind)
            {
                tree.unchanged += 1
                continue
            }
            let isSame = found.blob.map { $0 == file.contentHash } ?? (file.stamp == found.stamp && !isRacy)
            // What was over the limit may be read now, and what was read may be over it.
            let isOtherForLimit =
                limitChanged && (file.contentHash == nil || found.stamp.size > scanOptions.maxFileSize)
            if options.rehash || !isSame || isOtherForLimit {
                tree.toRead.append(Entry(found: found, known: file))
            } else {
                tree.unchanged += 1
            }
        }
        let removed = known.filter { path, _ in !scan.unreadable.contains { path.isInside($0) } }
        tree.removed = removed.map(\.value.id).sorted()
        trees.append(tree)
    }
}

/// A tree as the index has it.
private struct StoredTree {
    var id: Int64
    var name: String
    /// Where it was.
    var path: String
    /// Where it is now, with the name that was given.
    var request: TreeRequest
    var commit: String?
    var walk: String
    var options: ScanOptions
    var originRules: String?
    var lastRun: Int64
    var fileCount: Int
    var files: [RelativePath: IndexPlan.Known] = [:]
    /// What settings files were read along with, by their row ids.
    var inputs: [Int64: [SettingsInput]] = [:]

    /// Whether the tree lies neither in a folder nor is it.
    func isOutside(_ folder: String) -> Bool {
        request.path != folder && !request.path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    mutating func move(to path: String) {
        request = TreeRequest(folder: path, revision: request.revision, name: request.name)
    }

    /// All trees, without their files.
    static func all(_ db: Database) throws -> [StoredTree] {
        let lastRun = try Int64.fetchOne(db, sql: "SELECT run_started_ns FROM meta") ?? 0
        var trees: [StoredTree] = []
        let cursor = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, name, path, revision, has_given_name, commit_id, walk, options, origin_rules,
                    (SELECT count(*) FROM files WHERE files.tree_id = trees.id)
                FROM trees
                ORDER BY id
                """)
        while let row = try cursor.next() {
            let (name, path, options): (String, String, String) = (row[1], row[2], row[7])
            let isGiven: Bool = row[4]
            trees.append(
                StoredTree(
                    id: row[0], name: name, path: path,
                    request: TreeRequest(folder: path, revision: row[3], name: isGiven ? name : nil), commit: row[5],
                    walk: row[6],
                    options: (try? JSONDecoder().decode(ScanOptions.self, from: Data(options.utf8))) ?? ScanOptions(),
                    originRules: row[8], lastRun: lastRun, fileCount: row[9]))
        }
        return trees
    }

    mutating func loadFiles(_ db: Database) throws {
        // As BLOB: a path need not be UTF-8.
        let cursor = try Row.fetchCursor(
            db,
            sql: """
                SELECT CAST(path AS BLOB), id, size, inode, mtime_ns, ctime_ns, content_hash
                FROM files
                WHERE tree_id = ?
                """, arguments: [id])
        files.reserveCapacity(fileCount)
        while let row = try cursor.next() {
            let path = try row.withUnsafeData(atIndex: 0) { RelativePath($0 ?? Data()) }
            files[path] = IndexPlan.Known(
                id: row[1], stamp: FileStamp(size: row[2], inode: row[3], mtime: row[4], ctime: row[5]),
                contentHash: row[6])
        }
        let inputRows = try Row.fetchCursor(
            db,
            sql: """
                SELECT _settings_inputs.file_id, _settings_inputs.path, _settings_inputs.content
                FROM _settings_inputs
                JOIN files ON files.id = _settings_inputs.file_id
                WHERE files.tree_id = ?
                """, arguments: [id])
        while let row = try inputRows.next() {
            inputs[row[0], default: []].append(SettingsInput(path: row[1], content: row[2]))
        }
    }
}
