extension Decision {
    // MARK: Parents of elements

    /// Finds the parent of every element that stays.
    ///
    /// - Throws: ``MergeRefusal`` if elements would contain each other.
    mutating func placeAll() throws(MergeRefusal) {
        for trio in trios.indices where isKept[trio] { place(trio) }
        try refuseCircles(nil)
        for trio in trios.indices where isKept[trio] { keepFromVanishing(trio) }
        for side in [Side.ours, .theirs] where !secondPlaces.isEmpty { try refuseCircles(side) }
    }

    private mutating func place(_ trio: Int) {
        let (mine, other) = (parent(of: trio, in: .ours), parent(of: trio, in: .theirs))
        guard trios[trio].ours != nil, trios[trio].theirs != nil, mine != other else {
            parents[trio] = mine ?? other
            return
        }
        let before = parentBefore(of: trio)
        if mine == before {
            parents[trio] = other
        } else if other == before {
            parents[trio] = mine
        } else {
            parents[trio] = mine
            guard let mine, let other else { return }
            let did = trios[trio].base == nil ? "added" : "moved"
            let conflict = dispute(trio, "ours \(did) it to \(holderLabel(mine)), theirs to \(holderLabel(other))")
            stays[trio] = (.ours, conflict)
            secondPlaces[trio] = (other, .theirs, conflict)
        }
    }

    /// One side may have moved an element into a parent that the other side removed. If so, adds a second place for the
    /// element: its place in the other side.
    private mutating func keepFromVanishing(_ trio: Int) {
        guard secondPlaces[trio] == nil, stays[trio] == nil, trios[trio].ours != nil, trios[trio].theirs != nil,
            let holder = parents[trio], let mine = parent(of: trio, in: .ours),
            let other = parent(of: trio, in: .theirs), mine != other
        else { return }
        let mover: Side = holder == mine ? .ours : .theirs
        guard let (side, conflict) = onlySide(of: holder), side == mover else { return }
        stays[trio] = (mover, conflict)
        secondPlaces[trio] = (mover == .ours ? other : mine, mover.other, conflict)
    }

    /// If only one side has an element or one of its ancestors, returns this side and the conflict; otherwise nil.
    private func onlySide(of trio: Int) -> (side: Side, conflict: Int)? {
        var above: Int? = trio
        while let here = above {
            if let only = stays[here], secondPlaces[here] == nil { return only }
            above = parents[here]
        }
        return nil
    }

    /// - Parameter side: the side whose second places are checked instead of the first places; nil to check only the
    ///   first places.
    private func refuseCircles(_ side: Side?) throws(MergeRefusal) {
        var depth = [Int](repeating: 0, count: trios.count)
        depth[0] = 1
        for trio in trios.indices where isKept[trio] {
            var path: [Int] = []
            var here = trio
            while depth[here] == 0 {
                depth[here] = -1
                path.append(here)
                let second = secondPlaces[here].flatMap { $0.side == side ? $0.parent : nil }
                guard let above = second ?? parents[here] else { break }
                here = above
            }
            guard depth[here] > 0 else { throw .unsound("would have objects that contain each other: \(label(trio))") }
            for (steps, element) in path.reversed().enumerated() { depth[element] = depth[here] + steps + 1 }
            guard depth[trio] <= TreeReader.depth else { throw .unsound("would nest deeper than \(TreeReader.depth)") }
        }
    }

    // MARK: Order of elements

    mutating func arrangeAll() {
        for trio in trios.indices where isKept[trio] {
            children[trio] = arranged(trio)
            joinAlike(in: trio)
            findReplaced(in: trio)
        }
        for trio in trios.indices where isKept[trio] { arrangeByViews(trio) }
        dropEmptyLists()
    }

    /// Returns the children of an element in all three documents.
    private func elements(of holder: Int) -> Set<Int> {
        func places(_ element: Int?, _ tree: Tree, _ places: [Int]) -> [Int] {
            element.map { tree.elements[$0].children.map { places[$0] } } ?? []
        }
        let trio = trios[holder]
        return Set(
            places(trio.base, trees.base, matching.ofBase) + places(trio.ours, trees.ours, matching.ofOurs)
                + places(trio.theirs, trees.theirs, matching.ofTheirs))
    }

    /// Arranges the lists that have one value per subview, such as `<visibilityPriorities>`. The values have the same
    /// order as the subviews. If a view is removed, its value is also removed.
    private mutating func arrangeByViews(_ holder: Int) {
        let lists = children[holder].map(\.trio)
        let views = lists.first { tag(of: $0) == names.subviews }.map { children[$0] } ?? []
        for list in lists where tag(of: list).map(names.listsOfViews.contains) == true {
            let values = elements(of: list)
            guard values.allSatisfy({ matching.viewOfValue[$0] != nil }) else { continue }
            let byView = Dictionary(values.compactMap { value in matching.viewOfValue[value].map { ($0, value) } }) {
                first, _ in first
            }
            children[list] = views.compactMap { view in
                guard let (tree, element) = shown(view.trio),
                    let value = names.id(of: element, in: tree).flatMap({ byView[$0] })
                else { return nil }
                isKept[value] = true
                parents[value] = list
                return Entry(trio: value, side: view.side, conflict: view.conflict)
            }
        }
    }

    private mutating func arranged(_ holder: Int) -> [Entry] {
        let trio = trios[holder]
        func list(_ element: Int?, _ tree: Tree, _ places: [Int], _ isHere: (Int) -> Bool) -> [Int] {
            element.map { tree.elements[$0].children.map { places[$0] }.filter { isKept[$0] && isHere($0) } } ?? []
        }
        let mine = list(trio.ours, trees.ours, matching.ofOurs) { stands($0, in: holder, .ours) }
        let other = list(trio.theirs, trees.theirs, matching.ofTheirs) { stands($0, in: holder, .theirs) }
        let before = list(trio.base, trees.base, matching.ofBase) { _ in true }
        var entries: [Entry] = []
        var torn: [Int: Int] = [:]
        for place in ListOrder.merge(base: before, ours: mine, theirs: other, isArray: isArray(holder)) {
            var entry = Entry(trio: place.element)
            if let side = place.side {
                let conflict =
                    torn[place.element]
                    ?? dispute(place.element, "both moved it to different places in \(holderLabel(holder))")
                torn[place.element] = conflict
                (entry.side, entry.conflict) = (side, conflict)
            } else if let second = secondPlaces[place.element], second.parent == holder {
                (entry.side, entry.conflict) = (second.side, second.conflict)
            } else if let only = stays[place.element] {
                (entry.side, entry.conflict) = (only.side, only.conflict)
            }
            entries.append(entry)
        }
        return entries
    }

    /// Whether an element has a place in this parent, and the place is in the given side or in both sides.
    private func stands(_ trio: Int, in holder: Int, _ side: Side) -> Bool {
        if let second = secondPlaces[trio], second.parent == holder { return second.side == side }
        return parents[trio] == holder && (stays[trio].map { $0.side == side } ?? true)
    }

    /// Whether the order of the children of an element is significant. This is true for subviews. It is also true for
    /// the top-level objects of a xib, because the code that loads the xib receives them as an array.
    private func isArray(_ holder: Int) -> Bool {
        guard isList(holder), !isDerived[holder], let tag = tag(of: holder) else { return false }
        return !["connections", "constraints", "scenes", "variation", "mask", "classes", "declaredKeys"]
            .contains(names.symbols.text(tag))
    }

    /// Whether the order of a list is significant, and a side changed the order of the elements that it kept.
    func isReordered(_ list: Int, by side: Side) -> Bool {
        guard let before = trios[list].base, let now = trios[list][side], isArray(list) else { return false }
        let old = trees.base.elements[before].children.map { matching.ofBase[$0] }
        let new = trees[side].elements[now].children.map { place(of: $0, in: side) }
        let (inOld, inNew) = (Set(old), Set(new))
        return old.filter(inNew.contains) != new.filter(inOld.contains)
    }

    /// Removes lists that have become empty, except those that are empty in OURS.
    private mutating func dropEmptyLists() {
        var waiting = trios.indices.filter { isKept[$0] && children[$0].isEmpty && isList($0) }
        while let list = waiting.popLast() {
            guard isKept[list] else { continue }
            if let mine = trios[list].ours, trees.ours.elements[mine].children.isEmpty { continue }
            isKept[list] = false
            guard let holder = parents[list] else { continue }
            children[holder].removeAll { $0.trio == list }
            if children[holder].isEmpty, isList(holder) { waiting.append(holder) }
        }
    }

    // MARK: Additions of both sides

    /// Returns a key for an element that can occur only once in its parent: an element with a `key`, an outlet
    /// (identified by its property), or a binding (identified by its name). Returns nil for any other element.
    private func role(of trio: Int) -> [Symbol]? {
        guard let (tree, element) = shown(trio) else { return nil }
        if let key = tree.value(names.key, of: element) { return [names.key, key] }
        let tag = tree.elements[element].tag
        switch names.symbols.text(tag) {
        case "outlet": return [tag] + [tree.value(names.property, of: element)].compactMap(\.self)
        case "binding": return [tag] + [tree.value(names.name, of: element)].compactMap(\.self)
        default: return nil
        }
    }

    /// Returns the tag and the attributes of a connection or constraint, without the id; nil if the element has
    /// children.
    private func saying(_ trio: Int, _ side: Side) -> [Symbol]? {
        guard let element = trios[trio][side] else { return nil }
        let tree = trees[side]
        guard tree.elements[element].children.isEmpty else { return nil }
        let said = tree.attributes(of: element).filter { $0.name != names.id }.sorted {
            $0.name.number < $1.name.number
        }
        return [tree.elements[element].tag] + said.flatMap { [$0.name, $0.value] }
    }

    /// Joins the elements that both sides added. If both sides added the same connection or constraint with different
    /// ids, the result has it once. If both sides added different elements, but only one is possible at this place,
    /// there is a conflict.
    private mutating func joinAlike(in holder: Int) {
        func only(_ side: Side) -> [Int] {
            children[holder].map(\.trio).filter { trios[$0][side] != nil && trios[$0][side.other] == nil }
        }
        let mine = only(.ours)
        let other = only(.theirs)
        guard !mine.isEmpty, !other.isEmpty else { return }
        let list = tag(of: holder).map(names.symbols.text)
        if list == "connections" || list == "constraints" {
            var said: [[Symbol]: Int] = [:]
            for trio in mine where trios[trio].base == nil {
                if let saying = saying(trio, .ours) { said[saying] = trio }
            }
            for trio in other where trios[trio].base == nil {
                guard let saying = saying(trio, .theirs), let twin = said[saying] else { continue }
                // If something refers to one of the two elements, keep this element. If something refers to each of
                // them, keep both.
                let (kept, dropped) = isReferred(trio) ? (trio, twin) : (twin, trio)
                guard !isReferred(dropped) else { continue }
                if dropped == twin { said[saying] = nil }
                twins.insert(kept)
                isKept[dropped] = false
                children[holder].removeAll { $0.trio == dropped }
            }
        }
        var rivals: [[Symbol]: Int] = [:]
        for trio in mine.reversed() { if let role = role(of: trio) { rivals[role] = trio } }
        for trio in other where isKept[trio] {
            guard let role = role(of: trio), let rival = rivals[role] else { continue }
            let conflict =
                stays[trio]?.conflict ?? stays[rival]?.conflict
                ?? dispute(rival, "ours has \(label(rival)) where theirs has \(label(trio))")
            oppose([rival], [trio], in: holder, conflict)
        }
    }

    /// Creates a conflict whose two sides are elements of OURS and elements of THEIRS.
    private mutating func oppose(_ mine: [Int], _ other: [Int], in holder: Int, _ conflict: Int) {
        for trio in mine { stays[trio] = (.ours, conflict) }
        for trio in other { stays[trio] = (.theirs, conflict) }
        let moved = Set(other).union(mine.dropFirst())
        var place = children[holder].firstIndex { $0.trio == mine.first ?? other.first } ?? 0
        place -= children[holder][..<place].count { moved.contains($0.trio) }
        children[holder].removeAll { moved.contains($0.trio) || $0.trio == mine.first }
        let entries =
            mine.map { Entry(trio: $0, side: .ours, conflict: conflict) }
            + other.map { Entry(trio: $0, side: .theirs, conflict: conflict) }
        children[holder].insert(contentsOf: entries, at: min(place, children[holder].count))
    }

    // MARK: Replacements and removals

    /// Finds elements that a side replaced: it removed them, and added other elements at the same place. If the other
    /// side changed them, removed them or replaced them differently, there is a conflict. If the tags differ, a
    /// replacement is recognized only if the keys are equal. In a list of elements without names, replacements are not
    /// recognized.
    private mutating func findReplaced(in holder: Int) {
        guard let before = trios[holder].base else { return }
        var asked: Set<Matching.Identity> = []
        for element in trees.base.elements[before].children {
            let gone = matching.ofBase[element]
            let trio = trios[gone]
            guard trio.ours == nil || trio.theirs == nil else { continue }
            let place = matching.place(of: element, in: trees.base)
            func added(_ side: Side) -> [Int] {
                children[holder].map(\.trio).filter { trio in
                    guard trios[trio].base == nil, trios[trio][side.other] == nil, stays[trio] == nil,
                        !twins.contains(trio),
                        let element = trios[trio][side]
                    else { return false }
                    return matching.place(of: element, in: trees[side]) == place
                }
            }
            // If one side replaced the element and the other side changed it, there already is a conflict.
            if let (side, conflict) = stays[gone], trio[side.other] == nil {
                let new = added(side.other)
                if !new.isEmpty {
                    oppose(side == .ours ? [gone] : new, side == .ours ? new : [gone], in: holder, conflict)
                }
                continue
            }
            guard trio.ours == nil, trio.theirs == nil, asked.insert(place).inserted else { continue }
            let (mine, other) = (added(.ours), added(.theirs))
            guard !mine.isEmpty || !other.isEmpty else { continue }
            func did(_ side: Side, _ new: [Int]) -> String {
                new.isEmpty ? "\(side) removed it" : "\(side) replaced it"
            }
            oppose(mine, other, in: holder, dispute(gone, did(.ours, mine) + ", " + did(.theirs, other)))
        }
    }

    /// Whether the side that added an element refers to it by its id.
    private func isReferred(_ trio: Int) -> Bool {
        let side: Side = trios[trio].theirs == nil ? .ours : .theirs
        guard let element = trios[trio][side], let id = names.id(of: element, in: trees[side]) else { return false }
        return trees[side].attributes.contains { $0.value == id && names.isReference($0) }
    }
}
