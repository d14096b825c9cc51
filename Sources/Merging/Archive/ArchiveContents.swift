/// Assigns the same number to values with the same content, in all versions of a merge.
final class ArchiveTokens {
    private var numbers: [[Int32]: Int32] = [:]

    func number(_ key: [Int32]) -> Int32 {
        if let known = numbers[key] { return known }
        let number = Int32(numbers.count)
        numbers[key] = number
        return number
    }
}

/// One version of an archive, with names for its objects and numbers for its values. The names are valid in all
/// versions.
///
/// - If an object has an object id, its name is this id.
/// - If another object contains objects with an object id, and has an XML `id` for references, its name is a path. An
///   example is the clip view of a scroll view.
/// - Everything else is a value. Two values with the same content are equal, even if only one of them is shared.
struct ArchiveContents {
    let archive: KeyedArchive
    private let tokens: ArchiveTokens
    /// The names of objects, by the element that defines the object.
    private(set) var names: [Int: Symbol] = [:]
    private(set) var elements: [Symbol: Int] = [:]
    /// For each element, whether it leads to an object with an object id or to a circle of references; nil until this
    /// is known. An object with an object id leads to itself.
    private var leadsToObjects: [Bool?]
    private var numbered: [Int32]

    init(_ archive: KeyedArchive, _ tokens: ArchiveTokens) throws(MergeRefusal) {
        (self.archive, self.tokens) = (archive, tokens)
        leadsToObjects = [Bool?](repeating: nil, count: archive.tree.elements.count)
        numbered = [Int32](repeating: -1, count: archive.tree.elements.count)
        for element in archive.tree.elements.indices.reversed() {
            var open: Set<Int> = []
            _ = try findObjects(archive.definition[element], &open)
        }
        name(archive.data, "data")
        for (number, element) in archive.objects { name(element, "#" + archive.text(number)) }
        try nameOthers()
        for element in archive.tree.elements.indices.reversed() where archive.kind[element] != .none {
            var open: Set<Int> = []
            _ = try token(of: element, &open)
        }
    }

    private mutating func name(_ element: Int, _ name: String) {
        let symbol = archive.words.symbols.find(name)
        names[element] = symbol
        elements[symbol] = element
    }

    /// Whether a value does not have a name, and does not refer to an object with an object id.
    func isPlain(_ element: Int) -> Bool { leadsToObjects[element] != true && names[element] == nil }

    /// Returns the number of the value that an element represents; for a named object, the number of its name.
    func token(_ element: Int) -> Int32 {
        let place = archive.definition[element]
        guard place >= 0 else { return tokens.number([0]) }
        return names[place].map { tokens.number([1, $0.number]) } ?? numbered[place]
    }

    /// Returns the number of an object's content, even if the object has a name.
    func body(_ element: Int) -> Int32 { numbered[element] }

    /// Returns the values inside a value, with their keys.
    static func parts(of element: Int, in archive: KeyedArchive) -> [(key: Symbol?, element: Int)] {
        switch archive.kind[element] {
        case .list: archive.members[element].map { (nil, $0) }
        case .map, .object: archive.slots[element].map { ($0.key, $0.element) }
        case .none, .scalar: []
        }
    }

    private mutating func findObjects(_ element: Int, _ open: inout Set<Int>) throws(MergeRefusal) -> Bool {
        guard element >= 0 else { return false }
        if archive.numbers[element] != nil, !open.isEmpty { return true }
        if let known = leadsToObjects[element] { return known }
        guard open.insert(element).inserted else { return true }
        guard open.count < KeyedArchive.depth else {
            throw archive.refusal("values nest deeper than \(KeyedArchive.depth)")
        }
        var found = archive.numbers[element] != nil
        for part in Self.parts(of: element, in: archive) where try findObjects(archive.definition[part.element], &open)
        { found = true }
        open.remove(element)
        leadsToObjects[element] = found
        return found
    }

    private mutating func token(of element: Int, _ open: inout Set<Int>) throws(MergeRefusal) -> Int32 {
        guard element >= 0 else { return tokens.number([0]) }
        if let name = names[element], !open.isEmpty { return tokens.number([1, name.number]) }
        if numbered[element] >= 0 { return numbered[element] }
        guard open.insert(element).inserted else {
            throw archive.refusal("values without an id refer to each other in a circle")
        }
        guard open.count < KeyedArchive.depth else {
            throw archive.refusal("values nest deeper than \(KeyedArchive.depth)")
        }
        let name = archive.className(of: element)
        var key: [Int32]
        switch archive.kind[element] {
        case .none: key = [0]
        case .scalar:
            key = [2] + archive.says(element)
        case .list:
            var members: [Int32] = []
            for member in archive.members[element] { members.append(try token(of: archive.definition[member], &open)) }
            key = [3, name.number] + (archive.words.isSet(name) ? members.sorted() : members)
        case .map, .object:
            key = [archive.kind[element] == .map ? 4 : 5, name.number]
            for slot in archive.slots[element].sorted(by: { $0.key.number < $1.key.number }) {
                key += [slot.key.number, try token(of: archive.definition[slot.element], &open)]
            }
        }
        open.remove(element)
        numbered[element] = tokens.number(key)
        return numbered[element]
    }

    // MARK: Names by path

    /// A path from a named object to an object without an id.
    private struct Way: Comparable {
        var usesIndex = false
        let path: String

        static func < (one: Way, other: Way) -> Bool {
            if one.usesIndex != other.usesIndex { return other.usesIndex }
            return (one.path.utf8.count, one.path) < (other.path.utf8.count, other.path)
        }
    }

    /// Assigns names to the shared objects that have no object id, but refer to an object with an object id. The name
    /// consists of the keys on the path to the object. The first pass skips the keys of parents and siblings.
    private mutating func nameOthers() throws(MergeRefusal) {
        let others = Set(
            archive.tree.elements.indices.filter {
                archive.kind[$0] == .object && names[$0] == nil && leadsToObjects[$0] == true
                    && archive.tree.value(archive.words.id, of: $0) != nil
            })
        var left = others
        for backward in [false, true] {
            var fresh = names.keys.sorted()
            while !fresh.isEmpty, !left.isEmpty {
                var ways: [Int: Way] = [:]
                for element in fresh {
                    guard let name = names[element] else { continue }
                    // With the prefix `~`, paths from the root of the archive are sorted last.
                    let start = element == archive.data ? "~" : archive.text(name)
                    walk(element, Way(path: start), backward, left) { ways[$0] = min(ways[$0] ?? $1, $1) }
                }
                for (element, way) in ways {
                    guard !way.usesIndex,
                        elements[
                            archive.words.symbols.find(way.path + ":" + archive.text(archive.className(of: element)))]
                            == nil
                    else { throw archive.refusal("an object in a list has no id (\(way.path))") }
                    name(element, way.path + ":" + archive.text(archive.className(of: element)))
                    left.remove(element)
                }
                fresh = backward ? names.keys.sorted() : Array(ways.keys)
                if ways.isEmpty { break }
            }
        }
        guard left.isEmpty else { throw archive.refusal("no path of keys leads to an object") }
    }

    private func walk(_ element: Int, _ way: Way, _ backward: Bool, _ left: Set<Int>, _ found: (Int, Way) -> Void) {
        for part in Self.parts(of: element, in: archive) {
            let place = archive.definition[part.element]
            guard place >= 0, leadsToObjects[place] == true || left.contains(place),
                backward || !ArchiveDerived.isBackward(part.key, archive)
            else { continue }
            var next = Way(usesIndex: way.usesIndex, path: way.path)
            if let key = part.key {
                next = Way(usesIndex: way.usesIndex, path: way.path + "/" + archive.text(key))
            } else if let number = archive.recordNumber(of: place) {
                next = Way(usesIndex: way.usesIndex, path: way.path + "/" + archive.text(number))
            } else if let id = archive.tree.value(archive.words.id, of: place), archive.isStable(id) {
                next = Way(usesIndex: way.usesIndex, path: way.path + "/id " + archive.text(id))
            } else {
                next.usesIndex = true
            }
            if left.contains(place) {
                found(place, next)
            } else if names[place] == nil {
                walk(place, next, backward, left, found)
            }
        }
    }
}
