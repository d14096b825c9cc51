import InterfaceBuilder

/// Objects that have an id in only one of the two documents. In the other document, each of them is part of its parent,
/// without an id. For example, Xcode writes the content view of a box with an id only if something refers to it.
struct UnnamedParts {
    /// Old objects that do not have an id in the new document.
    private(set) var lost: Set<Int32> = []
    /// New objects that did not have an id in the old document.
    private(set) var found: Set<Int32> = []
    /// The keys of these parts, by the index of their parent in the new document.
    private(set) var keys: [Int: Set<String>] = [:]

    /// Creates an empty value, for use with a single document.
    init() {}

    init(_ old: InterfaceDocument, _ new: InterfaceDocument, _ objects: RowMatching) {
        for (index, object) in old.objects.enumerated() where objects.newRow[index] < 0 && object.parent >= 0 {
            let holder = objects.newRow[Int(object.parent)]
            guard holder >= 0, let key = old[object.key], Self.holds(holder, key, new),
                !Self.holds(object.parent, key, old)
            else { continue }
            lost.insert(Int32(index))
            keys[Int(holder), default: []].insert(key)
        }
        for (index, object) in new.objects.enumerated() where objects.oldRow[index] < 0 && object.parent >= 0 {
            let holder = objects.oldRow[Int(object.parent)]
            guard holder >= 0, let key = new[object.key], Self.holds(holder, key, old),
                !Self.holds(object.parent, key, new)
            else { continue }
            found.insert(Int32(index))
            keys[Int(object.parent), default: []].insert(key)
        }
    }

    private static func holds(_ holder: Int32, _ key: String, _ document: InterfaceDocument) -> Bool {
        guard case .object? = document.tree(document.objects[Int(holder)].attributes)?[key] else { return false }
        return true
    }
}
