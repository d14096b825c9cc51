import Bytes
import Store

/// Runs rules on one snapshot. If several rules use the same verdicts or report, their rows are computed once.
struct RuleRunner {
    let snapshot: Snapshot
    /// Classes from outside the repository, as GLOB patterns for their names.
    let knownClasses: [String]
    /// For each relation of verdicts and each report, the name of the temporary table that contains its rows.
    private var kept: [Rule.Base: String] = [:]

    init(_ snapshot: Snapshot, knownClasses: [String]) {
        self.snapshot = snapshot
        self.knownClasses = knownClasses
    }

    /// Returns the rows of a rule.
    ///
    /// - Parameter options: the values of options that differ from their defaults.
    mutating func rows(of rule: Rule, options: [String: Value]) throws -> [Row] {
        var values: [String: Value] = ["known_classes": .text(JSONList.text(knownClasses) ?? "[]")]
        for option in rule.options { values[option.name] = options[option.name] ?? option.defaultValue ?? .null }
        let sql = try rule.base.map { try prepend($0, to: rule.sql) } ?? rule.sql
        return try snapshot.rows(sql, someOf: values).named
    }

    /// Returns the SQL with a table that contains the rows of verdicts or of a report. The table has the name of the
    /// relation or report.
    private mutating func prepend(_ base: Rule.Base, to sql: String) throws -> String {
        let table = try kept[base] ?? keep(base)
        kept[base] = table
        return VerdictRelation.prepend(kept: table, as: base.name, to: sql)
    }

    /// Stores the rows of verdicts or of a report in a temporary table. Returns the table name.
    private mutating func keep(_ base: Rule.Base) throws -> String {
        switch base {
        case .verdicts(let name):
            let relation = try VerdictRelation(name, source: name + ".sql")
            return try snapshot.keep(
                relation.base.map { try prepend(.verdicts($0), to: relation.query) } ?? relation.query)
        case .report(let name, let values):
            let report = try ReportCatalog.only(name, index: nil) ?? ReportCatalog(index: nil).report(name)
            return try snapshot.keep(report.sql, parameters: report.values(values))
        }
    }
}
