import Schema
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

    private let database: WritableDatabase
    private let commit: WritableDatabase.Statement
    private let version: WritableDatabase.Statement
    private let change: WritableDatabase.Statement
    private let renumbering: WritableDatabase.Statement
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
    init(_ database: WritableDatabase, boundary: Set<String>, room: Int) throws(WritableDatabase.Failure) {
        self.database = database
        self.boundary = boundary
        self.room = room
        func insert(_ table: String, _ columns: String) throws(WritableDatabase.Failure) -> WritableDatabase.Statement {
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
        func last(_ table: String) throws(WritableDatabase.Failure) -> Int64 {
            try database.statement("SELECT max(id) FROM \(table)").row()?[0].flatMap { Int64($0) } ?? 0
        }
        (commitID, versionID) = (try last("commits"), try last("nib_versions"))
    }

    /// Writes a commit. Call this method for the commits in the order of the log, from the newest to the oldest.
    func write(_ walked: HistoryPipeline.Walked) throws(WritableDatabase.Failure) {
        let logged = walked.commit
        commitID += 1
        commit.bind(commitID)
        // Until the number of new commits is known, use a place that is less than all existing places.
        commit.bind(-counts.commits)
        commit.bind(logged.hash)
        for text in [logged.author, logged.mail, logged.authored, logged.committed, logged.subject] {
            commit.bind(whole: text)
        }
        commit.bind(logged.isMerge)
        commit.bind(boundary.contains(logged.hash))
        try commit.execute()
        counts.commits += 1
        for (file, changes) in zip(logged.files, walked.versions) { try write(file, changes, logged) }
    }

    private func write(_ file: LoggedFile, _ changes: VersionChanges, _ logged: LoggedCommit) throws(WritableDatabase
        .Failure)
    {
        versionID += 1
        counts.versions += 1
        if changes.error != nil { counts.errors += 1 }
        version.bind(versionID)
        version.bind(commitID)
        version.bind(file.path.bytes)
        version.bind(file.oldPath?.bytes)
        version.bind(what(file, logged))
        version.bind(file.blob?.text)
        version.bind(file.oldBlobs.first?.text)
        version.bind(changes.format)
        version.bind(changes.objectCount)
        version.bind(changes.connectionCount)
        version.bind(changes.constraintCount)
        let fits = takeRoom(for: changes)
        version.bind(fits ? changes.rows.count : 0)
        version.bind(changes.noiseCount)
        version.bind(fits ? 0 : changes.rows.count)
        version.bind(changes.error)
        try version.execute()
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

    private func write(_ changes: VersionChanges, version: Int64, commit: Int64) throws(WritableDatabase.Failure) {
        counts.changes += changes.rows.count
        for row in changes.rows {
            change.bind(version)
            change.bind(commit)
            change.bind(row.kind)
            change.bind(row.what.rawValue)
            for text in [
                row.objectID, row.object, row.className, row.name, row.property, row.before, row.after, row.ownID,
                row.otherID,
            ] { change.bind(text) }
            change.bind(row.isInside)
            change.bind(row.line.map { Int64($0) })
            try change.execute()
        }
        for row in changes.renumbered {
            renumbering.bind(version)
            for text in [row.id, row.oldID, row.confidence] { renumbering.bind(text) }
            try renumbering.execute()
        }
    }

    // MARK: Finishing

    /// Assigns the final places to the new commits. If the previous version of a version cannot be read, computes the
    /// changes relative to the last readable version.
    func finish(_ reader: VersionReader) throws(WritableDatabase.Failure) {
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
            recount.bind(fits ? changes.rows.count : 0)
            recount.bind(changes.noiseCount)
            recount.bind(fits ? 0 : changes.rows.count)
            recount.bind(version.id)
            try recount.execute()
        }
    }

    private func changes(
        of version: Unfinished, _ earlier: WritableDatabase.Statement, _ reader: VersionReader
    ) throws(WritableDatabase.Failure) -> VersionChanges {
        var (blob, path) = (version.oldBlob, version.path.bytes)
        var seen: Set<ObjectID> = []
        while seen.insert(blob).inserted {
            earlier.bind(blob.text)
            earlier.bind(path)
            guard let row = try earlier.row(), let before = row[0].flatMap({ ObjectID($0) }), let oldPath = row[1]
            else { break }
            (blob, path) = (before, Array(oldPath.utf8))
            let changes = reader.changes(from: blob, to: version.blob)
            if changes.unreadOldBlob == nil { return changes }
        }
        // No earlier version can be read.
        return reader.whole(version.blob, .added)
    }
}
