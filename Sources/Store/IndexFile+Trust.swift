import Foundation
import CSQLite
import HostSystem

extension IndexFile {
    /// Returns the reason why xibdb must not use an open index; nil if xibdb may use it.
    ///
    /// A repository can contain an index like any other file. xibdb must not trust such an index, because the index
    /// names folders and files, and its triggers and views are code. Therefore its schema must match the schema of
    /// xibdb exactly. An index in the default location must also be the file that an index run created. If the file
    /// came with a clone or an archive, or if another program changed it, its inode or modification time is different.
    /// The user may have moved a file that `--db` names, so its inode and time are not checked.
    ///
    /// - Parameters:
    ///   - connection: an open connection to the index.
    ///   - stamp: the stamp of the opened file; see ``opened(_:close:)``.
    package func whyForeign(_ connection: OpaquePointer, _ stamp: FileStamp?) -> String? {
        guard
            let schema = Self.texts(
                "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid LIMIT 10000", connection)
        else {
            return "it is damaged: \(String(cString: sqlite3_errmsg(connection)))"
        }
        guard Self.isOurs(schema, kind.schema()) else { return "its tables do not match the schema of xibdb" }
        guard home != nil, let stamp else { return nil }
        // Read one row only. In a malicious file, pages can refer to each other in a cycle, so reading a whole table
        // may never end.
        let own = Self.texts("SELECT own_inode || ' ' || own_mtime_ns FROM meta LIMIT 1", connection)
        if own?.first == "\(stamp.inode) \(stamp.mtime)" { return nil }
        return "it was not created here, or another program changed it"
    }

    /// Opens the file at the path and returns the stamp of the opened file.
    ///
    /// An index run can replace the file at any moment. If the stamp were read later, it could belong to another file.
    ///
    /// - Parameter close: closes the result if another index has replaced the file in the meantime.
    /// - Returns: the result of `open`, and the stamp of the opened file.
    package func opened<Result, Failure: Error>(
        _ open: () throws(Failure) -> Result, close: (Result) -> Void = { _ in }
    ) throws(Failure) -> (Result, FileStamp?) {
        var before = OperatingSystem.stamp(path)
        // The loop repeats only if another run has replaced the file in the meantime.
        while true {
            let result = try open()
            let after = OperatingSystem.stamp(path)
            if after == before { return (result, after) }
            close(result)
            before = after
        }
    }

    /// Whether the statements are exactly the statements of the schema, in the same order.
    ///
    /// SQLite stores the text of a statement unchanged, starting with CREATE. FTS5 adds its own tables, so their
    /// statements may occur between the others.
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

    /// Whether the schema contains the statement and a semicolon at a position.
    private static func isStatement(_ statement: String, in schema: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        var statement = statement
        return statement.withUTF8 { statement in
            guard let begin = schema.baseAddress, let wanted = statement.baseAddress,
                place + statement.count < schema.count
            else { return false }
            // Every query compares the whole schema, so the comparison uses `memcmp`, which is fast.
            return memcmp(begin + place, wanted, statement.count) == 0
                && schema[place + statement.count] == UInt8(ascii: ";")
        }
    }

    /// Returns the position of the next line that begins a statement; nil if no such line follows.
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

    /// Returns the first column of all rows; nil if SQLite fails.
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
