import Bytes
import GRDB

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
        let values: [String]
        let parameter: String?
        let genericParameter: String?
        let owner: String?
        let ownerClass: String?
        let type: String?
        let member: String?
        let isStatic: Bool
        let receiver: String?
        let identifierExpression: String?
        let platforms: Set<String>
        let line: Int
        let column: Int

        /// Where it stands.
        var place: FileScopes.Place { FileScopes.Place(fileID: fileID, line: line, platforms: platforms) }

        /// What the name may be: the values that it was followed to, or the
        /// expression itself.
        var texts: [String] { values.isEmpty ? expression.map { [$0] } ?? [] : values }

        /// Whether the call makes a controller that owns the nib, unlike
        /// `UINib(nibName:bundle:)` or `loadNibNamed:owner:options:`.
        var makesController: Bool {
            call == "nibName" || call == "windowNibName" || call.hasPrefix("init") && call.contains("ibName:")
        }
    }

    /// One nib that a load was found to load, and where that was said.
    struct Finding {
        var nibName: String?
        var certainty: String
        /// Class that owns the nib, where it differs from what the load says.
        var ownerClass: String?
        /// The call that leads to the load; nil for the load itself.
        var caller: SourceModel.Call?
    }

    let db: Database
    let tree: Int64
    let model: SourceModel
    let names: NameResolver

    /// A resolver of the sources of one tree.
    init(_ db: Database, tree: Int64) throws {
        self.db = db
        self.tree = tree
        model = try SourceModel(db, tree: tree)
        names = NameResolver(model: model)
    }

    /// Makes the rows of `nib_loads` and `identifiers`.
    func run() throws {
        let writer = try ResolvedLoadWriter(db)
        let loads = try loads()
        for load in loads {
            let findings = findings(of: load)
            try writer.write(load, findings, identifier: identifier(of: load), ownerClass: ownerClass(of: load))
        }
        try resolveIdentifiers()
    }

    private func loads() throws -> [Load] {
        try Row.fetchAll(db, sql: """
            SELECT
                load_calls.id, file_id, call, load_calls.kind, expression, value_list, parameter, generic_parameter, owner, owner_class,
                class, member, is_static, receiver, identifier_expression, line, "column", files.kind NOT IN ('swift', 'objc'), platforms
            FROM load_calls
            JOIN files ON files.id = load_calls.file_id
            WHERE files.tree_id = ?
            ORDER BY files.path, load_calls.id
            """, arguments: [tree]).map { row in
            Load(
                id: row[0], fileID: row[1], call: row[2], kind: row[3], isSetting: row[17], expression: row[4], values: JSONList.strings(row[5]),
                parameter: row[6], genericParameter: row[7], owner: row[8], ownerClass: row[9], type: row[10], member: row[11],
                isStatic: row[12], receiver: row[13], identifierExpression: row[14], platforms: Set(JSONList.strings(row[18])), line: row[15], column: row[16])
        }
    }

    // MARK: The name

    /// Every nib that a load may load, the likeliest first; nil where the
    /// callers of the code are loads themselves.
    func findings(of load: Load) -> [Finding]? {
        guard let expression = load.expression else { return withoutName(load) }
        if load.isSetting { return setting(expression) }
        var findings: [Finding] = []
        var needsSelf = false
        let context = NameResolver.Context(place: load.place, type: load.type)
        for text in load.texts.flatMap(Expression.alternatives) {
            switch names.value(of: Expression(text), in: context) {
            case .texts(let found):
                let certainty = Expression(expression).isLiteral ? "literal" : "resolved"
                for name in found {
                    let nib = NameResolver.nibName(name)
                    findings.append(Finding(nibName: nib.isEmpty ? nil : nib, certainty: certainty))
                }
                findings += bySubclass(load, text, besides: found)
            case .needsSelf: needsSelf = true
            case .unknown where load.kind == "storyboard" && Self.isOwnStoryboard(text): findings += ownStoryboards(load)
            case .unknown: findings += enumeration(text, load) + bySubclass(load, text, besides: [])
            }
        }
        if passesOn(load) { return findings.isEmpty ? nil : findings }
        if !findings.isEmpty { return findings }
        if needsSelf || load.genericParameter != nil { return byClass(load) }
        if load.parameter != nil { findings = byArgument(load) }
        return findings.isEmpty ? byMetatype(load) : findings
    }

    /// A value of build settings is known only to the build.
    private func setting(_ value: String) -> [Finding] {
        guard !value.contains("$("), !value.contains("${") else { return [] }
        return [Finding(nibName: NameResolver.nibName(value), certainty: "literal")]
    }

    /// `[self nibName]`, where subclasses give another name than the class itself.
    private func bySubclass(_ load: Load, _ text: String, besides own: [String]) -> [Finding] {
        guard case .constant(.ofSelf, _) = Expression(text), let type = load.type else { return [] }
        var known = own + [""]
        let isOwner = load.owner == "self" || load.makesController
        return model.descendants(of: type).flatMap { descendant in
            let context = NameResolver.Context(place: load.place, type: descendant, selfClass: descendant)
            let found = names.texts(text, in: context).filter { !known.contains($0) }
            known += found
            return found.map {
                Finding(nibName: NameResolver.nibName($0), certainty: "resolved", ownerClass: isOwner ? descendant : nil)
            }
        }
    }

    /// `type.nib` in a helper that is given a class, `registerNib(for: FooCell.self)`,
    /// and `row.type.nib`, where the file tells the classes of `type`.
    private func byMetatype(_ load: Load) -> [Finding] {
        guard let expression = load.expression, let member = load.member, let dot = expression.firstIndex(of: "."),
            expression.first?.isLowercase == true, expression[..<dot] != "self"
        else { return [] }
        let context = NameResolver.Context(place: load.place, type: load.type)
        if let last = expression.lastIndex(of: "."), last != dot {
            return model.classes(of: expression[..<last], in: load.fileID).flatMap { found in
                names.texts(found + expression[last...], in: context)
                    .map { Finding(nibName: NameResolver.nibName($0), certainty: "resolved") }
            }
        }
        return Callers(model).classes(calling: member, of: load.type, isGeneric: true).flatMap { caller in
            names.texts(caller.className + expression[dot...], in: context)
                .map { Finding(nibName: NameResolver.nibName($0), certainty: "resolved", caller: caller.call) }
        }
    }

    /// Whether an initialiser hands on the name that it was given to that of
    /// its superclass, and who calls it is a load of its own.
    private func passesOn(_ load: Load) -> Bool {
        guard load.parameter != nil, load.makesController, let member = load.member else { return false }
        return ["initWithNibName:", "initWithWindowNibName:"].contains(where: member.hasPrefix)
            || member == "init" && ["nibName", "windowNibName"].contains(load.parameter)
    }

    private static func isOwnStoryboard(_ text: String) -> Bool {
        ["storyboard", "self.storyboard", "storyboard?", "self.storyboard?", "[self storyboard]"].contains(text)
    }

    /// `rawValue` in an enumeration of names is each of them.
    private func enumeration(_ text: String, _ load: Load) -> [Finding] {
        guard ["rawValue", "self.rawValue", "self"].contains(text), let type = load.type else { return [] }
        return (model.constantsOfType[type] ?? []).flatMap { path in
            model.constants(path, from: load.place).compactMap { $0.value.map { Finding(nibName: $0, certainty: "resolved") } }
        }
    }

    /// Calls without a name: a controller that gets nil finds its nib by its
    /// own, which is worked out with the files that there are.
    private func withoutName(_ load: Load) -> [Finding] {
        if load.kind == "storyboard" { return ownStoryboards(load) }
        guard load.makesController, let owner = ownerClass(of: load), model.projectClasses[owner] != nil else { return [] }
        return [Finding(nibName: nil, certainty: "rule", ownerClass: owner)]
    }

    /// `self.storyboard`: the storyboards that have a scene of the class, and
    /// of these those that have the identifier.
    private func ownStoryboards(_ load: Load) -> [Finding] {
        guard let type = load.type else { return [] }
        let classes = [type] + model.descendants(of: type)
        let names = Set(classes.flatMap { model.storyboardsByClass[$0] ?? [] }).sorted()
        let wanted = identifier(of: load)
        let having = names.filter { name in wanted.map { model.storyboardIdentifiers[name]?.contains($0) ?? false } ?? false }
        return (having.isEmpty ? names : having).map { Finding(nibName: $0, certainty: "rule") }
    }

    // MARK: Helpers

    /// The name is that of the class that a helper is called on, or given.
    private func byClass(_ load: Load) -> [Finding] {
        guard let member = load.member else { return [] }
        var findings: [Finding] = []
        func nibs(for found: String) -> [String] {
            var context = NameResolver.Context(place: load.place, type: load.type, selfClass: found)
            if let generic = load.genericParameter { context.generics[generic] = found }
            return load.texts.lazy.map { names.texts($0, in: context) }.first { !$0.isEmpty }?.map(NameResolver.nibName) ?? []
        }
        let isOwner = load.owner == "self"
        let own = load.type.flatMap { model.projectClasses[$0] != nil && load.genericParameter == nil ? $0 : nil }
        let callers = Callers(model).classes(calling: member, of: load.type, isGeneric: load.genericParameter != nil)
        for caller in callers where caller.className != own || load.isStatic {
            findings += nibs(for: caller.className).map {
                Finding(nibName: $0, certainty: "resolved", ownerClass: isOwner ? caller.className : nil, caller: caller.call)
            }
        }
        if let own {
            let isOnlyOne = findings.isEmpty && model.descendants(of: own).isEmpty
            let found = nibs(for: own).filter { model.nibNames.contains($0) || isOnlyOne }
            findings.insert(
                contentsOf: found.map { Finding(nibName: $0, certainty: "resolved", ownerClass: isOwner ? own : nil) }, at: 0)
        }
        // Subclasses and adopting types that have a nib of their name: an object
        // of theirs runs the code, while a class method has to be called.
        if load.isStatic || load.genericParameter != nil { return findings }
        let known = Set(findings.compactMap(\.nibName))
        for descendant in load.type.map(model.descendants) ?? [] where model.projectClasses[descendant] != nil {
            for nib in nibs(for: descendant) where !known.contains(nib) && model.nibNames.contains(nib) {
                findings.append(Finding(nibName: nib, certainty: "rule", ownerClass: isOwner ? descendant : nil))
            }
        }
        return findings
    }

    /// The name is an argument that the callers of a helper give.
    private func byArgument(_ load: Load) -> [Finding] {
        guard let member = load.member, let parameter = load.parameter else { return [] }
        let base = SourceModel.base(member)
        let calls = base.hasPrefix("init")
            ? ([load.type].compactMap { $0 } + (load.type.map(model.descendants) ?? [])).flatMap { model.instantiations[$0] ?? [] }
            : model.callsByBase[base] ?? []
        return calls.flatMap { call -> [Finding] in
            guard let argument = Self.argument(parameter, of: call) else { return [] }
            let owner = load.owner == "self" ? (base.hasPrefix("init") ? call.receiver : load.type) : nil
            return names.texts(argument, in: NameResolver.Context(place: call.place, type: call.type)).map {
                Finding(nibName: NameResolver.nibName($0), certainty: "resolved", ownerClass: owner, caller: call)
            }
        }
    }

    /// The argument of a label, or of a place.
    private static func argument(_ parameter: String, of call: SourceModel.Call) -> String? {
        if let place = Int(parameter) {
            return call.arguments.indices.contains(place) ? call.arguments[place].last ?? nil : nil
        }
        return call.arguments.first { $0.first == .some(parameter) }?.last ?? nil
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
        guard let expression = load.identifierExpression else { return nil }
        let found = names.texts(expression, in: NameResolver.Context(place: load.place, type: load.type, selfClass: load.type))
        return found.count == 1 ? found[0] : nil
    }

    private func resolveIdentifiers() throws {
        let insert = try db.makeStatement(sql: """
            INSERT INTO identifiers (
                file_id, identifier_use_id, kind, purpose, call, expression, identifier, certainty, class, member, platforms, line, "column"
            )
            SELECT file_id, id, kind, purpose, call, expression, ?, ?, class, member, platforms, line, "column"
            FROM identifier_uses
            WHERE id = ?
            """)
        let uses = try Row.fetchAll(db, sql: """
            SELECT identifier_uses.id, expression, value_list, class, file_id, line, platforms
            FROM identifier_uses
            JOIN files ON files.id = identifier_uses.file_id
            WHERE files.tree_id = ?
            ORDER BY files.path, identifier_uses.id
            """, arguments: [tree])
        for row in uses {
            let expression: String = row[1]
            let values = JSONList.strings(row[2])
            let place = FileScopes.Place(fileID: row[4], line: row[5], platforms: Set(JSONList.strings(row[6])))
            let context = NameResolver.Context(place: place, type: row[3], selfClass: row[3])
            var texts = (values.isEmpty ? [expression] : values).flatMap { names.texts($0, in: context) }
            if texts.isEmpty { texts = byMember(expression, at: place) }
            let certainty = texts.isEmpty ? "unresolved" : Expression(expression).isLiteral ? "literal" : "resolved"
            try insert.execute(arguments: [texts.first, certainty, row[0] as Int64])
            for text in texts.dropFirst() { try insert.execute(arguments: [text, "resolved", row[0] as Int64]) }
        }
    }

    /// `row.reuseIdentifier`, where the file tells what the member of its
    /// rows may be, `FooCell.reuseIdentifier` or `type.reuseIdentifier`.
    private func byMember(_ expression: String, at place: FileScopes.Place) -> [String] {
        guard let member = model.member(expression[...], in: place.fileID) else { return [] }
        let context = NameResolver.Context(place: place, type: member.type, selfClass: member.type)
        var found: [String] = []
        for value in member.values {
            var texts = value.value.map { [$0] } ?? value.expression.map { names.texts($0, in: context) } ?? []
            if texts.isEmpty, let inner = value.expression, let dot = inner.firstIndex(of: ".") {
                let classes = model.classes(of: "row." + inner[..<dot], in: place.fileID)
                texts = classes.flatMap { names.texts($0 + inner[dot...], in: context) }
            }
            for text in texts where !found.contains(text) { found.append(text) }
        }
        return found
    }
}
