/// The elements of an `<archive>`, as they appear in the file.
///
/// A keyed archive is a graph. Its elements refer to each other by number, both forward and backward, and a
/// `<reference>` can stand for any value. The reader therefore keeps the elements in a flat list until the whole file
/// is read.
final class ArchiveGraph {
    /// One element.
    struct Node {
        var word: Word
        /// Name of the element, which is needed if ``word`` is `other`.
        var element: Text
        var className: Text = .none
        var key: Text = .none
        /// The number in a reference. `target` is the index of the element with this number.
        var ref: Text = .none
        var target: Int32 = -1
        /// The `value` attribute, or the text of an element without children.
        var value: Text = .none
        var isBase64 = false
        var firstChild: Int32 = -1
        var lastChild: Int32 = -1
        var next: Int32 = -1
        var at: Position
    }

    let builder: DocumentBuilder
    @exclusivity(unchecked) var nodes: [Node] = []
    /// Elements by their `id`. These are the numbers of the XML graph, not object ids.
    @exclusivity(unchecked) var byID: [String: Int32] = [:]
    /// The bytes of compiled nibs inside this nib, by the element of their data.
    @exclusivity(unchecked) var embedded: [Int32: ArraySlice<UInt8>] = [:]
    /// The first problem in a graph that can still be read; nil if there is none.
    private(set) var problem: ReadError?
    /// The number of visits to elements so far. It is limited, because references in a small file can cause many visits
    /// to the same elements.
    @exclusivity(unchecked) private var steps = 0

    init(builder: DocumentBuilder) { self.builder = builder }

    /// Whether references caused too many visits. If so, searches return no more elements, and the reader throws an
    /// error.
    var isExhausted: Bool { steps > 1_000_000 + nodes.count * ReadLimit.archiveSteps }

    /// Counts visited elements.
    func step(_ count: Int = 1) { steps += count }

    /// Records a problem. Only the first problem is kept.
    func note(_ message: String, at node: Int32) {
        guard problem == nil else { return }
        let at = nodes[Int(node)].at
        problem = ReadError(message, line: Int(at.line), column: Int(at.column))
    }

    /// Resolves every reference to its final element. Records the first reference that refers to a missing element or
    /// is part of a cycle.
    func resolveReferences() {
        let references = nodes.indices.filter { nodes[$0].word == .reference }
        for index in references {
            // A reference without a number represents nil.
            guard let number = builder.string(nodes[index].ref) else { continue }
            if let target = byID[number] {
                nodes[index].target = target
            } else {
                note("No element has the referenced id \(number).", at: Int32(index))
            }
        }
        byID = [:]
        for index in references {
            var place = nodes[index].target
            var hops = 0
            while place >= 0, nodes[Int(place)].word == .reference {
                place = nodes[Int(place)].target
                hops += 1
                if hops > 20 {
                    note(
                        "The reference to \(builder.string(nodes[index].ref) ?? "nothing") leads into a cycle.",
                        at: Int32(index))
                    place = -1
                }
            }
            nodes[index].target = place
        }
    }

    // MARK: Looking around

    /// Returns the final element of a reference. Returns any other element unchanged. Returns -1 for `<nil/>`, a
    /// missing element or a cycle.
    func deref(_ node: Int32) -> Int32 {
        guard node >= 0 else { return -1 }
        let found = nodes[Int(node)].word == .reference ? nodes[Int(node)].target : node
        return found >= 0 && nodes[Int(found)].word == .nil ? -1 : found
    }

    /// Returns the child with a key, without following references; -1 for none.
    func child(_ node: Int32, _ key: StaticString) -> Int32 {
        guard node >= 0, !isExhausted else { return -1 }
        var child = nodes[Int(node)].firstChild
        while child >= 0 {
            step()
            if builder.text(nodes[Int(child)].key, equals: key) { return child }
            child = nodes[Int(child)].next
        }
        return -1
    }

    /// Returns the value of a key, after following references; -1 for none.
    func value(_ node: Int32, _ key: StaticString) -> Int32 { deref(child(node, key)) }

    /// Returns the text of a key's value; none if the value is not a text.
    func text(_ node: Int32, _ key: StaticString) -> Text { text(of: value(node, key)) }

    /// Returns the members of an array, set or object. The first member in 7.x archives, the marker
    /// `EncodedWithXMLCoder`, is left out.
    func items(_ node: Int32) -> [Int32] {
        let node = deref(node)
        guard node >= 0, !isExhausted else { return [] }
        var items: [Int32] = []
        var child = nodes[Int(node)].firstChild
        while child >= 0 {
            if !builder.text(nodes[Int(child)].key, equals: "EncodedWithXMLCoder") { items.append(child) }
            child = nodes[Int(child)].next
        }
        step(items.count)
        return items
    }

    /// Returns a scalar as text: a string (decoded if it is base64), a number, or a mutable string, whose text is in
    /// another element.
    func text(of node: Int32) -> Text {
        let node = deref(node)
        guard node >= 0 else { return .none }
        let found = nodes[Int(node)]
        switch found.word {
        case .object:
            for key in ["NS.string", "NSDev", "NS.bytes"] as [StaticString] {
                let inner = value(node, key)
                guard inner >= 0 else { continue }
                switch nodes[Int(inner)].word {
                case .bytes: return decoded(nodes[Int(inner)].value)
                // Strings may contain each other, possibly in a cycle.
                case .object: return .none
                default: return text(of: inner)
                }
            }
            return .none
        case .array, .dictionary, .set: return .none
        default: return found.isBase64 ? decoded(found.value) : found.value
        }
    }

    private func decoded(_ text: Text) -> Text {
        builder.add(builder.withBytes(of: text) { Base64.decode($0) } ?? [])
    }

    /// Returns the entries of a dictionary in any of its three encodings, in the order of the file.
    func dictionary(_ node: Int32) -> [(key: String, value: Int32)] {
        let node = deref(node)
        guard node >= 0 else { return [] }
        if nodes[Int(node)].word == .dictionary {
            return items(node).compactMap { item in builder.string(nodes[Int(item)].key).map { ($0, item) } }
        }
        let sorted = value(node, "dict.sortedKeys")
        if sorted >= 0 {
            let keys = items(sorted).map { builder.string(text(of: $0)) ?? "" }
            return Array(zip(keys, items(value(node, "dict.values")))).map { (key: $0, value: $1) }
        }
        var keys: [(number: Substring, key: String)] = []
        var values: [Substring: Int32] = [:]
        for item in items(node) {
            guard let name = builder.string(nodes[Int(item)].key) else { continue }
            if name.hasPrefix("NS.key.") {
                keys.append((name.dropFirst(7), builder.string(text(of: item)) ?? ""))
            } else if name.hasPrefix("NS.object.") {
                values[name.dropFirst(10)] = item
            }
        }
        return keys.compactMap { number, key in values[number].map { (key, $0) } }
    }

    /// Returns the class of an element as written, or else the name of the element.
    func className(_ node: Int32) -> Text {
        guard node >= 0 else { return .none }
        let found = nodes[Int(node)]
        return found.className.isNone ? found.element : found.className
    }
}

/// Builds the graph while the file is parsed.
final class ArchiveGraphReader: XMLSink {
    let graph: ArchiveGraph
    @exclusivity(unchecked) private var open: [Int32] = []
    private let text = ByteBuffer()
    @exclusivity(unchecked) private var isLeaf = false
    private let builder: DocumentBuilder

    init(builder: DocumentBuilder) {
        self.builder = builder
        graph = ArchiveGraph(builder: builder)
    }

    override func startElement(_ name: Name, _ attributes: XMLAttributes, in stream: XMLStream) {
        guard graph.nodes.count < ReadLimit.archiveElements else {
            return stream.fail("The archive has more than \(ReadLimit.archiveElements) elements.")
        }
        let index = Int32(graph.nodes.count)
        var node = ArchiveGraph.Node(word: name.word, element: builder.add(name.utf8), at: stream.position())
        for place in 0..<attributes.count {
            let value = attributes.items[place].value
            switch attributes.items[place].name.word {
            case .id: graph.byID[String(decoding: value, as: UTF8.self)] = index
            case .class: node.className = builder.add(value)
            case .key: node.key = builder.add(value)
            case .ref: node.ref = builder.add(value)
            case .value: node.value = builder.add(value)
            case .type where open.isEmpty: builder.document.header.documentType = builder.add(value)
            case .version where open.isEmpty: builder.document.header.version = builder.add(value)
            case .type: node.isBase64 = value.equals("base64-UTF8")
            default: break
            }
        }
        graph.nodes.append(node)
        if let parent = open.last.map(Int.init) {
            let last = graph.nodes[parent].lastChild
            if last < 0 { graph.nodes[parent].firstChild = index } else { graph.nodes[Int(last)].next = index }
            graph.nodes[parent].lastChild = index
        }
        open.append(index)
        text.removeAll()
        isLeaf = true
    }

    override func endElement(_ name: Name, in stream: XMLStream) {
        let index = Int(open.removeLast())
        if isLeaf, !text.isEmpty, graph.nodes[index].value.isNone { graph.nodes[index].value = builder.add(text.bytes) }
        isLeaf = false
    }

    override func characters(_ bytes: UnsafeBufferPointer<UInt8>, in stream: XMLStream) {
        guard isLeaf else { return }
        guard text.count + bytes.count <= ReadLimit.valueBytes else {
            return stream.fail("A text is longer than \(ReadLimit.valueBytes) bytes.")
        }
        text.append(bytes)
    }
}
