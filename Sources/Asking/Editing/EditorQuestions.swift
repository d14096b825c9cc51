import Foundation
import Store

/// The questions of an editor about one state of the index.
package struct EditorQuestions {
    /// A file of a work tree.
    package struct File: Sendable, Equatable {
        /// Row id in the table `files`.
        package let id: Int64
        /// Path as answers print it.
        package let displayPath: String
        /// Path relative to the root of its tree.
        package let path: String
        /// Absolute path of the tree.
        package let root: String
        /// Kind, as in the table `files`.
        package let kind: String
        /// The git object id of the indexed content; nil if the file could not be read.
        package let hash: String?
        /// Absolute path of the file.
        package var absolutePath: String { root + "/" + path }
        /// Whether the file is a xib, storyboard or nib.
        package var isNib: Bool { ["xib", "storyboard", "nib"].contains(kind) }
        /// The file, as ``PlaceFinder`` knows it.
        package var place: PlaceFinder.File {
            PlaceFinder.File(id: id, path: path, displayPath: displayPath, root: root)
        }
        /// The file, as ``Outline`` knows it.
        package var found: FileFinder.Found { FileFinder.Found(id: id, path: displayPath) }
    }

    /// What the index knows about a declaration or a nib, to show above its line.
    package struct Note: Sendable, Equatable {
        /// What is counted.
        package enum Kind: String, Sendable {
            /// The connections of an outlet or action.
            case connected
            /// The objects of a class in nibs, except the File's Owner.
            case placed
            /// The nibs whose owner is of a class.
            case owner
            /// The loads of a nib.
            case loaded
        }

        package let kind: Kind
        /// 1-based.
        package let line: Int
        /// 1-based column in code points.
        package let column: Int
        /// Name of the outlet, action, class or nib.
        package let name: String
        /// Number of connections, objects, nibs or loads.
        package let uses: Int
        /// Number of files that contain them.
        package let files: Int
    }

    /// A thing with a name that a user can search for.
    package struct Symbol: Sendable {
        /// nib, scene, object, identifier, segue, outlet, outletCollection or action.
        package let kind: String
        package let name: String
        /// The folder of a nib, the object with an identifier, or the class of a member; nil if it is unknown.
        package let container: String?
        /// Path as answers print it.
        package let path: String
        /// 1-based.
        package let line: Int
        /// 1-based column in code points.
        package let column: Int
    }

    /// A name that a string can mean.
    package struct Name: Sendable, Equatable {
        /// nib, storyboard, controller, segue, reuse, item, image, color, font or text.
        package let kind: String
        package let name: String
        /// Path of a file that defines the name, as answers print it.
        package let path: String
        /// Number of files that define the name.
        package let files: Int
    }

    private let snapshot: Snapshot

    /// Creates the questions about a snapshot.
    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    /// Returns the files of work trees that have certain paths.
    ///
    /// - Parameters:
    ///   - absolute: absolute paths.
    ///   - shown: paths as answers print them.
    /// - Throws: ``AskingError``.
    package func files(absolute: [String] = [], shown: [String] = []) throws -> [File] {
        try rows("editor-files", ["absolute": .text(Self.json(absolute)), "shown": .text(Self.json(shown))]).compactMap
        {
            row in
            guard let id = row.id("id"), let path = row.text("path"), let root = row.text("root") else { return nil }
            return File(
                id: id, displayPath: row.text("display_path") ?? path, path: path, root: root,
                kind: row.text("kind") ?? "", hash: row.text("content_hash"))
        }
    }

    /// Returns the notes about a source or nib.
    ///
    /// - Throws: ``AskingError``.
    package func notes(_ file: File) throws -> [Note] {
        try rows("editor-notes", ["file": .integer(file.id)]).compactMap { row in
            guard let kind = row.text("kind").flatMap(Note.Kind.init) else { return nil }
            return Note(
                kind: kind, line: row.integer("line") ?? 1, column: row.integer("column") ?? 1,
                name: row.text("name") ?? "", uses: row.integer("uses") ?? 0, files: row.integer("files") ?? 0)
        }
    }

    /// Returns the symbols whose name contains a text. Upper and lower case are the same.
    ///
    /// - Throws: ``AskingError``.
    package func symbols(_ text: String, most: Int) throws -> [Symbol] {
        try rows("editor-symbols", ["text": .text(text.lowercased()), "most": .integer(Int64(most))]).map { row in
            Symbol(
                kind: row.text("kind") ?? "", name: row.text("name") ?? "", container: row.text("container"),
                path: row.text("path") ?? "", line: row.integer("line") ?? 1, column: row.integer("column") ?? 1)
        }
    }

    /// Returns the names of certain kinds in the tree of a file.
    ///
    /// - Parameter kinds: see ``Name/kind``.
    /// - Throws: ``AskingError``.
    package func names(_ kinds: [String], for file: File, most: Int) throws -> [Name] {
        let values: [String: Value] = [
            "file": .integer(file.id), "kinds": .text(Self.json(kinds)), "most": .integer(Int64(most)),
        ]
        return try rows("editor-names", values).map { row in
            Name(
                kind: row.text("kind") ?? "", name: row.text("name") ?? "", path: row.text("path") ?? "",
                files: row.integer("files") ?? 1)
        }
    }

    /// Returns the place of the element that an item is about; nil if the item is not an object, constraint or scene.
    ///
    /// - Returns: the path as answers print it, and the 1-based line and column.
    /// - Throws: ``AskingError``.
    package func element(_ item: PlaceDescription.Item) throws -> (path: String, line: Int, column: Int)? {
        guard let id = item.key.id else { return nil }
        let found = try rows("editor-element", ["kind": .text(item.key.kind), "id": .integer(id)]).first
        return found.map { ($0.text("path") ?? "", $0.integer("line") ?? 1, $0.integer("column") ?? 1) }
    }

    private func rows(_ name: String, _ values: [String: Value]) throws -> [Row] {
        try snapshot.rows(Question.editor(name), parameters: values).named
    }

    private static func json(_ texts: [String]) -> String {
        (try? JSONEncoder().encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
