import Store

/// The next free row ids.
///
/// xibdb assigns row ids, and not SQLite, so that rows can refer to each other before they are written.
final class RowIDs {
    var file, object, description, declaration, target: Int64
    /// The number of bytes of text that the current file may still add.
    let room = UnsafeMutablePointer<Int>.allocate(capacity: 1)

    init(_ db: Database) throws {
        room.initialize(to: 0)
        func next(_ table: String) throws -> Int64 {
            try 1 + db.number("SELECT max(id) FROM \(table)")
        }
        file = try next("files")
        object = try next("objects")
        description = try next("class_descriptions")
        declaration = try next("declarations")
        target = try next("targets")
    }

    deinit { room.deallocate() }
}
