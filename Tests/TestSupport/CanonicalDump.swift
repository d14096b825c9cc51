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
            let rows = try snapshot.rows(sql(for: table, references(of: table.name, snapshot))).rows.map { row in
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
    private static let constant: Set<String> = [
        "meta", "framework_classes", "framework_class_platforms", "framework_members", "framework_member_platforms",
        "framework_aliases",
    ]
    private static let bookkeeping: Set<String> = ["inode", "mtime_ns", "ctime_ns"]
    /// Tables without an order of their own, beside those that are derived.
    private static let unordered: Set<String> = ["calls", "target_paths"]

    /// The columns of a table that hold row ids, with the tables that they refer to.
    private static func references(of table: String, _ snapshot: Snapshot) throws -> [String: String] {
        let rows = try snapshot.rows(
            #"SELECT "from", "table" FROM pragma_foreign_key_list(:table)"#, parameters: ["table": .text(table)]).rows
        return rows.reduce(into: [:]) { references, row in
            if case .text(let column) = row[0], case .text(let referred) = row[1] { references[column] = referred }
        }
    }

    /// What a reference to a row stands for, as SQL.
    private static func meaning(of reference: String, to table: String, in referring: String) -> String {
        let place = "(SELECT path FROM files WHERE files.id = stood.file_id) || ':' || stood.line"
        let text = switch table {
        case "files": "stood.path"
        case "classes", "targets", "trees": "stood.name"
        // The place among the objects of the file.
        case "objects": "stood.id - (SELECT min(first.id) FROM objects AS first WHERE first.file_id = stood.file_id)"
        default: place
        }
        return "(SELECT \(text) FROM \(table) AS stood WHERE stood.id = \(referring).\"\(reference)\")"
    }

    private static func sql(for table: SchemaDocumentation.Table, _ references: [String: String]) -> String {
        let isOrdered = references["file_id"] != nil && !table.help.hasPrefix("Derived") && !unordered.contains(table.name)
        let columns = table.columns.filter { !bookkeeping.contains($0.name) }.map { column -> String in
            if let referred = references[column.name] {
                return meaning(of: column.name, to: referred, in: table.name) + " AS \"\(column.name)\""
            }
            guard column.name == "id" else { return "\(table.name).\"\(column.name)\"" }
            // A surrogate id becomes the place in the file.
            return isOrdered ? "row_number() OVER (PARTITION BY \(table.name).file_id ORDER BY \(table.name).id) AS id" : "0 AS id"
        }
        let order = isOrdered
            ? "(SELECT tree_id FROM files WHERE files.id = \(table.name).file_id), (SELECT path FROM files WHERE files.id = \(table.name).file_id), \(table.name).rowid"
            : (1...columns.count).map(String.init).joined(separator: ", ")
        return "SELECT \(columns.joined(separator: ", ")) FROM \(table.name) ORDER BY \(order)"
    }
}
