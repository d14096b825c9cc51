import GRDB
import Store

extension IndexFile {
    /// Opens the index for reading and hands it to `body`.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "xibdb.read"
        return try DatabaseQueue(path: path, configuration: configuration).inDatabase(body)
    }
}
