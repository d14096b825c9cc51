import Asking
import Bytes

/// How a graph is written.
public enum GraphFormat: String, Sendable, CaseIterable {
    /// Graphviz.
    case dot
    /// A flowchart of Mermaid, as Markdown viewers draw it.
    case mermaid
    /// Nodes and edges, for tools.
    case json

    /// Writes a graph.
    public func write(_ graph: Graph, to output: Output) throws {
        switch self {
        case .dot: try DotWriter(output: output).write(graph)
        case .mermaid: try MermaidWriter(output: output).write(graph)
        case .json: try JSONPrinter.print(graph, to: output)
        }
    }
}

extension Graph {
    /// Nodes that stand alone, and scenes by their storyboard.
    fileprivate var groups: (single: [Node], storyboards: [(path: String, scenes: [Node])]) {
        let scenes = Dictionary(grouping: nodes.filter { $0.kind == "scene" }) { $0.path ?? "" }
        return (nodes.filter { $0.kind != "scene" }, scenes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
}

extension Graph.Edge {
    fileprivate var label: String { detail.map { "\(kind): \($0)" } ?? kind }
}

/// Writes a graph in the language of Graphviz.
struct DotWriter {
    let output: Output

    private static let shapes = ["nib": "note", "scene": "box", "class": "ellipse", "missing": "octagon"]
    private static let styles = ["owner": "solid", "root": "solid", "embedding": "dashed", "segue": "bold", "reference": "dotted"]

    func write(_ graph: Graph) throws {
        try output.writeLine("digraph xibdb {")
        try output.writeLine("    rankdir=LR;")
        let groups = graph.groups
        for node in groups.single { try write(node, indent: "    ") }
        for storyboard in groups.storyboards {
            try output.writeLine("    subgraph \(Self.quoted("cluster_" + storyboard.path)) {")
            try output.writeLine("        label=\(Self.quoted(storyboard.path));")
            for scene in storyboard.scenes { try write(scene, indent: "        ") }
            try output.writeLine("    }")
        }
        for edge in graph.edges {
            let style = Self.styles[edge.kind] ?? "solid"
            try output.writeLine(
                "    \(Self.quoted(edge.source)) -> \(Self.quoted(edge.target)) [label=\(Self.quoted(edge.label)), style=\(style)];")
        }
        try output.writeLine("}")
    }

    private func write(_ node: Graph.Node, indent: String) throws {
        let shape = Self.shapes[node.kind] ?? "box"
        try output.writeLine("\(indent)\(Self.quoted(node.id)) [label=\(Self.quoted(node.label)), shape=\(shape)];")
    }

    /// A string of dot. A backslash starts an escape in labels (`\N` is the
    /// name of the node), so it is doubled; in ids two are as good as one.
    static func quoted(_ text: String) -> String {
        "\"" + text.onOneLine.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

/// Writes a graph as a flowchart of Mermaid.
struct MermaidWriter {
    let output: Output

    private static let brackets = ["nib": ("[", "]"), "scene": ("[[", "]]"), "class": ("([", "])"), "missing": ("{{", "}}")]
    private static let arrows = ["owner": "-->", "root": "-->", "embedding": "-.->", "segue": "==>", "reference": "-.->"]

    func write(_ graph: Graph) throws {
        try output.writeLine("flowchart LR")
        let groups = graph.groups
        for node in groups.single { try write(node, indent: "    ") }
        for storyboard in groups.storyboards {
            try output.writeLine("    subgraph \(Self.id("storyboard:" + storyboard.path))[\(Self.quoted(storyboard.path))]")
            for scene in storyboard.scenes { try write(scene, indent: "        ") }
            try output.writeLine("    end")
        }
        for edge in graph.edges {
            let arrow = Self.arrows[edge.kind] ?? "-->"
            try output.writeLine("    \(Self.id(edge.source)) \(arrow)|\(Self.quoted(edge.label))| \(Self.id(edge.target))")
        }
    }

    private func write(_ node: Graph.Node, indent: String) throws {
        let (open, close) = Self.brackets[node.kind] ?? ("[", "]")
        try output.writeLine("\(indent)\(Self.id(node.id))\(open)\(Self.quoted(node.label))\(close)")
    }

    /// Mermaid's ids are plain words: a hash (FNV-1a, 64 bits) of the node's
    /// own id, so that a node keeps its id when others come and go.
    static func id(_ id: String) -> String {
        var hash = FNV()
        hash.mix(id.utf8)
        return "n" + String(hash.value, radix: 36)
    }

    /// A text in quotes. Mermaid takes entities, written with # for &; what is
    /// HTML or Markdown to it must not be read as such.
    static func quoted(_ text: String) -> String {
        var escaped = ""
        for scalar in text.onOneLine.unicodeScalars {
            switch scalar {
            case "#", "\"", "&", "<", ">", "`", "\\", "*", "_", "$": escaped += "#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return "\"\(escaped)\""
    }
}

extension String {
    /// The text without line breaks and control characters.
    fileprivate var onOneLine: String {
        var line = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        line.unicodeScalars.removeAll(where: isControl)
        return line
    }
}
