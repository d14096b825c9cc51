import Bytes
import Queries
import Store

/// Runs rules on one snapshot. Verdicts and reports that several rules build on are computed once.
struct RuleRunner {
    let snapshot: Snapshot
    /// Classes that come from outside, GLOB patterns of their names.
    let knownClasses: [String]
    private var tables: [Rule.Base: ReportTable] = [:]

    /// The rows of verdicts or a report for the `WITH` clause of a rule.
    private struct ReportTable {
        /// The table, which reads the rows from `:report_rows`.
        let sql: String
        let rows: String
    }

    init(_ snapshot: Snapshot, knownClasses: [String]) {
        self.snapshot = snapshot
        self.knownClasses = knownClasses
    }

    /// The rows of a rule.
    ///
    /// - Parameter options: values of its options, where they are not the defaults.
    mutating func rows(of rule: Rule, options: [String: Value]) throws -> [Row] {
        var values: [String: Value] = ["known_classes": .text(JSONList.text(knownClasses) ?? "[]")]
        for option in rule.options { values[option.name] = options[option.name] ?? option.defaultValue ?? .null }
        guard let base = rule.base else { return try snapshot.rows(rule.sql, someOf: values).named }
        let table = try table(base)
        values["report_rows"] = .text(table.rows)
        return try snapshot.rows(VerdictRelation.prepend(table: table.sql, to: rule.sql), someOf: values).named
    }

    /// The rows of verdicts or a report as a table of a `WITH` clause.
    private mutating func table(_ base: Rule.Base) throws -> ReportTable {
        if let table = tables[base] { return table }
        let rows: CollectedRows
        if base.isVerdicts {
            rows = try snapshot.rows(VerdictRelation.query(base.report, source: base.report + ".sql"))
        } else if let question = Queries.checking[base.report] {
            rows = try snapshot.rows(question)
        } else {
            let report =
                try ReportCatalog.only(base.report, index: nil) ?? ReportCatalog(index: nil).report(base.report)
            rows = try snapshot.rows(report.sql, parameters: report.values(base.values))
        }
        let name = VerdictRelation.tableName(base.report)
        let list =
            "[" + rows.rows.map { "[" + $0.map(Self.json).joined(separator: ",") + "]" }.joined(separator: ",\n") + "]"
        let columns = rows.columns.map { "\"\($0)\"" }.joined(separator: ", ")
        let values = rows.columns.indices.map { "value ->> \($0)" }.joined(separator: ", ")
        let sql = "\(name) (\(columns)) AS MATERIALIZED (SELECT \(values) FROM json_each(:report_rows))"
        let table = ReportTable(sql: sql, rows: list)
        tables[base] = table
        return table
    }

    private static func json(_ value: Value) -> String {
        switch value {
        case .null, .blob: "null"
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .text(let text): JSONString.quoted(text)
        }
    }
}
