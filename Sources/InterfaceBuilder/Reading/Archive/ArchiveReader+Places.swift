// Finds the position of each object in its parent: its key and its order.

extension ArchiveReader {
    /// The maximum number of levels between an object and the element of its parent. A text view is in the subviews of
    /// the clip view, which is in the subviews of the scroll view.
    private static let reach = 4

    /// Keys of references to an object that is not a child: a parent, a sibling, or the selected object of a list.
    private static let sideways = ObjectReferences.archivedLinks.union([
        "NSControlView", "NSTableView", "NSTarget", "NSDelegate", "NSDataSource", "NSInitialFirstResponder",
        "NSSelectedCell", "NSKeyCell", "NSSelectedTabViewItem", "IBUISelectedViewController",
    ])

    /// Keys that are more specific than `subviews`.
    private static let betterThanSubviews: Set<String> = [
        "contentView", "horizontalScroller", "verticalScroller", "headerView",
    ]

    /// Records the key of each child in its parent, and returns the children in the order of the parent's element.
    ///
    /// Children that are not in the parent's element come last.
    func place(_ children: [Int], in parent: Record) -> [Int] {
        guard !children.isEmpty else { return [] }
        var places = Places(wanted: Set(children.map { records[$0].object }))
        visit(parent, reach: 1, &places)
        if places.order.count < places.wanted.count {
            places = Places(wanted: places.wanted)
            visit(parent, reach: Self.reach, &places)
        }
        for item in graph.items(flattened(parent.id, "prototypeCellViews")) {
            places.note(graph.deref(item), "prototypeCellViews")
        }
        keyOf.merge(places.keys) { first, _ in first }
        // A custom view archives its subviews from front to back. All other views list them from back to front, as a
        // modern document does.
        let direction = builder.text(graph.className(parent.object), equals: "NSCustomView") ? -1 : 1
        let order = places.order
        func rank(_ child: Int) -> Int { order[records[child].object].map { $0 * direction } ?? .max }
        return children.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
            \.element)
    }

    private struct Places {
        let wanted: Set<Int32>
        var keys: [Int32: String] = [:]
        var order: [Int32: Int] = [:]

        init(wanted: Set<Int32>) { self.wanted = wanted }

        mutating func note(_ object: Int32, _ key: String) {
            guard wanted.contains(object) else { return }
            if order[object] == nil { order[object] = order.count }
            if keys[object] == nil || (keys[object] == "subviews" && betterThanSubviews.contains(key)) {
                keys[object] = key
            }
        }
    }

    private func visit(_ parent: Record, reach: Int, _ places: inout Places) {
        for item in graph.items(parent.object) {
            guard let key = builder.string(graph.nodes[Int(item)].key) else { continue }
            visit(item, key, reach: reach, &places)
        }
    }

    private func visit(_ item: Int32, _ key: String, reach: Int, _ places: inout Places) {
        let node = graph.deref(item)
        guard node >= 0, !Self.sideways.contains(key) else { return }
        if recordOf[node] != nil { return places.note(node, Self.modernKey(key)) }
        guard reach > 0 else { return }
        if isList(node) {
            for member in graph.items(node) { visit(member, key, reach: reach - 1, &places) }
        } else if reach > 1, graph.nodes[Int(node)].word == .object {
            for inner in graph.items(node) {
                guard let innerKey = builder.string(graph.nodes[Int(inner)].key) else { continue }
                // The clip view of a table header contains only the header.
                visit(inner, key == "NSHeaderClipView" ? key : innerKey, reach: reach - 1, &places)
            }
        }
    }

    /// Returns the name that modern documents use for an archived key.
    static func modernKey(_ key: String) -> String {
        if let name = modernKeys[key] { return name }
        let isShort = key.hasPrefix("NS") || key.hasPrefix("UI")
        let bare = key.hasPrefix("IBUI") ? key.dropFirst(4) : isShort ? key.dropFirst(2) : Substring(key)
        return bare.prefix(1).lowercased() + bare.dropFirst()
    }

    private static let modernKeys = [
        "NSWindowView": "contentView", "NSViewClass": "toolbar", "NSToolbarIBAllowedItems": "allowedToolbarItems",
        "NSToolbarItemView": "view", "NSMenuItems": "items", "NSDocView": "subviews", "NSHeaderClipView": "headerView",
        "NSHScroller": "horizontalScroller", "NSVScroller": "verticalScroller", "NSCells": "column",
        "NSProtoCell": "prototype",
        "NSSupport": "font", "NSNormalImage": "image", "NSOnImage": "onStateImage", "NSMixedImage": "mixedStateImage",
        "IBNSSafeAreaLayoutGuide": "safeArea", "IBNSLayoutMarginsGuide": "layoutMargins",
        "IBUIFont": "fontDescription", "UIFont": "fontDescription",
    ]
}
