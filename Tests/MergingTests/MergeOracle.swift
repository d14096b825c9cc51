/// The facts of a document. ``MergeOracle`` compares them with the facts of other versions. This code is independent of
/// the code of the merge.
///
/// A fact is one of these:
/// - an attribute, a text, the tag or the parent of an element
/// - the order of two elements in a list whose order has a meaning
/// - the outlet that sets a property
/// - an element that is merged as a whole, as one value
///
/// The name of an element is its id, or the path from the nearest ancestor with an id.
struct Facts {
    /// Identifies a fact by the name of an element and by the property of this element.
    struct Fact: Hashable, Comparable, CustomStringConvertible {
        let element: String
        let kind: String

        var description: String { "\(element) \(kind)" }
        static func < (one: Fact, other: Fact) -> Bool { one.description < other.description }
    }

    private(set) var values: [Fact: String] = [:]
    /// Frames that constraints or a stack view determine.
    private(set) var computed: Set<String> = []
    /// For each list of elements without names, the canonical texts of its elements, in order.
    private(set) var sequences: [String: [String]] = [:]
    private(set) var members: [String: [String]] = [:]
    private(set) var repeated: Set<String> = []
    private(set) var dangling: Set<String> = []

    private static let oneValue: Set<String> = [
        "attributedString", "color", "fontDescription", "modifierMask", "userDefinedRuntimeAttribute", "nil",
    ]
    private static let unordered: Set<String> = ["connections", "constraints", "variation", "mask"]
    private static let references = ["destination", "firstItem", "secondItem", "reference"]

    init(_ document: Node) {
        collect(document, "document", [])
        let ids = document.all.compactMap(\.id)
        repeated = Set(ids.filter { id in ids.count { $0 == id } > 1 })
        dangling = Set(document.all.flatMap { node in Self.references.compactMap { node.attributes[$0] } }).subtracting(
            ids)
    }

    private mutating func tell(_ element: String, _ kind: String, _ value: String) {
        values[Fact(element: element, kind: kind)] = value
    }

    private mutating func collect(_ node: Node, _ name: String, _ above: [Node]) {
        if Self.oneValue.contains(node.tag) { return tell(name, "value", node.canonical) }
        if node.id != nil { tell(name, "tag", node.tag) }
        let isList = (node.tag == "variation" || node.tag == "mask") && node.attributes.count == 1
        for (key, value) in node.attributes where key != "id" && !isList { tell(name, "@\(key)", value) }
        if node.tag == "rect", let view = above.last, isComputed(view, in: above.dropLast()) { computed.insert(name) }
        for (place, child) in node.children.enumerated() {
            if child.tag == "string", let key = child.attributes["key"] {
                // A text that contains line feeds is a child element. Any other text is an attribute.
                tell(name, "@\(key)", child.text)
            } else if node.tag == "visibilityPriorities" {
                // The values are in the order of the views.
                let view = above.last?.child("subviews")?.children
                tell(
                    view.flatMap { place < $0.count ? $0[place].id : nil } ?? "\(name)[\(place)]", "priority",
                    child.canonical)
            } else if node.tag == "segments" {
                sequences[name, default: []].append(child.canonical)
            } else {
                let inner = self.name(of: child, in: name)
                if child.id != nil || child.tag == "userDefinedRuntimeAttribute" {
                    tell(inner, "holder", name)
                    members[name, default: []].append(inner)
                }
                if child.tag == "outlet", let property = child.attributes["property"] {
                    tell(name, "outlet \(property)", child.id ?? "")
                }
                collect(child, inner, above + [node])
            }
        }
        guard !Self.unordered.contains(node.tag), let members = members[name] else { return }
        for (place, one) in members.enumerated() {
            for other in members[(place + 1)...] {
                tell(name, "order \(min(one, other)) \(max(one, other))", one < other ? "<" : ">")
            }
        }
    }

    private func name(of child: Node, in name: String) -> String {
        if let id = child.id { return id }
        if let key = child.attributes["key"] { return "\(name)/\(key)" }
        let naming = child.attributes["keyPath"] ?? child.attributes["reference"]
        return "\(name)/\(child.tag)\(naming.map { "[\($0)]" } ?? "")"
    }

    private func isComputed(_ view: Node, in above: ArraySlice<Node>) -> Bool {
        if above.last(where: { $0.id != nil })?.tag == "stackView" { return true }
        return view.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
            && view.attributes["fixedFrame"] != "YES"
    }
}

/// Compares a merge with the changes that both sides made to a document, and finds errors in the merge.
struct MergeOracle {
    private let base: Facts
    private let ours: Facts
    private let theirs: Facts

    /// Compares three versions. If both sides added the same connection or constraint, it must have the same id in
    /// both.
    init(base: Facts, ours: Facts, theirs: Facts) { (self.base, self.ours, self.theirs) = (base, ours, theirs) }

    /// The value that a fact should have.
    private enum Due: Equatable {
        case value(String?)
        /// Both sides changed the fact to different values.
        case disputed
        /// Any value is correct.
        case free
    }

    private func due(_ fact: Facts.Fact, in merged: Facts? = nil) -> Due {
        let (before, mine, other) = (base.values[fact], ours.values[fact], theirs.values[fact])
        if fact.kind.hasPrefix("order") {
            guard mine != nil || other != nil else { return .free }
            // Only one side contains both elements in this list. If this side kept the order of the base, its order is
            // expected. Otherwise any order is correct.
            guard let mine, let other else {
                let side = mine == nil ? ours : theirs
                let now = side.members[fact.element] ?? []
                let old = base.members[fact.element] ?? []
                return now.filter(Set(old).contains) == old ? .value(mine ?? other) : .free
            }
            return mine == other || other == before ? .value(mine) : mine == before ? .value(other) : .disputed
        }
        if [base, ours, theirs].contains(where: { $0.computed.contains(fact.element) }) {
            let authors = [ours, theirs].filter { side in
                !side.computed.contains(fact.element) && side.values.keys.contains { $0.element == fact.element }
            }
            let there = [ours, theirs].count { side in side.values.keys.contains { $0.element == fact.element } }
            if authors.isEmpty || merged?.computed.contains(fact.element) == true { return .free }
            if authors.count < there { return .value(authors[0].values[fact]) }
        }
        return mine == other || other == before ? .value(mine) : mine == before ? .value(other) : .disputed
    }

    private var allFacts: Set<Facts.Fact> { Set(base.values.keys).union(ours.values.keys).union(theirs.values.keys) }

    /// Facts that both sides changed to different values.
    var disputed: [Facts.Fact] { allFacts.filter { due($0) == .disputed }.sorted() }

    /// Returns the errors in a merge.
    ///
    /// - Parameter side: the side that was used to resolve all conflicts; nil for a merge without conflicts.
    func wrong(with merged: Facts, settledFor side: Facts? = nil) -> [String] {
        var wrong = merged.repeated.map { "id \($0) twice" } + merged.dangling.map { "nothing has the id \($0)" }
        let tornLists = Set(disputed.filter { $0.kind.hasPrefix("order") }.map(\.element))
        for fact in allFacts.union(merged.values.keys) {
            let now = merged.values[fact]
            let due = due(fact, in: merged)
            if fact.kind.hasPrefix("order"), now == nil || tornLists.contains(fact.element) && side != nil { continue }
            if let side, now == side.values[fact] { continue }
            switch due {
            case .free: continue
            case .disputed: wrong.append("\(fact) is \(now ?? "nil"), disputed")
            case .value(let value):
                if now != value { wrong.append("\(fact) is \(now ?? "nil"), not \(value ?? "nil")") }
            }
        }
        for list in Set(base.sequences.keys).union(ours.sequences.keys).union(theirs.sequences.keys) where side == nil {
            wrong += wrongSequence(list, merged)
        }
        return wrong.sorted()
    }

    /// Returns the errors in a list of elements without names. The merged list must contain the elements that either
    /// side added. It must not contain elements that either side removed, or any other elements.
    private func wrongSequence(_ list: String, _ merged: Facts) -> [String] {
        func counts(_ facts: Facts) -> [String: Int] {
            (facts.sequences[list] ?? []).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        let (before, mine, other, now) = (counts(base), counts(ours), counts(theirs), counts(merged))
        return Set(before.keys).union(mine.keys).union(other.keys).union(now.keys).compactMap { item in
            let (old, here, there) = (before[item] ?? 0, mine[item] ?? 0, other[item] ?? 0)
            // If both sides added the same element, the merged list may contain it once or twice.
            let due =
                here == there
                ? here...here + max(0, here - old)
                : here == old ? there...there : there == old ? here...here : min(here, there)...here + there
            return due.contains(now[item] ?? 0) ? nil : "\(list) has \(item) \(now[item] ?? 0) times, not \(due)"
        }
    }
}
