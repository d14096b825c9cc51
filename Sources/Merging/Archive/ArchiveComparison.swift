/// Compares the graph of a merged text with the graph of the decision: each value, and each object.
struct ArchiveComparison {
    private let decision: ArchiveDecision
    private let versions: ArchiveVersions
    private let words: ArchiveSymbols
    private let archive: KeyedArchive
    private var found: [Symbol: Int] = [:]
    private var names: [Int: Symbol] = [:]
    private var open: [Symbol] = []

    init(_ decision: ArchiveDecision, _ archive: KeyedArchive) {
        (self.decision, self.archive) = (decision, archive)
        (versions, words) = (decision.versions, archive.words)
    }

    /// - Throws: ``MergeRefusal`` at the first difference.
    mutating func run() throws(MergeRefusal) {
        (found[words.data], names[archive.data], open) = (archive.data, words.data, [words.data])
        while let name = open.popLast() {
            guard let plan = decision.bodies[name], let element = found[name] else { throw fault(name) }
            try compare(plan, element, isBody: true, name, 0)
        }
        guard Set(found.keys) == Set(decision.bodies.keys) else { throw .unsound("would have lost an object") }
        for (number, element) in archive.objects
        where names[element] != words.symbols.find("#" + words.symbols.text(number)) {
            throw .unsound("would have given object \(words.symbols.text(number)) another id")
        }
    }

    private func fault(_ name: Symbol) -> MergeRefusal {
        .unsound("would not have the merged value of \(decision.label(name))")
    }

    private mutating func compare(_ plan: ArchivePlan, _ element: Int, isBody: Bool, _ name: Symbol, _ depth: Int)
        throws(MergeRefusal)
    {
        let place = archive.definition[element]
        switch plan {
        case .same(let side, let part): try compare(versions[side], part, element, name, depth)
        case .list(let side, let shell, let members):
            let contents = versions[side]
            guard place >= 0, archive.kind[place] == .list, archive.members[place].count == members.count,
                contents.archive.className(of: contents.archive.definition[shell]) == archive.className(of: place)
            else { throw fault(name) }
            for (member, found) in zip(members, archive.members[place]) {
                try compare(member, found, isBody: false, name, depth + 1)
            }
        case .map(_, _, let pairs):
            guard place >= 0, archive.kind[place] == .map else { throw fault(name) }
            try compare(pairs, place, name, depth)
        case .object(_, _, let kind, let pairs):
            guard place >= 0, archive.kind[place] == .object, archive.className(of: place) == kind else {
                throw fault(name)
            }
            try compare(pairs, place, name, depth)
        }
    }

    private mutating func compare(_ pairs: [ArchivePlan.Pair], _ place: Int, _ name: Symbol, _ depth: Int)
        throws(MergeRefusal)
    {
        var left = Set(archive.slots[place].map(\.key))
        for pair in pairs {
            guard let found = archive.slot(pair.key, of: place) else {
                guard decision.isLost(pair) else { throw fault(name) }
                continue
            }
            left.remove(pair.key)
            try compare(pair.value, found, isBody: false, name, depth + 1)
        }
        guard left.isEmpty else { throw fault(name) }
    }

    /// Compares a value of one side with a value of the merged archive.
    private mutating func compare(
        _ contents: ArchiveContents, _ part: Int, _ element: Int, _ name: Symbol, _ depth: Int
    ) throws(MergeRefusal) {
        let there = contents.archive.definition[part]
        let here = archive.definition[element]
        guard depth < 2 * KeyedArchive.depth, (there >= 0) == (here >= 0) else { throw fault(name) }
        guard there >= 0, here >= 0 else { return }
        if let inner = contents.names[there] {
            let known = found[inner]
            guard known ?? here == here, names[here] ?? inner == inner else { throw fault(inner) }
            if known == nil {
                (found[inner], names[here]) = (here, inner)
                open.append(inner)
            }
            return
        }
        guard names[here] == nil, contents.archive.kind[there] == archive.kind[here],
            contents.archive.className(of: there) == archive.className(of: here)
        else { throw fault(name) }
        switch archive.kind[here] {
        case .scalar:
            guard contents.archive.says(there) == archive.says(here) else { throw fault(name) }
        case .list:
            let (mine, other) = (contents.archive.members[there], archive.members[here])
            guard mine.count == other.count else { throw fault(name) }
            for (one, two) in zip(mine, other) { try compare(contents, one, two, name, depth + 1) }
        case .map, .object:
            let pairs = contents.archive.slots[there].map { slot in
                ArchivePlan.Pair(
                    key: slot.key,
                    value: .same(contents.archive.side == versions.ours.archive.side ? .ours : .theirs, slot.element))
            }
            try compare(pairs, here, name, depth)
        case .none: break
        }
    }
}
