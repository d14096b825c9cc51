import Asking
import Foundation
import TestSupport
import Testing

/// `xibdb export` and `xibdb schema --format sql`.
@Suite("xibdb export")
struct ExportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "App/Views/Card.xib",
            Documents.iOS(
                owner: "Card", ownerConnections: "<outlet property=\"title\" destination=\"l1\" id=\"o1\"/>",
                "<view id=\"v1\"><subviews><label id=\"l1\" text=\"one, &quot;two&quot;&#10;it's\"/></subviews></view>")
        )
        // The file repeats an object id.
        try folder.write("App/Views/Twice.xib", Documents.iOS("<view id=\"v1\"/><view id=\"v1\"/>"))
        try folder.write(
            "App/Code/Card.swift",
            """
            import UIKit
            class Card: UIView {
                @IBOutlet var title: UILabel!
                static func make() { Bundle.main.loadNibNamed("Card", owner: Card(), options: nil) }
            }
            """)
        try folder.write("App/de.lproj/Localizable.strings", "\"a\" = \"\";\n\"b\" = \"x\";\n")
        _ = try Tool.run(["index", "--db", "app.sqlite", "App"], in: folder.path)
    }

    private func export(_ arguments: String..., database: String = "app.sqlite") throws -> Tool.Run {
        try Tool.run(["export", "--db", database, "--no-refresh"] + arguments, in: folder.path)
    }

    /// Returns the relative path and the content of each file in a folder.
    private func files(_ name: String) throws -> [String: String] {
        let root = folder.path + "/" + name
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[path] = try String(contentsOfFile: root + "/" + path, encoding: .utf8) }
        }
        return files
    }

    /// Returns the rows of each table of an export in NDJSON.
    private func rows(_ name: String) throws -> [String: [[String: Any]]] {
        var tables: [String: [[String: Any]]] = [:]
        for (path, text) in try files(name) where path.hasPrefix("table=") {
            let table = String(path.dropFirst("table=".count).prefix { $0 != "/" })
            tables[table] = try text.split(separator: "\n").map {
                try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
        }
        return tables
    }

    @Test func `keys contain the repository, the path and the object id, and a repeated id has a number`() throws {
        #expect(try export("-o", "out", "--repository", "team/app").status == 0)
        #expect(try files("out").keys.contains("table=objects/repository=team%2Fapp/part.ndjson"))
        let rows = try rows("out")
        let keys = rows["objects"]?.compactMap { $0["id"] as? String } ?? []
        #expect(keys.contains("team/app:Views/Card.xib#l1"))
        #expect(keys.contains("team/app:Views/Twice.xib#v1") && keys.contains("team/app:Views/Twice.xib#v1~2"))
        #expect(keys == keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        let outlet = try #require(rows["outlets"]?.first)
        #expect(outlet["destination"] as? String == "team/app:Views/Card.xib#l1")
        #expect(outlet["repository"] as? String == "team/app" && outlet["revision"] is NSNull)
        let load = try #require(rows["nib_usage"]?.first)
        #expect(load["file_id"] as? String == "team/app:Views/Card.xib" && load["source_line"] as? Int == 4)
    }

    @Test func `every key is unique, and every reference leads to a row`() throws {
        for sample in ["Sample", "Hazards"] {
            let database = sample + ".sqlite"
            _ = try Tool.run(["index", "--db", database, Tool.repository + "/Tests/" + sample], in: folder.path)
            #expect(try export("-o", sample, database: database).status == 0)
            let rows = try rows(sample)
            for table in ExportedTable.all where !table.isFramework && table.primaryKey == ["id"] {
                let keys = rows[table.name]?.compactMap { $0["id"] as? String } ?? []
                #expect(keys.count == rows[table.name]?.count && Set(keys).count == keys.count, "\(table.name)")
            }
            for table in ExportedTable.all where !table.isFramework {
                for column in table.columns {
                    guard let reference = column.reference else { continue }
                    let known = Set(rows[reference]?.compactMap { $0["id"] as? String } ?? [])
                    let used = Set(rows[table.name]?.compactMap { $0[column.name] as? String } ?? [])
                    #expect(used.isSubset(of: known), "\(table.name).\(column.name)")
                }
            }
        }
    }

    @Test func `an export has the same rows as the index, and the types of the schema`() throws {
        _ = try Tool.run(["index", "--db", "s.sqlite", Tool.repository + "/Tests/Sample"], in: folder.path)
        #expect(try export("-o", "out", database: "s.sqlite").status == 0)
        let rows = try rows("out")
        for table in ExportedTable.all where !table.isFramework && table.name != "repositories" {
            let count = try Tool.run(
                ["sql", "--db", "s.sqlite", "--format", "value", "SELECT count(*) FROM \(table.name)"], in: folder.path)
            #expect(count.output == "\(rows[table.name]?.count ?? -1)\n", "\(table.name)")
            for row in rows[table.name] ?? [] {
                #expect(Set(row.keys) == Set(table.columns.map(\.name)))
                for column in table.columns {
                    let value = try #require(row[column.name])
                    let fits = column.type == .text ? value is String : value is NSNumber
                    #expect(fits || (value is NSNull && !column.isRequired), "\(table.name).\(column.name): \(value)")
                }
            }
        }
    }

    @Test func `the bytes do not depend on the order in which files were indexed`() throws {
        let time = ["--repository", "app", "--indexed-at", "2026-01-01"]
        _ = try Tool.run(["export", "--db", "app.sqlite", "-o", "first"] + time, in: folder.path)
        // The second index reads the files in another order: each run adds a folder.
        let places = ["Views", "Code", "de.lproj"]
        for place in places {
            try FileManager.default.moveItem(atPath: folder.path + "/App/" + place, toPath: folder.path + "/" + place)
        }
        for place in places.reversed() {
            try FileManager.default.moveItem(atPath: folder.path + "/" + place, toPath: folder.path + "/App/" + place)
            _ = try Tool.run(["index", "--db", "other.sqlite", "App"], in: folder.path)
        }
        _ = try Tool.run(["export", "--db", "other.sqlite", "-o", "second"] + time, in: folder.path)
        let (first, second) = (try files("first"), try files("second"))
        #expect(Set(first.keys) == Set(second.keys) && first.count > 40)
        for (path, text) in first { #expect(second[path] == text, "\(path)") }
    }

    @Test func `CSV and SQL contain the exact texts, and NULL differs from an empty text`() throws {
        #expect(try export("-o", "csv", "--format", "csv", "--repository", "app").status == 0)
        let texts = try #require(try files("csv")["table=texts/repository=app/part.csv"])
        #expect(texts.hasPrefix("\"repository\",") == false && texts.hasPrefix("repository,revision,indexed_at,id,"))
        #expect(texts.contains(",\"one, \"\"two\"\"\nit's\","))
        let strings = try #require(try files("csv")["table=localized_strings/repository=app/part.csv"])
        #expect(strings.contains(",a,de,,\"\",,"))
        #expect(try export("-o", "sql", "--format", "sql", "--repository", "app").status == 0)
        let inserted = try #require(try files("sql")["table=texts/repository=app/part.sql"])
        #expect(inserted.hasPrefix("INSERT INTO \"texts\" VALUES ('app', NULL, '"))
        #expect(inserted.contains("'one, \"two\"\nit''s'"))
    }

    @Test func `an earlier export is replaced, and nothing else is`() throws {
        #expect(try export("-o", "out", "--repository", "old").status == 0)
        #expect(try export("-o", "out/", "--repository", "new", "--format", "csv").status == 0)
        #expect(try files("out").keys.filter { $0.contains("objects/") } == ["table=objects/repository=new/part.csv"])
        try folder.write("out/table=objects/notes.txt", "mine")
        let foreign = try export("-o", "out")
        #expect(foreign.status == 2)
        #expect(foreign.errors.contains("xibdb did not write table=objects/notes.txt"))
        #expect(try files("out").keys.contains("table=objects/repository=new/part.csv"))
        try folder.write("mine/a.txt", "mine")
        #expect(try export("-o", "mine").errors.contains("the folder is not an export of xibdb"))
        #expect(try files("mine") == ["a.txt": "mine"])
        try folder.write("file", "mine")
        #expect(try export("-o", "file").errors.contains("it is not a folder"))
        #expect(try export("-o", "missing/out").status == 2)
        // Nothing unfinished remains.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.filter { $0.contains(".xibdb-") } == [])
    }

    @Test func `an export never writes through a link`() throws {
        try folder.write("private/_xibdb.json", "{\"xibdb_export\":1}")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/out", withDestinationPath: "private")
        #expect(try export("-o", "out").errors.contains("it is a symbolic link"))
        #expect(try files("private").count == 1)
    }

    @Test func `an index with several trees, or a name that is not allowed, is an error`() throws {
        try folder.write("Other/B.xib", Documents.iOS("<view id=\"v1\"/>"))
        _ = try Tool.run(["index", "--db", "two.sqlite", "App", "Other"], in: folder.path)
        let two = try export("-o", "out", database: "two.sqlite")
        #expect(two.status == 2 && two.errors.contains("The index has 2 trees"))
        for name in ["a:b", "_frameworks", "..", "", "a\nb", String(repeating: "x", count: 201)] {
            let run = try export("-o", "out", "--repository", name)
            #expect(run.status == 2 && run.errors.contains("cannot be the name of a repository"), "\(name)")
        }
    }

    @Test func `the tables about frameworks are exported once, for all repositories`() throws {
        #expect(try export("-o", "frameworks", "--frameworks").status == 0)
        let frameworks = try files("frameworks")
        #expect(
            Set(frameworks.keys) == [
                "_xibdb.json", "table=framework_classes/repository=_frameworks/part.ndjson",
                "table=framework_members/repository=_frameworks/part.ndjson",
            ])
        #expect(try export("-o", "out").status == 0)
        #expect(try !files("out").keys.contains { $0.contains("framework_") })
        let rows = try rows("frameworks")
        let keys = rows["framework_classes"]?.compactMap { $0["id"] as? String } ?? []
        #expect(keys.contains("_frameworks:UIView") && Set(keys).count == keys.count && keys.count > 1000)
        // The rows do not depend on the files of the index.
        _ = try Tool.run(["index", "--db", "s.sqlite", Tool.repository + "/Tests/Sample"], in: folder.path)
        for database in ["app.sqlite", "s.sqlite"] {
            _ = try export(
                "-o", database + ".frameworks", "--frameworks", "--indexed-at", "2026-01-01", database: database)
        }
        #expect(try files("app.sqlite.frameworks") == files("s.sqlite.frameworks"))
    }

    @Test(arguments: ["postgres", "duckdb", "clickhouse"])
    func `the schema of each database has all exported tables and columns`(dialect: String) throws {
        let run = try Tool.run(["schema", "--format", "sql", "--dialect", dialect], in: "/")
        #expect(run.status == 0)
        for table in ExportedTable.all {
            let parts = run.output.components(separatedBy: "CREATE TABLE IF NOT EXISTS \"\(table.name)\" (\n")
            let body = try #require(parts.last?.components(separatedBy: "\n)").first)
            let names = body.split(separator: "\n").filter { $0.hasPrefix("    \"") }
                .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
            #expect(parts.count == 2 && names == table.columns.map(\.name), "\(table.name)")
        }
        #expect(try Tool.run(["schema", "--dialect", dialect], in: "/").status == 2)
        #expect(try Tool.run(["schema", "--format", "sql", "objects"], in: "/").status == 2)
    }

    @Test func `every public table, view and column is exported, or there is a reason why not`() {
        let left = ExportedTable.leftOut
        for item in left {
            let table = SchemaDocumentation.standard.tables.first { $0.name == item.table }
            #expect(table != nil, "\(item.table)")
            if let column = item.column { #expect(table?.columns.contains { $0.name == column } == true, "\(column)") }
        }
        for table in SchemaDocumentation.standard.tables where !table.isInternal {
            let exported = ExportedTable.all.first { $0.name == table.name }
            #expect((exported != nil) != left.contains { $0.table == table.name && $0.column == nil }, "\(table.name)")
            for column in table.columns where exported != nil && column.name != "tree_id" {
                let isInternal = column.help.hasPrefix("Bookkeeping:") || column.type?.contains("REFERENCES _") == true
                let isLeft = left.contains { $0.table == table.name && $0.column == column.name }
                let isExported = exported?.columns.contains { $0.name == column.name } == true
                #expect(isExported != (isInternal || isLeft), "\(table.name).\(column.name)")
            }
        }
    }
}
