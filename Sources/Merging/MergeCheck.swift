/// Holds a merged document against the sides: nothing may be wrong with it that is wrong with neither of them.
struct MergeCheck {
    private let trees: Trees
    private let names: Names
    private let derived: Derived

    init(_ trees: Trees, _ names: Names) {
        (self.trees, self.names, derived) = (trees, names, Derived(names))
    }

    /// - Throws: where one of the texts is not well-formed, repeats an id, or refers to an object that is not there.
    func hold(_ texts: [[UInt8]]) throws(MergeRefusal) {
        let known = ids(of: trees.base).union(ids(of: trees.ours)).union(ids(of: trees.theirs))
        let allowed = dangling(in: trees.ours, among: known).union(dangling(in: trees.theirs, among: known))
        for text in texts {
            let tree: Tree
            do { tree = try TreeReader.read(text, names.symbols) } catch {
                throw .unsound("would not be well-formed (\(error.message))")
            }
            var seen: Set<Symbol> = []
            for element in tree.elements.indices {
                guard let id = names.id(of: element, in: tree) else { continue }
                guard seen.insert(id).inserted else { throw .unsound("would have the id \(names.symbols.text(id)) twice") }
            }
            for value in dangling(in: tree, among: known) where !allowed.contains(value) {
                throw .unsound("would refer to \(names.symbols.text(value)), which is gone")
            }
        }
    }

    private func ids(of tree: Tree) -> Set<Symbol> { Set(tree.elements.indices.compactMap { names.id(of: $0, in: tree) }) }

    /// Ids to which a document refers and that it has not; what Xcode derives is left out, as it does so itself.
    private func dangling(in tree: Tree, among known: Set<Symbol>) -> Set<Symbol> {
        let ids = ids(of: tree)
        var found: Set<Symbol> = []
        for (element, isDerived) in derived.elements(of: tree).enumerated() where !isDerived {
            for attribute in tree.attributes(of: element)
            where known.contains(attribute.value) && !ids.contains(attribute.value) && names.isReference(attribute) {
                found.insert(attribute.value)
            }
        }
        return found
    }
}
