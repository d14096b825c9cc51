import GRDB
import GRDBSQLite

extension Database {
    /// Runs all statements of a script.
    func run(_ script: String) throws {
        let code = sqlite3_exec(sqliteConnection, script, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage)
        }
    }

    /// Turns off the recording of the columns that each statement reads.
    ///
    /// GRDB records them for observers. There are no observers, and recording takes most of the time that long scripts
    /// need to prepare. Afterwards GRDB does not notice added or removed tables. Do not ask it for the columns of such
    /// tables.
    func forgetObservers() { sqlite3_set_authorizer(sqliteConnection, nil, nil) }
}
