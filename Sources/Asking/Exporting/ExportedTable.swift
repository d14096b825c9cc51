import Queries

/// A table of an export: a public table or view of the index, with text keys instead of row ids.
///
/// The names of tables and columns are the same as in the index, so most SQL for an index also works for an export.
package struct ExportedTable: Sendable {
    /// The type of the values in a column. NULL is possible unless ``Column/isRequired`` is true.
    package enum ValueType: Sendable { case integer, real, text }

    /// A column of an exported table.
    package struct Column: Sendable {
        package let name: String
        package let type: ValueType
        /// Whether the column never contains NULL.
        package let isRequired: Bool
        /// The table whose key `id` the column contains; nil for any other column.
        package let reference: String?
        package let help: String
    }

    package let name: String
    package let help: String
    /// All columns in the order of the values in a row. The first columns are ``commonColumns``.
    package let columns: [Column]
    /// Whether the rows describe the frameworks of Apple. These rows are the same for all repositories.
    package let isFramework: Bool
    /// The columns of the primary key; empty if the table has none.
    package let primaryKey: [String]

    /// The columns that every exported table starts with.
    package static let commonColumns = [
        Column(
            name: "repository", type: .text, isRequired: true, reference: nil,
            help: "Name of the repository. Keys start with it."),
        Column(
            name: "revision", type: .text, isRequired: false, reference: nil,
            help: "Commit, or the name that the command gave; NULL outside git."),
        Column(
            name: "indexed_at", type: .text, isRequired: false, reference: nil,
            help: "Time of the last run that changed the index, or the time that the command gave."),
    ]

    /// The columns of the index that the table is made of, without ``commonColumns``.
    var ownColumns: ArraySlice<Column> { columns.dropFirst(Self.commonColumns.count) }

    /// All exported tables, in the order of the schema.
    package static let all: [ExportedTable] = {
        let tables = SchemaDocumentation.standard.tables.compactMap { table in
            table.isInternal || isLeftOut(table.name) ? nil : ExportedTable(table)
        }
        return [repositories] + tables
    }()

    /// The table with one row for each repository.
    package static let repositories: ExportedTable = {
        func column(_ name: String, _ type: ValueType, _ help: String) -> Column {
            Column(name: name, type: type, isRequired: true, reference: nil, help: help)
        }
        return ExportedTable(
            name: "repositories", help: "Exported repositories, one row per repository.",
            columns: commonColumns + [
                column("walk", .text, "How the files were found: git, folder or revision."),
                column("tool_version", .text, "Version of xibdb that wrote the index."),
                column("schema_version", .integer, "Version of the schema of the index."),
                column("file_count", .integer, "Number of indexed files."),
                column("nib_count", .integer, "Number of nibs and storyboards."),
                column("unreadable_count", .integer, "Number of files that could not be read."),
            ], isFramework: false, primaryKey: ["repository"])
    }()

    private init(name: String, help: String, columns: [Column], isFramework: Bool, primaryKey: [String]) {
        (self.name, self.help, self.columns) = (name, help, columns)
        (self.isFramework, self.primaryKey) = (isFramework, primaryKey)
    }

    private init(_ table: SchemaDocumentation.Table) {
        let columns = table.columns.compactMap { column in Column(column, of: table) }
        self.init(
            name: table.name, help: table.help, columns: Self.commonColumns + columns,
            isFramework: Self.frameworkTables.contains(table.name),
            primaryKey: table.columns.filter { $0.type?.contains("PRIMARY KEY") ?? false }.map(\.name))
    }

    private static let frameworkTables: Set = ["framework_classes", "framework_members"]

    // MARK: What is left out

    /// A table, view or column that an export does not contain.
    package struct LeftOut: Sendable {
        package let table: String
        /// The column; nil for the whole table.
        package let column: String?
        package let reason: String
    }

    /// The public tables, views and columns that `Queries/Export/left_out.tsv` lists.
    package static let leftOut = Queries.exportList("left_out").map { fields in
        LeftOut(table: fields[0], column: fields[1] == "." ? nil : fields[1], reason: fields[2])
    }

    private static func isLeftOut(_ table: String, column: String? = nil) -> Bool {
        leftOut.contains { $0.table == table && $0.column == column }
    }

    /// Returns whether a column of a public table is left out.
    ///
    /// Bookkeeping differs between runs. A row id of an internal table has no meaning outside the index. The column
    /// `repository` replaces the tree.
    fileprivate static func isLeftOut(_ column: SchemaDocumentation.Column, of table: String) -> Bool {
        let reference = Column.reference(in: column.type)
        return column.help.hasPrefix("Bookkeeping:") || reference?.hasPrefix("_") == true || column.name == "tree_id"
            || isLeftOut(table, column: column.name)
    }
}

extension ExportedTable.Column {
    /// Creates the exported column for a column of the index; nil if the column is left out.
    fileprivate init?(_ column: SchemaDocumentation.Column, of table: SchemaDocumentation.Table) {
        guard !ExportedTable.isLeftOut(column, of: table.name) else { return nil }
        let type = column.type ?? Self.viewTypes[table.name + "." + column.name] ?? "TEXT"
        let reference = column.type == nil ? (type == type.uppercased() ? nil : type) : Self.reference(in: type)
        let isKey = type.contains("PRIMARY KEY")
        self.init(
            name: column.name,
            type: reference != nil || (isKey && column.name == "id")
                ? .text : type.hasPrefix("INTEGER") ? .integer : type.hasPrefix("REAL") ? .real : .text,
            isRequired: isKey || type.contains("NOT NULL"), reference: reference,
            help: isKey && reference == nil
                ? "Key of the row." : column.help.replacing("Row id of", with: "Key of"))
    }

    /// Returns the table that a column refers to, according to its declaration.
    fileprivate static func reference(in type: String?) -> String? {
        guard let type, let mark = type.range(of: "REFERENCES ") else { return nil }
        return type[mark.upperBound...].split(separator: " ").first.map(String.init)
    }

    /// The types of columns of views, by `view.column`: an SQLite type, or the table that the column refers to. SQLite
    /// does not know the types. All other columns of views contain text.
    private static let viewTypes = Dictionary(
        uniqueKeysWithValues: Queries.exportList("views").map { ($0[0] + "." + $0[1], $0[2]) })
}
