/// One version of a keyed archive: the elements of its XML, and the graph of values that they represent.
///
/// A value is written inline at one place, usually its first use. Every other use is a `<reference>`. It does not
/// matter which use contains the value. The file can contain arrays and dictionaries in several forms. This type
/// represents them as lists and maps.
struct KeyedArchive {
    /// The kind of value that an element contains; `none` for a reference and for nil.
    enum Kind { case none, scalar, list, map, object }

    /// A value with its key, in an object or a map.
    struct Slot {
        let key: Symbol
        /// The element of the value. It may be a reference.
        let element: Int
        /// The element whose text is the key; nil if the key is an attribute of the value.
        var name: Int?
    }

    /// The maximum nesting depth of values, including references. Real archives reach 30.
    static let depth = 256

    let tree: Tree
    let words: ArchiveSymbols
    /// `base`, `ours` or `theirs`.
    let side: String
    /// The element that defines the value of each element: the element itself, or the final element of its references;
    /// -1 for nil.
    private(set) var definition: [Int]
    private(set) var kind: [Kind]
    /// The keys and values of objects and maps, by element.
    private(set) var slots: [[Slot]]
    /// The members of lists, by element.
    private(set) var members: [[Int]]
    /// The `<data>` element.
    private(set) var data = 0
    /// The elements of objects, by object id.
    private(set) var objects: [Symbol: Int] = [:]
    private(set) var numbers: [Int: Symbol] = [:]
    /// The elements of object records, by object id.
    private(set) var records: [Symbol: Int] = [:]

    /// - Throws: ``MergeRefusal`` if the elements do not form an archive, or if a reference is broken.
    init(_ tree: Tree, _ words: ArchiveSymbols, side: String) throws(MergeRefusal) {
        (self.tree, self.words, self.side) = (tree, words, side)
        definition = Array(tree.elements.indices)
        kind = [Kind](repeating: .scalar, count: tree.elements.count)
        slots = [[Slot]](repeating: [], count: tree.elements.count)
        members = [[Int]](repeating: [], count: tree.elements.count)
        try resolve()
        for element in tree.elements.indices { try classify(element) }
        let children = tree.elements[0].children
        guard children.count == 1, tree.elements[children[0]].tag == words.data else {
            throw refusal("it must have exactly one <data> element")
        }
        data = children[0]
        try readRecords()
    }

    func refusal(_ reason: String) -> MergeRefusal { .archive(side: side, reason: reason) }

    func text(_ symbol: Symbol) -> String { words.symbols.text(symbol) }

    /// Returns the class of a value as written; if the file omits it, the class for the tag of the element.
    func className(of element: Int) -> Symbol {
        if let name = tree.value(words.className, of: element) { return name }
        switch tree.elements[element].tag {
        case words.array: return words.plainArray
        case words.set: return words.plainSet
        case words.dictionary: return words.plainDictionary
        default: return tree.elements[element].tag
        }
    }

    func key(of element: Int) -> Symbol? { tree.value(words.key, of: element) }

    /// Returns the element of a key, without following references.
    func slot(_ key: Symbol, of element: Int) -> Int? { slots[element].first { $0.key == key }?.element }

    /// Returns the value of a key, after following references.
    func value(_ key: Symbol, of element: Int) -> Int? {
        guard let found = slot(key, of: element), definition[found] >= 0 else { return nil }
        return definition[found]
    }

    /// Returns the element at the end of a path of keys, after following references; nil if a key is missing.
    func value(_ path: String..., of element: Int) -> Int? {
        var place = element
        for key in path {
            guard let found = value(words.symbols.find(key), of: place) else { return nil }
            place = found
        }
        return place
    }

    /// Returns the text of the scalar for a key, without normalizing it; nil if there is no such scalar.
    func scalar(_ key: Symbol, of element: Int) -> Symbol? {
        guard let found = value(key, of: element), kind[found] == .scalar else { return nil }
        return tree.value(words.value, of: found) ?? tree.elements[found].text
    }

    /// Returns the content of a scalar. Points, sizes and rectangles are normalized, because different versions of
    /// Xcode write the same numbers differently.
    func says(_ element: Int) -> [Int32] {
        var text = tree.elements[element].text
        if let found = text, words.symbols.utf8(found).first == UInt8(ascii: "{") {
            text = words.symbols.find(Self.numbers(self.text(found)))
        }
        var says = [tree.elements[element].tag.number, text?.number ?? -1]
        for attribute in tree.attributes(of: element).sorted(by: { $0.name.number < $1.name.number })
        where attribute.name != words.key && attribute.name != words.id {
            says += [attribute.name.number, attribute.value.number]
        }
        return says
    }

    /// Returns a text in which equal numbers are written in the same way. All numbers that mean "no limit" become
    /// equal.
    private static func numbers(_ text: String) -> String {
        func isNumber(_ character: Character) -> Bool {
            character.isASCII && (character.isNumber || "+-.e".contains(character))
        }
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            let end = rest.firstIndex { isNumber($0) != isNumber(first) } ?? rest.endIndex
            let part = rest[..<end]
            if isNumber(first), let number = Double(part) {
                result += abs(number) >= 1e13 ? "unlimited" : "\(number)"
            } else {
                result += part
            }
            rest = rest[end...]
        }
        return result
    }

    /// Returns the number of an object record or a connection record; nil for other values.
    func recordNumber(of element: Int) -> Symbol? {
        guard kind[element] == .object else { return nil }
        switch className(of: element) {
        case words.record: return scalar(words.objectID, of: element) ?? scalar(words.stringID, of: element)
        case words.connectionRecord: return scalar(words.connectionID, of: element)
        default: return nil
        }
    }

    /// Whether Interface Builder chose an `id` attribute at random and keeps it. It assigns small ids again with each
    /// save.
    func isStable(_ id: Symbol) -> Bool { words.symbols.utf8(id).count > 5 }

    // MARK: Reading

    private mutating func resolve() throws(MergeRefusal) {
        var byID: [Symbol: Int] = [:]
        for element in tree.elements.indices {
            guard let id = tree.value(words.id, of: element) else { continue }
            guard byID.updateValue(element, forKey: id) == nil else { throw .repeatedID(text(id), side: side) }
        }
        for element in tree.elements.indices {
            var (place, hops) = (element, 0)
            while place >= 0, tree.elements[place].tag == words.reference {
                guard tree.elements[place].children.isEmpty else { throw refusal("a reference contains elements") }
                guard let number = tree.value(words.ref, of: place) else {
                    place = -1
                    break
                }
                guard let target = byID[number] else { throw refusal("no value has the referenced id \(text(number))") }
                (place, hops) = (target, hops + 1)
                guard hops < 20 else {
                    throw refusal("the reference to \(text(number)) is a chain of 20 or more references")
                }
            }
            definition[element] = place >= 0 && tree.elements[place].tag == words.none ? -1 : place
        }
    }

    private mutating func classify(_ element: Int) throws(MergeRefusal) {
        let tag = tree.elements[element].tag
        let children = tree.elements[element].children
        switch tag {
        case words.reference, words.none: kind[element] = .none
        case words.array, words.set: try makeList(element, children)
        case words.dictionary:
            kind[element] = .map
            try setSlots(keyed(children), of: element)
        case words.object:
            let name = className(of: element)
            let own = children.filter { key(of: $0) != words.mark }
            if words.isMap(name), let pairs = try pairs(of: element, own) {
                kind[element] = .map
                try setSlots(pairs, of: element)
            } else if own.isEmpty ? words.isList(name) : own.allSatisfy({ key(of: $0) == nil }) {
                try makeList(element, own)
            } else {
                kind[element] = .object
                try setSlots(keyed(children), of: element)
            }
        case words.data:
            kind[element] = .object
            try setSlots(keyed(children), of: element)
        case words.archive: break
        default:
            guard children.isEmpty else { throw refusal("<\(text(tag))> contains elements") }
        }
    }

    private mutating func makeList(_ element: Int, _ children: [Int]) throws(MergeRefusal) {
        kind[element] = .list
        members[element] = children
        guard children.allSatisfy({ key(of: $0) == nil }) else { throw refusal("a member of a list has a key") }
    }

    private func keyed(_ children: [Int]) throws(MergeRefusal) -> [Slot] {
        var slots: [Slot] = []
        for child in children {
            guard let key = key(of: child) else { throw refusal("a value of an object has no key") }
            slots.append(Slot(key: key, element: child))
        }
        return slots
    }

    private mutating func setSlots(_ found: [Slot], of element: Int) throws(MergeRefusal) {
        var keys: Set<Symbol> = []
        for slot in found where !keys.insert(slot.key).inserted {
            throw refusal("one object has the key \(text(slot.key)) twice")
        }
        slots[element] = found
    }

    /// Returns the pairs of a dictionary that is written as an object: with a list of keys and a list of values, or
    /// with numbered keys and values. Returns nil if a key is not a string.
    private func pairs(of element: Int, _ children: [Int]) throws(MergeRefusal) -> [Slot]? {
        func child(_ name: Symbol) -> Int? { children.first { key(of: $0) == name } }
        let names: [Int]
        let found: [Int]
        if let keys = child(words.sortedKeys), let values = child(words.values), children.count == 2,
            definition[keys] >= 0, definition[values] >= 0
        {
            (names, found) = (listed(definition[keys]), listed(definition[values]))
            guard names.count == found.count else {
                throw refusal("a dictionary has different numbers of keys and values")
            }
        } else {
            let keys = children.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            (names, found) = (keys, children.enumerated().filter { $0.offset % 2 == 1 }.map(\.element))
            let areNumbered =
                names.count == found.count
                && names.indices.allSatisfy {
                    key(of: names[$0]) == words.symbols.find("NS.key.\($0)")
                        && key(of: found[$0]) == words.symbols.find("NS.object.\($0)")
                }
            guard areNumbered else { return nil }
        }
        var pairs: [Slot] = []
        for (name, value) in zip(names, found) {
            let place = definition[name]
            guard place >= 0, tree.elements[place].tag == words.string, let text = tree.elements[place].text,
                tree.value(words.type, of: place) == nil
            else { return nil }
            pairs.append(Slot(key: text, element: value, name: name))
        }
        return pairs
    }

    private func listed(_ element: Int) -> [Int] {
        tree.elements[element].children.filter { key(of: $0) != words.mark }
    }

    private mutating func readRecords() throws(MergeRefusal) {
        guard let table = value("IBDocument.Objects", "objectRecords", "orderedObjects", of: data), kind[table] == .list
        else {
            throw refusal("there is no table of objects (IBDocument.Objects)")
        }
        for member in members[table] {
            let record = definition[member]
            guard record >= 0, kind[record] == .object,
                let number = scalar(words.objectID, of: record) ?? scalar(words.stringID, of: record)
            else {
                throw refusal("an object record has no id")
            }
            guard records.updateValue(record, forKey: number) == nil else {
                throw refusal("two records have the object id \(text(number))")
            }
            guard let object = value(words.recordObject, of: record) else { continue }
            guard numbers.updateValue(number, forKey: object) == nil else {
                throw refusal("the object \(text(number)) has two records")
            }
            objects[number] = object
        }
    }
}
