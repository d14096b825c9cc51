import Foundation
import TestSupport
import Testing

@Suite("xibdb graph")
struct GraphTests {
    /// The graph that `--format json` prints.
    private struct Graph: Decodable {
        struct Node: Decodable {
            let id, kind, label: String
            let path: String?
        }
        struct Edge: Decodable {
            let kind, source, target, path: String
            let detail: String?
            let line, column: Int?
        }
        let nodes: [Node]
        let edges: [Edge]

        /// `kind source > target` of each edge. For the source and the target, only the part of the label after the
        /// last `/` is shown.
        var lines: [String] { edges.map { "\($0.kind) \(short($0.source)) > \(short($0.target))" } }

        private func short(_ id: String) -> String {
            guard let node = nodes.first(where: { $0.id == id }) else { return "?" }
            return String(node.label.split(separator: "/").last ?? "")
        }
    }

    private func graph(_ arguments: [String], in folder: String) throws -> Graph {
        let run = try Tool.run(["graph", "--no-refresh", "--format", "json"] + arguments, in: folder)
        #expect(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Graph.self, from: Data(run.output.utf8))
    }

    private func sample() throws -> (TemporaryFolder, String) {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/Sample")
        try Tool.index(folder.path + "/Sample")
        return (folder, folder.path + "/Sample")
    }

    @Test func `the graph of a class has its nib, its uses and the edges that lead to them`() throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        let found = try graph(["--class", "QuantityStepper"], in: sample)
        #expect(
            found.lines == [
                "owner FruitDetailViewController > FruitDetail.xib",
                "owner FruitDetailViewController > FruitDetail~ipad.xib",
                "owner MarketViewController > MarketViewController",
                "owner QuantityStepper > QuantityStepper.xib",
                "embedding FruitDetail.xib > QuantityStepper",
                "embedding FruitDetail~ipad.xib > QuantityStepper",
                "embedding FruitPageViewController > QuantityStepper",
                "segue MarketViewController > FruitPageViewController",
                "segue UINavigationController > MarketViewController",
                "navigation MarketViewController > FruitDetailViewController",
            ])
        let placed = try #require(found.edges.first { $0.kind == "embedding" && $0.path.hasSuffix("FruitDetail.xib") })
        #expect(placed.path == "Orchard/Controllers/FruitDetail.xib" && placed.line == 57)
        let near = try graph(["--class", "QuantityStepper", "--depth", "1"], in: sample)
        #expect(
            near.lines == [
                "owner QuantityStepper > QuantityStepper.xib",
                "embedding FruitDetail.xib > QuantityStepper",
                "embedding FruitDetail~ipad.xib > QuantityStepper",
                "embedding FruitPageViewController > QuantityStepper",
            ])
        #expect(
            try graph(["--class", "QuantityStepper", "--depth", "0"], in: sample).nodes.map(\.label) == [
                "QuantityStepper"
            ])
    }

    @Test func `the graph of a storyboard has its scenes and the scenes that references connect with them`() throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        let found = try graph(["Orchard/Checkout.storyboard", "--edges", "segue,reference"], in: sample)
        #expect(
            found.lines == [
                "segue MarketViewController > Storyboard Reference",
                "segue UINavigationController > MarketViewController",
                "segue CheckoutViewController > ConfirmViewController",
                "reference Storyboard Reference > CheckoutViewController",
            ])
        let reference = try #require(found.edges.last)
        #expect(reference.path == "Orchard/Base.lproj/Main.storyboard" && reference.line == 311)
        #expect(found.nodes.filter { $0.kind == "scene" }.count == 5)
    }

    @Test func `if a nib contains an object of the class that loads it, the edges form a cycle`() throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        #expect(
            try graph(["--class", "RecursiveLoadView"], in: sample).lines == [
                "owner RecursiveLoadView > RecursiveLoadView.xib",
                "embedding RecursiveLoadView.xib > RecursiveLoadView",
            ])
    }

    @Test func `the whole graph has a node for each end of an edge, and two runs are equal`() throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        let all = try graph([], in: sample)
        let ids = Set(all.nodes.map(\.id))
        #expect(ids.count == all.nodes.count)
        #expect(Set(all.edges.flatMap { [$0.source, $0.target] }) == ids)
        let report = try Tool.run(["report", "embedding-graph", "--no-refresh", "--format", "ndjson"], in: sample)
        #expect(all.edges.count == report.output.split(separator: "\n").count)
        for format in ["dot", "mermaid", "json"] {
            let texts = try (0..<2).map { _ in
                try Tool.run(["graph", "--no-refresh", "--format", format], in: sample).output
            }
            #expect(texts[0] == texts[1] && !texts[0].isEmpty)
        }
    }

    @Test func `one localized variant stands for all, and a file without edges is shown if it is given`() throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        let welcome = try graph(["Orchard/Controllers/fr.lproj/WelcomeViewController.xib"], in: sample)
        #expect(
            welcome.nodes.compactMap { $0.kind == "nib" ? $0.path : nil } == [
                "Orchard/Controllers/en.lproj/WelcomeViewController.xib"
            ])
        #expect(
            welcome.lines == [
                "owner WelcomeViewController > WelcomeViewController.xib",
                "navigation MarketViewController > WelcomeViewController",
            ])
        let alone = try graph(["Legacy/PriceTag.xib", "Orchard/Base.lproj/LaunchScreen.storyboard"], in: sample)
        #expect(alone.edges.isEmpty && alone.nodes.map(\.kind) == ["nib", "storyboard"])
    }

    @Test func `a class without a nib is shown if it is given, with its objects and scenes`() throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        #expect(
            try graph([], in: sample).nodes.contains { $0.kind == "class" && $0.label == "ConfirmViewController" }
                == false)
        let confirm = try graph(["--class", "ConfirmViewController", "--depth", "1"], in: sample)
        #expect(confirm.lines == ["owner ConfirmViewController > ConfirmViewController"])
        let slider = try graph(["--class", "UISwitch", "--depth", "1"], in: sample)
        #expect(slider.edges.allSatisfy { $0.kind == "embedding" } && !slider.edges.isEmpty)
    }

    @Test func `unknown names and invalid numbers are usage errors`() throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        let cases = [
            (
                ["--class", "QuantityStepped"],
                "No class in a nib or storyboard is called QuantityStepped. Did you mean QuantityStepper?"
            ),
            (["Nowhere.xib"], "No indexed file is called Nowhere.xib."),
            (["--edges", "owner,foo"], "foo is not a kind of edge."),
            (["--depth", "2"], "--depth needs a file or --class."),
            (["--class", "X", "--depth", "-1"], "--depth"),
            (["--format", "png"], "png"),
        ]
        for (arguments, message) in cases {
            let run = try Tool.run(["graph", "--no-refresh"] + arguments, in: sample)
            #expect(run.status == 2 && run.errors.contains(message), "\(arguments): \(run.errors)")
        }
    }

    /// Returns a storyboard with one scene that contains the given objects.
    private static func storyboard(initial: String = "c", _ objects: String, scene: String = "s") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
            initialViewController="\(initial)">
        <scenes><scene sceneID="\(scene)"><objects>\(objects)</objects></scene></scenes></document>
        """
    }

    @Test
    func
        `a storyboard reference leads to the scene with its identifier, to the initial scene, or to a missing node`()
        throws
    {
        let folder = try TemporaryFolder()
        let cart = "<viewController id=\"c\" storyboardIdentifier=\"cart\" customClass=\"Cart\"/>"
        try folder.write("Shop.storyboard", Self.storyboard(cart))
        for (name, attributes) in [
            ("ById", "storyboardName=\"Shop\" referencedIdentifier=\"cart\""), ("First", "storyboardName=\"Shop\""),
            ("NoId", "storyboardName=\"Shop\" referencedIdentifier=\"gone\""), ("NoFile", "storyboardName=\"Nowhere\""),
        ] {
            try folder.write(
                "\(name).storyboard", Self.storyboard("<viewControllerPlaceholder id=\"c\" \(attributes)/>"))
        }
        try Tool.index(folder.path)
        let found = try graph([], in: folder.path)
        #expect(
            found.edges.map { "\($0.path) > \($0.target)" } == [
                "ById.storyboard > scene:Shop.storyboard#s", "First.storyboard > scene:Shop.storyboard#s",
                "NoFile.storyboard > missing:Nowhere", "NoId.storyboard > missing:Shop#gone",
            ])
        #expect(found.nodes.filter { $0.kind == "missing" }.map(\.label) == ["Nowhere", "Shop gone"])
    }

    @Test func `a class with two names is one node, and an edge counts its objects`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A/Row.swift", "import UIKit\n@objc(ORRow) class Row: UIView {}")
        let rows = "<view id=\"r\" customClass=\"ORRow\"/><view id=\"q\" customClass=\"ORRow\"/>"
        try folder.write("A/Page.xib", Documents.iOS("<view id=\"p\"><subviews>\(rows)</subviews></view>"))
        try Tool.index(folder.path)
        for name in ["Row", "ORRow"] {
            let found = try graph(["--class", name], in: folder.path)
            #expect(
                found.edges.map { "\($0.source) \($0.kind) \($0.target) \($0.detail ?? "")" } == [
                    "nib:A/Page.xib embedding class:Row@A/Row.swift 2 times"
                ])
        }
    }

    @Test func `an owner that only the load determines is marked`() throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        let found = try graph(["Orchard/Hazards/OwnerLacksOutlet.xib"], in: sample)
        #expect(found.lines == ["owner LanternLoader > OwnerLacksOutlet.xib"])
        #expect(found.edges.map(\.detail) == ["given by its load"])
    }

    @Test func `paths with quotes, brackets and other scripts are printed completely`() throws {
        let folder = try TemporaryFolder()
        let name = "Đơn \"[hàng]\" 取消.xib"
        try folder.write(name, Documents.iOS(owner: "Row", "<view id=\"v\"/>"))
        try Tool.index(folder.path)
        #expect(try graph([name], in: folder.path).nodes.map(\.label) == [name])
        let dot = try Tool.run(["graph", name, "--no-refresh"], in: folder.path).output
        #expect(dot.contains(#"[label="Đơn \"[hàng]\" 取消.xib", shape=note]"#))
    }

    @Test(arguments: [
        ("folder", ["Legacy", "Orchard", "Orchard/Controllers"]), ("target", ["Orchard", "OrchardMac"]),
        ("storyboard", []),
    ])
    func `nodes of one folder or target are grouped`(clustering: String, expected: [String]) throws {
        let (folder, sample) = try sample()
        defer { withExtendedLifetime(folder) {} }
        for (format, start) in [("dot", "    subgraph \"cluster_in_"), ("mermaid", "    subgraph n")] {
            let run = try Tool.run(["graph", "--no-refresh", "--format", format, "--cluster", clustering], in: sample)
            try #require(run.status == 0, "\(run.errors)")
            let lines = run.output.split(separator: "\n").filter { $0.hasPrefix(start) }
            for name in expected {
                #expect(
                    lines.contains { $0.contains("\"\(name)\"") || $0.contains("cluster_in_\(name)\"") },
                    "\(name): \(lines)")
            }
            // In valid dot output, every opening brace is closed.
            #expect(format != "dot" || run.output.count { $0 == "{" } == run.output.count { $0 == "}" })
            if clustering == "storyboard", format == "dot" { #expect(lines.isEmpty) }
        }
    }
}
