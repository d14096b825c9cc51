import Bytes
import GRDB
import InterfaceBuilder
import Resources

/// Writes what a strings file holds as rows.
final class StringsRowWriter {
    private let db: Database
    private var string, mentions, call: InsertStatement

    /// - Parameters:
    ///   - prefix: what the name of the table begins with.
    ///   - room: as ``InsertStatement`` takes it.
    init(_ db: Database, prefix: String, room: UnsafeMutablePointer<Int>) throws {
        self.db = db
        string = try InsertStatement(
            db, table: "localized_strings", prefix: prefix,
            columns: [
                "file_id", "key", "language", "variation", "value", "comment", "state", "extraction_state", "is_source",
                "is_translated", "line", "column",
            ],
            room: room)
        mentions = try InsertStatement(
            db, table: "mentioned_names", prefix: prefix, columns: ["file_id", "names"], room: room)
        call = try InsertStatement(
            db, table: "resource_calls", prefix: prefix, columns: ["file_id", "kind", "name", "line", "column"],
            room: room)
    }

    /// Writes what a source mentions of resources.
    func write(_ found: Mentions, _ file: Int64) throws {
        if !found.names.isEmpty {
            mentions.bind(file)
            mentions.bindCopy("[" + found.names.map { JSONString.quoted($0) }.joined(separator: ",") + "]")
            try mentions.execute(db)
        }
        for found in found.calls {
            call.bind(file)
            call.bindCopy(found.kind.rawValue)
            call.bindCopy(found.name)
            call.bind(Int64(found.at.line))
            call.bind(Int64(found.at.column))
            try call.execute(db)
        }
    }

    /// - Parameter language: that of the folder of the file; nil for none.
    func write(_ table: StringsTable, _ file: Int64, language: [UInt8]?) throws {
        try string.expect(table.strings.count, db)
        for found in table.strings {
            string.bind(file)
            string.bindCopy(found.key)
            if let own = found.language { string.bindCopy(own) } else { string.bindCopy(language) }
            string.bindCopy(found.variation)
            string.bindCopy(found.value)
            string.bindCopy(found.comment)
            string.bindCopy(found.state)
            string.bindCopy(found.extractionState)
            string.bind(found.isSource)
            string.bind(found.isTranslated)
            string.bind(Int64(found.at.line))
            string.bind(Int64(found.at.column))
            try string.execute(db)
        }
    }
}

extension ReadError {
    init(_ error: ResourceError) { self.init(error.message, line: error.at.line, column: error.at.column) }
}
