import Asking
import Bytes
import Errors
import Foundation
import HostSystem

/// The output format of a graph.
package enum GraphFormat: String, Sendable, CaseIterable {
    /// The Graphviz language.
    case dot
    /// A Mermaid flowchart, which Markdown viewers draw.
    case mermaid
    /// An SVG picture, drawn by Graphviz.
    case svg
    /// Nodes and edges as JSON, for tools.
    case json

    /// Writes a graph.
    package func write(_ graph: Graph, to output: Output) throws {
        switch self {
        case .dot: try DotWriter(output: output).write(graph)
        case .svg: try SVGWriter(output: output).write(graph)
        case .mermaid: try MermaidWriter(output: output).write(graph)
        case .json: try JSONPrinter.print(versioned: graph, to: output)
        }
    }
}

/// A group of nodes that are drawn together.
private struct Cluster {
    /// The name of the cluster; nil for nodes without a cluster.
    let name: String?
    /// The nodes that are not scenes.
    let single: [Graph.Node]
    /// The scenes, grouped by storyboard.
    let storyboards: [(path: String, scenes: [Graph.Node])]

    init(name: String?, _ nodes: [Graph.Node]) {
        self.name = name
        single = nodes.filter { $0.kind != "scene" }
        storyboards = Dictionary(grouping: nodes.filter { $0.kind == "scene" }) { $0.path ?? "" }.sorted {
            $0.key < $1.key
        }.map { ($0.key, $0.value) }
    }
}

extension Graph {
    /// The clusters, sorted by name. Nodes without a cluster come first.
    fileprivate var drawnTogether: [Cluster] {
        Dictionary(grouping: nodes) { node in node.path.flatMap { clusters?[$0] } ?? "" }
            .sorted { $0.key < $1.key }.map { Cluster(name: $0.key.isEmpty ? nil : $0.key, $0.value) }
    }
}

extension Graph {
    /// The labels of the nodes, by node id. The label of a file is the shortest unique suffix of its path.
    fileprivate var labels: [String: String] {
        var labels = Dictionary(nodes.map { ($0.id, $0.label) }) { one, _ in one }
        let files = nodes.filter { $0.kind == "nib" || $0.kind == "storyboard" }
        for (_, same) in Dictionary(grouping: files, by: { Self.end(of: $0.label, parts: 1) }) {
            var parts = 1
            while parts < 32, Set(same.map { Self.end(of: $0.label, parts: parts) }).count < same.count { parts += 1 }
            for node in same { labels[node.id] = Self.end(of: node.label, parts: parts) }
        }
        return labels
    }

    private static func end(of path: String, parts: Int) -> String {
        path.split(separator: "/").suffix(parts).joined(separator: "/")
    }
}

/// Draws a graph with Graphviz.
struct SVGWriter {
    let output: Output

    /// The time limit of Graphviz in seconds. Graphviz needs minutes to draw all nibs of a large app.
    private static let mostSeconds = 3600.0
    /// The memory limit of Graphviz in bytes.
    private static let mostMemory = 4 << 30

    /// - Throws: ``AskingError/unanswerable(_:)`` if Graphviz is not installed or fails.
    func write(_ graph: Graph) throws {
        guard let program = Programs.find("dot") else {
            throw AskingError.unanswerable(
                "--format svg needs Graphviz, but the program dot is not on PATH. Use --format dot or --format mermaid."
            )
        }
        let text = Output.captured()
        try DotWriter(output: text).write(graph)
        let picture = try Programs.output(
            of: program, ["-Tsvg"], input: Array(text.text.utf8), seconds: Self.mostSeconds, memory: Self.mostMemory)
        guard let picture else { throw AskingError.unanswerable("Graphviz could not draw the graph.") }
        try output.write(String(decoding: picture, as: UTF8.self))
    }
}

extension Graph.Edge {
    fileprivate var label: String { detail.map { "\(kind): \($0)" } ?? kind }
}

/// Writes a graph in DOT, which is the language of Graphviz.
struct DotWriter {
    let output: Output

    private static let shapes = ["nib": "note", "scene": "box", "class": "ellipse", "missing": "octagon"]
    private static let styles = [
        "owner": "solid", "root": "solid", "embedding": "dashed", "segue": "bold", "navigation": "bold",
        "reference": "dotted",
    ]

    func write(_ graph: Graph) throws {
        try output.writeLine("digraph xibdb {")
        try output.writeLine("    rankdir=LR;")
        let labels = graph.labels
        for cluster in graph.drawnTogether {
            let indent = cluster.name == nil ? "    " : "        "
            if let name = cluster.name {
                try output.writeLine("    subgraph \(("cluster_in_" + name).dot) {")
                try output.writeLine("        label=\(name.dot);")
            }
            for node in cluster.single { try write(node, labels, indent: indent) }
            for storyboard in cluster.storyboards {
                try output.writeLine(indent + "subgraph \(("cluster_" + storyboard.path).dot) {")
                try output.writeLine(indent + "    label=\(storyboard.path.dot);")
                for scene in storyboard.scenes { try write(scene, labels, indent: indent + "    ") }
                try output.writeLine(indent + "}")
            }
            if cluster.name != nil { try output.writeLine("    }") }
        }
        for edge in graph.edges {
            let style = Self.styles[edge.kind] ?? "solid"
            try output.writeLine(
                "    \(edge.source.dot) -> \(edge.target.dot) [label=\(edge.label.dot), style=\(style)];")
        }
        try output.writeLine("}")
    }

    private func write(_ node: Graph.Node, _ labels: [String: String], indent: String) throws {
        let shape = Self.shapes[node.kind] ?? "box"
        try output.writeLine("\(indent)\(node.id.dot) [label=\((labels[node.id] ?? node.label).dot), shape=\(shape)];")
    }
}

/// Writes a graph as a Mermaid flowchart.
struct MermaidWriter {
    let output: Output

    private static let brackets = [
        "nib": ("[", "]"), "scene": ("[[", "]]"), "class": ("([", "])"), "missing": ("{{", "}}"),
    ]
    private static let arrows = [
        "owner": "-->", "root": "-->", "embedding": "-.->", "segue": "==>", "navigation": "==>",
        "reference": "-.->",
    ]

    func write(_ graph: Graph) throws {
        try output.writeLine("flowchart LR")
        let labels = graph.labels
        for cluster in graph.drawnTogether {
            let indent = cluster.name == nil ? "    " : "        "
            if let name = cluster.name {
                try output.writeLine("    subgraph \(Self.id("in:" + name))[\(name.mermaid)]")
            }
            for node in cluster.single { try write(node, labels, indent: indent) }
            for storyboard in cluster.storyboards {
                try output.writeLine(
                    indent + "subgraph \(Self.id("storyboard:" + storyboard.path))[\(storyboard.path.mermaid)]")
                for scene in storyboard.scenes { try write(scene, labels, indent: indent + "    ") }
                try output.writeLine(indent + "end")
            }
            if cluster.name != nil { try output.writeLine("    end") }
        }
        for edge in graph.edges {
            let arrow = Self.arrows[edge.kind] ?? "-->"
            try output.writeLine("    \(Self.id(edge.source)) \(arrow)|\(edge.label.mermaid)| \(Self.id(edge.target))")
        }
    }

    private func write(_ node: Graph.Node, _ labels: [String: String], indent: String) throws {
        let (open, close) = Self.brackets[node.kind] ?? ("[", "]")
        try output.writeLine("\(indent)\(Self.id(node.id))\(open)\((labels[node.id] ?? node.label).mermaid)\(close)")
    }

    /// Returns a Mermaid id, which must be a plain word. It is a hash (FNV-1a, 64 bits) of the node id. Therefore it
    /// does not change when other nodes are added or removed.
    static func id(_ id: String) -> String {
        var hash = FNV()
        hash.mix(id.utf8)
        return "n" + String(hash.value, radix: 36)
    }
}
