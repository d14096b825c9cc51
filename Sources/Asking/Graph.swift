import Errors
import Store

/// The graph of owners, embedded objects and transitions: the edges of the report `embedding-graph`, and their nodes.
///
/// The order depends only on ids, so that the same repository always produces the same text.
package struct Graph: Sendable, Codable {
    /// A nib, a scene of a storyboard, a class, a missing scene, or a storyboard.
    ///
    /// A missing node represents a scene that a storyboard reference names, but that no indexed storyboard contains. A
    /// whole storyboard is a node only if the user asked for it and it has no edges.
    package struct Node: Sendable, Codable, Equatable {
        /// Kind and path, or kind and name. The id does not change as long as both stay the same.
        package let id: String
        /// `nib`, `scene`, `class`, `missing` or `storyboard`.
        package let kind: String
        /// Path of a nib, name of a class, or readable name of a scene.
        package let label: String
        /// File of the nib or scene, or the file that declares the class.
        package let path: String?
    }

    /// A connection between two nodes.
    package struct Edge: Sendable, Codable, Equatable {
        /// One of ``Graph/edgeKinds``.
        package let kind: String
        package let source: String
        package let target: String
        /// Kind and identifier of a segue, or the number of embedded objects, such as `3 times`.
        package let detail: String?
        /// Place of the edge in a file.
        package let path: String
        package let line: Int?
        package let column: Int?
    }

    /// The part of the graph to show.
    package struct Filter: Sendable {
        /// Files to start from.
        package var files: [FileFinder.Found] = []
        /// Name of a class to start from. The class is shown even if it does not have a nib.
        package var className: String?
        /// Maximum number of edges to follow from the start; nil for no limit.
        package var depth: Int?
        /// Kinds of edges to keep and to follow; empty for all kinds.
        package var kinds: Set<String> = []
        /// How nodes are grouped.
        package var clustering = Clustering.storyboard

        /// Creates a filter that keeps everything.
        package init() {}
    }

    /// How nodes are grouped, in addition to the storyboard of a scene.
    package enum Clustering: String, Sendable, CaseIterable {
        /// No other grouping.
        case storyboard
        /// By the folder of the file.
        case folder
        /// By the first target that contains the file. Targets are sorted by name, and test targets come last.
        case target
    }

    /// All kinds of edges, in the order in which they are listed.
    package static let edgeKinds = ["owner", "root", "embedding", "segue", "navigation", "reference"]

    /// The nodes, sorted by id.
    package let nodes: [Node]
    /// The edges, sorted by kind, source and target.
    package let edges: [Edge]
    /// The clusters of files, by path; nil if nodes are grouped by storyboard only.
    package let clusters: [String: String]?

    /// Creates the graph of these edges.
    ///
    /// If there are seeds, the graph contains the nodes that can be reached from the seeds, and the nodes that can
    /// reach them. Otherwise, it contains all nodes.
    init(nodes: [String: Node], edges: [Edge], seeds: Set<String>?, depth: Int?, clusters: [String: String]? = nil) {
        self.clusters = clusters
        var kept = Set(edges.flatMap { [$0.source, $0.target] })
        if let seeds {
            let below = Self.reach(from: seeds, along: edges.map { ($0.source, $0.target) }, depth)
            let above = Self.reach(from: seeds, along: edges.map { ($0.target, $0.source) }, depth)
            kept = below.union(above)
            // An edge to a scene or nib of a class counts as an edge to the class.
            let places = edges.filter {
                ["owner", "root"].contains($0.kind) && seeds.contains($0.source) && kept.contains($0.target)
            }.map(\.target)
            kept.formUnion(
                Self.reach(from: Set(places), along: edges.map { ($0.target, $0.source) }, depth.map { max(0, $0 - 1) })
            )
        }
        self.nodes = kept.compactMap { nodes[$0] }.sorted { $0.id < $1.id }
        self.edges = edges.filter { kept.contains($0.source) && kept.contains($0.target) }
    }

    private static func reach(from seeds: Set<String>, along edges: [(from: String, to: String)], _ depth: Int?) -> Set<
        String
    > {
        let next = Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) }
        var reached = seeds
        var border = seeds
        var steps = 0
        while !border.isEmpty, steps < depth ?? .max {
            border = Set(border.flatMap { next[$0] ?? [] }).subtracting(reached)
            reached.formUnion(border)
            steps += 1
        }
        return reached
    }

    /// Reads the graph of an index.
    ///
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if no nib or scene has the class.
    package init(_ snapshot: Snapshot, filter: Filter = Filter()) throws {
        guard let report = try ReportCatalog.only("embedding-graph", index: nil) else {
            preconditionFailure("There is no report embedding-graph.")
        }
        let given = filter.className.map { ["class": $0] } ?? [:]
        let answer = try snapshot.rows(report.sql, parameters: report.values(given))
        var nodes: [String: Node] = [:]
        var edges: [Edge] = []
        for row in answer.named {
            for node in [row.node("source"), row.node("target")] { nodes[node.id] = node }
            edges.append(row.edge)
        }
        if !filter.kinds.isEmpty { edges.removeAll { !filter.kinds.contains($0.kind) } }
        var seeds: Set<String> = []
        if let name = filter.className {
            seeds.formUnion(try Self.nodes(ofClass: name, among: nodes.values, snapshot))
        }
        for file in filter.files {
            let found = try Self.nodes(ofFile: file, among: nodes.values, snapshot)
            for node in found { nodes[node.id] = node }
            seeds.formUnion(found.map(\.id))
        }
        let hasSeeds = filter.className != nil || !filter.files.isEmpty
        let clusters = try Self.clusters(of: Set(nodes.values.compactMap(\.path)), by: filter.clustering, snapshot)
        self.init(nodes: nodes, edges: edges, seeds: hasSeeds ? seeds : nil, depth: filter.depth, clusters: clusters)
    }

    private static func clusters(of paths: Set<String>, by clustering: Clustering, _ snapshot: Snapshot) throws
        -> [String: String]?
    {
        switch clustering {
        case .storyboard: return nil
        case .folder:
            return Dictionary(
                uniqueKeysWithValues: paths.map { path in
                    (
                        path,
                        path.split(separator: "/").dropLast().filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
                    )
                }
            ).filter { !$0.value.isEmpty }
        case .target:
            let rows = try snapshot.rows(Question.asking("targets-of-files")).named
            let pairs = rows.compactMap { row in
                row.text("path").flatMap { path in row.text("target").map { (path, $0) } }
            }
            return Dictionary(pairs) { one, _ in one }.filter { paths.contains($0.key) }
        }
    }

    /// Returns the nodes of a class. The name may also be its Objective-C name, or an alias.
    private static func nodes(ofClass name: String, among nodes: some Collection<Node>, _ snapshot: Snapshot) throws
        -> [String]
    {
        let rows = try snapshot.rows(classNamesSQL, parameters: ["name": .text(name)]).rows
        let names = Set(rows.compactMap { $0.first?.text } + [name])
        let found = nodes.filter { $0.kind == "class" && names.contains($0.label) }
        guard found.isEmpty else { return found.map(\.id) }
        let known = Set(nodes.filter { $0.kind == "class" }.map(\.label)).union(
            try KnownNames(snapshot).all(.class).map(\.name))
        throw AskingError.unknownName(
            what: "class in a nib or storyboard", name: name, near: NameSuggestions.names(to: name, among: Array(known))
        )
    }

    private static let classNamesSQL = """
        SELECT DISTINCT classes.name
        FROM _class_names
        JOIN classes ON classes.id = _class_names.class_id
        WHERE _class_names.name = :name
        """

    /// Returns the nodes of a file.
    ///
    /// All localized variants of a nib share one node. A file without edges also has a node.
    private static func nodes(ofFile file: FileFinder.Found, among nodes: some Collection<Node>, _ snapshot: Snapshot)
        throws -> [Node]
    {
        let rows = try snapshot.rows(copiesSQL, parameters: ["file": .integer(file.id)]).rows
        let paths = rows.compactMap { $0.first?.text }
        let found = nodes.filter { $0.kind != "class" && $0.path.map(paths.contains) == true }
        guard found.isEmpty else { return found }
        let kind = rows.first?.last?.text == "storyboard" ? "storyboard" : "nib"
        return paths.prefix(1).map { Node(id: kind + ":" + $0, kind: kind, label: $0, path: $0) }
    }

    private static let copiesSQL = """
        SELECT nibs.display_path, nibs.kind
        FROM nibs AS found
        JOIN nibs ON nibs.tree_id = found.tree_id AND nibs.logical_path = found.logical_path AND nibs.kind = found.kind
        WHERE found.id = :file
        ORDER BY nibs.id <> found.id, nibs.path
        """
}

extension Row {
    fileprivate func node(_ end: String) -> Graph.Node {
        Graph.Node(
            id: text(end + "_id") ?? "", kind: text(end + "_kind") ?? "", label: text(end) ?? "",
            path: text(end + "_path"))
    }

    fileprivate var edge: Graph.Edge {
        Graph.Edge(
            kind: text("kind") ?? "", source: text("source_id") ?? "", target: text("target_id") ?? "",
            detail: text("detail"),
            path: text("path") ?? "", line: integer("line"), column: integer("column"))
    }
}

extension Value {
    /// The text; nil for other values.
    fileprivate var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}
