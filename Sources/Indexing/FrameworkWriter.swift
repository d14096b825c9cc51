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
                var rows = try InsertStatement(db, "_" + table.rawValue, room: room)
                let parameters = table.columns.map(rows.parameter(named:))
                try table.forEachRow { row in
                    for (field, parameter) in zip(row, parameters) { rows.bind(lasting: field, to: parameter) }
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
        /// The parameter of each field; nil for the list of platforms.
        private let parameters: [Int32?]
        /// The parameters of the table of platforms.
        private let reference, name: Int32
        private var id: Int64 = 0

        init(_ db: Database, _ table: FrameworkTable, platforms prefix: String, _ room: UnsafeMutablePointer<Int>)
            throws
        {
            let rows = try InsertStatement(db, table.rawValue, room: room)
            self.rows = rows
            parameters = table.columns.map { $0 == "platforms" ? nil : rows.parameter(named: $0) }
            platforms = try InsertStatement(db, "_" + prefix + "_platforms", room: room)
            reference = platforms.parameter(named: prefix + "_id")
            name = platforms.parameter(named: "platform")
        }

        mutating func write(_ row: FrameworkTable.Row, _ db: Database) throws {
            id += 1
            rows.bind("id", id)
            var listed: UnsafeBufferPointer<UInt8>?
            for (field, parameter) in zip(row, parameters) {
                if let parameter { rows.bind(lasting: field, to: parameter) } else { listed = field }
            }
            try rows.execute(db)
            for platform in listed?.split(separator: UInt8(ascii: " ")) ?? [] {
                platforms.bind(id, to: reference)
                platforms.bind(lasting: UnsafeBufferPointer(rebasing: platform), to: name)
                try platforms.execute(db)
            }
        }
    }
}
