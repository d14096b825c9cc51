import Store
import InterfaceBuilder
import Trees

/// Writes the files of a tree one by one, so that an error in one file does not affect other files.
///
/// If the rows of a file cannot be written, the file is recorded with the reason, like a file that cannot be read.
package final class FileRecorder {
    private let db: Database
    private let treeID: Int64
    private let origins: OriginRules
    private let ids: RowIDs
    private var writer: RowWriter?
    private var replacement: RowReplacement?
    /// The number of files in one savepoint. After a savepoint, SQLite copies each page before it first changes the
    /// page. Most files change the same pages, so larger savepoints need fewer copies.
    private let run: Int
    /// The largest number of bytes in one savepoint. It is limited, because the readings of the files stay in memory.
    private static let mostBytes: Int64 = 4 << 20
    private var pendingBytes: Int64 = 0
    /// New files since the savepoint. If one file cannot be written, all these files are written again.
    private var pending: [(id: Int64, reading: FileReading)] = []
    private let begin, end, rollback: Statement

    /// Creates a recorder. The connection must have a transaction that can be rolled back.
    ///
    /// - Parameter isFresh: whether the index is new. In this case, only new files are written.
    package init(_ db: Database, treeID: Int64, origins: OriginRules, isFresh: Bool) throws {
        (self.db, self.treeID, self.origins) = (db, treeID, origins)
        ids = try RowIDs(db)
        run = isFresh ? 32 : 1
        begin = try db.statement("SAVEPOINT files")
        end = try db.statement("RELEASE files")
        rollback = try db.statement("ROLLBACK TO files")
    }

    /// Writes a file that the index does not contain.
    ///
    /// - Returns: the row id of the file.
    /// - Throws: errors that the file did not cause, such as a full disk.
    package func add(_ reading: FileReading) throws -> Int64 {
        let id = ids.file
        if pending.isEmpty { try begin.run() }
        pending.append((id, reading))
        do {
            try write(reading, id)
        } catch {
            pending[pending.count - 1].reading = try refused(reading, for: error)
            for file in pending { try write(file.reading, file.id) }
        }
        pendingBytes += reading.file.stamp.size
        if pending.count == run || pendingBytes >= Self.mostBytes { try finish() }
        return id
    }

    private func write(_ reading: FileReading, _ id: Int64) throws {
        let writer = try self.writer ?? RowWriter(db, treeID: treeID, origins: origins, ids: ids)
        self.writer = writer
        try writer.write(reading, id: id)
    }

    /// Ends the savepoint. Call it after the last file.
    package func finish() throws {
        guard !pending.isEmpty else { return }
        try end.run()
        (pending, pendingBytes) = ([], 0)
    }

    /// Replaces the rows of a file with the rows from a reading.
    ///
    /// - Throws: errors that the file did not cause, such as a full disk.
    func replace(_ reading: FileReading, id: Int64, _ changes: inout Changes) throws {
        // The replacement creates temporary tables. Create it before the savepoint, because a rollback would remove the
        // tables.
        if replacement == nil { replacement = try newReplacement() }
        try begin.run()
        let before = changes
        do {
            try replacement?.replace(reading, id: id, &changes)
        } catch {
            changes = before
            let reading = try refused(reading, for: error)
            replacement = try newReplacement()
            try replacement?.replace(reading, id: id, &changes)
        }
        try end.run()
    }

    private func newReplacement() throws -> RowReplacement {
        try RowReplacement(db, treeID: treeID, origins: origins, ids: ids)
    }

    /// Rolls back to the savepoint.
    ///
    /// - Returns: the reading to write instead, with the reason why the file could not be written.
    /// - Throws: the error, if the file did not cause it.
    private func refused(_ reading: FileReading, for error: any Error) throws -> FileReading {
        guard let reason = Self.fault(of: error) else { throw error }
        try rollback.run()
        // The error may have interrupted these objects in the middle of a row.
        (writer, replacement) = (nil, nil)
        var refused = reading
        refused.outcome = .failed(ReadError(reason))
        return refused
    }

    /// Returns the reason why the file cannot be written; nil if the file is not the cause.
    private static func fault(of error: any Error) -> String? {
        switch error {
        case is NoRoom: return "The file has more content than the index allows for a file of its size."
        case let error as DatabaseError where error.isOfStatement:
            return "The file cannot be indexed (\(error.message))."
        default: return nil
        }
    }
}
