import Foundation
import Indexing
import Queries
import Schema
import Store
import TestSupport
import Testing

import Asking

@Suite("Documentation is complete")
struct DocumentationTests {
    /// The folder of an empty index, from which SQLite reads the schema.
    private let folder: TemporaryFolder
    private let snapshot: Snapshot

    init() throws {
        folder = try TemporaryFolder()
        let index = IndexFile(database: folder.path + "/index.sqlite")
        _ = try Indexer(index: index).run(roots: [folder.path])
        snapshot = try Snapshot(index: index)
    }

    private func texts(_ sql: String, _ parameters: [String: Value] = [:]) throws -> [String] {
        try snapshot.rows(sql, parameters: parameters).rows.compactMap { row in
            if case .text(let text) = row.first { text } else { nil }
        }
    }

    @Test func `the documentation lists exactly the tables and views of an index`() throws {
        let real = try texts(
            """
            SELECT name FROM pragma_table_list
            WHERE schema = 'main' AND type IN ('table', 'view', 'virtual') AND name NOT GLOB 'sqlite_*'
            """)
        #expect(real.count > 10)
        #expect(Set(SchemaDocumentation.standard.tables.map(\.name)) == Set(real))
        #expect(SchemaDocumentation.standard.tables.count == real.count)
    }

    @Test func `the documentation lists exactly the columns of each table, in order`() throws {
        for table in SchemaDocumentation.standard.tables {
            let real = try texts(
                "SELECT name FROM pragma_table_xinfo(:table) WHERE hidden = 0", ["table": .text(table.name)])
            #expect(table.columns.map(\.name) == real, "\(table.name)")
        }
    }

    @Test func `the documentation lists exactly the tables, views and columns of a history, in order`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/history.sqlite"
        try OtherProgram.execute(Schema.historyTables, on: path)
        func names(_ sql: String) throws -> [String] { try OtherProgram.texts(sql, of: path) }
        let tables = SchemaDocumentation.history.tables
        #expect(
            Set(tables.map(\.name))
                == Set(
                    try names(
                        "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT GLOB 'sqlite_*'")))
        for table in tables {
            #expect(
                table.columns.map(\.name)
                    == (try names("SELECT name FROM pragma_table_info('\(table.name)') ORDER BY cid")), "\(table.name)")
        }
    }

    @Test func `every description of a table or column ends with a period`() {
        for table in SchemaDocumentation.all.tables {
            #expect(table.help.hasSuffix(".") && table.help.count > 10, "\(table.name): \(table.help)")
            for column in table.columns {
                #expect(
                    column.help.hasSuffix(".") && column.help.count > 4, "\(table.name).\(column.name): \(column.help)")
            }
        }
    }

    @Test func `the documented kind of each table matches SQLite`() throws {
        for (kind, type) in [("table", "table"), ("view", "view"), ("full-text index", "virtual")] {
            let real = try texts(
                "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = :type AND name NOT GLOB 'sqlite_*'",
                ["type": .text(type)])
            #expect(Set(SchemaDocumentation.standard.tables.filter { $0.kind == kind }.map(\.name)) == Set(real))
        }
    }

    @Test func `tables are strict, and every file_id column is declared as a reference to files`() throws {
        #expect(
            try texts(
                "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict AND name NOT GLOB 'sqlite_*'"
            ) == [])
        for table in SchemaDocumentation.standard.tables where table.kind == "table" {
            for column in table.columns where column.name == "file_id" {
                #expect(column.type?.contains("REFERENCES files (id)") == true, "\(table.name)")
            }
        }
    }

    @Test func `every row id of another table is declared as a reference`() throws {
        let objects: Set<String> = [
            "parent", "source", "destination", "object", "last_object", "owner", "first_item", "second_item",
            "controller", "root",
        ]
        let referred = [
            "tree_id": "trees", "file_id": "files", "class_id": "classes", "ancestor_id": "classes",
            "declaration_id": "declarations",
            "description_id": "class_descriptions", "member_id": "members", "target_id": "targets",
            "load_id": "nib_loads", "function_id": "functions", "transition_id": "_code_transitions",
            "origin_id": "nib_loads", "load_call_id": "_load_calls", "call_id": "calls",
            "identifier_use_id": "_identifier_uses",
            "framework_class_id": "framework_classes", "framework_member_id": "framework_members",
        ]
        for table in SchemaDocumentation.standard.tables where table.kind == "table" {
            for column in table.columns where column.type?.hasPrefix("INTEGER") == true {
                let isObject = objects.contains(column.name)
                guard isObject || column.name.hasSuffix("_id") else { continue }
                // Columns such as owner_class_id and superclass_id contain row ids of the table classes.
                let known =
                    referred[column.name] ?? referred.first { column.name.hasSuffix("_" + $0.key) }?.value
                    ?? (column.name.hasSuffix("class_id") ? "classes" : nil)
                let other = try #require(isObject ? "objects" : known, "\(table.name).\(column.name)")
                #expect(column.type?.contains("REFERENCES \(other) (id)") == true, "\(table.name).\(column.name)")
            }
        }
    }

    @Test func `a class or member column that is not a row id contains text`() {
        for table in SchemaDocumentation.standard.tables where table.kind == "table" {
            for column in table.columns
            where ["class", "superclass", "owner_class", "root_class", "member"].contains(column.name) {
                #expect(column.type?.hasPrefix("TEXT") == true, "\(table.name).\(column.name)")
            }
        }
    }

    @Test func `a flag column is an integer, never NULL, and its description begins with 1`() {
        for table in SchemaDocumentation.standard.tables where table.kind == "table" {
            for column in table.columns
            where column.help.hasPrefix("1 ") || column.name.hasPrefix("is_") || column.name.hasPrefix("use_") {
                #expect(
                    column.type?.hasPrefix("INTEGER NOT NULL") == true && column.help.hasPrefix("1 "),
                    "\(table.name).\(column.name)")
            }
        }
    }

    @Test func `derived rows refer to read rows, never the reverse`() {
        let tables = SchemaDocumentation.standard.tables.filter { $0.kind == "table" }
        let derived = Set(tables.filter { $0.help.hasPrefix("Derived") }.map(\.name))
        #expect(
            derived.isSuperset(of: [
                "classes", "nib_loads", "identifiers", "_declaration_classes", "target_files", "nib_patterns",
            ]))
        for table in tables where !derived.contains(table.name) {
            for column in table.columns {
                let referred = column.type?.firstMatch(of: /REFERENCES (\w+)/).map { String($0.output.1) }
                #expect(referred.map(derived.contains) != true, "\(table.name).\(column.name)")
                #expect(!column.help.hasPrefix("Derived"), "\(table.name).\(column.name)")
            }
        }
    }

    @Test func `every report has a title, states its question, shows an example and explains its parameters`() throws {
        let reports = try ReportCatalog(index: nil).reports
        #expect(reports.count == Queries.files.count)
        for report in reports {
            #expect(report.title != report.name && !report.title.isEmpty, "\(report.name): title")
            #expect(
                report.answers.hasSuffix("?") || report.answers.hasSuffix(".") || report.answers.hasSuffix(")"),
                "\(report.name): answers")
            #expect(!report.examples.isEmpty, "\(report.name): example")
            for example in report.examples {
                #expect(
                    example == "xibdb report \(report.name)" || example.hasPrefix("xibdb report \(report.name) "),
                    "\(example)")
            }
            for parameter in report.parameters {
                #expect(
                    parameter.help.hasSuffix(".") && parameter.help.count > 10,
                    "\(report.name) \(parameter.name): \(parameter.help)")
            }
        }
    }

    @Test func `a report has exactly the parameters that its SQL names`() throws {
        for report in try ReportCatalog(index: nil).reports {
            let code = report.sql.split(separator: "\n").map {
                $0.prefix(upTo: $0.range(of: "--")?.lowerBound ?? $0.endIndex)
            }.joined(separator: "\n")
            let named = Set(code.matches(of: /[^:'a-zA-Z0-9]:([a-z_]+)/).map { String($0.output.1) })
            #expect(named == Set(report.parameters.map(\.name)), "\(report.name)")
        }
    }

    @Test func `every value that a report allows is in its SQL or in the schema`() throws {
        // The platforms come from the indexed files, so the SQL does not list them.
        let schema = Schema.files.values.joined() + "'iOS' 'macOS' 'tvOS' 'watchOS'"
        for report in try ReportCatalog(index: nil).reports {
            let code = report.sql.split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n") + schema
            for parameter in report.parameters {
                for value in parameter.allowed {
                    #expect(code.contains("'\(value)'"), "\(report.name) \(parameter.name)=\(value)")
                }
            }
        }
    }

    @Test(arguments: Queries.verdicts.keys.sorted())
    func `the columns of a verdict relation are described in order`(name: String) throws {
        let text = try #require(Queries.verdicts[name])
        let columns = text.matches(of: #/\n-- column "?(\w+)"?: /#).map { String($0.output.1) }
        let relation = try VerdictRelation.prepend(
            name, to: "SELECT * FROM \(VerdictRelation.tableName(name))", source: name)
        #expect(try snapshot.rows(relation).columns == columns)
    }

    @Test func `every report orders its rows`() throws {
        for report in try ReportCatalog(index: nil).reports {
            let lines = report.sql.split(separator: "\n").filter { !$0.hasPrefix("--") }
            #expect(lines.contains { $0.hasPrefix("ORDER BY") }, "\(report.name): the last SELECT has an ORDER BY")
        }
    }
}
