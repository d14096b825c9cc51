import Bytes
import FlowAnalysis
import Store
import SourceCode

/// Reads the input of the flow analysis of one tree from the index.
struct FlowReader {
    private let db: Database
    private let tree: Int64

    /// Creates a reader for one tree.
    init(_ db: Database, tree: Int64) { (self.db, self.tree) = (db, tree) }

    /// Passes each row of a query to a closure. In the query, the parameter `:tree` is the row id of the tree.
    private func forEachRow(_ sql: String, _ take: (CurrentRow) throws -> Void) throws {
        try db.forEachRow(sql, [tree], take)
    }

    private func site(_ row: CurrentRow, _ first: Int) -> FoundLoad.Site {
        FoundLoad.Site(fileID: row[first], line: row[first + 1], column: row[first + 2])
    }

    // MARK: Functions and uses

    /// Returns the functions of the tree, sorted by file path and, within a file, in source order.
    func functions() throws -> [FunctionTable.Function] {
        var functions: [FunctionTable.Function] = []
        try forEachRow(
            """
            SELECT
                file_id, functions.kind, class, functions.name, parameters, generics, result, is_static, platforms, line, "column",
                files.kind = 'swift', is_followed, body, body_line
            FROM functions
            JOIN files ON files.id = functions.file_id
            WHERE files.tree_id = :tree
            ORDER BY files.path, line, "column", functions.id
            """
        ) { row in
            let generics = JSONList.pairs(row[5]).compactMap { pair in pair[0].map { ($0, (pair.last ?? nil) ?? "") } }
            functions.append(
                FunctionTable.Function(
                    fileID: row[0], kind: FunctionCode.Kind(rawValue: row[1]) ?? .function, type: row[2],
                    name: row[3], parameters: (row[4] as String?).map(CodeText.parameters) ?? [],
                    generics: Dictionary(generics) { one, _ in one }, result: row[6], isStatic: row[7],
                    platforms: Set(JSONList.strings(row[8])), line: row[9], column: row[10], isSwift: row[11],
                    isFollowed: row[12], text: row[13], bodyLine: row[14]))
        }
        return functions
    }

    /// Returns the uses of identifiers that are not string literals.
    func identifierPlaces() throws -> IdentifierPlaces {
        var places = IdentifierPlaces()
        try forEachRow(
            """
            SELECT
                file_id, line, "column", call,
                _identifier_uses.kind NOT IN ('image', 'color') AND _identifier_uses.purpose NOT IN ('compares', 'sets', 'names')
            FROM _identifier_uses
            JOIN files ON files.id = _identifier_uses.file_id
            WHERE files.tree_id = :tree AND _identifier_uses.literal IS NULL
            """
        ) { row in places.add(site(row, 0), call: row[3], isFollowed: row[4]) }
        return places
    }

    /// Returns the unresolved loads in the sources of the tree.
    func loads() throws -> [LoadCall] {
        var loads: [LoadCall] = []
        try forEachRow(
            """
            SELECT
                _load_calls.id, file_id, call, _load_calls.kind, expression, literal, owner, owner_class,
                class, member, is_static, receiver, line, "column", files.kind NOT IN ('swift', 'objc')
            FROM _load_calls
            JOIN files ON files.id = _load_calls.file_id
            WHERE files.tree_id = :tree
            ORDER BY files.path, _load_calls.id
            """
        ) { row in
            loads.append(
                LoadCall(
                    id: row[0], fileID: row[1], call: row[2], kind: row[3], isSetting: row[14], expression: row[4],
                    literal: row[5], owner: row[6], ownerClass: row[7], type: row[8], member: row[9],
                    isStatic: row[10], receiver: row[11], line: row[12], column: row[13]))
        }
        return loads
    }

    // MARK: Declarations

    /// Returns the declarations of the tree.
    func model() throws -> SourceModel {
        var model = try SourceModel(scopes: scopes())
        try addConstants(&model)
        try addTypes(&model)
        try addProtocols(&model)
        try addMembers(&model)
        try forEachRow(
            """
            SELECT files.name, objects.class, objects.storyboard_identifier
            FROM scenes
            JOIN objects ON objects.id = scenes.controller
            JOIN files ON files.id = scenes.file_id
            WHERE files.tree_id = :tree
            """
        ) { row in model.addScene(of: row[0], controller: row[1], identifier: row[2]) }
        try forEachRow("SELECT name FROM files WHERE kind IN ('xib', 'nib', 'storyboard') AND tree_id = :tree") { row in
            model.addNib(row[0])
        }
        return model
    }

    private func scopes() throws -> FileScopes {
        let scopes = FileScopes()
        try forEachRow("SELECT id, path, kind = 'swift' FROM files WHERE tree_id = :tree") { row in
            scopes.addFile(row[0], path: row[1], isSwift: row[2])
        }
        try forEachRow(
            """
            SELECT targets.id, targets.platform, target_files.file_id
            FROM target_files
            JOIN targets ON targets.id = target_files.target_id
            JOIN files ON files.id = target_files.file_id
            WHERE files.tree_id = :tree AND target_files.phase <> 'infoPlist'
            """
        ) { row in scopes.addTarget(row[0], platform: row[1], of: row[2]) }
        try forEachRow(
            """
            SELECT _file_modules.module, _file_modules.file_id, _file_modules.is_own
            FROM _file_modules
            JOIN files ON files.id = _file_modules.file_id
            WHERE files.tree_id = :tree
            """
        ) { row in scopes.addModule(row[0], of: row[1], isOwn: row[2]) }
        try forEachRow(
            """
            SELECT imports.header, imports.file_id
            FROM imports
            JOIN files ON files.id = imports.file_id
            WHERE files.tree_id = :tree AND imports.header IS NOT NULL
            """
        ) { row in scopes.addHeader(row[0], importedBy: row[1]) }
        return scopes
    }

    private func addConstants(_ model: inout SourceModel) throws {
        try forEachRow(
            """
            SELECT constants.name, value, file_id, reach, platforms, line, end_line
            FROM constants
            JOIN files ON files.id = file_id
            WHERE files.tree_id = :tree
            ORDER BY files.path, line, "column", constants.name, value, expression
            """
        ) { row in
            let place = FileScopes.Place(fileID: row[2], line: row[5], platforms: Set(JSONList.strings(row[4])))
            model.add(
                SourceModel.Constant(
                    value: row[1], place: place, reach: Reach(rawValue: row[3]) ?? .public, endLine: row[6]),
                named: row[0])
        }
    }

    private func addTypes(_ model: inout SourceModel) throws {
        try forEachRow(
            """
            SELECT DISTINCT super.name, classes.name
            FROM classes
            JOIN _class_superclasses ON _class_superclasses.class_id = classes.id
            JOIN classes AS super ON super.id = _class_superclasses.superclass_id
            WHERE classes.tree_id = :tree
            ORDER BY classes.name, super.name
            """
        ) { row in model.addSuperclass(row[0], of: row[1]) }
        try db.forEachRow(
            "SELECT superclass, name FROM framework_classes WHERE superclass IS NOT NULL ORDER BY name, superclass"
        ) { row in model.addFrameworkSuperclass(row[0], of: row[1]) }
        try forEachRow(
            """
            SELECT name, CASE WHEN count(DISTINCT descends_from) = 1 THEN min(descends_from) END
            FROM classes
            WHERE kind = 'project' AND tree_id = :tree
            GROUP BY name
            """
        ) { row in model.addClass(row[0], descendsFrom: row[1]) }
    }

    private func addProtocols(_ model: inout SourceModel) throws {
        try forEachRow(
            """
            SELECT declarations.name
            FROM declarations
            JOIN files ON files.id = declarations.file_id
            WHERE declarations.kind = 'protocol' AND files.tree_id = :tree
            """
        ) { row in model.addProtocol(row[0]) }
        try forEachRow(
            """
            SELECT declarations.name, _declaration_protocols.name, min(_declaration_protocols.position)
            FROM _declaration_protocols
            JOIN declarations ON declarations.id = _declaration_protocols.declaration_id
            JOIN files ON files.id = declarations.file_id
            WHERE files.tree_id = :tree
            GROUP BY 1, 2
            ORDER BY 1, 3, 2
            """
        ) { row in model.addAdoption(of: row[1], by: row[0]) }
    }

    private func addMembers(_ model: inout SourceModel) throws {
        let naming = SourceModel.namingTypes.sorted().map { "'\($0)'" }.joined(separator: ", ")
        try forEachRow(
            """
            -- Objective-C writes the star.
            SELECT members.class, members.name, rtrim(members.type, ' *') AS type
            FROM members
            -- Few are left when it comes to their files.
            CROSS JOIN files ON files.id = members.file_id
            WHERE files.tree_id = :tree
                AND members.kind IN ('property', 'outlet')
                AND (
                    rtrim(members.type, ' *') IN (\(naming))
                    -- Classes of frameworks that the project extends are among them.
                    OR rtrim(members.type, ' *') IN (
                        SELECT declarations.name FROM declarations JOIN files AS homes ON homes.id = declarations.file_id WHERE homes.tree_id = :tree
                    )
                    -- What may be a structure with code of its own.
                    OR members.type GLOB '[A-Z]*' AND members.type NOT GLOB '[NUC][SIGAF][A-Z]*'
                )
            ORDER BY files.path, members.line, members."column"
            """
        ) { row in model.addMember(row[1], of: row[0], type: row[2]) }
        try forEachRow(
            """
            SELECT _framework_keys.class, _framework_keys."key", _framework_keys.type
            FROM _framework_keys
            WHERE _framework_keys.type IN (
                SELECT declarations.name FROM declarations JOIN files ON files.id = declarations.file_id WHERE files.tree_id = :tree
            )
            """
        ) { row in model.addFrameworkMember(row[1], of: row[0], type: row[2]) }
    }
}
