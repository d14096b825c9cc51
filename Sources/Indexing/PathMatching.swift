import CSQLite
import Projects
import Store

extension Database {
    /// Adds the SQL function `path_matches(pattern, path)`, which returns whether a pattern of a target matches a path.
    ///
    /// Only the script that derives the files of targets uses the function. A reader of the index does not need it.
    package func addPathMatching() {
        /// The parsed patterns, by their text. Each pattern is parsed once, even if it is compared with many paths.
        final class Patterns {
            var parsed: [String: PathPattern] = [:]
        }
        sqlite3_create_function_v2(
            connection, "path_matches", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
            Unmanaged.passRetained(Patterns()).toOpaque(),
            { context, _, values in
                guard let context, let values, let pattern = text(of: values[0]), let path = text(of: values[1]) else {
                    return sqlite3_result_null(context)
                }
                let patterns = Unmanaged<Patterns>.fromOpaque(sqlite3_user_data(context)).takeUnretainedValue()
                let parsed = patterns.parsed[pattern] ?? PathPattern(pattern)
                patterns.parsed[pattern] = parsed
                sqlite3_result_int(context, parsed.matches(path) ? 1 : 0)
            }, nil, nil, { Unmanaged<Patterns>.fromOpaque($0!).release() })
    }
}
