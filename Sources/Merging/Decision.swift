/// The decisions of a merge about each element: whether it stays, its place and its attributes. Also contains the
/// conflicts.
struct Decision {
    /// One child of a merged element.
    struct Entry {
        let trio: Int
        /// If only one side has the element at this place, that side; otherwise nil.
        var side: Side?
        /// If only one side has the element at this place, the index of the conflict in ``conflicts``; otherwise nil.
        var conflict: Int?
    }

    /// Changes by both sides to one element. They cannot be combined.
    struct Dispute {
        let trio: Int
        let words: String
    }

    let trios: [ElementMatch]
    let trees: Trees
    let names: Names
    let matching: Matching
    let derived: Derived
    let tagMerge: TagMerge
    /// Whether Xcode derives the element in every side that has it.
    var isDerived: [Bool]
    /// For each element that Xcode derives in only one side, the side that provides the element. An example is a frame
    /// that only one side fixed.
    var authors: [Int: Side] = [:]
    /// Whether an element is in the result.
    var isKept: [Bool]
    /// For each element that only one side keeps, that side and the conflict that reports the element.
    var stays: [Int: (side: Side, conflict: Int)] = [:]
    /// The parent of an element in the result.
    var parents: [Int?]
    /// The second place of each element that OURS and THEIRS have at different places: the parent, the side and the
    /// conflict.
    var secondPlaces: [Int: (parent: Int, side: Side, conflict: Int)] = [:]
    var children: [[Entry]]
    /// The merged attributes of each element that both sides have. If the result keeps the start tag from OURS, there
    /// is no entry for the element.
    var tags: [Int: [TagMerge.Choice]] = [:]
    /// The side that provides the text of each element that both sides have; nil for a conflict. If the result keeps
    /// the text from OURS, there is no entry for the element.
    var texts: [Int: Side?] = [:]
    /// The side that provides each element that is merged as one value; nil for a conflict. If the result keeps the
    /// value from OURS, there is no entry for the element.
    var values: [Int: Side?] = [:]
    /// Connections and constraints that both sides added with different ids. The result contains each of them once, for
    /// both sides.
    var twins: Set<Int> = []
    /// Conflicts in attributes or text, by element.
    var ownConflicts: [Int: Int] = [:]
    var conflicts: [Dispute] = []
    /// For each element, the attributes in which one side refers to an element that the other side removed.
    var disputedNames: [Int: Set<Symbol>] = [:]

    init(_ matching: Matching, _ trees: Trees, _ names: Names) {
        (self.matching, self.trees, self.names, trios) = (matching, trees, names, matching.trios)
        derived = Derived(names)
        tagMerge = TagMerge(trees, names, derived)
        isDerived = [Bool](repeating: false, count: trios.count)
        let (inBase, inOurs, inTheirs) = (
            derived.elements(of: trees.base), derived.elements(of: trees.ours), derived.elements(of: trees.theirs)
        )
        for (number, trio) in trios.enumerated() {
            let sides = (trio.ours.map { inOurs[$0] }, trio.theirs.map { inTheirs[$0] })
            isDerived[number] =
                switch sides {
                case (let mine?, let other?): mine && other
                case (let one?, nil), (nil, let one?): one
                case (nil, nil): trio.base.map { inBase[$0] } ?? false
                }
            // Use the side that made the change. Either this side fixed the frame, or its constraints now determine the
            // frame.
            guard let mine = sides.0, let other = sides.1, mine != other else { continue }
            authors[number] = trio.base.map { inBase[$0] == mine } ?? mine ? .theirs : .ours
        }
        isKept = trios.map { $0.ours != nil || $0.theirs != nil }
        parents = [Int?](repeating: nil, count: trios.count)
        children = [[Entry]](repeating: [], count: trios.count)
    }

    /// - Throws: ``MergeRefusal`` if elements would contain each other.
    mutating func run() throws(MergeRefusal) {
        var removals = Removals(self)
        removals.find()
        removals.apply(to: &self)
        dropTieBreakers()
        // If elements would have the same place, `arrangeAll` can turn them into a conflict. If another element was
        // moved into one of them, the moved element also needs a place in the other side. The steps are therefore
        // repeated until nothing changes, at most three times.
        let isKeptAtFirst = isKept
        for _ in 0..<3 {
            let count = stays.count
            isKept = isKeptAtFirst
            try placeAll()
            arrangeAll()
            if stays.count == count { break }
        }
        mergeOwn()
    }

    /// Removes each tie breaker of inferred metrics if its segue was removed. Interface Builder does the same.
    private mutating func dropTieBreakers() {
        let list = names.symbols.find("inferredMetricsTieBreakers")
        let reference = names.symbols.find("reference")
        for side in Side.allCases {
            let tree = trees[side]
            let breakers = tree.elements.indices.filter {
                tree.elements[$0].parent.map { tree.elements[$0].tag == list } == true
            }
            guard !breakers.isEmpty else { continue }
            let wanted = Set(breakers.compactMap { tree.value(reference, of: $0) })
            var gone: Set<Symbol> = []
            for element in tree.elements.indices {
                guard let id = names.id(of: element, in: tree), wanted.contains(id),
                    !isKept[place(of: element, in: side)]
                else { continue }
                gone.insert(id)
            }
            for breaker in breakers where tree.value(reference, of: breaker).map(gone.contains) == true {
                isKept[place(of: breaker, in: side)] = false
            }
        }
    }

    // MARK: The three documents

    func place(of element: Int, in side: Side) -> Int {
        side == .ours ? matching.ofOurs[element] : matching.ofTheirs[element]
    }

    /// Returns the parent of an element in a side.
    func parent(of trio: Int, in side: Side) -> Int? {
        guard let element = trios[trio][side], let parent = trees[side].elements[element].parent else { return nil }
        return place(of: parent, in: side)
    }

    /// Returns the parent of an element in the base.
    func parentBefore(of trio: Int) -> Int? {
        guard let element = trios[trio].base, let parent = trees.base.elements[element].parent else { return nil }
        return matching.ofBase[parent]
    }

    func isMoved(_ trio: Int, by side: Side) -> Bool {
        trios[trio].base != nil && trios[trio][side] != nil && parent(of: trio, in: side) != parentBefore(of: trio)
    }

    /// Returns the text of an element in a tree. Returns nil if the element has children in this tree. Also returns nil
    /// if the text is blank and the element has children in another tree.
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

    /// Whether a side changed the attributes or the text of an element of the base. Changes that Xcode derives do not
    /// count.
    func isChanged(_ trio: Int, by side: Side) -> Bool {
        guard !isDerived[trio], let before = trios[trio].base, let now = trios[trio][side] else { return false }
        return tagMerge.isChanged(now, in: trees[side], from: before)
            || text(of: trio, now, in: trees[side]) != text(of: trio, before, in: trees.base)
    }

    /// Returns the tree and the element that messages use to describe an element of the merge. The tree is the first of
    /// OURS, THEIRS and the base that has the element.
    func shown(_ trio: Int) -> (tree: Tree, element: Int)? {
        if let element = trios[trio].ours { return (trees.ours, element) }
        if let element = trios[trio].theirs { return (trees.theirs, element) }
        return trios[trio].base.map { (trees.base, $0) }
    }

    func tag(of trio: Int) -> Symbol? { shown(trio).map { $0.tree.elements[$0.element].tag } }

    /// Whether an element only groups other elements, such as `<connections>`, `<subviews>` or `<variation>`. A list
    /// that becomes empty is removed.
    func isList(_ trio: Int) -> Bool {
        guard trio > 0, holdsElements(trio) else { return false }
        let here = trios[trio]
        return isList(here.base, in: trees.base) && isList(here.ours, in: trees.ours)
            && isList(here.theirs, in: trees.theirs)
    }

    private func isList(_ element: Int?, in tree: Tree) -> Bool {
        guard let element else { return true }
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
            if trees.ours.elements[ours].isValue, trees.theirs.elements[theirs].isValue {
                let words = mergeValue(trio, ours, theirs)
                if !words.isEmpty { ownConflicts[trio] = dispute(trio, words.joined(separator: "; ")) }
                continue
            }
            var words: [String] = []
            let rivals = rivals(in: trio, ours, theirs)
            let disputed = (disputedNames[trio] ?? []).union(rivals.map(\.name))
            if let choices = tagMerge.merge(
                trios[trio], isDerived: isDerived[trio], author: authors[trio], disputed: disputed)
            {
                tags[trio] = choices
                words = choices.filter { $0.side == nil }.map(tell)
            }
            let (before, mine, other) = (
                text(of: trio, trios[trio].base, in: trees.base), text(of: trio, ours, in: trees.ours),
                text(of: trio, theirs, in: trees.theirs)
            )
            if mine != other, other != before || trios[trio].base == nil {
                if mine == before, trios[trio].base != nil {
                    texts[trio] = .some(.theirs)
                } else if !isDerived[trio] {
                    texts[trio] = .some(nil)
                    words.append(tellText(trio))
                }
            }
            guard !words.isEmpty else { continue }
            let conflict = dispute(trio, words.joined(separator: "; "))
            ownConflicts[trio] = conflict
            for rival in rivals where children[trio][rival.place].side == nil {
                (children[trio][rival.place].side, children[trio][rival.place].conflict) = (rival.side, conflict)
            }
        }
    }

    /// Returns the children that only one side has and whose `key` names an attribute that the other side changed.
    /// Interface Builder writes a text as an attribute, or as an element if the text has line feeds. A view cannot have
    /// both.
    private func rivals(in trio: Int, _ ours: Int, _ theirs: Int) -> [(name: Symbol, place: Int, side: Side)] {
        children[trio].indices.compactMap { place in
            let child = trios[children[trio][place].trio]
            let side: Side = child.ours == nil ? .theirs : .ours
            guard child[side.other] == nil, let element = child[side],
                let name = trees[side].value(names.key, of: element),
                let value = trees[side.other].value(name, of: side == .ours ? theirs : ours),
                trees[side].value(name, of: side == .ours ? ours : theirs) == nil,
                trios[trio].base.flatMap({ trees.base.value(name, of: $0) }) != value
            else { return nil }
            return (name, place, side)
        }
    }

    func tellText(_ trio: Int) -> String {
        let here = trios[trio]
        let texts = (
            text(of: trio, here.ours, in: trees.ours), text(of: trio, here.theirs, in: trees.theirs),
            text(of: trio, here.base, in: trees.base)
        )
        return "text: ours \(quoted(texts.0)), theirs \(quoted(texts.1)), base \(quoted(texts.2))"
    }

    func tell(_ choice: TagMerge.Choice) -> String {
        func value(_ place: Int?, _ tree: Tree) -> String { quoted(place.map { tree.attributes[$0].value }) }
        return
            "\(names.symbols.text(choice.name)): ours \(value(choice.ours, trees.ours)), theirs \(value(choice.theirs, trees.theirs))"
            + ", base \(value(choice.base, trees.base))"
    }
}
