import GRDB
import InterfaceBuilder

/// Writes the files of a tree one by one, so that none takes another with it:
/// a file whose rows cannot be written is recorded with the reason, like one
/// that cannot be read.
final class FileRecorder {
    private let db: Database
    private let treeID: Int64
    private let origins: OriginRules
    private let ids: RowIDs
    private var writer: RowWriter?
    private var exchange: RowExchange?
    private let begin, end, takeBack: Statement

    /// For a connection with a transaction that can be rolled back.
    init(_ db: Database, treeID: Int64, origins: OriginRules) throws {
        (self.db, self.treeID, self.origins) = (db, treeID, origins)
        ids = try RowIDs(db)
        begin = try db.makeStatement(sql: "SAVEPOINT file")
        end = try db.makeStatement(sql: "RELEASE file")
        takeBack = try db.makeStatement(sql: "ROLLBACK TO file")
    }

    /// Writes a file that the index does not have.
    ///
    /// - Returns: the row id of the file.
    /// - Throws: what is no fault of the file, as a full disk.
    func add(_ reading: FileReading) throws -> Int64 {
        try record(reading) { reading in
            let writer = try self.writer ?? RowWriter(db, treeID: treeID, origins: origins, ids: ids)
            self.writer = writer
            return try writer.write(reading)
        }
    }

    /// Puts what was read of a file in the place of the rows that it has.
    ///
    /// - Throws: what is no fault of the file, as a full disk.
    func exchange(_ reading: FileReading, id: Int64, _ changes: inout Changes) throws {
        // Its tables are made outside of what may be taken back.
        if exchange == nil { exchange = try RowExchange(db, treeID: treeID, origins: origins, ids: ids) }
        changes = try record(reading) { [changes] reading in
            var changes = changes
            let exchange = try self.exchange ?? RowExchange(db, treeID: treeID, origins: origins, ids: ids)
            self.exchange = exchange
            try exchange.exchange(reading, id: id, &changes)
            return changes
        }
    }

    private func record<Result>(_ reading: FileReading, _ write: (FileReading) throws -> Result) throws -> Result {
        let next = ids.file
        try begin.execute()
        do {
            let result = try write(reading)
            try end.execute()
            return result
        } catch {
            guard let reason = Self.fault(of: error) else { throw error }
            try takeBack.execute()
            try end.execute()
            // They may have been stopped within a row.
            (writer, exchange) = (nil, nil)
            ids.file = next
            var refused = reading
            refused.outcome = .failed(ReadError(reason))
            return try write(refused)
        }
    }

    /// What the file does that it cannot be written; nil where it is not the file's fault.
    private static func fault(of error: any Error) -> String? {
        switch error {
        case is NoRoom: return "The file says more, for its size, than an index takes of one file."
        case let error as DatabaseError:
            let ofRows: [ResultCode] = [.SQLITE_CONSTRAINT, .SQLITE_TOOBIG, .SQLITE_MISMATCH, .SQLITE_RANGE, .SQLITE_ERROR]
            guard ofRows.contains(error.resultCode) else { return nil }
            return "The file cannot be indexed (\(error.message ?? "\(error.resultCode)"))."
        default: return nil
        }
    }
}
