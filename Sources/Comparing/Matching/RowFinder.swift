import InterfaceBuilder

/// Matches connections, constraints and other rows of two documents: by their own ids, otherwise by the objects that
/// they connect.
struct RowFinder {
    private let old: InterfaceDocument
    private let new: InterfaceDocument
    private let objects: RowMatching

    init(_ old: InterfaceDocument, _ new: InterfaceDocument, _ objects: RowMatching) {
        self.old = old
        self.new = new
        self.objects = objects
    }

    /// Returns the number that represents an old object in keys: the index of its new object; -1 for no object; a
    /// number below -1 for a removed object.
    private func end(ofOld index: Int32) -> Int32 {
        guard index >= 0 else { return -1 }
        let other = objects.newRow[Int(index)]
        return other >= 0 ? other : -2 - index
    }

    /// Returns the id of a connected item that is not an object of the file, such as a constraint. Empty for an object.
    private func stray(_ index: Int32, _ id: Text, _ document: InterfaceDocument) -> String {
        index < 0 ? document[id] ?? "" : ""
    }

    // MARK: Connections

    /// - Parameter ids: the new ids of objects and constraints, by their old ids.
    func matchConnections(_ ids: [String: String]) -> RowMatching {
        var rows = RowMatching(old: old.connections.count, new: new.connections.count)
        rows.match(old: { old[old.connections[$0].connectionID] }, new: { new[new.connections[$0].connectionID] }) {
            let (before, after) = (old.connections[$0], new.connections[$1])
            guard old.same(before.kind, after.kind, in: new) else { return false }
            return end(ofOld: before.source) == after.source || old.same(before.name, after.name, in: new)
        }
        // Keys with the most equal parts are tried first.
        let stages: [ConnectionKey.Parts] = [
            [.source, .name, .end, .details], [.source, .name, .end], [.source, .name], [.source, .end], [.name, .end],
        ]
        for parts in stages {
            rows.match(
                as: .certain, old: { key(old.connections[$0], old, parts, ids) },
                new: { key(new.connections[$0], new, parts, nil) })
        }
        return rows
    }

    /// - Parameter ids: for an old connection, the new ids by old ids; for a new connection, nil.
    private func key(
        _ record: ConnectionRecord, _ document: InterfaceDocument, _ parts: ConnectionKey.Parts,
        _ ids: [String: String]?
    ) -> ConnectionKey {
        let isOld = ids != nil
        var id = stray(record.destination, record.destinationID, document)
        if let renamed = ids?[id] { id = renamed }
        return ConnectionKey(
            kind: document[record.kind] ?? "",
            source: parts.contains(.source) ? isOld ? end(ofOld: record.source) : record.source : 0,
            end: parts.contains(.end) ? isOld ? end(ofOld: record.destination) : record.destination : 0,
            stray: parts.contains(.end) ? id : "",
            name: parts.contains(.name) ? document[record.name] ?? "" : "",
            details: parts.contains(.details)
                ? [record.eventType, record.keyPath, record.identifier].map { document[$0] ?? "" } : [])
    }

    // MARK: Constraints

    func matchConstraints() -> RowMatching {
        var rows = RowMatching(old: old.constraints.count, new: new.constraints.count)
        rows.match(old: { old[old.constraints[$0].constraintID] }, new: { new[new.constraints[$0].constraintID] })
        for parts: ConstraintKey.Parts in [[.items, .constant], [.turned], [.items]] {
            rows.match(
                as: .certain, old: { key(old.constraints[$0], old, parts, isOld: true) },
                new: { key(new.constraints[$0], new, parts, isOld: false) })
        }
        return rows
    }

    private func key(
        _ record: ConstraintRecord, _ document: InterfaceDocument, _ parts: ConstraintKey.Parts, isOld: Bool
    ) -> ConstraintKey {
        let key = ConstraintKey(
            first: isOld ? end(ofOld: record.firstItem) : record.firstItem,
            second: isOld ? end(ofOld: record.secondItem) : record.secondItem,
            strays: [
                stray(record.firstItem, record.firstItemID, document),
                stray(record.secondItem, record.secondItemID, document),
            ],
            attributes: [record.firstAttribute, record.relation, record.secondAttribute].map { document[$0] ?? "" },
            constant: parts.isDisjoint(with: [.constant, .turned])
                ? [] : [record.constant, record.multiplier, record.priority].map { document[$0] ?? "" })
        return parts.contains(.turned) ? key.turned : key
    }

    // MARK: Other rows

    func matchScenes() -> RowMatching {
        var rows = RowMatching(old: old.scenes.count, new: new.scenes.count)
        rows.match(old: { old[old.scenes[$0].sceneID] }, new: { new[new.scenes[$0].sceneID] })
        rows.match(
            as: .certain, old: { old.scenes[$0].controller >= 0 ? end(ofOld: old.scenes[$0].controller) : nil },
            new: { new.scenes[$0].controller >= 0 ? new.scenes[$0].controller : nil })
        return rows
    }

    /// - Parameter ids: the new ids, by old ids.
    func matchDetails(_ kind: RowKind, _ ids: [String: String]) -> RowMatching {
        var rows = RowMatching(old: kind.count(in: old), new: kind.count(in: new))
        rows.match(old: { key(kind, $0, old, ids) }, new: { key(kind, $0, new, nil) })
        return rows
    }

    private func key(_ kind: RowKind, _ index: Int, _ document: InterfaceDocument, _ ids: [String: String]?)
        -> DetailKey
    {
        func place(_ object: Int32) -> Int32 { ids == nil ? object : end(ofOld: object) }
        func texts(_ texts: Text...) -> [String] { texts.map { document[$0] ?? "" } }
        func id(_ text: Text) -> String {
            let id = document[text] ?? ""
            return ids?[id] ?? id
        }
        switch kind {
        case .runtimeAttribute:
            let row = document.runtimeAttributes[index]
            return DetailKey(object: place(row.object), texts: texts(row.keyPath))
        case .resourceUse:
            let row = document.resourceUses[index]
            return DetailKey(object: place(row.object), texts: texts(row.property) + [row.kind.rawValue])
        case .text:
            let row = document.texts[index]
            return DetailKey(object: place(row.object), texts: texts(row.property))
        case .variation:
            let row = document.variations[index]
            return DetailKey(
                object: 0, texts: [id(row.elementID), id(row.referenceID)] + texts(row.sizeClass, row.property))
        case .resource:
            let row = document.resources[index]
            return DetailKey(object: 0, texts: texts(row.kind, row.name))
        case .classDescription:
            let row = document.classDescriptions[index]
            return DetailKey(object: 0, texts: texts(row.className, row.sourceKind, row.sourcePath))
        case .member:
            let row = document.members[index]
            let owner = row.description < 0 ? Text.none : document.classDescriptions[Int(row.description)].className
            return DetailKey(object: 0, texts: texts(owner, row.name) + [row.kind.rawValue])
        case .document, .object, .connection, .constraint, .scene: return DetailKey(object: 0, texts: [])
        }
    }
}

private struct ConnectionKey: Hashable {
    struct Parts: OptionSet {
        let rawValue: Int
        static let source = Parts(rawValue: 1)
        static let name = Parts(rawValue: 2)
        static let end = Parts(rawValue: 4)
        /// The event, key path or identifier, which distinguish similar connections.
        static let details = Parts(rawValue: 8)
    }

    let kind: String
    let source: Int32
    let end: Int32
    let stray: String
    let name: String
    let details: [String]
}

private struct ConstraintKey: Hashable {
    struct Parts: OptionSet {
        let rawValue: Int
        static let items = Parts(rawValue: 1)
        static let constant = Parts(rawValue: 2)
        /// The equation with the smaller side first, because the sides of an equation can be exchanged.
        static let turned = Parts(rawValue: 4)
    }

    /// For an equation, the equation with the smaller side first. Other constraints are not changed.
    var turned: ConstraintKey {
        guard first >= 0, second >= 0, attributes[1].isEmpty || attributes[1] == "equal",
            ["", "1", "1:1"].contains(constant[1])
        else { return self }
        guard (second, attributes[2]) < (first, attributes[0]) else { return self }
        let amount =
            constant[0].hasPrefix("-")
            ? String(constant[0].dropFirst())
            : constant[0].isEmpty || constant[0] == "0" ? constant[0] : "-" + constant[0]
        return ConstraintKey(
            first: second, second: first, strays: [strays[1], strays[0]],
            attributes: [attributes[2], attributes[1], attributes[0]],
            constant: [amount] + constant[1...])
    }

    let first: Int32
    let second: Int32
    let strays: [String]
    let attributes: [String]
    let constant: [String]
}

private struct DetailKey: Hashable {
    let object: Int32
    let texts: [String]
}
