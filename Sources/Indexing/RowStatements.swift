import Store

/// The INSERT statements for the rows of nibs.
struct RowStatements {
    var file, object, connection, constraint, owner, scene: InsertStatement
    var runtimeAttribute, resource, resourceUse, text, variation, classDescription, nibClassName: InsertStatement
    var member, subtree: InsertStatement

    /// - Parameters:
    ///   - prefix: prefix of the names of the tables.
    ///   - room: the bytes of text that may still be written, see ``InsertStatement``.
    init(_ db: Database, prefix: String, room: UnsafeMutablePointer<Int>) throws {
        func insert(_ table: String) throws -> InsertStatement {
            try InsertStatement(db, table, prefix: prefix, room: room)
        }
        file = try insert("files")
        object = try insert("objects")
        connection = try insert("connections")
        constraint = try insert("constraints")
        owner = try insert("owners")
        scene = try insert("scenes")
        runtimeAttribute = try insert("runtime_attributes")
        resource = try insert("resources")
        resourceUse = try insert("resource_uses")
        text = try insert("texts")
        classDescription = try insert("class_descriptions")
        nibClassName = try insert("_nib_class_names")
        member = try insert("members")
        variation = try insert("variations")
        subtree = try insert("subtrees")
    }
}
