import Schema
import Store
import Trees

/// Writes commits, versions and changes into a history.
final class HistoryWriter {
    /// The number of written rows of each kind.
    struct Counts: Sendable {
        var commits = 0
        var versions = 0
        var changes = 0
        /// The number of versions that cannot be read.
        var errors = 0
    }

    /// A version whose previous version cannot be read. ``finish(_:)`` computes its changes relative to an earlier
    /// version.
    private struct Unfinished {
        let id: Int64
        let commit: Int64
        let path: RelativePath
        let blob: ObjectID
        let oldBlob: ObjectID
    }

    private let database: Database
    private let commit: Statement
    private let version: Statement
    private let change: Statement
    private let renumbering: Statement
    private let boundary: Set<String>
    /// The number of bytes that remain for rows of changes.
    private var room: Int
    private var (commitID, versionID): (Int64, Int64)
    private var unfinished: [Unfinished] = []
    private(set) var counts = Counts()

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - boundary: the oldest commits of a shallow clone.
    ///   - room: the limit for rows of changes, in bytes.
    init(_ database: Database, boundary: Set<String>, room: Int) throws {
        self.database = database
        self.boundary = boundary
        self.room = room
        func insert(_ table: String, _ columns: String) throws -> Statement {
            let marks = columns.split(separator: ",").map { _ in "?" }.joined(separator: ", ")
            return try database.statement("INSERT INTO \(table) (\(columns)) VALUES (\(marks))")
        }
        commit = try insert(
            "commits", "id, place, hash, author, mail, authored, committed, subject, is_merge, is_boundary")
        version = try insert(
            "nib_versions",
            "id, commit_id, path, old_path, what, blob, old_blob, format, object_count, connection_count, constraint_count, change_count, noise_count, omitted_count, error"
        )
        change = try insert(
            "changes",
            "version_id, commit_id, kind, what, object_id, object, class, name, property, before, after, own_id, other_id, is_inside, line"
        )
        renumbering = try insert("renumbered", "version_id, object_id, old_object_id, confidence")
        commitID = try database.number("SELECT max(id) FROM commits")
        versionID = try database.number("SELECT max(id) FROM nib_versions")
    }

    /// Writes a commit. Call this method for the commits in the order of the log, from the newest to the oldest.
    func write(_ walked: HistoryPipeline.Walked) throws {
        let logged = walked.commit
        commitID += 1
        // Until the number of new commits is known, use a place that is less than all existing places.
        let place = -counts.commits
        try commit.run([
            commitID, place, logged.hash, logged.author, logged.mail, logged.authored, logged.committed,
            logged.subject, logged.isMerge, boundary.contains(logged.hash),
        ])
        counts.commits += 1
        for (file, changes) in zip(logged.files, walked.versions) { try write(file, changes, logged) }
    }

    private func write(_ file: LoggedFile, _ changes: VersionChanges, _ logged: LoggedCommit) throws {
        versionID += 1
        counts.versions += 1
        if changes.error != nil { counts.errors += 1 }
        let fits = takeRoom(for: changes)
        let (stored, omitted) = fits ? (changes.rows.count, 0) : (0, changes.rows.count)
        try version.run([
            versionID, commitID, TextBytes(file.path.bytes), file.oldPath.map { TextBytes($0.bytes) },
            what(file, logged), file.blob?.text, file.oldBlobs.first?.text, changes.format, changes.objectCount,
            changes.connectionCount, changes.constraintCount, stored, changes.noiseCount, omitted, changes.error,
        ])
        if fits { try write(changes, version: versionID, commit: commitID) }
        if let oldBlob = changes.unreadOldBlob, let blob = file.blob {
            unfinished.append(
                Unfinished(
                    id: versionID, commit: commitID, path: file.oldPath ?? file.path, blob: blob, oldBlob: oldBlob))
        }
    }

    /// Reserves space for the rows of a version, and returns whether the rows fit. Either all rows of a version are
    /// stored, or none.
    ///
    /// The limit is necessary, because a few kilobytes of packed commits can change many objects many times.
    private func takeRoom(for changes: VersionChanges) -> Bool {
        let bytes = changes.rows.reduce(0) { $0 + $1.bytes } + changes.renumbered.reduce(0) { $0 + $1.bytes }
        guard bytes <= room else { return false }
        room -= bytes
        return true
    }

    private func what(_ file: LoggedFile, _ logged: LoggedCommit) -> String {
        if file.blob == nil { return "removed" }
        if file.oldBlobs.isEmpty { return boundary.contains(logged.hash) ? "present" : "added" }
        return file.oldPath == nil ? "changed" : "renamed"
    }

    private func write(_ changes: VersionChanges, version: Int64, commit: Int64) throws {
        counts.changes += changes.rows.count
        for row in changes.rows {
            var values: [(any ColumnValue)?] = [version, commit, row.kind, row.what.rawValue]
            for text: String? in [
                row.objectID, row.object, row.className, row.name, row.property, row.before, row.after, row.ownID,
                row.otherID,
            ] {
                // An empty text is stored as NULL.
                values.append(text?.isEmpty == true ? nil : text)
            }
            values.append(row.isInside)
            values.append(row.line.map(Int64.init))
            try change.run(values)
        }
        for row in changes.renumbered { try renumbering.run([version, row.id, row.oldID, row.confidence]) }
    }

    // MARK: Finishing

    /// Assigns the final places to the new commits. If the previous version of a version cannot be read, computes the
    /// changes relative to the last readable version.
    func finish(_ reader: VersionReader) throws {
        try database.run(
            "UPDATE commits SET place = place + (SELECT max(place, 0) + \(counts.commits) FROM (SELECT max(place) AS place FROM commits)) WHERE place <= 0"
        )
        guard !unfinished.isEmpty else { return }
        // Finds the newest version with the given content at the given path.
        let earlier = try database.statement(
            """
            SELECT v.old_blob, coalesce(v.old_path, v.path) FROM nib_versions v JOIN commits c ON c.id = v.commit_id
            WHERE v.blob = ? AND v.path = ? ORDER BY c.place DESC LIMIT 1
            """)
        let recount = try database.statement(
            "UPDATE nib_versions SET change_count = ?, noise_count = ?, omitted_count = ? WHERE id = ?")
        for version in unfinished {
            let changes = try changes(of: version, earlier, reader)
            let fits = takeRoom(for: changes)
            if fits { try write(changes, version: version.id, commit: version.commit) }
            let (stored, omitted) = fits ? (changes.rows.count, 0) : (0, changes.rows.count)
            try recount.run([stored, changes.noiseCount, omitted, version.id])
        }
    }

    private func changes(
        of version: Unfinished, _ earlier: Statement, _ reader: VersionReader
    ) throws -> VersionChanges {
        var (blob, path) = (version.oldBlob, version.path.bytes)
        var seen: Set<ObjectID> = []
        while seen.insert(blob).inserted {
            let found = try earlier.firstRow([blob.text, TextBytes(path)]) { row in
                (blob: (row[0] as String?).flatMap { ObjectID($0) }, path: row[1] as TextBytes)
            }
            guard let found, let before = found.blob else { break }
            (blob, path) = (before, found.path.bytes)
            let changes = reader.changes(from: blob, to: version.blob)
            if changes.unreadOldBlob == nil { return changes }
        }
        // No earlier version can be read.
        return reader.whole(version.blob, .added)
    }
}
