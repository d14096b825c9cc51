/// Classes of Apple's frameworks: what they descend from, and which outlets
/// and actions Interface Builder offers on them.
///
/// Facts, as data (`Data/FrameworkClassTable.swift`, `Data/FrameworkMemberTable.swift`,
/// `Data/FrameworkAliasTable.swift`, `Data/FrameworkKeyTable.swift`),
/// each with the place where it was seen. They are handed out as the bytes of
/// the program, for there are thousands and every new index has them.
public enum FrameworkClasses {
    /// One row: its fields; nil for an empty one. The bytes stay for ever.
    public typealias Row = [UnsafeBufferPointer<UInt8>?]

    /// Columns of a row of a class; the superclass is nil for NSObject and
    /// NSProxy, platforms are separated by blanks, the source is where the
    /// fact was seen.
    public static let classColumns = ["name", "superclass", "framework", "platforms", "source"]
    /// Columns of a row of an outlet or action of a class, which its
    /// subclasses have, too: kind is outlet, outletCollection or action, name
    /// a property or selector.
    public static let memberColumns = ["class", "kind", "name", "type", "platforms", "source"]

    /// Columns of a row of a class that Swift calls otherwise: its name in
    /// Swift, its name, its module, and 1 where Swift has a value for it from
    /// which nothing can descend, else 0.
    public static let aliasColumns = ["name", "class", "module", "is_value"]

    /// Columns of a row of a property of a class: the class of its value, nil where that is no object or not known, and 1
    /// where it can be set, else 0.
    public static let keyColumns = ["class", "key", "type", "is_settable", "source"]

    /// Hands out the classes.
    public static func forEachClass(_ body: (Row) throws -> Void) rethrows {
        try forEachRow(frameworkClasses, columns: classColumns.count, body)
    }

    /// Hands out the outlets and actions.
    public static func forEachMember(_ body: (Row) throws -> Void) rethrows {
        try forEachRow(frameworkMembers, columns: memberColumns.count, body)
    }

    /// Hands out the names that Swift has for classes.
    public static func forEachAlias(_ body: (Row) throws -> Void) rethrows {
        try forEachRow(frameworkAliases, columns: aliasColumns.count, body)
    }

    /// Hands out the properties.
    public static func forEachKey(_ body: (Row) throws -> Void) rethrows {
        try forEachRow(frameworkKeys, columns: keyColumns.count, body)
    }

    private static func forEachRow(_ table: StaticString, columns: Int, _ body: (Row) throws -> Void) rethrows {
        let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        var row: Row = []
        var start = 0
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
            guard byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") else { continue }
            row.append(start < index ? UnsafeBufferPointer(rebasing: bytes[start..<index]) : nil)
            start = index + 1
            guard byte == UInt8(ascii: "\n") else { continue }
            if row.count == columns { try body(row) }
            row.removeAll(keepingCapacity: true)
        }
    }
}
