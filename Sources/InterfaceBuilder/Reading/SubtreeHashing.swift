import Bytes

/// Finds the structure of every subtree, so that equal ones can be found
/// across files by two numbers.
///
/// The numbers are stored, and compared with those of other files, other runs
/// and other machines: so they are FNV-1a over the bytes of the file and not
/// Swift's own hashing, which starts from another seed in every process. They
/// are made here, on the reader's thread, as a subtree's number needs those of
/// all its children: what one walk of the file gives, SQL would have to
/// gather level by level. FNV-1a is quick on texts as short as these; at 64
/// bits two of a million different structures share a number with a chance of
/// 1 to 37 million.
///
/// In **shape**: element and class at run time of the object and of everything
/// inside it, in document order, each with the key it hangs on. The key of the
/// topmost object is left out, as the same view may be a `view` here and one
/// of the `subviews` there; modules are, as old files leave them out.
///
/// In **structure**, beside the shape: the constraints whose items all lie in
/// the subtree, with attributes, relation, constant, multiplier and priority,
/// items told by their place in the subtree. Which view lists a constraint,
/// and in which order they stand, does not count.
///
/// In neither: ids, texts, frames, connections, all other attributes.
struct SubtreeHashing {
    /// A subtree with fewer objects than this is nothing to extract.
    static let minimum: Int32 = 3

    private let objects: [ObjectRecord]
    private let utf8: UnsafeBufferPointer<UInt8>
    private var shapes: [FNV]
    private var structures: [FNV]
    /// Sum, so that the order of constraints does not count.
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

    /// The subtrees of a document whose ends are resolved, in document order.
    static func subtrees(of document: InterfaceDocument) -> [SubtreeRecord] {
        document.utf8.withUnsafeBufferPointer { utf8 in
            var hashing = SubtreeHashing(document, utf8)
            for constraint in document.constraints { hashing.add(constraint) }
            var found: [SubtreeRecord] = []
            // Objects stand before what they contain.
            for index in document.objects.indices.reversed() {
                guard let subtree = hashing.complete(index), subtree.objectCount >= minimum else { continue }
                found.append(subtree)
            }
            return found.reversed()
        }
    }

    /// Ends an object, all of whose children are ended, and adds it to its parent; nil for one that nobody can put elsewhere.
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

    /// What an object is to the size of a subtree.
    private enum Part {
        /// Somebody put it there.
        case placed
        /// Interface Builder makes it with what it belongs to, and people
        /// fill it: the view of a controller, a window or a tab, of a cell.
        /// It makes nothing bigger, but may itself be what stands in several
        /// places.
        case shell
        /// Interface Builder makes it, or it is no view: cells of controls,
        /// scrollers, clip views, navigation and tab bars and their items,
        /// layout guides; and menus, which are known by their titles: any five
        /// items have the shape of any other five. Part of the shape alone.
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
    /// Adds a text and its end; no text is another value than any text.
    fileprivate mutating func add(_ text: Text, _ utf8: UnsafeBufferPointer<UInt8>) {
        guard let range = text.range else { return mix(0xFE) }
        add(UnsafeBufferPointer(rebasing: utf8[range]))
    }

    fileprivate mutating func add(_ bytes: some Sequence<UInt8>) {
        mix(bytes)
        // No byte of UTF-8: where one text ends and the next begins counts.
        mix(0xFF)
    }

    /// Adds a hash or a small number, in one step and not in eight: the shift
    /// brings its high bits down, which a product only carries up.
    fileprivate mutating func add(_ number: UInt64) {
        mix(number)
        value ^= value >> 32
    }
}
