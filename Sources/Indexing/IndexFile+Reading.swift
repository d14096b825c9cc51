import GRDB
import Store

extension DatabaseError {
    /// Whether the database is not as SQLite has written it.
    var isDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }
}

extension IndexFile {
    /// Opens the index for reading and hands it to `body`.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "xibdb.read"
        return try DatabaseQueue(path: path, configuration: configuration).inDatabase(body)
    }
}
