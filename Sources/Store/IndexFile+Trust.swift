import Foundation
import GRDBSQLite
import HostSystem

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
    /// - Parameters:
    ///   - connection: an open connection to the index.
    ///   - stamp: the file that it was opened on, see ``opened(_:)``.
    package func whyForeign(_ connection: OpaquePointer, _ stamp: FileStamp?) -> String? {
        guard
            let schema = Self.texts(
                "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid LIMIT 10000", connection)
        else {
            return "it is damaged: \(String(cString: sqlite3_errmsg(connection)))"
        }
        guard Self.isOurs(schema, kind.schema()) else { return "its tables are not those of xibdb" }
        guard home != nil, let stamp else { return nil }
        // One row: pages of a planted file may lead to each other, so that its tables never end.
        let own = Self.texts("SELECT own_inode || ' ' || own_mtime_ns FROM meta LIMIT 1", connection)
        if own?.first == "\(stamp.inode) \(stamp.mtime)" { return nil }
        return "it was not made here, or changed by another program"
    }

    /// Opens what lies at the path, and tells which file that was: a run may
    /// put another index in its place at any moment, and what is then seen at
    /// the path is not what was opened.
    ///
    /// - Parameter close: for what was opened while another index came.
    /// - Returns: what was opened, and the stamp of its file.
    package func opened<Result, Failure: Error>(
        _ open: () throws(Failure) -> Result, close: (Result) -> Void = { _ in }
    ) throws(Failure) -> (Result, FileStamp?) {
        var before = OperatingSystem.stamp(path)
        // Each time that this does not end another run has.
        while true {
            let result = try open()
            let after = OperatingSystem.stamp(path)
            if after == before { return (result, after) }
            close(result)
            before = after
        }
    }

    /// Whether statements are those of the schema, all of them, in its order.
    ///
    /// SQLite keeps a statement as it was written, from its CREATE on. Between
    /// two of ours stand those of the tables that FTS5 makes for itself.
    private static func isOurs(_ statements: [String], _ schema: String) -> Bool {
        schema.utf8.withContiguousStorageIfAvailable { schema in
            var place = nextStatement(in: schema, from: 0)
            var fullText: [String] = []
            for statement in statements {
                if let start = place, isStatement(statement, in: schema, at: start) {
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

    /// Whether a statement and a semicolon stand at a place.
    private static func isStatement(_ statement: String, in schema: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        var statement = statement
        return statement.withUTF8 { statement in
            guard let begin = schema.baseAddress, let wanted = statement.baseAddress,
                place + statement.count < schema.count
            else { return false }
            // Every question compares the whole schema, so this compares blocks of memory.
            return memcmp(begin + place, wanted, statement.count) == 0
                && schema[place + statement.count] == UInt8(ascii: ";")
        }
    }

    /// Where the next line begins that is the first of a statement.
    private static func nextStatement(in schema: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        while place < schema.count {
            if place == 0 || schema[place - 1] == UInt8(ascii: "\n"), schema[place] == UInt8(ascii: "C"),
                schema[place...].starts(with: "CREATE ".utf8)
            {
                return place
            }
            guard let begin = schema.baseAddress,
                let end = memchr(begin + place, Int32(UInt8(ascii: "\n")), schema.count - place)
            else { return nil }
            place = end - UnsafeMutableRawPointer(mutating: begin) + 1
        }
        return nil
    }

    private static func isShadow(_ statement: String, of table: String) -> Bool {
        ["data", "idx", "docsize", "config", "content"].contains {
            statement.hasPrefix("CREATE TABLE '\(table)_\($0)'(")
        }
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
