import Foundation
import Schema
import TestSupport
import Testing

import Indexing

/// `docs/DERIVATION.md` lists the declarations of every stage. `RECORD=1 swift test --filter DerivationPageTests`
/// rewrites it.
@Suite("The derivation page")
struct DerivationPageTests {
    private static let path = Tool.repository + "/docs/DERIVATION.md"

    private static let introduction = """
        # The derivation

        A test writes this page from `Sources/Indexing/Stage.swift`. After you change a stage, run
        `RECORD=1 swift test --filter DerivationPageTests`.

        An index has two kinds of tables. Some contain what the readers found in one file. The others are derived from all files of a
        tree: classes, loads, loading patterns. The derivation runs in stages, after the rows of the files are written.

        - A stage runs if one of its inputs changed, or if an earlier stage that it depends on runs. See `Sources/Indexing/Derivation.swift`.
        - An input is a whole table, or a query on one or more tables. If the query returns the same rows as before, the input did not
          change. Usually, a change of only a line or column does not count. The table at the end of this page lists the exceptions.
        - If a changed file has the same rows in a table as before, the rows keep their row ids. See `Sources/Indexing/RowReplacement.swift`.
        - If only inputs under "reads of changed files only" changed, the stage replaces only the rows that depend on the changed files.
        - If other inputs changed, the stage deletes its rows of the trees that changed, and derives them again.
        - If files were added, removed or renamed, all stages run.
        - If at most 16 declarations were added or removed, and nothing else names their classes, xibdb derives only these classes.
          See `Sources/Indexing/IncrementalClassDerivation.swift`.

        `StageTests` compares the declared inputs with the columns that the SQL reads. `xibdb schema TABLE` describes a table.

        ## Order

        An arrow leads from a stage to a stage that runs after it. If a longer path already implies an arrow, the arrow is left out.
        """

    private static let introductionOfInputs = """
        ## Inputs that are queries

        The comments in `Sources/Indexing/Stage.swift` describe what each query selects.

        | input | tables | line or column counts |
        | --- | --- | --- |
        """

    /// Returns the names as a list, each in backticks.
    private static func code(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }

    /// Returns the inputs as a list. Each input is a table, or the name of a query with its tables.
    private static func words(_ inputs: [Stage.Input]) -> String {
        inputs.map { $0.query.isEmpty ? code($0.tables) : "\($0.name) (\(code($0.tables)))" }.joined(separator: ", ")
    }

    /// Returns the stages as a Mermaid graph.
    private static func graph() -> String {
        let after = Dictionary(uniqueKeysWithValues: Stage.all.map { ($0.name, Set($0.after)) })
        func before(_ stage: String) -> Set<String> {
            (after[stage] ?? []).reduce(into: Set<String>()) { all, other in all.formUnion(before(other).union([other]))
            }
        }
        var lines = ["```mermaid", "graph LR"]
        for stage in Stage.all {
            for other in stage.after where !stage.after.contains(where: { before($0).contains(other) }) {
                lines.append("    \(other) --> \(stage.name)")
            }
        }
        return (lines + ["```"]).joined(separator: "\n")
    }

    /// Returns the files that contain the code of a stage.
    private static func files(of stage: Stage) -> [String] {
        switch stage.name {
        case "needed_functions": return ["Sources/Indexing/Resolving/SourceSearch.swift", "Sources/FlowAnalysis"]
        case "resolving": return ["Sources/Indexing/Resolving/SourceResolver.swift", "Sources/FlowAnalysis"]
        default: break
        }
        let name = "derive_" + stage.name
        return Schema.files.keys.filter { $0 == name || $0.hasPrefix(name + "_") }.sorted().map { "Schema/\($0).sql" }
    }

    /// Returns the tables that a stage changes, but that another stage or the readers fill.
    private static func changed(by stage: Stage) -> [String] {
        let written = Schema.derive(stage.name).matches(
            of: /(?:INSERT INTO|INSERT OR IGNORE INTO|UPDATE|DELETE FROM) (\w+)/
        ).map { String($0.output.1) }
        if stage.name == "needed_functions" { return ["functions"] }
        let others = Set(Stage.all.flatMap(\.outputs).map(\.table) + ["files"]).subtracting(stage.outputs.map(\.table))
        return Set(written).intersection(others).sorted()
    }

    private static func section(_ stage: Stage) -> String {
        let parts = [
            ("Code", code(files(of: stage))),
            ("Runs after", code(stage.after)),
            ("Reads", words(stage.inputs)),
            ("Reads of changed files only", words(stage.ownInputs)),
            ("Temporary tables made by", code(stage.needs.map { "Schema/derive_\($0).sql" })),
            ("Fills", code(stage.outputs.map(\.table))),
            ("Also changes", code(changed(by: stage))),
        ]
        return "## \(stage.name)\n\n"
            + parts.filter { !$0.1.isEmpty }.map { "- \($0.0): \($0.1)" }.joined(separator: "\n")
    }

    private static func page() -> String {
        let queries = Stage.inputs.filter { !$0.query.isEmpty }.sorted { $0.name < $1.name }
        let rows = queries.map { "| \($0.name) | \(code($0.tables)) | \($0.isOfPlaces ? "yes" : "no") |" }
        let parts =
            [introduction, graph()] + Stage.all.map(section) + [
                introductionOfInputs + "\n" + rows.joined(separator: "\n")
            ]
        return parts.joined(separator: "\n\n") + "\n"
    }

    @Test func `the page shows the declarations of every stage`() throws {
        let page = Self.page()
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try page.write(toFile: Self.path, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOfFile: Self.path, encoding: .utf8) == page, "RECORD=1 writes the page again")
    }
}
