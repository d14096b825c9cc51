import Asking
import Foundation
import Indexing
import Store
import TestSupport
import Testing

/// Tests the tables and views with an index of the sample app.
@Suite("Tables and views of the sample app")
struct SchemaExampleTests {
    private let folder: TemporaryFolder
    private let snapshot: Snapshot

    init() throws {
        folder = try TemporaryFolder()
        let index = IndexFile(database: folder.path + "/index.sqlite")
        _ = try Indexer(index: index).run(roots: [Tool.repository + "/Tests/Sample"])
        snapshot = try Snapshot(index: index)
    }

    @Test func `every public table and view has an example that finds rows`() throws {
        for table in SchemaDocumentation.standard.tables where !table.isInternal {
            let example = try #require(table.example, "\(table.name) has no example")
            #expect(example.contains(try Regex("\\b\(table.name)\\b")), "\(table.name): \(example)")
            let rows = try snapshot.rows(example).rows
            #expect(!rows.isEmpty, "\(table.name): \(example)")
        }
    }

    @Test func `a table column has one type`() {
        for table in SchemaDocumentation.standard.tables where table.kind == "table" {
            for column in table.columns {
                let type = column.type?.split(separator: " ").first.map(String.init)
                #expect(["INTEGER", "TEXT", "REAL"].contains(type), "\(table.name).\(column.name)")
            }
        }
    }

    @Test func `a view column has values of at most one type`() throws {
        var seen = 0
        for view in SchemaDocumentation.standard.tables where view.kind == "view" {
            let types = view.columns.map { "group_concat(DISTINCT nullif(typeof(\"\($0.name)\"), 'null'))" }
            let rows = try snapshot.rows("SELECT \(types.joined(separator: ", ")) FROM \(view.name)").rows
            for (column, value) in zip(view.columns, try #require(rows.first)) {
                guard case .text(let types) = value else { continue }
                seen += 1
                #expect(!types.contains(","), "\(view.name).\(column.name) has values of the types \(types)")
            }
        }
        #expect(seen > 200)
    }
}
