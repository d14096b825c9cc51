/// Classes of Apple's frameworks: what they descend from, and which outlets
/// and actions Interface Builder offers on them.
///
/// Facts, as data (`Data/FrameworkClassTable.swift`, `Data/FrameworkMemberTable.swift`),
/// each with the place where it was seen.
public struct FrameworkClasses: Sendable {
    /// One class of a framework.
    public struct Entry: Sendable, Equatable {
        public let name: String
        /// nil for NSObject and NSProxy.
        public let superclass: String?
        public let framework: String?
        /// Platforms separated by blanks; nil where not known.
        public let platforms: String?
        /// Where the fact was seen.
        public let source: String
    }

    /// An outlet or action of a class; its subclasses have it, too.
    public struct Member: Sendable, Equatable {
        public let className: String
        /// outlet, outletCollection or action.
        public let kind: String
        /// Property, or selector.
        public let name: String
        public let type: String?
        public let platforms: String?
        /// Where the fact was seen.
        public let source: String
    }

    /// The tables that ship with the reader.
    public static let standard = FrameworkClasses(
        classTable: frameworkClasses.description, memberTable: frameworkMembers.description)

    public let classes: [Entry]
    public let members: [Member]

    init(classTable: String, memberTable: String) {
        classes = Self.rows(classTable, columns: 5).compactMap { row in
            row[0].map { Entry(name: $0, superclass: row[1], framework: row[2], platforms: row[3], source: row[4] ?? "") }
        }
        members = Self.rows(memberTable, columns: 6).compactMap { row in
            guard let className = row[0], let kind = row[1], let name = row[2] else { return nil }
            return Member(className: className, kind: kind, name: name, type: row[3], platforms: row[4], source: row[5] ?? "")
        }
    }

    /// Rows; nil for an empty field.
    private static func rows(_ table: String, columns: Int) -> [[String?]] {
        table.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            return fields.count == columns ? fields.map { $0.isEmpty ? nil : String($0) } : nil
        }
    }
}
