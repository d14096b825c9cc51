import InterfaceBuilder

/// Compares all cells of ``cells(of:_:into:)`` at once, to find rows that are identical.
extension InterfaceDocument {
    /// Whether a row equals a row of another document. If the result is false, the cells must be compared.
    func isRow(_ kind: RowKind, _ index: Int, of other: InterfaceDocument, _ row: Int) -> Bool {
        switch kind {
        case .object: isObject(objects[index], other.objects[row], other)
        case .connection: isConnection(connections[index], other.connections[row], other)
        case .constraint: isConstraint(constraints[index], other.constraints[row], other)
        case .text:
            same(texts[index].text, other.texts[row].text, in: other)
                && same(texts[index].property, other.texts[row].property, in: other)
                && same(objectID(texts[index].object), other.objectID(other.texts[row].object), in: other)
        default: false
        }
    }

    private func isObject(_ one: ObjectRecord, _ two: ObjectRecord, _ other: InterfaceDocument) -> Bool {
        one.role == two.role && one.isMisplaced == two.isMisplaced && one.isAmbiguous == two.isAmbiguous
            && same(one.objectID, two.objectID, in: other) && same(one.element, two.element, in: other)
            && same(one.attributes, two.attributes, in: other) && same(one.baseClass, two.baseClass, in: other)
            && same(one.customClass, two.customClass, in: other) && same(one.customModule, two.customModule, in: other)
            && same(one.customModuleProvider, two.customModuleProvider, in: other) && same(one.key, two.key, in: other)
            && same(objectID(one.parent), other.objectID(two.parent), in: other)
            && same(scene(of: one), other.scene(of: two), in: other)
            && same(one.tag, two.tag, in: other) && same(one.frame.x, two.frame.x, in: other)
            && same(one.frame.y, two.frame.y, in: other)
            && same(one.frame.width, two.frame.width, in: other) && same(one.frame.height, two.frame.height, in: other)
            && ObjectRecord.texts.allSatisfy { same($0.text(one), $0.text(two), in: other) }
    }

    /// The scene of a top-level object.
    private func scene(of object: ObjectRecord) -> Text {
        object.parent < 0 && object.scene >= 0 ? scenes[Int(object.scene)].sceneID : .none
    }

    private func isConnection(_ one: ConnectionRecord, _ two: ConnectionRecord, _ other: InterfaceDocument) -> Bool {
        same(one.kind, two.kind, in: other) && same(one.connectionID, two.connectionID, in: other)
            && same(one.sourceID, two.sourceID, in: other)
            && same(one.destinationID, two.destinationID, in: other) && same(one.name, two.name, in: other)
            && same(one.keyPath, two.keyPath, in: other)
            && same(one.eventType, two.eventType, in: other) && same(one.trigger, two.trigger, in: other)
            && same(one.identifier, two.identifier, in: other) && same(one.customClass, two.customClass, in: other)
            && same(one.customModule, two.customModule, in: other)
            && same(one.customModuleProvider, two.customModuleProvider, in: other)
            && same(one.unwindAction, two.unwindAction, in: other)
            && same(one.creationSelector, two.creationSelector, in: other)
            && same(one.collectionClass, two.collectionClass, in: other)
            && same(one.parentConnectionID, two.parentConnectionID, in: other)
            && same(one.attributes, two.attributes, in: other) && same(one.options, two.options, in: other)
    }

    private func isConstraint(_ one: ConstraintRecord, _ two: ConstraintRecord, _ other: InterfaceDocument) -> Bool {
        same(one.constraintID, two.constraintID, in: other)
            && same(objectID(one.owner), other.objectID(two.owner), in: other)
            && same(one.firstItemID, two.firstItemID, in: other)
            && same(one.firstAttribute, two.firstAttribute, in: other)
            && same(one.relation, two.relation, in: other) && same(one.secondItemID, two.secondItemID, in: other)
            && same(one.secondAttribute, two.secondAttribute, in: other) && same(one.constant, two.constant, in: other)
            && same(one.multiplier, two.multiplier, in: other) && same(one.priority, two.priority, in: other)
            && same(one.identifier, two.identifier, in: other) && same(one.userLabel, two.userLabel, in: other)
            && same(one.customClass, two.customClass, in: other) && same(one.customModule, two.customModule, in: other)
            && same(one.attributes, two.attributes, in: other)
    }
}
