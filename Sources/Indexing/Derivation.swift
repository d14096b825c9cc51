import GRDB
import Schema

/// Works out what follows from the rows of all files of a tree: classes, what
/// their names stand for, loads, patterns. Trees know nothing of each other.
struct Derivation {
    /// Every table that is derived, with what tells that a row of it belongs
    /// to a tree whose rows stay. In the order in which rows can go.
    static let tables: [(name: String, stays: String)] = [
        ("nib_patterns", ofFile), ("load_classes", ofLoad), ("loaded_nibs", ofLoad), ("load_entry_points", ofLoad),
        ("nib_loads", ofFile), ("identifiers", ofFile), ("class_keys", ofClass), ("class_selectors", ofClass),
        ("named_class_candidates", ofFile), ("named_classes", ofFile),
        ("declaration_classes", ofClass), ("class_ancestors", ofClass), ("class_superclasses", ofClass), ("class_platforms", ofClass),
        ("class_targets", ofClass), ("class_names", ofTree), ("classes", ofTree), ("file_modules", ofFile), ("target_files", ofFile),
        ("generated_targets", ofTarget),
    ]

    private static let ofTree = "tree_id NOT IN (SELECT id FROM derived_trees) AND tree_id IN (SELECT id FROM trees)"
    private static let ofFile = "file_id IN (SELECT id FROM files WHERE tree_id NOT IN (SELECT id FROM derived_trees))"
    private static let ofClass = "class_id IN (SELECT id FROM classes WHERE \(ofTree))"
    private static let ofTarget = "target_id IN (SELECT id FROM targets WHERE \(ofFile))"
    private static let ofLoad = "load_id IN (SELECT id FROM nib_loads WHERE \(ofFile))"

    private let db: Database

    init(_ db: Database) { self.db = db }

    /// Derives everything anew.
    ///
    /// - Parameters:
    ///   - trees: row ids of the trees that changed; nil for all. What was
    ///     derived of the others stays as it is.
    ///   - isAnyGone: whether trees were taken out, of which rows are left.
    func run(trees: Set<Int64>? = nil, isAnyGone: Bool = false) throws {
        try db.execute(sql: Schema.derivePaths)
        let all = try Int64.fetchSet(db, sql: "SELECT id FROM trees")
        let derived = all.intersection(trees ?? all)
        guard isAnyGone || !derived.isEmpty else { return try db.execute(sql: Schema.deriveOrigins) }
        try db.execute(sql: "CREATE TEMP TABLE derived_trees (id INTEGER PRIMARY KEY)")
        for tree in derived.sorted() { try db.execute(sql: "INSERT INTO derived_trees (id) VALUES (?)", arguments: [tree]) }
        for table in Self.tables {
            // Without a condition SQLite empties a table at once.
            try db.execute(sql: "DELETE FROM \(table.name)" + (derived == all ? "" : " WHERE NOT (\(table.stays))"))
        }
        try db.execute(sql: Schema.deriveClasses)
        try db.execute(sql: Schema.deriveOrigins)
        try db.execute(sql: Schema.deriveMeanings)
        try db.execute(sql: Schema.deriveAnswers)
        for tree in derived.sorted() {
            var resolver = try SourceResolver(db, tree: tree)
            try resolver.run()
        }
        try db.execute(sql: Schema.deriveLoads)
        try db.execute(sql: Schema.derivePatterns)
        try db.execute(sql: "DROP TABLE derived_trees")
    }
}
