import Errors
import Store

/// The facts about one object of a nib.
package struct ObjectDescription: Sendable, Codable {
    /// One fact.
    package struct Fact: Sendable, Codable {
        /// Kind of fact, such as `has`, `is set by` or `is laid out by`.
        package let section: String
        package let text: String
        /// `path:line` of the declaration in a source.
        package let place: String?
        /// Line in the nib.
        package let line: Int?
    }

    package let path: String
    package let line: Int
    /// Object id.
    package let id: String
    package let label: String
    package let `class`: String?
    package let facts: [Fact]

    /// Finds an object of a file by a word.
    ///
    /// The word can be the object id, the label, an outlet that is set to the object, the class, the text or the
    /// element.
    ///
    /// - Throws: ``AskingError`` if no object or several objects match.
    package init(_ word: String, in file: FileFinder.Found, _ snapshot: Snapshot) throws {
        let rows = try snapshot.rows(
            Question.asking("objects-of-file"), parameters: ["file": .integer(file.id), "word": .text(word)]
        ).named
        let best = rows.filter { $0.integer("rank") == rows[0].integer("rank") }
        guard let found = best.first, let object = found.id("object") else {
            let known = try snapshot.rows(
                "SELECT object_id FROM objects WHERE file_id = :file UNION SELECT name FROM connections WHERE file_id = :file AND kind = 'outlet'",
                parameters: ["file": .integer(file.id)]
            ).rows.compactMap { $0.first.flatMap { if case .text(let text) = $0 { text } else { nil } } }
            throw AskingError.unknownName(
                what: "object of \(file.path)", name: word, near: NameSuggestions.names(to: word, among: known))
        }
        guard best.count == 1 else {
            let all = best.map {
                "  \($0.text("object_id") ?? "")  \($0.text("label") ?? "")  \(file.path):\($0.integer("line") ?? 0)"
            }
            throw AskingError.unanswerable(
                "\(word) matches \(best.count) objects of \(file.path). Use the object id of one of them:\n"
                    + all.joined(separator: "\n"))
        }
        (path, line) = (file.path, found.integer("line") ?? 0)
        (id, label, `class`) = (found.text("object_id") ?? "", found.text("label") ?? "", found.text("class"))
        facts = try snapshot.rows(Question.asking("object-facts"), parameters: ["object": .integer(object)]).named.map {
            Fact(
                section: $0.text("section") ?? "", text: $0.text("fact") ?? "", place: $0.text("place"),
                line: $0.integer("line"))
        }
    }

    /// Finds an object in the files that match a name.
    ///
    /// - Throws: ``AskingError`` if no object or several objects match, or if several nibs contain the object.
    package init(_ word: String, inOneOf files: [FileFinder.Found], called name: String, _ snapshot: Snapshot) throws {
        self =
            files.count == 1
            ? try ObjectDescription(word, in: files[0], snapshot)
            : try ObjectDescription(word, inOneOf: files.map(\.path), called: name, snapshot)
    }

    /// Finds an object in files that all match a name.
    ///
    /// If several files contain the object, they must be localized variants of one nib. In this case, the first variant
    /// is used.
    ///
    /// - Throws: ``AskingError/ambiguous(name:paths:)`` if several nibs contain the object, or if no nib contains it.
    init(_ word: String, inOneOf paths: [String], called name: String, _ snapshot: Snapshot) throws {
        let finder = FileFinder(snapshot)
        let found = paths.compactMap { path in try? ObjectDescription(word, in: finder.find(path, from: ".."), snapshot)
        }
        let nibs = Set(found.map { $0.path.split(separator: "/").filter { !$0.hasSuffix(".lproj") } })
        guard let first = found.first, nibs.count == 1 else {
            throw AskingError.ambiguous(name: name, paths: found.isEmpty ? paths : found.map(\.path))
        }
        self = first
    }
}
