import InterfaceBuilder

/// Constraints that took the place of others: what an edge hangs on now, and
/// on what it hung before.
///
/// Who puts a view between two others draws a constraint anew, which then has
/// another id: one went, and one came. Where of an edge of an object that both
/// documents have just one went and just one came, they are one change.
struct ReplacedConstraints {
    /// `Title.top` of an object of the new document; of a margin the edge, and `left` is `leading`.
    private struct Edge: Hashable {
        let object: Int
        let attribute: String
    }

    /// By new constraint: the old one, and the object whose edge they are about.
    private(set) var replaced: [Int: (old: Int, object: Int)] = [:]
    /// Old constraints that are told with a new one.
    private(set) var gone: Set<Int> = []

    init(_ changes: DocumentChanges, _ old: Names, _ new: Names) {
        var removed: [Edge: [Int]] = [:]
        var added: [Edge: [Int]] = [:]
        for change in changes.constraints where !change.isChange && change.noise == nil {
            if let index = change.old {
                for edge in Self.edges(index, old, changes.newObject) { removed[edge, default: []].append(index) }
            }
            if let index = change.new {
                for edge in Self.edges(index, new, nil) { added[edge, default: []].append(index) }
            }
        }
        for change in changes.constraints where change.old == nil {
            guard let index = change.new else { continue }
            for edge in Self.edges(index, new, nil) where replaced[index] == nil && added[edge]?.count == 1 {
                guard let before = removed[edge], before.count == 1, !gone.contains(before[0]) else { continue }
                // Both say where one object is: two views below one title have little to do with each other.
                guard new.subject(index) == edge.object,
                    old.subject(before[0]).map({ Int(changes.newObject[$0]) }) == edge.object
                else { continue }
                replaced[index] = (before[0], edge.object)
                gone.insert(before[0])
            }
        }
    }

    /// - Parameter partners: the new objects by the old ones, of a constraint of the old document.
    private static func edges(_ index: Int, _ names: Names, _ partners: [Int32]?) -> [Edge] {
        let constraint = names.document.constraints[index]
        return [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
            .compactMap { item, attribute in
                guard item >= 0, let name = names.document[attribute] else { return nil }
                let object = partners.map { $0[Int(item)] } ?? item
                guard object >= 0 else { return nil }
                let edge = name.hasSuffix("Margin") ? String(name.dropLast("Margin".count)) : name
                return Edge(object: Int(object), attribute: ["left": "leading", "right": "trailing"][edge] ?? edge)
            }
    }
}
