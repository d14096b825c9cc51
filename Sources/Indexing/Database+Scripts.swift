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

    /// GRDB records which columns each statement reads, for observers. There are no observers, and recording takes most
    /// of the time that long scripts need to prepare. This turns it off.
    ///
    /// GRDB no longer learns of tables that come or go. It must not be asked for the columns of these.
    func forgetObservers() { sqlite3_set_authorizer(sqliteConnection, nil, nil) }
}
