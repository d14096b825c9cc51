/// Writes a merged archive: OURS with edits.
///
/// An object is written at its place in OURS, or at its place in THEIRS if OURS does not have the object. If this place
/// no longer exists, the object is written at the first place that refers to it. This can move other objects, so the
/// archive is written repeatedly until no object moves.
struct ArchiveWriter {
    /// A value that other values can refer to.
    private enum Entity: Hashable {
        case named(Symbol)
        /// A value without a name, identified by the element that defines it.
        case value(ArchivePlace)
    }

    private let decision: ArchiveDecision
    private let versions: ArchiveVersions
    private let words: ArchiveSymbols
    private let step: [UInt8]
    private var out: [UInt8] = []
    /// The new places of entities that have moved.
    private var homes: [Entity: ArchivePlace] = [:]
    private var written: [Entity: Int32] = [:]
    private var wanted: [Entity: ArchivePlace] = [:]
    /// The result of the previous pass.
    private var writtenBefore: [Entity: Int32] = [:]
    private var wantedBefore: Set<Entity> = []
    private var ids: [Entity: Symbol] = [:]
    private var usedIDs: Set<Symbol>
    private var lastID: Int
    /// The plain values of OURS that have an id, keyed by the number of their content.
    private var shared: [Int32: Int] = [:]

    init(_ decision: ArchiveDecision) {
        (self.decision, versions, words) = (decision, decision.versions, decision.words)
        let ours = versions.ours
        let tree = ours.archive.tree
        let found = tree.indentation(of: ours.archive.data) ?? []
        step = found.isEmpty ? [0x09] : Array(found)
        usedIDs = []
        lastID = 0
        for side in [versions.ours, versions.theirs] {
            for element in side.archive.tree.elements.indices {
                guard let id = side.archive.tree.value(words.id, of: element) else { continue }
                if side.archive.side == ours.archive.side { usedIDs.insert(id) }
                lastID = max(lastID, Int(words.symbols.text(id)) ?? 0)
            }
        }
        for element in tree.elements.indices
        where tree.value(words.id, of: element) != nil && ours.isPlain(element)
            && [.object, .scalar].contains(ours.archive.kind[element])
        {
            shared[ours.body(element)] = shared[ours.body(element)] ?? element
        }
    }

    /// - Throws: ``MergeRefusal`` if objects still move after 50 passes, for example because an object is contained
    ///   only in itself.
    mutating func write() throws(MergeRefusal) -> [UInt8] {
        for _ in 0..<50 {
            (out, written, wanted) = ([], [:], [:])
            writeRoot()
            let missing = wanted.filter { written[$0.key] == nil }
            for (entity, place) in missing { homes[entity] = place }
            let isStable = missing.isEmpty && written == writtenBefore && wantedBefore == Set(wanted.keys)
            (writtenBefore, wantedBefore) = (written, Set(wanted.keys))
            if isStable { return out }
        }
        throw .unsound("would contain an object that is only inside itself")
    }

    private mutating func writeRoot() {
        let ours = versions.ours.archive.tree
        let theirs = versions.theirs.archive.tree
        out += ours.bytes[..<ours.elements[0].startTag.lowerBound]
        func version(_ tree: Tree) -> Double {
            tree.value(words.version, of: 0).flatMap { Double(words.symbols.text($0)) } ?? 0
        }
        out +=
            version(theirs) > version(ours)
            ? theirs.bytes[theirs.elements[0].startTag] : ours.bytes[ours.elements[0].startTag]
        let data = versions.ours.archive.data
        out += ours.bytes[ours.elements[data].lead..<ours.elements[data].startTag.lowerBound]
        if let body = decision.bodies[words.data] {
            writeValue(body, key: nil, id: nil, Layout(indent: step, isRaw: true))
        }
        out += ours.bytes[ours.elements[data].end...]
    }

    /// The whitespace around a value.
    private struct Layout {
        /// The indentation of the element.
        var indent: [UInt8]
        /// Whether the whitespace of OURS is used.
        var isRaw: Bool
    }

    // MARK: Slots

    /// Writes the element for a key or a list member: the value, or a reference to the value.
    private mutating func writeSlot(_ plan: ArchivePlan, key: Symbol?, _ layout: Layout) {
        let place = plan.origin
        let contents = versions[place.side]
        let archive = contents.archive
        let target = archive.definition[place.element]
        guard target >= 0 else { return writeNil(place, key) }
        var layout = layout
        layout.isRaw = layout.isRaw && place.side == .ours && place.element == target
        if case .same = plan {
            if let name = contents.names[target] { return writeNamed(name, at: place, key, layout) }
            let entity = entity(target, place.side)
            let isHome = homes[entity].map { $0 == place } ?? (entity == .value(place))
            if isHome, written[entity] == nil {
                guard case .value(let home) = entity else { return }
                written[entity] = contents.token(place.element)
                return writeValue(.same(home.side, home.element), key: key, id: id(of: entity, home), layout)
            }
            guard writtenBefore[entity].map({ $0 == contents.token(place.element) }) ?? true else {
                return writeValue(.same(place.side, target), key: key, id: nil, layout)
            }
            return writeReference(to: entity, at: place, key)
        }
        let entity = Entity.value(ArchivePlace(side: place.side, element: target))
        let token = token(of: plan)
        if place.element == target, written[entity] == nil {
            written[entity] = token
            return writeValue(plan, key: key, id: id(of: entity, place), layout)
        }
        guard writtenBefore[entity].map({ $0 == token }) == true else {
            return writeValue(plan, key: key, id: nil, layout)
        }
        writeReference(to: entity, at: place, key)
    }

    private mutating func writeNil(_ place: ArchivePlace, _ key: Symbol?) {
        let tree = versions[place.side].archive.tree
        let element = tree.elements[place.element]
        guard element.isClosed, key == tree.value(words.key, of: place.element) else {
            out += Array("<nil".utf8) + keyText(key) + Array("/>".utf8)
            return
        }
        out += tree.bytes[element.startTag]
    }

    private mutating func writeNamed(_ name: Symbol, at place: ArchivePlace, _ key: Symbol?, _ layout: Layout) {
        let entity = Entity.named(name)
        guard let body = decision.bodies[name] else { return }
        let definition = definition(of: name)
        guard (homes[entity] ?? definition) == place, written[entity] == nil else {
            return writeReference(to: entity, at: place, key)
        }
        written[entity] = 0
        writeValue(body, key: key, id: id(of: entity, definition), layout)
    }

    private func definition(of name: Symbol) -> ArchivePlace {
        if let ours = versions.ours.elements[name] { return ArchivePlace(side: .ours, element: ours) }
        return ArchivePlace(side: .theirs, element: versions.theirs.elements[name] ?? 0)
    }

    /// Returns the entity of a value. If OURS has an equal value that other values can refer to, returns the entity of
    /// OURS.
    private func entity(_ target: Int, _ side: Side) -> Entity {
        if side == .theirs, versions.theirs.archive.tree.value(words.id, of: target) != nil,
            let same = shared[versions.theirs.body(target)]
        {
            return .value(ArchivePlace(side: .ours, element: same))
        }
        return .value(ArchivePlace(side: side, element: target))
    }

    private mutating func writeReference(to entity: Entity, at place: ArchivePlace, _ key: Symbol?) {
        if wanted[entity] == nil { wanted[entity] = place }
        let definition: ArchivePlace =
            switch entity {
            case .named(let name): definition(of: name)
            case .value(let place): place
            }
        let number = id(of: entity, definition, isNeeded: true)
        let tree = versions[place.side].archive.tree
        if place.side == .ours, let number, tree.value(words.ref, of: place.element) == number,
            tree.value(words.key, of: place.element) == key
        {
            out += tree.bytes[tree.elements[place.element].startTag.lowerBound..<tree.elements[place.element].end]
            return
        }
        out += Array("<reference".utf8) + keyText(key) + Array(" ref=\"".utf8)
        if let number { out += words.symbols.utf8(number) }
        out += Array("\"/>".utf8)
    }

    private func keyText(_ key: Symbol?) -> [UInt8] {
        key.map { Array(" key=\"".utf8) + escaped($0) + Array("\"".utf8) } ?? []
    }

    private func escaped(_ symbol: Symbol) -> [UInt8] {
        words.symbols.utf8(symbol).flatMap { $0 == UInt8(ascii: "\"") ? Array("&quot;".utf8) : [$0] }
    }

    /// Returns the `id` of an entity; nil if the entity does not have or need an `id`.
    private mutating func id(of entity: Entity, _ place: ArchivePlace, isNeeded: Bool = false) -> Symbol? {
        if let known = ids[entity] { return known }
        let own = versions[place.side].archive.tree.value(words.id, of: place.element)
        if place.side == .ours, let own { return own }
        guard isNeeded || wantedBefore.contains(entity) else { return nil }
        var chosen = own
        while chosen.map({ usedIDs.contains($0) }) ?? true {
            lastID += 1
            chosen = words.symbols.find("\(lastID)")
        }
        if let chosen { usedIDs.insert(chosen) }
        ids[entity] = chosen
        return chosen
    }

    // MARK: Values

    /// Returns a number for the result of a plan. Two plans with the same number have the same result.
    private func token(of plan: ArchivePlan) -> Int32 {
        func pairs(_ pairs: [ArchivePlan.Pair]) -> [Int32] {
            pairs.sorted { $0.key.number < $1.key.number }.flatMap { [$0.key.number, token(of: $0.value)] }
        }
        func name(_ place: ArchivePlace) -> Int32 {
            let archive = versions[place.side].archive
            return archive.className(of: archive.definition[place.element]).number
        }
        switch plan {
        case .same(let side, let element): return versions[side].token(element)
        case .list(_, _, let members):
            return versions.tokens.number([3, name(plan.origin)] + members.map { token(of: $0) })
        case .map(_, _, let found): return versions.tokens.number([4, name(plan.origin)] + pairs(found))
        case .object(_, _, let name, let found): return versions.tokens.number([5, name.number] + pairs(found))
        }
    }

    /// Splits a value that one side provides into its parts.
    private func expanded(_ plan: ArchivePlan) -> ArchivePlan {
        guard case .same(let side, let element) = plan else { return plan }
        let archive = versions[side].archive
        let pairs = archive.slots[element].map { ArchivePlan.Pair(key: $0.key, value: .same(side, $0.element)) }
        switch archive.kind[element] {
        case .list: return .list(side, element, archive.members[element].map { .same(side, $0) })
        case .map: return .map(side, element, pairs)
        case .object: return .object(side, element, archive.className(of: element), pairs)
        case .scalar, .none: return plan
        }
    }

    /// A child of an element that is being written.
    private enum Child {
        case slot(ArchivePlan, key: Symbol?)
        /// A copy of an element.
        case copy(Int)
        /// A string element that contains a key.
        case string(Symbol, key: Symbol?)
        /// A list that contains the keys or the values of a dictionary.
        case list(ArchivePlace, key: Symbol, [Child])
    }

    private mutating func writeValue(_ plan: ArchivePlan, key: Symbol?, id: Symbol?, _ layout: Layout) {
        let plan = expanded(plan)
        let side = plan.origin.side
        let archive = versions[side].archive
        let shell = archive.definition[plan.origin.element]
        switch plan {
        case .same:
            let tree = archive.tree
            let element = tree.elements[shell]
            writeStartTag(side, shell, nil, key, id, isClosed: element.isClosed)
            out += tree.bytes[element.startTag.upperBound..<element.end]
        case .list(_, _, let members):
            writeElement(side, shell, nil, key, id, marks(shell, archive) + members.map { .slot($0, key: nil) }, layout)
        case .map(_, _, let pairs): writeElement(side, shell, nil, key, id, children(ofMap: shell, pairs, side), layout)
        case .object(_, _, let name, let pairs):
            let kept = pairs.filter { !decision.isLost($0) }
            writeElement(side, shell, name, key, id, kept.map { .slot($0.value, key: $0.key) }, layout)
        }
    }

    private func marks(_ element: Int, _ archive: KeyedArchive) -> [Child] {
        guard archive.tree.elements[element].tag == words.object else { return [] }
        return archive.tree.elements[element].children.filter { archive.key(of: $0) == words.mark }.map { .copy($0) }
    }

    private func children(ofMap shell: Int, _ pairs: [ArchivePlan.Pair], _ side: Side) -> [Child] {
        let archive = versions[side].archive
        if archive.tree.elements[shell].tag == words.dictionary { return pairs.map { .slot($0.value, key: $0.key) } }
        let own = archive.tree.elements[shell].children
        guard let keys = own.first(where: { archive.key(of: $0) == words.sortedKeys }),
            let values = own.first(where: { archive.key(of: $0) == words.values })
        else {
            let numbered = pairs.indices.flatMap { place -> [Child] in
                [
                    .string(pairs[place].key, key: words.symbols.find("NS.key.\(place)")),
                    .slot(pairs[place].value, key: words.symbols.find("NS.object.\(place)")),
                ]
            }
            return marks(shell, archive) + numbered
        }
        let slots = archive.slots[shell]
        let areKeysKept = pairs.map(\.key) == slots.map(\.key)
        let areValuesKept =
            areKeysKept
            && zip(pairs, slots).allSatisfy { pair, slot in
                if case .same(side, slot.element) = pair.value { return true }
                return false
            }
        func list(_ element: Int, _ key: Symbol, _ children: [Child]) -> Child {
            let place = ArchivePlace(side: side, element: archive.definition[element])
            return .list(place, key: key, marks(place.element, archive) + children)
        }
        return marks(shell, archive) + [
            areKeysKept
                ? .slot(.same(side, keys), key: words.sortedKeys)
                : list(keys, words.sortedKeys, pairs.map { .string($0.key, key: nil) }),
            areValuesKept
                ? .slot(.same(side, values), key: words.values)
                : list(values, words.values, pairs.map { .slot($0.value, key: nil) }),
        ]
    }

    // MARK: Elements

    private mutating func writeElement(
        _ side: Side, _ shell: Int, _ name: Symbol?, _ key: Symbol?, _ id: Symbol?, _ children: [Child],
        _ layout: Layout
    ) {
        let tree = versions[side].archive.tree
        let element = tree.elements[shell]
        if children.isEmpty {
            writeStartTag(side, shell, name, key, id, isClosed: element.isClosed || !element.children.isEmpty)
            if !element.isClosed, element.children.isEmpty {
                out += tree.bytes[element.startTag.upperBound..<element.end]
            }
            return
        }
        writeStartTag(side, shell, name, key, id, isClosed: false)
        var inner = Layout(indent: layout.indent + step, isRaw: layout.isRaw)
        if layout.isRaw, let first = element.children.first, let blanks = tree.indentation(of: first) {
            inner.indent = Array(blanks)
        }
        for child in children { writeChild(child, side, shell, inner) }
        if layout.isRaw, let last = element.children.last {
            out += tree.bytes[tree.elements[last].end..<element.endTag]
        } else {
            out += [0x0A] + layout.indent
        }
        out += Array("</".utf8) + words.symbols.utf8(element.tag) + [UInt8(ascii: ">")]
    }

    private mutating func writeChild(_ child: Child, _ side: Side, _ shell: Int, _ layout: Layout) {
        let tree = versions[side].archive.tree
        func stood(_ element: Int, _ of: Side) -> Bool {
            layout.isRaw && of == .ours && tree.elements[element].parent == shell
        }
        func blanks(_ element: Int?) -> [UInt8] {
            guard let element else { return [0x0A] + layout.indent }
            return Array(tree.bytes[tree.elements[element].lead..<tree.elements[element].startTag.lowerBound])
        }
        switch child {
        case .copy(let element):
            out +=
                blanks(layout.isRaw ? element : nil)
                + tree.bytes[tree.elements[element].startTag.lowerBound..<tree.elements[element].end]
        case .slot(let plan, let key):
            let place = plan.origin
            let isOwn = place.side == side && stood(place.element, place.side)
            out += blanks(isOwn ? place.element : nil)
            writeSlot(plan, key: key, Layout(indent: layout.indent, isRaw: isOwn))
        case .string(let text, let key):
            out +=
                blanks(nil) + Array("<string".utf8) + keyText(key) + [UInt8(ascii: ">")] + words.symbols.utf8(text)
                + Array("</string>".utf8)
        case .list(let place, let key, let children):
            let isOwn = stood(place.element, side)
            out += blanks(isOwn ? place.element : nil)
            writeElement(side, place.element, nil, key, nil, children, Layout(indent: layout.indent, isRaw: isOwn))
        }
    }

    private mutating func writeStartTag(
        _ side: Side, _ shell: Int, _ name: Symbol?, _ key: Symbol?, _ id: Symbol?, isClosed: Bool
    ) {
        let tree = versions[side].archive.tree
        let element = tree.elements[shell]
        let isSame =
            tree.value(words.key, of: shell) == key && tree.value(words.id, of: shell) == id
            && (name == nil || name == versions[side].archive.className(of: shell)) && element.isClosed == isClosed
        if isSame {
            out += tree.bytes[element.startTag]
            return
        }
        out += [UInt8(ascii: "<")] + words.symbols.utf8(element.tag)
        for attribute in tree.attributes(of: shell) where attribute.name != words.key && attribute.name != words.id {
            if attribute.name == words.className, let name {
                out += Array(" class=\"".utf8) + words.symbols.utf8(name) + Array("\"".utf8)
            } else {
                out += [0x20] + tree.bytes[attribute.range]
            }
        }
        out += keyText(key)
        if let id { out += Array(" id=\"".utf8) + words.symbols.utf8(id) + Array("\"".utf8) }
        out += Array((isClosed ? "/>" : ">").utf8)
    }
}
