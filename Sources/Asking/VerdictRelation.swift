import Errors
import Queries

/// A relation of verdicts, `Queries/Verdicts/NAME.sql`: what is wrong where, by row ids.
///
/// A report, a rule or a question of `explain` names it in its header, `-- verdicts: NAME`, and selects from a table of that name,
/// with `_` for `-`.
enum VerdictRelation {
    /// The SQL with the relation as the first table of its `WITH` clause.
    ///
    /// - Parameter verdicts: what the header says; nil for SQL that needs no relation.
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for a relation that does not exist.
    static func prepend(_ verdicts: String?, to sql: String, source: String) throws(AskingError) -> String {
        guard let verdicts else { return sql }
        // SQLite materializes what is used twice; what is used once takes the conditions of the reader.
        let table = "\(tableName(verdicts)) AS (\n\(try query(verdicts, source: source))\n)"
        return prepend(table: table, to: sql)
    }

    /// The SELECT of a relation, without a semicolon.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for a relation that does not exist.
    static func query(_ name: String, source: String) throws(AskingError) -> String {
        guard let query = Queries.verdicts[name] else {
            let known = Queries.verdicts.keys.sorted()
            let near = Near.names(to: name, among: known).joined(separator: ", ")
            throw .badReport(
                path: source, line: 1,
                message: "`verdicts: \(name)` names no relation of verdicts." + (near.isEmpty ? "" : " Is it \(near)?"))
        }
        var text = query[...]
        while let last = text.last, last.isWhitespace || last == ";" { text = text.dropLast() }
        return String(text)
    }

    /// The name of the table for a relation or a report.
    static func tableName(_ name: String) -> String { name.split(separator: "-").joined(separator: "_") }

    /// SQL with a table before all others of its `WITH` clause.
    ///
    /// - Parameter table: `name AS (SELECT …)`.
    static func prepend(table: String, to sql: String) -> String {
        let lines = sql.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.drop { $0.hasPrefix("--") || $0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
        for start in ["WITH RECURSIVE", "WITH"] where body.hasPrefix(start) {
            return "\(start) \(table),\n\(body.dropFirst(start.count))"
        }
        return "WITH \(table)\n\(body)"
    }
}
