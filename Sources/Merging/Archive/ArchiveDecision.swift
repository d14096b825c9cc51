/// The decisions of a merge about the objects of an archive.
///
/// A fact is the value of one key of an object, the presence of one member of a list, or the value of one key of a
/// dictionary. If one side changed a fact, the result has the value of this side. If both sides changed a fact
/// differently, there is a conflict. This does not apply to facts that Interface Builder derives.
struct ArchiveDecision {
    /// The path to a value, and facts about the value.
    struct Context {
        /// The object, and the keys on the path to the value.
        var path: [String]
        var isDerived = false
        /// Whether the value is part of the class descriptions.
        var isClassData = false
        /// The side that provides a derived value if both sides changed it.
        var side = Side.ours
        /// The key of the value.
        var key: Symbol?
    }

    let versions: ArchiveVersions
    let words: ArchiveSymbols
    let derived: ArchiveDerived
    /// The objects that can be reached from the root of the merged archive, by name.
    private(set) var bodies: [Symbol: ArchivePlan] = [:]
    private(set) var disputes: [String] = []
    /// For each object, an object that refers to it.
    private var holders: [Symbol: Symbol] = [:]
    /// The old numbers (in the base) of connections that a side removed and created again, by side and new number.
    private let formerNumbers: [String: [Symbol: Symbol]]

    init(_ versions: ArchiveVersions) {
        self.versions = versions
        words = versions.ours.archive.words
        derived = ArchiveDerived(words, ours: versions.ours.archive, theirs: versions.theirs.archive)
        var former: [String: [Symbol: Symbol]] = [:]
        for contents in [versions.ours, versions.theirs] {
            former[contents.archive.side] = ArchiveNumbers.formerNumbers(of: contents, base: versions.base)
        }
        formerNumbers = former
    }

    mutating func run() {
        var open = [words.data]
        while let name = open.popLast() {
            guard bodies[name] == nil else { continue }
            let plan = body(of: name)
            bodies[name] = plan
            var found: [Symbol] = []
            collect(plan, &found)
            for inner in found where holders[inner] == nil { holders[inner] = name }
            open += found
        }
        checkRemovals()
    }

    private mutating func dispute(_ context: Context, _ text: String) {
        disputes.append(context.path.joined(separator: ", ") + ": " + text)
    }

    /// Collects the objects that a value refers to. References that are computed from the hierarchy are skipped.
    private func collect(_ plan: ArchivePlan, _ found: inout [Symbol]) {
        switch plan {
        case .same(let side, let element): collect(element, versions[side], &found, isBody: false)
        case .list(_, _, let members): for member in members { collect(member, &found) }
        case .map(_, _, let pairs): for pair in pairs { collect(pair.value, &found) }
        case .object(_, _, _, let pairs):
            for pair in pairs where !derived.isComputed(pair.key) { collect(pair.value, &found) }
        }
    }

    private func collect(_ element: Int, _ contents: ArchiveContents, _ found: inout [Symbol], isBody: Bool) {
        let place = contents.archive.definition[element]
        guard place >= 0 else { return }
        if !isBody, let name = contents.names[place] {
            found.append(name)
            return
        }
        for part in ArchiveContents.parts(of: place, in: contents.archive)
        where part.key.map({ derived.isComputed($0) }) != true {
            collect(part.element, contents, &found, isBody: false)
        }
    }

    /// Whether a computed value is left out because it refers to a removed object.
    func isLost(_ pair: ArchivePlan.Pair) -> Bool {
        guard derived.isComputed(pair.key), case .same(let side, let element) = pair.value else { return false }
        let target = versions[side].archive.definition[element]
        guard target >= 0, let name = versions[side].names[target] else { return false }
        return bodies[name] == nil
    }

    // MARK: Objects

    private mutating func body(of name: Symbol) -> ArchivePlan {
        let base = versions.base.elements[name]
        let ours = versions.ours.elements[name]
        let theirs = versions.theirs.elements[name]
        let context = Context(path: [label(name)])
        guard let ours, let theirs else {
            if base != nil {
                dispute(
                    context,
                    "\(ours == nil ? "ours" : "theirs") removes it, and \(ours == nil ? "theirs" : "ours") uses it in \(holders[name].map(label) ?? "")"
                )
            }
            if let ours { return whole(.ours, ours) }
            return whole(.theirs, theirs ?? 0)
        }
        let kind = versions.ours.archive.kind[ours]
        guard kind == versions.theirs.archive.kind[theirs] else {
            dispute(context, "ours and theirs have different kinds of values for it")
            return whole(.ours, ours)
        }
        let before = base.flatMap { versions.base.archive.kind[$0] == kind ? $0 : nil }
        return structure(before, ours, theirs, context, origin: ours)
    }

    /// Returns the plan for an object that is copied from one side.
    private func whole(_ side: Side, _ element: Int) -> ArchivePlan {
        let archive = versions[side].archive
        func pairs() -> [ArchivePlan.Pair] {
            archive.slots[element].map { .init(key: $0.key, value: .same(side, $0.element)) }
        }
        switch archive.kind[element] {
        case .list: return .list(side, element, archive.members[element].map { .same(side, $0) })
        case .map: return .map(side, element, pairs())
        default: return .object(side, element, archive.className(of: element), pairs())
        }
    }

    // MARK: Values

    /// Merges a value. Returns nil if the result does not have the value.
    private mutating func merge(_ base: Int?, _ ours: Int?, _ theirs: Int?, _ context: Context) -> ArchivePlan? {
        let before = base.map { versions.base.token($0) }
        let mine = ours.map { versions.ours.token($0) }
        let other = theirs.map { versions.theirs.token($0) }
        if let ours, let theirs {
            if mine == other { return .same(.ours, ours) }
            if let plan = structure(ofValues: base, ours, theirs, context) { return plan }
        }
        if mine == before { return theirs.map { .same(.theirs, $0) } }
        if other == before { return ours.map { .same(.ours, $0) } }
        if context.isDerived
            || context.isClassData && !holdsWrittenClass(ours, versions.ours)
                && !holdsWrittenClass(theirs, versions.theirs)
        {
            // If one side removed a derived value, the value stays removed. An example is the editor state of a removed
            // object.
            if base != nil, ours == nil || theirs == nil { return nil }
            return context.side == .ours ? ours.map { .same(.ours, $0) } : theirs.map { .same(.theirs, $0) }
        }
        dispute(
            context,
            "ours \(quoted(ours, versions.ours)), theirs \(quoted(theirs, versions.theirs)), base \(quoted(base, versions.base))"
        )
        return ours.map { .same(.ours, $0) } ?? theirs.map { .same(.theirs, $0) }
    }

    /// Merges the parts of a value if both sides have a value of the same kind with parts. Returns nil if the value
    /// must be merged as a whole.
    private mutating func structure(ofValues base: Int?, _ ours: Int, _ theirs: Int, _ context: Context) -> ArchivePlan?
    {
        func place(_ element: Int?, _ contents: ArchiveContents) -> Int? {
            guard let element else { return nil }
            let place = contents.archive.definition[element]
            return place >= 0 && contents.names[place] == nil ? place : nil
        }
        guard let mine = place(ours, versions.ours), let other = place(theirs, versions.theirs) else { return nil }
        let kind = versions.ours.archive.kind[mine]
        guard kind == versions.theirs.archive.kind[other], kind != .scalar, kind != .none else { return nil }
        let name = versions.ours.archive.className(of: mine)
        let isPlain = versions.ours.isPlain(mine) && versions.theirs.isPlain(other)
        if isPlain, kind == .list, !context.isClassData, !context.isDerived { return nil }
        if isPlain, kind == .object, derived.isOneValue(name) { return nil }
        if kind == .object, name != versions.theirs.archive.className(of: other) { return nil }
        let before = place(base, versions.base).flatMap {
            versions.base.archive.kind[$0] == kind
                && (kind != .object || versions.base.archive.className(of: $0) == name) ? $0 : nil
        }
        return structure(before, mine, other, context, origin: ours)
    }

    private mutating func structure(_ base: Int?, _ ours: Int, _ theirs: Int, _ context: Context, origin: Int)
        -> ArchivePlan
    {
        switch versions.ours.archive.kind[ours] {
        case .list: return list(base, ours, theirs, context, origin: origin)
        case .map: return .map(.ours, origin, pairs(base, ours, theirs, context, isMap: true))
        default:
            let mine = versions.ours.archive.className(of: ours)
            let other = versions.theirs.archive.className(of: theirs)
            let before = base.map { versions.base.archive.className(of: $0) }
            if mine != other, mine != before, other != before {
                dispute(
                    context,
                    "its class is \(words.symbols.text(mine)) in ours and \(words.symbols.text(other)) in theirs")
            }
            let name = mine == before ? other : mine
            return .object(.ours, origin, name, pairs(base, ours, theirs, context, isMap: false))
        }
    }

    private mutating func pairs(_ base: Int?, _ ours: Int, _ theirs: Int, _ context: Context, isMap: Bool)
        -> [ArchivePlan.Pair]
    {
        func slots(_ contents: ArchiveContents, _ element: Int?) -> [KeyedArchive.Slot] {
            element.map { contents.archive.slots[$0] } ?? []
        }
        func table(_ slots: [KeyedArchive.Slot]) -> [Symbol: Int] {
            Dictionary(slots.map { ($0.key, $0.element) }) { $1 }
        }
        let (before, mine, other) = (
            slots(versions.base, base), slots(versions.ours, ours), slots(versions.theirs, theirs)
        )
        let (inBase, inOurs, inTheirs) = (table(before), table(mine), table(other))
        var plans: [Symbol: ArchivePlan] = [:]
        for key in mine.map(\.key) + other.map(\.key) where plans[key] == nil {
            plans[key] = merge(inBase[key], inOurs[key], inTheirs[key], inner(context, key, isMap: isMap))
        }
        func kept(_ slots: [KeyedArchive.Slot]) -> [Symbol] { slots.map(\.key).filter { plans[$0] != nil } }
        var order = merged(kept(before), kept(mine), kept(other), isArray: false).order
        if isMap, isSorted(mine.map(\.key)) { order.sort { precedes($0, $1) } }
        return order.compactMap { key in plans[key].map { ArchivePlan.Pair(key: key, value: $0) } }
    }

    private func inner(_ context: Context, _ key: Symbol, isMap: Bool) -> Context {
        var inner = context
        inner.path.append(words.symbols.text(key))
        inner.key = key
        if isMap {
            if context.key == words.flattened { inner.isDerived = derived.isDerived(flattened: key) }
        } else if !inner.isDerived, derived.isDerived(key) {
            (inner.isDerived, inner.side) = (true, derived.side(of: key))
        }
        if key == words.symbols.find("IBDocument.Classes") { inner.isClassData = true }
        return inner
    }

    private func precedes(_ one: Symbol, _ other: Symbol) -> Bool {
        words.symbols.utf8(one).lexicographicallyPrecedes(words.symbols.utf8(other))
    }

    private func isSorted(_ keys: [Symbol]) -> Bool { zip(keys, keys.dropFirst()).allSatisfy { precedes($0, $1) } }

    // MARK: Lists

    /// The identity of a list member. It is the same in all versions. Kind 0 is a member that only its content
    /// identifies.
    private struct Identity: Hashable {
        let kind: Int32
        let number: Int32
        var occurrence = 0
        var isContent: Bool { kind == 0 }
    }

    private func identities(_ contents: ArchiveContents, _ list: Int?) -> [(Identity, Int)] {
        guard let list else { return [] }
        var counts: [Identity: Int] = [:]
        return contents.archive.members[list].map { member in
            var identity = identity(of: member, contents)
            let count = counts[identity, default: 0]
            counts[identity] = count + 1
            identity.occurrence = count
            return (identity, member)
        }
    }

    private func identity(of member: Int, _ contents: ArchiveContents) -> Identity {
        let archive = contents.archive
        let place = archive.definition[member]
        guard place >= 0 else { return Identity(kind: 0, number: contents.token(member)) }
        if let name = contents.names[place] { return Identity(kind: 1, number: name.number) }
        if let number = archive.recordNumber(of: place) {
            if archive.className(of: place) == words.record { return Identity(kind: 2, number: number.number) }
            return Identity(kind: 3, number: (formerNumbers[archive.side]?[number] ?? number).number)
        }
        if archive.kind[place] == .object, archive.className(of: place) == words.partialClass {
            let source = archive.value(words.sourceIdentifier, of: place)
            let parts =
                [archive.scalar(words.partialName, of: place)]
                + [words.major, words.minor].map { key in source.flatMap { archive.scalar(key, of: $0) } }
            return Identity(
                kind: 4,
                number: words.symbols.find(parts.map { $0.map(words.symbols.text) ?? "" }.joined(separator: "\n"))
                    .number)
        }
        return Identity(kind: 0, number: contents.token(member))
    }

    private mutating func list(_ base: Int?, _ ours: Int, _ theirs: Int, _ context: Context, origin: Int) -> ArchivePlan
    {
        let before = identities(versions.base, base)
        let mine = identities(versions.ours, ours)
        let other = identities(versions.theirs, theirs)
        let isNewInOurs = base.map { versions.base.body($0) != versions.ours.body(ours) } ?? true
        let isNewInTheirs = base.map { versions.base.body($0) != versions.theirs.body(theirs) } ?? true
        let isContent = (before + mine + other).contains { $0.0.isContent || $0.0.occurrence > 0 }
        let isSet = words.isSet(versions.ours.archive.className(of: ours))
        if isNewInOurs, isNewInTheirs, isContent, !context.isDerived, !context.isClassData, !isSet,
            !hasFreeOrder(context.key)
        {
            dispute(context, "both sides change the list")
            return .same(.ours, origin)
        }
        let (inBase, inOurs, inTheirs) = (
            Dictionary(before) { $1 }, Dictionary(mine) { $1 }, Dictionary(other) { $1 }
        )
        var plans: [Identity: ArchivePlan] = [:]
        for (identity, _) in mine + other where plans[identity] == nil {
            let was = inBase[identity]
            guard let here = inOurs[identity], let there = inTheirs[identity] else {
                guard let was else {
                    plans[identity] =
                        inOurs[identity].map { .same(.ours, $0) } ?? inTheirs[identity].map { .same(.theirs, $0) }
                    continue
                }
                checkRemoval(was, inOurs[identity], inTheirs[identity], context)
                continue
            }
            var inner = context
            // If a class is not described in Interface Builder itself, Interface Builder reads the description from the
            // header again.
            if identity.kind == 4, !isWritten(here, versions.ours.archive) { inner.isDerived = true }
            inner.path.append(
                identity.kind == 2
                    ? "record \(number(here))" : identity.kind == 3 ? "connection \(number(here))" : "member")
            plans[identity] = merge(was, here, there, inner)
        }
        func kept(_ list: [(Identity, Int)]) -> [Identity] { list.map(\.0).filter { plans[$0] != nil } }
        let isArray = !isSet && !context.isDerived && !context.isClassData && !hasFreeOrder(context.key)
        let order = merged(kept(before), kept(mine), kept(other), isArray: isArray)
        if order.isTorn { dispute(context, "ours and theirs order its members differently") }
        return .list(.ours, origin, order.order.compactMap { plans[$0] })
    }

    /// Whether a user described a class in Interface Builder, instead of in a header.
    private func isWritten(_ element: Int, _ archive: KeyedArchive) -> Bool {
        let source = archive.value(words.sourceIdentifier, of: archive.definition[element])
        return source.flatMap { archive.scalar(words.major, of: $0) }.map(words.symbols.text) == "IBUserSource"
    }

    /// Whether a list of class descriptions contains a class that a user described. Returns true for a value that is
    /// not a list.
    private func holdsWrittenClass(_ element: Int?, _ contents: ArchiveContents) -> Bool {
        guard let element else { return false }
        let place = contents.archive.definition[element]
        guard place >= 0, contents.archive.kind[place] == .list else { return place >= 0 }
        return contents.archive.members[place].contains { isWritten($0, contents.archive) }
    }

    private func number(_ element: Int) -> String {
        let archive = versions.ours.archive
        return archive.recordNumber(of: archive.definition[element]).map(words.symbols.text) ?? ""
    }

    /// Reports a conflict if one side removes a member that the other side changes.
    private mutating func checkRemoval(_ base: Int, _ ours: Int?, _ theirs: Int?, _ context: Context) {
        guard !context.isDerived, !context.isClassData, let left = ours ?? theirs else { return }
        let contents = ours == nil ? versions.theirs : versions.ours
        guard contents.token(left) != versions.base.token(base) else { return }
        dispute(
            context,
            "\(ours == nil ? "ours" : "theirs") removes a member that \(ours == nil ? "theirs" : "ours") changes")
    }

    /// Whether the order of a list is not significant.
    private func hasFreeOrder(_ key: Symbol?) -> Bool {
        guard let key else { return false }
        return key == words.children || ["orderedObjects", "connectionRecords"].contains(words.symbols.text(key))
    }

    private func merged<Item: Hashable>(_ base: [Item], _ ours: [Item], _ theirs: [Item], isArray: Bool) -> (
        order: [Item], isTorn: Bool
    ) {
        if ours == base, Set(ours).isSubset(of: theirs) { return (theirs, false) }
        if theirs == base, Set(theirs).isSubset(of: ours) { return (ours, false) }
        var numbers: [Item: Int] = [:]
        var items: [Item] = []
        func numbered(_ list: [Item]) -> [Int] {
            list.map { item in
                if let known = numbers[item] { return known }
                numbers[item] = items.count
                items.append(item)
                return items.count - 1
            }
        }
        let places = ListOrder.merge(
            base: numbered(base), ours: numbered(ours), theirs: numbered(theirs), isArray: isArray)
        return (places.filter { $0.side != .theirs }.map { items[$0.element] }, places.contains { $0.side != nil })
    }

    // MARK: Removed objects

    /// Checks the objects that the merged archive does not contain. For each object, one side must have removed it, and
    /// the other side must not have changed it.
    private mutating func checkRemovals() {
        let all = Set(versions.base.elements.keys).union(versions.ours.elements.keys).union(
            versions.theirs.elements.keys)
        for name in all.sorted(by: precedes) where bodies[name] == nil {
            let base = versions.base.elements[name]
            let ours = versions.ours.elements[name]
            let theirs = versions.theirs.elements[name]
            let context = Context(path: [label(name)])
            guard let base else {
                dispute(
                    context,
                    "\(ours == nil ? "theirs" : "ours") adds it to an object that \(ours == nil ? "ours" : "theirs") removes"
                )
                continue
            }
            switch (ours, theirs) {
            case (nil, nil): continue
            case (let mine?, nil):
                checkChange(base, mine, versions.ours, context, "theirs removes it, and ours changes")
            case (nil, let other?):
                checkChange(base, other, versions.theirs, context, "ours removes it, and theirs changes")
            default: dispute(context, "nothing in the merged archive refers to it")
            }
        }
    }

    private mutating func checkChange(
        _ base: Int, _ left: Int, _ contents: ArchiveContents, _ context: Context, _ text: String
    ) {
        guard versions.base.body(base) != contents.body(left) else { return }
        func tokens(_ contents: ArchiveContents, _ element: Int) -> [Symbol: Int32] {
            Dictionary(contents.archive.slots[element].map { ($0.key, contents.token($0.element)) }) { $1 }
        }
        let before = tokens(versions.base, base)
        let now = tokens(contents, left)
        let changed = Set(before.keys).union(now.keys).filter { before[$0] != now[$0] && !derived.isDerived($0) }
        guard !changed.isEmpty || before.isEmpty else { return }
        dispute(context, text + " " + changed.sorted(by: precedes).map(words.symbols.text).joined(separator: ", "))
    }
}
