import Queries
import Store

/// The text keys of an export. A key stays the same as long as the repository, the path, and the object id or the
/// position stay the same. Row ids change from index to index.
///
/// The keys of a table that other tables refer to are stored in a temporary table with the columns `id` (the row id) and
/// `key`.
struct ExportKeys {
    private let snapshot: Snapshot
    private let repository: String
    /// The temporary table with the keys of each table, by the name of the table.
    private var stored: [String: String] = [:]

    init(_ snapshot: Snapshot, repository: String) { (self.snapshot, self.repository) = (snapshot, repository) }

    /// The tables that other tables refer to. A table comes after the tables that its key needs.
    private static let stored = [
        "files", "objects", "declarations", "class_descriptions", "calls", "classes", "targets", "nib_loads",
        "connections", "localized_strings", "texts",
    ]

    /// Stores the keys of all tables that other tables refer to.
    ///
    /// - Throws: ``AskingError``.
    mutating func store() throws {
        for name in Self.stored {
            guard let table = ExportedTable.all.first(where: { $0.name == name }) else { continue }
            let sql = sql(of: table)
            stored[name] = try snapshot.keep(inserting(into: sql), parameters: parameters(of: sql))
        }
    }

    /// Returns the SELECT of the rows of a table, sorted by all columns from left to right. It has the columns of the
    /// table without ``ExportedTable/commonColumns``.
    func rows(of table: ExportedTable) -> String {
        if table.name == ExportedTable.repositories.name { return Queries.export[table.name] ?? "" }
        let hasKey = table.primaryKey == ["id"]
        var selected: [String] = []
        var joins = hasKey ? ["JOIN own_keys ON own_keys.id = exported.id"] : []
        for (place, column) in table.ownColumns.enumerated() {
            if let reference = column.reference {
                let joined = "key_\(place)"
                joins.append(
                    "LEFT JOIN keys_\(reference) AS \(joined) ON \(joined).id = exported.\"\(column.name)\"")
                selected.append("\(joined).\"key\" AS \"\(column.name)\"")
            } else if hasKey, column.name == "id" {
                selected.append("own_keys.\"key\" AS \"id\"")
            } else {
                selected.append("exported.\"\(column.name)\" AS \"\(column.name)\"")
            }
        }
        let order = hasKey ? ["1"] : (1...table.ownColumns.count).map(String.init)
        let select = """
            SELECT \(selected.joined(separator: ", ")) FROM "\(table.name)" AS exported \(joins.joined(separator: " "))
            ORDER BY \(order.joined(separator: ", "))
            """
        return inserting(into: select, ownKeys: hasKey ? sql(of: table) : nil)
    }

    /// Returns the values for the parameters of a SELECT: the name of the repository, if the SELECT uses it.
    func parameters(of sql: String) -> [String: Value] {
        sql.contains(":repository") ? ["repository": .text(repository)] : [:]
    }

    // MARK: SQL

    /// Returns the SELECT of row ids and keys of a table.
    private func sql(of table: ExportedTable) -> String {
        if let stored = stored[table.name] { return "SELECT id, \"key\" FROM temp.\(stored)" }
        if let sql = Queries.export[table.name] { return Self.statement(sql) }
        let names = Set(table.ownColumns.map(\.name))
        let place = names.contains("column") ? "exported.line || ':' || exported.\"column\"" : "exported.line"
        var contents: [String] = []
        var joins: [String] = []
        for (index, column) in table.ownColumns.enumerated() where !["id", "line", "column"].contains(column.name) {
            if let reference = column.reference {
                // The keys of the table itself are not known yet.
                guard stored[reference] != nil else { continue }
                joins.append(
                    "LEFT JOIN keys_\(reference) AS content_\(index) ON content_\(index).id = exported.\"\(column.name)\""
                )
                contents.append("content_\(index).\"key\"")
            } else {
                contents.append("exported.\"\(column.name)\"")
            }
        }
        let template = Queries.export[names.contains("line") ? "placed" : "unplaced"] ?? ""
        return Self.statement(template).replacing("{exported}", with: "\"\(table.name)\"")
            .replacing("{keys}", with: joins.joined(separator: "\n"))
            .replacing("{contents}", with: contents.joined(separator: ", ")).replacing("{place}", with: place)
    }

    /// Puts the stored keys, and the keys of the table itself, before a SELECT as common table expressions.
    private func inserting(into select: String, ownKeys: String? = nil) -> String {
        var relations = stored.sorted { $0.key < $1.key }.map {
            "keys_\($0.key) (id, \"key\") AS (SELECT id, \"key\" FROM temp.\($0.value))"
        }
        if let ownKeys { relations.append("own_keys (id, \"key\") AS (\(ownKeys))") }
        return relations.isEmpty ? select : "WITH \(relations.joined(separator: ",\n"))\n\(select)"
    }

    /// Returns the statement of a file without its comments and semicolon.
    private static func statement(_ sql: String) -> String {
        sql.split(separator: "\n").filter { !$0.hasPrefix("--") }.joined(separator: "\n").replacing(";", with: "")
    }
}
