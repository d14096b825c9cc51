// Reads connections of all kinds. Segues can be nested.

extension DocumentReader {
    func startInConnections(_ frame: inout Frame, _ parent: Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        if let id = attributes.first(.id) {
            startConnection(&frame, parent, id: id, attributes, stream)
        } else if parent.kind == .connection {
            startProperty(&frame, attributes, stream)
        } else {
            // Some files contain dictionaries of options here that do not belong to a binding.
            frame.kind = .ignored
        }
    }

    private func startConnection(
        _ frame: inout Frame, _ parent: Frame, id: UnsafeBufferPointer<UInt8>, _ attributes: XMLAttributes,
        _ stream: XMLStream
    ) {
        json.beginScope()
        var record = ConnectionRecord()
        record.kind = builder.add(frame.name.utf8)
        record.connectionID = builder.add(id)
        record.at = stream.position()
        if frame.object >= 0 {
            record.source = frame.object
            record.sourceID = builder.document.objects[Int(frame.object)].objectID
        }
        if parent.kind == .connection {
            record.parentConnectionID = builder.document.connections[Int(parent.record)].connectionID
        }
        var target: Text = .none
        for index in 0..<attributes.count {
            let (name, value) = (attributes.items[index].name, attributes.items[index].value)
            switch name.word {
            case .id, .kind, .relationship: continue
            case .destination: record.destinationID = builder.add(value)
            case .target: target = builder.add(value)
            case .property where frame.name.word != .action: record.name = builder.add(value)
            case .selector where frame.name.word == .action: record.name = builder.add(value)
            case .name where frame.name.word == .binding: record.name = builder.add(value)
            case .keyPath: record.keyPath = builder.add(value)
            case .eventType: record.eventType = builder.add(value)
            case .trigger: record.trigger = builder.add(value)
            case .identifier: record.identifier = builder.add(value)
            case .customClass: record.customClass = builder.add(value)
            case .customModule: record.customModule = builder.add(value)
            case .customModuleProvider: record.customModuleProvider = builder.add(value)
            case .unwindAction: record.unwindAction = builder.add(value)
            case .destinationCreationSelector: record.creationSelector = builder.add(value)
            case .collectionClass: record.collectionClass = builder.add(value)
            default: json.add(name, value)
            }
        }
        // An action has a `destination` in iOS files, and a `target` in macOS files.
        if record.destinationID.isNone { record.destinationID = target }
        if frame.name.word == .segue { record.name = segueName(attributes) }
        frame.kind = .connection
        frame.record = Int32(builder.document.connections.count)
        builder.document.connections.append(record)
    }

    /// Returns the name of a segue, such as `show` or `relationship:rootViewController`.
    private func segueName(_ attributes: XMLAttributes) -> Text {
        var name = attributes.first(.kind).map(Array.init) ?? []
        if let relationship = attributes.first(.relationship) {
            if !name.isEmpty { name.append(UInt8(ascii: ":")) }
            name += relationship
        }
        return builder.add(name)
    }
}
