import ArgumentParser
import Asking
import Foundation
import Showing

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw who owns, embeds and leads to whom.",
        discussion: Help.text(
            """
            Nodes are nibs, scenes of storyboards, and classes that have a nib of their own. Edges: owner and root lead from a \
            class to its nib (whose File's Owner or top object it is) or scene, embedding from a nib or scene to the class of an \
            object in it, segue from scene to scene, reference from a storyboard reference to the scene it names.

            With files or a class: what is reached from there along the edges, and from what it is reached.

              xibdb graph --format svg > graph.svg
            """))

    @Argument(help: "Paths, or nib names that only one file has.", completion: .custom(Completions.nibs))
    var files: [String] = []

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp(
            "Around this class, also when it has no nib of its own.", valueName: "name"),
        completion: .custom(Completions.classes))
    var className: String?

    @Option(
        help: ArgumentHelp(
            "Follow so many edges from the files and the class, in both directions.", valueName: "number"))
    var depth: Int?

    @Option(help: ArgumentHelp("Only these edges: \(Graph.edgeKinds.joined(separator: ", ")).", valueName: "kind,…"))
    var edges: String?

    @Option(help: "How the graph is written; Graphviz draws the svg.")
    var format: GraphFormat = .dot

    @Option(help: ArgumentHelp("Draw together what has one storyboard, folder or target.", valueName: "what"))
    var cluster: Graph.Clustering = .storyboard

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    private var kinds: [String] { (edges ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }

    func validate() throws {
        if let depth {
            guard depth >= 0 else { throw ValidationError("--depth takes 0 or more.") }
            guard className != nil || !files.isEmpty else {
                throw ValidationError("--depth counts from a file or --class.")
            }
        }
        for kind in kinds where !Graph.edgeKinds.contains(kind) {
            throw ValidationError("No edges are called \(kind). There is: \(Graph.edgeKinds.joined(separator: ", ")).")
        }
    }

    func run() throws {
        // Graphviz may draw for longer than an answer may take.
        let alarm = asking.time.alarm()
        defer { alarm?.turnOff() }
        let snapshot = try part.snapshot(asking)
        let finder = FileFinder(snapshot)
        var filter = Graph.Filter()
        filter.files = try files.map { try finder.find($0, from: FileManager.default.currentDirectoryPath) }
        filter.className = className
        filter.depth = depth
        filter.kinds = Set(kinds)
        filter.clustering = cluster
        let output = Output.standard()
        try format.write(Graph(snapshot, filter: filter), to: output)
        try output.flush()
    }
}

extension GraphFormat: ExpressibleByArgument {}
extension Graph.Clustering: ExpressibleByArgument {}
