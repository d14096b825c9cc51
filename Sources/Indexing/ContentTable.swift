import Store

/// A table whose rows were read from files.
package struct ContentTable: Sendable {
    /// The names of the tables. A table to which other tables refer comes first.
    package static let names = [
        "objects", "class_descriptions", "declarations", "targets",
        "connections", "constraints", "owners", "scenes", "runtime_attributes", "resources", "resource_uses", "texts",
        "variations",
        "layout_conflicts", "subtrees", "_nib_class_names", "members", "_declaration_protocols", "imports",
        "_load_calls",
        "_identifier_uses",
        "constants",
        "calls", "functions",
        "assignments", "_super_calls", "_class_values", "_member_mentions",
        "_flag_regions", "_defined_flags", "_target_paths", "_target_dependencies", "_manifest_entries",
        "_settings_inputs", "_project_regions",
        "localized_strings",
        "_asset_sets", "_asset_variants", "mentioned_names", "_assigned_names", "resource_calls", "font_faces",
        "_declared_fonts",
    ]

    let name: String
    let columns: [String]
    /// Columns that contain row ids of other rows of the same file, and the tables of those rows.
    let references: [(column: String, table: String)]
    /// Columns with content, without references and positions.
    let facts: [String]
    let places: [String]

    /// Reads the columns of the table from the schema of the index.
    init(_ name: String, _ db: Database) throws {
        self.name = name
        columns = try db.columns(of: name).map(\.name)
        let keys = try db.rows(#"SELECT "from", "table" FROM pragma_foreign_key_list(?)"#, [name]) { row in
            (column: row[0] as String, table: row[1] as String)
        }
        references = keys.filter { Self.names.contains($0.table) }
        let referring = Set(references.map(\.column))
        let places = columns.filter { ["line", "column", "body_line"].contains($0) }
        self.places = places
        facts = columns.filter { !(["id", "file_id"] + places).contains($0) && !referring.contains($0) }
    }
}
