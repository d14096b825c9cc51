import Store
import Schema

/// Derives only the classes that were added or removed, if nothing else refers to them. All other derived rows do not
/// change.
///
/// The derivation runs the same scripts as a full derivation, but on temporary tables with the same names. These tables
/// contain only the changed classes and their ancestors. The results are then copied to the index.
struct IncrementalClassDerivation {
    private let db: Database
    /// The tables to which the scripts write.
    private static let filled = Stage.all.filter { ["classes", "named_classes"].contains($0.name) }.flatMap {
        $0.outputs.map(\.table)
    }
    private static let scripts = ["nib_class_names", "own_targets", "classes", "visible_classes", "named_classes"]
    /// Tables about nibs. Empty views hide these tables from the scripts, because no nib names the changed classes.
    private static let hidden = ["_nib_class_names", "class_descriptions"]
    /// The maximum number of changed declarations. If there are more, deriving all rows is simpler.
    private static let most = 16

    init(_ db: Database) { self.db = db }

    /// Derives the classes in the table of ``DeclarationReplacement``.
    ///
    /// - Returns: whether this was possible. If not, nothing has changed, and all rows must be derived.
    func derive() throws -> Bool {
        let count = try db.number("SELECT count(*) FROM \(DeclarationReplacement.noted)")
        guard (1...Self.most).contains(Int(count)) else { return false }
        let before = try temporaries()
        defer { try? dropTemporaries(but: before) }
        try db.run(Schema.derive("redeclared_mentions"))
        guard try db.number("SELECT count(*) FROM mentioned_classes") == 0 else { return false }
        try setApart()
        for script in Self.scripts { try db.run(Schema.derive(script)) }
        try db.run(Schema.derive("redeclared_pairs"))
        guard try isAsKnown() else { return false }
        try db.run(Schema.derive("redeclared_rows"))
        return true
    }

    /// Creates the temporary tables with only the changed classes and their ancestors.
    private func setApart() throws {
        for table in Self.filled {
            let made = try db.texts(
                "SELECT sql FROM main.sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type DESC", [table])
            for sql in made {
                let (word, ours) =
                    sql.hasPrefix("CREATE TABLE ") ? ("TABLE ", "TABLE temp.") : ("INDEX ", "INDEX temp.")
                try db.run(sql.replacing(word, with: ours, maxReplacements: 1))
            }
        }
        for table in Self.hidden {
            try db.run("CREATE TEMP VIEW \(table) AS SELECT * FROM main.\(table) WHERE 0")
        }
        try db.run(
            """
            CREATE TEMP VIEW declarations AS SELECT * FROM main.declarations WHERE name IN (SELECT name FROM temp.affected_names)
            """)
    }

    /// Whether the derived ancestors of the unchanged classes are the same as in the index.
    private func isAsKnown() throws -> Bool {
        guard try db.number("SELECT count(*) FROM temp.classes WHERE id NOT IN (SELECT affected_id FROM joined)") == 0
        else {
            return false
        }
        let known = "SELECT class_id FROM joined WHERE NOT is_new"
        for (table, other) in [("_class_superclasses", "superclass_id"), ("class_ancestors", "ancestor_id")] {
            let apart = """
                SELECT own.class_id, above.class_id
                FROM temp.\(table) AS found
                JOIN joined AS own ON own.affected_id = found.class_id AND NOT own.is_new
                JOIN joined AS above ON above.affected_id = found.\(other)
                """
            let main = "SELECT class_id, \(other) FROM main.\(table) WHERE class_id IN (\(known))"
            guard try isSame(apart, main) else { return false }
        }
        return try isSame(
            """
            SELECT own.class_id, found.platform
            FROM temp._class_platforms AS found
            JOIN joined AS own ON own.affected_id = found.class_id AND NOT own.is_new
            """,
            "SELECT class_id, platform FROM main._class_platforms WHERE class_id IN (\(known))")
    }

    private func isSame(_ one: String, _ other: String) throws -> Bool {
        try db.number("SELECT EXISTS (\(one) EXCEPT \(other)) OR EXISTS (\(other) EXCEPT \(one))") == 0
    }

    private func temporaries() throws -> Set<String> {
        Set(try db.texts("SELECT name FROM temp.sqlite_master"))
    }

    private func dropTemporaries(but kept: Set<String>) throws {
        let made = try db.rows(
            "SELECT type, name FROM temp.sqlite_master WHERE type IN ('view', 'table') ORDER BY type DESC"
        ) { (type: $0[0] as String, name: $0[1] as String) }
        for (type, name) in made where !kept.contains(name) { try db.run("DROP \(type.uppercased()) temp.\(name)") }
    }
}
