import InterfaceBuilder

/// Finds moved objects. A moved object has another parent, key or scene, or another place among its siblings.
///
/// If the order of siblings changed, the smallest set of siblings that explains the new order is reported as moved.
struct Moves {
    /// The properties that siblings have in common.
    private struct Group: Hashable {
        let parent: Int32
        let scene: Int32
        let key: String
    }

    private let old: InterfaceDocument
    private let new: InterfaceDocument
    private let objects: RowMatching
    private let scenes: RowMatching
    private let parts: UnnamedParts
    private let ignoringKeys: Bool

    /// - Parameter ignoringKeys: whether the formats differ. The two formats use different keys, and different rules
    ///   for the order of siblings.
    init(
        _ old: InterfaceDocument, _ new: InterfaceDocument, _ objects: RowMatching, scenes: RowMatching,
        parts: UnnamedParts, ignoringKeys: Bool
    ) {
        self.old = old
        self.new = new
        self.objects = objects
        self.scenes = scenes
        self.parts = parts
        self.ignoringKeys = ignoringKeys
    }

    /// Marks the changes of moved objects, and adds changes for objects that were only moved.
    ///
    /// If the formats differ, a change of place is added for every matched object. Places are counted among siblings
    /// with the same key, and keys differ between the formats.
    func add(to changes: inout [RowChange]) {
        let moved = Set(find())
        let placed = ignoringKeys ? new.objects.indices.filter { objects.oldRow[$0] >= 0 } : moved.sorted()
        guard !placed.isEmpty else { return }
        let (places, later) = (old.siblingPlaces(), new.siblingPlaces())
        var all: [RowChange] = []
        var rest = changes[...]
        for index in placed {
            let before = Int(objects.oldRow[index])
            // Changes are in the order of the new document. Removals come last.
            while let place = rest.first?.new, place < index { all.append(rest.removeFirst()) }
            var change = RowChange(kind: .object, old: before, new: index, match: objects.matches[index])
            if rest.first?.new == index { change = rest.removeFirst() }
            change.isMoved = moved.contains(index)
            change.values.append(
                ValueChange(
                    column: .place, path: [], old: .number("\(places[before])"), new: .number("\(later[index])")))
            all.append(change)
        }
        changes = all + rest
    }

    /// Returns the indices of moved objects in the new document.
    private func find() -> [Int] {
        var groups: [Group: [Int]] = [:]
        var moved: [Int] = []
        // If the order of all objects is unchanged, siblings did not change places.
        let order = objects.oldRow.lazy.filter { $0 >= 0 }
        let isInOrder = zip(order, order.dropFirst()).allSatisfy(<)
        for index in new.objects.indices where objects.oldRow[index] >= 0 {
            let (before, after) = (old.objects[Int(objects.oldRow[index])], new.objects[index])
            let isSameParent = isSameParent(before, after)
            let isSameKey = ignoringKeys || old.same(before.key, after.key, in: new)
            // An object with a parent is always in the scene of its parent.
            let isSameScene =
                after.parent >= 0 || (before.scene < 0 ? -1 : scenes.newRow[Int(before.scene)]) == after.scene
            guard isSameParent, isSameKey, isSameScene else {
                moved.append(index)
                continue
            }
            // In an archive, the order of records is not the order of views.
            guard !ignoringKeys, !isInOrder else { continue }
            let key = new[after.key] ?? ""
            groups[Group(parent: after.parent, scene: after.parent < 0 ? after.scene : -1, key: key), default: []]
                .append(index)
        }
        for siblings in groups.values where siblings.count > 1 {
            // Records are in document order, so sorting by the old indices produces the old order of the siblings.
            moved += reordered(siblings.sorted { objects.oldRow[$0] < objects.oldRow[$1] }, siblings)
        }
        return moved
    }

    private func isSameParent(_ before: ObjectRecord, _ after: ObjectRecord) -> Bool {
        var (parent, later) = (before.parent, after.parent)
        if parts.lost.contains(parent) { parent = old.objects[Int(parent)].parent }
        if parts.found.contains(later) { later = new.objects[Int(later)].parent }
        if ignoringKeys {
            // In an archive, some clip views do not have their own record.
            if parent >= 0, objects.newRow[Int(parent)] < 0, old.isPlaced(parent) {
                parent = old.objects[Int(parent)].parent
            }
            if later >= 0, objects.oldRow[Int(later)] < 0, new.isPlaced(later) {
                later = new.objects[Int(later)].parent
            }
        }
        return parent < 0 ? later < 0 : objects.newRow[Int(parent)] == later
    }

    /// Returns the siblings that were moved.
    ///
    /// Sometimes several results are possible, for example if two siblings changed places. The result must not depend
    /// on which document is the old one. The function therefore compares the ids at the first difference between the
    /// two orders, and starts from the order with the smaller id.
    private func reordered(_ before: [Int], _ after: [Int]) -> [Int] {
        guard let first = before.indices.first(where: { before[$0] != after[$0] }) else { return [] }
        let isBackward =
            (new[new.objects[before[first]].objectID] ?? "") < (new[new.objects[after[first]].objectID] ?? "")
        let order = isBackward ? before : after
        let numbers = order.map { isBackward ? Int32($0) : objects.oldRow[$0] }
        let stayed = Set(Ordering.longestIncreasing(numbers))
        return order.indices.filter { !stayed.contains($0) }.map { order[$0] }
    }
}

extension InterfaceDocument {
    /// Whether the parent of an object creates and places the object.
    fileprivate func isPlaced(_ index: Int32) -> Bool {
        LayoutRules.isPart(self[objects[Int(index)].element] ?? "")
    }

    /// Returns the place of each object among the siblings with the same key (`subviews`, `items`), or among the
    /// top-level objects of the same scene.
    package func siblingPlaces() -> [Int32] {
        struct List: Hashable {
            let parent: Int32
            let scene: Int32
            let key: String
        }
        var counts: [List: Int32] = [:]
        return objects.map { object in
            let list = List(
                parent: object.parent, scene: object.parent < 0 ? object.scene : -1, key: self[object.key] ?? "")
            defer { counts[list, default: 0] += 1 }
            return counts[list, default: 0]
        }
    }
}
