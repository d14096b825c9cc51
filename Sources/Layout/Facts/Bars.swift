import Bytes
import InterfaceBuilder

/// Which bars cover the views of the controllers of a storyboard.
///
/// Interface Builder infers the bars from the segues that lead to a controller, unless the controller states them.
struct Bars {
    /// The bars of one controller.
    struct Flags: Hashable {
        var hasNavigationBar = false
        var hasTabBar = false
        var hasToolbar = false
        var isPresented = false
        /// The controller is embedded in a container view of another controller.
        var isEmbedded = false
    }

    private(set) var flags: [Int32: Flags] = [:]

    init(_ document: InterfaceDocument) {
        var destinations: [Int32: [(name: String, destination: Int32)]] = [:]
        var hasIncoming: Set<Int32> = []
        for connection in document.connections where document[connection.kind] == "segue" {
            guard let source = Self.controller(around: connection.source, document), connection.destination >= 0 else {
                continue
            }
            let name = document[connection.name] ?? ""
            if name == "unwind" { continue }
            destinations[source, default: []].append((name, connection.destination))
            hasIncoming.insert(connection.destination)
        }
        var queue: [Int32] = document.objects.indices.map(Int32.init).filter {
            Self.isController(document[document.objects[Int($0)].element] ?? "") && !hasIncoming.contains($0)
        }
        queue += destinations.keys.sorted()
        for start in queue where flags[start] == nil {
            flags[start] = Flags()
            visit(from: start, destinations, document)
        }
    }

    private mutating func visit(
        from start: Int32, _ destinations: [Int32: [(name: String, destination: Int32)]], _ document: InterfaceDocument
    ) {
        var queue = [start]
        while let controller = queue.popLast() {
            let element = document[document.objects[Int(controller)].element] ?? ""
            for (name, destination) in destinations[controller] ?? [] where flags[destination] == nil {
                flags[destination] = Self.following(flags[controller] ?? Flags(), name, from: element)
                queue.append(destination)
            }
        }
    }

    private static func following(_ flags: Flags, _ segue: String, from element: String) -> Flags {
        var result = flags
        switch segue {
        case "relationship:rootViewController": result.hasNavigationBar = element == "navigationController"
        case "relationship:viewControllers": result.hasTabBar = true
        case "push", "show", "custom": break
        case "embed": result = Flags(isEmbedded: true)
        default: result = Flags(isPresented: true)
        }
        return result
    }

    static func isController(_ element: String) -> Bool { element.hasSuffix("Controller") }

    private static func controller(around object: Int32, _ document: InterfaceDocument) -> Int32? {
        var index = object
        var steps = 0
        while index >= 0, steps < 10_000 {
            if isController(document[document.objects[Int(index)].element] ?? "") { return index }
            index = document.objects[Int(index)].parent
            steps += 1
        }
        return nil
    }
}
