import Foundation
import Store
import HostSystem
import Trees

/// A tree that is stored in the index.
struct StoredTree {
    var id: Int64
    var name: String
    /// The folder in which the tree was indexed.
    var path: String
    /// The request for the tree in its current folder, with the name that the user chose.
    var request: TreeRequest
    var commit: String?
    var walk: String
    var options: ScanOptions
    var originRules: String?
    var lastRun: Int64
    var fileCount: Int
    var files: [RelativePath: IndexPlan.Known] = [:]
    /// For each settings file, the other files that were read for it. The key is the row id of the settings file.
    var inputs: [Int64: [SettingsInput]] = [:]

    /// Whether the tree is outside a folder. The folder itself does not count as outside.
    func isOutside(_ folder: String) -> Bool {
        request.path != folder && !request.path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    mutating func move(to path: String) {
        request = TreeRequest(folder: path, revision: request.revision, name: request.name)
    }

    /// Returns all trees, without their files.
    static func all(_ db: Database) throws -> [StoredTree] {
        let lastRun = try db.number("SELECT run_started_ns FROM meta")
        return try db.rows(
            """
            SELECT id, name, path, revision, has_given_name, commit_id, walk, options, origin_rules,
                (SELECT count(*) FROM files WHERE files.tree_id = trees.id)
            FROM trees
            ORDER BY id
            """
        ) { row in
            let (name, path, options): (String, String, String) = (row[1], row[2], row[7])
            let isGiven: Bool = row[4]
            return StoredTree(
                id: row[0], name: name, path: path,
                request: TreeRequest(folder: path, revision: row[3], name: isGiven ? name : nil), commit: row[5],
                walk: row[6],
                options: (try? JSONDecoder().decode(ScanOptions.self, from: Data(options.utf8))) ?? ScanOptions(),
                originRules: row[8], lastRun: lastRun, fileCount: row[9])
        }
    }

    mutating func loadFiles(_ db: Database) throws {
        files.reserveCapacity(fileCount)
        try db.forEachRow(
            "SELECT path, id, size, inode, mtime_ns, ctime_ns, content_hash FROM files WHERE tree_id = ?", [id]
        ) { row in
            let path = row.withBytes(of: 0) { RelativePath($0) }
            files[path] = IndexPlan.Known(
                id: row[1], stamp: FileStamp(size: row[2], inode: row[3], mtime: row[4], ctime: row[5]),
                contentHash: row[6])
        }
        try db.forEachRow(
            """
            SELECT _settings_inputs.file_id, _settings_inputs.path, _settings_inputs.content
            FROM _settings_inputs
            JOIN files ON files.id = _settings_inputs.file_id
            WHERE files.tree_id = ?
            """, [id]
        ) { row in inputs[row[0], default: []].append(SettingsInput(path: row[1], content: row[2])) }
    }
}
