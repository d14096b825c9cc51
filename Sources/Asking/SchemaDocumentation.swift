import Errors
import Foundation
import Schema

/// The documentation of the schema, from the comments in `Schema/*.sql`.
package struct SchemaDocumentation: Sendable {
    /// A column of a table or view.
    package struct Column: Sendable, Equatable, Codable {
        package let name: String
        /// Type and constraints; nil for a column of a view.
        package let type: String?
        package let help: String
    }

    /// A table or view.
    package struct Table: Sendable, Codable {
        package let name: String
        /// `table`, `view` or `full-text index`.
        package let kind: String
        package let help: String
        /// An example query; nil for an internal table, and for a table of the history.
        package let example: String?
        package let columns: [Column]
        /// The file that contains the table or view: `.xibdb/index.sqlite` or `.xibdb/history.sqlite`.
        package let database: String

        /// Whether only xibdb itself uses the table or view. Internal names start with an underscore, and may change in
        /// any version.
        package var isInternal: Bool { name.hasPrefix("_") }
    }

    /// Tables and views in the order of the SQL files, tables first.
    package let tables: [Table]

    /// The schema of an index.
    package static let standard = SchemaDocumentation(
        sql: Schema.tables + "\n" + Schema.views, database: ".xibdb/index.sqlite")
    /// The schema of a history.
    package static let history = SchemaDocumentation(sql: Schema.historyTables, database: ".xibdb/history.sqlite")
    /// Both schemas, the index first.
    package static let all = SchemaDocumentation(tables: standard.tables + history.tables)

    private init(tables: [Table]) { self.tables = tables }

    init(sql: String, database: String) {
        var tables: [Table] = []
        var comment: [String] = []
        var open: (name: String, kind: String, help: String, example: String?, columns: [Column])?
        // After the FROM of a view, no columns follow.
        var isPastColumns = false
        for line in sql.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.drop { $0 == " " }
            if open?.kind == "view", line.hasPrefix("FROM ") { isPastColumns = true }
            if isPastColumns, text.hasPrefix("-- ") || !text.hasSuffix(";") {
                comment = []
                continue
            }
            isPastColumns = false
            // If an expression has several lines, its name is in the last line, and the inner lines are indented
            // further.
            let isInside = open?.kind == "view" && line.hasPrefix("     ")
            if text.hasPrefix("-- ") {
                if !isInside { comment.append(String(text.dropFirst(3))) }
                continue
            }
            if open?.kind == "view", !comment.isEmpty, isInside || !text.contains(" AS "), !text.contains(";") {
                continue
            }
            // A column of a table in the WITH clause is not a column of the view.
            if open?.kind == "view", !line.hasPrefix(" "), !text.hasPrefix("CREATE "), !text.contains(";") {
                comment = []
                continue
            }
            let words = text.split { $0 == " " || $0 == "(" }
            if text.hasPrefix("CREATE ") {
                let kind = words[1] == "VIEW" ? "view" : words[1] == "VIRTUAL" ? "full-text index" : "table"
                let name = words[1] == "VIRTUAL" ? words[3] : words[2]
                let help = comment.filter { !$0.hasPrefix(Self.exampleMark) }.joined(separator: " ")
                let example = comment.last { $0.hasPrefix(Self.exampleMark) }?.dropFirst(Self.exampleMark.count)
                open = (String(name), kind, help, example.map(String.init), [])
            } else if open != nil, !comment.isEmpty || open?.kind == "full-text index",
                let column = Self.column(text, comment, open?.kind)
            {
                open?.columns.append(column)
            }
            comment = []
            if text.contains(";"), let table = open {
                tables.append(
                    Table(
                        name: table.name, kind: table.kind, help: table.help, example: table.example,
                        columns: table.columns, database: database))
                open = nil
            }
        }
        self.tables = tables
    }

    /// The start of a comment that contains an example query.
    private static let exampleMark = "example: "

    /// Returns the column that a documented line declares: `name TYPE …` in a table, `expression AS name` in a view.
    private static func column(_ text: Substring, _ comment: [String], _ kind: String?) -> Column? {
        let declaration = text.last == "," ? text.dropLast() : text
        let help = comment.joined(separator: " ")
        let parts = declaration.split(separator: " ", maxSplits: 1)
        guard let first = parts.first else { return nil }
        switch kind {
        case "view":
            let name = declaration.range(of: " AS ", options: .backwards).map { declaration[$0.upperBound...] } ?? first
            return Column(name: unquoted(name), type: nil, help: help)
        case "full-text index":
            return parts.count == 1 && !declaration.contains(")")
                ? Column(name: unquoted(first), type: nil, help: "The \(first).") : nil
        default:
            return Column(name: unquoted(first), type: parts.count > 1 ? String(parts[1]) : nil, help: help)
        }
    }

    private static func unquoted(_ name: Substring) -> String { String(name.filter { $0 != "\"" }) }

    /// Returns the tables or views with the given name. Both the index and the history contain a table `meta`.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)``.
    package func tables(named name: String) throws(AskingError) -> [Table] {
        let found = tables.filter { $0.name == name }
        if !found.isEmpty { return found }
        throw .unknownName(
            what: "table or view", name: name,
            near: NameSuggestions.names(to: name, among: Set(tables.map(\.name)).sorted()))
    }
}
