#include <sqlite3.h>

/// Makes a name in double quotes an error if there is no such column. By default, SQLite reads it as a string.
///
/// Swift cannot call `sqlite3_db_config`, because the number of its arguments varies.
static inline void xibdb_disable_double_quoted_strings(sqlite3 *database) {
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DDL, 0, (void *)0);
    sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (void *)0);
}
