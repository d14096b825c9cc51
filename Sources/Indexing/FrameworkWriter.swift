import GRDB
import InterfaceBuilder

/// Writes what is known of Apple's frameworks: the same rows in every index.
enum FrameworkWriter {
    static func write(_ db: Database) throws {
        var insert = try InsertStatement(db, table: "framework_classes", columns: FrameworkClasses.classColumns)
        try FrameworkClasses.forEachClass { try write($0, &insert, db) }
        insert = try InsertStatement(db, table: "framework_members", columns: FrameworkClasses.memberColumns)
        try FrameworkClasses.forEachMember { try write($0, &insert, db) }
        insert = try InsertStatement(db, table: "framework_aliases", columns: FrameworkClasses.aliasColumns)
        try FrameworkClasses.forEachAlias { try write($0, &insert, db) }
    }

    private static func write(_ row: FrameworkClasses.Row, _ insert: inout InsertStatement, _ db: Database) throws {
        for field in row { insert.bind(lasting: field) }
        try insert.execute(db)
    }
}
