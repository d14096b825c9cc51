// Reads the tables of compiled nibs for macOS. They are parallel lists: NSObjectsKeys and NSObjectsValues (objects and
// their parents), NSOidsKeys and NSOidsValues (numbers), NSClassesKeys and NSClassesValues (custom classes), NSNamesKeys
// and NSNamesValues (labels).

extension ArchiveReader {
    func readAppKit(_ data: Int32) {
        let keys = graph.items(graph.value(data, "NSObjectsKeys")).map(graph.deref)
        let parents = graph.items(graph.value(data, "NSObjectsValues")).map(graph.deref)
        let root = graph.value(data, "NSRoot")
        let names = table(data, "NSNamesKeys", "NSNamesValues")
        var ids = table(data, "NSOidsKeys", "NSOidsValues")
        if !place.prefix.isEmpty { ids = ids.mapValues { id(builder.string($0) ?? "") } }
        let connections = graph.items(graph.value(data, "NSConnections")).map(graph.deref)
        let scenes = placeAppKit(keys, root: root, connections)
        for (object, known) in sourceIDs { ids[object] = builder.add(known) }
        let firstObject = builder.document.objects.count
        addContainer(data)
        // These objects have the ids that they have in every xib.
        ids[root] = id("-2")
        if root >= 0, targets[root] == nil {
            addRecord(root, id: ids[root] ?? .none, parent: data, name: names[root] ?? .none)
        }
        addFirstResponder(data)
        let known = Set(keys)
        for (index, object) in keys.enumerated()
        where object >= 0 && object != root && recordOf[object] == nil && targets[object] == nil {
            let parent = index < parents.count ? parents[index] : -1
            let isTop =
                parent == root || parent == object || !known.contains(parent) || scenes.contains(object)
                || adopters[object] != nil
            if isTop, isApplication(object) { ids[object] = id("-3") }
            let id = ids[object] ?? id("object-\(index)")
            addRecord(object, id: id, parent: isTop ? data : parent, name: names[object] ?? .none)
        }
        for (object, name) in table(data, "NSClassesKeys", "NSClassesValues") {
            guard let record = recordOf[object], flattened(records[record].id, "CustomClassName") < 0 else { continue }
            setCustomClass(name, of: object, records[record].id)
        }
        addLayoutGuides()
        readObjects()
        addScenes(scenes, from: firstObject)
        if place.isInStoryboard { for object in keys where object >= 0 { readSegues(of: object) } }
        for controller in scenes { readContentController(of: controller) }
        readAppKitConnections(graph.value(data, "NSConnections"), ids)
        readAppKitConnections(graph.value(data, "NSAccessibilityConnectors"), ids)
        for pending in pendingConstraints { readCompiledConstraint(pending.record, owner: pending.owner) }
    }

    private func table(_ data: Int32, _ keys: StaticString, _ values: StaticString) -> [Int32: Text] {
        let pairs = zip(graph.items(graph.value(data, keys)), graph.items(graph.value(data, values)))
        var table: [Int32: Text] = [:]
        for (key, value) in pairs {
            let text = graph.text(of: value)
            // The id 0 belongs to the container.
            guard !builder.text(text, equals: "0"), !text.isNone else { continue }
            table[graph.deref(key)] = text
        }
        return table
    }

    /// Whether an object is the application object in the nib of a storyboard's main menu.
    func isApplication(inStoryboard record: Record) -> Bool {
        place.isInStoryboard && graph.value(record.object, "IBMainMenu") >= 0
    }

    private func isApplication(_ object: Int32) -> Bool {
        builder.text(graph.className(object), equals: "NSCustomObject")
            && builder.text(graph.text(object, "NSClassName"), equals: "NSApplication")
    }

    /// Adds the First Responder. A compiled nib does not contain it: an action without a target is sent to it.
    private func addFirstResponder(_ container: Int32) {
        let object = addNode(.object, className: "NSCustomObject")
        firstResponder = object
        if place.kind == .view {
            targets[object] = place.firstResponder ?? .helper
            return
        }
        let id = id("-1")
        addRecord(object, id: id, parent: container)
        setFlattened(id, "CustomClassName", builder.add(place.isInStoryboard ? "NSResponder" : "FirstResponder"))
    }

    /// Adds the layout guides that constraints use. The table of objects does not contain them.
    private func addLayoutGuides() {
        var count = 0
        for record in records {
            for key in ["IBNSSafeAreaLayoutGuide", "IBNSLayoutMarginsGuide"] as [StaticString] {
                let guide = graph.value(record.object, key)
                guard guide >= 0, recordOf[guide] == nil else { continue }
                count += 1
                addRecord(guide, id: id("guide-\(count)"), parent: record.object)
            }
        }
    }

    // MARK: Connections

    private func readAppKitConnections(_ list: Int32, _ ids: [Int32: Text]) {
        for item in graph.items(list) {
            let node = graph.deref(item)
            guard node >= 0, let kind = builder.string(graph.className(node)) else { continue }
            let source = graph.value(node, "NSSource")
            if isOfLoader(node, from: source, to: graph.value(node, "NSDestination")) { continue }
            var record = ConnectionRecord()
            record.connectionID = ids[node] ?? .none
            record.at = CompiledGraph.start
            record.name = graph.text(node, "NSLabel")
            var destination = graph.value(node, "NSDestination")
            switch kind {
            case "NSNibOutletConnector": record.kind = builder.add("outlet")
            case "NSNibControlConnector", "NSNibAuxiliaryActionConnector":
                record.kind = builder.add("action")
                record.trigger = graph.text(node, "NSTrigger")
                if destination < 0 { destination = firstResponder }
            case "NSNibBindingConnector":
                record.kind = builder.add("binding")
                record.name = graph.text(node, "NSBinding")
                record.keyPath = graph.text(node, "NSKeyPath")
                record.options = json(of: graph.dictionary(graph.value(node, "NSOptions")))
            default:
                readConnector(node, kind)
                continue
            }
            add(&record, from: source, to: destination)
        }
    }

    /// Adds a connection between two objects.
    func add(_ record: inout ConnectionRecord, from source: Int32, to destination: Int32) {
        guard hasRoom(for: builder.document.connections.count - rowsBefore.connections) else { return }
        record.source = index(of: source)
        record.sourceID = objectID(of: source)
        record.destination = index(of: destination)
        if record.destinationID.isNone { record.destinationID = objectID(of: destination) }
        builder.document.connections.append(record)
    }

    /// Reads a connector that is not a connection: the loader sets a value with it.
    private func readConnector(_ node: Int32, _ kind: String) {
        switch kind {
        case "NSIBUserDefinedRuntimeAttributesConnector":
            let values = graph.items(graph.value(node, "NSValues"))
            for (keyPath, value) in zip(graph.items(graph.value(node, "NSKeyPaths")), values) {
                // In a storyboard, this is a segue.
                if place.isInStoryboard, builder.text(graph.text(of: keyPath), equals: "contentViewController") {
                    continue
                }
                addRuntimeAttribute(graph.text(of: keyPath), value, of: graph.value(node, "NSObject"))
            }
        case "NSIBHelpConnector":
            guard let object = objectOf[graph.value(node, "NSDestination")] else { return }
            addText("ibShadowedToolTip", graph.text(node, "NSMarker"), object)
        case "NSNibAXAttributeConnector":
            guard let object = objectOf[graph.value(node, "AXDestinationArchiveKey")] else { return }
            let name = builder.string(graph.text(node, "AXAttributeTypeArchiveKey")) ?? ""
            readAccessibility(
                name.hasPrefix("AX") ? "Accessibility" + name.dropFirst(2) : name,
                graph.text(node, "AXAttributeValueArchiveKey"), CompiledGraph.start, object)
        default: break
        }
    }

    /// Whether another row may be added. Lists that several objects share could otherwise fill the memory. Real nibs have
    /// fewer rows of each kind than values.
    private func hasRoom(for rows: Int) -> Bool {
        guard rows >= graph.nodes.count else { return true }
        graph.note("The nib has more connections or attributes than values.", at: 0)
        return false
    }

    func addText(_ property: String, _ text: Text, _ object: Int32) {
        guard !text.isNone else { return }
        builder.document.texts.append(
            TextRecord(object: object, property: builder.add(property), text: text, at: CompiledGraph.start))
    }

    func addRuntimeAttribute(_ keyPath: Text, _ value: Int32, of object: Int32) {
        let object = index(of: object)
        guard object >= 0, hasRoom(for: builder.document.runtimeAttributes.count - rowsBefore.attributes) else {
            return
        }
        let value = graph.deref(value)
        var text = graph.text(of: value)
        if text.isNone, value >= 0 { text = json(of: value) }
        let type: String? =
            switch value < 0 ? .nil : graph.nodes[Int(value)].word {
            case .nil: "nil"
            // The reader of binary property lists does not distinguish texts from numbers.
            case .string: builder.document.format == .nibArchive ? "string" : nil
            case .bool: "boolean"
            case .integer, .real: "number"
            default: nil
            }
        builder.document.runtimeAttributes.append(
            RuntimeAttributeRecord(
                object: object, keyPath: keyPath, type: type.map(builder.add) ?? .none, value: text,
                at: CompiledGraph.start))
    }

    // MARK: Constraints

    func readCompiledConstraint(_ record: Record, owner: Int32) {
        let node = record.object
        var constraint = ConstraintRecord()
        constraint.constraintID = record.id
        constraint.owner = owner
        constraint.at = CompiledGraph.start
        constraint.firstItemID = objectID(of: graph.value(node, "NSFirstItem"))
        constraint.secondItemID = objectID(of: graph.value(node, "NSSecondItem"))
        constraint.firstAttribute = attribute(node, "NSFirstAttributeV2", "NSFirstAttribute")
        constraint.secondAttribute = attribute(node, "NSSecondAttributeV2", "NSSecondAttribute")
        switch builder.string(graph.text(node, "NSRelation")) {
        case "1"?: constraint.relation = builder.add("greaterThanOrEqual")
        case "-1"?: constraint.relation = builder.add("lessThanOrEqual")
        default: break
        }
        let constant = graph.text(node, "NSConstantV2")
        constraint.constant = unless(constant.isNone ? graph.text(node, "NSConstant") : constant, is: 0)
        if graph.value(node, "NSSymbolicConstant") >= 0 {
            constraint.attributes = builder.add("{\"symbolic\":\"YES\"}")
        }
        constraint.multiplier = unless(graph.text(node, "NSMultiplier"), is: 1)
        constraint.priority = unless(graph.text(node, "NSPriority"), is: 1000)
        constraint.identifier = graph.text(node, "NSLayoutIdentifier")
        builder.document.constraints.append(constraint)
    }

    private func attribute(_ node: Int32, _ key: StaticString, _ older: StaticString) -> Text {
        let text = graph.text(node, key)
        return Self.attributeName(text.isNone ? graph.text(node, older) : text, builder)
    }
}
