import Store
import Trees

/// Replaces the rows of a changed file with the rows from a new reading.
///
/// If the rows of a table have the same content as before, they keep their row ids, and only their positions change.
/// All rows that are derived from them remain valid. Within a file, row ids are consecutive, in the order of the rows.
/// Therefore either all rows of a table are kept, or none.
final class RowReplacement {
    private let db: Database
    private let tables: [ContentTable]
    private let fileColumns: [String]
    private let writer: RowWriter
    private let declarations: DeclarationReplacement
    /// The prefix for the names of the tables with the new rows.
    private static let prefix = "new_"

    init(_ db: Database, treeID: Int64, origins: OriginRules, ids: RowIDs) throws {
        self.db = db
        tables = try ContentTable.names.map { try ContentTable($0, db) }
        for table in ContentTable.names + ["files"] {
            try db.run(
                "CREATE TEMP TABLE IF NOT EXISTS \(Self.prefix)\(table) AS SELECT * FROM main.\(table) WHERE 0")
        }
        // Columns that are derived from the path do not change.
        let staying = ["id", "tree_id", "path", "display_path", "origin"]
        fileColumns = try db.columns(of: "files").map(\.name).filter { !staying.contains($0) }
        writer = try RowWriter(db, treeID: treeID, origins: origins, ids: ids, prefix: Self.prefix)
        declarations = try DeclarationReplacement(db, ContentTable("declarations", db), prefix: Self.prefix)
    }

    /// Replaces the rows of a file with the rows from a reading.
    func replace(_ reading: FileReading, id: Int64, _ changes: inout Changes) throws {
        for table in ContentTable.names + ["files"] { try db.run("DELETE FROM \(Self.prefix)\(table)", []) }
        try writer.write(reading, id: id)
        let counts = try self.counts(id)
        var isChanged: Set<String> = []
        for (table, count) in zip(tables, counts) where count.old > 0 || count.new > 0 {
            let losesRows = table.references.contains { isChanged.contains($0.table) }
            if try losesRows || count.old != count.new || !isSame(table, id) { isChanged.insert(table.name) }
        }
        let inputs = Stage.inputs.filter {
            $0.isOfPlaces || $0.tables.contains { $0 == "files" || isChanged.contains($0) }
        }
        let before = try inputs.map { try $0.facts(of: id, db) }
        if isChanged.contains("declarations") { try declarations.run(id) }
        for (table, count) in zip(tables, counts) where count.old > 0 || count.new > 0 {
            if isChanged.contains(table.name) {
                try replace(table, id, isChanged)
            } else if try move(table, id) {
                changes.moved.insert(id)
            }
        }
        try replaceFile(id)
        for (input, before) in zip(inputs, before)
        where try input.tables == [input.name] || input.facts(of: id, db) != before {
            changes.inputs[input, default: []].insert(id)
        }
    }

    private func counts(_ file: Int64) throws -> [(old: Int, new: Int)] {
        let columns = tables.map {
            "(SELECT count(*) FROM \($0.name) WHERE file_id = :file), (SELECT count(*) FROM \(Self.prefix)\($0.name))"
        }
        return try db.firstRow("SELECT " + columns.joined(separator: ", "), [file]) { counts in
            tables.indices.map { (counts[2 * $0], counts[2 * $0 + 1]) }
        } ?? []
    }

    /// Whether the old and new rows have the same content in the same order.
    private func isSame(_ table: ContentTable, _ file: Int64) throws -> Bool {
        func rows(_ prefix: String, _ condition: String) -> String {
            // A reference is compared by the index of the referenced row in its table.
            let references = table.references.map { reference in
                "\"\(reference.column)\" - (SELECT min(id) FROM \(prefix)\(reference.table) WHERE file_id = :file)"
            }
            let values = table.facts.map { "\"\($0)\"" } + references
            return
                "SELECT row_number() OVER (ORDER BY rowid), \(values.joined(separator: ", ")) FROM \(prefix)\(table.name) WHERE file_id = :file"
        }
        return try db.firstRow("SELECT NOT EXISTS (\(rows("", "")) EXCEPT \(rows(Self.prefix, "")))", [file]) { $0[0] }
            ?? false
    }

    /// Updates the positions of rows with the same content.
    ///
    /// - Returns: whether any position changed.
    private func move(_ table: ContentTable, _ file: Int64) throws -> Bool {
        guard !table.places.isEmpty else { return false }
        let list = table.places.map { "\"\($0)\" = new.\"\($0)\"" }
        let differs = table.places.map { "\(table.name).\"\($0)\" <> new.\"\($0)\"" }
        try db.run(
            """
            UPDATE \(table.name)
            SET \(list.joined(separator: ", "))
            FROM \(Self.prefix)\(table.name) AS new
            WHERE \(table.name).file_id = :file
                AND new.rowid = 1 + \(table.name).id - (SELECT min(id) FROM \(table.name) WHERE file_id = :file)
                AND (\(differs.joined(separator: " OR ")))
            """, [file])
        return db.changedRowCount > 0
    }

    private func replace(_ table: ContentTable, _ file: Int64, _ isChanged: Set<String>) throws {
        let new = Self.prefix + table.name
        // If the referenced rows are kept, they have their old row ids. In this case, make the new rows refer to these
        // ids.
        for reference in table.references where !isChanged.contains(reference.table) {
            try db.run(
                """
                UPDATE \(new)
                SET "\(reference.column)" = "\(reference.column)"
                    + (SELECT min(id) FROM \(reference.table) WHERE file_id = :file) - (SELECT min(id) FROM \(Self.prefix)\(reference.table))
                """, [file])
        }
        if table.name == "texts" { try TextIndex.remove(file, db) }
        try db.run("DELETE FROM \(table.name) WHERE file_id = ?", [file])
        try db.run("INSERT INTO \(table.name) SELECT * FROM \(new) ORDER BY rowid", [])
        if table.name == "texts" { try TextIndex.add(file, db) }
    }

    private func replaceFile(_ file: Int64) throws {
        let list = fileColumns.map { "\"\($0)\" = new.\"\($0)\"" }.joined(separator: ", ")
        try db.run("UPDATE files SET \(list) FROM \(Self.prefix)files AS new WHERE files.id = ?", [file])
    }
}

/// The full-text index. SQLite does not update it automatically when its table changes.
enum TextIndex {
    static func add(_ file: Int64, _ db: Database) throws {
        try db.run("INSERT INTO texts_fts (rowid, text) SELECT id, text FROM texts WHERE file_id = ?", [file])
    }

    static func remove(_ file: Int64, _ db: Database) throws {
        try db.run(
            "INSERT INTO texts_fts (texts_fts, rowid, text) SELECT 'delete', id, text FROM texts WHERE file_id = ?",
            [file])
    }
}
