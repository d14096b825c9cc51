import Bytes
import Foundation
import GRDB

/// What the resolver knows of the sources: constants, types and who calls what.
struct SourceModel {
    /// A constant: its text, or the expression that leads to it.
    struct Constant {
        let value: String?
        let expression: String?
    }

    /// A call that may lead to a nib.
    struct Call {
        let id: Int64
        let fileID: Int64
        let callee: String
        let receiver: String?
        let arguments: [[String?]]
        let type: String?
        let member: String?
        let isStatic: Bool
        let line: Int
        let column: Int
    }

    /// Constants by path; several where targets have their own.
    private(set) var constants: [String: [Constant]] = [:]
    /// Paths by their last part; nil where several constants have it.
    private var pathByLastPart: [String: String?] = [:]
    /// Cases and other constants by the type that holds them.
    private(set) var constantsOfType: [String: [String]] = [:]
    /// What members of the types of a file stand for: by file, member and type.
    private var constantsOfFile: [Int64: [String: [String: [Constant]]]] = [:]
    /// Superclass by name of the class.
    private(set) var superclasses: [String: String] = [:]
    /// Direct subclasses.
    private(set) var subclasses: [String: [String]] = [:]
    /// Protocols that a type adopts, in its declaration or an extension.
    private(set) var protocols: [String: [String]] = [:]
    /// Types that adopt a protocol.
    private(set) var adopters: [String: [String]] = [:]
    /// Classes that the sources declare, with what they descend from.
    private(set) var projectClasses: [String: String?] = [:]
    /// Calls by base name: what is before the first colon.
    private(set) var callsByBase: [String: [Call]] = [:]
    /// Instantiations by class.
    private(set) var instantiations: [String: [Call]] = [:]
    /// Names of nibs, and of storyboards.
    private(set) var nibNames: Set<String> = []

    /// Names of the storyboards that have a controller of a class.
    private(set) var storyboardsByClass: [String: Set<String>] = [:]
    /// Storyboard identifiers by name of the storyboard.
    private(set) var storyboardIdentifiers: [String: Set<String>] = [:]

    init(_ db: Database) throws {
        try loadConstants(db)
        try loadTypes(db)
        try loadCalls(db)
        try loadStoryboards(db)
        nibNames = try String.fetchSet(db, sql: "SELECT name FROM files WHERE kind IN ('xib', 'nib', 'storyboard')")
    }

    private mutating func loadConstants(_ db: Database) throws {
        // A member that makes a nib, `static var nib: UINib`, is a constant for its name.
        let rows = try Row.fetchCursor(db, sql: """
            SELECT name, value, expression, file_id FROM constants
            UNION ALL
            SELECT
                class || '.' || CASE instr(member, ':') WHEN 0 THEN member ELSE substr(member, 1, instr(member, ':') - 1) END,
                NULL,
                expression,
                file_id
            FROM load_calls
            WHERE class IS NOT NULL AND member IS NOT NULL AND expression IS NOT NULL
                AND (call GLOB 'UINib(*' OR call GLOB 'NSNib(*' OR call GLOB 'nibWithNibName:*' OR call GLOB 'initWithNibNamed:*')
            """)
        while let row = try rows.next() {
            let name: String = row[0]
            constants[name, default: []].append(Constant(value: row[1], expression: row[2]))
            guard let dot = name.lastIndex(of: ".") else { continue }
            let last = String(name[name.index(after: dot)...])
            if let known = pathByLastPart[last], known != name { pathByLastPart[last] = .some(nil) } else { pathByLastPart[last] = name }
            let owner = String(name[..<dot])
            constantsOfType[owner, default: []].append(name)
            constantsOfFile[row[3], default: [:]][last, default: [:]][owner, default: []]
                .append(Constant(value: row[1], expression: row[2]))
        }
    }

    private mutating func loadTypes(_ db: Database) throws {
        var rows = try Row.fetchCursor(db, sql: """
            SELECT classes.name, super.name, classes.descends_from, classes.kind
            FROM classes
            LEFT JOIN classes AS super ON super.id = classes.superclass_id
            ORDER BY classes.id
            """)
        while let row = try rows.next() {
            let name: String = row[0]
            if let parent: String = row[1], superclasses[name] == nil {
                superclasses[name] = parent
                subclasses[parent, default: []].append(name)
            }
            if row[3] == "project" { projectClasses[name] = .some(row[2]) }
        }
        rows = try Row.fetchCursor(
            db, sql: """
                SELECT declarations.name, declaration_protocols.name, min(declaration_protocols.position)
                FROM declaration_protocols
                JOIN declarations ON declarations.id = declaration_protocols.declaration_id
                GROUP BY 1, 2
                ORDER BY 1, 3, 2
                """)
        while let row = try rows.next() {
            let name: String = row[0]
            let adopted: String = row[1]
            protocols[name, default: []].append(adopted)
            adopters[adopted, default: []].append(name)
        }
    }

    private mutating func loadStoryboards(_ db: Database) throws {
        let rows = try Row.fetchCursor(db, sql: """
            SELECT files.name, objects.class, objects.storyboard_identifier
            FROM scenes
            JOIN objects ON objects.id = scenes.controller
            JOIN files ON files.id = scenes.file_id
            """)
        while let row = try rows.next() {
            let name: String = row[0]
            if let found: String = row[1] { storyboardsByClass[found, default: []].insert(name) }
            if let found: String = row[2] { storyboardIdentifiers[name, default: []].insert(found) }
        }
    }

    private mutating func loadCalls(_ db: Database) throws {
        let rows = try Row.fetchCursor(db, sql: """
            SELECT calls.id, file_id, callee, receiver, arguments, class, member, is_static, line, "column", files.kind NOT IN ('swift', 'objc')
            FROM calls
            JOIN files ON files.id = calls.file_id
            ORDER BY calls.id
            """)
        while let row = try rows.next() {
            let call = Call(
                id: row[0], fileID: row[1], callee: row[2], receiver: row[3], arguments: JSONList.pairs(row[4]), type: row[5],
                member: row[6], isStatic: row[7], line: row[8], column: row[9])
            // The system makes the classes that a property list names.
            let isNamedByList = row[10] as Int == 1
            let made = call.receiver == "self" || call.receiver == "Self" ? call.type : call.receiver
            if call.callee == "init" || isNamedByList, let receiver = made {
                instantiations[receiver, default: []].append(call)
            } else {
                callsByBase[Self.base(call.callee), default: []].append(call)
            }
        }
    }

    /// Base name of a selector: what is before the first colon.
    static func base(_ member: String) -> String { String(member.prefix { $0 != ":" }) }

    /// A class with its superclasses, and the protocols of all of them.
    func lineage(of name: String) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        func add(_ name: String) {
            guard result.count < 200, seen.insert(name).inserted else { return }
            result.append(name)
            for adopted in protocols[name] ?? [] { add(adopted) }
        }
        // Swift lists the superclass among the inherited types, so it may be there already.
        var current: String? = name
        var steps = 0
        while let found = current, steps < 64 {
            add(found)
            current = superclasses[found]
            steps += 1
        }
        return result
    }

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

    /// What `row.member` may be, where only one type of the file has such a
    /// member, or only one that is called so, `Row`, and that type.
    func member(_ expression: Substring, in fileID: Int64) -> (type: String, values: [Constant])? {
        let parts = expression.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].first?.isLowercase == true, parts[0] != "self",
            let types = constantsOfFile[fileID]?[String(parts[1])]
        else { return nil }
        let called = types.count == 1 ? types : types.filter { $0.key.lowercased().hasSuffix(parts[0].lowercased()) }
        guard called.count == 1, let found = called.first else { return nil }
        return (found.key, found.value)
    }

    /// The classes that `row.type` may be: `var type: UITableViewCell.Type`.
    func classes(of expression: Substring, in fileID: Int64) -> [String] {
        (member(expression, in: fileID)?.values ?? []).compactMap { value in
            guard let text = value.expression, text.hasSuffix(".self"), text.first?.isUppercase == true else { return nil }
            return String(text.dropLast(5))
        }
    }

    /// The constant that a name means in a type; its path.
    func constant(_ name: String, in type: String?) -> String? {
        if let type {
            for owner in lineage(of: type) where constants[owner + "." + name] != nil { return owner + "." + name }
            // Enclosing types, from the inside out.
            var outer = type
            while let dot = outer.lastIndex(of: ".") {
                outer = String(outer[..<dot])
                if constants[outer + "." + name] != nil { return outer + "." + name }
            }
        }
        if constants[name] != nil { return name }
        // `Nibs.cell` of `Constants.Nibs.cell`, where only one ends so.
        let last = String(name[(name.lastIndex(of: ".").map { name.index(after: $0) } ?? name.startIndex)...])
        guard name.contains("."), case .some(.some(let path)) = pathByLastPart[last], path.hasSuffix("." + name) else { return nil }
        return path
    }
}
