import Errors
import Foundation
import HostSystem
import Schema
import Store
import Trees

/// What the commits of a repository did to its nibs: a file beside the index
/// that is made when it is first asked for, and grows with the repository.
///
/// Everything is read from git's objects: nothing is checked out, nothing is
/// fetched, and nothing that the repository configures is run.
package struct History: Sendable {
    /// What a run did.
    package struct Refresh: Sendable {
        /// Whether the file was written.
        package var isWritten = false
        /// Commits that were added.
        package var commits = 0
        /// Versions of nibs that were added.
        package var versions = 0
        /// Rows of changes that were added.
        package var changes = 0
        /// Versions among them that cannot be read.
        package var errors = 0
        /// What a person should know: sentences.
        package var notes: [String] = []
    }

    /// The file.
    package let file: IndexFile
    /// Absolute path of the top of the repository.
    package let top: String
    /// Path of the folder that was asked from, with `/` at its end where it is not empty.
    package let prefix: String
    let repository: Repository
    /// Bytes of changes that one run writes at most. The newest versions are written first.
    var room = 128 << 20
    /// Whether the repository has no work tree.
    package var isBare: Bool { repository.isBare }

    /// The history of the repository that a folder lies in.
    ///
    /// - Parameter path: the file; nil for `.xibdb/history.sqlite` at the top of the work tree.
    /// - Throws: ``HistoryError`` where there is no repository, or no place for the file.
    package init(folder: String, file path: String? = nil) throws(HistoryError) {
        repository = try Repository(folder: folder)
        (top, prefix) = (repository.top, repository.prefix)
        if path == nil, repository.isBare { throw .noPlace(repository: repository.top) }
        file = path.map { IndexFile(database: $0, kind: .history) } ?? IndexFile(root: repository.top, kind: .history)
    }

    /// Opens the history as it is.
    ///
    /// - Throws: ``IndexError`` where there is none that can be read.
    package func snapshot(limits: Limits = Limits()) throws(IndexError) -> Snapshot {
        // Without a refresh nobody has looked at the file. SQLite would read a journal beside it, and wait for a pipe.
        if case .foreign(let reason) = try file.state() { throw .foreign(path: file.path, reason: reason) }
        return try Snapshot(index: file, limits: limits)
    }

    // MARK: Refreshing

    /// Takes the file away, so that the next run makes it anew: for damage that only a question meets.
    ///
    /// - Throws: ``IndexError`` where the file is not in its usual place, not a history, or cannot be removed.
    package func remove() throws(IndexError) {
        guard file.home != nil else { throw .cannotWrite(path: file.path, reason: "it is not in its usual place") }
        _ = try file.state()
        do { try FileManager.default.removeItem(atPath: file.path) } catch {
            throw .cannotWrite(path: file.path, reason: OperatingSystem.lastError)
        }
    }

    /// What the file says of itself.
    private struct Known {
        let repository: String
        let head: ObjectID?
        let isShallow: Bool
        /// Versions whose changes have no rows.
        let omitted: Int
    }

    /// Called with how many commits were written of how many that git told so far.
    package typealias Progress = @Sendable (Int, Int) -> Void

    /// Takes in the commits that are not known yet, and drops those that HEAD reaches no more.
    ///
    /// - Throws: ``HistoryError``; ``IndexError`` where the file cannot be written.
    package func refresh(progress: Progress? = nil) throws -> Refresh {
        var refresh = Refresh()
        let (known, damage) = try known()
        if let damage { refresh.notes.append("the history is made anew: \(damage)") }
        if let known, known.repository != top {
            throw HistoryError.otherRepository(path: file.path, repository: known.repository)
        }
        if let known, known.head == repository.head, known.isShallow == repository.isShallow {
            refresh.notes += notes(isPartial: false, omitted: known.omitted)
            return refresh
        }
        let stamp = OperatingSystem.stamp(file.path)
        let replacement = try replacement()
        // Another run may have been faster.
        if OperatingSystem.stamp(file.path) != stamp {
            replacement.discard()
            return try self.refresh(progress: progress)
        }
        do {
            try write(known, replacement, &refresh, progress)
        } catch {
            replacement.discard()
            throw explain(error)
        }
        refresh.isWritten = true
        return refresh
    }

    /// Writes what is new; where that fails for what is there already, all.
    private func write(_ known: Known?, _ replacement: ReplacementFile, _ refresh: inout Refresh, _ progress: Progress?)
        throws
    {
        let isPartial = repository.isPartial()
        do {
            try write(known, replacement, &refresh, progress, isPartial: isPartial, findsChangedRenames: !isPartial)
        } catch let failure as WritableDatabase.Failure where failure.isDamage && known != nil {
            try replacement.empty()
            refresh = Refresh()
            refresh.notes.append("the history is made anew: it is damaged: \(failure.message)")
            try write(nil, replacement, &refresh, progress, isPartial: isPartial, findsChangedRenames: !isPartial)
        } catch is Git.Failure where !isPartial {
            // A content that git wanted for that may be missing: without it files are found again only unchanged.
            try replacement.empty()
            refresh = Refresh(notes: refresh.notes)
            try write(known, replacement, &refresh, progress, isPartial: isPartial, findsChangedRenames: false)
        }
    }

    /// - Returns: what there is to go on from; and why not, where that is no other version of the tool.
    private func known() throws(IndexError) -> (Known?, damage: String?) {
        switch try file.state() {
        case .current: break
        case .missing, .outdated: return (nil, nil)
        case .foreign(let reason): return (nil, reason)
        }
        do {
            let row = try Snapshot(index: file).rows("SELECT repository, head, is_shallow, (\(Self.omitted)) FROM meta")
                .rows.first
            guard let row, case .text(let repository) = row[0] else {
                return (nil, "it does not say of what repository it is")
            }
            var head: ObjectID?
            if case .text(let text) = row[1] {
                guard let id = ObjectID(text) else { return (nil, "it names a commit that cannot be one") }
                head = id
            }
            return (
                Known(
                    repository: repository, head: head, isShallow: row[2] == .integer(1), omitted: row[3].integer ?? 0),
                nil
            )
        } catch IndexError.foreign(_, let reason) {
            return (nil, reason)
        } catch AskingError.damaged(_, _, let reason) {
            return (nil, "it is damaged: \(reason)")
        } catch {
            // Whatever it is, it is made anew.
            return (nil, "\(error)")
        }
    }

    private func replacement() throws(IndexError) -> ReplacementFile {
        do throws(SystemError) {
            if let home = file.home { try OwnFolder.make(in: home) }
            if let replacement = try ReplacementFile(of: file.path, waits: true) { return replacement }
        } catch {
            throw .cannotWrite(path: file.path, reason: error.message)
        }
        throw .cannotWrite(path: file.path, reason: "another run writes it")
    }

    private func explain(_ error: any Error) -> any Error {
        switch error {
        case let error as Git.Failure: HistoryError.git(repository: top, reason: error.message)
        case let error as WritableDatabase.Failure: IndexError.cannotWrite(path: file.path, reason: error.message)
        case let error as SystemError: IndexError.cannotWrite(path: file.path, reason: error.message)
        default: error
        }
    }

    /// - Parameter known: what is there to be built upon.
    private func write(
        _ known: Known?, _ replacement: ReplacementFile, _ refresh: inout Refresh, _ progress: Progress?,
        isPartial: Bool, findsChangedRenames: Bool
    ) throws {
        var known = known
        var gone: [String] = []
        if let earlier = known {
            // A clone that was made deeper has parents where there were none.
            let dropped = earlier.isShallow || repository.isShallow ? nil : self.dropped(earlier.head)
            if let dropped { gone = dropped } else { known = nil }
        }
        if known != nil { try replacement.copyTarget() }
        let database = try WritableDatabase(path: replacement.path)
        try database.run("BEGIN")
        if known == nil { try database.run(Schema.historyTables) }
        try drop(gone, database)
        if let head = repository.head {
            try walk(
                CommitLog(
                    git: repository.git, head: head, known: known?.head, findsChangedRenames: findsChangedRenames),
                database, &refresh, progress)
        }
        let omitted = try database.statement(Self.omitted).row()?[0].flatMap { Int($0) } ?? 0
        refresh.notes += notes(isPartial: isPartial, omitted: omitted)
        if known == nil { try database.run(Schema.historyIndexes) }
        let mtime = OperatingSystem.now() / 1_000_000_000 * 1_000_000_000
        try stamp(database, replacement.inode, mtime, isPartial: isPartial)
        try database.run("COMMIT")
        try replacement.replaceTarget(mtime: mtime)
    }

    /// Commits that the history has and HEAD reaches no more; nil where that cannot be told.
    private func dropped(_ head: ObjectID?) -> [String]? {
        guard let head, let current = repository.head else { return head == nil ? [] : nil }
        return repository.commits(in: head, notIn: current)
    }

    private func drop(_ commits: [String], _ database: WritableDatabase) throws(WritableDatabase.Failure) {
        guard !commits.isEmpty else { return }
        try database.run("CREATE TEMP TABLE gone (hash TEXT PRIMARY KEY) WITHOUT ROWID")
        let insert = try database.statement("INSERT INTO gone VALUES (?)")
        for hash in commits {
            insert.bind(hash)
            try insert.execute()
        }
        let commits = "(SELECT id FROM commits WHERE hash IN (SELECT hash FROM gone))"
        try database.run(
            """
            DELETE FROM renumbered WHERE version_id IN (SELECT id FROM nib_versions WHERE commit_id IN \(commits));
            DELETE FROM changes WHERE commit_id IN \(commits);
            DELETE FROM nib_versions WHERE commit_id IN \(commits);
            DELETE FROM commits WHERE hash IN (SELECT hash FROM gone);
            """)
    }

    private func walk(_ log: CommitLog, _ database: WritableDatabase, _ refresh: inout Refresh, _ progress: Progress?)
        throws
    {
        let writer = try HistoryWriter(database, boundary: repository.boundary(), room: room)
        let pipeline = HistoryPipeline(log)
        defer { pipeline.stop() }
        while let walked = try pipeline.walked() {
            try writer.write(walked)
            progress?(writer.counts.commits, pipeline.logged)
        }
        try writer.finish(VersionReader(log.git, DocumentCache()))
        (refresh.commits, refresh.versions) = (writer.counts.commits, writer.counts.versions)
        (refresh.changes, refresh.errors) = (writer.counts.changes, writer.counts.errors)
    }

    private func stamp(_ database: WritableDatabase, _ inode: Int64, _ mtime: Int64, isPartial: Bool)
        throws(WritableDatabase.Failure)
    {
        let meta = try database.statement("INSERT OR REPLACE INTO meta VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)")
        meta.bind(Schema.historyVersion)
        meta.bind(Version.current)
        meta.bind(top)
        meta.bind(repository.head?.text)
        meta.bind(repository.isShallow)
        meta.bind(isPartial)
        meta.bind(inode)
        meta.bind(mtime)
        try meta.execute()
        try database.run(
            "PRAGMA application_id = \(Schema.historyApplicationID); PRAGMA user_version = \(Schema.historyVersion)")
    }

    /// Counts versions whose changes have no rows.
    private static let omitted = "SELECT count(*) FROM nib_versions WHERE omitted_count > 0"

    private func notes(isPartial: Bool, omitted: Int) -> [String] {
        var notes: [String] = []
        if repository.head == nil { notes.append("the repository has no commit yet") }
        if repository.isShallow { notes.append("this is a shallow clone: its history begins where the clone does") }
        if isPartial { notes.append("this is a partial clone: what it lacks is not fetched, and told as blob absent") }
        if omitted > 0 {
            notes.append(
                "the commits change too much: for \(omitted) \(omitted == 1 ? "version" : "versions") the history counts the changes, but has no rows of them"
            )
        }
        return notes
    }
}
