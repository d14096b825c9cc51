import InterfaceBuilder

/// The names of elements and attributes that the merge treats specially.
struct Names {
    let symbols: Symbols
    let id, key, catalog, name, property, subviews, declaredKeys: Symbol
    /// Names in an archive: the class attribute of an element, the class of object records, and the key of the number
    /// in a record.
    let classAttribute, objectRecord, objectID: Symbol
    /// Lists with one value per subview of their parent: the priorities and spacing of a stack view, and the priorities
    /// of a split view.
    let listsOfViews: Set<Symbol>
    /// Attributes that identify an element without an id and a key in its list, in the order in which they are tried.
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
        // The `id` attribute of these elements names a device or an adaptation, and does not identify the element.
        identifiers = Set(all("device", "adaptation"))
        references = Set(
            all(
                "destination", "target", "ref", "firstItem", "secondItem", "previousBinding", "initialViewController")
        ).union(ObjectReferences.attributes.map { symbols.find($0) })
    }

    /// Returns the id of an object, connection or constraint; nil for any other element. The `sceneID` of a scene does
    /// not count as an id.
    func id(of element: Int, in tree: Tree) -> Symbol? {
        identifiers.contains(tree.elements[element].tag) ? nil : tree.value(id, of: element)
    }

    /// Whether an attribute can be a reference. It is a reference if its value also equals the id of an element. In
    /// files that Xcode 4 created, ids are numbers, but many other values are also numbers.
    func isReference(_ attribute: Tree.Attribute) -> Bool {
        guard attribute.name != id else { return false }
        return references.contains(attribute.name)
            || symbols.utf8(attribute.value).contains { $0 == UInt8(ascii: "-") }
                && symbols.utf8(attribute.value).count > 3
    }
}
