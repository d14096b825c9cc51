import Bytes

/// Computes two hashes of every subtree: the shape and the structure. With them, equal subtrees in different files can
/// be found.
///
/// The hashes are stored, and compared with the hashes from other files, runs and machines. They are therefore FNV-1a
/// hashes of the bytes in the file. Swift's own hashing uses a different seed in every process.
///
/// The hash of a subtree requires the hashes of all its children. The reader can compute all hashes in one pass over
/// the objects, but SQL would need one pass for each level. FNV-1a is fast for short texts. With 64 bits, the chance
/// that two of a million different structures have the same hash is 1 in 37 million.
///
/// The **shape** contains the element and run-time class of the object and of everything inside it, in document order,
/// each with its key. The key of the topmost object is omitted, because the same view may have the key `view` in one
/// place, and `subviews` in another. Modules are omitted, because old files do not have them.
///
/// The **structure** contains the shape and the constraints whose items are all in the subtree. It contains the
/// attributes, relation, constant, multiplier and priority of each constraint. The position in the subtree identifies
/// an item. The order of the constraints, and the views that list them, do not change the hash.
///
/// Neither hash contains ids, texts, frames, connections or other attributes.
struct SubtreeHashing {
    /// The minimum number of objects. It is not worth moving a smaller subtree to its own nib.
    static let minimum: Int32 = 3

    private let objects: [ObjectRecord]
    private let utf8: UnsafeBufferPointer<UInt8>
    private var shapes: [FNV]
    private var structures: [FNV]
    /// For each object, the sum of the hashes of its constraints. The order of the constraints does not change the sum.
    private var constraints: [UInt64]
    private var constraintCounts: [Int32]
    private var objectCounts: [Int32]
    private var last: [Int32]

    private init(_ document: InterfaceDocument, _ utf8: UnsafeBufferPointer<UInt8>) {
        objects = document.objects
        self.utf8 = utf8
        shapes = Array(repeating: FNV(), count: objects.count)
        structures = shapes
        constraints = Array(repeating: 0, count: objects.count)
        constraintCounts = Array(repeating: 0, count: objects.count)
        objectCounts = constraintCounts
        last = objects.indices.map(Int32.init)
    }

    /// Returns the subtrees of a document, in document order. The ids in the document must already be resolved.
    static func subtrees(of document: InterfaceDocument) -> [SubtreeRecord] {
        document.utf8.withUnsafeBufferPointer { utf8 in
            var hashing = SubtreeHashing(document, utf8)
            for constraint in document.constraints { hashing.add(constraint) }
            var found: [SubtreeRecord] = []
            // In the list, an object precedes its contents.
            for index in document.objects.indices.reversed() {
                guard let subtree = hashing.complete(index), subtree.objectCount >= minimum else { continue }
                found.append(subtree)
            }
            return found.reversed()
        }
    }

    /// Completes an object, and adds it to its parent. All children of the object must be complete.
    ///
    /// - Returns: the subtree of the object; nil for a ``Part/fitting``, which cannot be moved to another place.
    private mutating func complete(_ index: Int) -> SubtreeRecord? {
        let object = objects[index]
        let element = hash(object.element)
        let key = hash(object.key)
        shapes[index].add(element)
        shapes[index].add(object.runtimeClass, utf8)
        structures[index].add(shapes[index].value)
        structures[index].add(constraints[index])
        let part = Self.part(element: element, key: key)
        if part != .fitting { objectCounts[index] += 1 }
        let parent = Int(object.parent)
        if parent >= 0 {
            shapes[parent].add(key)
            shapes[parent].add(shapes[index].value)
            structures[parent].add(structures[index].value)
            constraintCounts[parent] += constraintCounts[index]
            objectCounts[parent] += part == .shell ? objectCounts[index] - 1 : objectCounts[index]
            last[parent] = max(last[parent], last[index])
        }
        if part == .fitting { return nil }
        return SubtreeRecord(
            object: Int32(index), last: last[index], objectCount: objectCounts[index],
            constraintCount: constraintCounts[index],
            shape: shapes[index].value, structure: structures[index].value)
    }

    /// Adds a constraint to the innermost object that encloses its items.
    private mutating func add(_ constraint: ConstraintRecord) {
        let first = constraint.firstItem
        guard first >= 0, constraint.secondItem >= 0 || constraint.secondItemID.isNone else { return }
        let second = constraint.secondItem >= 0 ? constraint.secondItem : first
        let home = commonAncestor(first, second)
        guard home >= 0 else { return }
        var hash = FNV()
        hash.add(UInt64(first - home))
        hash.add(constraint.firstAttribute, utf8)
        hash.add(constraint.relation, utf8)
        hash.add(UInt64(second - home))
        for text in [constraint.secondAttribute, constraint.constant, constraint.multiplier, constraint.priority] {
            hash.add(text, utf8)
        }
        constraints[Int(home)] &+= hash.value
        constraintCounts[Int(home)] += 1
    }

    private func commonAncestor(_ first: Int32, _ second: Int32) -> Int32 {
        var first = first
        var second = second
        while first != second, first >= 0, second >= 0 {
            if objects[Int(first)].depth >= objects[Int(second)].depth {
                first = objects[Int(first)].parent
            } else {
                second = objects[Int(second)].parent
            }
        }
        return first == second ? first : -1
    }

    private func hash(_ text: Text) -> UInt64 {
        var hash = FNV()
        hash.add(text, utf8)
        return hash.value
    }

    // MARK: What counts

    /// Determines whether an object adds to the size of a subtree.
    private enum Part {
        /// The author placed the object.
        case placed
        /// The view of a controller, window, tab or cell. Interface Builder creates it, and the author fills it. It
        /// does not add to the size of the enclosing subtree, but it can itself be a repeated subtree.
        case shell
        /// Interface Builder creates the object, or it is not a view. It is part of the shape, but does not add to the
        /// size.
        ///
        /// Examples are cells of controls, scrollers, clip views, navigation and tab bars and their items, and layout
        /// guides. Menus belong here too, because all menus with the same number of items have the same shape.
        case fitting
    }

    private static func part(element: UInt64, key: UInt64) -> Part {
        if fittingElements.contains(element) || fittingKeys.contains(key) { return .fitting }
        return shellElements.contains(element) && shellKeys.contains(key) ? .shell : .placed
    }

    private static let fittingElements = hashes([
        "clipView", "gridCell", "gridColumn", "gridRow", "scroller", "tableHeaderView", "viewControllerLayoutGuide",
        "viewLayoutGuide",
        "menu", "menuItem", "NSClipView", "NSScroller", "NSTableHeaderView", "NSMenu", "NSMenuItem", "IBUIMenu",
    ])
    private static let fittingKeys = hashes([
        "cell", "column", "dataCell", "navigationBar", "navigationItem", "prototype", "tabBar", "tabBarItem", "toolbar",
    ])
    private static let shellElements = hashes([
        "collectionViewCellContentView", "tableCellView", "tableViewCellContentView", "view", "window", "IBUIView",
        "NSView",
    ])
    private static let shellKeys = hashes(["contentView", "prototypeCellViews", "view", "window"])

    private static func hashes(_ words: [String]) -> Set<UInt64> {
        Set(
            words.map { word in
                var hash = FNV()
                hash.add(word.utf8)
                return hash.value
            })
    }
}

extension FNV {
    /// Adds a text and a mark for its end. If the text is absent, adds a mark that cannot be part of a text.
    fileprivate mutating func add(_ text: Text, _ utf8: UnsafeBufferPointer<UInt8>) {
        guard let range = text.range else { return mix(0xFE) }
        add(UnsafeBufferPointer(rebasing: utf8[range]))
    }

    fileprivate mutating func add(_ bytes: some Sequence<UInt8>) {
        mix(bytes)
        // UTF-8 never contains this byte, so the boundary between two texts changes the hash.
        mix(0xFF)
    }

    /// Adds a hash or a small number in one step instead of eight.
    ///
    /// The multiplication moves bits only upward, so the shift moves the high bits down.
    fileprivate mutating func add(_ number: UInt64) {
        mix(number)
        value ^= value >> 32
    }
}
