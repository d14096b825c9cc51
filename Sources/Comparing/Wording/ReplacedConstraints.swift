import InterfaceBuilder

/// Finds constraints that replace other constraints, so that a report shows an edge before and after the change.
///
/// If a user inserts a view between two other views, a new constraint with a new id replaces an old constraint. If
/// exactly one constraint of an edge was removed and exactly one was added, they are reported as one change. The object
/// of the edge must be in both documents.
struct ReplacedConstraints {
    /// An edge of an object of the new document, such as `Title.top`. A margin counts as its edge, `left` counts as
    /// `leading`, and `right` counts as `trailing`.
    private struct Edge: Hashable {
        let object: Int
        let attribute: String
    }

    /// For each new constraint that replaces an old constraint: the old constraint, and the object of the edge.
    private(set) var replaced: [Int: (old: Int, object: Int)] = [:]
    /// Old constraints that are reported together with a new constraint.
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
                // Both constraints must determine the place of the same object. For example, constraints that place two
                // different views below the same title are unrelated.
                guard new.subject(index) == edge.object,
                    old.subject(before[0]).map({ Int(changes.newObject[$0]) }) == edge.object
                else { continue }
                replaced[index] = (before[0], edge.object)
                gone.insert(before[0])
            }
        }
    }

    /// - Parameter partners: for a constraint of the old document, the new object for each old object; nil for a
    ///   constraint of the new document.
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
