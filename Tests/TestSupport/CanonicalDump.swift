import Asking
import Store

/// An index as text that two runs can be compared by: every table in the
/// order of paths and positions, row ids replaced by what they stand for,
/// without bookkeeping (times, inodes, the order in which rows were written).
public enum CanonicalDump {
    public static func of(_ database: String) throws -> String {
        let snapshot = try Snapshot(index: IndexFile(database: database))
        var text = ""
        for table in SchemaDocumentation.standard.tables where table.kind == "table" && !constant.contains(table.name) {
            text += "== \(table.name)\n"
            let rows = try snapshot.rows(sql(for: table)).rows.map { row in
                row.map { "\($0)" }.joined(separator: " | ")
            }
            text += rows.joined(separator: "\n") + "\n"
        }
        // The full-text index by its answers.
        for search in ["tit", "the", "Can", "取消", "ton"] {
            let found = try snapshot.rows("""
                SELECT files.path, texts.line, texts.text
                FROM texts_fts
                JOIN texts ON texts.id = texts_fts.rowid
                JOIN files ON files.id = texts.file_id
                WHERE texts_fts MATCH :search
                ORDER BY 1, 2, 3
                """, parameters: ["search": .text("\"\(search)\"")]).rows
            text += "== search \(search): \(found)\n"
        }
        return text
    }

    /// Tables that are the same in every index, or tell of the run alone.
    private static let constant: Set<String> = ["meta", "framework_classes", "framework_members"]
    /// What the columns with row ids of other tables stand for.
    private static let standsFor: [String: (table: String, text: String)] = [
        "super": ("classes", "name"), "class": ("classes", "name"), "ancestor": ("classes", "name"),
        "declaration": ("declarations", "line"), "description": ("class_descriptions", "line"),
        "owner_class": ("classes", "name"), "root_class": ("classes", "name"),
        "target": ("targets", "name"), "load": ("nib_loads", "line"), "member": ("members", "line"), "origin": ("nib_loads", "line"),
    ]
    /// Tables whose columns class, owner_class and member are row ids, and no names.
    private static let classTables: Set<String> = [
        "class_names", "class_targets", "class_ancestors", "named_classes", "declarations", "class_keys",
        "class_selectors", "load_classes", "nib_patterns",
    ]
    /// Tables that are made anew in every run: their rows have no order.
    private static let derived: Set<String> = [
        "classes", "class_names", "class_targets", "class_ancestors", "named_classes", "loaded_nibs", "target_files", "nib_loads",
        "identifiers", "calls", "target_paths", "class_keys", "class_selectors", "load_classes", "nib_patterns",
    ]
    private static let bookkeeping: Set<String> = ["inode", "mtime_ns", "ctime_ns"]
    /// Columns that hold row ids of objects.
    private static let objectColumns: Set<String> = [
        "parent", "source", "destination", "object", "last_object", "owner", "first_item", "second_item", "controller", "root",
    ]

    private static func sql(for table: SchemaDocumentation.Table) -> String {
        let hasFile = table.columns.contains { $0.name == "file_id" }
        let columns = table.columns.filter { !bookkeeping.contains($0.name) }.map { column -> String in
            let name = "\"\(table.name)\".\"\(column.name)\""
            switch column.name {
            case "id":
                // A surrogate id becomes the place in the file.
                guard hasFile, !derived.contains(table.name) else { return "0 AS id" }
                return "row_number() OVER (PARTITION BY \(table.name).file_id ORDER BY \(table.name).id) AS id"
            case "file_id": return "(SELECT path FROM files WHERE files.id = \(name)) AS file_id"
            case "tree_id": return "(SELECT path FROM trees WHERE trees.id = \(name)) AS tree_id"
            case let other where standsFor[other] != nil
                && (!(other.hasSuffix("class") || other == "member") || classTables.contains(table.name)):
                guard let meaning = standsFor[other] else { return name }
                let found = table.name == "identifiers" && other == "origin" ? "identifiers" : meaning.table
                return "(SELECT stood.\(meaning.text) FROM \(found) AS stood WHERE stood.id = \(name)) AS \(other)"
            case _ where objectColumns.contains(column.name):
                return """
                    \(name) - (SELECT min(first.id) FROM objects AS first WHERE first.file_id = \(table.name).file_id) AS \(column.name)
                    """
            default: return name
            }
        }
        let order = hasFile && !derived.contains(table.name) ? "(SELECT path FROM files WHERE files.id = \(table.name).file_id), \(table.name).rowid" : (1...columns.count).map(String.init).joined(separator: ", ")
        return "SELECT \(columns.joined(separator: ", ")) FROM \(table.name) ORDER BY \(order)"
    }
}
