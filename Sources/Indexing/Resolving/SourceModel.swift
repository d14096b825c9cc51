import Bytes
import Foundation
import GRDB

/// What the resolver knows of the sources of one tree: constants and types.
struct SourceModel {
    /// A constant.
    struct Constant {
        /// Its text; nil where only its code says what it is.
        let value: String?
        /// Where it is declared.
        let place: FileScopes.Place
        let reach: FileScopes.Reach
        /// Line of its file where it ends; nil where it holds to the end.
        let endLine: Int?
    }

    /// A call that may lead to a nib.
    struct Call {
        /// Row id; nil for a call that has no row of its own.
        let id: Int64?
        let fileID: Int64
        let receiver: String?
        let type: String?
        let member: String?
        let isStatic: Bool
        let platforms: Set<String>
        let line: Int
        let column: Int

        /// Whether another stands at the same place.
        func isAt(_ other: Call?) -> Bool { fileID == other?.fileID && line == other?.line && column == other?.column }

        /// Where it stands.
        var place: FileScopes.Place { FileScopes.Place(fileID: fileID, line: line, platforms: platforms) }
    }

    /// Where the files stand to each other.
    let scopes: FileScopes
    /// Constants by path; several where files, targets or platforms have their own.
    private var constants: [String: [Constant]] = [:]
    /// Paths of the cases and other constants by the type that holds them.
    private(set) var constantsOfType: [String: [String]] = [:]
    /// Superclasses by name of the class: several where several classes have the name.
    private(set) var superclasses: [String: [String]] = [:]
    /// Direct subclasses.
    private(set) var subclasses: [String: [String]] = [:]
    /// Protocols that a type adopts, in its declaration or an extension.
    private(set) var protocols: [String: [String]] = [:]
    private var declaredProtocols: Set<String> = []
    /// Types that adopt a protocol.
    private(set) var adopters: [String: [String]] = [:]
    /// Classes that the sources declare, with what they descend from: nil
    /// where it is not known, or classes of one name do not agree.
    private(set) var projectClasses: [String: String?] = [:]
    /// Types of properties and variables by their path, where that is a class
    /// of the project, another type that may have code of the project, a nib,
    /// or a text.
    private(set) var memberTypes: [String: String] = [:]
    /// Types of properties by their name and the framework class that has them, where that is a class that the project extends.
    private var frameworkTypes: [String: [String: String]] = [:]
    /// The last parts of the paths of constants and typed members.
    private var lastParts: Set<String> = []
    /// Lineages that were asked for: most are, many times.
    private final class Memory { var lineages: [String: [String]] = [:] }
    private let memory = Memory()
    /// Names of nibs, and of storyboards.
    private(set) var nibNames: Set<String> = []

    /// Names of the storyboards that have a controller of a class.
    private(set) var storyboardsByClass: [String: Set<String>] = [:]
    /// Storyboard identifiers by name of the storyboard.
    private(set) var storyboardIdentifiers: [String: Set<String>] = [:]

    /// What the sources of a tree say.
    init(_ db: Database, tree: Int64) throws {
        scopes = try FileScopes(db, tree: tree)
        try loadConstants(db, tree)
        try loadTypes(db, tree)
        try loadMemberTypes(db, tree)
        try loadFrameworkTypes(db, tree)
        try loadStoryboards(db, tree)
        nibNames = try String.fetchSet(
            db, sql: "SELECT name FROM files WHERE kind IN ('xib', 'nib', 'storyboard') AND tree_id = ?",
            arguments: [tree])
    }

    private mutating func loadConstants(_ db: Database, _ tree: Int64) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT constants.name, value, file_id, reach, platforms, line, end_line
                FROM constants
                JOIN files ON files.id = file_id
                WHERE files.tree_id = ?
                ORDER BY files.path, line, "column", constants.name, value, expression
                """, arguments: [tree])
        while let row = try rows.next() {
            let name: String = row[0]
            let place = FileScopes.Place(fileID: row[2], line: row[5], platforms: Set(JSONList.strings(row[4])))
            let constant = Constant(
                value: row[1], place: place, reach: FileScopes.Reach(rawValue: row[3]) ?? .public, endLine: row[6])
            let isFirst = constants[name] == nil
            constants[name, default: []].append(constant)
            guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
            lastParts.insert(String(name[name.utf8.index(after: dot)...]))
            let owner = String(name[..<dot])
            if isFirst { constantsOfType[owner, default: []].append(name) }
        }
    }

    private mutating func loadTypes(_ db: Database, _ tree: Int64) throws {
        var rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT DISTINCT classes.name, super.name
                FROM classes
                JOIN _class_superclasses ON _class_superclasses.class_id = classes.id
                JOIN classes AS super ON super.id = _class_superclasses.superclass_id
                WHERE classes.tree_id = ?
                ORDER BY classes.name, super.name
                """, arguments: [tree])
        while let row = try rows.next() {
            let name: String = row[0]
            let parent: String = row[1]
            superclasses[name, default: []].append(parent)
            subclasses[parent, default: []].append(name)
        }
        rows = try Row.fetchCursor(
            db,
            sql: "SELECT name, superclass FROM framework_classes WHERE superclass IS NOT NULL ORDER BY name, superclass"
        )
        while let row = try rows.next() {
            let name: String = row[0]
            if superclasses[name] == nil { superclasses[name] = [row[1]] }
        }
        rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT name, CASE WHEN count(DISTINCT descends_from) = 1 THEN min(descends_from) END
                FROM classes
                WHERE kind = 'project' AND tree_id = ?
                GROUP BY name
                """, arguments: [tree])
        while let row = try rows.next() { projectClasses[row[0]] = .some(row[1]) }
        declaredProtocols = try String.fetchSet(
            db,
            sql: """
                SELECT declarations.name
                FROM declarations
                JOIN files ON files.id = declarations.file_id
                WHERE declarations.kind = 'protocol' AND files.tree_id = ?
                """, arguments: [tree])
        rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT declarations.name, _declaration_protocols.name, min(_declaration_protocols.position)
                FROM _declaration_protocols
                JOIN declarations ON declarations.id = _declaration_protocols.declaration_id
                JOIN files ON files.id = declarations.file_id
                WHERE files.tree_id = ?
                GROUP BY 1, 2
                ORDER BY 1, 3, 2
                """, arguments: [tree])
        while let row = try rows.next() {
            let name: String = row[0]
            let adopted: String = row[1]
            protocols[name, default: []].append(adopted)
            adopters[adopted, default: []].append(name)
        }
    }

    /// Types whose values may lead to a nib's name.
    static let namingTypes: Set<String> = ["UINib", "NSNib", "UIStoryboard", "NSStoryboard", "String", "NSString"]

    private mutating func loadMemberTypes(_ db: Database, _ tree: Int64) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                -- Objective-C writes the star.
                SELECT members.class, members.name, rtrim(members.type, ' *') AS type
                FROM members
                -- Few are left when it comes to their files.
                CROSS JOIN files ON files.id = members.file_id
                WHERE files.tree_id = :tree
                    AND members.kind IN ('property', 'outlet')
                    AND (
                        rtrim(members.type, ' *') IN (\(Self.namingTypes.sorted().map { "'\($0)'" }.joined(separator: ", ")))
                        -- Classes of frameworks that the project extends are among them.
                        OR rtrim(members.type, ' *') IN (
                            SELECT declarations.name FROM declarations JOIN files AS homes ON homes.id = declarations.file_id WHERE homes.tree_id = :tree
                        )
                        -- What may be a structure with code of its own.
                        OR members.type GLOB '[A-Z]*' AND members.type NOT GLOB '[NUC][SIGAF][A-Z]*'
                    )
                ORDER BY files.path, members.line, members."column"
                """, arguments: ["tree": tree])
        while let row = try rows.next() {
            let name: String = row[1]
            let path = (row[0] as String) + "." + name
            lastParts.insert(PathName.lastPart(name))
            if memberTypes[path] == nil { memberTypes[path] = row[2] }
        }
    }

    /// What properties of framework classes are, where the project extends that class.
    private mutating func loadFrameworkTypes(_ db: Database, _ tree: Int64) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT _framework_keys.class, _framework_keys."key", _framework_keys.type
                FROM _framework_keys
                WHERE _framework_keys.type IN (
                    SELECT declarations.name FROM declarations JOIN files ON files.id = declarations.file_id WHERE files.tree_id = ?
                )
                """, arguments: [tree])
        while let row = try rows.next() { frameworkTypes[row[1], default: [:]][row[0]] = row[2] as String }
    }

    private mutating func loadStoryboards(_ db: Database, _ tree: Int64) throws {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT files.name, objects.class, objects.storyboard_identifier
                FROM scenes
                JOIN objects ON objects.id = scenes.controller
                JOIN files ON files.id = scenes.file_id
                WHERE files.tree_id = ?
                """, arguments: [tree])
        while let row = try rows.next() {
            let name: String = row[0]
            if let found: String = row[1] { storyboardsByClass[found, default: []].insert(name) }
            if let found: String = row[2] { storyboardIdentifiers[name, default: []].insert(found) }
        }
    }

    /// A class with its superclasses, and the protocols of all of them.
    func lineage(of name: String) -> [String] {
        if let known = memory.lineages[name] { return known }
        let found = findLineage(of: name)
        memory.lineages[name] = found
        return found
    }

    private func findLineage(of name: String) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        func add(_ name: String) {
            guard result.count < 200, seen.insert(name).inserted else { return }
            result.append(name)
            for adopted in protocols[name] ?? [] { add(adopted) }
        }
        // Swift lists the superclass among the inherited types, so it may be there already.
        var pending = [name]
        var known: Set<String> = [name]
        while !pending.isEmpty, known.count < 200 {
            for found in pending { add(found) }
            pending = pending.flatMap { superclasses[$0] ?? [] }.filter { known.insert($0).inserted }
        }
        return result
    }

    /// Whether a name is that of a protocol which the sources declare.
    func isProtocol(_ name: String) -> Bool { declaredProtocols.contains(name) }

    /// All subclasses and adopting types of a type, and theirs, without itself.
    func descendants(of name: String) -> [String] {
        var seen: Set<String> = [name]
        var result: [String] = []
        var pending = [name]
        while let next = pending.popLast(), result.count < 20_000 {
            for child in (subclasses[next] ?? []) + (adopters[next] ?? []) where seen.insert(child).inserted {
                result.append(child)
                pending.append(child)
            }
        }
        return result.sorted()
    }

    /// How many constants of one path may be equally near.
    private static let mostConstants = 256

    /// The constants of a path that can be named at a place: the nearest, all
    /// that are equally near. If there are too many, none: the time to compare them grows with the square of their number.
    func constants(_ path: String, from place: FileScopes.Place) -> [Constant] {
        var nearest: [Constant] = []
        var least = Int.max
        for constant in constants[path] ?? [] {
            guard let nearness = scopes.nearness(of: constant.place, reach: constant.reach, from: place),
                nearness <= least,
                constant.holds(at: place)
            else { continue }
            if nearness < least { nearest = [] }
            least = nearness
            nearest.append(constant)
        }
        return nearest.count > Self.mostConstants ? [] : nearest
    }

    /// Whether any type has a constant of a name, or a member whose type is known.
    func mayHaveMember(_ name: String) -> Bool { lastParts.contains(PathName.lastPart(name)) }

    /// Whether there is a constant of a path, or a member of a known type.
    func hasMember(_ path: String) -> Bool { constants[path] != nil || memberTypes[path] != nil }

    /// The type of a property that a class inherits from a framework, where the project extends that type.
    func frameworkType(of name: String, in type: String) -> String? {
        guard let classes = frameworkTypes[name] else { return nil }
        return lineage(of: type).lazy.compactMap { classes[$0] }.first
    }

    /// Whether a constant is a text.
    func isText(_ path: String) -> Bool { constants[path]?.contains { $0.value != nil } ?? false }
}

extension SourceModel.Constant {
    /// Whether a macro is still defined, or defined by now.
    fileprivate func holds(at place: FileScopes.Place) -> Bool {
        guard let endLine else { return true }
        return place.fileID == self.place.fileID
            && (self.place.line...max(endLine, self.place.line)).contains(place.line)
    }
}
