import Store

/// The screens of an app, and the steps between them.
///
/// A screen is a scene of a storyboard, or a class that code creates. A scene also has the steps of its class, and of
/// the superclasses of this class.
struct ScreenGraph {
    /// A screen.
    enum Node: Hashable {
        /// The controller of a scene, by its row id.
        case scene(Int64)
        /// A class, by its row id.
        case `class`(Int64)
        /// A class that is not in the index, such as a framework class.
        case name(String)

        /// Reads one end of an edge: `from` or `to`. Nil if the screen is unknown.
        init?(_ row: Row, _ end: String) {
            if let scene = row.id(end + "_object") {
                self = .scene(scene)
            } else if let type = row.id(end + "_class_id") {
                self = .class(type)
            } else if let name = row.text(end + "_class") {
                self = .name(name)
            } else {
                return nil
            }
        }
    }

    /// A way from one screen to another.
    struct Edge {
        let target: Node
        let step: ScreenPaths.Step
    }

    private(set) var labels: [Node: String] = [:]
    private var classOfScene: [Int64: Int64] = [:]
    private var scenesOfClass: [Int64: [Int64]] = [:]
    private var ancestors: [Int64: [Int64]] = [:]
    /// The edges that belong to a scene or class itself, without those that it inherits.
    private var own: [Node: [Edge]] = [:]
    /// The classes of objects inside a screen.
    private var parts: [Node: [Edge]] = [:]

    /// Reads the screens of an index.
    init(_ snapshot: Snapshot) throws {
        func rows(_ name: String) throws -> [Row] { try snapshot.rows(Question.asking(name)).named }
        for row in try rows("navigation-scenes") {
            guard let scene = row.id("object") else { continue }
            let place = [row.text("path"), row.text("object_id")].compactMap(\.self).joined(separator: " ")
            labels[.scene(scene)] = (row.text("label") ?? "Scene") + " (\(place))"
            guard let type = row.id("class_id") else { continue }
            classOfScene[scene] = type
            scenesOfClass[type, default: []].append(scene)
        }
        for row in try rows("navigation-ancestors") {
            guard let type = row.id("class_id"), let ancestor = row.id("ancestor_id") else { continue }
            ancestors[type, default: []].append(ancestor)
        }
        for row in try rows("navigation-edges") { add(row) }
        for row in try rows("navigation-parts") { addPart(row) }
    }

    private mutating func add(_ row: Row) {
        guard let target = Node(row, "to") else { return }
        let source = Node(row, "from")
        if let source, labels[source] == nil { labels[source] = row.text("from_class") }
        if labels[target] == nil { labels[target] = row.text("to_class") }
        guard let source else { return }
        let step = ScreenPaths.Step(
            kind: row.text("kind") ?? "", detail: row.text("detail"), identifier: row.text("identifier"),
            helper: row.text("helper"), from: label(source), to: label(target), path: row.text("path") ?? "",
            line: row.integer("line") ?? 0, confidence: row.text("confidence") ?? "possible")
        own[source, default: []].append(Edge(target: target, step: step))
    }

    private mutating func addPart(_ row: Row) {
        guard let part = row.id("part_id") else { return }
        let source: Node? = row.id("object").map { .scene($0) } ?? row.id("class_id").map { .class($0) }
        guard let source else { return }
        let target = Node.class(part)
        let step = ScreenPaths.Step(
            kind: "contains", detail: nil, identifier: nil, helper: nil, from: label(source), to: label(target),
            path: row.text("path") ?? "", line: row.integer("line") ?? 0, confidence: "likely")
        parts[source, default: []].append(Edge(target: target, step: step))
    }

    /// Returns the readable name of a screen.
    func label(_ node: Node) -> String { labels[node] ?? "?" }

    /// Returns the steps from a screen, with those of its class and of the superclasses.
    func edges(from node: Node) -> [Edge] {
        var found = own[node] ?? []
        found += parts[node] ?? []
        var type: Int64?
        switch node {
        case .scene(let scene): type = classOfScene[scene]
        case .class(let id):
            type = id
            for scene in scenesOfClass[id] ?? [] {
                found += (own[.scene(scene)] ?? []) + (parts[.scene(scene)] ?? [])
            }
        case .name: break
        }
        guard let type else { return found.map { Edge(target: $0.target, step: $0.step.from(label(node))) } }
        if node != .class(type) { found += (own[.class(type)] ?? []) + (parts[.class(type)] ?? []) }
        for ancestor in ancestors[type] ?? [] {
            found += (own[.class(ancestor)] ?? []).map { Edge(target: $0.target, step: $0.step.inherited) }
        }
        return found.map { Edge(target: $0.target, step: $0.step.from(label(node))) }
    }

    /// Returns the screens at which a search starts. A class is left out if one of its scenes is among them, because a
    /// scene has all steps of its class.
    func starts(_ nodes: Set<Node>) -> Set<Node> {
        nodes.filter { node in
            guard case .class(let type) = node else { return true }
            return !(scenesOfClass[type] ?? []).contains { nodes.contains(.scene($0)) }
        }
    }

    /// Returns the screens with a name: of a class, a scene or a nib.
    ///
    /// - Returns: the nodes; empty if no screen has the name.
    func nodes(named name: String, _ snapshot: Snapshot) throws -> Set<Node> {
        let rows = try snapshot.rows(Question.asking("navigation-named"), parameters: ["name": .text(name)]).named
        var found = nodes(rows)
        for (node, label) in labels {
            if case .name = node, label == name { found.insert(node) }
        }
        return found
    }

    /// Returns the screens at which the app starts.
    func entries(_ snapshot: Snapshot) throws -> Set<Node> {
        nodes(try snapshot.rows(Question.asking("navigation-entries")).named)
    }

    private func nodes(_ rows: [Row]) -> Set<Node> {
        var found: Set<Node> = []
        for row in rows {
            guard let id = row.id("id") else { continue }
            if row.text("kind") == "scene" {
                found.insert(.scene(id))
            } else {
                found.insert(.class(id))
                for scene in scenesOfClass[id] ?? [] { found.insert(.scene(scene)) }
            }
        }
        return found
    }

    /// All screens with an edge, in the order of their names.
    var all: [Node] {
        let nodes = Set(own.keys).union(own.values.flatMap { $0.map(\.target) }).union(
            classOfScene.keys.map { .scene($0) })
        return nodes.sorted { (label($0), order($0)) < (label($1), order($1)) }
    }

    /// Returns a number that orders nodes with the same name.
    func order(_ node: Node) -> Int64 {
        switch node {
        case .scene(let id), .class(let id): id
        case .name: 0
        }
    }
}
