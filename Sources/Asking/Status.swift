import Store

/// The content of an index, its age, and the files that could not be read.
package struct Status: Sendable, Codable {
    /// An indexed tree.
    package struct Root: Sendable, Codable {
        package let name: String
        package let path: String
        package let revision: String?
        package let commit: String?
        package let walk: String
        package let files: Int
    }

    package let database: String
    package let schemaVersion: Int
    package let toolVersion: String
    /// The start of the run that last wrote the index, in ISO 8601 (UTC).
    package let written: String
    /// Size of the database in bytes.
    package let size: Int
    package let roots: [Root]
    /// Number of rows of each table.
    package let tables: [String: Int]
    /// Files that could not be read.
    package let failures: [IndexSummary.Failure]

    /// Reads the status of an index.
    package init(_ snapshot: Snapshot) throws {
        database = snapshot.index.path
        let meta =
            try snapshot.rows(
                "SELECT schema_version, tool_version, strftime('%Y-%m-%dT%H:%M:%SZ', run_started_ns / 1000000000, 'unixepoch') FROM meta"
            ).rows.first ?? []
        schemaVersion = meta.first.flatMap(Self.integer) ?? 0
        toolVersion = meta.dropFirst().first.flatMap(Self.text) ?? ""
        written = meta.dropFirst(2).first.flatMap(Self.text) ?? ""
        size =
            try snapshot.rows("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size").rows.first
            .flatMap { Self.integer($0[0]) } ?? 0
        roots = try snapshot.rows(
            """
            SELECT name, path, revision, commit_id, walk, (SELECT count(*) FROM files WHERE files.tree_id = trees.id)
            FROM trees
            ORDER BY path, revision
            """
        ).rows.map {
            Root(
                name: Self.text($0[0]) ?? "", path: Self.text($0[1]) ?? "", revision: Self.text($0[2]),
                commit: Self.text($0[3]),
                walk: Self.text($0[4]) ?? "", files: Self.integer($0[5]) ?? 0)
        }
        var tables: [String: Int] = [:]
        for table in SchemaDocumentation.standard.tables where table.kind == "table" && !table.isInternal {
            tables[table.name] = try snapshot.rows("SELECT count(*) FROM \(table.name)").rows.first.flatMap {
                Self.integer($0[0])
            }
        }
        self.tables = tables
        failures = try snapshot.rows(
            "SELECT display_path, error_line, error_column, error FROM files WHERE error IS NOT NULL ORDER BY display_path"
        ).rows.map {
            IndexSummary.Failure(
                path: Self.text($0[0]) ?? "", line: Self.integer($0[1]), column: Self.integer($0[2]),
                message: Self.text($0[3]) ?? "")
        }
    }

    private static func text(_ value: Value) -> String? {
        if case .text(let text) = value { text } else { nil }
    }

    private static func integer(_ value: Value) -> Int? {
        if case .integer(let number) = value { Int(number) } else { nil }
    }
}
