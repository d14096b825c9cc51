import GRDB

/// The row ids that are given out next. They are given out here, and not by
/// SQLite, so that rows can name each other before they are written.
final class RowIDs {
    var file, object, description, declaration, target: Int64

    init(_ db: Database) throws {
        func next(_ table: String) throws -> Int64 { try 1 + (Int64.fetchOne(db, sql: "SELECT max(id) FROM \(table)") ?? 0) }
        file = try next("files")
        object = try next("objects")
        description = try next("class_descriptions")
        declaration = try next("declarations")
        target = try next("targets")
    }
}
