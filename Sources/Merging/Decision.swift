/// What becomes of every element of a merge: whether it stays, where it stands, with which attributes, and what is a conflict.
struct Decision {
    /// One child of a merged element.
    struct Entry {
        let trio: Int
        /// The side in which alone it stands here; nil for both.
        var side: Side?
        /// Place in ``conflicts``, where it stands in one side only.
        var conflict: Int?
    }

    /// What does not go together at one element.
    struct Dispute {
        let trio: Int
        let words: String
    }

    let trios: [Trio]
    let trees: Trees
    let names: Names
    let matching: Matching
    let derived: Derived
    let tagMerge: TagMerge
    /// Whether an element says only what Xcode derives.
    var isDerived: [Bool]
    /// Whether an element stays.
    var isKept: [Bool]
    /// The side in which alone an element stays, and the conflict that tells so, by element.
    var stays: [Int: (side: Side, conflict: Int)] = [:]
    /// The element that holds an element in the end.
    var parents: [Int?]
    /// Where an element stands in one side while it stands elsewhere in the other: holder, side, conflict.
    var secondPlaces: [Int: (parent: Int, side: Side, conflict: Int)] = [:]
    var children: [[Entry]]
    /// Attributes of elements whose start tag is not that of OURS, or of the only side that has it.
    var tags: [Int: [TagMerge.Choice]] = [:]
    /// The side whose text an element has, where both have it and it is not that of OURS; nil for a conflict.
    var texts: [Int: Side?] = [:]
    /// Conflicts of attributes or text, by element.
    var ownConflicts: [Int: Int] = [:]
    var conflicts: [Dispute] = []
    /// Attributes that refer to what the other side removed, by element.
    var disputedNames: [Int: Set<Symbol>] = [:]

    init(_ matching: Matching, _ trees: Trees, _ names: Names) {
        (self.matching, self.trees, self.names, trios) = (matching, trees, names, matching.trios)
        derived = Derived(names)
        tagMerge = TagMerge(trees, names, derived)
        isDerived = [Bool](repeating: false, count: trios.count)
        for (tree, places) in [(trees.base, matching.ofBase), (trees.ours, matching.ofOurs), (trees.theirs, matching.ofTheirs)] {
            for (element, isIt) in derived.elements(of: tree).enumerated() where isIt { isDerived[places[element]] = true }
        }
        isKept = trios.map { $0.ours != nil || $0.theirs != nil }
        parents = [Int?](repeating: nil, count: trios.count)
        children = [[Entry]](repeating: [], count: trios.count)
    }

    /// - Throws: where elements would hold each other.
    mutating func run() throws(MergeRefusal) {
        var removals = Removals(self)
        removals.find()
        removals.apply(to: &self)
        try placeAll()
        arrangeAll()
        mergeOwn()
    }

    // MARK: The three documents

    func place(of element: Int, in side: Side) -> Int { side == .ours ? matching.ofOurs[element] : matching.ofTheirs[element] }

    /// The element that holds an element in a side.
    func parent(of trio: Int, in side: Side) -> Int? {
        guard let element = trios[trio][side], let parent = trees[side].elements[element].parent else { return nil }
        return place(of: parent, in: side)
    }

    /// The element that held an element before.
    func parentBefore(of trio: Int) -> Int? {
        guard let element = trios[trio].base, let parent = trees.base.elements[element].parent else { return nil }
        return matching.ofBase[parent]
    }

    func isMoved(_ trio: Int, by side: Side) -> Bool {
        trios[trio].base != nil && trios[trio][side] != nil && parent(of: trio, in: side) != parentBefore(of: trio)
    }

    /// The text of an element in a tree; nil where elements stand there, or only blanks where elements stand in another one.
    func text(of trio: Int, _ element: Int?, in tree: Tree) -> Symbol? {
        guard let element, let text = tree.elements[element].text else { return nil }
        return holdsElements(trio) && names.symbols.utf8(text).allSatisfy { $0 <= 0x20 } ? nil : text
    }

    private func holdsElements(_ trio: Int) -> Bool {
        let trio = trios[trio]
        return trio.base.map { !trees.base.elements[$0].children.isEmpty } == true
            || trio.ours.map { !trees.ours.elements[$0].children.isEmpty } == true
            || trio.theirs.map { !trees.theirs.elements[$0].children.isEmpty } == true
    }

    /// Whether a side changed attributes or text of an element that was there before, other than what Xcode derives.
    func isChanged(_ trio: Int, by side: Side) -> Bool {
        guard !isDerived[trio], let before = trios[trio].base, let now = trios[trio][side] else { return false }
        return tagMerge.isChanged(now, in: trees[side], from: before)
            || text(of: trio, now, in: trees[side]) != text(of: trio, before, in: trees.base)
    }

    /// The tree and element that an element is told by.
    func shown(_ trio: Int) -> (tree: Tree, element: Int)? {
        if let element = trios[trio].ours { return (trees.ours, element) }
        if let element = trios[trio].theirs { return (trees.theirs, element) }
        return trios[trio].base.map { (trees.base, $0) }
    }

    func tag(of trio: Int) -> Symbol? { shown(trio).map { $0.tree.elements[$0.element].tag } }

    /// Whether an element is there only for what it holds, as `<connections>`, `<subviews>`, `<variation>`: it stays as long as it holds something.
    func isList(_ trio: Int) -> Bool {
        guard trio > 0, let (tree, element) = shown(trio), holdsElements(trio) else { return false }
        let attributes = tree.attributes(of: element)
        if attributes.isEmpty { return true }
        let tag = names.symbols.text(tree.elements[element].tag)
        return attributes.count == 1 && attributes.first?.name == names.key && (tag == "variation" || tag == "mask")
    }

    mutating func dispute(_ trio: Int, _ words: String) -> Int {
        conflicts.append(Dispute(trio: trio, words: words))
        return conflicts.count - 1
    }

    // MARK: Attributes and text

    private mutating func mergeOwn() {
        for trio in trios.indices where isKept[trio] {
            guard let ours = trios[trio].ours, let theirs = trios[trio].theirs else { continue }
            var words: [String] = []
            if let choices = tagMerge.merge(trios[trio], isDerived: isDerived[trio], disputed: disputedNames[trio] ?? []) {
                tags[trio] = choices
                words = choices.filter { $0.side == nil }.map(tell)
            }
            let (before, mine, other) = (
                text(of: trio, trios[trio].base, in: trees.base), text(of: trio, ours, in: trees.ours), text(of: trio, theirs, in: trees.theirs))
            if mine != other, other != before || trios[trio].base == nil {
                if mine == before, trios[trio].base != nil {
                    texts[trio] = .some(.theirs)
                } else if !isDerived[trio] {
                    texts[trio] = .some(nil)
                    words.append("text: ours \(quoted(mine)), theirs \(quoted(other)), before \(quoted(before))")
                }
            }
            if !words.isEmpty { ownConflicts[trio] = dispute(trio, words.joined(separator: "; ")) }
        }
    }

    private func tell(_ choice: TagMerge.Choice) -> String {
        func value(_ place: Int?, _ tree: Tree) -> String { quoted(place.map { tree.attributes[$0].value }) }
        return "\(names.symbols.text(choice.name)): ours \(value(choice.ours, trees.ours)), theirs \(value(choice.theirs, trees.theirs))"
            + ", before \(value(choice.base, trees.base))"
    }
}
