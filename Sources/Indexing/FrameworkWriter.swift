import Store
import InterfaceBuilder

/// Writes the facts about the Apple frameworks. The rows are the same in every index.
enum FrameworkWriter {
    static func write(_ db: Database) throws {
        let room = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        room.initialize(to: .max)
        defer { room.deallocate() }
        for table in FrameworkTable.allCases {
            try table.withRows { all in
                if let name = platformTable(of: table) {
                    try write(all, of: table, platforms: name, db, room)
                } else {
                    // The names of internal tables begin with `_`.
                    var rows = try InsertStatement(db, "_" + table.rawValue, room: room)
                    let parameters = table.columns.map(rows.parameter(named:))
                    try rows.expect(all.count, db)
                    for row in all {
                        for (field, parameter) in zip(row, parameters) { rows.bind(lasting: field, to: parameter) }
                        try rows.execute(db)
                    }
                }
            }
        }
    }

    /// Some tables have a second table with one row for each platform. Returns the prefix of its names; nil if there is
    /// no second table.
    private static func platformTable(of table: FrameworkTable) -> String? {
        switch table {
        case .classes: "framework_class"
        case .members: "framework_member"
        case .aliases, .keys: nil
        }
    }

    /// Writes a table, and the second table with one row for each platform.
    private static func write(
        _ all: [FrameworkTable.Row], of table: FrameworkTable, platforms prefix: String, _ db: Database,
        _ room: UnsafeMutablePointer<Int>
    ) throws {
        var rows = try InsertStatement(db, table.rawValue, room: room)
        // The column `platforms` has no parameter, because the second table stores its values.
        let parameters = table.columns.map { $0 == "platforms" ? nil : rows.parameter(named: $0) }
        var listed: [(id: Int64, platform: UnsafeBufferPointer<UInt8>)] = []
        try rows.expect(all.count, db)
        for (id, row) in zip(Int64(1)..., all) {
            rows.bind("id", id)
            for (field, parameter) in zip(row, parameters) {
                if let parameter {
                    rows.bind(lasting: field, to: parameter)
                } else {
                    listed += (field?.split(separator: UInt8(ascii: " ")) ?? []).map { (id, .init(rebasing: $0)) }
                }
            }
            try rows.execute(db)
        }
        var platforms = try InsertStatement(db, "_" + prefix + "_platforms", room: room)
        let (reference, name) = (platforms.parameter(named: prefix + "_id"), platforms.parameter(named: "platform"))
        try platforms.expect(listed.count, db)
        for (id, platform) in listed {
            platforms.bind(id, to: reference)
            platforms.bind(lasting: platform, to: name)
            try platforms.execute(db)
        }
    }
}
