import Errors
import Queries
import Store

/// The names in an index, by kind.
package struct KnownNames {
    /// A name with the number of its uses.
    package struct Known: Sendable, Equatable {
        /// The kind of the named item.
        package let kind: Report.Parameter.Kind
        package let name: String
        /// Number of places in nibs that use the name; 0 if only sources or catalogs contain it.
        package let uses: Int
    }

    private let snapshot: Snapshot

    /// Creates the names of one index.
    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    /// Returns all names of a kind. If the kind is nil, returns the names of all kinds except modules and languages.
    ///
    /// - Parameter name: the only name to return.
    /// - Throws: ``AskingError`` if a limit of the snapshot is reached.
    package func all(_ kind: Report.Parameter.Kind?, named name: String? = nil) throws -> [Known] {
        let values: [String: Value] = [
            "kind": kind.map { .text($0.rawValue) } ?? .null, "name": name.map(Value.text) ?? .null,
        ]
        return try snapshot.rows(Question.asking("known-names"), parameters: values).named.compactMap { row in
            guard let kind = row.text("kind").flatMap(Report.Parameter.Kind.init), let name = row.text("name") else {
                return nil
            }
            return Known(kind: kind, name: name, uses: row.integer("uses") ?? 0)
        }
    }

    /// Returns the selector that differs from a value only in its colons.
    ///
    /// Returns nil if the value is a selector of the index or a pattern, or if several selectors match.
    package func selector(for value: String) throws -> Known? {
        guard !value.contains(where: { "*?[".contains($0) }) else { return nil }
        let all = try all(.action)
        let fitting = all.filter { $0.name.filter { $0 != ":" } == value.filter { $0 != ":" } }
        return fitting.count == 1 && fitting[0].name != value ? fitting[0] : nil
    }

    /// Completes the selectors in the values of a report, such as `save` for `save:`.
    ///
    /// - Returns: the values, and a note about each value that was completed.
    package func meant(_ values: [String: Value], of report: Report) throws -> ([String: Value], [String]) {
        var (values, notes) = (values, [String]())
        for parameter in report.parameters where parameter.kind == .action {
            guard case .text(let value)? = values[parameter.name], let meant = try selector(for: value) else {
                continue
            }
            values[parameter.name] = .text(meant.name)
            notes.append("\(value) is interpreted as \(meant.name)")
        }
        return (values, notes)
    }

    /// Returns known names that are similar to a name.
    package func similar(to name: String, _ kind: Report.Parameter.Kind) throws -> [String] {
        Self.near(to: name, kind, among: try all(kind))
    }

    /// Returns a sentence about a value that is not a known name; nil if it is known, or if it is a pattern.
    func complaint(about value: String, _ kind: Report.Parameter.Kind) throws -> String? {
        guard !value.isEmpty, !value.contains(where: { "*?[".contains($0) }) else { return nil }
        let all = try all(kind)
        let fits = kind == .file ? try isFile(value) : all.contains { $0.name == value }
        if fits { return nil }
        let near = Self.near(to: value, kind, among: all)
        return "No \(kind.words) is called \(value)."
            + (near.isEmpty ? "" : " Did you mean \(near.joined(separator: ", "))?")
    }

    /// Returns the names that differ from a value only in case, or else the most similar names. A module, folders and
    /// the extension of a nib are ignored.
    static func near(to value: String, _ kind: Report.Parameter.Kind, among all: [Known]) -> [String] {
        var word = value
        switch kind {
        // `Module.Class`.
        case .class: word = value.split(separator: ".").last.map(String.init) ?? value
        case .file:
            word = value.split(separator: "/").last.map(String.init) ?? value
            for ending in [".xib", ".storyboard", ".nib"] where word.hasSuffix(ending) {
                word = String(word.dropLast(ending.count))
            }
        default: break
        }
        let same = all.filter { $0.name == word || $0.name.lowercased() == word.lowercased() }.map(\.name)
        return same.isEmpty ? NameSuggestions.names(to: word, among: all.map(\.name)) : same
    }

    /// Whether a value is a path, the end of a path, or the name of a nib. Reports accept the same forms.
    private func isFile(_ value: String) throws -> Bool {
        let sql = """
            SELECT 1 FROM files
            WHERE files.kind IN ('xib', 'storyboard', 'nib', 'strings')
                AND (
                    :value IN (files.path, files.display_path, files.name, files.logical_path)
                    OR substr(files.path, -length(:value) - 1) = '/' || :value
                )
            LIMIT 1
            """
        return try !snapshot.rows(sql, parameters: ["value": .text(value)]).rows.isEmpty
    }
}

/// Queries that ship with the tool but are not reports.
package enum Question {
    /// Returns the SQL of a query in `Queries/Asking`.
    static func asking(_ name: String) -> String { query(name, in: Queries.asking) }

    /// Returns the SQL of a query in `Queries/At`.
    package static func at(_ name: String) -> String { query(name, in: Queries.at) }

    /// Returns the SQL of a query in `Queries/Editor`.
    static func editor(_ name: String) -> String { query(name, in: Queries.editor) }

    /// Returns the SQL of a query in `Queries/Picture`.
    static func picture(_ name: String) -> String { query(name, in: Queries.picture) }

    private static func query(_ name: String, in queries: [String: String]) -> String {
        guard let sql = queries[name] else { preconditionFailure("The query \(name) does not exist.") }
        return sql
    }
}

extension Report.Parameter.Kind {
    /// The words for the kind in a sentence.
    package var words: String {
        switch self {
        case .file: "file"
        case .color: "color"
        case .keypath: "key path"
        case .table: "table of strings"
        default: rawValue
        }
    }
}
