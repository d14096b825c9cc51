import InterfaceBuilder

/// The names that a merge acts on; every other is an attribute or element like all.
struct Names {
    let symbols: Symbols
    let id, key, catalog, name, property, subviews, declaredKeys: Symbol
    /// Of an archive: the class of an element, its records of objects, and the number in one.
    let classAttribute, objectRecord, objectID: Symbol
    /// Lists with a value for each subview of their holder: a stack view's priorities and spacing, a split view's priorities.
    let listsOfViews: Set<Symbol>
    /// What tells elements without id and key apart in their lists, in the order in which it is asked for.
    let naming: [Symbol]
    private let identifiers: Set<Symbol>
    private let references: Set<Symbol>

    init(_ symbols: Symbols) {
        self.symbols = symbols
        func all(_ names: String...) -> [Symbol] { names.map { symbols.find($0) } }
        (id, key, name) = (symbols.find("id"), symbols.find("key"), symbols.find("name"))
        (catalog, property) = (symbols.find("catalog"), symbols.find("property"))
        (classAttribute, objectRecord, objectID) = (
            symbols.find("class"), symbols.find("IBObjectRecord"), symbols.find("objectID")
        )
        (subviews, declaredKeys) = (symbols.find("subviews"), symbols.find("declaredKeys"))
        listsOfViews = Set(all("visibilityPriorities", "customSpacing", "holdingPriorities"))
        naming = all("key", "sceneID", "keyPath", "reference", "identifier", "name", "className")
        // Their id names a kind of device.
        identifiers = Set(all("device", "adaptation"))
        references = Set(
            all(
                "destination", "target", "ref", "firstItem", "secondItem", "previousBinding", "initialViewController")
        ).union(ObjectReferences.attributes.map { symbols.find($0) })
    }

    /// The id of an object, connection or constraint; of a scene its own.
    func id(of element: Int, in tree: Tree) -> Symbol? {
        identifiers.contains(tree.elements[element].tag) ? nil : tree.value(id, of: element)
    }

    /// Whether an attribute holds the id of another element, where its value is such an id: ids of files that Xcode 4 began are numbers,
    /// as many other values are.
    func isReference(_ attribute: Tree.Attribute) -> Bool {
        guard attribute.name != id else { return false }
        return references.contains(attribute.name)
            || symbols.utf8(attribute.value).contains { $0 == UInt8(ascii: "-") }
                && symbols.utf8(attribute.value).count > 3
    }
}
