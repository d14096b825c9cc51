extension Decision {
    // MARK: Where elements stand

    /// Finds the holder of every element that stays.
    ///
    /// - Throws: where elements would hold each other.
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

    /// An element that one side moved into what the other one removed has its old place in that other side.
    private mutating func keepFromVanishing(_ trio: Int) {
        guard secondPlaces[trio] == nil, stays[trio] == nil, trios[trio].ours != nil, trios[trio].theirs != nil,
            let holder = parents[trio], let mine = parent(of: trio, in: .ours), let other = parent(of: trio, in: .theirs), mine != other
        else { return }
        let mover: Side = holder == mine ? .ours : .theirs
        guard let (side, conflict) = onlySide(of: holder), side == mover else { return }
        stays[trio] = (mover, conflict)
        secondPlaces[trio] = (mover == .ours ? other : mine, mover.other, conflict)
    }

    /// The side in which alone an element or one of those that hold it stands.
    private func onlySide(of trio: Int) -> (side: Side, conflict: Int)? {
        var above: Int? = trio
        while let here = above {
            if let only = stays[here], secondPlaces[here] == nil { return only }
            above = parents[here]
        }
        return nil
    }

    /// - Parameter side: the side whose places are looked at where an element has two.
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
            guard depth[here] > 0 else { throw .unsound("would have objects in each other: \(label(trio))") }
            for (steps, element) in path.reversed().enumerated() { depth[element] = depth[here] + steps + 1 }
            guard depth[trio] <= TreeReader.depth else { throw .unsound("would nest deeper than \(TreeReader.depth)") }
        }
    }

    // MARK: In which order

    mutating func arrangeAll() {
        for trio in trios.indices where isKept[trio] {
            children[trio] = arranged(trio)
            joinAlike(in: trio)
        }
        dropEmptyLists()
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
                let conflict = torn[place.element]
                    ?? dispute(place.element, "both moved it within \(holderLabel(holder)), to different places")
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

    /// Whether an element has a place in a holder that is that of a side.
    private func stands(_ trio: Int, in holder: Int, _ side: Side) -> Bool {
        if let second = secondPlaces[trio], second.parent == holder { return second.side == side }
        return parents[trio] == holder && (stays[trio].map { $0.side == side } ?? true)
    }

    /// Whether the order of what an element holds means something, as that of subviews does.
    private func isArray(_ holder: Int) -> Bool {
        guard isList(holder), !isDerived[holder], let tag = tag(of: holder) else { return false }
        return !["connections", "constraints", "userDefinedRuntimeAttributes", "scenes", "objects", "variation", "mask", "classes"]
            .contains(names.symbols.text(tag))
    }

    /// A list in which nothing is left goes, unless it was empty in OURS.
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

    // MARK: What both added

    /// What only one element of a holder can be: the one with a key, the outlet of a property, the binding of a name.
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

    /// What a connection or constraint says beside its id, where it holds nothing.
    private func saying(_ trio: Int, _ side: Side) -> [Symbol]? {
        guard let element = trios[trio][side] else { return nil }
        let tree = trees[side]
        guard tree.elements[element].children.isEmpty else { return nil }
        let said = tree.attributes(of: element).filter { $0.name != names.id }.sorted { $0.name.number < $1.name.number }
        return [tree.elements[element].tag] + said.flatMap { [$0.name, $0.value] }
    }

    /// Both sides made the same connection or constraint, with an id each: it stays once. Both put different elements to where
    /// only one can be: a conflict.
    private mutating func joinAlike(in holder: Int) {
        func only(_ side: Side) -> [Int] { children[holder].map(\.trio).filter { trios[$0][side] != nil && trios[$0][side.other] == nil } }
        let mine = only(.ours), other = only(.theirs)
        guard !mine.isEmpty, !other.isEmpty else { return }
        let list = tag(of: holder).map(names.symbols.text)
        if list == "connections" || list == "constraints" {
            let said = Set(mine.compactMap { trios[$0].base == nil ? saying($0, .ours) : nil })
            for trio in other where trios[trio].base == nil && saying(trio, .theirs).map(said.contains) == true && !isReferred(trio) {
                isKept[trio] = false
                children[holder].removeAll { $0.trio == trio }
            }
        }
        var rivals: [[Symbol]: Int] = [:]
        for trio in mine.reversed() { if let role = role(of: trio) { rivals[role] = trio } }
        for trio in other where isKept[trio] {
            guard let role = role(of: trio), let rival = rivals[role] else { continue }
            let conflict = stays[trio]?.conflict ?? stays[rival]?.conflict
                ?? dispute(rival, "ours has \(label(rival)) where theirs has \(label(trio))")
            stays[rival] = (.ours, conflict)
            stays[trio] = (.theirs, conflict)
            children[holder].removeAll { $0.trio == trio }
            guard let place = children[holder].firstIndex(where: { $0.trio == rival }) else { continue }
            children[holder][place] = Entry(trio: rival, side: .ours, conflict: conflict)
            children[holder].insert(Entry(trio: trio, side: .theirs, conflict: conflict), at: place + 1)
        }
    }

    /// Whether THEIRS refers to an element by its id.
    private func isReferred(_ trio: Int) -> Bool {
        guard let element = trios[trio].theirs, let id = names.id(of: element, in: trees.theirs) else { return false }
        return trees.theirs.attributes.contains { $0.value == id && names.isReference($0) }
    }
}
