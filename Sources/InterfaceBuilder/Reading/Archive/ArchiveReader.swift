/// Converts the graph of an `<archive>` (Xcode 3 and 4) to the same model that the modern format uses.
///
/// The objects are the records of `IBDocument.Objects`. When Xcode upgrades the file, it keeps their ids. Both formats
/// of a nib therefore have the same ids.
final class ArchiveReader {
    let graph: ArchiveGraph
    let builder: DocumentBuilder
    /// Flattened properties by object id: `ID.CustomClassName` …
    var flattened: [String: [(name: String, value: Int32)]] = [:]
    var records: [Record] = []
    /// For the element of each object, the index of the object in `records`.
    var recordOf: [Int32: Int] = [:]
    /// For the element of each object, the index of the object in the document.
    private(set) var objectOf: [Int32: Int32] = [:]
    /// The object ids of constraints, by element. Constraints are not objects.
    private(set) var constraintIDs: [Int32: Text] = [:]

    /// In a compiled nib for macOS, the element that stands for the First Responder; else -1.
    var firstResponder: Int32 = -1
    /// The place of a compiled nib in its document.
    let place: NibPlace
    /// Elements that stand for an object of another nib.
    var targets: [Int32: NibPlace.Target] = [:]
    /// Top-level objects that are inside an object of another nib.
    var adopters: [Int32: NibPlace.Parent] = [:]
    /// Object ids of the storyboard, by element.
    var sourceIDs: [Int32: String] = [:]
    /// The numbers of connections and runtime attributes that other nibs added to the document.
    let rowsBefore: (connections: Int, attributes: Int)

    /// One `IBObjectRecord`.
    struct Record {
        let node: Int32
        let id: Text
        let object: Int32
        let parent: Int32
        let children: Int32
        let name: Text
    }

    init(graph: ArchiveGraph, place: NibPlace = NibPlace()) {
        self.graph = graph
        self.place = place
        builder = graph.builder
        let document = graph.builder.document
        rowsBefore = (document.connections.count, document.runtimeAttributes.count)
    }

    /// Reads the archive.
    ///
    /// - Returns: a problem in an archive that could still be read; nil if there is none.
    /// - Throws: ``ReadError`` if the archive has no object table, if its references lead to too many visits, or if its
    ///   texts are too long.
    func read() throws(ReadError) -> ReadError? {
        graph.resolveReferences()
        let root = graph.items(0).first { graph.nodes[Int($0)].word == .data } ?? -1
        readHeader(root)
        let container = graph.value(root, "IBDocument.Objects")
        let table = graph.value(graph.value(container, "objectRecords"), "orderedObjects")
        guard container >= 0, table >= 0 else {
            let at = graph.nodes[Int(max(root, 0))].at
            throw ReadError(
                "The archive has no object table (IBDocument.Objects).", line: Int(at.line), column: Int(at.column))
        }
        readFlattened(graph.value(container, "flattenedProperties"))
        readRecords(table)
        readObjects()
        readConnections(graph.value(container, "connectionRecords"))
        readClassDescriptions(graph.value(root, "IBDocument.Classes"))
        return try finish()
    }

    /// Returns a problem in an archive that could still be read.
    func finish() throws(ReadError) -> ReadError? {
        if graph.isExhausted {
            throw ReadError("Following the references of the archive visits too many elements.", line: 1, column: 1)
        }
        if builder.isFull {
            throw ReadError("The texts of the file exceed \(ReadLimit.documentBytes) bytes.", line: 1, column: 1)
        }
        return graph.problem
    }

    private func readHeader(_ data: Int32) {
        var header = builder.document.header
        header.systemVersion = graph.text(data, "IBDocument.SystemVersion")
        header.toolsVersion = graph.text(data, "IBDocument.InterfaceBuilderVersion")
        header.targetRuntime = graph.text(data, "IBDocument.TargetRuntimeIdentifier")
        header.deployment = graph.text(data, "IBDocument.SystemTarget")
        header.platform = Platform(
            targetRuntime: builder.string(header.targetRuntime), documentType: builder.string(header.documentType))
        let autolayout = graph.text(data, "IBDocument.UseAutolayout")
        header.usesAutolayout = builder.text(autolayout, equals: "YES")
        let json = ByteBuffer()
        json.append(UInt8(ascii: "{"))
        for item in graph.items(data) {
            let node = graph.nodes[Int(item)]
            guard node.word != .object, node.word != .array, node.word != .dictionary else { continue }
            appendMember(node.key, item, to: json)
        }
        json.append(UInt8(ascii: "}"))
        header.attributes = json.count > 2 ? builder.add(json.bytes) : .none
        builder.document.header = header
    }

    func appendMember(_ key: Text, _ value: Int32, to json: ByteBuffer) {
        if json.count > 1 { json.append(UInt8(ascii: ",")) }
        builder.withBytes(of: key) { json.appendJSON($0) }
        json.append(UInt8(ascii: ":"))
        let text = graph.text(of: value)
        if graph.deref(value) < 0 { json.append("null") } else { builder.withBytes(of: text) { json.appendJSON($0) } }
    }

    private func readFlattened(_ node: Int32) {
        for (key, value) in graph.dictionary(node) {
            guard let dot = key.firstIndex(of: ".") else { continue }
            flattened[String(key[..<dot]), default: []].append((String(key[key.index(after: dot)...]), value))
        }
    }

    /// Returns a flattened property of an object; -1 for none.
    func flattened(_ id: Text, _ name: String) -> Int32 {
        guard let id = builder.string(id) else { return -1 }
        return flattened[id]?.first { $0.name == name }.map { graph.deref($0.value) } ?? -1
    }

    // MARK: Records

    private func readRecords(_ table: Int32) {
        for item in graph.items(table) {
            let record = graph.deref(item)
            guard record >= 0 else { continue }
            var id = graph.text(record, "objectID")
            if id.isNone { id = graph.text(record, "id") }
            let object = graph.value(record, "object")
            if object >= 0, !id.isNone, recordOf[object] == nil { recordOf[object] = records.count }
            records.append(
                Record(
                    node: record, id: id, object: object, parent: graph.value(record, "parent"),
                    children: graph.value(record, "children"), name: graph.text(record, "objectName")))
        }
    }

    /// Whether a record is the root collection. The root collection contains the top-level objects, but is not an
    /// object itself.
    private func isRoot(_ record: Record) -> Bool {
        if builder.text(record.id, equals: "0") { return true }
        guard record.parent < 0 else { return false }
        return ["NSArray", "NSMutableArray", "array"].contains(builder.string(graph.className(record.object)))
    }

    private func isConstraint(_ record: Record) -> Bool {
        builder.string(graph.className(record.object))?.hasSuffix("LayoutConstraint") ?? false
    }

    /// Adds the objects in the order of a modern document: parents before their children, and children in the order of
    /// the parent's element.
    ///
    /// The child lists in the records show the parent of each object. Their order is correct only for top-level
    /// objects. In a menu, for example, it is often the order in which the items were created.
    func readObjects() {
        var named: [Int32: [Int]] = [:]
        for (index, record) in records.enumerated() where record.object >= 0 && !record.id.isNone {
            named[record.parent, default: []].append(index)
        }
        var isDone = Array(repeating: false, count: records.count)
        var stack: [(record: Int, parent: Int32, depth: UInt16, position: Int32)] = []
        func push(childrenOf record: Record, parent: Int32, depth: UInt16) {
            let listed = graph.items(record.children).compactMap { recordOf[graph.deref($0)] }
            var seen = Set(listed)
            let rest = (named[record.object] ?? []).filter { seen.insert($0).inserted }
            let own = (listed + rest).filter { !isDone[$0] && records[$0].parent == record.object }
            // Records can nest deeper than the elements of the file, because they refer to each other.
            guard own.isEmpty || depth < ReadLimit.depth else {
                return graph.note("Objects nest deeper than \(ReadLimit.depth).", at: record.node)
            }
            var children: [Int] = []
            for child in own where !isDone[child] {
                isDone[child] = true
                if isConstraint(records[child]) {
                    addConstraint(records[child], owner: parent)
                } else {
                    children.append(child)
                }
            }
            if parent < 0 {
                for child in children {
                    keyOf[records[child].object] = adopters[records[child].object]?.key ?? "objects"
                }
            } else {
                children = place(children, in: record)
            }
            stack += children.enumerated().reversed().map { position, child in
                let adopter = adopters[records[child].object]
                return (child, adopter?.object ?? parent, adopter?.depth ?? depth, Int32(position))
            }
        }
        func drain() {
            while let next = stack.popLast() {
                let index = addObject(
                    records[next.record], parent: next.parent, depth: next.depth, position: next.position)
                push(childrenOf: records[next.record], parent: index, depth: next.depth + 1)
            }
        }
        for (index, record) in records.enumerated() where isRoot(record) {
            isDone[index] = true
            push(childrenOf: record, parent: -1, depth: 0)
            drain()
        }
        var top = Int32(builder.document.objects.count { $0.parent < 0 })
        for index in records.indices where !isDone[index] {
            isDone[index] = true
            guard noteWhyUnreached(records[index]) else { continue }
            if isConstraint(records[index]) {
                addConstraint(records[index], owner: objectOf[records[index].parent] ?? -1)
                continue
            }
            stack.append((index, -1, 0, top))
            top += 1
            drain()
        }
    }

    /// Reports why a record is missing from all lists of children.
    ///
    /// - Returns: whether the record still represents an object.
    private func noteWhyUnreached(_ record: Record) -> Bool {
        let id = builder.string(record.id)
        guard let id, record.object >= 0 else {
            graph.note(
                id == nil ? "A record has no object id." : "The object of record \(id ?? "") is missing.",
                at: record.node)
            return false
        }
        let hasParent = recordOf[record.parent] != nil
        graph.note(
            hasParent ? "The parents of object \(id) form a cycle." : "The parent of object \(id) is missing.",
            at: record.node)
        return true
    }

    private func addConstraint(_ record: Record, owner: Int32) {
        constraintIDs[record.object] = record.id
        pendingConstraints.append((record, owner))
    }

    /// For the element of each object, the key that the parent uses for the object.
    var keyOf: [Int32: String] = [:]
    private(set) var pendingConstraints: [(record: Record, owner: Int32)] = []
    private var topLevelCount: Int32 = 0

    /// Adds an object to the document.
    ///
    /// - Returns: the index of the object.
    private func addObject(_ record: Record, parent: Int32, depth: UInt16, position: Int32) -> Int32 {
        let index = Int32(builder.document.objects.count)
        var object = ObjectRecord()
        object.objectID = record.id
        object.element = graph.className(record.object)
        object.parent = parent
        object.depth = depth
        object.position = position
        object.userLabel = record.name
        object.key = keyOf[record.object].map(builder.add) ?? .none
        if record.object >= 0 {
            object.at = graph.nodes[Int(record.object)].at
            if objectOf[record.object] == nil { objectOf[record.object] = index }
        }
        readClass(of: record, into: &object)
        if parent < 0, !builder.document.header.isStoryboard,
            [.ordinary, .exit, .storyboardReference].contains(object.role)
        {
            object.topLevelIndex = topLevelCount
            topLevelCount += 1
        }
        builder.document.objects.append(object)
        readProperties(of: record, index)
        return index
    }
}

extension ReadLimit {
    /// Maximum number of elements in one archive. The largest real archive has 9,774.
    package static let archiveElements = 1_000_000
    /// The maximum average number of visits per element in a large archive. Every reference to an element adds a visit.
    /// Real archives need 8.
    package static let archiveSteps = 50
}
