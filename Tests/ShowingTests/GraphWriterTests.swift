import Asking
import Foundation
import Showing
import Testing

@Suite("Graph writers")
struct GraphWriterTests {
    /// Returns a graph with these nodes and edges, decoded from JSON.
    private func graph(_ nodes: [[String: String]], _ edges: [[String: String]]) throws -> Graph {
        let edges = edges.map { ["path": "A.xib"].merging($0) { $1 } }
        return try JSONDecoder().decode(
            Graph.self, from: JSONSerialization.data(withJSONObject: ["nodes": nodes, "edges": edges]))
    }

    private func write(_ format: GraphFormat, _ graph: Graph) throws -> String {
        let output = Output.captured()
        try format.write(graph, to: output)
        return output.text
    }

    /// Returns a graph that contains a class, its nib, and two scenes of a storyboard.
    private func small() throws -> Graph {
        try graph(
            [
                ["id": "class:Row", "kind": "class", "label": "Row"],
                ["id": "nib:Row.xib", "kind": "nib", "label": "Row.xib", "path": "Row.xib"],
                ["id": "scene:Main.storyboard#a", "kind": "scene", "label": "List", "path": "Main.storyboard"],
                ["id": "scene:Main.storyboard#b", "kind": "scene", "label": "Page", "path": "Main.storyboard"],
            ],
            [
                ["kind": "owner", "source": "class:Row", "target": "nib:Row.xib"],
                ["kind": "embedding", "source": "scene:Main.storyboard#a", "target": "class:Row", "detail": "2 times"],
                [
                    "kind": "segue", "source": "scene:Main.storyboard#a", "target": "scene:Main.storyboard#b",
                    "detail": "show page",
                ],
                [
                    "kind": "segue", "source": "scene:Main.storyboard#b", "target": "scene:Main.storyboard#b",
                    "detail": "show again",
                ],
            ])
    }

    @Test func `dot has a cluster for each storyboard, and the kind of every edge`() throws {
        #expect(
            try write(.dot, small()) == """
                digraph xibdb {
                    rankdir=LR;
                    "class:Row" [label="Row", shape=ellipse];
                    "nib:Row.xib" [label="Row.xib", shape=note];
                    subgraph "cluster_Main.storyboard" {
                        label="Main.storyboard";
                        "scene:Main.storyboard#a" [label="List", shape=box];
                        "scene:Main.storyboard#b" [label="Page", shape=box];
                    }
                    "class:Row" -> "nib:Row.xib" [label="owner", style=solid];
                    "scene:Main.storyboard#a" -> "class:Row" [label="embedding: 2 times", style=dashed];
                    "scene:Main.storyboard#a" -> "scene:Main.storyboard#b" [label="segue: show page", style=bold];
                    "scene:Main.storyboard#b" -> "scene:Main.storyboard#b" [label="segue: show again", style=bold];
                }

                """)
    }

    @Test func `mermaid has a subgraph for each storyboard, and ids of letters and digits`() throws {
        let text = try write(.mermaid, small())
        let ids = try ["Row", "Row.xib", "Main.storyboard", "List", "Page"].map { label in
            let found = try Regex("n[0-9a-z]+(?=.{1,3}\"\(label)\")")
            return try #require(text.firstMatch(of: found).map { String(text[$0.range]) })
        }
        #expect(Set(ids).count == 5)
        #expect(
            text == """
                flowchart LR
                    \(ids[0])(["Row"])
                    \(ids[1])["Row.xib"]
                    subgraph \(ids[2])["Main.storyboard"]
                        \(ids[3])[["List"]]
                        \(ids[4])[["Page"]]
                    end
                    \(ids[0]) -->|"owner"| \(ids[1])
                    \(ids[3]) -.->|"embedding: 2 times"| \(ids[0])
                    \(ids[3]) ==>|"segue: show page"| \(ids[4])
                    \(ids[4]) ==>|"segue: show again"| \(ids[4])

                """)
    }

    @Test func `a node keeps its mermaid id when other nodes change`() throws {
        let one = try graph([["id": "class:Row", "kind": "class", "label": "Row"]], [])
        let line = try #require(try write(.mermaid, one).split(separator: "\n").last)
        #expect(try write(.mermaid, small()).contains(line))
    }

    @Test func `quotes and symbols in names are escaped, a line feed becomes a space, and other scripts stay`() throws {
        let name = "a \"b\" [c] {d} \\N <e> #f & 取消\nđơn"
        let odd = try graph(
            [["id": "nib:\(name)", "kind": "nib", "label": name, "path": name]],
            [
                ["kind": "segue", "source": "nib:\(name)", "target": "nib:\(name)", "detail": name]
            ])
        let quoted = #"a \"b\" [c] {d} \\N <e> #f & 取消 đơn""#
        #expect(
            try write(.dot, odd) == """
                digraph xibdb {
                    rankdir=LR;
                    "nib:\(quoted) [label="\(quoted), shape=note];
                    "nib:\(quoted) -> "nib:\(quoted) [label="segue: \(quoted), style=bold];
                }

                """)
        let mermaid = try write(.mermaid, odd)
        let escaped = "a #34;b#34; [c] {d} #92;N #60;e#62; #35;f #38; 取消 đơn"
        #expect(mermaid.contains("[\"\(escaped)\"]\n"))
        #expect(mermaid.contains("|\"segue: \(escaped)\"|"))
    }

    @Test func `json is the graph itself`() throws {
        let graph = try small()
        let read = try JSONDecoder().decode(Graph.self, from: Data(write(.json, graph).utf8))
        #expect(read.nodes == graph.nodes && read.edges == graph.edges)
    }

    @Test func `an empty graph is valid`() throws {
        let empty = try graph([], [])
        #expect(try write(.dot, empty) == "digraph xibdb {\n    rankdir=LR;\n}\n")
        #expect(try write(.mermaid, empty) == "flowchart LR\n")
    }
}
