import GRDB
import InterfaceBuilder

/// Writes what is known of Apple's frameworks: the same rows in every index.
enum FrameworkWriter {
    static func write(_ db: Database) throws {
        let room = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        room.initialize(to: .max)
        defer { room.deallocate() }
        var classes = try Table(db, "framework_classes", FrameworkClasses.classColumns, platforms: "framework_class", room)
        try FrameworkClasses.forEachClass { try classes.write($0, db) }
        var members = try Table(db, "framework_members", FrameworkClasses.memberColumns, platforms: "framework_member", room)
        try FrameworkClasses.forEachMember { try members.write($0, db) }
        var aliases = try InsertStatement(db, table: "framework_aliases", columns: FrameworkClasses.aliasColumns, room: room)
        try FrameworkClasses.forEachAlias { try write($0, with: &aliases, db) }
        var keys = try InsertStatement(db, table: "framework_keys", columns: FrameworkClasses.keyColumns, room: room)
        try FrameworkClasses.forEachKey { try write($0, with: &keys, db) }
    }

    private static func write(_ row: FrameworkClasses.Row, with statement: inout InsertStatement, _ db: Database) throws {
        for field in row { statement.bind(lasting: field) }
        try statement.execute(db)
    }

    /// A table, and the one beside it that has a row for each platform.
    private struct Table {
        private var rows, platforms: InsertStatement
        private let platformsField: Int
        private var id: Int64 = 0

        init(_ db: Database, _ name: String, _ fields: [String], platforms prefix: String, _ room: UnsafeMutablePointer<Int>) throws {
            platformsField = fields.firstIndex(of: "platforms") ?? fields.endIndex
            rows = try InsertStatement(db, table: name, columns: ["id"] + fields.filter { $0 != "platforms" }, room: room)
            platforms = try InsertStatement(db, table: prefix + "_platforms", columns: [prefix + "_id", "platform"], room: room)
        }

        mutating func write(_ row: FrameworkClasses.Row, _ db: Database) throws {
            id += 1
            rows.bind(id)
            for (place, field) in row.enumerated() where place != platformsField { rows.bind(lasting: field) }
            try rows.execute(db)
            guard row.indices.contains(platformsField), let listed = row[platformsField] else { return }
            for platform in listed.split(separator: UInt8(ascii: " ")) {
                platforms.bind(id)
                platforms.bind(lasting: UnsafeBufferPointer(rebasing: platform))
                try platforms.execute(db)
            }
        }
    }
}
