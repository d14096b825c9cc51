import CSQLite

/// Decides what a statement may do. This is an allow-list: an action is allowed only if it is known to be harmless.
final class Authorizer {
    /// The first action that was refused since the last ``reset()``, in words; nil if none was refused.
    private(set) var refused: String?
    /// Name of the temporary table that a statement may create; nil outside ``allowing(table:_:)``.
    private var created: String?

    func reset() { refused = nil }

    /// While the body runs, allows one temporary table and the pragma that is needed to create it.
    func allowing<Result>(table: String, _ body: () throws -> Result) rethrows -> Result {
        created = table
        defer { created = nil }
        return try body()
    }

    /// Installs the authorizer on a connection. SQLite then calls the authorizer for each action of a statement that it
    /// compiles on this connection.
    ///
    /// The connection must not outlive the authorizer.
    func install(on connection: OpaquePointer) {
        sqlite3_set_authorizer(
            connection,
            { context, action, first, second, _, _ in
                guard let context else { return SQLITE_DENY }
                let authorizer = Unmanaged<Authorizer>.fromOpaque(context).takeUnretainedValue()
                return authorizer.allows(action, first, second) ? SQLITE_OK : SQLITE_DENY
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Allows everything on a connection until the next ``install(on:)``.
    func remove(from connection: OpaquePointer) { sqlite3_set_authorizer(connection, nil, nil) }

    private func allows(_ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Bool {
        switch action {
        case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return true
        case SQLITE_FUNCTION:
            let name = second.map { String(cString: $0).lowercased() } ?? ""
            return Self.functions.contains(name) || refuse("The function \(name)")
        case SQLITE_PRAGMA:
            let name = first.map { String(cString: $0).lowercased() } ?? ""
            let isAllowed =
                Self.describingPragmas.contains(name) || (second == nil && Self.readingPragmas.contains(name))
                || (created != nil && name == "query_only")
            return isAllowed || refuse("PRAGMA \(name)")
        case SQLITE_UPDATE where first.map({ String(cString: $0) }) == "sqlite_master":
            // SQLite requests this action when it declares a virtual table (json_each, FTS5, pragma_table_info). It is
            // safe to allow, because SQLite itself prevents statements from modifying sqlite_master.
            return true
        case SQLITE_INSERT where created != nil && first.map({ String(cString: $0) }) == "sqlite_temp_master",
            SQLITE_UPDATE where created != nil && first.map({ String(cString: $0) }) == "sqlite_temp_master":
            return true
        case SQLITE_CREATE_TEMP_TABLE where created != nil && first.map({ String(cString: $0) }) == created:
            return true
        case SQLITE_INSERT where first.map(Self.isSchema) ?? false,
            SQLITE_DELETE where first.map(Self.isSchema) ?? false:
            // For CREATE, DROP and ANALYZE, SQLite requests this action first.
            return refuse("A change of the schema")
        default:
            return refuse(Self.names[action] ?? "This statement")
        }
    }

    private static func isSchema(_ table: UnsafePointer<CChar>) -> Bool {
        ["sqlite_master", "sqlite_temp_master"].contains(String(cString: table))
    }

    private func refuse(_ what: String) -> Bool {
        if refused == nil { refused = what }
        return false
    }

    private static let names: [Int32: String] = [
        SQLITE_ATTACH: "ATTACH", SQLITE_DETACH: "DETACH", SQLITE_INSERT: "INSERT", SQLITE_UPDATE: "UPDATE",
        SQLITE_DELETE: "DELETE", SQLITE_TRANSACTION: "A transaction", SQLITE_SAVEPOINT: "A savepoint",
        SQLITE_ANALYZE: "ANALYZE", SQLITE_REINDEX: "REINDEX", SQLITE_ALTER_TABLE: "ALTER TABLE",
        SQLITE_CREATE_TABLE: "CREATE TABLE", SQLITE_CREATE_TEMP_TABLE: "CREATE TABLE",
        SQLITE_CREATE_VIEW: "CREATE VIEW", SQLITE_CREATE_TEMP_VIEW: "CREATE VIEW",
        SQLITE_CREATE_INDEX: "CREATE INDEX", SQLITE_CREATE_TRIGGER: "CREATE TRIGGER",
        SQLITE_CREATE_VTABLE: "CREATE VIRTUAL TABLE", SQLITE_DROP_TABLE: "DROP TABLE", SQLITE_DROP_VIEW: "DROP VIEW",
        SQLITE_DROP_INDEX: "DROP INDEX", SQLITE_DROP_VTABLE: "DROP TABLE",
    ]

    /// Pragmas that only describe the database. Some of them accept a name.
    private static let describingPragmas: Set<String> = [
        "table_info", "table_xinfo", "table_list", "index_list", "index_info", "index_xinfo", "foreign_key_list",
        "database_list", "collation_list", "function_list", "module_list", "pragma_list", "compile_options",
    ]

    /// Pragmas that only read a setting if they have no value. FTS5 itself uses data_version.
    private static let readingPragmas: Set<String> = [
        "application_id", "user_version", "schema_version", "data_version", "page_count", "page_size",
        "freelist_count", "encoding", "query_only",
    ]

    /// Functions that do not reach outside the database and do not show memory addresses.
    static let functions: Set<String> = Set(
        """
        -> ->> abs acos acosh asin asinh atan atan2 atanh avg bm25 ceil ceiling char coalesce concat concat_ws cos \
        cosh count cume_dist current_date current_time current_timestamp date datetime degrees dense_rank exp \
        first_value floor format glob group_concat hex highlight ifnull iif instr json json_array json_array_length \
        json_each json_error_position json_extract json_group_array json_group_object json_insert json_object \
        json_patch json_pretty json_quote json_remove json_replace json_set json_tree json_type json_valid julianday \
        lag last_value lead length like likelihood likely ln log log10 log2 lower ltrim match max median min mod \
        nearness nth_value ntile nullif octet_length percent_rank percentile pi pow power printf quote radians rank regexp \
        replace round row_number rtrim sign sin sinh snippet soundex sqlite_version sqrt strftime string_agg substr \
        substring subtype sum tan tanh time timediff total trim trunc typeof unhex unicode unistr unixepoch unlikely upper \
        version_key zeroblob
        """.split(separator: " ").map(String.init))
}
