import GRDB
import GRDBSQLite

extension Database {
    /// Runs all statements in a script.
    func run(_ script: String) throws {
        let code = sqlite3_exec(sqliteConnection, script, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: lastErrorMessage)
        }
    }

    /// Turns off the recording of the columns that each statement reads.
    ///
    /// GRDB records these columns for observers. xibdb does not use observers, and the recording takes most of the time
    /// that SQLite needs to prepare long scripts. Afterwards, GRDB does not notice added or removed tables. Do not use
    /// GRDB to read the columns of these tables.
    func forgetObservers() { sqlite3_set_authorizer(sqliteConnection, nil, nil) }
}
