import InterfaceBuilder

/// The columns and cells of one row. The array is reused to save memory allocations.
typealias RowCells = [(column: Column, cell: Cell)]

/// The columns of each kind of row. Positions in the file are left out. Values that follow from other columns are also
/// left out.
extension InterfaceDocument {
    func cells(of kind: RowKind, _ index: Int, into cells: inout RowCells) {
        cells.removeAll(keepingCapacity: true)
        switch kind {
        case .document: add(header, to: &cells)
        case .object: add(objects[index], to: &cells)
        case .connection: add(connections[index], to: &cells)
        case .constraint: add(constraints[index], to: &cells)
        default: addDetail(kind, index, to: &cells)
        }
    }

    /// Returns the id of the object at an index; none for -1.
    func objectID(_ index: Int32) -> Text { index < 0 ? .none : objects[Int(index)].objectID }

    private func add(_ header: DocumentHeader, to cells: inout RowCells) {
        cells.append((.format, .format(format)))
        cells.append((.platform, .platform(header.platform)))
        cells.append((.documentType, .text(header.documentType)))
        cells.append((.version, .text(header.version)))
        cells.append((.targetRuntime, .text(header.targetRuntime)))
        cells.append((.toolsVersion, .text(header.toolsVersion)))
        cells.append((.systemVersion, .text(header.systemVersion)))
        cells.append((.deployment, .text(header.deployment)))
        cells.append((.usesAutolayout, .flag(header.usesAutolayout)))
        cells.append((.usesSafeAreas, .flag(header.usesSafeAreas)))
        cells.append((.usesTraitCollections, .flag(header.usesTraitCollections)))
        cells.append((.isLaunchScreen, .flag(header.isLaunchScreen)))
        cells.append((.initialControllerID, .reference(header.initialController)))
        cells.append((.attributes, .json(header.attributes)))
    }

    private func add(_ object: ObjectRecord, to cells: inout RowCells) {
        cells.append((.objectID, .text(object.objectID)))
        cells.append((.element, .text(object.element)))
        cells.append((.baseClass, .text(object.baseClass)))
        cells.append((.customClass, .text(object.customClass)))
        cells.append((.customModule, .text(object.customModule)))
        cells.append((.customModuleProvider, .text(object.customModuleProvider)))
        cells.append((.role, .role(object.role)))
        cells.append((.key, .text(object.key)))
        cells.append((.parentID, .reference(objectID(object.parent))))
        // An object inside another object is in the scene of that object.
        let isTop = object.parent < 0 && object.scene >= 0
        cells.append((.sceneID, .scene(isTop ? scenes[Int(object.scene)].sceneID : .none)))
        for (column, text) in Column.texts { cells.append((column, .text(text(object)))) }
        cells.append((.tag, .text(object.tag)))
        cells.append((.x, .number(object.frame.x)))
        cells.append((.y, .number(object.frame.y)))
        cells.append((.width, .number(object.frame.width)))
        cells.append((.height, .number(object.frame.height)))
        cells.append((.misplaced, .flag(object.isMisplaced)))
        cells.append((.ambiguous, .flag(object.isAmbiguous)))
        cells.append((.attributes, .json(object.attributes)))
    }

    private func add(_ connection: ConnectionRecord, to cells: inout RowCells) {
        cells.append((.kind, .text(connection.kind)))
        cells.append((.connectionID, .text(connection.connectionID)))
        cells.append((.sourceID, .reference(connection.sourceID)))
        cells.append((.destinationID, .reference(connection.destinationID)))
        cells.append((.name, .text(connection.name)))
        cells.append((.keyPath, .text(connection.keyPath)))
        cells.append((.eventType, .text(connection.eventType)))
        cells.append((.trigger, .text(connection.trigger)))
        cells.append((.identifier, .text(connection.identifier)))
        cells.append((.customClass, .text(connection.customClass)))
        cells.append((.customModule, .text(connection.customModule)))
        cells.append((.customModuleProvider, .text(connection.customModuleProvider)))
        cells.append((.unwindAction, .text(connection.unwindAction)))
        cells.append((.creationSelector, .text(connection.creationSelector)))
        cells.append((.collectionClass, .text(connection.collectionClass)))
        cells.append((.parentConnectionID, .reference(connection.parentConnectionID)))
        cells.append((.attributes, .json(connection.attributes)))
        cells.append((.options, .json(connection.options)))
    }

    private func add(_ constraint: ConstraintRecord, to cells: inout RowCells) {
        cells.append((.constraintID, .text(constraint.constraintID)))
        cells.append((.owner, .reference(objectID(constraint.owner))))
        cells.append((.firstItemID, .reference(constraint.firstItemID)))
        cells.append((.firstAttribute, .text(constraint.firstAttribute)))
        cells.append((.relation, .text(constraint.relation)))
        cells.append((.secondItemID, .reference(constraint.secondItemID)))
        cells.append((.secondAttribute, .text(constraint.secondAttribute)))
        cells.append((.constant, .number(constraint.constant)))
        cells.append((.multiplier, .text(constraint.multiplier)))
        cells.append((.priority, .number(constraint.priority)))
        cells.append((.identifier, .text(constraint.identifier)))
        cells.append((.userLabel, .text(constraint.userLabel)))
        cells.append((.customClass, .text(constraint.customClass)))
        cells.append((.customModule, .text(constraint.customModule)))
        cells.append((.attributes, .json(constraint.attributes)))
    }

    private func addDetail(_ kind: RowKind, _ index: Int, to cells: inout RowCells) {
        switch kind {
        case .scene:
            let scene = scenes[index]
            cells.append((.sceneID, .text(scene.sceneID)))
            cells.append((.controller, .reference(objectID(scene.controller))))
            cells.append((.attributes, .json(scene.attributes)))
        case .runtimeAttribute:
            let attribute = runtimeAttributes[index]
            cells.append((.object, .reference(objectID(attribute.object))))
            cells.append((.keyPath, .text(attribute.keyPath)))
            cells.append((.type, .text(attribute.type)))
            cells.append((.value, .text(attribute.value)))
        case .resource:
            let resource = resources[index]
            cells.append((.kind, .text(resource.kind)))
            cells.append((.name, .text(resource.name)))
            cells.append((.catalog, .text(resource.catalog)))
            cells.append((.attributes, .json(resource.attributes)))
        case .resourceUse:
            let use = resourceUses[index]
            cells.append((.object, .reference(objectID(use.object))))
            cells.append((.kind, .resource(use.kind)))
            cells.append((.property, .text(use.property)))
            cells.append((.name, .text(use.name)))
        case .text:
            let text = texts[index]
            cells.append((.object, .reference(objectID(text.object))))
            cells.append((.property, .text(text.property)))
            cells.append((.text, .text(text.text)))
        case .variation:
            let variation = variations[index]
            cells.append((.elementID, .reference(variation.elementID)))
            cells.append((.sizeClass, .text(variation.sizeClass)))
            cells.append((.property, .text(variation.property)))
            cells.append((.value, .text(variation.value)))
            cells.append((.referenceID, .reference(variation.referenceID)))
        case .classDescription:
            let description = classDescriptions[index]
            cells.append((.className, .text(description.className)))
            cells.append((.superclass, .text(description.superclass)))
            cells.append((.sourceKind, .text(description.sourceKind)))
            cells.append((.sourcePath, .text(description.sourcePath)))
        case .member:
            let member = members[index]
            let owner = member.description < 0 ? Text.none : classDescriptions[Int(member.description)].className
            cells.append((.className, .text(owner)))
            cells.append((.kind, .member(member.kind)))
            cells.append((.name, .text(member.name)))
            cells.append((.type, .text(member.type)))
        case .document, .object, .connection, .constraint: break
        }
    }
}

extension RowKind {
    /// Returns the number of rows of this kind in a document.
    package func count(in document: InterfaceDocument) -> Int {
        switch self {
        case .document: 1
        case .object: document.objects.count
        case .connection: document.connections.count
        case .constraint: document.constraints.count
        case .scene: document.scenes.count
        case .runtimeAttribute: document.runtimeAttributes.count
        case .resource: document.resources.count
        case .resourceUse: document.resourceUses.count
        case .text: document.texts.count
        case .variation: document.variations.count
        case .classDescription: document.classDescriptions.count
        case .member: document.members.count
        }
    }

    /// All kinds except document, object, connection and constraint.
    static let details: [RowKind] = [
        .scene, .runtimeAttribute, .variation, .text, .resourceUse, .resource, .classDescription, .member,
    ]

    /// Returns the index of the object that a detail row belongs to. For a member, returns the index of its class
    /// description. Returns -1 if there is none.
    func owner(of index: Int, in document: InterfaceDocument) -> Int32 {
        switch self {
        case .runtimeAttribute: document.runtimeAttributes[index].object
        case .resourceUse: document.resourceUses[index].object
        case .text: document.texts[index].object
        case .variation: document.variations[index].object
        case .member: document.members[index].description
        case .document, .object, .connection, .constraint, .scene, .resource, .classDescription: -1
        }
    }

    /// Returns the position of a row in the file; nil for the file itself.
    package func place(of index: Int, in document: InterfaceDocument) -> Position? {
        switch self {
        case .document: nil
        case .object: document.objects[index].at
        case .connection: document.connections[index].at
        case .constraint: document.constraints[index].at
        case .scene: document.scenes[index].at
        case .runtimeAttribute: document.runtimeAttributes[index].at
        case .resource: document.resources[index].at
        case .resourceUse: document.resourceUses[index].at
        case .text: document.texts[index].at
        case .variation: document.variations[index].at
        case .classDescription: document.classDescriptions[index].at
        case .member: document.members[index].at
        }
    }
}
