import Errors
import Store

/// The metadata that Datasette shows for an index and a history: descriptions of tables and columns, and the reports as
/// queries.
///
/// The format is the `metadata.json` format of Datasette 0.65. Datasette names a database by its file name without the
/// extension.
package struct DatasetteMetadata: Encodable {
    /// A table or view.
    struct Table: Encodable {
        let description: String
        /// The description of each column, by column name.
        let columns: [String: String]
        /// Whether Datasette hides the table or view, because it is internal.
        let hidden: Bool
    }

    /// A report as a query with named parameters.
    struct Query: Encodable {
        let title: String
        let description: String
        let sql: String
        let params: [String]
    }

    /// A database with its tables and queries.
    struct Database: Encodable {
        var tables: [String: Table] = [:]
        var queries: [String: Query] = [:]
    }

    let title = "xibdb"
    let description = "Interface Builder files of a repository as tables"
    let databases: [String: Database]

    /// Describes the schema, and the reports that plain SQLite can run.
    ///
    /// - Throws: ``AskingError/badReport(path:line:message:)`` for a shipped report that cannot be read.
    package init(_ schema: SchemaDocumentation = .all) throws(AskingError) {
        var databases: [String: Database] = [:]
        for table in schema.tables {
            let name = String(table.database.split(separator: "/").last?.split(separator: ".").first ?? "")
            let columns = Dictionary(table.columns.map { ($0.name, $0.help) }) { first, _ in first }
            databases[name, default: Database()].tables[table.name] = Table(
                description: table.help, columns: columns, hidden: table.isInternal)
        }
        for report in try ReportCatalog(index: nil).reports where !report.usesOwnFunctions {
            databases["index", default: Database()].queries[report.name] = Query(
                title: report.title, description: report.answers, sql: report.plainSQL,
                params: report.parameters.map(\.name))
        }
        self.databases = databases
    }
}

extension Report {
    /// Whether the SQL calls a function that only xibdb provides.
    fileprivate var usesOwnFunctions: Bool {
        sql.contains(" REGEXP ") || Functions.names.contains { sql.contains($0 + "(") }
    }

    /// The SQL for Datasette. Datasette passes an empty string for a missing parameter, so the SQL replaces an empty
    /// string with the default value.
    fileprivate var plainSQL: String {
        parameters.reduce(sql) { sql, parameter in
            let name = parameter.name
            guard let pattern = try? Regex(":\(name)\\b") else { return sql }
            let given = parameter.kind.cast("nullif(:\(name), '')")
            guard let standard = parameter.defaultValue, standard != .null else {
                return sql.replacing(pattern, with: given)
            }
            return sql.replacing(pattern, with: "coalesce(\(given), \(standard.literal))")
        }
    }
}

extension Report.Parameter.Kind {
    /// Returns SQL that casts a text to the type of this kind.
    fileprivate func cast(_ sql: String) -> String {
        switch self {
        case .integer, .flag: "CAST(\(sql) AS INTEGER)"
        case .number: "CAST(\(sql) AS REAL)"
        default: sql
        }
    }
}

extension Value {
    /// The value as an SQL literal.
    fileprivate var literal: String {
        switch self {
        case .null, .blob: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): "'" + text.replacing("'", with: "''") + "'"
        }
    }
}
