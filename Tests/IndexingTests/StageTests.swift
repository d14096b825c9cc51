import CSQLite
import Foundation
import Schema
import Store
import TestSupport
import Testing

import Indexing

/// Tests the declarations of the stages. A stage of the derivation runs if one of its inputs changed, so it must
/// declare every table and column that it reads.
@Suite("Stages of the derivation")
struct StageTests {
    /// Columns that a stage does not need to declare. `given` contains columns that exist in many tables. `ofPath`
    /// contains columns of `files` that depend only on the path.
    private static let given: Set<String> = ["id", "file_id", "line", "column"]
    private static let ofPath: Set<String> = [
        "id", "tree_id", "path", "display_path", "name", "kind", "bundle_path", "folder", "logical_path",
        "logical_folder",
    ]
    /// Tables whose rows do not depend on files.
    private static let fixed: Set<String> = [
        "trees", "framework_classes", "_framework_class_platforms", "framework_members", "_framework_member_platforms",
        "_framework_aliases", "_framework_keys",
        "json_each", "pragma_table_info",
    ]

    @Test func `a stage declares everything that it reads`() throws {
        let (folder, db) = try Self.sample()
        defer { withExtendedLifetime(folder) {} }
        let trees: [Int64] = try db.rows("SELECT id FROM trees") { $0[0] }
        try db.transaction {
            for table in ["derived_trees", "changed_files"] {
                try db.run("CREATE TEMP TABLE \(table) (id INTEGER PRIMARY KEY)")
            }
            try db.run("CREATE TEMP TABLE shortened (what TEXT NOT NULL)")
            try db.run(
                "INSERT INTO derived_trees (id) SELECT id FROM trees; INSERT INTO changed_files (id) SELECT id FROM files"
            )
            for stage in Stage.all.reversed() {
                for output in stage.outputs { try db.run("DELETE FROM \(output.table)") }
            }
            var needs: [String: [String: Set<String>]] = [:]
            for stage in Stage.all {
                var read: [String: Set<String>] = [:]
                for need in stage.needs {
                    if needs[need] == nil { needs[need] = try Self.reads(db) { try db.run(Schema.derive(need)) } }
                    read.merge(needs[need] ?? [:]) { $0.union($1) }
                }
                let own =
                    switch stage.name {
                    case "needed_functions":
                        try Self.reads(db) { for tree in trees { _ = try TreeFlow(db, tree: tree) } }
                    case "resolving":
                        try Self.reads(db) { for tree in trees { _ = try SourceResolver(db, tree: tree).run() } }
                    default: try Self.reads(db) { try db.run(Schema.derive(stage.name)) }
                    }
                read.merge(own) { $0.union($1) }
                #expect(!read.isEmpty, "\(stage.name)")
                for (table, columns) in read {
                    let missing = columns.subtracting(try Self.declared(table, stage, db)).sorted()
                    #expect(missing == [], "\(stage.name) reads these columns of \(table)")
                }
            }
        }
    }

    @Test func `a stage follows the stages that it needs, and each table belongs to one stage`() {
        for (place, stage) in Stage.all.enumerated() {
            for before in stage.after {
                #expect(Stage.all[..<place].contains { $0.name == before }, "\(stage.name) after \(before)")
            }
        }
        let outputs = Stage.all.flatMap { $0.outputs.map(\.table) }
        #expect(Set(outputs).count == outputs.count)
    }

    @Test func `the type of a property is an input only if the analysis of the code depends on it`() throws {
        let (folder, db) = try Self.sample()
        defer { withExtendedLifetime(folder) {} }
        let property = try #require(
            try db.firstRow("SELECT rowid, file_id FROM members WHERE kind = 'outlet' AND type = 'UILabel'") { row in
                (id: row[0] as Int64, file: row[1] as Int64)
            })
        func facts(_ type: String) throws -> [[Value]] {
            try db.run("UPDATE members SET type = ? WHERE rowid = ?", [type, property.id])
            return try Stage.Input.propertyTypes.facts(of: property.file, db)
        }
        let before = try facts("UILabel")
        #expect(try facts("UIImageView") == before)
        for type in ["QuantityStepper", "UINib", "String"] { #expect(try facts(type) != before, "\(type)") }
    }

    @Test func `a stage that adds rows to the table of another stage runs only with that stage`() {
        for stage in Stage.all {
            let others = Stage.all.filter { $0.name != stage.name }.flatMap(\.outputs).map(\.table)
            let added = others.filter { Schema.derive(stage.name).contains("INSERT INTO \($0) (") }
            #expect(added.isEmpty || stage.inputs.isEmpty && stage.ownInputs.isEmpty, "\(stage.name) adds to \(added)")
        }
    }

    /// Returns a stage and all earlier stages that it directly or indirectly depends on. If one of these stages runs,
    /// the given stage also runs.
    private static func chain(_ stage: Stage) -> [Stage] {
        Stage.all.reversed().reduce(into: [stage]) { chain, other in
            if chain.contains(where: { $0.after.contains(other.name) }) { chain.append(other) }
        }
    }

    /// For a table, returns the columns that a stage is allowed to read. The stage, or a stage before it, declares
    /// these columns.
    private static func declared(_ table: String, _ stage: Stage, _ db: Database) throws -> Set<String> {
        let all = try Set(db.columns(of: table).map(\.name))
        let before = chain(stage)
        if fixed.contains(table) || before.contains(where: { $0.outputs.contains { $0.table == table } }) { return all }
        var columns = given.union(table == "files" ? ofPath : [])
        // A stage may read the columns that it writes itself.
        if stage.name == "origins" { columns.insert("origin") }
        if stage.name == "counts" { columns.formUnion(["object_count", "owner_count"]) }
        for input in before.flatMap(\.inputs) + stage.ownInputs where input.tables.contains(table) {
            if input.query.isEmpty { return all }
            columns.formUnion(try reads(db) { try db.forEachRow(input.query, [1]) { _ in } }[table] ?? [])
        }
        return columns
    }

    /// Returns the columns that the statements of a closure read, by table. Temporary tables are left out.
    private static func reads(_ db: Database, _ run: () throws -> Void) throws -> [String: Set<String>] {
        final class Reads {
            var columns: [String: Set<String>] = [:]
        }
        let found = Reads()
        // SQLite reports each column that a statement reads when it compiles the statement. An empty name means that
        // the statement depends on the existence of rows. Every declared input includes this dependency.
        sqlite3_set_authorizer(
            db.connection,
            { found, action, table, column, _, _ in
                if action == SQLITE_READ, let found, let table, let column, column.pointee != 0 {
                    Unmanaged<Reads>.fromOpaque(found).takeUnretainedValue()
                        .columns[String(cString: table), default: []].insert(String(cString: column))
                }
                return SQLITE_OK
            }, Unmanaged.passUnretained(found).toOpaque())
        defer { sqlite3_set_authorizer(db.connection, nil, nil) }
        try run()
        sqlite3_set_authorizer(db.connection, nil, nil)
        let temporary = Set(try db.texts("SELECT name FROM temp.sqlite_master"))
        let tables = Set(try db.texts("SELECT name FROM main.sqlite_master WHERE type = 'table'"))
        return found.columns.filter { tables.contains($0.key) && !temporary.contains($0.key) }
    }

    private static func sample() throws -> (TemporaryFolder, Database) {
        let folder = try TemporaryFolder()
        let index = IndexFile(database: folder.path + "/index.sqlite")
        _ = try Indexer(index: index).run(roots: [Tool.repository + "/Tests/Sample"])
        let db = try Database(path: index.path, .writing)
        db.addPathMatching()
        return (folder, db)
    }
}
