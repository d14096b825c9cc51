import Errors
import Foundation
import HostSystem
import Store
import Trees

/// The work that is necessary to update an index.
///
/// A plan only reads. It is complete before the run writes anything.
struct IndexPlan: Sendable {
    /// The state of a file in the index after the last run.
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
        /// The request for the tree, with the name that the user chose in this run or an earlier run.
        var request: TreeRequest
        var options: ScanOptions
        /// The files of the tree; nil for a revision that still refers to the indexed commit.
        var scan: TreeScan?
        /// Files to read, sorted by path.
        var toRead: [Entry] = []
        var removed: [Int64] = []
        var unchanged = 0
        /// Whether the row of the tree itself must change.
        var isStale = false
        /// Whether the rules that derive the origin of a file from its path have changed.
        var isMarkedAnew = false

        /// Reads a compiled storyboard again if one of its nibs changed. Its list is then unchanged.
        mutating func readAgain(_ storyboards: [Entry], ifChanged paths: [RelativePath]) {
            guard !storyboards.isEmpty, !paths.isEmpty else { return }
            let changed = Set(paths.compactMap(\.compiledStoryboard))
            let stale = storyboards.filter { $0.found.path.compiledStoryboard.map(changed.contains) == true }
            guard !stale.isEmpty else { return }
            unchanged -= stale.count
            toRead += stale.map { entry in
                let known = entry.known.map { Known(id: $0.id, stamp: $0.stamp, contentHash: nil) }
                return Entry(found: entry.found, known: known)
            }
            toRead.sort { $0.found.path < $1.found.path }
        }
    }

    var trees: [Tree] = []
    /// Row ids of trees to remove from the index.
    private(set) var removedTrees: [Int64] = []
    /// Whether to create a new index, because no usable index with this schema exists.
    var isFresh: Bool
    /// Start of this run, in nanoseconds since 1970.
    var started: Int64
    var notes: [String] = []
    /// Whether some files were hashed again only because they changed around the time of the last run. After this run,
    /// they do not need to be hashed again.
    private var isRacyDataStale = false

    /// Whether the index is up to date.
    var isEmpty: Bool {
        !isFresh && !isRacyDataStale && removedTrees.isEmpty
            && trees.allSatisfy { $0.toRead.isEmpty && $0.removed.isEmpty && !$0.isStale }
    }

    /// The modification time of the new index. It is an even number of seconds, because some file systems cannot store
    /// other times.
    var mtime: Int64 { started / 2_000_000_000 * 2_000_000_000 }

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - wanted: the requested trees; if empty, the trees of the index.
    ///   - start: the start of the run, in nanoseconds since 1970.
    ///   - isAnew: whether to create a new index even if an index exists.
    /// - Throws: ``IndexError`` if there is nothing to index, or if a tree, a name or the configuration is invalid.
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
            notes.append("the index is rebuilt because \(reason)")
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
            guard OperatingSystem.isDirectory(request.path) || request.isArchive else {
                notes.append("\(request.label): the folder no longer exists; its files stay in the index")
                continue
            }
            let scanOptions = options.scan ?? known?.options ?? ScanOptions()
            if request.isArchive {
                try add(archive: request, known, scanOptions, options)
            } else if request.revision == nil {
                let isWalked = walk?.request.isSamePlace(as: request) == true
                let files = (isWalked ? walk?.scan.value : nil) ?? .folder(request.path, scanOptions)
                let scan = files.with(options.overlay, root: request.path)
                if let failure = scan.failure { throw .badConfiguration("\(failure)") }
                add(request, known, scanOptions, scan, options)
            } else {
                try add(revision: request, known, scanOptions, options, index)
            }
        }
        // If all trees are read again, the old index is not needed.
        if options.rehash, removedTrees.isEmpty, stored.allSatisfy({ known in trees.contains { $0.id == known.id } }) {
            isFresh = true
        }
    }

    /// The walk through the first folder. It starts before the plan knows the other trees.
    private typealias Walk = (request: TreeRequest, scan: Background<TreeScan>)

    /// The existing index, as a starting point.
    private enum Loaded {
        case known([StoredTree], Walk?)
        /// The index is missing, or another version of xibdb created it.
        case nothing
        /// The index cannot be trusted or cannot be read.
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
                if let reason = index.whyForeign(db.connection, stamp) { return .foreign(reason) }
                var stored = try StoredTree.all(db)
                // The user may move a repository together with its index.
                if let home = index.home, let first = stored.first?.path, stored.allSatisfy({ $0.path == first }) {
                    for place in stored.indices { stored[place].move(to: home) }
                }
                // An index that comes with a repository can refer to any folder of the user.
                if let home = index.home,
                    stored.contains(where: { tree in
                        tree.isOutside(home) && !wanted.contains { $0.isSamePlace(as: tree.request) }
                    })
                {
                    return .foreign("it contains a tree outside its folder")
                }
                // The walk takes longer than other steps. Load the stored facts about the files at the same time.
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
            return .foreign("it is damaged: \(error.message)")
        } catch {
            throw .cannotRead(path: index.path, reason: "\(error)")
        }
    }

    /// Removes trees from the stored trees.
    ///
    /// - Returns: the row ids of the removed trees.
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

    /// Checks that each name belongs to only one tree.
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

    /// Adds a tree for a revision. The revision is scanned again only if it now refers to another commit.
    private mutating func add(
        revision request: TreeRequest, _ stored: StoredTree?, _ scanOptions: ScanOptions, _ options: Indexer.Options,
        _ index: IndexFile
    ) throws(IndexError) {
        let commit: ObjectID
        let scan: TreeScan
        do throws(Git.Failure) {
            // If the revision is the id of the indexed commit, git is not needed.
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

    /// Adds a tree for a zip archive.
    private mutating func add(
        archive request: TreeRequest, _ stored: StoredTree?, _ scanOptions: ScanOptions, _ options: Indexer.Options
    ) throws(IndexError) {
        do throws(SystemError) {
            add(request, stored, scanOptions, try TreeScan.archive(request.path, scanOptions), options)
        } catch {
            guard stored != nil else { throw .badArchive(path: request.path, reason: error.message) }
            notes.append(
                "\(request.label): the archive cannot be read (\(error.message)); its files stay in the index as they were"
            )
        }
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
        let surroundings = Surroundings(scan.contents)
        let forms = (NibForms(known.keys), NibForms(scan.files.lazy.map(\.path)))
        var storyboards: [Entry] = []
        for found in scan.files {
            guard let file = known.removeValue(forKey: found.path) else {
                tree.toRead.append(Entry(found: found, known: nil))
                continue
            }
            // If a file changed after the start of the last run, it may have changed again within the resolution of the
            // clock. Its stamp then does not show the second change. A blob never changes.
            let isRacy = found.blob == nil && found.stamp.mtime >= stored?.lastRun ?? 0
            if isRacy && found.stamp.mtime < started { isRacyDataStale = true }
            // The rows of a project also depend on files that it includes, and those of a nib on the files of its bundle.
            if stored?.inputs[file.id]?.allSatisfy(surroundings.isSame) == false
                || forms.0.isRepresented(found.path) != forms.1.isRepresented(found.path)
            {
                tree.toRead.append(Entry(found: found, known: Known(id: file.id, stamp: file.stamp, contentHash: nil)))
                continue
            }
            // If a file is not read, only its size matters.
            if !options.rehash, file.contentHash == nil, found.stamp.size == file.stamp.size,
                file.stamp != found.stamp || found.blob != nil || isRacy,
                let kind = IndexedPath(found.path)?.kind, IndexedPath.isUnread(kind)
            {
                tree.unchanged += 1
                continue
            }
            let isSame = found.blob.map { $0 == file.contentHash } ?? (file.stamp == found.stamp && !isRacy)
            // With the new limit, a file that was too large may now be small enough, and a file that was read may now
            // be too large.
            let isOtherForLimit =
                limitChanged && (file.contentHash == nil || found.stamp.size > scanOptions.maxFileSize)
            if options.rehash || !isSame || isOtherForLimit {
                // The rows of a compiled storyboard also depend on its nibs, so an equal list says nothing.
                let hash = found.path.isCompiledStoryboard ? nil : file.contentHash
                tree.toRead.append(
                    Entry(found: found, known: Known(id: file.id, stamp: file.stamp, contentHash: hash)))
            } else {
                tree.unchanged += 1
                if found.path.isCompiledStoryboard { storyboards.append(Entry(found: found, known: file)) }
            }
        }
        let removed = known.filter { path, _ in !scan.unreadable.contains { path.isInside($0) } }
        tree.removed = removed.map(\.value.id).sorted()
        tree.readAgain(storyboards, ifChanged: tree.toRead.map(\.found.path) + removed.keys)
        trees.append(tree)
    }
}
