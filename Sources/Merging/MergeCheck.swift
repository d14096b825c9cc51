/// Checks a merged document: it must not have new faults. A fault is new if neither side has it.
struct MergeCheck {
    private let names: Names
    private let derived: Derived
    /// The ids of all three documents.
    private let known: Set<Symbol>
    /// The faults that one of the sides already has.
    private var allowed: (repeated: Set<Symbol>, dangling: Set<Symbol>) = ([], [])

    /// - Parameters:
    ///   - base: the base, or nil if it could not be read.
    ///   - ours: OURS, or nil if it could not be read.
    ///   - theirs: THEIRS, or nil if it could not be read.
    init(base: Tree?, ours: Tree?, theirs: Tree?, _ names: Names) {
        (self.names, derived) = (names, Derived(names))
        known = [base, ours, theirs].compactMap(\.self).reduce(into: []) { $0.formUnion(Self.ids(of: $1, names)) }
        for side in [ours, theirs].compactMap(\.self) {
            allowed.repeated.formUnion(repeated(in: side))
            allowed.dangling.formUnion(dangling(in: side))
        }
    }

    /// - Throws: ``MergeRefusal/unsound(_:)`` if a text is not well-formed, uses an id twice, or refers to an object
    ///   that does not exist.
    func hold(_ text: [UInt8]) throws(MergeRefusal) {
        let tree: Tree
        do { tree = try TreeReader.read(text, names.symbols) } catch {
            throw .unsound("would not be well-formed (line \(error.line): \(error.message))")
        }
        if let id = first(of: repeated(in: tree).subtracting(allowed.repeated)) {
            throw .unsound("would have the id \(id) twice")
        }
        if let id = first(of: dangling(in: tree).subtracting(allowed.dangling)) {
            throw .unsound("would refer to \(id), which was removed")
        }
    }

    private func first(of ids: Set<Symbol>) -> String? { ids.map(names.symbols.text).min() }

    private static func ids(of tree: Tree, _ names: Names) -> Set<Symbol> {
        Set(tree.elements.indices.compactMap { names.id(of: $0, in: tree) })
    }

    private func repeated(in tree: Tree) -> Set<Symbol> {
        var (seen, repeated): (Set<Symbol>, Set<Symbol>) = ([], [])
        for element in tree.elements.indices {
            if let id = names.id(of: element, in: tree), !seen.insert(id).inserted { repeated.insert(id) }
        }
        // In an archive, each object record also contains the number of its object. References between elements use
        // other ids.
        var numbers: Set<Symbol> = []
        for element in tree.elements.indices where tree.value(names.key, of: element) == names.objectID {
            guard let number = tree.elements[element].text, let record = tree.elements[element].parent,
                tree.value(names.classAttribute, of: record) == names.objectRecord
            else { continue }
            if !numbers.insert(number).inserted { repeated.insert(number) }
        }
        return repeated
    }

    /// Returns the ids that a document refers to, but that none of its elements has. Only ids of the three versions are
    /// returned. Derived elements are skipped, because Xcode itself leaves dangling references in them.
    private func dangling(in tree: Tree) -> Set<Symbol> {
        let ids = Self.ids(of: tree, names)
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
