import Errors
import CSQLite

/// SQL functions for queries, in addition to the functions of SQLite.
///
/// The tables and views of the index do not use these functions, so any SQLite client can read the index.
package enum Functions {
    /// The names of the functions.
    package static let names = ["regexp", "version_key", "nearness"]

    /// Adds the functions to a connection. The connection must not outlive the expressions.
    static func add(to connection: OpaquePointer, _ expressions: RegularExpressions) {
        let unmanaged = Unmanaged.passUnretained(expressions).toOpaque()
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC

        // regexp(pattern, text), also `text REGEXP pattern`: 1 if the pattern occurs in the text, otherwise 0.
        sqlite3_create_function_v2(
            connection, "regexp", 2, flags, unmanaged,
            { context, _, values in
                guard let context, let values, let pattern = text(of: values[0]), let subject = text(of: values[1])
                else {
                    return sqlite3_result_null(context)
                }
                let expressions = Unmanaged<RegularExpressions>.fromOpaque(sqlite3_user_data(context))
                    .takeUnretainedValue()
                switch expressions.search(subject, for: pattern) {
                case .found: sqlite3_result_int(context, 1)
                case .notFound: sqlite3_result_int(context, 0)
                case .notAnExpression:
                    sqlite3_result_error(context, "\(pattern.prefix(200)) is not a regular expression", -1)
                case .tooLong:
                    sqlite3_result_error(
                        context, "a regular expression is longer than \(Limits.patternLength) bytes", -1)
                case .tooComplex:
                    sqlite3_result_error(
                        context,
                        "the regular expression \(pattern.prefix(200)) needs too much memory for one of the texts", -1)
                case .stopped: sqlite3_result_error_code(context, SQLITE_INTERRUPT)
                }
            }, nil, nil, nil)

        // version_key(text): a sort key for dotted versions: version_key('9532') < version_key('10116.2').
        sqlite3_create_function_v2(
            connection, "version_key", 1, flags, nil,
            { context, _, values in
                guard let values, let version = text(of: values[0]), version.utf8.count <= Limits.patternLength else {
                    return sqlite3_result_null(context)
                }
                let key = version.split(separator: ".", omittingEmptySubsequences: false).map { part in
                    String(repeating: "0", count: max(0, 10 - part.count)) + part
                }.joined(separator: ".")
                sqlite3_result_text(context, key, -1, copies)
            }, nil, nil, nil)

        // nearness(name, other): if one name is probably a misspelling of the other, their edit distance. Otherwise
        // NULL.
        sqlite3_create_function_v2(
            connection, "nearness", 2, flags, nil,
            { context, _, values in
                guard let values, let name = text(of: values[0]), let other = text(of: values[1]),
                    let distance = NameSuggestions.distance(from: other, to: name)
                else { return sqlite3_result_null(context) }
                sqlite3_result_int64(context, Int64(distance))
            }, nil, nil, nil)
    }
}

/// Returns an argument of an SQL function as text; nil for NULL.
package func text(of value: OpaquePointer?) -> String? {
    guard sqlite3_value_type(value) != SQLITE_NULL, let bytes = sqlite3_value_text(value) else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
}
