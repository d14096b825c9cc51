import Foundation
import GRDB
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
        let (folder, queue) = try Self.sample()
        defer { withExtendedLifetime(folder) {} }
        try queue.write { db in
            for table in ["derived_trees", "changed_files"] {
                try db.execute(sql: "CREATE TEMP TABLE \(table) (id INTEGER PRIMARY KEY)")
            }
            try db.execute(sql: "CREATE TEMP TABLE shortened (what TEXT NOT NULL)")
            try db.execute(
                sql:
                    "INSERT INTO derived_trees (id) SELECT id FROM trees; INSERT INTO changed_files (id) SELECT id FROM files"
            )
            for stage in Stage.all.reversed() {
                for output in stage.outputs { try db.execute(sql: "DELETE FROM \(output.table)") }
            }
            var needs: [String: [String: Set<String>]] = [:]
            for stage in Stage.all {
                var read: [String: Set<String>] = [:]
                for need in stage.needs {
                    if needs[need] == nil { needs[need] = try Self.reads(Schema.derive(need), db) }
                    read.merge(needs[need] ?? [:]) { $0.union($1) }
                }
                let own =
                    switch stage.name {
                    case "needed_functions": try Self.readsOfCode(db) { _ = try TreeFlow(db, tree: $0) }
                    case "resolving": try Self.readsOfCode(db) { try SourceResolver(db, tree: $0).run() }
                    default: try Self.reads(Schema.derive(stage.name), db)
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
        let (folder, queue) = try Self.sample()
        defer { withExtendedLifetime(folder) {} }
        try queue.write { db in
            let property = try #require(
                try Row.fetchOne(
                    db, sql: "SELECT rowid, file_id FROM members WHERE kind = 'outlet' AND type = 'UILabel'"))
            func facts(_ type: String) throws -> [[DatabaseValue]] {
                try db.execute(
                    sql: "UPDATE members SET type = ? WHERE rowid = ?", arguments: [type, property[0] as Int64])
                return try Stage.Input.propertyTypes.facts(of: property[1], db)
            }
            let before = try facts("UILabel")
            #expect(try facts("UIImageView") == before)
            for type in ["QuantityStepper", "UINib", "String"] { #expect(try facts(type) != before, "\(type)") }
        }
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
        let all = try Set(String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table]))
        let before = chain(stage)
        if fixed.contains(table) || before.contains(where: { $0.outputs.contains { $0.table == table } }) { return all }
        var columns = given.union(table == "files" ? ofPath : [])
        // A stage may read the columns that it writes itself.
        if stage.name == "origins" { columns.insert("origin") }
        if stage.name == "counts" { columns.formUnion(["object_count", "owner_count"]) }
        for input in before.flatMap(\.inputs) + stage.ownInputs where input.tables.contains(table) {
            if input.query.isEmpty { return all }
            columns.formUnion(try reads(input.query, db, arguments: ["file": 1])[table] ?? [])
        }
        return columns
    }

    /// Returns the columns that statements read, by table. Temporary tables are left out.
    private static func reads(_ sql: String, _ db: Database, arguments: StatementArguments? = nil) throws -> [String:
        Set<String>]
    {
        var found: [String: Set<String>] = [:]
        let statements = try db.allStatements(sql: sql, arguments: arguments)
        while let statement = try statements.next() {
            for (table, columns) in regions(statement) { found[table, default: []].formUnion(columns) }
            try statement.execute()
        }
        let temporary = try String.fetchSet(db, sql: "SELECT name FROM temp.sqlite_master")
        let tables = try String.fetchSet(db, sql: "SELECT name FROM main.sqlite_master WHERE type = 'table'")
        return found.filter { tables.contains($0.key) && !temporary.contains($0.key) }
    }

    /// Returns the columns that the Swift code of a stage reads, by table. It traces the statements that the code runs.
    private static func readsOfCode(_ db: Database, _ run: (Int64) throws -> Void) throws -> [String: Set<String>] {
        var statements: [String] = []
        db.trace { statements.append($0.description) }
        for tree in try Int64.fetchAll(db, sql: "SELECT id FROM trees") { try run(tree) }
        db.trace(nil)
        var found: [String: Set<String>] = [:]
        for statement in Set(statements) where statement.hasPrefix("SELECT") || statement.hasPrefix("INSERT") {
            for (table, columns) in regions(try db.makeStatement(sql: statement)) {
                found[table, default: []].formUnion(columns)
            }
        }
        return found
    }

    /// Returns the columns of each table that a statement reads. GRDB describes them as `files(id,path),objects(id)`.
    private static func regions(_ statement: Statement) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for region in statement.databaseRegion.description.matches(of: /(\w+)\(([^)]*)\)/) {
            // `*` means that the statement depends on the existence of rows. Every declared input includes this
            // dependency.
            found[String(region.output.1)] = Set(region.output.2.split(separator: ",").map(String.init)).subtracting([
                "*"
            ])
        }
        return found
    }

    private static func sample() throws -> (TemporaryFolder, DatabaseQueue) {
        let folder = try TemporaryFolder()
        let index = IndexFile(database: folder.path + "/index.sqlite")
        _ = try Indexer(index: index).run(roots: [Tool.repository + "/Tests/Sample"])
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        configuration.prepareDatabase { $0.add(function: .pathMatches) }
        return (folder, try DatabaseQueue(path: index.path, configuration: configuration))
    }
}
