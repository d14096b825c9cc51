// Reads objects, constraints and their direct contents.

extension DocumentReader {
    func startObject(
        _ frame: inout Frame, _ parent: Frame, id: UnsafeBufferPointer<UInt8>, _ attributes: XMLAttributes,
        _ stream: XMLStream
    ) {
        json.beginScope()
        var object = ObjectRecord()
        object.objectID = builder.add(id)
        object.element = builder.add(frame.name.utf8)
        object.at = stream.position()
        object.scene = parent.scene
        place(&object, under: parent)
        frame.kind = .object
        frame.record = Int32(builder.document.objects.count)
        frame.object = frame.record

        var role: ObjectRole?
        for index in 0..<attributes.count {
            let (name, value) = (attributes.items[index].name, attributes.items[index].value)
            switch name.word {
            case .id: continue
            case .customClass: object.customClass = builder.add(value)
            case .customModule: object.customModule = builder.add(value)
            case .customModuleProvider: object.customModuleProvider = builder.add(value)
            case .key: object.key = builder.add(value)
            case .userLabel: object.userLabel = builder.add(value)
            case .reuseIdentifier: object.reuseIdentifier = builder.add(value)
            case .storyboardIdentifier: object.storyboardIdentifier = builder.add(value)
            case .restorationIdentifier: object.restorationIdentifier = builder.add(value)
            case .identifier: object.identifier = builder.add(value)
            case .tag: object.tag = builder.add(value)
            case .misplaced: object.isMisplaced = value.isYES
            case .ambiguous: object.isAmbiguous = value.isYES
            default:
                if name.word == .placeholderIdentifier || name.word == .sceneMemberID {
                    role = memberRole(name.word, value, frame) ?? role
                }
                json.add(name, value)
                readVisible(name, value, on: &object, frame, at: object.at)
            }
        }
        object.role = role ?? elementRole(frame, parent, id)
        if object.key.isNone, parent.kind == .property || parent.kind == .graph {
            object.key = builder.add(parent.name.utf8)
        }
        object.baseClass = className(of: frame.name)
        object.runtimeClass = object.customClass.isNone ? object.baseClass : object.customClass
        frame.key = object.key
        if !builder.document.header.isStoryboard, parent.kind == .graph, isLoaded(object.role) {
            object.topLevelIndex = topLevelCount
            topLevelCount += 1
        }
        builder.document.objects.append(object)
        childCounts.append(0)
    }

    private func place(_ object: inout ObjectRecord, under parent: Frame) {
        object.parent = parent.object
        if parent.object >= 0 {
            object.depth = builder.document.objects[Int(parent.object)].depth + 1
            object.position = childCounts[Int(parent.object)]
            childCounts[Int(parent.object)] += 1
        } else {
            object.position = topCount
            topCount += 1
        }
    }

    /// Whether a top-level object with this role is in the array that loading the nib returns.
    private func isLoaded(_ role: ObjectRole) -> Bool {
        switch role {
        case .filesOwner, .firstResponder, .application, .externalObject: false
        case .ordinary, .exit, .storyboardReference: true
        }
    }

    private func memberRole(_ word: Word, _ value: UnsafeBufferPointer<UInt8>, _ frame: Frame) -> ObjectRole? {
        if word == .placeholderIdentifier {
            if value.equals("IBFirstResponder") { return .firstResponder }
            if value.equals("IBFilesOwner") { return builder.document.header.isStoryboard ? nil : .filesOwner }
            return .externalObject
        }
        if value.equals("firstResponder") { return .firstResponder }
        if value.equals("viewController"), frame.scene >= 0 {
            builder.document.scenes[Int(frame.scene)].controller = frame.record
        }
        return nil
    }

    /// Returns the role of an object, according to its element.
    ///
    /// In macOS xibs, the placeholders are plain custom objects. Only their ids identify them: -2 File's Owner, -1
    /// First Responder, -3 Application. Users can change their labels.
    private func elementRole(_ frame: Frame, _ parent: Frame, _ id: UnsafeBufferPointer<UInt8>) -> ObjectRole {
        let header = builder.document.header
        switch frame.name.word {
        case .exit: return .exit
        case .application: return .application
        case .viewControllerPlaceholder, .controllerPlaceholder: return .storyboardReference
        case .customObject where header.platform == .macOS || header.platform == nil:
            guard !header.isStoryboard, parent.kind == .graph else { return .ordinary }
            if id.equals("-2") { return .filesOwner }
            if id.equals("-1") { return .firstResponder }
            return id.equals("-3") ? .application : .ordinary
        default: return .ordinary
        }
    }

    private func className(of name: Name) -> Text {
        guard let platform = builder.document.header.platform else { return .none }
        return builder.add(name.className(on: platform, in: classes))
    }

    func startConstraint(
        _ frame: inout Frame, id: UnsafeBufferPointer<UInt8>, _ attributes: XMLAttributes, _ stream: XMLStream
    ) {
        json.beginScope()
        var record = ConstraintRecord()
        record.constraintID = builder.add(id)
        record.owner = frame.object
        record.at = stream.position()
        for index in 0..<attributes.count {
            let (name, value) = (attributes.items[index].name, attributes.items[index].value)
            switch name.word {
            case .id: continue
            case .firstItem: record.firstItemID = builder.add(value)
            case .firstAttribute: record.firstAttribute = builder.add(value)
            case .relation: record.relation = builder.add(value)
            case .secondItem: record.secondItemID = builder.add(value)
            case .secondAttribute: record.secondAttribute = builder.add(value)
            case .constant: record.constant = builder.add(value)
            case .multiplier: record.multiplier = builder.add(value)
            case .priority: record.priority = builder.add(value)
            case .identifier: record.identifier = builder.add(value)
            case .userLabel: record.userLabel = builder.add(value)
            case .customClass: record.customClass = builder.add(value)
            case .customModule: record.customModule = builder.add(value)
            default: json.add(name, value)
            }
        }
        if record.firstItemID.isNone, frame.object >= 0 {
            record.firstItemID = builder.document.objects[Int(frame.object)].objectID
        }
        frame.kind = .constraint
        frame.record = Int32(builder.document.constraints.count)
        builder.document.constraints.append(record)
    }

    // MARK: Runtime attributes

    func startRuntimeAttribute(_ frame: inout Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        frame.kind = .runtimeAttribute
        frame.record = Int32(builder.document.runtimeAttributes.count)
        builder.document.runtimeAttributes.append(
            RuntimeAttributeRecord(
                object: frame.object,
                keyPath: attributes.first(.keyPath).map(builder.add) ?? .none,
                type: attributes.first(.type).map(builder.add) ?? .none,
                value: attributes.first(.value).map(builder.add) ?? .none,
                at: stream.position()))
        if attributes.first(.type)?.equals("image") == true, let value = attributes.first(.value) {
            addUse(.image, value, property: Array(attributes.first(.keyPath) ?? value), frame, at: stream.position())
        }
    }

    /// Starts a value in a runtime attribute, such as `<color key="value" …/>` or `<integer key="value" value="8"/>`.
    func startRuntimeValue(_ frame: inout Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        frame.kind = .runtimeValue
        frame.record = frames[frames.count - 1].record
        frame.isText = true
        frame.isBase64 = attributes.first(.base64)?.isYES ?? false
        text.removeAll()
        if let (kind, name) = resourceUse(frame.name.word, attributes) {
            let keyPath = builder.document.runtimeAttributes[Int(frame.record)].keyPath
            addUse(kind, name, property: builder.withBytes(of: keyPath) { Array($0) }, frame, at: stream.position())
        }
        json.beginScope()
        for index in 0..<attributes.count {
            let (name, value) = (attributes.items[index].name, attributes.items[index].value)
            switch name.word {
            case .key, .base64: continue
            case .value where frame.name.word == .integer || frame.name.word == .real:
                builder.document.runtimeAttributes[Int(frame.record)].value = builder.add(value)
            default: json.add(name, value)
            }
        }
    }

    func endRuntimeValue(_ frame: Frame) {
        let compound = json.endScope()
        let index = Int(frame.record)
        guard builder.document.runtimeAttributes[index].value.isNone else { return }
        let isString = frame.name.word == .string || frame.name.word == .mutableString
        builder.document.runtimeAttributes[index].value = isString ? addText(frame) : compound
    }

    // MARK: Size classes

    func startVariation(_ frame: inout Frame, _ parent: Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        frame.kind = .variation
        frame.key = attributes.first(.key).map(builder.add) ?? .none
        if parent.kind == .constraint { frame.record = parent.record }
        for index in 0..<attributes.count where attributes.items[index].name.word != .key {
            var record = variation(frame, stream)
            record.property = builder.add(attributes.items[index].name.utf8)
            record.value = builder.add(attributes.items[index].value)
            builder.document.variations.append(record)
        }
    }

    private func variation(_ frame: Frame, _ stream: XMLStream) -> VariationRecord {
        var record = VariationRecord(sizeClass: frame.key, at: stream.position())
        if frame.record >= 0 {
            record.elementID = builder.document.constraints[Int(frame.record)].constraintID
        } else if frame.object >= 0 {
            record.object = frame.object
            record.elementID = builder.document.objects[Int(frame.object)].objectID
        }
        return record
    }

    func startInVariation(_ frame: inout Frame, _ parent: Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        switch (parent.kind, frame.name.word) {
        case (.variation, .mask):
            frame.kind = .mask
            frame.key = attributes.first(.key).map(builder.add) ?? .none
        case (.mask, .include), (.mask, .exclude):
            frame.kind = .ignored
            guard let enclosing = frames.last(where: { $0.kind == .variation }) else { return }
            var record = variation(enclosing, stream)
            record.property = parent.key
            record.value = builder.add(frame.name.utf8)
            record.referenceID = attributes.first(.reference).map(builder.add) ?? .none
            builder.document.variations.append(record)
        case (.variation, _):
            frame.kind = .variationValue
            frame.record = Int32(builder.document.variations.count)
            var record = variation(parent, stream)
            record.property = attributes.first(.key).map(builder.add) ?? builder.add(frame.name.utf8)
            builder.document.variations.append(record)
            frame.key = record.property
            frame.isText = isScalar(frame.name.word)
            frame.isBase64 = attributes.first(.base64)?.isYES ?? false
            text.removeAll()
            if frame.object >= 0 { readResourceUse(frame, attributes, stream) }
            json.beginScope()
            for index in 0..<attributes.count where attributes.items[index].name.word != .key && !frame.isText {
                json.add(attributes.items[index].name, attributes.items[index].value)
            }
        default:
            startProperty(&frame, attributes, stream)
        }
    }

    func endVariationValue(_ frame: Frame) {
        let compound = json.endScope()
        builder.document.variations[Int(frame.record)].value = frame.isText ? addText(frame) : compound
    }
}
