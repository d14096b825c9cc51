import Queries
import Store

extension Row {
    var line: Int { integer("line") ?? 0 }
    var column: Int { integer("column") ?? 0 }

    /// The class member that a query found.
    var member: Explanation.Place? { place("member_") }

    /// Reads a place from the columns with this prefix.
    func place(_ prefix: String = "") -> Explanation.Place? {
        guard let path = text(prefix + "path"), let line = integer(prefix + "line") else { return nil }
        return Explanation.Place(
            path: path, line: line, column: integer(prefix + "column") ?? 1, class: text(prefix + "class"))
    }
}

extension Snapshot {
    /// Returns the rows of `Queries/Explain/explained-NAME.sql`. The query may name verdicts in its header.
    func explain(_ name: String, _ parameters: [String: Value]) throws -> [Row] {
        guard let sql = Queries.explain["explained-" + name] else { preconditionFailure("no query explained-\(name)") }
        let source = "explained-\(name).sql"
        return try rows(
            VerdictRelation.prepend(
                SQLHeader(sql, parametersAre: "parameter", source: source)["verdicts"], to: sql, source: source),
            parameters: parameters
        ).named
    }
}
