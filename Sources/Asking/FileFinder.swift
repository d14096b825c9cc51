import Errors
import HostSystem
import Store

/// Finds the nib or storyboard that the user means.
package struct FileFinder {
    /// A file of the index.
    package struct Found: Sendable, Equatable {
        package let id: Int64
        /// The path, as it is printed in answers.
        package let path: String
    }

    private let snapshot: Snapshot

    /// Creates a finder for one index.
    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    /// Returns the file that matches a name.
    ///
    /// - Throws: ``AskingError/ambiguous(name:paths:)`` if the name matches several files,
    ///   ``AskingError/unknownName(what:name:near:)`` if it matches none.
    package func find(_ name: String, from folder: String) throws -> Found {
        try Self.only(findAll(name, from: folder), name)
    }

    /// Returns the only file in a list of the files that match a name.
    ///
    /// - Throws: ``AskingError/ambiguous(name:paths:)`` if the list does not contain exactly one file.
    package static func only(_ files: [Found], _ name: String) throws(AskingError) -> Found {
        guard files.count == 1 else { throw .ambiguous(name: name, paths: files.map(\.path)) }
        return files[0]
    }

    /// Returns the files that match a name best. If several files match equally well, returns all of them.
    ///
    /// - Parameter name: a path from the current folder or from the root, a path as it is printed in answers, the end
    ///   of a path, or a nib name.
    /// - Throws: ``AskingError/unanswerable(_:)`` if the name is the path of another file,
    ///   ``AskingError/unknownName(what:name:near:)`` if it matches no file.
    package func findAll(_ name: String, from folder: String) throws -> [Found] {
        let absolute = OperatingSystem.absolute(name.hasPrefix("/") ? name : folder + "/" + name)
        let rows = try snapshot.rows(Self.sql, parameters: ["name": .text(name), "absolute": .text(absolute)]).rows
        let matches = rows.compactMap { row -> (rank: Int64, found: Found)? in
            guard case .integer(let rank) = row[0], case .integer(let id) = row[1], case .text(let path) = row[2] else {
                return nil
            }
            return (rank, Found(id: id, path: path))
        }
        guard let best = matches.first?.rank else {
            if let path = try otherFile(name, absolute) {
                throw Self.notANib(path)
            }
            let names = try snapshot.rows("SELECT DISTINCT name FROM nibs").rows.compactMap { row -> String? in
                if case .text(let name) = row[0] { name } else { nil }
            }
            throw AskingError.unknownName(
                what: "indexed file", name: name, near: NameSuggestions.names(to: name, among: names))
        }
        return matches.filter { $0.rank == best }.map(\.found)
    }

    /// The error for a file that is not a nib.
    package static func notANib(_ path: String) -> AskingError {
        .unanswerable("\(path) is not a nib or storyboard.")
    }

    /// Returns the path of a file that is not a nib; nil if the name matches no file.
    private func otherFile(_ name: String, _ absolute: String) throws -> String? {
        let sql = """
            SELECT files.display_path
            FROM files
            JOIN trees ON trees.id = files.tree_id
            WHERE files.kind NOT IN ('xib', 'storyboard', 'nib')
                AND (
                    :name IN (files.path, files.display_path)
                    OR substr(files.path, -length(:name) - 1) = '/' || :name
                    OR trees.revision IS NULL AND trees.path || '/' || files.path = :absolute
                )
            ORDER BY files.display_path
            LIMIT 1
            """
        let rows = try snapshot.rows(sql, parameters: ["name": .text(name), "absolute": .text(absolute)]).named
        return rows.first?.text("display_path")
    }

    /// Returns the files that contain an object with the given id. Localized variants of a nib are separate files.
    package func files(withObject id: String) throws -> [Found] {
        let sql = """
            SELECT DISTINCT files.id, files.display_path
            FROM objects
            JOIN files ON files.id = objects.file_id
            WHERE objects.object_id = :id
            ORDER BY files.display_path
            """
        return try snapshot.rows(sql, parameters: ["id": .text(id)]).named.compactMap { row in
            guard let id = row.id("id"), let path = row.text("display_path") else { return nil }
            return Found(id: id, path: path)
        }
    }

    /// Better matches come first: the path itself, then the end of a path, then the nib name.
    ///
    /// The path of a bundle also matches. In this case, the readable file of the bundle comes first. Only files of a
    /// work tree have an absolute path.
    private static let sql = """
        WITH
        named (id, path, format, bundle_path, name, place, prefix, whole) AS (
            SELECT
                files.id, files.display_path, files.format, files.bundle_path, files.name, places.value,
                substr(files.display_path, 1, length(files.display_path) - length(files.path)),
                iif(trees.revision IS NULL, trees.path || '/' || places.value, NULL)
            FROM files
            JOIN trees ON trees.id = files.tree_id
            JOIN json_each(json_array(files.path, files.bundle_path)) AS places ON places.value IS NOT NULL
            WHERE files.kind IN ('xib', 'storyboard', 'nib')
        )
        SELECT
            2 * min(CASE
                WHEN whole = :absolute THEN 0
                WHEN prefix || place = :name THEN 1
                WHEN place = :name THEN 2
                WHEN substr(place, -length(:name) - 1) = '/' || :name THEN 3
                ELSE 4
            END) + (bundle_path IS NOT NULL AND format NOT IN ('document', 'archive')) AS rank,
            id,
            path
        FROM named
        WHERE whole = :absolute
            OR prefix || place = :name
            OR place = :name
            OR substr(place, -length(:name) - 1) = '/' || :name
            OR name = :name
        GROUP BY id
        ORDER BY rank, path
        """
}
