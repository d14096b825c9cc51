import PropertyLists

/// Reads a compiled storyboard (`Main.storyboardc`): a property list, a nib for each scene, and a nib for each view of a
/// controller.
final class CompiledStoryboard {
    /// Returns the content of a nib; nil if it does not exist.
    typealias Nibs = (_ name: String) throws(ReadError) -> [UInt8]?

    private let builder: DocumentBuilder
    private let nibs: Nibs
    private var read: Set<String> = []
    /// The index of the main controller of each scene's nib.
    private var mainControllers: [String: Int32] = [:]
    private var controllersByID: [String: NibPlace.Target] = [:]
    private var problem: ReadError?

    private init(_ builder: DocumentBuilder, _ nibs: @escaping Nibs) { (self.builder, self.nibs) = (builder, nibs) }

    /// Reads a storyboard.
    ///
    /// - Parameter list: the content of the `Info.plist`.
    /// - Returns: the document. If the property list does not describe a storyboard, the document contains no objects.
    /// - Throws: ``ReadError`` if the property list is damaged, or if the storyboard exceeds a limit.
    static func read(_ list: [UInt8], _ nibs: @escaping Nibs) throws(ReadError) -> InterfaceDocument {
        let builder = DocumentBuilder(format: .compiledStoryboard, expecting: list.count)
        let value: PlistValue
        do { value = try PropertyList.read(list) } catch {
            throw ReadError("The list of the compiled storyboard is damaged: \(error.message).")
        }
        guard let dictionary = value.dictionary else { return InterfaceDocument(format: .propertyList) }
        for system in ["UI", "NS"] {
            guard let names = dictionary.dictionary(system + "ViewControllerIdentifiersToNibNames") else { continue }
            let entry = dictionary.string(system + "StoryboardDesignatedEntryPointIdentifier")
            let storyboard = CompiledStoryboard(builder, nibs)
            try storyboard.read(names.entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }, entry)
            builder.document.problem = storyboard.problem
            builder.sortObjects()
            builder.complete()
            return builder.document
        }
        return InterfaceDocument(format: .propertyList)
    }

    private struct Scene {
        let name: String
        let graph: ArchiveGraph
        let root: Int32
        /// Whether the nib contains the controllers of other scenes.
        let isContainer: Bool
    }

    private func read(_ identifiers: [(identifier: String, nib: String)], _ entry: String?) throws(ReadError) {
        builder.document.header.isStoryboard = true
        guard identifiers.count <= ReadLimit.storyboardNibs else {
            throw ReadError("The compiled storyboard has more than \(ReadLimit.storyboardNibs) scenes.")
        }
        var scenes: [Scene] = []
        for name in Set(identifiers.map(\.nib)).sorted() {
            guard let (graph, root) = try open(name) else { continue }
            let isContainer = graph.nodes.contains { node in
                builder.text(node.key, equals: "UIViewControllers")
                    || builder.text(node.key, equals: "UIChildViewControllers")
            }
            scenes.append(Scene(name: name, graph: graph, root: root, isContainer: isContainer))
        }
        // If a container's nib repeats a controller that has its own nib, the controller is already known.
        for scene in scenes where !scene.isContainer { try add(scene) }
        for scene in scenes where scene.isContainer { try add(scene) }
        for (identifier, nib) in identifiers {
            guard let controller = mainControllers[nib].map(Int.init) else { continue }
            if NibPlace.id(inIdentifier: identifier) == nil, identifier != "MainMenu",
                builder.document.objects[controller].storyboardIdentifier.isNone
            {
                builder.document.objects[controller].storyboardIdentifier = builder.add(identifier)
            }
            if identifier == entry {
                builder.document.header.initialController = builder.document.objects[controller].objectID
            }
        }
        resolveSegues(Dictionary(identifiers.map { ($0.identifier, $0.nib) }) { first, _ in first })
        if builder.isFull { throw ReadError("The texts of the storyboard exceed \(ReadLimit.documentBytes) bytes.") }
    }

    /// Decodes a nib. A nib that cannot be read is a problem of the storyboard, and its scene is left out.
    private func open(_ name: String) throws(ReadError) -> (ArchiveGraph, root: Int32)? {
        guard read.insert(name).inserted else { return nil }
        guard read.count <= ReadLimit.storyboardNibs else {
            throw ReadError("The compiled storyboard has more than \(ReadLimit.storyboardNibs) nibs.")
        }
        // The name comes from the file, so it could lead outside the storyboard.
        guard !name.contains("/"), let bytes = try nibs(name) else {
            note(ReadError("The nib \(name) of the storyboard is missing."))
            return nil
        }
        do {
            let found = try CompiledReader.graph(bytes, bytes.withUnsafeBytes(FileFormat.ofNonXML), into: builder)
            if found == nil { note(ReadError("The nib \(name) of the storyboard is not a compiled nib.")) }
            return found
        } catch {
            note(ReadError("The nib \(name) of the storyboard cannot be read: \(error.message)"))
            return nil
        }
    }

    private func note(_ error: ReadError) { if problem == nil { problem = error } }

    // MARK: Nibs

    private func add(_ scene: Scene) throws(ReadError) {
        var place = NibPlace()
        place.kind = .scene
        place.isInStoryboard = true
        place.name = scene.name
        place.prefix = (NibPlace.id(inIdentifier: scene.name) ?? scene.name) + "."
        place.outside = controllersByID
        let first = builder.document.scenes.count
        let reader = ArchiveReader(graph: scene.graph, place: place)
        if let found = try reader.readCompiled(root: scene.root) { note(found) }
        let scenes = builder.document.scenes[first...]
        if let main = scenes.first, main.controller >= 0 { mainControllers[scene.name] = main.controller }
        for scene in scenes where scene.controller >= 0 {
            if let id = builder.string(scene.sceneID) { controllersByID[id] = .object(scene.controller) }
        }
        try addViews(reader)
    }

    /// Adds the views of the controllers that a nib contains.
    private func addViews(_ reader: ArchiveReader) throws(ReadError) {
        let graph = reader.graph
        let responder = reader.records.first { record in
            let index = reader.index(of: record.object)
            return index >= 0 && builder.document.objects[Int(index)].role == .firstResponder
        }
        for record in reader.records {
            let controller = reader.index(of: record.object)
            guard controller >= 0, reader.targets[record.object] == nil else { continue }
            for (nib, outside) in Self.viewKeys {
                guard let name = builder.string(graph.text(record.object, nib)), let (view, root) = try open(name)
                else {
                    continue
                }
                var place = NibPlace()
                place.kind = .view
                place.isInStoryboard = true
                place.name = name
                place.prefix = (NibPlace.ids(inViewNib: name)?.view ?? name) + "."
                place.owner = .object(controller)
                place.firstResponder = responder.map { .object(reader.index(of: $0.object)) }
                for (identifier, item) in graph.dictionary(graph.value(record.object, outside)) {
                    let node = graph.deref(item)
                    let index = reader.index(of: node)
                    place.outside[identifier] = reader.targets[node] ?? (index >= 0 ? .object(index) : nil)
                }
                if let found = try ArchiveReader(graph: view, place: place).readCompiled(root: root) { note(found) }
            }
        }
    }

    /// The key of the name of a view's nib, and the key of the objects that this nib uses.
    private static let viewKeys: [(nib: StaticString, outside: StaticString)] = [
        ("UINibName", "UIExternalObjectsTableForViewLoading"), ("NSNibName", "NSExternalObjectsTableForViewLoading"),
    ]

    /// Replaces the identifiers of destinations with the ids of the controllers.
    private func resolveSegues(_ nibNames: [String: String]) {
        for index in builder.document.connections.indices {
            guard builder.text(builder.document.connections[index].kind, equals: "segue"),
                builder.document.connections[index].destination < 0,
                let identifier = builder.string(builder.document.connections[index].destinationID)
            else { continue }
            if let nib = nibNames[identifier], let controller = mainControllers[nib] {
                builder.document.connections[index].destinationID =
                    builder.document.objects[Int(controller)].objectID
            } else if let id = NibPlace.id(inIdentifier: identifier), controllersByID[id] != nil {
                builder.document.connections[index].destinationID = builder.add(id)
            }
        }
    }
}

extension InterfaceReader {
    /// Reads a compiled storyboard (`Main.storyboardc`).
    ///
    /// - Parameters:
    ///   - list: the content of its `Info.plist`.
    ///   - nibs: returns the content of a nib by its name without extension; nil if it does not exist.
    /// - Throws: ``ReadError`` if the property list is damaged, if `nibs` throws, or if the storyboard exceeds a limit of
    ///   ``ReadLimit``. A nib that cannot be read is only a problem of the document.
    package func read(storyboard list: [UInt8], nibs: @escaping (String) throws(ReadError) -> [UInt8]?)
        throws(ReadError) -> InterfaceDocument
    {
        try CompiledStoryboard.read(list, nibs)
    }
}
