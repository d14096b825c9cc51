// Reads the connections and constraints of archives.

extension ArchiveReader {
    func readConnections(_ table: Int32) {
        for pending in pendingConstraints { readConstraint(pending.record, owner: pending.owner) }
        // A binding refers to the connector of the preceding binding.
        var connectors: [Int32: Text] = [:]
        var bindings: [(index: Int, previous: Int32)] = []
        for item in graph.items(table) {
            let record = graph.deref(item)
            let connection = graph.value(record, "connection")
            guard connection >= 0 else { continue }
            var id = graph.text(record, "connectionID")
            if id.isNone { id = graph.text(record, "id") }
            let index = builder.document.connections.count
            readConnection(connection, id: id)
            let connector = graph.value(connection, "connector")
            if connector >= 0 {
                connectors[connector] = id
                let previous = graph.value(connector, "NSPreviousConnector")
                if previous >= 0 { bindings.append((index, previous)) }
            }
        }
        for (index, previous) in bindings {
            guard let id = connectors[previous].flatMap(builder.string) else { continue }
            builder.document.connections[index].attributes = previousBinding(id)
        }
    }

    private func previousBinding(_ id: String) -> Text {
        let json = ByteBuffer()
        json.append("{\"previousBinding\":")
        Array(id.utf8).withUnsafeBufferPointer { json.appendJSON($0) }
        json.append(UInt8(ascii: "}"))
        return builder.add(json.bytes)
    }

    private func readConnection(_ node: Int32, id: Text) {
        let className = builder.string(graph.className(node)) ?? ""
        var record = ConnectionRecord()
        record.kind = builder.add(Self.kind(of: className))
        record.connectionID = id
        record.at = graph.nodes[Int(node)].at
        record.name = graph.text(node, "label")
        var source = graph.value(node, "source")
        var destination = graph.value(node, "destination")
        // Archives for macOS store actions in the opposite direction: the source is the target, and the destination is
        // the sender.
        if className == "IBActionConnection" { swap(&source, &destination) }
        record.sourceID = objectID(of: source)
        record.source = objectOf[source] ?? -1
        record.destinationID = objectID(of: destination)
        record.destination = objectOf[destination] ?? -1
        switch className {
        case "IBBindingConnection":
            let connector = graph.value(node, "connector")
            record.name = graph.text(connector, "NSBinding")
            record.keyPath = graph.text(connector, "NSKeyPath")
            record.options = json(of: graph.dictionary(graph.value(connector, "NSOptions")))
        case "IBCocoaTouchEventConnection":
            record.eventType = builder.add(Self.eventName(builder.string(graph.text(node, "IBEventType"))))
        default: break
        }
        if className.contains("OutletCollection") {
            record.collectionClass = graph.text(node, "cachedDesigntimeClassName")
            let appends = builder.text(graph.text(node, "addsContentToExistingCollection"), equals: "YES")
            if appends { record.attributes = builder.add("{\"appends\":\"YES\"}") }
        }
        builder.document.connections.append(record)
    }

    func objectID(of node: Int32) -> Text {
        guard node >= 0 else { return .none }
        if case .object(let index)? = targets[node] { return builder.document.objects[Int(index)].objectID }
        return recordOf[node].map { records[$0].id } ?? .none
    }

    private static func kind(of className: String) -> String {
        if className.contains("OutletCollection") { return "outletCollection" }
        switch className {
        case "IBOutletConnection", "IBCocoaTouchOutletConnection": return "outlet"
        case "IBActionConnection", "IBCocoaTouchEventConnection": return "action"
        case "IBBindingConnection": return "binding"
        default: return className
        }
    }

    /// Returns the name of a control event. `IBEventType` is the number of the event's bit plus 1: 7 means
    /// touchUpInside (`1 << 6`). For an unknown event, returns the number.
    static func eventName(_ type: String?) -> String {
        guard let type, let bit = Int(type).map({ $0 &- 1 }) else { return "" }
        let names = [
            0: "touchDown", 1: "touchDownRepeat", 2: "touchDragInside", 3: "touchDragOutside", 4: "touchDragEnter",
            5: "touchDragExit", 6: "touchUpInside", 7: "touchUpOutside", 8: "touchCancel", 12: "valueChanged",
            13: "primaryActionTriggered", 16: "editingDidBegin", 17: "editingChanged", 18: "editingDidEnd",
            19: "editingDidEndOnExit",
        ]
        return names[bit] ?? type
    }

    // MARK: Constraints

    private func readConstraint(_ record: Record, owner: Int32) {
        let node = record.object
        var constraint = ConstraintRecord()
        constraint.constraintID = record.id
        constraint.owner = owner
        constraint.at = graph.nodes[Int(node)].at
        constraint.firstItemID = objectID(of: graph.value(node, "firstItem"))
        constraint.secondItemID = objectID(of: graph.value(node, "secondItem"))
        constraint.firstAttribute = Self.attributeName(graph.text(node, "firstAttribute"), builder)
        constraint.secondAttribute = Self.attributeName(graph.text(node, "secondAttribute"), builder)
        switch builder.string(graph.text(node, "relation")) {
        case "1"?: constraint.relation = builder.add("greaterThanOrEqual")
        case "-1"?: constraint.relation = builder.add("lessThanOrEqual")
        default: break
        }
        let constant = graph.value(node, "constant")
        constraint.constant = unless(
            graph.child(constant, "value") >= 0 ? graph.text(constant, "value") : graph.text(of: constant), is: 0)
        if builder.text(graph.className(constant), equals: "IBNSLayoutSymbolicConstant") {
            constraint.attributes = builder.add("{\"symbolic\":\"YES\"}")
        }
        constraint.multiplier = unless(graph.text(node, "multiplier"), is: 1)
        constraint.priority = unless(graph.text(node, "priority"), is: 1000)
        constraint.customClass = graph.text(of: flattened(record.id, "CustomClassName"))
        builder.document.constraints.append(constraint)
    }

    /// Returns a value, or none if it is the default value, because a modern document also omits default values.
    func unless(_ text: Text, is value: Double) -> Text {
        builder.string(text).flatMap(Double.init) == value ? .none : text
    }

    private static let attributeNames = [
        "1": "left", "2": "right", "3": "top", "4": "bottom", "5": "leading", "6": "trailing", "7": "width",
        "8": "height", "9": "centerX", "10": "centerY", "11": "baseline", "12": "firstBaseline",
    ]

    /// Returns the name of the `NSLayoutAttribute` with this number.
    static func attributeName(_ number: Text, _ builder: DocumentBuilder) -> Text {
        guard let text = builder.string(number), text != "0" else { return .none }
        return builder.add(attributeNames[text] ?? text)
    }
}
