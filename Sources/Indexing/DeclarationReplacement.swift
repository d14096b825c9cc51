import Store

/// Compares the new declarations in a changed file with the old declarations.
///
/// If one declaration in a file changes, the unchanged declarations also get new row ids. Rows that are derived from
/// them are updated to the new row ids. Added and removed declarations are written to a temporary table.
struct DeclarationReplacement {
    private let db: Database
    private let match: Statement
    private let note: Statement
    /// The temporary table with the added and removed declarations of all files.
    static let noted = "redeclared"

    /// - Parameters:
    ///   - table: the table `declarations`.
    ///   - prefix: prefix of the table names for the new rows.
    init(_ db: Database, _ table: ContentTable, prefix: String) throws {
        self.db = db
        try Self.prepare(db)
        try db.run(
            """
            CREATE TEMP TABLE IF NOT EXISTS kept_declarations (old_id INTEGER PRIMARY KEY, new_id INTEGER NOT NULL UNIQUE, line INTEGER NOT NULL)
            """)
        let facts = table.facts.map { "\"\($0)\"" }
        /// Returns a query for the full content of each declaration. Declarations with the same content are numbered.
        func said(_ prefix: String) -> String {
            let names = facts.joined(separator: ", ")
            return """
                SELECT *, row_number() OVER (PARTITION BY \(names), protocols ORDER BY id) AS place
                FROM (
                    SELECT id, line, \(names), (
                        SELECT group_concat(position || name)
                        FROM \(prefix)_declaration_protocols AS adopted
                        WHERE adopted.declaration_id = \(prefix)declarations.id
                    ) AS protocols
                    FROM \(prefix)declarations
                    WHERE file_id = :file
                )
                """
        }
        let isSame = (facts + ["protocols"]).map { "new.\($0) IS old.\($0)" }.joined(separator: " AND ")
        match = try db.statement(
            """
            INSERT INTO kept_declarations (old_id, new_id, line)
            SELECT old.id, new.id, new.line FROM (\(said("main."))) AS old JOIN (\(said(prefix))) AS new ON new.place = old.place AND \(isSame)
            """)
        note = try db.statement(
            """
            INSERT INTO \(Self.noted) (old_id, new_id, tree_id, name, objc_name, kind, superclass, category)
            SELECT old_id, new_id, tree_id, declared.name, objc_name, declared.kind, superclass, category
            FROM (
                SELECT id AS old_id, NULL AS new_id, name, objc_name, kind, superclass, category
                FROM main.declarations
                WHERE file_id = :file AND id NOT IN (SELECT old_id FROM kept_declarations)
                UNION ALL
                SELECT NULL, id, name, objc_name, kind, superclass, category
                FROM \(prefix)declarations
                WHERE id NOT IN (SELECT new_id FROM kept_declarations)
            ) AS declared
            JOIN files ON files.id = :file
            """)
    }

    /// Creates the table for added and removed declarations, if it does not exist.
    static func prepare(_ db: Database) throws {
        try db.run(
            """
            CREATE TEMP TABLE IF NOT EXISTS \(noted) (
                old_id INTEGER UNIQUE, new_id INTEGER UNIQUE, tree_id INTEGER NOT NULL, name TEXT NOT NULL, objc_name TEXT, kind TEXT NOT NULL,
                superclass TEXT, category TEXT
            )
            """)
    }

    /// Compares the old and the new declarations of a file. Call it before the new rows replace the old rows.
    func run(_ file: Int64) throws {
        try db.run("DELETE FROM kept_declarations", [])
        try match.run([file])
        try note.run([file])
        // The row ids may have belonged to a removed file whose derived rows still exist.
        try db.run(
            "DELETE FROM _declaration_classes WHERE declaration_id IN (SELECT new_id FROM kept_declarations)", [])
        try db.run(
            """
            UPDATE _declaration_classes SET declaration_id = new_id FROM kept_declarations WHERE declaration_id = old_id
            """, [])
        try db.run(
            """
            UPDATE classes SET declaration_id = new_id, line = kept_declarations.line FROM kept_declarations WHERE declaration_id = old_id
            """, [])
    }
}
