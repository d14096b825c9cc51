/// Assigns new numbers to objects and connections that THEIRS added, if OURS uses their numbers for something else.
/// Interface Builder numbers the objects and connections of an archive consecutively. Both sides can therefore use the
/// same number for different objects.
///
/// Two objects with the same number are the same object if their `id` attributes are equal. Interface Builder chooses
/// these attributes at random, and keeps them.
struct ArchiveNumbers {
    private let base: ArchiveContents
    private let ours: ArchiveContents
    private let theirs: ArchiveContents
    private let words: ArchiveSymbols
    private let tokens: ArchiveTokens
    private var last = 0

    init(base: ArchiveContents, ours: ArchiveContents, theirs: ArchiveContents, tokens: ArchiveTokens) {
        (self.base, self.ours, self.theirs, self.tokens) = (base, ours, theirs, tokens)
        words = ours.archive.words
        for archive in [ours.archive, theirs.archive] {
            let numbers = Array(archive.records.keys) + Array(Self.connections(archive).keys)
            last = max(
                last, numbers.compactMap { Int(words.symbols.text($0)) }.max() ?? 0,
                Self.maxID(archive).flatMap { Int(words.symbols.text($0.1)) } ?? 0)
        }
    }

    /// Returns THEIRS with unique numbers for the objects and connections that it adds.
    ///
    /// - Throws: ``MergeRefusal`` if the merge cannot decide whether both sides added the same object.
    mutating func renumbered() throws(MergeRefusal) -> ArchiveContents {
        let objects = try clashingObjects()
        var other = theirs
        if !objects.isEmpty { other = try apply(objects, connections: [:], to: theirs) }
        let connections = connectionNumbers(other)
        return connections.isEmpty ? other : try apply([:], connections: connections, to: other)
    }

    private static func connections(_ archive: KeyedArchive) -> [Symbol: Int] {
        guard let list = archive.value("IBDocument.Objects", "connectionRecords", of: archive.data) else { return [:] }
        var found: [Symbol: Int] = [:]
        for member in archive.members[list] where archive.definition[member] >= 0 {
            let record = archive.definition[member]
            if let number = archive.recordNumber(of: record) { found[number] = record }
        }
        return found
    }

    /// Returns the connections that a side renumbered: their numbers in the base, keyed by their numbers in the side.
    static func formerNumbers(of contents: ArchiveContents, base: ArchiveContents) -> [Symbol: Symbol] {
        let before = connections(base.archive)
        let now = connections(contents.archive)
        var lost: [Int32: [Symbol]] = [:]
        for (number, record) in before.sorted(by: { $0.key.number < $1.key.number }) where now[number] == nil {
            lost[says(record, base), default: []].append(number)
        }
        var former: [Symbol: Symbol] = [:]
        for (number, record) in now.sorted(by: { $0.key.number < $1.key.number }) where before[number] == nil {
            let says = says(record, contents)
            if lost[says]?.isEmpty == false { former[number] = lost[says]?.removeFirst() }
        }
        return former
    }

    /// Returns the number for the content of a connection record, without the id of the connection.
    private static func says(_ record: Int, _ contents: ArchiveContents) -> Int32 {
        contents.archive.slot(contents.archive.words.connection, of: record).map { contents.token($0) } ?? -1
    }

    private static func maxID(_ archive: KeyedArchive) -> (Int, Symbol)? {
        guard let container = archive.value("IBDocument.Objects", of: archive.data),
            let place = archive.value(archive.words.maxID, of: container),
            let text = archive.scalar(archive.words.maxID, of: container)
        else { return nil }
        return (place, text)
    }

    private mutating func fresh() -> Symbol {
        last += 1
        return words.symbols.find("\(last)")
    }

    private mutating func clashingObjects() throws(MergeRefusal) -> [Symbol: Symbol] {
        let added = theirs.archive.records.keys.filter { base.archive.records[$0] == nil }.sorted {
            $0.number < $1.number
        }
        let before = Self.connections(base.archive)
        let mine = Self.connections(ours.archive)
        var numbers: [Symbol: Symbol] = [:]
        for number in added {
            if mine[number] != nil, before[number] == nil {
                numbers[number] = fresh()
            } else if ours.archive.records[number] != nil, try !isSame(number) {
                numbers[number] = fresh()
            }
        }
        return numbers
    }

    /// Whether both sides added the same object.
    private func isSame(_ number: Symbol) throws(MergeRefusal) -> Bool {
        guard let mine = ours.archive.objects[number], let other = theirs.archive.objects[number] else { return true }
        let one = ours.archive.tree.value(words.id, of: mine)
        let two = theirs.archive.tree.value(words.id, of: other)
        if let one, let two, ours.archive.isStable(one), theirs.archive.isStable(two), keepsIDs(ours), keepsIDs(theirs)
        {
            return one == two
        }
        guard ours.body(mine) == theirs.body(other) else {
            throw .archive(
                side: "theirs",
                reason: "it is unknown whether object \(words.symbols.text(number)) is the one that ours added")
        }
        return true
    }

    /// Whether a side kept the `id` attributes of the base.
    private func keepsIDs(_ side: ArchiveContents) -> Bool {
        var (kept, other) = (0, 0)
        for (number, element) in base.archive.objects {
            guard let id = base.archive.tree.value(words.id, of: element), base.archive.isStable(id),
                let now = side.archive.objects[number]
            else { continue }
            if side.archive.tree.value(words.id, of: now) == id { kept += 1 } else { other += 1 }
        }
        return kept >= other
    }

    /// Returns new numbers for the connections that THEIRS adds. If OURS has the same connection, the number from OURS
    /// is used. If a number is already in use, a free number is used.
    private mutating func connectionNumbers(_ other: ArchiveContents) -> [Symbol: Symbol] {
        let before = Self.connections(base.archive)
        let mine = Self.connections(ours.archive)
        let theirs = Self.connections(other.archive)
        var added: [Int32: Symbol] = [:]
        for (number, record) in mine.sorted(by: { $0.key.number < $1.key.number }) where before[number] == nil {
            added[Self.says(record, ours)] = number
        }
        var numbers: [Symbol: Symbol] = [:]
        var taken: Set<Symbol> = []
        for (number, record) in theirs.sorted(by: { $0.key.number < $1.key.number }) where before[number] == nil {
            if let same = added[Self.says(record, other)], taken.insert(same).inserted {
                if same != number { numbers[number] = same }
            } else if mine[number] != nil || ours.archive.records[number] != nil && base.archive.records[number] == nil
            {
                numbers[number] = fresh()
            }
        }
        return numbers
    }

    private func apply(_ objects: [Symbol: Symbol], connections: [Symbol: Symbol], to contents: ArchiveContents)
        throws(MergeRefusal) -> ArchiveContents
    {
        let archive = contents.archive
        let tree = archive.tree
        var edits: [(Range<Int>, [UInt8])] = []
        func replaceText(_ element: Int, _ text: [UInt8]) {
            edits.append((tree.elements[element].startTag.upperBound..<tree.elements[element].endTag, text))
        }
        for (number, record) in archive.records {
            guard let now = objects[number],
                let place = archive.value(words.objectID, of: record) ?? archive.value(words.stringID, of: record)
            else { continue }
            replaceText(place, Array(words.symbols.utf8(now)))
        }
        for (number, record) in Self.connections(archive) {
            guard let now = connections[number], let place = archive.value(words.connectionID, of: record) else {
                continue
            }
            replaceText(place, Array(words.symbols.utf8(now)))
        }
        for table in [words.flattened, words.unlocalized] {
            guard let container = archive.value("IBDocument.Objects", of: archive.data),
                let map = archive.value(table, of: container)
            else { continue }
            for slot in archive.slots[map] {
                let key = words.symbols.utf8(slot.key)
                guard let dot = key.firstIndex(of: UInt8(ascii: ".")),
                    let now = objects[words.symbols.find(key[..<dot])]
                else { continue }
                let text = Array(words.symbols.utf8(now)) + key[dot...]
                if let name = slot.name {
                    guard archive.definition[name] == name else {
                        throw archive.refusal("the key of a value is a reference")
                    }
                    replaceText(name, text)
                } else if let attribute = tree.attributes(of: slot.element).first(where: { $0.name == words.key }) {
                    edits.append((attribute.range, Array("key=\"".utf8) + text + Array("\"".utf8)))
                }
            }
        }
        if let (place, text) = Self.maxID(archive), let number = Int(words.symbols.text(text)), number < last {
            replaceText(place, Array("\(last)".utf8))
        }
        var (text, place) = ([UInt8](), 0)
        for (range, bytes) in edits.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            text += tree.bytes[place..<range.lowerBound] + bytes
            place = range.upperBound
        }
        text += tree.bytes[place...]
        return try ArchiveMerge.read(text, "theirs", words, tokens)
    }
}
