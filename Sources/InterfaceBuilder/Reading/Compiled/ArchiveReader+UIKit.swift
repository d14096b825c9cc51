// Reads the tables of compiled nibs for iOS and tvOS: lists of the top-level objects, of all objects, and of the
// connections. The nib has no object ids and no list of parents.

extension ArchiveReader {
    func readUIKit(_ root: Int32) {
        var top = graph.items(graph.value(root, "UINibTopLevelObjectsKey")).map(graph.deref)
        var all = graph.items(graph.value(root, "UINibObjectsKey")).map(graph.deref)
        let numbers = Dictionary(zip(all, all.indices)) { first, _ in first }
        let connections = graph.items(graph.value(root, "UINibConnectionsKey")).map(graph.deref)
        let scenes = placeUIKit(all, top, connections)
        let known = all.count
        top.removeAll { targets[$0] != nil }
        all.removeAll { targets[$0] != nil }
        var parents = uiKitParents(of: all, top)
        for controller in scenes { parents[controller] = nil }
        let firstObject = builder.document.objects.count
        addContainer(root)
        var constraints = 0
        for (index, object) in (top + all).enumerated() where object >= 0 && recordOf[object] == nil {
            // The position in the list of all objects is the same in every build of the same nib.
            let number = numbers[object] ?? known + index
            addRecord(object, id: uiKitID(of: object, number), parent: parents[object] ?? root)
        }
        for object in all where object >= 0 {
            for item in graph.items(graph.value(object, "UIViewAutolayoutConstraints")) {
                let constraint = graph.deref(item)
                guard constraint >= 0, recordOf[constraint] == nil, !isGenerated(constraint) else { continue }
                constraints += 1
                addRecord(constraint, id: id("constraint-\(constraints)"), parent: object)
            }
        }
        readObjects()
        addScenes(scenes, from: firstObject)
        for pending in pendingConstraints { readCompiledConstraint(pending.record, owner: pending.owner) }
        if place.isInStoryboard {
            for object in all where object >= 0 { readRelationships(of: object) }
            for object in all where object >= 0 { readSegues(of: object) }
        }
        for connection in connections { readUIKitConnection(connection) }
        if !place.isInStoryboard { for object in all where object >= 0 { readSegues(of: object) } }
        readUIKitAttributes(root)
        readPrototypes(of: all)
    }

    /// Returns the id of an object: its number in the list of all objects, from 1. The placeholders have the ids that
    /// they have in every xib.
    private func uiKitID(of object: Int32, _ index: Int) -> Text {
        if let known = sourceIDs[object] { return builder.add(known) }
        switch builder.string(graph.text(object, "UIProxiedObjectIdentifier")) {
        case "IBFilesOwner"?: return id("-1")
        case "IBFirstResponder"?: return id("-2")
        default: return id(String(index + 1))
        }
    }

    /// Whether the compiler created a constraint, for a view with a fixed frame or for the layout guide of a controller.
    /// The xib does not contain it.
    private func isGenerated(_ constraint: Int32) -> Bool {
        let name = graph.className(constraint)
        return builder.text(name, equals: "NSIBPrototypingLayoutConstraint")
            || builder.text(name, equals: "_UILayoutSupportConstraint")
    }

    // MARK: Parents

    /// The maximum number of levels between an object and the element of its parent.
    private static let reach = 3

    /// Keys of references to an object that is not a child.
    private static let uiKitSideways: Set<String> = [
        "UIParentViewController", "UINavigationBar", "UISelectedViewController", "UIExternalObjectsTableForViewLoading",
        "UIViewAutolayoutConstraints", "UIDelegate", "UIDataSource", "UITarget", "NSFirstItem", "NSSecondItem",
        "UIStoryboardSegueTemplates", "UIGestureRecognizers", "gestureRecognizers",
    ]

    /// Returns the parents of the objects, by element. Every object belongs to the first object that contains it.
    private func uiKitParents(of all: [Int32], _ top: [Int32]) -> [Int32: Int32] {
        let roots = Set(top)
        let wanted = Set(all).subtracting(roots)
        var parents: [Int32: Int32] = [:]
        var queue = top
        var next = 0
        func visit(_ node: Int32, _ owner: Int32, _ reach: Int) {
            let isNavigationController = graph.value(node, "UIViewControllers") >= 0
            for item in graph.items(node) {
                let key = builder.string(graph.nodes[Int(item)].key) ?? ""
                if Self.uiKitSideways.contains(key), !(isNavigationController && key == "UINavigationBar") { continue }
                let value = graph.deref(item)
                guard value >= 0, value != owner else { continue }
                if wanted.contains(value) {
                    guard parents[value] == nil else { continue }
                    parents[value] = owner
                    queue.append(value)
                } else if reach > 0, !roots.contains(value), graph.nodes[Int(value)].firstChild >= 0 {
                    visit(value, owner, reach - 1)
                }
            }
        }
        while next < queue.count {
            if queue[next] >= 0 { visit(queue[next], queue[next], Self.reach) }
            next += 1
        }
        return parents
    }

    // MARK: Connections

    private func readUIKitConnection(_ node: Int32) {
        guard node >= 0 else { return }
        var record = ConnectionRecord()
        record.at = CompiledGraph.start
        record.name = graph.text(node, "UILabel")
        let source = graph.value(node, "UISource")
        let destination = graph.value(node, "UIDestination")
        if isOfLoader(node, from: source, to: destination) { return }
        switch builder.string(graph.className(node)) {
        case "UIRuntimeOutletConnection"?:
            record.kind = builder.add("outlet")
            add(&record, from: source, to: destination)
        case "UIRuntimeEventConnection"?:
            record.kind = builder.add("action")
            let events = Self.events(builder.string(graph.text(node, "UIEventMask")))
            for event in events.isEmpty ? [""] : events {
                record.eventType = builder.add(event)
                add(&record, from: source, to: destination)
            }
        case "UIRuntimeOutletCollectionConnection"?:
            record.kind = builder.add("outletCollection")
            record.collectionClass = graph.text(node, "UIRuntimeCollectionClassName")
            for item in graph.items(destination) {
                record.destinationID = .none
                add(&record, from: source, to: graph.deref(item))
            }
        default: break
        }
    }

    /// Returns the names of the control events in a mask.
    private static func events(_ mask: String?) -> [String] {
        guard let mask = mask.flatMap(UInt32.init) else { return [] }
        return (0..<32).filter { mask & (1 << $0) != 0 }.map { eventName(String($0 + 1)) }
    }

    /// Reads the segues of a controller. The destination is in another nib of the compiled storyboard.
    func readSegues(of controller: Int32) {
        for item in graph.items(graph.value(controller, "UIStoryboardSegueTemplates")) {
            let segue = graph.deref(item)
            guard segue >= 0 else { continue }
            var record = ConnectionRecord()
            record.kind = builder.add("segue")
            record.at = CompiledGraph.start
            record.identifier = graph.text(segue, "UIIdentifier")
            record.destinationID = graph.text(segue, "UIDestinationViewControllerIdentifier")
            record.customClass = graph.text(segue, "UISegueClassName")
            record.name = segueKind(segue)
            if place.isInStoryboard { targets[segue] = .segue(builder.document.connections.count) }
            add(&record, from: controller, to: -1)
        }
    }

    /// Returns the kind of a segue by the class of its template: `UIStoryboardPushSegueTemplate` is `push`.
    private func segueKind(_ segue: Int32) -> Text {
        let name = builder.string(graph.className(segue)) ?? ""
        guard name.hasPrefix("UIStoryboard"), name.hasSuffix("SegueTemplate") else { return .none }
        let kind = name.dropFirst("UIStoryboard".count).dropLast("SegueTemplate".count)
        return builder.add(kind.isEmpty ? "custom" : kind.prefix(1).lowercased() + kind.dropFirst())
    }

    // MARK: Attributes in tables of their own

    private func readUIKitAttributes(_ root: Int32) {
        for item in graph.items(graph.value(root, "UINibKeyValuePairsKey")) {
            let pair = graph.deref(item)
            addRuntimeAttribute(
                graph.text(pair, "UIKeyPath"), graph.value(pair, "UIValue"), of: graph.value(pair, "UIObject"))
        }
        for item in graph.items(graph.value(root, "UINibAccessibilityConfigurationsKey")) {
            let configuration = graph.deref(item)
            // The name of the key has this spelling.
            guard let index = objectOf[graph.value(configuration, "UIAccessibileObject")] else { continue }
            let label = graph.text(configuration, "UIAccessibilityLabel")
            let hint = graph.text(configuration, "UIAccessibilityHint")
            builder.document.objects[Int(index)].accessibilityLabel = label
            builder.document.objects[Int(index)].accessibilityHint = hint
            builder.document.objects[Int(index)].accessibilityIdentifier = graph.text(
                configuration, "UIAccessibilityIdentifier")
            addText("accessibilityLabel", label, index)
            addText("accessibilityHint", hint, index)
        }
    }
}
