import Bytes
import InterfaceBuilder

/// Matches objects with different ids by class, texts, connections, contents and place.
///
/// All steps use hash tables, so that a large recreated file does not need a comparison of all pairs. The first step
/// matches whole subtrees that are equal, and unique in both documents. The next steps continue from matched objects to
/// the destinations of their connections, and to equal children. If only some ids differ, matching stops after the
/// first step. Otherwise, an added object could match an unrelated object that was removed next to it.
struct StructureMatching {
    private let old: Features
    private let new: Features
    private var rows: RowMatching
    /// Matched pairs in the order of matching. The search continues from each pair to its connections and children.
    private var queue: [(old: Int32, new: Int32)] = []

    /// Adds matches by structure to the matches by id.
    ///
    /// - Parameter isSavedAnew: whether most ids differ.
    static func complete(
        _ rows: inout RowMatching, _ old: InterfaceDocument, _ new: InterfaceDocument, isSavedAnew: Bool
    ) {
        var structure = StructureMatching(rows, Features(old), Features(new))
        structure.matchDistinctSubtrees()
        if isSavedAnew { structure.matchFromKnown() }
        rows = structure.rows
    }

    private init(_ rows: RowMatching, _ old: Features, _ new: Features) {
        self.rows = rows
        self.old = old
        self.new = new
    }

    private func isFree(_ before: Int, _ after: Int) -> Bool { rows.newRow[before] < 0 && rows.oldRow[after] < 0 }

    private mutating func join(_ before: Int, _ after: Int, _ match: Match) {
        rows.join(before, after, match)
        queue.append((Int32(before), Int32(after)))
    }

    // MARK: Equal subtrees

    private mutating func matchDistinctSubtrees() {
        let before = distinct(old, rows.newRow)
        let after = distinct(new, rows.oldRow)
        // Parents come before their children, so the largest subtrees are matched first.
        for index in new.objects.indices where rows.oldRow[index] < 0 {
            guard after[new.subtrees[index]] == index, let partner = before[new.subtrees[index]] ?? nil else {
                continue
            }
            joinSubtrees(partner, index)
        }
    }

    /// Returns the unmatched objects with identifying content in their subtree, by the hash of the subtree. If two
    /// objects have the same hash, the value is nil.
    private func distinct(_ side: Features, _ partners: [Int32]) -> [UInt64: Int?] {
        var found: [UInt64: Int?] = [:]
        for index in side.objects.indices where partners[index] < 0 && side.isDistinct[index] {
            found[side.subtrees[index]] = found.keys.contains(side.subtrees[index]) ? .some(nil) : index
        }
        return found
    }

    private mutating func joinSubtrees(_ before: Int, _ after: Int) {
        var pairs = [(before, after)]
        while let (before, after) = pairs.popLast() {
            if isFree(before, after) { join(before, after, .certain) }
            let (children, others) = (old.children[before + 1], new.children[after + 1])
            guard children.count == others.count else { continue }
            for (child, other) in zip(children, others) where old.subtrees[child] == new.subtrees[other] {
                pairs.append((child, other))
            }
        }
    }

    // MARK: From matched objects

    private mutating func matchFromKnown() {
        queue = [(-1, -1)]
        for (before, after) in rows.newRow.enumerated() where after >= 0 { queue.append((Int32(before), after)) }
        let (ends, laterEnds) = (old.outletEnds(), new.outletEnds())
        var next = 0
        // More certain matches come first. Matches that depend only on class and parent come last.
        var doubtful = 0
        while doubtful < queue.count {
            while next < queue.count {
                let pair = queue[next]
                next += 1
                matchEnds(ends[pair.old] ?? [:], laterEnds[pair.new] ?? [:])
                matchChildren(pair, .certain) { $0.full[$1] }
                matchChildren(pair, .certain) { $0.named[$1] }
            }
            let pair = queue[doubtful]
            doubtful += 1
            matchChildren(pair, .likely) { $0.classes[$1] }
        }
    }

    /// Matches the destinations of connections that have the same kind, name and source object.
    private mutating func matchEnds(_ before: [String: Int], _ after: [String: Int]) {
        for name in before.keys.sorted() {
            guard let end = before[name], let other = after[name], end >= 0, other >= 0, isFree(end, other) else {
                continue
            }
            if old.classes[end] == new.classes[other] { join(end, other, .certain) }
        }
    }

    /// Matches the children of two matched objects by a hash. Children with the same hash are matched in order.
    private mutating func matchChildren(
        _ pair: (old: Int32, new: Int32), _ match: Match, by hash: (Features, Int) -> UInt64?
    ) {
        let free = old.children[Int(pair.old) + 1].filter { rows.newRow[$0] < 0 && old.objects[$0].role == .ordinary }
        guard !free.isEmpty else { return }
        var waiting: [UInt64: [Int]] = [:]
        for child in free.reversed() {
            if let hash = hash(old, child) { waiting[hash, default: []].append(child) }
        }
        for child in new.children[Int(pair.new) + 1]
        where rows.oldRow[child] < 0 && new.objects[child].role == .ordinary {
            guard let hash = hash(new, child), let partner = waiting[hash]?.popLast() else { continue }
            join(partner, child, match)
        }
    }
}

/// Features that identify the objects of one document without using their ids.
private struct Features {
    let document: InterfaceDocument
    var objects: [ObjectRecord] { document.objects }
    /// The children of each object, at the index of the object plus 1. The first entry contains the top-level objects.
    private(set) var children: [[Int]]
    /// The hash of each object's class at run time.
    private(set) var classes: [UInt64] = []
    /// The hash of the class, texts and identifiers. Nil for a proxy, and for an object without texts and identifiers.
    private(set) var full: [UInt64?] = []
    /// The hash of the class and the name in the outline; nil if there is no name.
    private(set) var named: [UInt64?] = []
    /// The hash of the classes, texts and identifiers of the object and all objects that it contains.
    private(set) var subtrees: [UInt64]
    /// Whether the object or its contents have texts, identifiers or a custom class.
    private(set) var isDistinct: [Bool]

    init(_ document: InterfaceDocument) {
        self.document = document
        children = Array(repeating: [], count: document.objects.count + 1)
        subtrees = Array(repeating: 0, count: document.objects.count)
        isDistinct = Array(repeating: false, count: document.objects.count)
        for (index, object) in document.objects.enumerated() {
            children[Int(object.parent) + 1].append(index)
            let type = hash([object.runtimeClass])
            let texts = [
                object.userLabel, object.text, object.reuseIdentifier, object.storyboardIdentifier,
                object.restorationIdentifier,
                object.identifier,
            ]
            // Every scene has a First Responder placeholder with the same name, so this name does not identify an
            // object.
            let isNamed = object.role == .ordinary && texts.contains { !$0.isNone }
            classes.append(type)
            full.append(isNamed ? hash([object.runtimeClass] + texts) : nil)
            let name = object.userLabel.isNone ? object.text : object.userLabel
            named.append(name.isNone ? nil : hash([object.runtimeClass, name]))
            isDistinct[index] = isNamed || (object.role == .ordinary && !object.customClass.isNone)
        }
        for index in document.objects.indices.reversed() {
            var all = FNV()
            all.mix(full[index] ?? classes[index])
            for child in children[index + 1] {
                all.mix(subtrees[child])
                all.value ^= all.value >> 32
                if isDistinct[child] { isDistinct[index] = true }
            }
            subtrees[index] = all.value
        }
    }

    private func hash(_ texts: [Text]) -> UInt64 {
        var hash = FNV()
        for text in texts {
            hash.mix(document.utf8[text.range ?? 0..<0])
            hash.mix(0xFF)
        }
        return hash.value
    }

    /// Returns the destinations of connections, by source object, and by kind and name of the connection. If a source
    /// has several connections with the same kind and name, the value is -1.
    func outletEnds() -> [Int32: [String: Int]] {
        var ends: [Int32: [String: Int]] = [:]
        for connection in document.connections where connection.source >= 0 && connection.destination >= 0 {
            let name = (document[connection.kind] ?? "") + " " + (document[connection.name] ?? "")
            let isSecond = ends[connection.source]?[name] != nil
            ends[connection.source, default: [:]][name] = isSecond ? -1 : Int(connection.destination)
        }
        return ends
    }
}
