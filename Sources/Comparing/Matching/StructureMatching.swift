import Bytes
import InterfaceBuilder

/// Matches objects whose ids differ: by class, texts, connections, what they
/// contain and where they are.
///
/// Everything goes by tables, so that big files that were made anew take no
/// longer than others: first whole subtrees that are equal and distinct in
/// both documents, then, from matched objects on, what outlets lead to and
/// children that agree. Where only single objects lost their ids, nothing but
/// such distinct subtrees count: an object that was added is not the one that
/// was removed beside it.
struct StructureMatching {
    private let old: Features
    private let new: Features
    private var rows: RowMatching
    /// Matched pairs whose surroundings were not looked at yet.
    private var queue: [(old: Int32, new: Int32)] = []

    /// Completes what was matched by id.
    ///
    /// - Parameter isSavedAnew: whether nearly all ids are others.
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
        // Parents stand before their children: the largest subtrees first.
        for index in new.objects.indices where rows.oldRow[index] < 0 {
            guard after[new.subtrees[index]] == index, let partner = before[new.subtrees[index]] ?? nil else {
                continue
            }
            joinSubtrees(partner, index)
        }
    }

    /// Free objects by the hash of their subtree, of those that say something
    /// that tells them from others; nil where two have the same.
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

    // MARK: From what is known on

    private mutating func matchFromKnown() {
        queue = [(-1, -1)]
        for (before, after) in rows.newRow.enumerated() where after >= 0 { queue.append((Int32(before), after)) }
        let (ends, laterEnds) = (old.outletEnds(), new.outletEnds())
        var next = 0
        // Surer ways first: what only class and place speak for waits.
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

    /// Objects that outlets of the same name lead to, from the same object.
    private mutating func matchEnds(_ before: [String: Int], _ after: [String: Int]) {
        for name in before.keys.sorted() {
            guard let end = before[name], let other = after[name], end >= 0, other >= 0, isFree(end, other) else {
                continue
            }
            if old.classes[end] == new.classes[other] { join(end, other, .certain) }
        }
    }

    /// Children of two matched objects that agree in something, in order.
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

/// What tells objects of one document apart beside their ids.
private struct Features {
    let document: InterfaceDocument
    var objects: [ObjectRecord] { document.objects }
    /// Children of each object, those of the document first.
    private(set) var children: [[Int]]
    /// Of each object: class at run time.
    private(set) var classes: [UInt64] = []
    /// Class, texts and identifiers; nil where there are none of these.
    private(set) var full: [UInt64?] = []
    /// Class and what the outline calls it; nil for nothing.
    private(set) var named: [UInt64?] = []
    /// Class, texts and identifiers of it and of everything in it.
    private(set) var subtrees: [UInt64]
    /// Whether there are texts, identifiers or a class of its own in it.
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
            // Every scene has a proxy of the same name.
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

    /// Objects that outlets lead to, by source and name; -1 where two lead on.
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
