import GRDB
import HostSystem
import Store

extension DatabaseError {
    /// Whether the database is damaged.
    var isDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }
}

extension IndexFile {
    /// Opens the index for reading, and passes it to `body` with the stamp of its file.
    func read<Result>(_ body: (Database, FileStamp?) throws -> Result) throws -> Result {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "xibdb.read"
        let (queue, stamp) = try opened { try DatabaseQueue(path: path, configuration: configuration) }
        return try queue.inDatabase { try body($0, stamp) }
    }
}
