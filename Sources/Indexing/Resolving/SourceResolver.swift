import Bytes
import GRDB
import SourceCode

/// Finds out what the names in the sources of a tree stand for, once all files
/// are in the index: constants of other files, names of classes, the callers of
/// helpers, the owner.
///
/// Run anew after every change, so that no answer is stale because another
/// file changed.
struct SourceResolver {
    /// A load as a source has it.
    struct Load {
        let id: Int64
        let fileID: Int64
        let call: String
        let kind: String
        /// Whether a property list or a build setting says it.
        let isSetting: Bool
        let expression: String?
        let literal: String?
        let owner: String?
        let ownerClass: String?
        let type: String?
        let member: String?
        let isStatic: Bool
        let receiver: String?
        let line: Int
        let column: Int

        /// Whether the call makes a controller that owns the nib, or its own object does, unlike
        /// `UINib(nibName:bundle:)` or `loadNibNamed:owner:options:`.
        var makesController: Bool {
            NibLoad.overrides[call] != nil || call.hasPrefix("init") && call.contains("ibName:")
        }
    }

    /// One nib that a load was found to load, and where that was said.
    struct Finding {
        var nibName: String?
        var certainty: String
        /// Class that owns the nib, where it differs from what the load says.
        var ownerClass: String?
        /// What the owner is: nil, an instance of its class, the class itself; nil where the call alone tells it.
        var ownerKind: String?
        /// Identifier of what is registered or instantiated, where it can be but one.
        var identifier: String?
        /// The call that leads to the load; nil for the load itself.
        var caller: SourceModel.Call?
        /// Whether the name is that of the class whose object runs the code.
        var isByClass = false
        /// Whether it is what objects of a subclass make of the code.
        var isOfSubclass = false
        /// Whether nothing that is not known decides whether it is made.
        var isCertain = false
        /// What is done with the objects.
        var uses: Set<LoadUse> = []

        /// Whether both say the same.
        func says(_ other: Finding) -> Bool {
            guard nibName == other.nibName, ownerClass == other.ownerClass else { return false }
            // What a caller gives is not what the code itself says; of which subclasses there are objects their makers tell.
            if caller == nil, other.caller != nil {
                return (!isOfSubclass || other.isOfSubclass)
                    && (other.identifier == nil || identifier == other.identifier)
            }
            return (identifier == nil || other.identifier == nil || identifier == other.identifier)
                && (caller == nil || caller?.isAt(other.caller) ?? false)
        }
    }

    let db: Database
    let tree: Int64
    let model: SourceModel
    let follower: LoadFollower
    private let identifiers: IdentifierResolver
    /// Names that lead to a load; what mentions them was read.
    private let sought: SoughtNames
    /// Where a controller is made with a nib's name.
    let loadSites: Set<FoundLoad.Site>
    private let loads: [Load]

    /// A resolver of the sources of one tree.
    ///
    /// - Parameter search: what reads sources again for names that lead to a
    ///   load; nil where all of that is done.
    init(_ db: Database, tree: Int64, _ search: SourceSearch? = nil) throws {
        self.db = db
        self.tree = tree
        model = try SourceModel(db, tree: tree)
        let searched =
            try search?.follow(db, tree: tree, model) ?? (LoadFollower(db, tree: tree, model), SoughtNames())
        var follower = searched.0
        follower.evaluateIdentifiers()
        (self.follower, sought) = (follower, searched.1)
        identifiers = try IdentifierResolver(db, tree: tree, follower)
        loads = try Self.loads(db, tree: tree)
        loadSites = Set(
            loads.filter(\.makesController).map { FoundLoad.Site(fileID: $0.fileID, line: $0.line, column: $0.column) })
    }

    /// Makes the rows of `nib_loads` and `identifiers`.
    ///
    /// - Returns: what a person should know.
    @discardableResult
    func run() throws -> String? {
        var room = DerivedTexts(places: loads.count + follower.table.functions.count)
        room.isSearchCut = follower.isCut
        let writer = try ResolvedLoadWriter(db)
        for load in loads {
            let findings = try findings(of: load)
            try writer.write(load, findings, identifier: identifier(of: load), ownerClass: ownerClass(of: load), &room)
        }
        try SelfCallWriter(db, tree: tree).write(follower)
        try identifiers.write(db, &room)
        for name in sought.names.sorted() {
            try db.cachedStatement(sql: "INSERT INTO _sought_names (tree_id, name) VALUES (?, ?)").execute(arguments: [
                tree, name,
            ])
        }
        return room.note
    }

    private static func loads(_ db: Database, tree: Int64) throws -> [Load] {
        try Row.fetchAll(
            db,
            sql: """
                SELECT
                    _load_calls.id, file_id, call, _load_calls.kind, expression, literal, owner, owner_class,
                    class, member, is_static, receiver, line, "column", files.kind NOT IN ('swift', 'objc')
                FROM _load_calls
                JOIN files ON files.id = _load_calls.file_id
                WHERE files.tree_id = ?
                ORDER BY files.path, _load_calls.id
                """, arguments: [tree]
        ).map { row in
            Load(
                id: row[0], fileID: row[1], call: row[2], kind: row[3], isSetting: row[14], expression: row[4],
                literal: row[5], owner: row[6], ownerClass: row[7], type: row[8], member: row[9], isStatic: row[10],
                receiver: row[11], line: row[12], column: row[13])
        }
    }

    // MARK: The name

    /// Every nib that a load may load, the likeliest first; nil where the
    /// callers of the code are loads themselves.
    func findings(of load: Load) throws -> [Finding]? {
        if load.isSetting { return load.expression.map(setting) ?? [] }
        if let member = load.member, LoadFollower.overrideNames.contains(load.call) {
            return named(load, by: follower.overrides[LoadFollower.key(load.fileID, load.type, member)] ?? [])
        }
        let site = FoundLoad.Site(fileID: load.fileID, line: load.line, column: load.column)
        // What is handed on to an initialiser of the project's own is said where it is given.
        let all =
            (follower.findings[site] ?? []).filter { $0.load.caller.map { !loadSites.contains($0) } ?? true }
            + (follower.findingsByCaller[site] ?? [])
        var findings: [Finding] = []
        // What is said at the call itself first.
        for found in all.filter({ $0.load.caller == nil || $0.load.caller == site })
            + all.filter({ $0.load.caller != nil && $0.load.caller != site })
        {
            for finding in try self.findings(found, load) {
                if let same = findings.firstIndex(where: { $0.says(finding) }) {
                    findings[same].uses.formUnion(finding.uses)
                    findings[same].identifier = findings[same].identifier ?? finding.identifier
                    findings[same].isCertain = findings[same].isCertain || finding.isCertain
                } else {
                    findings.append(finding)
                }
            }
        }
        // A class whose subclasses have nibs of their names need have none of its own.
        if findings.count > 1 {
            let dependent = Set(
                all.filter { $0.load.caller == nil && $0.load.name.origin.contains(.own) }.flatMap(\.load.name.texts))
            findings.removeAll {
                $0.caller == nil && $0.nibName.map { dependent.contains($0) && !model.nibNames.contains($0) } ?? false
            }
        }
        // A text says which nib it is, even where following the code does not come to it.
        if findings.isEmpty, let literal = load.literal {
            return [Finding(nibName: PathName.nib(literal), certainty: "literal")]
        }
        // Of a helper that nobody is seen to call the name is not known.
        return findings.isEmpty && load.makesController && follower.openSites.contains(site) ? nil : findings
    }

    /// What an override gives, for its class and those that inherit it.
    private func named(_ load: Load, by values: [(value: FollowedValue, asClass: String?)]) -> [Finding] {
        var findings: [Finding] = []
        for (value, asClass) in values {
            for text in value.texts {
                let name = PathName.nib(text)
                // A class whose subclasses inherit it need not have a nib of its own name.
                let isOfClass =
                    asClass != nil
                    || value.origin.contains(.own) && load.type.map { !model.descendants(of: $0).isEmpty } ?? false
                if findings.contains(where: { $0.nibName == name }) || isOfClass && !model.nibNames.contains(name) {
                    continue
                }
                findings.append(
                    Finding(nibName: name.isEmpty ? nil : name, certainty: certainty(load), ownerClass: asClass))
            }
        }
        return findings
    }

    private func certainty(_ load: Load) -> String {
        load.literal == nil ? "resolved" : "literal"
    }

    private func findings(_ found: LoadFollower.Finding, _ load: Load) throws -> [Finding] {
        let isOwn = found.load.caller == FoundLoad.Site(fileID: load.fileID, line: load.line, column: load.column)
        let caller = isOwn ? nil : try found.load.caller.map { try call(at: $0, found.load) }
        let (owner, ownerKind) = Self.owner(found.load.owner)
        let origin = found.load.name.origin
        let isByClass = origin.contains(.className) && (origin.contains(.own) || found.asClass != nil)
        let identifiers = found.load.identifier?.texts ?? []
        var findings: [Finding] = []
        for value in found.load.name.alternatives {
            switch value.kind {
            case .text(let text):
                let name = PathName.nib(text)
                // A subclass that has no nib of its name is one of many.
                if found.asClass != nil, name.isEmpty || !model.nibNames.contains(name) { continue }
                let certainty =
                    found.asClass != nil && origin.contains(.className)
                    ? "rule" : caller == nil ? self.certainty(load) : "resolved"
                findings.append(
                    Finding(
                        nibName: name.isEmpty ? nil : name, certainty: certainty, ownerClass: owner,
                        ownerKind: ownerKind, caller: caller,
                        isByClass: isByClass, isOfSubclass: found.asClass != nil,
                        isCertain: !found.load.isConditional && found.load.name.alternatives.count == 1,
                        uses: found.load.uses))
            case .null where load.kind == "storyboard": findings += ownStoryboards(load)
            case .null where found.asClass == nil || caller != nil: findings += unnamed(owner, caller)
            default: break
            }
        }
        guard identifiers.count == 1 else { return findings }
        for index in findings.indices { findings[index].identifier = identifiers[0] }
        // Of several storyboards that with the scene is meant.
        let having = findings.filter {
            $0.nibName.map { model.storyboardIdentifiers[$0]?.contains(identifiers[0]) ?? false } ?? false
        }
        return load.kind == "storyboard" && !having.isEmpty ? having : findings
    }

    /// The class of an owner, and what the owner is to it.
    private static func owner(_ value: FollowedValue?) -> (String?, String?) {
        switch value?.kind {
        case .object(let name, _)?: (name, "instance")
        case .type(let name, _)?: (name, "class")
        case .null?: (nil, "nil")
        default: (nil, nil)
        }
    }

    /// A controller that gets no name finds its nib by its own, which is worked
    /// out with the files that there are; where it is made is a load of its own then.
    private func unnamed(_ owner: String?, _ caller: SourceModel.Call?) -> [Finding] {
        guard let owner, model.projectClasses[owner] != nil, caller == nil else { return [] }
        return [Finding(nibName: nil, certainty: "rule", ownerClass: owner)]
    }

    private func call(at site: FoundLoad.Site, _ load: FoundLoad) throws -> SourceModel.Call {
        let rows = try db.cachedStatement(
            sql: """
                SELECT id, receiver, class, member, is_static, platforms FROM calls WHERE file_id = ? AND line = ? AND "column" = ? ORDER BY id
                """)
        if let row = try Row.fetchOne(rows, arguments: [site.fileID, site.line, site.column]) {
            return SourceModel.Call(
                id: row[0], fileID: site.fileID, receiver: row[1], type: row[2], member: row[3], isStatic: row[4],
                platforms: Set(JSONList.strings(row[5])), line: site.line, column: site.column)
        }
        let function = follower.table.functions[load.begun]
        return SourceModel.Call(
            id: nil, fileID: site.fileID, receiver: load.callerReceiver, type: function.type,
            member: function.name, isStatic: function.isStatic, platforms: function.platforms, line: site.line,
            column: site.column)
    }

    /// A value of build settings is known only to the build.
    private func setting(_ value: String) -> [Finding] {
        guard !value.contains("$("), !value.contains("${") else { return [] }
        return [Finding(nibName: PathName.nib(value), certainty: "literal")]
    }

    /// `self.storyboard`: the storyboards that have a scene of the class, and
    /// of these those that have the identifier.
    private func ownStoryboards(_ load: Load) -> [Finding] {
        guard let type = load.type else { return [] }
        let classes = [type] + model.descendants(of: type)
        let names = Set(classes.flatMap { model.storyboardsByClass[$0] ?? [] }).sorted()
        let wanted = identifier(of: load)
        let having = names.filter { name in
            wanted.map { model.storyboardIdentifiers[name]?.contains($0) ?? false } ?? false
        }
        return (having.isEmpty ? names : having).map { Finding(nibName: $0, certainty: "rule") }
    }

    // MARK: The owner, the identifier

    /// The class of a load's owner, as far as the text tells it.
    func ownerClass(of load: Load) -> String? {
        switch load.owner {
        case "nil", "NULL", "Nil": return nil
        case "self": return controller(of: load) ?? load.type
        case nil: return controller(of: load)
        default: return load.ownerClass
        }
    }

    /// A controller owns the nib that it is made with.
    private func controller(of load: Load) -> String? {
        guard load.makesController else { return nil }
        switch load.receiver {
        case nil, "self", "super", "Self": return load.type
        case let receiver?:
            return receiver.first?.isUppercase == true || model.projectClasses[receiver] != nil ? receiver : nil
        }
    }

    /// The identifier, where it can be but one.
    private func identifier(of load: Load) -> String? {
        let site = FoundLoad.Site(fileID: load.fileID, line: load.line, column: load.column)
        let found = identifiers.texts(at: site)
        return found.count == 1 ? found[0] : nil
    }
}
