import ArgumentParser
import Asking
import Foundation
import Showing

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw how classes, nibs and scenes of storyboards refer to each other.",
        discussion: Help.text(
            """
            Nodes are nibs, scenes of storyboards, and classes that have a nib of their own. The edges owner and root lead from a
            class to the nib or scene in which it is the File's Owner or the top-level object. embedding leads from a nib or scene to
            the class of an object in it. segue leads from scene to scene. reference leads from a storyboard reference to the scene
            that it names.

            If you name files or a class, the graph contains only nodes that lead to them or that they lead to.

              xibdb graph --format svg > graph.svg
            """))

    @Argument(help: "Paths, or nib names that only one file has.", completion: .custom(Completions.nibs))
    var files: [String] = []

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp(
            "Start from this class, also if it has no nib of its own.", valueName: "name"),
        completion: .custom(Completions.classes))
    var className: String?

    @Option(
        help: ArgumentHelp(
            "Follow at most this many edges from the files and the class, in both directions.", valueName: "number"))
    var depth: Int?

    @Option(help: ArgumentHelp("Only these edges: \(Graph.edgeKinds.joined(separator: ", ")).", valueName: "kind,…"))
    var edges: String?

    @Option(help: "The output format; svg needs Graphviz.")
    var format: GraphFormat = .dot

    @Option(help: ArgumentHelp("Group the nodes by storyboard, folder or target.", valueName: "what"))
    var cluster: Graph.Clustering = .storyboard

    @OptionGroup var part: PartOptions

    @OptionGroup var asking: AskingOptions

    private var kinds: [String] { (edges ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }

    func validate() throws {
        if let depth {
            guard depth >= 0 else { throw ValidationError("--depth takes 0 or more.") }
            guard className != nil || !files.isEmpty else {
                throw ValidationError("--depth needs a file or --class.")
            }
        }
        for kind in kinds where !Graph.edgeKinds.contains(kind) {
            throw ValidationError("No edges are called \(kind). Available: \(Graph.edgeKinds.joined(separator: ", ")).")
        }
    }

    func run() throws {
        // Graphviz may take longer than the time limit of an answer.
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
