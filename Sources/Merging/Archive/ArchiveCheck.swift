/// Checks a merged archive: it must match the decision, and must not have new faults. A fault is new if neither side
/// has it.
struct ArchiveCheck {
    private let decision: ArchiveDecision
    private let versions: ArchiveVersions
    private let words: ArchiveSymbols

    init(_ decision: ArchiveDecision) {
        (self.decision, versions, words) = (decision, decision.versions, decision.versions.ours.archive.words)
    }

    /// - Throws: ``MergeRefusal`` if the text does not match the decision, or has a fault that neither side has.
    func hold(_ text: [UInt8]) throws(MergeRefusal) {
        let tree: Tree
        do { tree = try TreeReader.read(text, words.symbols) } catch {
            throw .unsound("would not be well-formed (\(error.message))")
        }
        let archive = try KeyedArchive(tree, words, side: "the merged archive")
        var comparison = ArchiveComparison(decision, archive)
        try comparison.run()
        let faults = faults(of: archive)
        let known = self.faults(of: versions.ours.archive).union(self.faults(of: versions.theirs.archive))
        if let fault = faults.subtracting(known).min() { throw .unsound(fault) }
    }

    /// Returns the faults of an archive. Each fault is the end of a sentence that starts with "the merged document".
    private func faults(of archive: KeyedArchive) -> Set<String> {
        hierarchyFaults(of: archive).union(connectionFaults(of: archive)).union(propertyFaults(of: archive))
    }

    private func number(_ element: Int?, _ archive: KeyedArchive) -> Symbol? { element.flatMap { archive.numbers[$0] } }

    /// Returns the faults of the hierarchy: objects that their parent does not list, children that refer to another
    /// parent, and cycles.
    private func hierarchyFaults(of archive: KeyedArchive) -> Set<String> {
        var faults: Set<String> = []
        var parents: [Symbol: Symbol] = [:]
        var holders: [Symbol: [Symbol]] = [:]
        for (number, record) in archive.records {
            if let parent = self.number(archive.value(words.parent, of: record), archive) { parents[number] = parent }
            guard let children = archive.value(words.children, of: record), archive.kind[children] == .list else {
                continue
            }
            for child in archive.members[children] {
                guard let inner = self.number(archive.definition[child], archive) else {
                    faults.insert("would list a child without an object record in object \(words.symbols.text(number))")
                    continue
                }
                holders[inner, default: []].append(number)
            }
        }
        for number in archive.records.keys {
            let held = holders[number] ?? []
            if held != [parents[number]].compactMap({ $0 }) {
                faults.insert(
                    "would list object \(words.symbols.text(number)) in the wrong parent, several parents or none")
            }
            var (place, steps) = (number, 0)
            while let parent = parents[place], steps <= archive.records.count { (place, steps) = (parent, steps + 1) }
            if steps > archive.records.count {
                faults.insert("would contain object \(words.symbols.text(number)) in itself")
            }
        }
        return faults
    }

    /// Returns the faults of connections: ids that are used twice, and objects that have the same outlet or binding
    /// twice.
    private func connectionFaults(of archive: KeyedArchive) -> Set<String> {
        guard let list = archive.value("IBDocument.Objects", "connectionRecords", of: archive.data),
            archive.kind[list] == .list
        else { return [] }
        var faults: Set<String> = []
        var numbers = Set(archive.records.keys)
        var known: Set<[Int32]> = []
        for member in archive.members[list] where archive.definition[member] >= 0 {
            let record = archive.definition[member]
            guard let number = archive.recordNumber(of: record),
                let connection = archive.value(words.connection, of: record)
            else { continue }
            if !numbers.insert(number).inserted {
                faults.insert("would use the id \(words.symbols.text(number)) twice")
            }
            let kind = archive.className(of: connection)
            let kindText = words.symbols.text(kind)
            let source = self.number(archive.value(words.source, of: connection), archive)
            let destination = self.number(archive.value(words.destination, of: connection), archive)
            let name = archive.scalar(words.label, of: connection).map(words.symbols.text) ?? ""
            // An outlet has one destination, and a property is bound to one key path. A control on macOS has one
            // action.
            let one: (holder: Symbol?, name: String)
            switch kindText {
            case "IBOutletConnection", "IBCocoaTouchOutletConnection": one = (source, name)
            case "IBBindingConnection": one = (source, String(name.prefix { $0 != ":" }))
            case "IBActionConnection": one = (destination, "")
            default: continue
            }
            let key = [kind.number, one.holder?.number ?? -1, words.symbols.find(one.name).number]
            if !known.insert(key).inserted {
                faults.insert("would connect \(name) of object \(one.holder.map(words.symbols.text) ?? "none") twice")
            }
        }
        return faults
    }

    /// Returns the faults of flattened properties: properties that belong to objects that do not exist.
    private func propertyFaults(of archive: KeyedArchive) -> Set<String> {
        guard let map = archive.value("IBDocument.Objects", "flattenedProperties", of: archive.data),
            archive.kind[map] == .map
        else { return [] }
        var faults: Set<String> = []
        for slot in archive.slots[map] {
            let key = words.symbols.utf8(slot.key)
            guard let dot = key.firstIndex(of: UInt8(ascii: ".")),
                archive.records[words.symbols.find(key[..<dot])] == nil
            else { continue }
            faults.insert("would keep the property \(words.symbols.text(slot.key)) of an object that is removed")
        }
        return faults
    }
}
