// Connects the nibs of a compiled storyboard for macOS. They have other keys than the nibs for iOS.

extension ArchiveReader {
    /// Finds the objects of other nibs that placeholders stand for, and the ids that the storyboard contains.
    ///
    /// - Returns: the controllers of the scenes. The first one is the main controller.
    func placeAppKit(_ keys: [Int32], root: Int32, _ connections: [Int32]) -> [Int32] {
        guard place.kind != .whole else { return [] }
        if root >= 0 { targets[root] = place.owner ?? .helper }
        for object in keys where object >= 0 && object != root {
            targets[object] = macTarget(of: object)
            for (identifier, item) in graph.dictionary(graph.value(object, "NSExternalObjectsTableForViewLoading"))
            where identifier.hasPrefix("UpstreamPlaceholder-") {
                sourceIDs[graph.deref(item)] = String(identifier.dropFirst("UpstreamPlaceholder-".count))
            }
        }
        if place.kind == .view, case .object(let owner)? = place.owner {
            for connection in connections where isOfMacView(connection, root) {
                let view = graph.value(connection, "NSDestination")
                adopters[view] = NibPlace.Parent(
                    object: owner, depth: builder.document.objects[Int(owner)].depth + 1, key: "view")
                targets[connection] = .helper
                if let ids = NibPlace.ids(inViewNib: place.name) { sourceIDs[view] = ids.view }
            }
        }
        guard place.kind == .scene else { return [] }
        let main = connections.first { builder.text(graph.text($0, "NSLabel"), equals: "sceneController") }
            .map { graph.value($0, "NSDestination") }
        let application = keys.first { $0 >= 0 && graph.value($0, "IBMainMenu") >= 0 }
        var controllers = [main ?? application].compactMap { $0 }
        for object in keys where object >= 0 {
            let content = graph.value(object, "IBWindowTemplateContentViewController")
            let window = graph.value(object, "IBWindowTemplate")
            // The storyboard lists the window inside its controller, so this outlet is implied.
            for connection in connections where isOutlet(to: window, of: object, connection) {
                targets[connection] = .helper
            }
            guard content >= 0, keys.contains(content) else { continue }
            controllers.append(content)
            // The view of the controller replaces this empty view.
            let empty = graph.value(window, "NSWindowView")
            if empty >= 0 { targets[empty] = .helper }
        }
        var seen: Set<Int32> = []
        controllers = controllers.filter { $0 >= 0 && targets[$0] == nil && seen.insert($0).inserted }
        for controller in controllers {
            let name = builder.string(graph.text(controller, "NSNibName")) ?? ""
            if let ids = NibPlace.ids(inViewNib: name) { sourceIDs[controller] = ids.controller }
        }
        if let main, sourceIDs[main] == nil { sourceIDs[main] = NibPlace.id(inIdentifier: place.name) }
        return controllers
    }

    private func macTarget(of object: Int32) -> NibPlace.Target? {
        switch builder.string(graph.className(object)) {
        case "NSNibExternalObjectPlaceholder"?:
            let identifier = builder.string(graph.text(object, "NSExternalObjectPlaceholderIdentifier")) ?? ""
            return identifier == "NSStoryboardPlaceholder" ? .helper : place.outside[identifier]
        case "NSCustomObject"?:
            // Every nib has an application object. Only the scene of the main menu contains it in the storyboard.
            let isApplication = builder.text(graph.text(object, "NSClassName"), equals: "NSApplication")
            return isApplication && graph.value(object, "IBMainMenu") < 0 ? .helper : nil
        case let name?: return place.isInStoryboard && name.hasSuffix("SegueTemplate") ? .helper : nil
        case nil: return nil
        }
    }

    private func isOfMacView(_ connection: Int32, _ root: Int32) -> Bool {
        builder.text(graph.text(connection, "NSLabel"), equals: "view") && graph.value(connection, "NSSource") == root
    }

    /// Whether a connection is the outlet from a window controller to its window.
    private func isOutlet(to window: Int32, of controller: Int32, _ connection: Int32) -> Bool {
        window >= 0 && graph.value(connection, "NSSource") == controller
            && graph.value(connection, "NSDestination") == window
            && builder.text(graph.text(connection, "NSLabel"), equals: "window")
    }

    /// Adds the segue from a window controller to the controller of the window's content.
    func readContentController(of controller: Int32) {
        let content = graph.value(controller, "IBWindowTemplateContentViewController")
        guard index(of: content) >= 0 else { return }
        var record = ConnectionRecord()
        record.kind = builder.add("segue")
        record.at = CompiledGraph.start
        record.name = builder.add("relationship:window.shadowedContentViewController")
        add(&record, from: controller, to: content)
    }
}
