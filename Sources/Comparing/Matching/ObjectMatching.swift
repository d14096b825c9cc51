import InterfaceBuilder

/// Matches the objects of two documents.
///
/// Xcode does not change the id of an existing object, so objects with the same id, and the same element or base class,
/// are the same object. If a user cuts and pastes an object, it receives a new id. If a nib is recreated, all objects
/// receive new ids. ``StructureMatching`` matches the objects that do not have a partner with the same id.
enum ObjectMatching {
    static func match(_ old: InterfaceDocument, _ new: InterfaceDocument) -> RowMatching {
        var rows = RowMatching(old: old.objects.count, new: new.objects.count)
        rows.match(old: { old[old.objects[$0].objectID] }, new: { new[new.objects[$0].objectID] }) {
            agree(old.objects[$0], old, new.objects[$1], new)
        }
        guard !rows.isComplete else { return rows }
        StructureMatching.complete(&rows, old, new, isSavedAnew: isSavedAnew(rows, old, new))
        matchProxies(&rows, old, new)
        // A manual edit can replace an element with a different element that has the same id.
        let known = rows.newRow
        rows.match(as: .likely, old: { old[old.objects[$0].objectID] }, new: { new[new.objects[$0].objectID] }) {
            let (parent, later) = (old.objects[$0].parent, new.objects[$1].parent)
            return parent < 0 ? later < 0 : known[Int(parent)] == later
        }
        return rows
    }

    /// Matches proxies, such as first responders and exits, by the controllers of their scenes.
    private static func matchProxies(_ rows: inout RowMatching, _ old: InterfaceDocument, _ new: InterfaceDocument) {
        struct Key: Hashable {
            let role: ObjectRole
            let controller: Int32
        }
        func controller(_ object: ObjectRecord, _ document: InterfaceDocument) -> Int32? {
            guard object.role != .ordinary, object.scene >= 0 else { return nil }
            let controller = document.scenes[Int(object.scene)].controller
            return controller < 0 ? nil : controller
        }
        let known = rows.newRow
        rows.match(
            as: .certain,
            old: { index in
                guard let controller = controller(old.objects[index], old), known[Int(controller)] >= 0 else {
                    return nil
                }
                return Key(role: old.objects[index].role, controller: known[Int(controller)])
            },
            new: { index in
                controller(new.objects[index], new).map { Key(role: new.objects[index].role, controller: $0) }
            })
    }

    private static func agree(
        _ before: ObjectRecord, _ old: InterfaceDocument, _ after: ObjectRecord, _ new: InterfaceDocument
    ) -> Bool {
        if old.same(before.element, after.element, in: new) { return true }
        if before.role != .ordinary { return before.role == after.role }
        return !before.baseClass.isNone && old.same(before.baseClass, after.baseClass, in: new)
    }

    /// Whether most ids differ. In this case, the file was recreated, and objects at the same place are treated as the
    /// same object. Proxies are ignored, because they have the same ids in every file.
    private static func isSavedAnew(_ rows: RowMatching, _ old: InterfaceDocument, _ new: InterfaceDocument) -> Bool {
        let shared = new.objects.indices.count { rows.oldRow[$0] >= 0 && new.objects[$0].role == .ordinary }
        let ordinary = [old, new].map { $0.objects.count { $0.role == .ordinary } }
        return shared * 2 < min(ordinary[0], ordinary[1])
    }
}

extension InterfaceDocument {
    /// Whether a text of this document equals a text of another document.
    func same(_ text: Text, _ other: Text, in document: InterfaceDocument) -> Bool {
        guard let range = text.range, let others = other.range else { return text.isNone == other.isNone }
        guard range.count == others.count else { return false }
        return utf8.withUnsafeBufferPointer { bytes in
            document.utf8.withUnsafeBufferPointer {
                UnsafeBufferPointer(rebasing: bytes[range]).elementsEqual(UnsafeBufferPointer(rebasing: $0[others]))
            }
        }
    }
}
