import Errors
import HostSystem
import Store

/// The part of an index that the user asks about: certain trees, folders and files, and code of certain origins.
package struct AnswerScope: Sendable {
    /// Names of trees, folders and files, as the user writes them. If the list is empty, the scope contains the whole
    /// index.
    package var places: [String] = []
    /// Whether to include vendored code.
    package var vendored = false
    /// Whether to include tests.
    package var tests = false

    /// Creates a scope that covers the whole index, without tests and vendored code.
    package init() {}

    /// A tree, or a folder or file in it.
    private struct Place: Hashable {
        let tree: String
        /// Path relative to the root of the tree; empty for the whole tree.
        let path: String

        /// The SQL condition that selects the rows of this place from the table `files`.
        var sql: String {
            let tree =
                "files.tree_id IN (SELECT trees.id FROM main.trees WHERE trees.name = \(AnswerScope.quoted(tree)))"
            guard !path.isEmpty else { return tree }
            // In ASCII, `0` follows `/`, so this range contains exactly the paths in the folder.
            let below =
                "files.path > \(AnswerScope.quoted(path + "/")) AND files.path < \(AnswerScope.quoted(path + "0"))"
            return "\(tree) AND (files.path = \(AnswerScope.quoted(path)) OR (\(below)))"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }

    // MARK: Scopes

    /// Limits a snapshot of the whole index to this part, so that answers cover only this part.
    ///
    /// - Parameter folder: the base folder for relative paths.
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if nothing in the index matches a place; ``IndexError``.
    package func narrow(_ snapshot: Snapshot, from folder: String) throws {
        try snapshot.narrow(to: scope(in: snapshot, from: folder))
    }

    /// Returns the scope that limits answers to the files of this part.
    ///
    /// - Parameters:
    ///   - snapshot: the whole index.
    ///   - folder: the base folder for relative paths.
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if nothing in the index matches a place.
    package func scope(in snapshot: Snapshot, from folder: String) throws -> Scope {
        guard !places.isEmpty || vendored || tests else { return Scope() }
        let conditions = [originCondition, try placeCondition(snapshot, folder) ?? "1"].compactMap { $0 }
        return Scope(views: [
            "answered_files": "SELECT * FROM main.files WHERE " + conditions.joined(separator: " AND ")
        ])
    }

    /// Returns the scope that limits every table to rows of the requested trees, folders and files. Code of any origin
    /// is included.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if nothing in the index matches a place.
    package func scopeOfTables(in snapshot: Snapshot, from folder: String) throws -> Scope {
        guard let condition = try placeCondition(snapshot, folder) else { return Scope() }
        var views = ["files": "SELECT * FROM main.files WHERE \(condition)"]
        for row in try snapshot.rows(Self.tablesSQL).named {
            guard let table = row.text("name"), let column = row.text("column") else { continue }
            views[table] =
                "SELECT * FROM main.\"\(table)\" WHERE \(column) IN (SELECT files.id FROM main.files WHERE \(condition))"
        }
        return Scope(views: views)
    }

    private static let tablesSQL = """
        SELECT tables.name AS name, columns.name AS "column"
        FROM sqlite_schema AS tables
        JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type IN ('table', 'view')
            AND (columns.name = 'file_id' OR (columns.name = 'id' AND tables.name IN ('nibs', 'answered_files')))
        """

    private var originCondition: String? {
        guard !vendored || !tests else { return nil }
        let origins = ["own"] + (vendored ? ["vendored"] : []) + (tests ? ["test"] : [])
        return "files.origin IN (\(origins.map(Self.quoted).joined(separator: ", ")))"
    }

    private func placeCondition(_ snapshot: Snapshot, _ folder: String) throws -> String? {
        guard !places.isEmpty else { return nil }
        let found = try places.flatMap { try Self.find($0, snapshot, folder) }
        return "(" + found.map { "(\($0.sql))" }.joined(separator: " OR ") + ")"
    }

    // MARK: Nibs that answers leave out

    /// Returns how many nibs of the requested trees, folders and files are left out of answers, by origin.
    package func leftOut(of snapshot: Snapshot, from folder: String) throws -> [LeftOut] {
        let condition = try placeCondition(snapshot, folder) ?? "1"
        let rows = try snapshot.rows(
            """
            SELECT files.origin AS origin, count(*) AS files
            FROM nibs AS files
            WHERE files.origin <> 'own' AND \(condition)
            GROUP BY files.origin
            ORDER BY files.origin DESC
            """
        ).named
        return rows.compactMap { row in
            let isVendored = row.text("origin") == "vendored"
            guard !(isVendored ? vendored : tests) else { return nil }
            return LeftOut(isVendored: isVendored, files: row.integer("files") ?? 0)
        }
    }

    /// Nibs that answers leave out.
    package struct LeftOut: Sendable, Equatable {
        /// Whether the nibs are vendored; otherwise they belong to tests.
        package let isVendored: Bool
        package let files: Int
    }

    // MARK: Places

    /// Returns the places that a name can refer to.
    ///
    /// The most likely meaning comes first. In this order, the name can be a tree name, a path from the current folder,
    /// a path as it is printed in answers, or a path from the root of any tree.
    private static func find(_ name: String, _ snapshot: Snapshot, _ folder: String) throws -> [Place] {
        let trees = try snapshot.rows("SELECT name, path, revision FROM trees ORDER BY id").named
        let absolute = OperatingSystem.absolute(name.hasPrefix("/") ? name : folder + "/" + name)
        let written = name.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        var meanings: [[Place]] = [[], [], [], []]
        for tree in trees {
            guard let treeName = tree.text("name"), let root = tree.text("path") else { continue }
            if treeName == name || treeName == written { meanings[0].append(Place(tree: treeName, path: "")) }
            if tree.text("revision") == nil {
                if (root + "/").hasPrefix(absolute == "/" ? "/" : absolute + "/") {
                    meanings[1].append(Place(tree: treeName, path: ""))
                } else if absolute.hasPrefix(root + "/") {
                    meanings[1].append(Place(tree: treeName, path: String(absolute.dropFirst(root.count + 1))))
                }
            }
            if written.hasPrefix(treeName + "/") {
                meanings[2].append(Place(tree: treeName, path: String(written.dropFirst(treeName.count + 1))))
            }
            if !written.isEmpty, !name.hasPrefix("/") { meanings[3].append(Place(tree: treeName, path: written)) }
        }
        for meaning in meanings {
            let found = try meaning.filter { place in
                let rows = try snapshot.rows("SELECT 1 FROM files WHERE \(place.sql) LIMIT 1").rows
                return place.path.isEmpty || !rows.isEmpty
            }
            if !found.isEmpty { return found }
        }
        throw AskingError.unknownName(
            what: "tree, folder or file of the index", name: name, near: try near(written, snapshot))
    }

    /// Returns the trees, folders and files with a last path component that is similar to the last component of a name.
    private static func near(_ name: String, _ snapshot: Snapshot) throws -> [String] {
        let names = try snapshot.rows("SELECT name FROM trees UNION SELECT display_path FROM files").named.compactMap {
            $0.text("name")
        }
        // If several paths have the same last component, only the shortest is suggested.
        var paths: [String: String] = [:]
        for name in names {
            var parts = name.split(separator: "/")
            while let last = parts.last.map(String.init) {
                let path = parts.joined(separator: "/")
                if let other = paths[last], (other.count, other) <= (path.count, path) { break }
                paths[last] = path
                parts.removeLast()
            }
        }
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return NameSuggestions.names(to: last, among: Array(paths.keys)).compactMap { paths[$0] }
    }
}
