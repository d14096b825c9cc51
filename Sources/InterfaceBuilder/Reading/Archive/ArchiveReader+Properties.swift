// Properties of archived objects: texts, frames, identifiers, runtime
// attributes, and everything else as JSON.

extension ArchiveReader {
    func readProperties(of record: Record, _ index: Int32) {
        guard record.object >= 0 else { return }
        let place = Int(index)
        readKey(of: record, index)
        readFrame(record.object, index)
        var texts: [TextRecord] = []
        for item in graph.items(record.object) {
            let node = graph.nodes[Int(item)]
            guard let key = builder.string(node.key) else { continue }
            readText(key, item, node.at, index, &texts)
            readColumn(key, item, index)
            readResource(key, item, index)
        }
        builder.document.texts += texts
        let identifier = flattened(record.id, "userInterfaceItemIdentifier")
        if identifier >= 0 { builder.document.objects[place].identifier = graph.text(of: identifier) }
        readPlaceholders(flattened(record.id, "IBAttributePlaceholdersKey"), index)
        builder.document.objects[place].attributes = attributes(of: record)
    }

    // MARK: Columns

    /// The key that the object hangs on in its parent, under the name that
    /// modern documents use.
    private func readKey(of record: Record, _ index: Int32) {
        guard record.parent >= 0, recordOf[record.parent] != nil else { return }
        if keysOf[record.parent] == nil { keysOf[record.parent] = keys(in: record.parent) }
        guard let key = keysOf[record.parent]?[record.object] else { return }
        builder.document.objects[Int(index)].key = builder.add(Self.modernKey(key))
    }

    private func keys(in parent: Int32) -> [Int32: String] {
        var keys: [Int32: String] = [:]
        for item in graph.items(parent) {
            let value = graph.deref(item)
            guard value >= 0, let key = builder.string(graph.nodes[Int(item)].key) else { continue }
            if recordOf[value] != nil {
                if keys[value] == nil { keys[value] = key }
            } else if graph.nodes[Int(value)].word == .array || builder.string(graph.className(value))?.hasSuffix("Array") == true {
                for member in graph.items(value) {
                    let object = graph.deref(member)
                    if object >= 0, recordOf[object] != nil, keys[object] == nil { keys[object] = key }
                }
            }
        }
        return keys
    }

    private static let modernKeys = [
        "NSWindowView": "view", "NSMenuItems": "items", "NSDocView": "documentView", "NSSubmenu": "submenu",
        "NSTabViewItems": "tabViewItems", "NSTableColumns": "tableColumns", "NSView": "view",
        "IBUIViewControllers": "viewControllers", "NSHScroller": "horizontalScroller", "NSVScroller": "verticalScroller",
    ]

    static func modernKey(_ key: String) -> String {
        if let name = modernKeys[key] { return name }
        let bare = key.hasPrefix("IBUI") ? key.dropFirst(4) : key.hasPrefix("NS") ? key.dropFirst(2) : Substring(key)
        return bare.prefix(1).lowercased() + bare.dropFirst()
    }

    /// `{{x, y}, {width, height}}`, or only `{width, height}` at the origin.
    private func readFrame(_ node: Int32, _ index: Int32) {
        var text = graph.text(node, "NSFrame")
        if text.isNone { text = graph.text(node, "NSWindowRect") }
        if text.isNone { text = graph.text(node, "NSFrameSize") }
        guard let written = builder.string(text) else { return }
        let numbers = written.split { "{}, ".contains($0) }.map { builder.add(String($0)) }
        var frame = Rect()
        if numbers.count == 4 {
            (frame.x, frame.y, frame.width, frame.height) = (numbers[0], numbers[1], numbers[2], numbers[3])
        } else if numbers.count == 2 {
            let zero = builder.add("0.0")
            (frame.x, frame.y, frame.width, frame.height) = (zero, zero, numbers[0], numbers[1])
        }
        builder.document.objects[Int(index)].frame = frame
    }

    private func readColumn(_ key: String, _ item: Int32, _ index: Int32) {
        let place = Int(index)
        switch key {
        case "NSTag", "IBUITag": builder.document.objects[place].tag = nonZero(graph.text(of: item))
        case "IBUIReuseIdentifier": builder.document.objects[place].reuseIdentifier = graph.text(of: item)
        case "NSIdentifier", "NSToolbarItemIdentifier", "NSReuseIdentifierKey", "NSUserInterfaceItemIdentifier":
            if builder.document.objects[place].identifier.isNone {
                builder.document.objects[place].identifier = graph.text(of: item)
            }
        case "IBUIAccessibilityConfiguration":
            let configuration = graph.deref(item)
            builder.document.objects[place].accessibilityLabel = graph.text(configuration, "IBUIAccessibilityLabel")
            builder.document.objects[place].accessibilityHint = graph.text(configuration, "IBUIAccessibilityHint")
        default: break
        }
    }

    private func nonZero(_ text: Text) -> Text { builder.text(text, equals: "0") ? .none : text }

    // MARK: What users see

    /// Names of properties as tables of strings have them, by archived key.
    private static let visible = [
        "NSTitle": "title", "NSWindowTitle": "title", "IBUITitle": "title", "IBUIText": "text", "NSLabel": "label",
        "IBUINormalTitle": "normalTitle", "IBUIHighlightedTitle": "highlightedTitle",
        "IBUISelectedTitle": "selectedTitle", "IBUIDisabledTitle": "disabledTitle", "IBUIPlaceholder": "placeholder",
        "IBUIPrompt": "prompt", "NSPlaceholderString": "placeholderString", "NSToolbarItemLabel": "label",
        "NSToolbarItemPaletteLabel": "paletteLabel", "NSToolbarItemToolTip": "ibShadowedToolTip",
        "NSToolTip": "ibShadowedToolTip", "NSAlternateContents": "alternateTitle",
    ]

    private func readText(_ key: String, _ item: Int32, _ at: Position, _ index: Int32, _ texts: inout [TextRecord]) {
        let value = graph.deref(item)
        guard value >= 0 else { return }
        switch key {
        case "NSContents":
            // The contents of a cell are its title; of an image cell an image.
            let node = graph.nodes[Int(value)]
            guard node.word == .string || builder.string(node.className)?.hasSuffix("String") == true else { return }
            add("title", graph.text(of: value), at, index, &texts)
        case "NSHeaderCell" where recordOf[value] == nil:
            add("headerCell.title", graph.text(value, "NSContents"), at, index, &texts)
        case "IBSegmentTitles", "IBUISegmentTitles":
            for (number, title) in graph.items(value).enumerated() {
                add("segmentTitles[\(number)]", graph.text(of: title), graph.nodes[Int(title)].at, index, &texts)
            }
        case "NSSegmentImages":
            for (number, segment) in graph.items(value).enumerated() {
                let node = graph.deref(segment)
                guard node >= 0 else { continue }
                add("ibShadowedLabels[\(number)]", graph.text(node, "NSSegmentItemLabel"), graph.nodes[Int(node)].at, index, &texts)
                add("ibShadowedToolTips[\(number)]", graph.text(node, "NSSegmentItemTooltip"), graph.nodes[Int(node)].at, index, &texts)
            }
        case "NSPopUpListData":
            for (number, entry) in graph.items(value).enumerated() {
                add("objectValues[\(number)]", graph.text(of: entry), graph.nodes[Int(entry)].at, index, &texts)
            }
        default:
            guard let property = Self.visible[key] else { return }
            add(property, graph.text(of: value), at, index, &texts)
        }
    }

    private func add(_ property: String, _ text: Text, _ at: Position, _ index: Int32, _ texts: inout [TextRecord]) {
        guard !text.isNone else { return }
        texts.append(TextRecord(object: index, property: builder.add(property), text: text, at: at))
        let place = Int(index)
        let isFirst = ["title", "text", "normalTitle", "label", "headerCell.title"].contains(property)
        if isFirst, builder.document.objects[place].text.isNone { builder.document.objects[place].text = text }
    }

    /// Tool tips, accessibility and runtime attributes lie in placeholders.
    private func readPlaceholders(_ node: Int32, _ index: Int32) {
        for (name, value) in graph.dictionary(node) {
            let placeholder = graph.deref(value)
            guard placeholder >= 0 else { continue }
            let at = graph.nodes[Int(placeholder)].at
            switch builder.string(graph.className(placeholder)) {
            case "IBToolTipAttribute"?:
                let text = graph.text(placeholder, "toolTip")
                guard !text.isNone else { continue }
                builder.document.texts.append(TextRecord(
                    object: index, property: builder.add("ibShadowedToolTip"), text: text, at: at))
            case "IBAccessibilityAttribute"?: readAccessibility(name, graph.text(placeholder, "accessibilityValue"), at, index)
            case "IBUserDefinedRuntimeAttributesPlaceholder"?:
                for item in graph.items(graph.value(placeholder, "userDefinedRuntimeAttributes")) {
                    readRuntimeAttribute(graph.deref(item), index)
                }
            default: break
            }
        }
    }

    private func readAccessibility(_ name: String, _ text: Text, _ at: Position, _ index: Int32) {
        guard !text.isNone else { return }
        if name == "AccessibilityDescription" { builder.document.objects[Int(index)].accessibilityLabel = text }
        if name == "AccessibilityHelp" { builder.document.objects[Int(index)].accessibilityHint = text }
        builder.document.texts.append(TextRecord(
            object: index, property: builder.add("ibExternal" + name), text: text, at: at))
    }

    private func readRuntimeAttribute(_ node: Int32, _ index: Int32) {
        guard node >= 0 else { return }
        let type = builder.string(graph.text(node, "typeIdentifier"))?.split(separator: ".").last.map(String.init) ?? ""
        let value = graph.value(node, "value")
        var written = graph.text(of: value)
        if written.isNone, value >= 0 { written = json(of: value) }
        builder.document.runtimeAttributes.append(RuntimeAttributeRecord(
            object: index, keyPath: graph.text(node, "keyPath"), type: builder.add(type), value: written,
            at: graph.nodes[Int(node)].at))
    }

    // MARK: Images, fonts, colours

    private func readResource(_ key: String, _ item: Int32, _ index: Int32) {
        let value = graph.deref(item)
        guard value >= 0 else { return }
        switch builder.string(graph.className(value)) {
        case "NSCustomResource"?:
            guard builder.string(graph.text(value, "NSClassName")) != "NSSound" else {
                return addUse(.sound, graph.text(value, "NSResourceName"), key, item, index)
            }
            // Every menu item archives AppKit's two marks: no choice of anyone.
            let name = graph.text(value, "NSResourceName")
            if ["NSMenuCheckmark", "NSMenuMixedState"].contains(builder.string(name)) { return }
            addUse(.image, name, key, item, index)
        case "NSFont"?:
            addUse(.font, graph.text(value, "NSName"), key, item, index)
        case "IBUIFontDescription"?:
            addUse(.font, graph.text(value, "name"), key, item, index)
        default: break
        }
    }

    private func addUse(_ kind: ResourceKind, _ name: Text, _ key: String, _ item: Int32, _ index: Int32) {
        guard !name.isNone else { return }
        builder.document.resourceUses.append(ResourceUseRecord(
            object: index, kind: kind, name: name, property: builder.add(Self.modernKey(key)),
            at: graph.nodes[Int(item)].at))
    }
}
