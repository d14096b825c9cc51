// Writes those properties of an archived object that are not stored in columns. They become one JSON object, with the
// keys of the archive. The names of flattened properties omit the object id.

extension ArchiveReader {
    /// The maximum nesting of values in the JSON. Colors and fonts need 3.
    private static let depth = 6

    /// Flattened properties that have a column, or that only Xcode uses.
    private static let leftOut: Set<String> = [
        "CustomClassName", "CustomClassModule", "CustomClassModuleProvider", "IBPluginDependency", "ImportedFromIB2",
        "IBAttributePlaceholdersKey", "IBNSViewMetadataConstraints", "userInterfaceItemIdentifier",
    ]

    func attributes(of record: Record) -> Text {
        let json = ByteBuffer()
        appendObject(record.object, to: json, Self.depth) { json, isEmpty in
            var isEmpty = isEmpty
            for (name, value) in self.flattened[self.builder.string(record.id) ?? ""] ?? []
            where !Self.leftOut.contains(name) {
                if !isEmpty { json.append(UInt8(ascii: ",")) }
                isEmpty = false
                var name = name
                name.withUTF8 { json.appendJSON($0) }
                json.append(UInt8(ascii: ":"))
                self.appendValue(value, to: json, Self.depth)
            }
        }
        return json.count > 2 ? builder.add(json.bytes) : .none
    }

    /// Returns a dictionary as a JSON object; none if it is empty.
    func json(of dictionary: [(key: String, value: Int32)]) -> Text {
        guard !dictionary.isEmpty else { return .none }
        let json = ByteBuffer()
        append(dictionary, to: json, Self.depth)
        return builder.add(json.bytes)
    }

    /// Returns any value as JSON.
    func json(of node: Int32) -> Text {
        let json = ByteBuffer()
        appendValue(node, to: json, Self.depth)
        return builder.add(json.bytes)
    }

    private func append(_ dictionary: [(key: String, value: Int32)], to json: ByteBuffer, _ depth: Int) {
        json.append(UInt8(ascii: "{"))
        for (number, entry) in dictionary.enumerated() {
            if number > 0 { json.append(UInt8(ascii: ",")) }
            var key = entry.key
            key.withUTF8 { json.appendJSON($0) }
            json.append(UInt8(ascii: ":"))
            appendValue(entry.value, to: json, depth - 1)
        }
        json.append(UInt8(ascii: "}"))
    }

    private func appendObject(
        _ node: Int32, to json: ByteBuffer, _ depth: Int, _ more: (ByteBuffer, Bool) -> Void = { _, _ in }
    ) {
        json.append(UInt8(ascii: "{"))
        var isEmpty = true
        for item in graph.items(node) {
            let child = graph.nodes[Int(item)]
            guard !child.key.isNone, !leadsToObjects(item) || Self.choices.contains(builder.string(child.key) ?? "")
            else { continue }
            if !isEmpty { json.append(UInt8(ascii: ",")) }
            isEmpty = false
            builder.withBytes(of: child.key) { json.appendJSON($0) }
            json.append(UInt8(ascii: ":"))
            appendValue(item, to: json, depth - 1)
        }
        more(json, isEmpty)
        json.append(UInt8(ascii: "}"))
    }

    /// Keys of lists that select objects from a longer list. Only the JSON stores the order of the selected objects.
    private static let choices = ObjectReferences.archivedToolbarLists

    /// Whether a value is an object with a row of its own, or a list of such objects.
    private func leadsToObjects(_ item: Int32) -> Bool {
        let value = graph.deref(item)
        guard value >= 0 else { return false }
        if recordOf[value] != nil { return true }
        guard isList(value), let first = graph.items(value).first else { return false }
        return recordOf[graph.deref(first)] != nil
    }

    /// Whether an element is an array or a set, in either archive format.
    func isList(_ node: Int32) -> Bool {
        switch graph.nodes[Int(node)].word {
        case .array, .set: return true
        case .object:
            let name = builder.string(graph.nodes[Int(node)].className) ?? ""
            return name.hasSuffix("Array") || name.hasSuffix("Set")
        default: return false
        }
    }

    private func appendValue(_ item: Int32, to json: ByteBuffer, _ depth: Int) {
        let node = graph.deref(item)
        graph.step()
        guard node >= 0, depth > 0, !graph.isExhausted else { return json.append("null") }
        if let record = recordOf[node] { return builder.withBytes(of: records[record].id) { json.appendJSON($0) } }
        let text = graph.text(of: node)
        if !text.isNone {
            // References can repeat a long text many times, so a long text counts as several steps.
            graph.step(Int(text.length) / 64)
            return builder.withBytes(of: text) { json.appendJSON($0) }
        }
        if isList(node) {
            json.append(UInt8(ascii: "["))
            for (number, member) in graph.items(node).enumerated() {
                if number > 0 { json.append(UInt8(ascii: ",")) }
                appendValue(member, to: json, depth - 1)
            }
            return json.append(UInt8(ascii: "]"))
        }
        let dictionary = graph.dictionary(node)
        if !dictionary.isEmpty { return append(dictionary, to: json, depth) }
        switch graph.nodes[Int(node)].word {
        case .object, .dictionary: appendObject(node, to: json, depth)
        default: json.append("\"\"")
        }
    }
}
