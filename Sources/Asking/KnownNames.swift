import Errors
import Queries
import Store

/// Names that an index has, by what has them.
package struct KnownNames {
    /// A name, and how often the nibs have it.
    package struct Known: Sendable, Equatable {
        /// What has the name.
        package let kind: Report.Parameter.Kind
        package let name: String
        /// In how many places of nibs it stands; 0 for what only sources or catalogs have.
        package let uses: Int
    }

    private let snapshot: Snapshot

    /// The names of one index.
    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    /// All names of a kind; of all but modules and languages for nil.
    ///
    /// - Parameter name: that name alone.
    /// - Throws: ``AskingError`` where the limits of the snapshot are reached.
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

    /// The selector that is meant by one without its colons; nil where the value is a name, a pattern, or none fits alone.
    package func selector(for value: String) throws -> Known? {
        guard !value.contains(where: { "*?[".contains($0) }) else { return nil }
        let all = try all(.action)
        let fitting = all.filter { $0.name.filter { $0 != ":" } == value.filter { $0 != ":" } }
        return fitting.count == 1 && fitting[0].name != value ? fitting[0] : nil
    }

    /// What is said of a value that no name is; nil where one is, or where it is a pattern.
    func complaint(about value: String, _ kind: Report.Parameter.Kind) throws -> String? {
        guard !value.isEmpty, !value.contains(where: { "*?[".contains($0) }) else { return nil }
        let all = try all(kind)
        let fits = kind == .file ? try isFile(value) : all.contains { $0.name == value }
        if fits { return nil }
        let near = Self.near(to: value, kind, among: all)
        return "No \(kind.words) is called \(value)." + (near.isEmpty ? "" : " Is it \(near.joined(separator: ", "))?")
    }

    /// The names that come nearest to a value, across case, module and way of writing a path.
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
        return same.isEmpty ? Near.names(to: word, among: all.map(\.name)) : same
    }

    /// Whether a value is a path, the end of one, or the name of a nib, as reports take it.
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

/// Questions that ship with the tool and are no reports.
enum Question {
    /// The text of a question of `Queries/Asking`.
    static func asking(_ name: String) -> String {
        guard let sql = Queries.asking[name] else { preconditionFailure("There is no question \(name).") }
        return sql
    }
}

extension Report.Parameter.Kind {
    /// What a sentence calls it.
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
