import Errors
import Store

/// Explains why a query returned no rows: which names do not exist, and how many files were searched.
package struct EmptyAnswer {
    private let snapshot: Snapshot

    /// Creates the sentences for queries of one snapshot.
    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    /// Returns sentences about a report that returned no rows.
    ///
    /// - Throws: ``AskingError`` if a limit of the snapshot is reached.
    package func lines(_ report: Report, _ values: [String: Value]) throws -> [String] {
        var lines: [String] = []
        let names = KnownNames(snapshot)
        for parameter in report.parameters where parameter.kind.isName {
            guard case .text(let value)? = values[parameter.name],
                let complaint = try names.complaint(about: value, parameter.kind)
            else { continue }
            // The value may be a name for another parameter.
            let other = try report.parameters.first { other in
                guard other.kind.isName, other.kind != parameter.kind else { return false }
                return try !names.all(other.kind, named: value).isEmpty
            }
            lines.append(
                other.map {
                    "No \(parameter.kind.words) is called \(value), but a \($0.kind.words) is: \($0.name)=\(value)."
                } ?? complaint)
        }
        if lines.isEmpty, let needs = report.needs,
            try snapshot.rows("SELECT 1 FROM \(needs.table) LIMIT 1").rows.isEmpty
        {
            return [needs.words]
        }
        return try lines.isEmpty ? searched() : lines
    }

    /// Returns sentences about SQL that returned no rows: one for each string that is not a known name, but is similar
    /// to a known name.
    ///
    /// - Throws: ``AskingError`` if a limit of the snapshot is reached.
    package func lines(sql: String, _ values: [String: Value]) throws -> [String] {
        let texts =
            Self.texts(of: sql) + values.values.compactMap { if case .text(let text) = $0 { text } else { nil } }
        let names = try KnownNames(snapshot).all(nil)
        let known = Set(names.map(\.name))
        var lines: [String] = []
        for text in Set(texts).sorted()
        where text.count > 4 && !known.contains(text) && !text.contains(where: { "*?[%/ ".contains($0) }) {
            let near = names.filter {
                abs($0.name.count - text.count) <= 2 && (NameSuggestions.distance(from: text, to: $0.name) ?? 9) <= 2
            }
            guard
                let best = near.min(by: {
                    NameSuggestions.distance(from: text, to: $0.name) ?? 9 < NameSuggestions.distance(
                        from: text, to: $1.name) ?? 9
                })
            else { continue }
            lines.append("Nothing is called \(text). Did you mean the \(best.kind.words) \(best.name)?")
        }
        return lines
    }

    /// Returns sentences about the searched files, and about unreadable files that may hide an answer.
    package func searched() throws -> [String] {
        guard let row = try snapshot.rows(Question.asking("searched")).named.first else { return [] }
        let counts = [("xib", row.integer("xibs") ?? 0), ("storyboard", row.integer("storyboards") ?? 0)]
        let words = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)\($0.1 == 1 ? "" : "s")" }
        var lines = [
            words.isEmpty
                ? "There is no xib or storyboard to search." : "No matches in \(words.joined(separator: " and "))."
        ]
        if let unread = row.integer("unread"), unread > 0, let places = row.text("unread_places") {
            let rest = unread > 3 ? " and \(unread - 3) more" : ""
            lines.append(
                "\(unread == 1 ? "One file" : "\(unread) files") could not be read and may hide an answer: \(places)\(rest)."
            )
        }
        return lines
    }

    /// Returns the strings in single quotes.
    private static func texts(of sql: String) -> [String] {
        sql.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
            String($0.element)
        }
    }
}

extension SchemaDocumentation {
    /// Adds a hint to an error of SQL that names an unknown table or column. Other errors stay unchanged.
    package func explaining(_ error: AskingError, in sql: String) -> AskingError {
        guard case .sql(let message, let excerpt) = error, let hint = hint(for: message, in: sql) else { return error }
        return .sql(message: message, excerpt: [excerpt, hint].compactMap { $0 }.joined(separator: "\n"))
    }

    /// Returns a hint for an SQLite error message about an unknown name; nil for other messages.
    ///
    /// - Parameter sql: the SQL. The hint prefers columns of the tables that the SQL reads.
    func hint(for message: String, in sql: String) -> String? {
        func name(behind words: String) -> String? {
            guard let range = message.range(of: words) else { return nil }
            return String(message[range.upperBound...].prefix { !" :,)".contains($0) })
        }
        if let table = name(behind: "no such table: ") {
            if Self.history.tables.contains(where: { $0.name == table }), !tables.contains(where: { $0.name == table })
            {
                return "\(table) is a table of .xibdb/history.sqlite, which xibdb history writes and reads."
            }
            let near = NameSuggestions.names(to: table, among: tables.map(\.name))
            return near.isEmpty ? nil : "Did you mean \(near.joined(separator: ", "))?"
        }
        guard let path = name(behind: "no such column: "), let column = path.split(separator: ".").last.map(String.init)
        else { return nil }
        let words = Set(sql.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { $0.lowercased() })
        let asked = tables.filter { words.contains($0.name) }
        let near = NameSuggestions.names(to: column, among: Array(Set(asked.flatMap { $0.columns.map(\.name) })))
        if !near.isEmpty { return "Did you mean \(near.joined(separator: ", "))?" }
        let homes = tables.filter { $0.columns.contains { $0.name == column } }.map(\.name)
        return homes.isEmpty
            ? nil : "\(homes.prefix(4).joined(separator: ", ")) \(homes.count == 1 ? "has" : "have") this column."
    }
}
