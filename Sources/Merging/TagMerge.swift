/// Merges the attributes of an element.
struct TagMerge {
    /// The decision about one attribute.
    struct Choice {
        let name: Symbol
        /// The index of the attribute in each of the three trees; nil if the attribute is absent.
        let base, ours, theirs: Int?
        /// The side that provides the attribute; nil for a conflict.
        var side: Side?

        subscript(side: Side) -> Int? { side == .ours ? ours : theirs }
    }

    private let trees: Trees
    private let names: Names
    private let derived: Derived
    private let constraint: Symbol
    private let formula, classes, image, horizontal, vertical, places: Set<Symbol>

    init(_ trees: Trees, _ names: Names, _ derived: Derived) {
        (self.trees, self.names, self.derived) = (trees, names, derived)
        func all(_ words: String...) -> Set<Symbol> { Set(words.map { names.symbols.find($0) }) }
        constraint = names.symbols.find("constraint")
        places = all("rect", "size", "point")
        (horizontal, vertical) = (all("x", "width"), all("y", "height"))
        formula = all(
            "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant", "multiplier",
            "symbolic")
        image = all("image", "catalog")
        classes = all("customClass", "customModule", "customModuleProvider")
    }

    /// Returns the attributes that must come from the same side as an attribute:
    /// - the position and size of a frame along one axis
    /// - the two ends of a constraint with its relation, constant and multiplier (Xcode may exchange the ends and
    ///   negate the constant)
    /// - the class and its module
    /// - an image and its catalog
    private func unit(of choice: Choice, _ tag: Symbol, _ all: [Choice]) -> [Choice] {
        let units =
            tag == constraint ? [formula, classes] : places.contains(tag) ? [horizontal, vertical] : [classes, image]
        guard let unit = units.first(where: { $0.contains(choice.name) }) else { return [choice] }
        return all.filter { unit.contains($0.name) }
    }

    /// Merges the attributes of an element that both sides have. They have the order of OURS. Returns nil if the result
    /// is the unchanged start tag of OURS.
    ///
    /// - Parameters:
    ///   - isDerived: whether Xcode derives all attributes.
    ///   - author: if Xcode derives all attributes in only one side, the side that provides them; otherwise nil.
    ///   - disputed: names of attributes that are always a conflict, regardless of the base.
    func merge(_ trio: ElementMatch, isDerived: Bool, author: Side?, disputed: Set<Symbol>) -> [Choice]? {
        guard let ours = trio.ours, let theirs = trio.theirs else { return nil }
        let mine = trees.ours.attributes(of: ours)
        let other = trees.theirs.attributes(of: theirs)
        let before = trio.base.map { trees.base.attributes(of: $0) } ?? []
        func isEqual(_ one: ArraySlice<Tree.Attribute>, _ two: ArraySlice<Tree.Attribute>) -> Bool {
            one.count == two.count && zip(one, two).allSatisfy { $0.name == $1.name && $0.value == $1.value }
        }
        if disputed.isEmpty, isEqual(mine, other) || (author == nil && isEqual(before, other)) { return nil }
        var choices = together(before, mine, other)
        let tag = trees.ours.elements[ours].tag
        let computed = derived.computedParts(ofFrame: ours, in: trees.ours)
        for place in choices.indices {
            let choice = choices[place]
            let parts = computed == nil ? unit(of: choice, tag, choices) : [choice]
            let changes = parts.filter { !isSame(value($0.theirs, trees.theirs), value($0.base, trees.base)) }
            let kept = parts.allSatisfy { isSame(value($0.ours, trees.ours), value($0.base, trees.base)) }
            let agree = parts.allSatisfy { isSame(value($0.ours, trees.ours), value($0.theirs, trees.theirs)) }
            choices[place].side = agree || changes.isEmpty ? .ours : kept ? .theirs : nil
            let isFree =
                isDerived || derived.isMark(choice.name, ofRoot: ours == 0) || computed?.contains(choice.name) == true
            if choices[place].side == nil, isFree {
                choices[place].side = derived.side(
                    of: choice.name, ours: value(choice.ours, trees.ours), theirs: value(choice.theirs, trees.theirs))
            }
            if let author { choices[place].side = author }
            if disputed.contains(choice.name) { choices[place].side = nil }
        }
        // If a group of attributes has a conflict, report only the attributes that differ.
        for place in choices.indices where choices[place].side == nil && !disputed.contains(choices[place].name) {
            if isSame(value(choices[place].ours, trees.ours), value(choices[place].theirs, trees.theirs)) {
                choices[place].side = .ours
            }
        }
        return choices
    }

    /// Returns the attributes of an element in all three documents.
    func together(_ trio: ElementMatch) -> [Choice] {
        func attributes(_ element: Int?, _ tree: Tree) -> ArraySlice<Tree.Attribute> {
            element.map(tree.attributes) ?? []
        }
        return together(
            attributes(trio.base, trees.base), attributes(trio.ours, trees.ours), attributes(trio.theirs, trees.theirs))
    }

    func value(_ choice: Choice, in side: Side) -> Symbol? { value(choice[side], trees[side]) }

    /// Returns the attributes of all three tags. The attributes of OURS keep their order. If only THEIRS has an
    /// attribute, it follows its predecessor in THEIRS. If only the base has an attribute, it comes last.
    private func together(
        _ before: ArraySlice<Tree.Attribute>, _ mine: ArraySlice<Tree.Attribute>, _ other: ArraySlice<Tree.Attribute>
    ) -> [Choice] {
        var order = mine.map(\.name)
        var behind = 0
        for attribute in other {
            if let place = order.firstIndex(of: attribute.name) {
                behind = place + 1
            } else {
                order.insert(attribute.name, at: behind)
                behind += 1
            }
        }
        for attribute in before where !order.contains(attribute.name) { order.append(attribute.name) }
        func place(_ name: Symbol, _ list: ArraySlice<Tree.Attribute>) -> Int? { list.firstIndex { $0.name == name } }
        return order.map { Choice(name: $0, base: place($0, before), ours: place($0, mine), theirs: place($0, other)) }
    }

    private func isSame(_ one: Symbol?, _ other: Symbol?) -> Bool {
        guard one != other else { return true }
        guard let one, let other else { return false }
        return derived.isSameNumber(one, other)
    }

    private func value(_ place: Int?, _ tree: Tree) -> Symbol? { place.map { tree.attributes[$0].value } }

    /// Whether a side changed the attributes of an element. Changes that Xcode derives do not count.
    func isChanged(_ element: Int, in tree: Tree, from before: Int) -> Bool {
        if let meaning = derived.meaning(of: element, in: tree), meaning == derived.meaning(of: before, in: trees.base)
        {
            return false
        }
        return changedNames(element, in: tree, from: before).contains { !derived.isMark($0, ofRoot: element == 0) }
    }

    /// Returns the names of an element's attributes that were added, changed or removed.
    func changedNames(_ element: Int, in tree: Tree, from before: Int) -> [Symbol] {
        let now = tree.attributes(of: element)
        let changed = now.filter { !isSame(trees.base.value($0.name, of: before), $0.value) }.map(\.name)
        return changed
            + trees.base.attributes(of: before).map(\.name).filter { name in !now.contains { $0.name == name } }
    }
}
