import Store
import HostSystem
import Schema

/// Derives rows from the rows of all files in a tree: classes, the classes that names refer to, loads, and loading
/// patterns.
///
/// Trees are independent of each other.
struct Derivation {
    private let db: Database
    private let changes: Changes
    /// Trees for which rows are derived.
    private let trees: Set<Int64>
    /// Whether ``trees`` contains all trees of the index.
    private let isOfAllTrees: Bool
    private var notes: [String] = []
    /// For each tree whose sources were searched in this run, the results of following its code.
    private var flows: [Int64: TreeFlow] = [:]

    /// Creates a derivation of the rows that the changes affect.
    init(_ db: Database, _ changes: Changes) throws {
        self.db = db
        self.changes = changes
        let all = Set(try db.rows("SELECT id FROM trees") { $0[0] as Int64 })
        trees = changes.isFresh ? all : all.intersection(changes.trees.union(changes.wholeTrees))
        isOfAllTrees = trees == all
    }

    /// Derives the rows that the changes affect.
    ///
    /// - Returns: notes for the user.
    mutating func run() throws -> [String] {
        notes = []
        // If a limit is reached and rows are missing, a stage adds a sentence about this.
        try db.run(
            "CREATE TEMP TABLE IF NOT EXISTS shortened (what TEXT NOT NULL); DELETE FROM temp.shortened")
        if changes.isFresh || changes.arePathsStale { try db.run(Schema.deriveDisplayPaths) }
        try fill("derived_trees", [])
        if changes.isTreeGone { for stage in Stage.all.reversed() { try empty(stage, ofAllTrees: false) } }
        guard !trees.isEmpty else { return [] }
        try fill("derived_trees", trees)
        if !changes.moved.isEmpty {
            try fill("moved_files", changes.moved)
            try db.run(Schema.deriveMovedLines)
        }
        let isWhole = changes.isFresh || !changes.wholeTrees.isEmpty
        var due: [String: Scope] = [:]
        let isApart = try !isWhole && derivesApart()
        for stage in Stage.all {
            due[stage.name] = isWhole ? .trees : scope(of: stage, due, isApart ? Stage.Input.declared : [])
        }
        // Later stages refer to the rows of earlier stages, so first delete the rows of later stages.
        for stage in Stage.all.reversed() {
            if case .trees = due[stage.name] { try empty(stage, ofAllTrees: isOfAllTrees) }
        }
        let code = "SELECT EXISTS (SELECT 1 FROM files WHERE kind NOT IN ('xib', 'storyboard', 'nib'))"
        let hasCode = try db.firstRow(code) { $0[0] } ?? true
        var made: Set<String> = []
        for (number, stage) in Stage.all.enumerated() where hasCode || !stage.isOfCode {
            guard let scope = due[stage.name] else { continue }
            Activity.report(.derivingTables, number, of: Stage.all.count)
            for need in stage.needs where made.insert(need).inserted { try db.run(Schema.derive(need)) }
            try run(stage, scope)
        }
        notes += try db.texts("SELECT what FROM temp.shortened ORDER BY what")
        return notes
    }

    /// The rows that a stage derives.
    private enum Scope {
        /// All rows of the trees.
        case trees
        /// Only the rows of these files.
        case files(Set<Int64>)
    }

    /// If only declarations of classes changed, derives only the affected rows. Returns whether this was possible.
    private func derivesApart() throws -> Bool {
        let changed = Stage.all.filter { ["targets", "modules", "classes"].contains($0.name) }.flatMap(\.inputs).filter
        { changes.inputs[$0] != nil }
        // Adopted protocols are compared together with the declaration.
        guard changed == [.rows("declarations")], let files = changes.inputs[.rows("declarations")],
            changes.inputs[.rows("_declaration_protocols")]?.isSubset(of: files) ?? true
        else { return false }
        return try IncrementalClassDerivation(db).derive()
    }

    /// Returns the rows that a stage must derive; nil if its rows do not change.
    ///
    /// - Parameter settled: inputs whose affected rows are already derived.
    private func scope(of stage: Stage, _ due: [String: Scope], _ settled: Set<Stage.Input>) -> Scope? {
        if stage.inputs.contains(where: { changes.inputs[$0] != nil && !settled.contains($0) })
            || stage.after.contains(where: { due[$0] != nil })
        {
            return .trees
        }
        var files = stage.ownInputs.reduce(into: Set<Int64>()) { $0.formUnion(changes.inputs[$1] ?? []) }
        // If several loads have the same pattern, the row refers to the first load by position. Therefore a changed
        // position can change the row.
        if stage.name == "patterns" { files.formUnion(changes.moved) }
        return files.isEmpty ? nil : .files(files)
    }

    private func empty(_ stage: Stage, ofAllTrees: Bool) throws {
        for output in stage.outputs {
            // Without a condition, SQLite deletes all rows of a table in one step.
            try db.run("DELETE FROM \(output.table)" + (ofAllTrees ? "" : " WHERE NOT (\(output.stays))"))
        }
    }

    private mutating func run(_ stage: Stage, _ scope: Scope) throws {
        if !stage.ownInputs.isEmpty {
            if case .files(let files) = scope {
                try fill("changed_files", files)
            } else {
                try fillWithAllFiles("changed_files")
            }
        }
        switch stage.name {
        case "needed_functions":
            for tree in trees.sorted() { flows[tree] = try changes.searches[tree]?.follow(db, tree: tree) }
        case "resolving":
            for tree in trees.sorted() {
                notes += try SourceResolver(db, tree: tree, flows.removeValue(forKey: tree)).run().map { [$0] } ?? []
            }
        default: try db.run(Schema.derive(stage.name))
        }
    }

    private func fillWithAllFiles(_ table: String) throws {
        try fill(table, [])
        try db.run(
            "INSERT INTO \(table) (id) SELECT id FROM files WHERE tree_id IN (SELECT id FROM derived_trees)")
    }

    /// Creates a temporary table with row ids.
    private func fill(_ table: String, _ ids: Set<Int64>) throws {
        try db.run(
            "CREATE TEMP TABLE IF NOT EXISTS \(table) (id INTEGER PRIMARY KEY); DELETE FROM temp.\(table)")
        for id in ids.sorted() { try db.run("INSERT INTO temp.\(table) (id) VALUES (?)", [id]) }
    }
}
