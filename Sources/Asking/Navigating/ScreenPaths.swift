import Errors
import Store

/// The shortest ways from one screen of an app to another.
package struct ScreenPaths: Sendable, Codable {
    /// A step from one screen to another, or from a screen to an object inside it.
    package struct Step: Sendable, Codable, Equatable {
        /// Kind of the step, as in `navigation.kind`; `contains` for an object inside a screen.
        package let kind: String
        /// Kind of the segue, as in the file.
        package let detail: String?
        /// Identifier of the segue, or storyboard identifier.
        package let identifier: String?
        /// Function that shows the screen, if the call at the place leads to another function.
        package let helper: String?
        /// Name of the screen at the start.
        package var from: String
        /// Name of the screen at the end.
        package let to: String
        /// File of the segue or call.
        package let path: String
        /// Line, from 1.
        package let line: Int
        /// `certain`, `likely` or `possible`.
        package var confidence: String

        /// The step, if a superclass contains its code.
        var inherited: Step {
            var step = self
            if step.confidence == "certain" { step.confidence = "likely" }
            return step
        }

        /// Returns the step from a screen with this name.
        func from(_ name: String) -> Step {
            var step = self
            step.from = name
            return step
        }

        fileprivate var doubt: Int { ["certain": 0, "likely": 1][confidence] ?? 2 }
    }

    /// The name of the screen at the start; nil for the entry points of the app.
    package let from: String?
    /// The name of the screen at the end.
    package let to: String
    /// The ways, the most certain first. All have the same number of steps. Empty if the screens are the same, or if
    /// no way exists.
    package let paths: [[Step]]
    /// Whether there are more ways of the same length.
    package let isCut: Bool
    /// If no way exists: the names of the screens that can be reached from the start, sorted.
    package let reachable: [String]
    /// If no way exists: the steps that lead to the end.
    package let leading: [Step]

    /// The largest number of ways that are compared.
    private static let mostCompared = 200

    /// Finds the shortest ways between two screens.
    ///
    /// - Parameters:
    ///   - start: a class, a nib, a storyboard identifier, an object id, a label or a title; nil for the entry points of
    ///     the app.
    ///   - end: the same for the end.
    ///   - most: the largest number of ways to return.
    /// - Throws: ``AskingError/unknownName(what:name:near:)`` if no screen has a name;
    ///   ``AskingError/unanswerable(_:)`` if the entry points are unknown.
    package init(from start: String?, to end: String, most: Int, _ snapshot: Snapshot) throws {
        (from, to) = (start, end)
        let graph = try ScreenGraph(snapshot)
        func named(_ name: String) throws -> Set<ScreenGraph.Node> {
            let found = try graph.nodes(named: name, snapshot)
            guard found.isEmpty else { return found }
            let names = Set(graph.all.map { graph.label($0).split(separator: " ").first.map(String.init) ?? "" })
            throw AskingError.unknownName(
                what: "class, scene or nib", name: name, near: NameSuggestions.names(to: name, among: Array(names)))
        }
        let goals = try named(end)
        let starts = try graph.starts(start.map(named) ?? graph.entries(snapshot))
        if start == nil, starts.isEmpty {
            throw AskingError.unanswerable(
                "No main storyboard and no application delegate is in the index. Name the screen at the start.")
        }
        let search = Search(graph, starts, goals)
        let found = search.paths(most: Self.mostCompared).sorted {
            ($0.map(\.doubt).reduce(0, +), $0.map { "\($0.path) \($0.line)" }.joined()) < (
                $1.map(\.doubt).reduce(0, +), $1.map { "\($0.path) \($0.line)" }.joined()
            )
        }
        paths = Array(found.prefix(most))
        isCut = found.count > most
        let isNone = found.isEmpty && goals.isDisjoint(with: starts)
        reachable = isNone ? Set(search.reached.subtracting(starts).map(graph.label)).sorted() : []
        leading = isNone ? Self.steps(to: goals, graph) : []
    }

    private static func steps(to goals: Set<ScreenGraph.Node>, _ graph: ScreenGraph) -> [Step] {
        var found: [Step] = []
        for node in graph.all {
            for edge in graph.edges(from: node) where goals.contains(edge.target) && !found.contains(edge.step) {
                found.append(edge.step)
            }
        }
        return found
    }

    /// A search that visits the screens in the order of their distance from the start.
    private struct Search {
        private let starts: Set<ScreenGraph.Node>
        private let goals: Set<ScreenGraph.Node>
        /// The best step between two screens on a shortest way, by the second screen.
        private var before: [ScreenGraph.Node: [(source: ScreenGraph.Node, step: Step)]] = [:]
        private var distance: [ScreenGraph.Node: Int] = [:]
        private var ends: [ScreenGraph.Node] = []

        /// The screens that were visited.
        var reached: Set<ScreenGraph.Node> { Set(distance.keys) }

        init(_ graph: ScreenGraph, _ starts: Set<ScreenGraph.Node>, _ goals: Set<ScreenGraph.Node>) {
            (self.starts, self.goals) = (starts, goals)
            guard starts.isDisjoint(with: goals) else { return }
            var border = starts.sorted { (graph.label($0), graph.order($0)) < (graph.label($1), graph.order($1)) }
            for start in border { distance[start] = 0 }
            var steps = 0
            while !border.isEmpty, ends.isEmpty {
                steps += 1
                var next: [ScreenGraph.Node] = []
                for node in border {
                    for edge in graph.edges(from: node) {
                        if let known = distance[edge.target], known < steps { continue }
                        if distance[edge.target] == nil {
                            distance[edge.target] = steps
                            next.append(edge.target)
                        }
                        add(edge, from: node)
                    }
                }
                ends = next.filter(goals.contains)
                border = next
            }
        }

        /// Keeps the most certain step between two screens.
        private mutating func add(_ edge: ScreenGraph.Edge, from node: ScreenGraph.Node) {
            if let known = before[edge.target]?.firstIndex(where: { $0.source == node }) {
                if let other = before[edge.target]?[known].step, edge.step.doubt < other.doubt {
                    before[edge.target]?[known].step = edge.step
                }
            } else {
                before[edge.target, default: []].append((node, edge.step))
            }
        }

        /// Returns the shortest ways, at most this many.
        func paths(most: Int) -> [[Step]] {
            var found: [[Step]] = []
            // Ways from a screen to the end, from the last step to the first.
            var open: [(node: ScreenGraph.Node, steps: [Step])] = ends.reversed().map { ($0, []) }
            while let (node, steps) = open.popLast(), found.count < most {
                guard let sources = before[node], distance[node] != 0 else {
                    found.append(steps.reversed())
                    continue
                }
                for (source, step) in sources.reversed() { open.append((source, steps + [step])) }
            }
            var seen: [[Step]] = []
            for one in found where !seen.contains(one) { seen.append(one) }
            return seen
        }
    }
}
