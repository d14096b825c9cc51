import Asking
import Foundation
import Schema
import Store
import TestSupport
import Testing

/// `docs/SCHEMA.md` must describe the public tables and views as `Schema/*.sql` declares them. `RECORD=1 swift test
/// --filter SchemaPageTests` rewrites the generated parts.
@Suite("The schema page")
struct SchemaPageTests {
    private static let path = Tool.repository + "/docs/SCHEMA.md"
    private static let tables = SchemaDocumentation.standard.tables.filter { !$0.isInternal }

    /// A column that refers to a row of another table.
    private struct Reference {
        let column, table: String
        let isRequired: Bool
    }

    private static func references(of table: SchemaDocumentation.Table) -> [Reference] {
        table.columns.compactMap { column in
            guard let match = column.type?.firstMatch(of: /REFERENCES (\w+)/) else { return nil }
            let isRequired = column.type?.contains(/NOT NULL|PRIMARY KEY/) == true
            return Reference(column: column.name, table: String(match.output.1), isRequired: isRequired)
        }
    }

    /// Returns whether the diagram includes a reference. References to internal tables are omitted. `file_id` is also
    /// omitted, because nearly every table has this column.
    private static func isDrawn(_ reference: Reference) -> Bool {
        reference.column != "file_id" && !reference.table.hasPrefix("_")
    }

    /// Returns the public tables as a Mermaid diagram.
    private static func diagram() -> String {
        var lines = ["```mermaid", "erDiagram"]
        for table in tables {
            let drawn = references(of: table).filter(isDrawn)
            for (other, group) in Dictionary(grouping: drawn, by: \.table).sorted(by: { $0.key < $1.key }) {
                let one = group.allSatisfy(\.isRequired) ? "||" : "|o"
                let names = group.map(\.column).joined(separator: ", ")
                lines.append("    \(other) \(one)--o{ \(table.name) : \"\(names)\"")
            }
        }
        return (lines + ["```"]).joined(separator: "\n")
    }

    /// Returns the public tables and views with their columns as a Markdown table. These columns are part of the public
    /// interface.
    private static func list() -> String {
        let rows = tables.map { table in
            let columns = table.columns.map { column in
                let type = column.type.flatMap { $0.split(separator: " ").first }.map { " " + $0 } ?? ""
                return "`\(column.name)`\(type)"
            }
            return "| \(table.name) | \(table.kind) | \(columns.joined(separator: ", ")) |"
        }
        return (["| name | kind | columns |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
    }

    @Test func `the page shows the current schema`() throws {
        let page = try String(contentsOfFile: Self.path, encoding: .utf8)
        var expected = page
        for (part, text) in [("diagram", Self.diagram()), ("columns", Self.list())] {
            let begin = try #require(expected.range(of: "<!-- \(part): begin -->\n"))
            let end = try #require(expected.range(of: "\n<!-- \(part): end -->"))
            expected.replaceSubrange(begin.upperBound..<end.lowerBound, with: text)
        }
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            return try expected.write(toFile: Self.path, atomically: true, encoding: .utf8)
        }
        #expect(page == expected, "RECORD=1 writes the page again")
    }
}
