import Errors
import Foundation
import HostSystem
import Schema
import Store
import Trees

/// The changes that the commits of a repository made to its nibs. They are stored in a file next to the index. The
/// first use creates the file, and later uses extend it.
///
/// All data comes from the git objects. Nothing is checked out or fetched, and programs that the repository configures
/// do not run.
package struct History: Sendable {
    /// The results of a refresh.
    package struct Refresh: Sendable {
        /// Whether the file was written.
        package var isWritten = false
        /// The number of commits that were added.
        package var commits = 0
        /// The number of nib versions that were added.
        package var versions = 0
        /// The number of change rows that were added.
        package var changes = 0
        /// The number of added versions that cannot be read.
        package var errors = 0
        /// Messages for the user, as sentences.
        package var notes: [String] = []
    }

    /// The file of the history.
    package let file: IndexFile
    /// Absolute path of the root of the repository.
    package let top: String
    /// Path of the folder that was given to find the repository, relative to the root of the repository. If not empty,
    /// it ends with `/`.
    package let prefix: String
    let repository: Repository
    /// The limit for change rows in one run, in bytes. The newest versions are written first.
    package var room = 128 << 20
    /// Whether the repository has no work tree.
    package var isBare: Bool { repository.isBare }

    /// Creates the history of the repository that contains a folder.
    ///
    /// - Parameter path: the file; nil for `.xibdb/history.sqlite` in the root of the work tree.
    /// - Throws: ``HistoryError`` if the folder is not in a repository, or if no path is given for a repository without
    ///   a work tree.
    package init(folder: String, file path: String? = nil) throws(HistoryError) {
        repository = try Repository(folder: folder)
        (top, prefix) = (repository.top, repository.prefix)
        if path == nil, repository.isBare { throw .noPlace(repository: repository.top) }
        file = path.map { IndexFile(database: $0, kind: .history) } ?? IndexFile(root: repository.top, kind: .history)
    }

    /// Opens the history without a refresh.
    ///
    /// - Throws: ``IndexError`` if the history does not exist or cannot be read.
    package func snapshot(limits: Limits = Limits()) throws(IndexError) -> Snapshot {
        // Check the file here, because no refresh has checked it. SQLite would read a journal file next to it. If the
        // journal is a pipe, SQLite would wait forever.
        if case .foreign(let reason) = try file.state() { throw .foreign(path: file.path, reason: reason) }
        return try Snapshot(index: file, limits: limits)
    }

    // MARK: Refreshing

    /// Removes the file, so that the next run rebuilds it. Use this for damage that only a query finds.
    ///
    /// - Throws: ``IndexError`` if the file is not at its default path, is not a history, or cannot be removed.
    package func remove() throws(IndexError) {
        guard file.home != nil else { throw .cannotWrite(path: file.path, reason: "it is not at its default path") }
        _ = try file.state()
        do { try FileManager.default.removeItem(atPath: file.path) } catch {
            throw .cannotWrite(path: file.path, reason: OperatingSystem.lastError)
        }
    }

    /// The state that is stored in the file.
    private struct Known {
        let repository: String
        let head: ObjectID?
        let isShallow: Bool
        /// The number of versions whose changes are not stored.
        let omitted: Int
    }

    /// Adds new commits, and removes commits that HEAD no longer reaches.
    ///
    /// - Throws: ``HistoryError`` if git fails; ``IndexError`` if the file cannot be written.
    package func refresh() throws -> Refresh {
        var refresh = Refresh()
        let (known, damage) = try known()
        if let damage { refresh.notes.append("the history is rebuilt because \(damage)") }
        if let known, known.repository != top {
            throw HistoryError.otherRepository(path: file.path, repository: known.repository)
        }
        if let known, known.head == repository.head, known.isShallow == repository.isShallow {
            refresh.notes += notes(isPartial: false, omitted: known.omitted)
            return refresh
        }
        let stamp = OperatingSystem.stamp(file.path)
        let replacement = try replacement()
        // Another run may have updated the file in the meantime.
        if OperatingSystem.stamp(file.path) != stamp {
            replacement.discard()
            return try self.refresh()
        }
        do {
            try write(known, replacement, &refresh)
        } catch {
            replacement.discard()
            throw explain(error)
        }
        refresh.isWritten = true
        return refresh
    }

    /// Writes the new commits. If the existing file is damaged, writes all commits instead.
    private func write(_ known: Known?, _ replacement: ReplacementFile, _ refresh: inout Refresh) throws {
        let isPartial = repository.isPartial()
        do {
            try write(known, replacement, &refresh, isPartial: isPartial, findsChangedRenames: !isPartial)
        } catch let failure as DatabaseError where failure.isDamage && known != nil {
            try replacement.empty()
            refresh = Refresh()
            refresh.notes.append("the history is rebuilt because it is damaged: \(failure.message)")
            try write(nil, replacement, &refresh, isPartial: isPartial, findsChangedRenames: !isPartial)
        } catch is Git.Failure where !isPartial {
            // A file content that git needs to find renames may be missing. In this case, only find renamed files whose
            // content is unchanged.
            try replacement.empty()
            refresh = Refresh(notes: refresh.notes)
            try write(known, replacement, &refresh, isPartial: isPartial, findsChangedRenames: false)
        }
    }

    /// Reads the state of the existing file.
    ///
    /// - Returns: the state of the file, or the reason why the file is unusable. Both are nil if the file is missing,
    ///   or if another version of xibdb wrote it.
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
                return (nil, "it does not name its repository")
            }
            var head: ObjectID?
            if case .text(let text) = row[1] {
                guard let id = ObjectID(text) else { return (nil, "it contains an invalid commit id") }
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
            // After any other error, rebuild the history.
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
        case let error as DatabaseError: IndexError.cannotWrite(path: file.path, reason: error.message)
        case let error as SystemError: IndexError.cannotWrite(path: file.path, reason: error.message)
        default: error
        }
    }

    /// Writes the history to the replacement file.
    ///
    /// - Parameter known: the state of the existing file; nil to write all commits.
    private func write(
        _ known: Known?, _ replacement: ReplacementFile, _ refresh: inout Refresh,
        isPartial: Bool, findsChangedRenames: Bool
    ) throws {
        var known = known
        var gone: [String] = []
        if let earlier = known {
            // If a shallow clone is deepened, commits have parents that were missing before. Therefore the whole
            // history of a shallow clone is written again.
            let dropped = earlier.isShallow || repository.isShallow ? nil : self.dropped(earlier.head)
            if let dropped { gone = dropped } else { known = nil }
        }
        if known != nil { try replacement.copyTarget() }
        // If a time limit ends the process, another thread has just deleted the file. SQLite must not create it again.
        let database = try Database(path: replacement.path, .writing)
        try database.run(
            """
            PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
            PRAGMA locking_mode = EXCLUSIVE; PRAGMA secure_delete = OFF; PRAGMA foreign_keys = OFF
            """)
        try database.run("BEGIN")
        if known == nil { try database.run(Schema.historyTables) }
        try drop(gone, database)
        if let head = repository.head {
            try walk(
                CommitLog(
                    git: repository.git, head: head, known: known?.head, findsChangedRenames: findsChangedRenames),
                database, &refresh)
        }
        let omitted = Int(try database.number(Self.omitted))
        refresh.notes += notes(isPartial: isPartial, omitted: omitted)
        if known == nil { try database.run(Schema.historyIndexes) }
        let mtime = OperatingSystem.now() / 1_000_000_000 * 1_000_000_000
        try stamp(database, replacement.inode, mtime, isPartial: isPartial)
        try database.run("COMMIT")
        try replacement.replaceTarget(mtime: mtime)
    }

    /// Returns the stored commits that HEAD no longer reaches; nil if they cannot be determined.
    private func dropped(_ head: ObjectID?) -> [String]? {
        guard let head, let current = repository.head else { return head == nil ? [] : nil }
        return repository.commits(in: head, notIn: current)
    }

    private func drop(_ commits: [String], _ database: Database) throws {
        guard !commits.isEmpty else { return }
        try database.run("CREATE TEMP TABLE gone (hash TEXT PRIMARY KEY) WITHOUT ROWID")
        for hash in commits { try database.run("INSERT INTO gone VALUES (?)", [hash]) }
        let commits = "(SELECT id FROM commits WHERE hash IN (SELECT hash FROM gone))"
        try database.run(
            """
            DELETE FROM renumbered WHERE version_id IN (SELECT id FROM nib_versions WHERE commit_id IN \(commits));
            DELETE FROM changes WHERE commit_id IN \(commits);
            DELETE FROM nib_versions WHERE commit_id IN \(commits);
            DELETE FROM commits WHERE hash IN (SELECT hash FROM gone);
            """)
    }

    private func walk(_ log: CommitLog, _ database: Database, _ refresh: inout Refresh) throws {
        let writer = try HistoryWriter(database, boundary: repository.boundary(), room: room)
        let pipeline = HistoryPipeline(log)
        defer { pipeline.stop() }
        while let walked = try pipeline.walked() {
            try writer.write(walked)
            // The total is the number of commits that git has listed so far.
            Activity.report(.readingCommits, writer.counts.commits, of: pipeline.logged)
        }
        try writer.finish(VersionReader(log.git, DocumentCache()))
        (refresh.commits, refresh.versions) = (writer.counts.commits, writer.counts.versions)
        (refresh.changes, refresh.errors) = (writer.counts.changes, writer.counts.errors)
    }

    private func stamp(_ database: Database, _ inode: Int64, _ mtime: Int64, isPartial: Bool) throws {
        try database.run(
            "INSERT OR REPLACE INTO meta VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                Schema.historyVersion, Version.current, top, repository.head?.text, repository.isShallow, isPartial,
                inode, mtime,
            ])
        try database.run(
            "PRAGMA application_id = \(Schema.historyApplicationID); PRAGMA user_version = \(Schema.historyVersion)")
    }

    /// Counts the versions whose changes are not stored.
    private static let omitted = "SELECT count(*) FROM nib_versions WHERE omitted_count > 0"

    private func notes(isPartial: Bool, omitted: Int) -> [String] {
        var notes: [String] = []
        if repository.head == nil { notes.append("the repository has no commit yet") }
        if repository.isShallow { notes.append("this is a shallow clone: the history does not contain older commits") }
        if isPartial {
            notes.append("this is a partial clone: missing files are not fetched, and are reported as blob absent")
        }
        if omitted > 0 {
            notes.append(
                "the commits have too many changes: for \(omitted) \(omitted == 1 ? "version" : "versions"), the history counts the changes, but does not store them"
            )
        }
        return notes
    }
}
