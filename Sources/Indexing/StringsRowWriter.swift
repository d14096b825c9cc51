import Bytes
import Store
import InterfaceBuilder
import Resources

/// Writes the contents of strings files, and the resource names in other files, as rows.
final class StringsRowWriter {
    private let db: Database
    private var string, mentions, assigned, call: InsertStatement

    /// - Parameters:
    ///   - prefix: prefix of the names of the tables.
    ///   - room: the bytes of text that may still be written, see ``InsertStatement``.
    init(_ db: Database, prefix: String, room: UnsafeMutablePointer<Int>) throws {
        self.db = db
        string = try InsertStatement(db, "localized_strings", prefix: prefix, room: room)
        mentions = try InsertStatement(db, "mentioned_names", prefix: prefix, room: room)
        assigned = try InsertStatement(db, "_assigned_names", prefix: prefix, room: room)
        call = try InsertStatement(db, "resource_calls", prefix: prefix, room: room)
    }

    /// Writes rows for the resource names and resource calls that a file contains.
    func write(_ found: Mentions, _ file: Int64) throws {
        if !found.names.isEmpty {
            mentions.bind("file_id", file)
            mentions.bindCopy("names", Self.list(found.names))
            try mentions.execute(db)
        }
        if !found.assigned.isEmpty {
            assigned.bind("file_id", file)
            assigned.bindCopy("names", Self.list(found.assigned))
            try assigned.execute(db)
        }
        for found in found.calls {
            call.bind("file_id", file)
            call.bindCopy("kind", found.kind.rawValue)
            call.bindCopy("name", found.name)
            call.bind("line", Int64(found.at.line))
            call.bind("column", Int64(found.at.column))
            try call.execute(db)
        }
    }

    private static func list(_ names: [String]) -> String {
        "[" + names.map { JSONString.quoted($0) }.joined(separator: ",") + "]"
    }

    /// - Parameter language: language of the file's folder; nil if the folder has no language.
    func write(_ table: StringsTable, _ file: Int64, language: [UInt8]?) throws {
        try string.expect(table.strings.count, db)
        for found in table.strings {
            string.bind("file_id", file)
            string.bindCopy("key", found.key)
            if let own = found.language {
                string.bindCopy("language", own)
            } else {
                string.bindCopy("language", language)
            }
            string.bindCopy("variation", found.variation)
            string.bindCopy("value", found.value)
            string.bindCopy("comment", found.comment)
            string.bindCopy("state", found.state)
            string.bindCopy("extraction_state", found.extractionState)
            string.bind("is_source", found.isSource)
            string.bind("is_translated", found.isTranslated)
            string.bind("line", Int64(found.at.line))
            string.bind("column", Int64(found.at.column))
            try string.execute(db)
        }
    }
}

extension ReadError {
    init(_ error: ResourceError) { self.init(error.message, line: error.at.line, column: error.at.column) }
}
