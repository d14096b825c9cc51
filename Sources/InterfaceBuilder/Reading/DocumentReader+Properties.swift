// Reads elements that are neither objects nor connections. They are properties of the enclosing object, and are stored
// as JSON. Texts, images, colors and fonts in them also have their own records.

extension DocumentReader {
    func startProperty(_ frame: inout Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        let parentIndex = frames.count - 1
        let parent = frames[parentIndex]
        let key = attributes.first(.key)
        frame.key = key.map(builder.add) ?? .none
        if key == nil {
            frame.record = Int32(parent.listed)
            frames[parentIndex].listed += 1
        }
        frame.isText = true
        frame.isBase64 = attributes.first(.base64)?.isYES ?? false
        text.removeAll()
        json.push(frame.name, key: frame.key)
        if parent.kind == .object {
            if frame.name.word == .rect, readFrame(frame, attributes) { return }
            if frame.name.word == .accessibility { readAccessibility(attributes, frame) }
        }
        if frame.name.word == .string || frame.name.word == .mutableString { frame.at = stream.position() }
        if readValue(&frame, attributes) || isScalar(frame.name.word) { return }
        for index in 0..<attributes.count {
            let (name, value) = (attributes.items[index].name, attributes.items[index].value)
            if name.word == .key { continue }
            json.add(name, value)
            if frame.object >= 0 { readVisible(name, value, of: frame, stream) }
        }
        // The tint color of the document is a resource use that does not belong to an object. Colors inside <resources>
        // are definitions, not uses.
        if frame.object >= 0 || parent.kind == .root { readResourceUse(frame, attributes, stream) }
    }

    /// Reads an element that contains only a value, such as `<bool key="a" value="NO"/>`, an integer or a real. Returns
    /// false for any other element.
    private func readValue(_ frame: inout Frame, _ attributes: XMLAttributes) -> Bool {
        switch frame.name.word {
        case .bool, .integer, .real: break
        default: return false
        }
        guard attributes.count == 2, !frame.key.isNone, let value = attributes.first(.value) else { return false }
        frame.isValue = true
        text.append(value)
        return true
    }

    func endProperty(_ frame: Frame, _ stream: XMLStream) {
        let word = frame.name.word
        if word == .nil { return json.popNull() }
        guard !frame.hasChildren, frame.isText, frame.isValue || isScalar(word) || !isBlank(text) else {
            let object = json.pop()
            if let object, let holder = frames.last, holder.kind == .connection,
                builder.text(frame.key, equals: "options")
            {
                builder.document.connections[Int(holder.record)].options = builder.add(object)
            }
            return
        }
        let value = textBytes(frame)
        value.withUnsafeBufferPointer { bytes in
            json.pop(text: bytes)
            if frame.object >= 0 { readVisibleText(bytes, of: frame) }
        }
    }

    /// Whether the content of an element is one value instead of a set of attributes.
    func isScalar(_ word: Word) -> Bool {
        switch word {
        case .string, .mutableString, .data, .mutableData, .nil: true
        default: false
        }
    }

    private func isBlank(_ buffer: ByteBuffer) -> Bool { buffer.bytes.allSatisfy(isXMLWhiteSpace) }

    private func textBytes(_ frame: Frame) -> [UInt8] {
        if frame.isBase64, let decoded = Base64.decode(text.bytes) { return decoded }
        return Array(text.bytes)
    }

    func addText(_ frame: Frame) -> Text { builder.add(textBytes(frame)) }

    /// Reads the `frame` of a view, or the `contentRect` of a window. Returns whether the element is a `frame`, which
    /// the JSON omits.
    private func readFrame(_ frame: Frame, _ attributes: XMLAttributes) -> Bool {
        let isFrame = builder.text(frame.key, equals: "frame")
        let index = Int(frame.object)
        guard
            isFrame
                || (builder.text(frame.key, equals: "contentRect") && builder.document.objects[index].frame.x.isNone)
        else { return false }
        var rect = Rect()
        rect.x = attributes.first(.x).map(builder.add) ?? .none
        rect.y = attributes.first(.y).map(builder.add) ?? .none
        rect.width = attributes.first(.width).map(builder.add) ?? .none
        rect.height = attributes.first(.height).map(builder.add) ?? .none
        builder.document.objects[index].frame = rect
        return isFrame
    }

    private func readAccessibility(_ attributes: XMLAttributes, _ frame: Frame) {
        let index = Int(frame.object)
        for attribute in 0..<attributes.count {
            let value = attributes.items[attribute].value
            switch attributes.items[attribute].name.word {
            case .label, .description: builder.document.objects[index].accessibilityLabel = builder.add(value)
            case .hint, .help: builder.document.objects[index].accessibilityHint = builder.add(value)
            case .identifier: builder.document.objects[index].accessibilityIdentifier = builder.add(value)
            default: break
            }
        }
    }

    // MARK: What users see

    /// Reads an attribute of an object: a text that users can see, or the name of an image or sound.
    func readVisible(
        _ name: Name, _ value: UnsafeBufferPointer<UInt8>, on object: inout ObjectRecord, _ frame: Frame, at: Position
    ) {
        if name.isUserVisible, !value.isEmpty {
            let text = builder.add(value)
            builder.document.texts.append(
                TextRecord(
                    object: frame.object, property: builder.add(stringsName(of: Array(name.utf8), in: frame)),
                    text: text, at: at))
            switch name.word {
            case .title, .text: object.text = text
            case .label where object.text.isNone: object.text = text
            default: break
            }
        }
        if name.namesImage || name.word == .sound {
            addUse(name.word == .sound ? .sound : .image, value, property: Array(name.utf8), frame, at: at)
        }
    }

    /// Reads an attribute of an element inside an object: a text that users can see, or the name of an image.
    private func readVisible(_ name: Name, _ value: UnsafeBufferPointer<UInt8>, of frame: Frame, _ stream: XMLStream) {
        let isAccessibility =
            frame.name.word == .accessibility && [.label, .hint, .description, .help].contains(name.word)
        if name.isUserVisible || isAccessibility || (name.word == .content && frame.name.word == .fragment),
            !value.isEmpty
        {
            addVisible(builder.add(value), leaf: Array(name.utf8), frame, at: stream.position())
        }
        if name.namesImage {
            let leaf = frame.name.word == .imageReference ? [] : Array(name.utf8)
            addUse(.image, value, property: path(to: frame, leaf: leaf), frame, at: stream.position())
        }
    }

    /// Reads a text in an element of its own: `<string key="title">…</string>`.
    private func readVisibleText(_ bytes: UnsafeBufferPointer<UInt8>, of frame: Frame) {
        guard frame.name.word == .string || frame.name.word == .mutableString, !bytes.isEmpty else { return }
        guard let holder = frames.last else { return }
        let key = builder.string(frame.key).map { Word(rawValue: $0) } ?? nil
        let list: Set<String> = ["items", "objectValues", "scopeButtonTitles"]
        if let key {
            let isAccessibility =
                holder.name.word == .accessibility && [.label, .hint, .description, .help].contains(key)
            if isAccessibility { addAccessibility(key, builder.add(bytes), frame) }
            let isFragment = holder.name.word == .fragment && key == .content
            guard isAccessibility || isFragment || Name.isUserVisible(key) else { return }
            let text = builder.add(bytes)
            if holder.kind == .object, key == .title || key == .text {
                builder.document.objects[Int(frame.object)].text = text
            }
            addVisible(text, leaf: Array(key.rawValue.utf8), holder, at: frame.at)
        } else if frame.key.isNone, holder.kind == .property, list.contains(holder.name.string) {
            // Only combo boxes on macOS have object values. In strings files, the property is named
            // ibShadowedObjectValues.
            let name = holder.name.string == "objectValues" ? "ibShadowedObjectValues" : holder.name.string
            let property = Array("\(name)[\(frame.record)]".utf8)
            builder.document.texts.append(
                TextRecord(
                    object: frame.object, property: builder.add(property), text: builder.add(bytes), at: frame.at))
        }
    }

    private func addAccessibility(_ key: Word, _ text: Text, _ frame: Frame) {
        let index = Int(frame.object)
        if key == .label || key == .description {
            builder.document.objects[index].accessibilityLabel = text
        } else {
            builder.document.objects[index].accessibilityHint = text
        }
    }

    private func addVisible(_ text: Text, leaf: [UInt8], _ holder: Frame, at: Position) {
        // Comments for translators are stored with the texts, but users do not see them.
        if frames.contains(where: { builder.text($0.key, equals: "userComments") }) { return }
        let index = Int(holder.object)
        let name = stringsName(of: leaf, in: holder)
        let property = holder.kind == .object ? name : path(to: holder, leaf: name)
        builder.document.texts.append(
            TextRecord(
                object: holder.object, property: builder.add(property), text: text, at: at))
        let word = holder.name.word
        guard builder.document.objects[index].text.isNone else { return }
        if (word == .state && builder.text(holder.key, equals: "normal")) || word == .tableHeaderCell
            || word == .fragment || builder.text(holder.key, equals: "configuration")
        {
            builder.document.objects[index].text = text
        }
    }

    /// Returns the name of a property in strings files, which can differ from the name of the attribute.
    private func stringsName(of attribute: [UInt8], in frame: Frame) -> [UInt8] {
        // A toolbar item is not a view, so its tool tip has the name of the attribute.
        let isShadowed =
            attribute.elementsEqual("toolTip".utf8) && !frame.name.utf8.suffix(10).elementsEqual("oolbarItem".utf8)
        return isShadowed ? Array("ibShadowedToolTip".utf8) : attribute
    }

    /// Returns the name that strings files use for a property inside an object's elements.
    ///
    /// Examples: `normalTitle` for the title of the normal state, `segmentTitles[1]`, `headerCell.title`,
    /// `configuration.title`.
    private func path(to frame: Frame, leaf: [UInt8]) -> [UInt8] {
        let isMac = builder.document.header.platform == .macOS
        let start = (frames.lastIndex { $0.kind == .object } ?? -1) + 1
        var steps = Array(frames[start...])
        if steps.last?.name != frame.name || steps.last?.key != frame.key { steps.append(frame) }
        var parts: [[UInt8]] = []
        // The key of a state is joined with the next part of the path: `normal` and `title` become `normalTitle`.
        var state: [UInt8] = []
        func add(_ part: [UInt8]) {
            parts.append(state.isEmpty ? part : state + capitalized(part))
            state = []
        }
        for step in steps {
            switch step.name.word {
            case .state: state = builder.withBytes(of: step.key) { Array($0) }
            case .segment: return segmentName(of: leaf, step.record, isMac: isMac)
            case .accessibility: return accessibilityName(of: leaf, isMac: isMac)
            default: if !step.key.isNone { add(builder.withBytes(of: step.key) { Array($0) }) }
            }
        }
        if !leaf.isEmpty, frame.name.word != .fragment { add(leaf) }
        return Array(parts.joined(separator: [UInt8(ascii: ".")]))
    }

    private func segmentName(of leaf: [UInt8], _ index: Int32, isMac: Bool) -> [UInt8] {
        if isMac, leaf.elementsEqual("label".utf8) { return Array("ibShadowedLabels[\(index)]".utf8) }
        if isMac, leaf.elementsEqual("ibShadowedToolTip".utf8) { return Array("ibShadowedToolTips[\(index)]".utf8) }
        if leaf.elementsEqual("title".utf8) { return Array("segmentTitles[\(index)]".utf8) }
        return Array("segments[\(index)].".utf8) + leaf
    }

    private func accessibilityName(of leaf: [UInt8], isMac: Bool) -> [UInt8] {
        Array((isMac ? "ibExternalAccessibility" : "accessibility").utf8) + capitalized(leaf)
    }

    private func capitalized(_ name: [UInt8]) -> [UInt8] {
        guard let first = name.first, first >= 0x61, first <= 0x7A else { return name }
        return [first - 32] + name.dropFirst()
    }

    // MARK: Images, colors, fonts

    func readResourceUse(_ frame: Frame, _ attributes: XMLAttributes, _ stream: XMLStream) {
        guard let (kind, name) = resourceUse(frame.name.word, attributes) else { return }
        // `NSOriginalFont` is a font that AppKit replaced. The font in use is a separate element.
        if builder.text(frame.key, equals: "NSOriginalFont") { return }
        addUse(kind, name, property: path(to: frame, leaf: []), frame, at: stream.position())
    }

    /// Returns the resource that a color or font names. macOS names its system colors in a catalog (`catalog="System"`).
    func resourceUse(_ word: Word, _ attributes: XMLAttributes) -> (ResourceKind, UnsafeBufferPointer<UInt8>)? {
        switch word {
        case .color:
            if let name = attributes.first(.systemColor) { return (.systemColor, name) }
            if let catalog = attributes.first(.catalog) {
                return catalog.equals("System") ? attributes.first(.name).map { (.systemColor, $0) } : nil
            }
            return attributes.first(.name).map { (.namedColor, $0) }
        case .font, .fontDescription: return attributes.first(.name).map { (.font, $0) }
        default: return nil
        }
    }

    func addUse(
        _ kind: ResourceKind, _ value: UnsafeBufferPointer<UInt8>, property: [UInt8], _ frame: Frame, at: Position
    ) {
        // The name of `doesNotDimImage="YES"` ends like the name of an image attribute, but the attribute is a flag.
        guard !value.isEmpty, !value.isYES, !value.equals("NO") else { return }
        builder.document.resourceUses.append(
            ResourceUseRecord(
                object: frame.object, kind: kind, name: builder.add(value), property: builder.add(property), at: at))
    }
}
