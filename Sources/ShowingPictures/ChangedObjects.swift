import Comparing
import InterfaceBuilder

/// The objects of one of two compared documents that a picture of the change outlines.
struct ChangedObjects {
    /// The ids of the objects. Some of them are not drawn, such as the cell of a control.
    private(set) var ids: Set<String> = []
    private let document: InterfaceDocument
    /// The objects that only one of the documents contains.
    private let replaced: Set<Int32>
    /// The indices of the constraints by id.
    private lazy var constraints = Dictionary(
        document.constraints.indices.compactMap { index in
            document[document.constraints[index].constraintID].map { ($0, index) }
        }, uniquingKeysWith: { first, _ in first })

    /// Finds the objects that the change adds, removes or edits, and those with a connection, constraint, text, image,
    /// runtime attribute or variation that it adds, removes or edits.
    ///
    /// - Parameter isOld: whether to find the objects of the earlier document.
    init(_ changes: DocumentChanges, isOld: Bool) {
        document = isOld ? changes.old : changes.new
        replaced = Set(
            changes.rows.compactMap { change in
                guard change.kind == .object, change.old == nil || change.new == nil else { return nil }
                return (isOld ? change.old : change.new).map(Int32.init)
            })
        for change in changes.rows where !change.isNoise {
            guard let row = isOld ? change.old : change.new else { continue }
            add(change.kind, row)
        }
    }

    private mutating func add(_ kind: RowKind, _ row: Int) {
        switch kind {
        case .object: add(Int32(row))
        case .connection: add(connection: document.connections[row])
        case .constraint: add(constraint: document.constraints[row])
        case .scene: add(document.scenes[row].controller)
        case .runtimeAttribute: add(document.runtimeAttributes[row].object)
        case .resourceUse: add(document.resourceUses[row].object)
        case .text: add(document.texts[row].object)
        case .variation:
            let variation = document.variations[row]
            add(variation.object)
            // A mask refers to a view or constraint.
            for id in [variation.elementID, variation.referenceID].compactMap({ document[$0] }) {
                ids.insert(id)
                if let constraint = constraints[id] { add(constraint: document.constraints[constraint]) }
            }
        case .document, .resource, .classDescription, .member: break
        }
    }

    private mutating func add(_ object: Int32) {
        guard object >= 0, let id = document[document.objects[Int(object)].objectID] else { return }
        ids.insert(id)
    }

    /// Adds the items of a constraint. An item that is not an object of the document is the view with the constraint.
    ///
    /// A constraint between a view and a view around it places the inner view. If the change adds or removes an item, that
    /// item is outlined already, and the other one has not changed.
    private mutating func add(constraint: ConstraintRecord) {
        let first = constraint.firstItem >= 0 ? constraint.firstItem : constraint.owner
        let second = constraint.secondItem >= 0 ? constraint.secondItem : constraint.owner
        let items = constraint.secondItemID.isNone ? [first] : [first, second]
        guard !items.contains(where: replaced.contains) else { return }
        for item in items where !items.contains(where: { $0 != item && isInside($0, item) }) { add(item) }
    }

    private func isInside(_ inner: Int32, _ outer: Int32) -> Bool {
        var index = inner
        while index >= 0 {
            index = document.objects[Int(index)].parent
            if index == outer { return true }
        }
        return false
    }

    /// Adds the end of a connection at which a reader looks for it: the source, or the destination if the source is not
    /// inside a view, a window or a menu. A controller and the File's Owner are such sources.
    private mutating func add(connection: ConnectionRecord) {
        let isInPicture = isPart(connection.source) || !isPart(connection.destination)
        add(isInPicture ? connection.source : connection.destination)
    }

    /// Whether an object is a view, window or menu, or is inside one.
    private func isPart(_ object: Int32) -> Bool {
        var index = object
        while index >= 0 {
            let record = document.objects[Int(index)]
            if !record.frame.width.isNone { return true }
            let name = document[record.baseClass] ?? ""
            if name.hasSuffix("Menu") || name.hasSuffix("Item") || name.hasPrefix("WKInterface") { return true }
            if name.hasSuffix("Controller") { return false }
            index = record.parent
        }
        return false
    }
}
