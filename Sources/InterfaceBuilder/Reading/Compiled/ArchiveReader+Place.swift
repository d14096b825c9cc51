// Connects a compiled nib with the other nibs of its document: the nibs of a compiled storyboard, and the nibs of
// prototype cells.

extension ArchiveReader {
    /// Returns the object id of an object in this nib.
    func id(_ text: String) -> Text { builder.add(place.prefix + text) }

    /// Returns the index of an object of this or another nib; -1 for none.
    func index(of node: Int32) -> Int32 {
        if case .object(let index)? = targets[node] { return index }
        return objectOf[node] ?? -1
    }

    // MARK: Placeholders

    /// Finds the objects of other nibs that placeholders stand for, and the ids that the storyboard contains.
    ///
    /// - Returns: the controllers of the scenes. The first one is the main controller.
    func placeUIKit(_ all: [Int32], _ top: [Int32], _ connections: [Int32]) -> [Int32] {
        guard place.kind != .whole else { return [] }
        for object in all + top where object >= 0 { targets[object] = target(of: object) }
        for object in all where object >= 0 {
            let outside = graph.value(object, "UIExternalObjectsTableForViewLoading")
            for (identifier, item) in graph.dictionary(outside) where identifier.hasPrefix(Self.upstream) {
                sourceIDs[graph.deref(item)] = String(identifier.dropFirst(Self.upstream.count))
            }
        }
        switch place.kind {
        case .whole: return []
        case .scene: return controllers(all, connections)
        case .view:
            guard case .object(let owner)? = place.owner else { return [] }
            for connection in connections where isOfView(connection) {
                let view = graph.value(connection, "UIDestination")
                guard top.contains(view) else { continue }
                adopters[view] = NibPlace.Parent(
                    object: owner, depth: builder.document.objects[Int(owner)].depth + 1, key: "view")
                if let ids = NibPlace.ids(inViewNib: place.name) { sourceIDs[view] = ids.view }
            }
        case .prototype:
            guard let parent = place.parent else { return [] }
            for object in top where targets[object] == nil { adopters[object] = parent }
        }
        return []
    }

    private static let upstream = "UpstreamPlaceholder-"

    /// Returns what an object stands for; nil for an object of this nib.
    private func target(of object: Int32) -> NibPlace.Target? {
        if place.isInStoryboard, builder.string(graph.className(object))?.hasSuffix("SegueTemplate") == true {
            return .helper
        }
        guard let identifier = builder.string(graph.text(object, "UIProxiedObjectIdentifier")) else { return nil }
        switch identifier {
        case "IBFilesOwner": return place.owner ?? .helper
        case "IBFirstResponder": return place.kind == .scene ? nil : place.firstResponder ?? .helper
        case "UIStoryboardPlaceholder": return .helper
        default: return place.outside[identifier]
        }
    }

    /// Whether a connection sets the view of the nib's controller.
    private func isOfView(_ connection: Int32) -> Bool {
        builder.text(graph.text(connection, "UILabel"), equals: "view")
            && builder.text(
                graph.text(graph.value(connection, "UISource"), "UIProxiedObjectIdentifier"), equals: "IBFilesOwner")
    }

    // MARK: Scenes

    /// Returns the controllers of a scene's nib. The nib of a container also contains the controllers inside it.
    private func controllers(_ all: [Int32], _ connections: [Int32]) -> [Int32] {
        let main = connections.first {
            builder.text(graph.text($0, "UILabel"), equals: "sceneViewController")
        }
        .map { graph.value($0, "UIDestination") }
        var controllers = main.map { [$0] } ?? []
        for object in all where object >= 0 { controllers += children(of: object) }
        var seen: Set<Int32> = []
        controllers = controllers.filter { $0 >= 0 && seen.insert($0).inserted }
        for controller in controllers {
            let name = builder.string(graph.text(controller, "UINibName")) ?? ""
            if let ids = NibPlace.ids(inViewNib: name) { sourceIDs[controller] = ids.controller }
        }
        if let main, sourceIDs[main] == nil { sourceIDs[main] = NibPlace.id(inIdentifier: place.name) }
        for controller in controllers {
            // Another nib of the storyboard contains the same controller.
            if let id = sourceIDs[controller], let other = place.outside[id] { targets[controller] = other }
        }
        return controllers.filter { targets[$0] == nil }
    }

    private func children(of controller: Int32) -> [Int32] {
        let list = graph.value(controller, "UIViewControllers")
        return graph.items(list >= 0 ? list : graph.value(controller, "UIChildViewControllers")).map(graph.deref)
    }

    /// Adds the scenes of this nib, and assigns its objects to scenes.
    ///
    /// - Parameter first: the index of the first object that this nib added.
    func addScenes(_ controllers: [Int32], from first: Int) {
        guard place.isInStoryboard else { return }
        var sceneOf: [Int32: Int32] = [:]
        for controller in controllers {
            guard let index = objectOf[controller] else { continue }
            sceneOf[index] = Int32(builder.document.scenes.count)
            var scene = SceneRecord()
            scene.sceneID = builder.document.objects[Int(index)].objectID
            scene.controller = index
            scene.at = CompiledGraph.start
            builder.document.scenes.append(scene)
        }
        let main = controllers.first.flatMap { objectOf[$0] }.flatMap { sceneOf[$0] } ?? -1
        // Other top-level objects of a view's nib, such as gesture recognizers, are in the scene of the controller.
        var inherited = main
        if case .object(let owner)? = place.owner { inherited = builder.document.objects[Int(owner)].scene }
        for index in first..<builder.document.objects.count {
            let parent = builder.document.objects[index].parent
            builder.document.objects[index].scene =
                parent >= 0 ? builder.document.objects[Int(parent)].scene : sceneOf[Int32(index)] ?? inherited
        }
    }

    /// Adds the segues from a container to the controllers inside it.
    func readRelationships(of container: Int32) {
        let names: [String] =
            switch builder.string(graph.className(container)) {
            case "UINavigationController"?: ["rootViewController"]
            case "UISplitViewController"?: ["masterViewController", "detailViewController"]
            default: ["viewControllers"]
            }
        for (place, child) in children(of: container).enumerated() where index(of: child) >= 0 {
            var record = ConnectionRecord()
            record.kind = builder.add("segue")
            record.at = CompiledGraph.start
            record.name = builder.add("relationship:" + names[min(place, names.count - 1)])
            add(&record, from: container, to: child)
        }
    }

    // MARK: Connections of the loader

    /// Whether a connection is only for the loader of a storyboard. A connection that starts a segue changes the segue.
    func isOfLoader(_ connection: Int32, from source: Int32, to destination: Int32) -> Bool {
        guard place.kind != .whole else { return false }
        if place.kind == .view, isOfView(connection) { return true }
        if case .helper? = targets[connection] { return true }
        switch (targets[source], targets[destination]) {
        case (.segue(let segue)?, _):
            // The container view of an embed segue.
            if builder.text(graph.text(connection, "UILabel"), equals: "containerView") {
                start(segue, from: destination)
            }
            return true
        case (_, .segue(let segue)?):
            start(segue, from: source)
            return true
        case (.helper?, _), (_, .helper?): return true
        default: return false
        }
    }

    /// Sets the object that starts a segue. If several objects start it, every object has a segue.
    private func start(_ segue: Int, from source: Int32) {
        var record = builder.document.connections[segue]
        let controller = record.source
        record.source = index(of: source)
        record.sourceID = objectID(of: source)
        guard record.source >= 0 else { return }
        let isStarted = controller < 0 || builder.startedSegues.contains(segue)
        if !isStarted {
            builder.startedSegues.insert(segue)
            builder.document.connections[segue] = record
        } else if builder.document.connections.count - rowsBefore.connections < graph.nodes.count {
            builder.document.connections.append(record)
        }
    }

    // MARK: Prototypes

    /// The keys of the nibs of prototypes, of the objects that these nibs use, and the key of a prototype in its parent.
    private static let prototypes: [(nibs: StaticString, outside: StaticString, key: String)] = [
        ("UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects", "prototypes"),
        ("UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects", "cells"),
        (
            "UICollectionViewSupplementaryViewNibDict", "UICollectionViewSupplementaryViewPrototypeNibExternalObjects",
            "reusableViews"
        ),
    ]

    /// Reads the nibs of prototype cells. A nib for macOS also contains its prototypes itself.
    func readPrototypes(of all: [Int32]) {
        var read: Set<Int32> = []
        for object in all where object >= 0 {
            guard let owner = objectOf[object] else { continue }
            for (nibs, outside, key) in Self.prototypes {
                let externals = Dictionary(graph.dictionary(graph.value(object, outside)).map { ($0.key, $0.value) }) {
                    first, _ in first
                }
                for (identifier, item) in graph.dictionary(graph.value(object, nibs)) {
                    let data = graph.value(graph.deref(item), "archiveData")
                    guard let bytes = graph.embedded[data], read.insert(data).inserted else { continue }
                    readPrototype(
                        bytes, identifier, of: owner, key: key, outside: externals[identifier] ?? -1, at: item)
                }
            }
        }
    }

    private func readPrototype(
        _ bytes: ArraySlice<UInt8>, _ identifier: String, of owner: Int32, key: String, outside: Int32, at item: Int32
    ) {
        guard place.level < ReadLimit.nibLevels else {
            return graph.note("Prototypes nest deeper than \(ReadLimit.nibLevels) nibs.", at: item)
        }
        let depth = builder.document.objects[Int(owner)].depth + 1
        guard depth < ReadLimit.depth else {
            return graph.note("Objects nest deeper than \(ReadLimit.depth).", at: item)
        }
        var inner = NibPlace()
        inner.kind = .prototype
        inner.isInStoryboard = place.isInStoryboard
        inner.level = place.level + 1
        inner.prefix = (builder.string(builder.document.objects[Int(owner)].objectID) ?? "") + ".\(identifier)."
        inner.parent = NibPlace.Parent(object: owner, depth: depth, key: key)
        inner.owner = place.owner ?? placeholder(.filesOwner)
        inner.firstResponder = place.firstResponder ?? placeholder(.firstResponder)
        for (name, item) in graph.dictionary(outside) {
            let node = graph.deref(item)
            inner.outside[name] = targets[node] ?? objectOf[node].map { .object($0) }
        }
        let problem = CompiledReader.add(Array(bytes), inner, to: builder)
        if let problem {
            graph.note("The nib of the prototype \(identifier) is incomplete: \(problem.message)", at: item)
        }
    }

    private func placeholder(_ role: ObjectRole) -> NibPlace.Target? {
        builder.document.objects.firstIndex { $0.role == role }.map { .object(Int32($0)) }
    }
}

extension CompiledReader {
    /// Adds the objects of a nib to a document that contains several nibs.
    ///
    /// - Returns: a problem in the nib; nil if there is none. The document contains the part that could be read.
    static func add(_ bytes: [UInt8], _ place: NibPlace, to builder: DocumentBuilder) -> ReadError? {
        do throws(ReadError) {
            let format = bytes.withUnsafeBytes(FileFormat.ofNonXML)
            guard let (graph, root) = try graph(bytes, format, into: builder) else {
                return ReadError("It is not a compiled nib.")
            }
            return try ArchiveReader(graph: graph, place: place).readCompiled(root: root)
        } catch { return error }
    }
}
