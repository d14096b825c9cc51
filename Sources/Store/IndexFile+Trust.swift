import GRDBSQLite
import Schema

extension IndexFile {
    /// Why an index that was opened is none that a run of this version made
    /// where it lies; nil for one that was.
    ///
    /// A repository may hold an index like any other file. What it says must
    /// not be believed: which folders it is of, which files they have, and
    /// least of all triggers and views, which are code. So its schema must be
    /// ours to the letter, and in its usual place its file must be the very one
    /// that a run has made: a file that came with a clone or an archive, or was
    /// changed by anything else, has another inode or time. A file that the
    /// user names (`--db`) may have been moved.
    ///
    /// - Parameter connection: an open connection to the index.
    package func whyForeign(_ connection: OpaquePointer) -> String? {
        guard let schema = Self.texts("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid", connection) else {
            return "it is damaged: \(String(cString: sqlite3_errmsg(connection)))"
        }
        guard Self.isOurs(schema) else { return "its tables are not those of xibdb" }
        guard home != nil else { return nil }
        // Another run may put its index in place between two looks.
        for _ in 0..<3 {
            guard let before = OperatingSystem.stamp(path) else { return nil }
            let own = Self.texts("SELECT own_inode || ' ' || own_mtime_ns FROM meta", connection)
            if own?.first == "\(before.inode) \(before.mtime)" { return nil }
            if OperatingSystem.stamp(path) == before { break }
        }
        return "it was not made here, or changed by another program"
    }

    /// Whether statements are those of the schema, all of them, in its order.
    ///
    /// SQLite keeps a statement as it was written, from its CREATE on. Between
    /// two of ours stand those of the tables that FTS5 makes for itself.
    private static func isOurs(_ statements: [String]) -> Bool {
        Schema.all.utf8.withContiguousStorageIfAvailable { schema in
            var place = nextStatement(in: schema, from: 0)
            var fullText: [String] = []
            for statement in statements {
                let isNext = place.map { place in
                    schema[place...].starts(with: statement.utf8) && schema.dropFirst(place + statement.utf8.count).first == UInt8(ascii: ";")
                }
                if let start = place, isNext == true {
                    place = nextStatement(in: schema, from: start + statement.utf8.count)
                    let words = statement.split(separator: " ", maxSplits: 4)
                    if words.starts(with: ["CREATE", "VIRTUAL", "TABLE"]) { fullText.append(String(words[3])) }
                } else if !fullText.contains(where: { isShadow(statement, of: $0) }) {
                    return false
                }
            }
            return place == nil
        } ?? false
    }

    /// Where the next line begins that is the first of a statement.
    private static func nextStatement(in schema: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        while place < schema.count {
            if place == 0 || schema[place - 1] == UInt8(ascii: "\n"), schema[place...].starts(with: "CREATE ".utf8) { return place }
            guard let end = schema[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            place = end + 1
        }
        return nil
    }

    private static func isShadow(_ statement: String, of table: String) -> Bool {
        ["data", "idx", "docsize", "config", "content"].contains { statement.hasPrefix("CREATE TABLE '\(table)_\($0)'(") }
    }

    /// The first column of all rows; nil where SQLite fails.
    private static func texts(_ sql: String, _ connection: OpaquePointer) -> [String]? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(connection, sql, -1, &statement, nil) == SQLITE_OK else { return nil }
        var texts: [String] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
            case SQLITE_DONE: return texts
            default: return nil
            }
        }
    }
}
