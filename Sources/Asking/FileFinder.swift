import Indexing

/// Finds the nib or storyboard that a person means.
public struct FileFinder: Sendable {
    /// A file of the index.
    public struct Found: Sendable, Equatable {
        public let id: Int64
        public let path: String
    }

    private let questions: Questions

    /// A finder in one index.
    public init(_ questions: Questions) { self.questions = questions }

    /// - Parameter name: a path from the current folder or from the root, the
    ///   end of a path, or a nib name.
    /// - Throws: ``AskingError/ambiguous(name:paths:)`` where it fits more
    ///   than one file, ``AskingError/unknownName(what:name:near:)`` for none.
    public func find(_ name: String, from folder: String) throws -> Found {
        let absolute = IndexFile(database: name.hasPrefix("/") ? name : folder + "/" + name).path
        let rows = try questions.rows(Self.sql, parameters: ["name": .text(name), "absolute": .text(absolute)]).rows
        let matches = rows.compactMap { row -> (rank: Int64, found: Found)? in
            guard case .integer(let rank) = row[0], case .integer(let id) = row[1], case .text(let path) = row[2] else { return nil }
            return (rank, Found(id: id, path: path))
        }
        guard let best = matches.first?.rank else {
            let names = try questions.rows("SELECT DISTINCT name FROM nibs").rows.compactMap { row -> String? in
                if case .text(let name) = row[0] { name } else { nil }
            }
            throw AskingError.unknownName(what: "indexed file", name: name, near: Near.names(to: name, among: names))
        }
        let fitting = matches.filter { $0.rank == best }.map(\.found)
        guard fitting.count == 1 else { throw AskingError.ambiguous(name: name, paths: fitting.map(\.path)) }
        return fitting[0]
    }

    /// Better matches first: the path itself, then the end of a path, then
    /// the nib name.
    private static let sql = """
        SELECT
            CASE
                WHEN roots.path || '/' || files.path = :absolute THEN 0
                WHEN files.path = :name THEN 1
                WHEN substr(files.path, -length(:name) - 1) = '/' || :name THEN 2
                ELSE 3
            END AS rank,
            files.id,
            files.path
        FROM files
        JOIN roots ON roots.id = files.root_id
        WHERE files.kind IN ('xib', 'storyboard', 'nib') AND (
            roots.path || '/' || files.path = :absolute
            OR files.path = :name
            OR substr(files.path, -length(:name) - 1) = '/' || :name
            OR files.name = :name
        )
        ORDER BY rank, files.path
        """
}
