import Bytes

// Reads the properties of archived objects: texts, frames, identifiers and runtime attributes. Stores the rest as JSON.

extension ArchiveReader {
    func readProperties(of record: Record, _ index: Int32) {
        guard record.object >= 0 else { return }
        let place = Int(index)
        readFrame(record.object, index)
        var texts: [TextRecord] = []
        for item in graph.items(record.object) {
            guard let key = builder.string(graph.nodes[Int(item)].key) else { continue }
            readText(key, item, of: record, index, &texts)
            readCompiledText(key, item, index, &texts)
            readColumn(key, item, index)
            readResource(key, item, of: record, index)
        }
        builder.document.texts += texts
        let identifier = flattened(record.id, "userInterfaceItemIdentifier")
        if identifier >= 0 { builder.document.objects[place].identifier = graph.text(of: identifier) }
        readPlaceholders(flattened(record.id, "IBAttributePlaceholdersKey"), index)
        builder.document.objects[place].attributes = attributes(of: record)
    }

    // MARK: Columns

    /// Reads a frame: `{{x, y}, {width, height}}`, or only `{width, height}` at the origin.
    private func readFrame(_ node: Int32, _ index: Int32) {
        var text = graph.text(node, "NSFrame")
        if text.isNone { text = graph.text(node, "NSWindowRect") }
        if text.isNone { text = graph.text(node, "NSFrameSize") }
        guard let written = builder.string(text) ?? uiKitFrame(node) else { return }
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

    /// Returns the frame of a view in a compiled nib for iOS, which contains the bounds and the center.
    private func uiKitFrame(_ node: Int32) -> String? {
        func numbers(_ key: StaticString) -> [Double] {
            builder.string(graph.text(node, key))?.split { "{}, ".contains($0) }.compactMap { Double($0) } ?? []
        }
        let (bounds, center) = (numbers("UIBounds"), numbers("UICenter"))
        guard bounds.count == 4, center.count == 2 else { return nil }
        let frame = [center[0] - bounds[2] / 2, center[1] - bounds[3] / 2, bounds[2], bounds[3]]
        return frame.map(NumberText.of).joined(separator: " ")
    }

    private func readColumn(_ key: String, _ item: Int32, _ index: Int32) {
        let place = Int(index)
        switch key {
        case "NSTag", "IBUITag", "UITag": builder.document.objects[place].tag = nonZero(graph.text(of: item))
        case "UIStoryboardIdentifier": builder.document.objects[place].storyboardIdentifier = graph.text(of: item)
        case "UIRestorationIdentifier": builder.document.objects[place].restorationIdentifier = graph.text(of: item)
        case "IBUIReuseIdentifier", "UIReuseIdentifier":
            builder.document.objects[place].reuseIdentifier = graph.text(of: item)
        case "NSIdentifier", "NSToolbarItemIdentifier", "NSReuseIdentifierKey", "NSUserInterfaceItemIdentifier":
            let text = graph.text(of: item)
            // Identifiers such as `_NS:9` are numbers that Xcode assigned automatically.
            if builder.document.objects[place].identifier.isNone, builder.string(text)?.hasPrefix("_NS:") != true {
                builder.document.objects[place].identifier = text
            }
        case "IBUIAccessibilityConfiguration":
            let configuration = graph.deref(item)
            let (label, hint) = (
                graph.text(configuration, "IBUIAccessibilityLabel"), graph.text(configuration, "IBUIAccessibilityHint")
            )
            builder.document.objects[place].accessibilityLabel = label
            builder.document.objects[place].accessibilityHint = hint
            let at = graph.nodes[Int(item)].at
            for (property, text) in [("accessibilityLabel", label), ("accessibilityHint", hint)] where !text.isNone {
                builder.document.texts.append(
                    TextRecord(object: index, property: builder.add(property), text: text, at: at))
            }
        default: break
        }
    }

    private func nonZero(_ text: Text) -> Text { builder.text(text, equals: "0") ? .none : text }

    // MARK: What users see

    /// The names of properties in strings files, by archived key.
    private static let visible = [
        "NSTitle": "title", "NSWindowTitle": "title", "IBUITitle": "title", "IBUIText": "text", "NSLabel": "label",
        "IBUINormalTitle": "normalTitle", "IBUIHighlightedTitle": "highlightedTitle",
        "IBUISelectedTitle": "selectedTitle", "IBUIDisabledTitle": "disabledTitle", "IBUIPlaceholder": "placeholder",
        "IBUIPrompt": "prompt", "NSPlaceholderString": "placeholderString", "NSToolbarItemLabel": "label",
        "NSToolbarItemPaletteLabel": "paletteLabel", "NSToolbarItemToolTip": "toolTip",
        "NSToolTip": "ibShadowedToolTip", "NSAlternateContents": "alternateTitle",
        "NSHeaderToolTip": "headerToolTip",
    ]

    private func readText(_ key: String, _ item: Int32, of record: Record, _ index: Int32, _ texts: inout [TextRecord])
    {
        let value = graph.deref(item)
        guard value >= 0 else { return }
        let at = graph.nodes[Int(item)].at
        switch key {
        case "NSContents":
            // For most cells, the contents are the title. For an image cell, the contents are an image.
            let node = graph.nodes[Int(value)]
            guard node.word == .string || builder.string(node.className)?.hasSuffix("String") == true else { return }
            // For a form cell, the contents are the user's input, and another cell contains the title.
            guard !builder.text(graph.className(record.object), equals: "NSFormCell") else { return }
            add("title", graph.text(of: value), at, index, &texts)
        case "NSHeaderCell" where recordOf[value] == nil:
            add("headerCell.title", graph.text(value, "NSContents"), at, index, &texts)
        case "NSTitleCell" where recordOf[value] == nil:
            // A separator is a box whose title is invisible.
            guard !builder.text(graph.text(record.object, "NSBoxType"), equals: "2") else { return }
            add("title", graph.text(value, "NSContents"), at, index, &texts)
        case "NSMenuItem":
            // A pop-up cell shows the title of its selected item, and has the tag of this item.
            add("title", graph.text(value, "NSTitle"), graph.nodes[Int(value)].at, index, &texts)
            if builder.document.objects[Int(index)].tag.isNone {
                readColumn("NSTag", graph.child(value, "NSTag"), index)
            }
        case "NSTextContainer" where recordOf[value] == nil:
            let storage = graph.value(graph.value(value, "NSLayoutManager"), "NSTextStorage")
            add("textStorage", graph.text(storage, "NSString"), at, index, &texts)
        case "IBSegmentTitles", "IBUISegmentTitles":
            for (number, title) in graph.items(value).enumerated() {
                add("segmentTitles[\(number)]", graph.text(of: title), graph.nodes[Int(title)].at, index, &texts)
            }
        case "NSSegmentImages":
            for (number, segment) in graph.items(value).enumerated() {
                let node = graph.deref(segment)
                guard node >= 0 else { continue }
                add(
                    "ibShadowedLabels[\(number)]", graph.text(node, "NSSegmentItemLabel"), graph.nodes[Int(node)].at,
                    index, &texts)
                add(
                    "ibShadowedToolTips[\(number)]", graph.text(node, "NSSegmentItemTooltip"),
                    graph.nodes[Int(node)].at, index, &texts)
            }
        case "NSPopUpListData":
            for (number, entry) in graph.items(value).enumerated() {
                add(
                    "ibShadowedObjectValues[\(number)]", graph.text(of: entry), graph.nodes[Int(entry)].at, index,
                    &texts)
            }
        default:
            guard let property = Self.visible[key] else { return }
            add(property, graph.text(of: value), at, index, &texts)
        }
    }

    func add(_ property: String, _ text: Text, _ at: Position, _ index: Int32, _ texts: inout [TextRecord]) {
        guard !text.isNone else { return }
        texts.append(TextRecord(object: index, property: builder.add(property), text: text, at: at))
        let place = Int(index)
        let isFirst = ["title", "text", "normalTitle", "label", "headerCell.title", "textStorage"].contains(property)
        if isFirst, builder.document.objects[place].text.isNone { builder.document.objects[place].text = text }
    }

    /// Reads tool tips, accessibility attributes and runtime attributes. Archives store them in attribute placeholders.
    private func readPlaceholders(_ node: Int32, _ index: Int32) {
        for (name, value) in graph.dictionary(node) {
            let placeholder = graph.deref(value)
            guard placeholder >= 0 else { continue }
            let at = graph.nodes[Int(placeholder)].at
            switch builder.string(graph.className(placeholder)) {
            case "IBToolTipAttribute"?:
                let text = graph.text(placeholder, "toolTip")
                guard !text.isNone else { continue }
                builder.document.texts.append(
                    TextRecord(
                        object: index, property: builder.add("ibShadowedToolTip"), text: text, at: at))
            case "IBAccessibilityAttribute"?:
                readAccessibility(name, graph.text(placeholder, "accessibilityValue"), at, index)
            case "IBUserDefinedRuntimeAttributesPlaceholder"?:
                for item in graph.items(graph.value(placeholder, "userDefinedRuntimeAttributes")) {
                    readRuntimeAttribute(graph.deref(item), index)
                }
            default: break
            }
        }
    }

    func readAccessibility(_ name: String, _ text: Text, _ at: Position, _ index: Int32) {
        guard !text.isNone else { return }
        if name == "AccessibilityDescription" { builder.document.objects[Int(index)].accessibilityLabel = text }
        if name == "AccessibilityHelp" { builder.document.objects[Int(index)].accessibilityHint = text }
        builder.document.texts.append(
            TextRecord(
                object: index, property: builder.add("ibExternal" + name), text: text, at: at))
    }

    private func readRuntimeAttribute(_ node: Int32, _ index: Int32) {
        guard node >= 0 else { return }
        let type = builder.string(graph.text(node, "typeIdentifier"))?.split(separator: ".").last.map(String.init) ?? ""
        let value = graph.value(node, "value")
        var written = graph.text(of: value)
        if written.isNone, value >= 0 { written = json(of: value) }
        builder.document.runtimeAttributes.append(
            RuntimeAttributeRecord(
                object: index, keyPath: graph.text(node, "keyPath"), type: builder.add(type), value: written,
                at: graph.nodes[Int(node)].at))
    }

    // MARK: Images and fonts

    /// Default images of buttons and menu items. The author did not choose them.
    private static let marks: Set<String> = ["NSMenuCheckmark", "NSMenuMixedState", "NSSwitch", "NSRadioButton"]

    private func readResource(_ key: String, _ item: Int32, of record: Record, _ index: Int32) {
        let value = graph.deref(item)
        guard value >= 0 else { return }
        let at = graph.nodes[Int(item)].at
        if key == "NSSegmentImages" {
            for (number, segment) in graph.items(value).enumerated() {
                readImage(
                    graph.value(graph.deref(segment), "NSSegmentItemImage"), "segments[\(number)].image", at, index)
            }
        }
        switch builder.string(graph.className(value)) {
        case "NSCustomResource"?:
            readImage(value, key == "NSContents" ? "image" : Self.modernKey(key), at, index)
        case "NSFont"?:
            // If a button has no alternate image, the archive contains a font in its place. In Xcode 4, the archive of
            // a label contains the font and a description of it.
            guard key != "NSAlternateImage", key != "IBUIFont" || graph.child(record.object, "IBUIFontDescription") < 0
            else { return }
            addUse(.font, font(graph.text(value, "NSName")), Self.modernKey(key), at, index)
        case "UIFont"?, "UIImageNibPlaceholder"?: readCompiledResource(value, Self.modernKey(key), index)
        case "IBUIFontDescription"?:
            addUse(.font, graph.text(value, "name"), Self.modernKey(key), at, index)
        default: break
        }
    }

    private func readImage(_ resource: Int32, _ property: String, _ at: Position, _ index: Int32) {
        guard resource >= 0, builder.text(graph.className(resource), equals: "NSCustomResource") else { return }
        let name = graph.text(resource, "NSResourceName")
        guard !Self.marks.contains(builder.string(name) ?? "") else { return }
        let isSound = builder.text(graph.text(resource, "NSClassName"), equals: "NSSound")
        addUse(isSound ? .sound : .image, name, property, at, index)
    }

    /// Returns a font name unchanged; none for the system font of macOS.
    ///
    /// Archives contain the old name of the system font. A modern document contains `metaFont="system"` instead of a
    /// font name.
    private func font(_ name: Text) -> Text {
        let text = builder.string(name) ?? ""
        let isSystem = text.hasPrefix("LucidaGrande") || text.hasPrefix(".LucidaGrande")
        return builder.document.header.platform == .macOS && isSystem ? .none : name
    }

    func addUse(_ kind: ResourceKind, _ name: Text, _ property: String, _ at: Position, _ index: Int32) {
        guard !name.isNone else { return }
        builder.document.resourceUses.append(
            ResourceUseRecord(
                object: index, kind: kind, name: name, property: builder.add(property), at: at))
    }
}
