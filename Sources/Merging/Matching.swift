/// One element in up to three documents: its index in each.
struct ElementMatch {
    var base: Int?
    var ours: Int?
    var theirs: Int?

    subscript(side: Side) -> Int? { side == .ours ? ours : theirs }
}

/// A side of a merge.
package enum Side: String, Sendable, CaseIterable {
    /// The version that receives the changes.
    case ours
    /// The version that provides the changes to merge.
    case theirs

    var other: Side { self == .ours ? .theirs : .ours }
}

/// Matches the elements of three documents.
///
/// If the tags are the same, elements with an id are matched by their id, even at different places. Any other element
/// is matched within its parent: by its `key`, by an attribute that identifies it in its list, by its content, or by
/// its place among similar elements.
struct Matching {
    private let base: Tree
    private let ours: Tree
    private let theirs: Tree
    private(set) var trios: [ElementMatch] = []
    /// For each element, its index in ``trios``.
    private(set) var ofBase: [Int]
    private(set) var ofOurs: [Int]
    private(set) var ofTheirs: [Int]
    /// For each element of the lists in ``Names/listsOfViews``, the id of the view that it describes.
    private(set) var viewOfValue: [Int: Symbol] = [:]
    private let names: Names
    /// The elements, by id.
    private var holders: (base: [Symbol: Int], ours: [Symbol: Int], theirs: [Symbol: Int]) = ([:], [:], [:])

    /// The identity of an element among the children of its parent.
    struct Identity: Hashable {
        /// The tag; nil for a place where elements with different tags can occur.
        let tag: Symbol?
        let name: Symbol?
        let value: Symbol?
        let second: Symbol?
    }

    /// - Throws: ``MergeRefusal`` if two elements of a document have the same id, or if a side shares less than a
    ///   quarter of its ids with the base.
    init(_ trees: Trees, names: Names) throws(MergeRefusal) {
        (base, ours, theirs, self.names) = (trees.base, trees.ours, trees.theirs, names)
        ofBase = [Int](repeating: -1, count: base.elements.count)
        ofOurs = [Int](repeating: -1, count: ours.elements.count)
        ofTheirs = [Int](repeating: -1, count: theirs.elements.count)
        add(ElementMatch(base: 0, ours: 0, theirs: 0))
        try matchIDs()
        var next = 0
        while next < trios.count {
            matchChildren(of: trios[next])
            next += 1
        }
    }

    private mutating func add(_ trio: ElementMatch) {
        let number = trios.count
        trios.append(trio)
        if let element = trio.base { ofBase[element] = number }
        if let element = trio.ours { ofOurs[element] = number }
        if let element = trio.theirs { ofTheirs[element] = number }
    }

    // MARK: By id

    private mutating func matchIDs() throws(MergeRefusal) {
        let inBase = try ids(of: base, "base")
        let inOurs = try ids(of: ours, "ours")
        let inTheirs = try ids(of: theirs, "theirs")
        try refuseRenamed(inBase, inOurs, "ours")
        try refuseRenamed(inBase, inTheirs, "theirs")
        var known: [Identity: ElementMatch] = [:]
        var order: [Identity] = []
        func enter(_ tree: Tree, _ path: WritableKeyPath<ElementMatch, Int?>) {
            for place in tree.elements.indices.dropFirst() {
                guard let id = names.id(of: place, in: tree) else { continue }
                let identity = Identity(tag: tree.elements[place].tag, name: nil, value: id, second: nil)
                if known[identity] == nil { order.append(identity) }
                known[identity, default: ElementMatch()][keyPath: path] = place
            }
        }
        enter(base, \.base)
        enter(ours, \.ours)
        enter(theirs, \.theirs)
        holders = (places(of: base), places(of: ours), places(of: theirs))
        for identity in order { if let trio = known[identity] { add(joined(trio)) } }
    }

    /// If only one side assigned an id to an element, matches the element with the elements of the other documents that
    /// have the same key and no id. Newer versions of Xcode add ids to some elements, such as the content view of a
    /// box.
    private func joined(_ trio: ElementMatch) -> ElementMatch {
        guard trio.base == nil, (trio.ours == nil) != (trio.theirs == nil) else { return trio }
        let side: Side = trio.ours == nil ? .theirs : .ours
        let tree = side == .ours ? ours : theirs
        let other = side == .ours ? theirs : ours
        guard let element = trio[side], let key = tree.value(names.key, of: element),
            let holder = tree.elements[element].parent,
            let id = names.id(of: holder, in: tree), let before = holders.base[id],
            let after = side == .ours ? holders.theirs[id] : holders.ours[id]
        else { return trio }
        func unnamed(_ holder: Int, _ document: Tree) -> Int? {
            document.elements[holder].children.first {
                document.elements[$0].tag == tree.elements[element].tag && document.value(names.key, of: $0) == key
                    && names.id(of: $0, in: document) == nil
            }
        }
        guard let inBase = unnamed(before, base), let inOther = unnamed(after, other) else { return trio }
        return side == .ours
            ? ElementMatch(base: inBase, ours: element, theirs: inOther)
            : ElementMatch(base: inBase, ours: inOther, theirs: element)
    }

    private func places(of tree: Tree) -> [Symbol: Int] {
        Dictionary(tree.elements.indices.compactMap { place in names.id(of: place, in: tree).map { ($0, place) } }) {
            first, _ in first
        }
    }

    private func ids(of tree: Tree, _ side: String) throws(MergeRefusal) -> Set<Symbol> {
        var ids: Set<Symbol> = []
        for place in tree.elements.indices {
            guard let id = names.id(of: place, in: tree) else { continue }
            guard ids.insert(id).inserted else { throw .repeatedID(names.symbols.text(id), side: side) }
        }
        return ids
    }

    /// Throws if a side shares less than a quarter of its ids with the base. If Xcode upgrades an archive, or if a nib
    /// is recreated, all objects have new ids. In this case, nothing matches, and the result would contain every object
    /// twice.
    private func refuseRenamed(_ base: Set<Symbol>, _ side: Set<Symbol>, _ name: String) throws(MergeRefusal) {
        let least = min(base.count, side.count)
        // Every nib has three placeholders with the same ids.
        guard least > 8 else { return }
        guard base.intersection(side).count * 4 >= least else { throw .renamedIDs(side: name) }
    }

    // MARK: Within a parent

    private mutating func matchChildren(of parent: ElementMatch) {
        var groups: [Identity: (base: [Int], ours: [Int], theirs: [Int])] = [:]
        var order: [Identity] = []
        func enter(
            _ tree: Tree, _ parent: Int?, _ path: WritableKeyPath<(base: [Int], ours: [Int], theirs: [Int]), [Int]>
        ) {
            guard let parent else { return }
            for child in tree.elements[parent].children
            where names.id(of: child, in: tree) == nil && !isMatched(child, path) {
                let identity = identity(of: child, in: tree)
                if groups[identity] == nil { order.append(identity) }
                groups[identity, default: ([], [], [])][keyPath: path].append(child)
            }
        }
        enter(base, parent.base, \.base)
        enter(ours, parent.ours, \.ours)
        enter(theirs, parent.theirs, \.theirs)
        for identity in order {
            guard let group = groups[identity] else { continue }
            if group.base.count <= 1, group.ours.count <= 1, group.theirs.count <= 1 {
                if identity.name == names.id { viewOfValue[trios.count] = identity.value }
                add(ElementMatch(base: group.base.first, ours: group.ours.first, theirs: group.theirs.first))
            } else {
                matchAlike(group.base, group.ours, group.theirs)
            }
        }
    }

    /// Returns what identifies an element in its parent: its `key`, the property of an outlet, the name of a binding,
    /// its id, or its identity in a list.
    func place(of element: Int, in tree: Tree) -> Identity {
        let tag = tree.elements[element].tag
        func value(_ name: Symbol) -> Symbol? { tree.value(name, of: element) }
        if let key = value(names.key) { return Identity(tag: nil, name: names.key, value: key, second: nil) }
        if names.symbols.text(tag) == "outlet", let property = value(names.property) {
            return Identity(tag: tag, name: names.property, value: property, second: nil)
        }
        if names.symbols.text(tag) == "binding", let name = value(names.name) {
            return Identity(tag: tag, name: names.name, value: name, second: nil)
        }
        if let id = names.id(of: element, in: tree) {
            return Identity(tag: tag, name: names.id, value: id, second: nil)
        }
        return identity(of: element, in: tree)
    }

    private func identity(of element: Int, in tree: Tree) -> Identity {
        let tag = tree.elements[element].tag
        if let parent = tree.elements[element].parent, let known = identity(of: element, in: parent, of: tree) {
            return known
        }
        for name in names.naming {
            guard let value = tree.value(name, of: element) else { continue }
            // A system image and an image in the app can have the same name.
            return Identity(tag: tag, name: name, value: value, second: tree.value(names.catalog, of: element))
        }
        return Identity(tag: tag, name: nil, value: nil, second: nil)
    }

    /// Whether an element is already matched.
    private func isMatched(_ element: Int, _ path: WritableKeyPath<(base: [Int], ours: [Int], theirs: [Int]), [Int]>)
        -> Bool
    {
        let places = path == \.base ? ofBase : path == \.ours ? ofOurs : ofTheirs
        return places[element] >= 0
    }

    /// Returns the identity of an element in two kinds of lists; nil in other lists. In a list with one value per
    /// subview, it is the id of the subview at the same place. In a set of texts, it is the text.
    private func identity(of element: Int, in list: Int, of tree: Tree) -> Identity? {
        let tag = tree.elements[list].tag
        if tag == names.declaredKeys {
            return Identity(tag: tree.elements[element].tag, name: nil, value: tree.elements[element].text, second: nil)
        }
        guard names.listsOfViews.contains(tag), let holder = tree.elements[list].parent,
            let views = tree.elements[holder].children.first(where: { tree.elements[$0].tag == names.subviews }).map({
                tree.elements[$0].children
            }),
            views.count == tree.elements[list].children.count,
            let place = tree.elements[list].children.firstIndex(of: element)
        else { return nil }
        return Identity(tag: nil, name: names.id, value: names.id(of: views[place], in: tree), second: nil)
    }

    /// Matches elements without names, such as segments or items. Elements with equal content match. If the base and a
    /// side have the same number of remaining elements, the remaining elements match in order. Otherwise, they stay
    /// unmatched.
    private mutating func matchAlike(_ inBase: [Int], _ inOurs: [Int], _ inTheirs: [Int]) {
        let toOurs = pairs(inBase, in: base, inOurs, in: ours)
        let toTheirs = pairs(inBase, in: base, inTheirs, in: theirs)
        for element in inBase { add(ElementMatch(base: element, ours: toOurs[element], theirs: toTheirs[element])) }
        let added = inOurs.filter { ofOurs[$0] < 0 }
        let other = inTheirs.filter { ofTheirs[$0] < 0 }
        let both = equal(added, in: ours, other, in: theirs)
        for element in added { add(ElementMatch(ours: element, theirs: both[element])) }
        for element in other where ofTheirs[element] < 0 { add(ElementMatch(theirs: element)) }
    }

    private func pairs(_ before: [Int], in tree: Tree, _ after: [Int], in other: Tree) -> [Int: Int] {
        var found = equal(before, in: tree, after, in: other)
        let taken = Set(found.values)
        let rest = before.filter { found[$0] == nil }
        let others = after.filter { !taken.contains($0) }
        if rest.count == others.count { for (one, two) in zip(rest, others) { found[one] = two } }
        return found
    }

    private func equal(_ before: [Int], in tree: Tree, _ after: [Int], in other: Tree) -> [Int: Int] {
        var waiting: [Int: [Int]] = [:]
        for element in after.reversed() { waiting[other.elements[element].content, default: []].append(element) }
        var found: [Int: Int] = [:]
        for element in before { found[element] = waiting[tree.elements[element].content]?.popLast() }
        return found
    }
}
