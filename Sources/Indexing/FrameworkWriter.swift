import GRDB
import InterfaceBuilder

/// Writes the facts about Apple's frameworks. The rows are the same in every index.
enum FrameworkWriter {
    static func write(_ db: Database) throws {
        let room = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        room.initialize(to: .max)
        defer { room.deallocate() }
        for table in FrameworkTable.allCases {
            if let name = platformTable(of: table) {
                var rows = try RowsWithPlatforms(db, table, platforms: name, room)
                try table.forEachRow { try rows.write($0, db) }
            } else {
                // Both are internal tables.
                var rows = try InsertStatement(db, table: "_" + table.rawValue, columns: table.columns, room: room)
                try table.forEachRow { row in
                    for field in row { rows.bind(lasting: field) }
                    try rows.execute(db)
                }
            }
        }
    }

    /// The prefix of the names of the table that has a row for each platform; nil if there is none.
    private static func platformTable(of table: FrameworkTable) -> String? {
        switch table {
        case .classes: "framework_class"
        case .members: "framework_member"
        case .aliases, .keys: nil
        }
    }

    /// A table, and the table beside it that has a row for each platform.
    private struct RowsWithPlatforms {
        private var rows, platforms: InsertStatement
        private let platformsField: Int
        private var id: Int64 = 0

        init(_ db: Database, _ table: FrameworkTable, platforms prefix: String, _ room: UnsafeMutablePointer<Int>)
            throws
        {
            let fields = table.columns
            platformsField = fields.firstIndex(of: "platforms") ?? fields.endIndex
            rows = try InsertStatement(
                db, table: table.rawValue, columns: ["id"] + fields.filter { $0 != "platforms" }, room: room)
            platforms = try InsertStatement(
                db, table: "_" + prefix + "_platforms", columns: [prefix + "_id", "platform"], room: room)
        }

        mutating func write(_ row: FrameworkTable.Row, _ db: Database) throws {
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
