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
            The nodes are nibs, storyboard scenes, and classes that have their own nib or lead to a screen. An owner edge points from a class to the nib
            or scene in which it is the File's Owner. A root edge points from a class to the nib or scene in which it is the class
            of the top-level object. An embedding edge points from a nib or scene to the class of an object in it. A segue edge
            points from one scene to another. A navigation edge points from a class to the scene or class that its code shows. A reference
            edge points from a storyboard reference to the scene that it names.

            If you name files or a class, the graph contains only the nodes that you can reach from them, and the nodes from which
            you can reach them.

              xibdb graph --format svg > graph.svg
            """))

    @Argument(help: "Paths or unique names of nibs.", completion: .custom(Completions.nibs))
    var files: [String] = []

    @Option(
        name: .customLong("class"),
        help: ArgumentHelp(
            "Start from this class, even if it does not have its own nib.", valueName: "name"),
        completion: .custom(Completions.classes))
    var className: String?

    @Option(
        help: ArgumentHelp(
            "Follow at most this many edges from the files and the class, in both directions.", valueName: "number"))
    var depth: Int?

    @Option(
        help: ArgumentHelp(
            "Draw only edges of these kinds: \(Graph.edgeKinds.joined(separator: ", ")).", valueName: "kind,…"))
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
            guard depth >= 0 else { throw ValidationError("--depth must be 0 or more.") }
            guard className != nil || !files.isEmpty else {
                throw ValidationError("--depth needs a file or --class.")
            }
        }
        for kind in kinds where !Graph.edgeKinds.contains(kind) {
            throw ValidationError(
                "\(kind) is not a kind of edge. Available: \(Graph.edgeKinds.joined(separator: ", ")).")
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
