import Asking

/// The CREATE TABLE statements of the exported tables, with types, keys and comments.
package struct TableScript {
    /// A database program.
    package enum Dialect: String, CaseIterable, Sendable { case postgres, duckdb, clickhouse }

    private let dialect: Dialect

    package init(_ dialect: Dialect) { self.dialect = dialect }

    /// The script. The statements do not change tables that exist already.
    package var text: String {
        let tables = ExportedTable.all
        let head = "-- The tables of `xibdb export`, for \(dialect.rawValue).\n\n"
        let created = tables.map(create).joined(separator: "\n")
        return head + created + (dialect == .postgres ? "\n" + tables.map(references).joined() : "")
    }

    private func create(_ table: ExportedTable) -> String {
        var lines = table.columns.map { column in "    " + declaration(column) }
        if dialect != .clickhouse, !table.primaryKey.isEmpty {
            lines.append("    PRIMARY KEY (\(Self.list(table.primaryKey)))")
        }
        let body = "CREATE TABLE IF NOT EXISTS \"\(table.name)\" (\n\(lines.joined(separator: ",\n"))\n)"
        guard dialect == .clickhouse else {
            let comments = table.columns.map { column in
                "COMMENT ON COLUMN \"\(table.name)\".\"\(column.name)\" IS \(literal(help(column)));\n"
            }
            return "\(body);\nCOMMENT ON TABLE \"\(table.name)\" IS \(literal(table.help));\n" + comments.joined()
        }
        let order = ["repository"] + table.primaryKey.filter { $0 != "repository" }
        return """
            \(body)
            ENGINE = MergeTree ORDER BY (\(Self.list(order)))
            COMMENT \(literal(table.help));

            """
    }

    private func declaration(_ column: ExportedTable.Column) -> String {
        let type = type(column)
        guard dialect == .clickhouse else {
            return "\"\(column.name)\" \(type)" + (column.isRequired ? " NOT NULL" : "")
        }
        return "\"\(column.name)\" \(column.isRequired ? type : "Nullable(\(type))") COMMENT \(literal(help(column)))"
    }

    private func type(_ column: ExportedTable.Column) -> String {
        switch (dialect, column.type) {
        case (.clickhouse, .integer): "Int64"
        case (.clickhouse, .real): "Float64"
        case (.clickhouse, .text): "String"
        case (_, .integer): "BIGINT"
        case (.postgres, .real): "DOUBLE PRECISION"
        case (.duckdb, .real): "DOUBLE"
        case (.postgres, .text): "TEXT"
        case (.duckdb, .text): "VARCHAR"
        }
    }

    /// The foreign keys. PostgreSQL checks them at the end of a transaction, so the order of the rows does not matter.
    private func references(_ table: ExportedTable) -> String {
        table.columns.compactMap { column in
            guard let reference = column.reference else { return nil }
            return """
                ALTER TABLE "\(table.name)" ADD FOREIGN KEY ("\(column.name)") REFERENCES "\(reference)"
                    DEFERRABLE INITIALLY DEFERRED;

                """
        }.joined()
    }

    private func help(_ column: ExportedTable.Column) -> String {
        column.reference.map { "\(column.help) Refers to \($0).id." } ?? column.help
    }

    private static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

    /// Returns a string literal. In ClickHouse, a backslash starts an escape.
    private func literal(_ text: String) -> String {
        let text = dialect == .clickhouse ? text.replacing("\\", with: "\\\\") : text
        return "'" + text.replacing("'", with: "''") + "'"
    }
}
