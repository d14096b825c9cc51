import Foundation
import Queries
import TestSupport
import Testing

import Asking

/// Tests the query plan of every query that ships with the tool. The plan shows which tables SQLite reads completely,
/// and which indexes it uses to find rows in the other tables. If a query no longer uses an index, its plan differs
/// from `QueryPlans.txt`. `RECORD=1 swift test --filter QueryPlanTests` rewrites that file. Check the difference before
/// you commit it.
///
/// Plans differ between versions of SQLite, so the test runs only with the version that recorded the file.
@Suite("Query plans")
struct QueryPlanTests {
    private static let golden = Tool.repository + "/Tests/EndToEndTests/QueryPlans.txt"
    private static let recorded = (try? String(contentsOfFile: golden, encoding: .utf8)) ?? ""
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
    private static let version = "SQLite \(OtherProgram.version)"

    private static func plans() throws -> String {
        let folder = try TemporaryFolder()
        let database = folder.path + "/index.sqlite"
        try #require(
            try Tool.run(["index", "--db", database, Tool.repository + "/Tests/Sample"], in: folder.path).status == 0)
        var queries: [String: String] = [:]
        for (name, sql) in Queries.files.merging(Queries.explain, uniquingKeysWith: { $1 }).merging(
            Queries.why, uniquingKeysWith: { $1 })
        {
            let verdicts = try SQLHeader(sql, parametersAre: "parameter", source: name)["verdicts"]
            queries[name] = try VerdictRelation.prepend(verdicts, to: sql, source: name)
        }
        for (name, sql) in Queries.verdicts {
            queries["verdicts " + name] = try overKept(sql)
            let columns = sql.matches(of: /-- column (\S+):/).map(\.1).joined(separator: ", ")
            try OtherProgram.execute("CREATE TABLE \(kept(name)) (\(columns))", on: database)
        }
        for (id, sql) in Queries.checks { queries["rule " + id] = try overKept(sql) }
        var text = version + "\n"
        for (name, sql) in queries.sorted(by: { $0.key < $1.key }) {
            let steps = Set(
                try OtherProgram.plan(of: sql, on: database).filter { $0.hasPrefix("SCAN") || $0.hasPrefix("SEARCH") })
            text += "\n== \(name)\n" + steps.sorted().joined(separator: "\n") + "\n"
        }
        return text
    }

    /// Returns the name of the table that stores the rows of a relation in `Queries/Verdicts`.
    private static func kept(_ verdicts: String) -> String { "kept_\(VerdictRelation.tableName(verdicts))" }

    /// If the header of the SQL contains a `-- verdicts:` line, returns SQL that reads the stored rows of that
    /// relation. Otherwise returns the SQL unchanged.
    private static func overKept(_ sql: String) throws -> String {
        guard let verdicts = try SQLHeader(sql, parametersAre: "option", source: "rule")["verdicts"] else { return sql }
        return VerdictRelation.prepend(kept: kept(verdicts), as: verdicts, to: sql)
    }

    @Test(.enabled(if: isRecording || recorded.hasPrefix(version + "\n"), "recorded with another version of SQLite"))
    func `every query has the recorded plan`() throws {
        let plans = try Self.plans()
        if Self.isRecording { return try plans.write(toFile: Self.golden, atomically: true, encoding: .utf8) }
        let change = plans.split(separator: "\n").difference(from: Self.recorded.split(separator: "\n")).prefix(12).map
        { change in
            switch change {
            case .insert(_, let line, _): "now: \(line)"
            case .remove(_, let line, _): "was: \(line)"
            }
        }
        #expect(change == [], "RECORD=1 writes the file again")
    }
}
