import Errors
import Foundation
import HostSystem
import Store

/// Finds what stands at a place of a file: in a nib, its objects and connections; in a source, the names that nibs use.
package struct PlaceFinder {
    /// A file of the index.
    package struct File: Sendable {
        /// Row id in the table `files`.
        package let id: Int64
        /// Path relative to the root of its tree.
        package let path: String
        /// Path as answers print it.
        package let displayPath: String
        /// Absolute path of the tree; nil if the tree is a revision.
        package let root: String?

        /// Creates a file of the index.
        package init(id: Int64, path: String, displayPath: String, root: String?) {
            (self.id, self.path, self.displayPath, self.root) = (id, path, displayPath, root)
        }

        /// Whether it is a xib, storyboard or nib.
        package var isNib: Bool {
            ["xib", "storyboard", "nib"].contains { path.hasSuffix("." + $0) } || path.contains(".nib/")
        }
    }

    /// The maximum size of a source whose text is read, in bytes.
    private static let mostBytes: Int64 = 16 << 20

    /// Returns the content of a file; nil if it cannot be read.
    ///
    /// - Parameter path: an absolute path.
    package static func content(of path: String) -> [UInt8]? {
        try? OperatingSystem.read(Array(path.utf8), size: mostBytes)
    }

    private let snapshot: Snapshot

    /// Creates a finder that asks an index.
    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    /// Returns the file that a path means.
    ///
    /// - Parameter path: a path from the folder or from the root, an absolute path, the end of a path, or a path from
    ///   another machine that ends with the path in the tree.
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` or ``AskingError/ambiguous(name:paths:)``.
    package func file(_ path: String, from folder: String) throws -> File {
        let absolute = OperatingSystem.absolute(path.hasPrefix("/") ? path : folder + "/" + path)
        let rows = try snapshot.rows(
            Question.at("at-file"), parameters: ["path": .text(path), "absolute": .text(absolute)]
        ).named
        let best = rows.filter { $0.integer("rank") == rows[0].integer("rank") }
        let files = best.compactMap { row in
            row.id("id").map {
                File(
                    id: $0, path: row.text("path") ?? "", displayPath: row.text("display_path") ?? "",
                    root: row.text("root"))
            }
        }
        guard let file = files.first else {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let known = try snapshot.rows("SELECT DISTINCT path FROM files WHERE kind <> 'asset'").rows.compactMap {
                if case .text(let text)? = $0.first { text.split(separator: "/").last.map(String.init) } else { nil }
            }
            throw AskingError.unknownName(
                what: "indexed file", name: path, near: NameSuggestions.names(to: name, among: known))
        }
        guard files.count == 1 else { throw AskingError.ambiguous(name: path, paths: files.map(\.displayPath)) }
        return file
    }

    /// Describes the place that a reference names.
    ///
    /// - Throws: ``AskingError`` if the file is unknown, or has no object with the id.
    package func describe(_ reference: PlaceReference, from folder: String) throws -> PlaceDescription {
        let file = try file(reference.path, from: folder)
        let bytes = content(of: file)
        let enclosing = reference.line.flatMap { line in bytes.map { EnclosingElement.ids(at: line, in: $0) } }
        let text = reference.line.flatMap { line in bytes.flatMap { Self.text(ofLine: line, in: $0) } }
        let description = try describe(file, reference, text: text, enclosing: file.isNib ? enclosing : nil)
        if let id = reference.objectID, description.items.isEmpty {
            let known = try snapshot.rows(
                "SELECT DISTINCT object_id FROM objects WHERE file_id = :file", parameters: ["file": .integer(file.id)]
            ).rows.compactMap { if case .text(let text)? = $0.first { text } else { nil } }
            throw AskingError.unknownName(
                what: "object of \(file.displayPath)", name: id, near: NameSuggestions.names(to: id, among: known))
        }
        return description
    }

    /// Describes a place.
    ///
    /// - Parameters:
    ///   - reference: the line, column or object id. Its path is ignored.
    ///   - text: the text of the line; nil to use only what the index has recorded for the line.
    ///   - enclosing: the ids of the elements that enclose the line, innermost first; nil to use the nearest object above a
    ///     line that has no element.
    package func describe(
        _ file: File, _ reference: PlaceReference, text: String?, enclosing: [String]? = nil
    ) throws -> PlaceDescription {
        let words = file.isNib ? LineWord.attributes(of: text ?? "") : LineWord.words(of: text ?? "")
        var rows = try rows(file, reference, words, enclosing).map { LocatedRow($0, line: reference.line, words) }
        if let column = reference.column {
            let exact = rows.filter { $0.columns?.contains(column) == true }
            if !exact.isEmpty {
                rows = exact
            } else if file.isNib, let word = words.first(where: { $0.columns.contains(column) }) {
                // Attributes such as `destination` and `firstItem` contain the id of an element.
                let other = try self.rows(file, PlaceReference(path: reference.path, objectID: word.text), [])
                if !other.isEmpty { rows = other.map { LocatedRow($0, at: word) } }
            }
        }
        let places = try related(rows.map(\.row))
        var items = rows.enumerated().map { number, row in item(row, places[number] ?? []) }
        if reference.column == nil, !file.isNib {
            // A line names many framework classes. They matter only to a user who points at one.
            let own = items.filter { $0.kind != "class" || $0.places.contains(where: \.isDefinition) }
            if !own.isEmpty { items = own }
        }
        return PlaceDescription(
            path: file.displayPath, line: reference.line ?? rows.first?.row.integer("line"),
            text: text?.trimmingCharacters(in: .whitespaces), items: items)
    }

    /// Returns the items that a query in `Queries/At` selects, with their places.
    ///
    /// - Parameter parameters: the parameters of the query.
    package func items(_ query: String, _ parameters: [String: Value]) throws -> [PlaceDescription.Item] {
        let rows = try snapshot.rows(Question.at(query), parameters: parameters).named
        let places = try related(rows)
        return rows.enumerated().map { number, row in item(LocatedRow(row, line: nil, []), places[number] ?? []) }
    }

    private func rows(
        _ file: File, _ reference: PlaceReference, _ words: [LineWord], _ enclosing: [String]? = nil
    ) throws -> [Row] {
        var values: [String: Value] = [
            "file": .integer(file.id), "line": reference.line.map { .integer(Int64($0)) } ?? .null,
        ]
        if file.isNib {
            values["id"] = reference.objectID.map { .text($0) } ?? .null
            values["enclosing"] = try enclosing.map { .text(try Self.json($0)) } ?? .null
            return try snapshot.rows(Question.at("at-nib"), parameters: values).named
        }
        guard reference.line != nil else { return [] }
        values["words"] = .text(try Self.json(words))
        return try snapshot.rows(Question.at("at-source"), parameters: values).named
    }

    /// Returns the places of each row, by its position.
    private func related(_ rows: [Row]) throws -> [Int: [PlaceDescription.Related]] {
        let keys = try Self.json(rows.map(Self.key))
        let found = try snapshot.rows(Question.at("at-places"), parameters: ["items": .text(keys)]).named
        return Dictionary(grouping: found) { $0.integer("item") ?? -1 }.mapValues { rows in
            rows.map { row in
                let relation = row.text("relation") ?? ""
                return PlaceDescription.Related(
                    relation: relation, path: row.text("path") ?? "", line: row.integer("line"),
                    column: row.integer("column"), text: row.text("text"), confidence: row.confidence,
                    isDefinition: row.flag("is_definition"))
            }
        }
    }

    private static func key(_ row: Row) -> PlaceDescription.Item.Key {
        PlaceDescription.Item.Key(kind: row.text("kind") ?? "", id: row.id("id"), name: row.text("name"))
    }

    private func item(_ located: LocatedRow, _ places: [PlaceDescription.Related]) -> PlaceDescription.Item {
        let row = located.row
        return PlaceDescription.Item(
            kind: row.text("shown_kind") ?? row.text("kind") ?? "", name: row.text("name"),
            title: row.text("title") ?? "", key: Self.key(row), column: located.column,
            endColumn: located.columns?.upperBound,
            confidence: row.confidence, places: places)
    }

    /// Returns the content of a file; nil if the file is not in a work tree or cannot be read.
    private func content(of file: File) -> [UInt8]? {
        file.root.flatMap { Self.content(of: $0 + "/" + file.path) }
    }

    /// Returns the text of a 1-based line; nil if there is no such line.
    private static func text(ofLine line: Int, in bytes: [UInt8]) -> String? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
        guard line <= lines.count, !(line == lines.count && line > 1 && lines[line - 1].isEmpty) else { return nil }
        return String(decoding: lines[line - 1], as: UTF8.self)
    }

    /// Returns a value as JSON, for a parameter of a query.
    package static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}
