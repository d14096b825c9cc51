/// Decides which removals by one side take effect, and which conflict with changes by the other side.
///
/// An element is removed with everything in it. If the other side changed an attribute or text in the element, added
/// something to it, moved it, or added a reference to it, the removal is a conflict. The conflict covers the whole
/// element, because it was removed as a whole. If an element stays because of a conflict, the removed elements that it
/// refers to also become conflicts.
struct Removals {
    /// One side of the merge, with the elements that the other side removed.
    private struct Half {
        let side: Side
        /// Attribute values that are new in this side.
        var mentioned: Set<Symbol> = []
        /// Elements with new references to removed elements, keyed by the id of the removed element.
        var referrers: [Symbol: Int] = [:]
        /// The elements that the other side removed, by id.
        var removed: [Symbol: Int] = [:]
        var gone: Set<Int> = []
        /// Removed elements that stay without a conflict.
        var kept: Set<Int> = []
        /// Elements that only this side keeps.
        var within: Set<Int> = []
        /// The outermost elements that only this side keeps. If the changes in an element explain why it is kept,
        /// `words` is nil.
        var disputed: [(trio: Int, words: String?)] = []
        /// For elements that both sides have, the attributes that refer to an element that only this side has.
        var disputedNames: [Int: Set<Symbol>] = [:]
    }

    private let decision: Decision
    private var halves: [Half] = []

    init(_ decision: Decision) { self.decision = decision }

    mutating func find() {
        for side in [Side.ours, .theirs] {
            var half = Half(side: side)
            findMentions(&half)
            decide(&half)
            settle(&half)
            keepResources(&half)
            halves.append(half)
        }
    }

    func apply(to decision: inout Decision) {
        for half in halves {
            for trio in half.gone { decision.isKept[trio] = false }
            for (trio, words) in half.disputed {
                let reason =
                    words
                    ?? "\(half.side.other) removed it, \(half.side) \(reasons(trio, half).joined(separator: ", "))"
                let lost = labelsRemovedWith(trio, half)
                let rest = lost.count > 4 ? " and \(lost.count - 4) more" : ""
                let more =
                    lost.isEmpty
                    ? ""
                    : "; keeping it does not restore \(lost.prefix(4).joined(separator: ", "))\(rest)"
                decision.stays[trio] = (half.side, decision.dispute(trio, reason + more))
            }
            decision.disputedNames.merge(half.disputedNames) { $0.union($1) }
        }
    }

    /// Labels of the outlets, actions and constraints that refer to an element or its contents, and that are removed
    /// even if the element stays.
    private func labelsRemovedWith(_ number: Int, _ half: Half) -> [String] {
        let (side, tree, names) = (half.side, decision.trees[half.side], decision.names)
        guard let root = decision.trios[number][side] else { return [] }
        var inside: Set<Int> = [root]
        // In the list, each element comes after its parent.
        for element in tree.elements.indices
        where element > root && tree.elements[element].parent.map(inside.contains) == true { inside.insert(element) }
        let ids = Set(inside.compactMap { names.id(of: $0, in: tree) })
        return half.gone.sorted().filter { gone in
            guard let element = decision.trios[gone][side] else { return false }
            return tree.attributes(of: element).contains { names.isReference($0) && ids.contains($0.value) }
        }.map(decision.label)
    }

    // MARK: New references

    private func findMentions(_ half: inout Half) {
        let (side, tree, names) = (half.side, decision.trees[half.side], decision.names)
        for (number, trio) in decision.trios.enumerated() where trio.base != nil && trio[side.other] == nil {
            guard let element = trio[side], let id = names.id(of: element, in: tree) else { continue }
            half.removed[id] = number
        }
        for element in tree.elements.indices {
            let trio = decision.place(of: element, in: side)
            guard !decision.isDerived[trio] else { continue }
            let before = decision.trios[trio].base
            let isLost = before != nil && decision.trios[trio][side.other] == nil && decision.isChanged(trio, by: side)
            for attribute in tree.attributes(of: element) {
                let isNew = before.map { decision.trees.base.value(attribute.name, of: $0) != attribute.value } ?? true
                guard isNew || isLost || isRival(attribute, trio, half) else { continue }
                if isNew { half.mentioned.insert(attribute.value) }
                if half.removed[attribute.value] != nil, names.isReference(attribute) {
                    half.referrers[attribute.value] = trio
                }
            }
            if tree.elements[element].isValue,
                before.map({ decision.trees.base.elements[$0].content }) != tree.elements[element].content
            {
                half.mentioned.formUnion(tree.mentions(of: element))
            }
        }
    }

    /// Whether both sides changed an element, and an attribute in this side now refers to an element that the other
    /// side removed. If the user chooses the attribute from this side, the referenced element must exist.
    private func isRival(_ attribute: Tree.Attribute, _ trio: Int, _ half: Half) -> Bool {
        guard half.removed[attribute.value] != nil, let other = decision.trios[trio][half.side.other] else {
            return false
        }
        return decision.trees[half.side.other].value(attribute.name, of: other) != attribute.value
            && decision.isChanged(trio, by: .ours) && decision.isChanged(trio, by: .theirs)
    }

    // MARK: Removed elements

    /// For each element that the other side removed, decides whether to remove it, to keep it without a conflict, or to
    /// report a conflict.
    private func decide(_ half: inout Half) {
        let side = half.side
        let tree = decision.trees[side]
        let isTouched = touched(half)
        for element in tree.elements.indices {
            let number = decision.place(of: element, in: side)
            let trio = decision.trios[number]
            guard trio[side.other] == nil, let parent = tree.elements[element].parent else { continue }
            let above = decision.place(of: parent, in: side)
            if half.within.contains(above) {
                half.within.insert(number)
            } else if half.kept.contains(above) {
                half.kept.insert(number)
            } else if half.gone.contains(above) {
                half.gone.insert(number)
            } else if trio.base != nil, !decision.isList(number) {
                if isUsedResource(element, half) {
                    half.kept.insert(number)
                } else if isTouched[element] {
                    half.disputed.append((number, nil))
                    half.within.insert(number)
                } else {
                    half.gone.insert(number)
                }
            }
        }
    }

    /// Returns, for each element of a side, whether a change would be lost if the element were removed.
    private func touched(_ half: Half) -> [Bool] {
        let side = half.side
        let tree = decision.trees[side]
        var touched = [Bool](repeating: false, count: tree.elements.count)
        for element in tree.elements.indices.reversed() {
            guard let parent = tree.elements[element].parent else { continue }
            let number = decision.place(of: element, in: side)
            let trio = decision.trios[number]
            if trio.base == nil {
                if !decision.isDerived[number] { touched[parent] = true }
            } else if trio[side.other] == nil {
                let isReferred = decision.names.id(of: element, in: tree).map { half.referrers[$0] != nil } == true
                if isReferred || decision.isChanged(number, by: side) || decision.isMoved(number, by: side)
                    || decision.isReordered(number, by: side)
                {
                    touched[element] = true
                }
                if touched[element] { touched[parent] = true }
            } else if decision.isMoved(number, by: side) {
                touched[parent] = true
            }
        }
        return touched
    }

    /// Whether the other side removed a resource as unused, but this side added a use of it.
    private func isUsedResource(_ element: Int, _ half: Half) -> Bool {
        let tree = decision.trees[half.side]
        guard let parent = tree.elements[element].parent, let name = tree.value(decision.names.name, of: element) else {
            return false
        }
        return decision.names.symbols.text(tree.elements[parent].tag) == "resources" && half.mentioned.contains(name)
    }

    // MARK: Dependencies

    /// Keeps the resources that the kept elements of one side use.
    private func keepResources(_ half: inout Half) {
        let side = half.side
        let tree = decision.trees[side]
        var used: Set<Symbol> = []
        for trio in half.within {
            if let element = decision.trios[trio][side] { used.formUnion(tree.mentions(of: element)) }
        }
        half.mentioned.formUnion(used)
        for trio in half.gone.sorted() {
            guard let element = decision.trios[trio][side], let parent = tree.elements[element].parent else { continue }
            if half.kept.contains(decision.place(of: parent, in: side)) || isUsedResource(element, half) {
                half.gone.remove(trio)
                half.kept.insert(trio)
            }
        }
    }

    /// If a kept element refers to a removed element, keeps the removed element for this side only. If a new reference
    /// points to such an element, its referring element or attribute is also kept for this side only.
    private func settle(_ half: inout Half) {
        guard !half.within.isEmpty || !half.kept.isEmpty else { return }
        let (side, tree, names) = (half.side, decision.trees[half.side], decision.names)
        var referrers: [Symbol: [(element: Int, name: Symbol)]] = [:]
        for element in tree.elements.indices where !decision.isDerived[decision.place(of: element, in: side)] {
            for attribute in tree.attributes(of: element) where names.isReference(attribute) {
                referrers[attribute.value, default: []].append((element, attribute.name))
            }
        }
        var waiting = half.within.union(half.kept).sorted()
        while let trio = waiting.popLast() {
            guard let element = decision.trios[trio][side] else { continue }
            for attribute in tree.attributes(of: element) where names.isReference(attribute) {
                guard let target = half.removed[attribute.value], half.gone.contains(target) else { continue }
                let root = outermostGone(target, half)
                keep(
                    root, "\(side.other) removed it, \(side) keeps \(decision.label(trio)), which refers to it", &half,
                    &waiting)
            }
            guard half.within.contains(trio), let id = names.id(of: element, in: tree) else { continue }
            for (referrer, name) in referrers[id] ?? [] {
                let number = decision.place(of: referrer, in: side)
                let other = decision.trios[number]
                guard !half.within.contains(number), !half.gone.contains(number) else { continue }
                if other[side.other] == nil {
                    keep(
                        number, "\(side) refers to \(decision.label(trio)), which \(side.other) removed", &half,
                        &waiting)
                } else if other.base.map({ decision.trees.base.value(name, of: $0) == id }) != true {
                    half.disputedNames[number, default: []].insert(name)
                }
            }
        }
    }

    private func outermostGone(_ trio: Int, _ half: Half) -> Int {
        var root = trio
        while let above = decision.parent(of: root, in: half.side), half.gone.contains(above) { root = above }
        return root
    }

    /// Keeps an element, and everything in it that the other side does not have.
    private func keep(_ root: Int, _ words: String, _ half: inout Half, _ waiting: inout [Int]) {
        half.disputed.append((root, words))
        let tree = decision.trees[half.side]
        var rest = [root]
        while let trio = rest.popLast() {
            guard decision.trios[trio][half.side.other] == nil, half.within.insert(trio).inserted else { continue }
            half.gone.remove(trio)
            waiting.append(trio)
            guard let element = decision.trios[trio][half.side] else { continue }
            rest += tree.elements[element].children.map { decision.place(of: $0, in: half.side) }
        }
    }

    // MARK: Words

    /// Describes the changes by one side in an element that the other side removed.
    private func reasons(_ root: Int, _ half: Half) -> [String] {
        let side = half.side
        let tree = decision.trees[side]
        guard let first = decision.trios[root][side] else { return [] }
        var reasons: [String] = []
        var rest = [first]
        while let element = rest.popLast(), reasons.count < 3 {
            let number = decision.place(of: element, in: side)
            let trio = decision.trios[number]
            let name = number == root ? "it" : decision.label(number)
            if trio.base == nil {
                if !decision.isDerived[number], !decision.isList(number) { reasons.append("added \(name)") }
                if decision.isList(number) { rest += tree.elements[element].children.reversed() }
                continue
            }
            if decision.isChanged(number, by: side) {
                reasons.append("changed \(name == "it" ? changes(element, number, side) : name)")
            }
            if decision.isMoved(number, by: side) { reasons.append("moved \(name)") }
            if decision.isReordered(number, by: side) {
                reasons.append("changed the order of \(decision.holderLabel(number))")
            }
            if let referrer = decision.names.id(of: element, in: tree).flatMap({ half.referrers[$0] }) {
                reasons.append("refers to \(name) in \(decision.label(referrer))")
            }
            if trio[side.other] == nil { rest += tree.elements[element].children.reversed() }
        }
        return reasons
    }

    private func changes(_ element: Int, _ trio: Int, _ side: Side) -> String {
        guard let before = decision.trios[trio].base else { return "it" }
        let names = decision.tagMerge.changedNames(element, in: decision.trees[side], from: before).map(
            decision.names.symbols.text)
        return names.isEmpty ? "its text" : "its " + names.joined(separator: ", ")
    }
}
