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

    /// Ends that GRDB notes for observers, of whom there are none, which columns each statement reads: with the long
    /// scripts that takes more time than all else that SQLite does to prepare them.
    ///
    /// GRDB no longer learns of tables that come or go. It must not be asked for the columns of these.
    func forgetObservers() { sqlite3_set_authorizer(sqliteConnection, nil, nil) }
}
