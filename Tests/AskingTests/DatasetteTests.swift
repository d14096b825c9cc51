import Asking
import Foundation
import Testing

@Suite("Metadata for Datasette")
struct DatasetteTests {
    private struct Metadata: Decodable {
        struct Table: Decodable {
            let description: String
            let columns: [String: String]
            let hidden: Bool
        }

        struct Query: Decodable {
            let title: String
            let sql: String
            let params: [String]
        }

        struct Database: Decodable {
            let tables: [String: Table]
            let queries: [String: Query]
        }

        let databases: [String: Database]
    }

    private func metadata() throws -> Metadata {
        try JSONDecoder().decode(Metadata.self, from: JSONEncoder().encode(DatasetteMetadata()))
    }

    @Test func `every table and view is described, and internal ones are hidden`() throws {
        let tables = try #require(metadata().databases["index"]).tables
        for table in SchemaDocumentation.standard.tables {
            let described = try #require(tables[table.name])
            #expect(described.description == table.help)
            #expect(described.hidden == table.name.hasPrefix("_"))
            #expect(described.columns.count == table.columns.count)
        }
        #expect(try metadata().databases["history"]?.tables["changes"] != nil)
    }

    @Test func `a report is a query whose parameters have their defaults if they are empty`() throws {
        let query = try #require(metadata().databases["index"]?.queries["owners"])
        #expect(query.title == "Files by File's Owner")
        #expect(query.params == ["class", "file"])
        #expect(query.sql.contains("nullif(:class, '')"))
        let saved = try #require(metadata().databases["index"]?.queries["hazards"])
        for name in saved.params { #expect(saved.sql.contains("nullif(:\(name), '')")) }
    }

    @Test func `a report with a function of xibdb is omitted`() throws {
        let queries = try #require(metadata().databases["index"]).queries
        #expect(queries.count > 40)
        for (name, query) in queries {
            for function in ["nearness(", "version_key(", "regexp(", " REGEXP "] {
                #expect(!query.sql.contains(function), "\(name)")
            }
        }
    }
}
