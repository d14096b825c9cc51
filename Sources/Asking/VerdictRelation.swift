import Errors
import Queries

/// A relation of verdicts, `Queries/Verdicts/NAME.sql`. Its rows identify problems and their places by row ids.
///
/// A report, a rule or a query of `explain` names the relation in its header, `-- verdicts: NAME`. The query then
/// selects from a table with this name, but with `_` instead of `-`. A relation can name another relation in the same
/// way.
package struct VerdictRelation {
    /// The other relation that this relation selects from; nil if it selects only from the index.
    let base: String?
    /// The SELECT of the relation.
    let query: String

    /// Reads a relation.
    ///
    /// - Parameter source: the file that names the relation.
    /// - Throws: ``AskingError/badReport(path:line:message:)`` if the relation does not exist.
    init(_ name: String, source: String) throws(AskingError) {
        guard let query = Queries.verdicts[name] else {
            let known = Queries.verdicts.keys.sorted()
            let near = NameSuggestions.names(to: name, among: known).joined(separator: ", ")
            throw .badReport(
                path: source, line: 1,
                message: "`verdicts: \(name)` does not name a relation of verdicts."
                    + (near.isEmpty ? "" : " Did you mean \(near)?"))
        }
        self.query = query
        base = try SQLHeader(query, parametersAre: "parameter", source: name + ".sql")["verdicts"]
    }

    /// Returns the SQL with its relation added at the start, as a common table expression.
    ///
    /// - Parameter verdicts: the name in the header; nil for SQL that needs no relation.
    /// - Throws: ``AskingError/badReport(path:line:message:)`` if the relation does not exist.
    package static func prepend(_ verdicts: String?, to sql: String, source: String) throws(AskingError) -> String {
        guard let verdicts else { return sql }
        let relation = try Self(verdicts, source: source)
        var query = relation.query[...]
        while let last = query.last, last.isWhitespace || last == ";" { query = query.dropLast() }
        // If the SQL uses the table once, SQLite applies the conditions of the SQL inside the table. If the SQL uses
        // the table twice, SQLite computes its rows only once.
        let table = "\(tableName(verdicts)) AS (\n\(query)\n)"
        return try prepend(relation.base, to: prepend(table: table, to: sql), source: verdicts + ".sql")
    }

    /// Returns the table name for a relation or a report.
    package static func tableName(_ name: String) -> String { name.split(separator: "-").joined(separator: "_") }

    /// Returns the SQL with a common table expression that has the name of the relation or report. The expression
    /// selects the stored rows from `table`.
    package static func prepend(kept table: String, as name: String, to sql: String) -> String {
        prepend(table: "\(tableName(name)) AS NOT MATERIALIZED (SELECT * FROM \(table))", to: sql)
    }

    /// Returns the SQL with a table added at the start of its `WITH` clause.
    ///
    /// - Parameter table: `name AS (SELECT …)`.
    private static func prepend(table: String, to sql: String) -> String {
        let lines = sql.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.drop { $0.hasPrefix("--") || $0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
        for start in ["WITH RECURSIVE", "WITH"] where body.hasPrefix(start) {
            return "\(start) \(table),\n\(body.dropFirst(start.count))"
        }
        return "WITH \(table)\n\(body)"
    }
}
