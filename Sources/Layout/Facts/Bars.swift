import Bytes
import InterfaceBuilder

/// Which bars cover the views of the controllers of a storyboard.
///
/// Interface Builder infers the bars from the segues that lead to a controller, unless the controller states them.
package struct Bars {
    /// The bars of one controller.
    package struct Flags: Hashable {
        /// A segue leads from a navigation controller to the controller. Interface Builder then shows a bar.
        package var hasNavigationBar = false
        /// Code or another document shows the controller, or one before it, and that has a navigation item with contents.
        /// At run time, it probably has a navigation bar.
        package var hasNavigationItem = false
        /// The tab bar controller whose bar covers the view, as an index of the document; -1 for none.
        package var tabBarController: Int32 = -1
        /// The controller of the selected tab, as an index of the document; -1 for none.
        package var tab: Int32 = -1
        /// The controller is embedded in a container view of another controller.
        package var isEmbedded = false
        /// The segues of the document determine the bars. Otherwise, code or another document can add bars.
        package var isKnown = false

        /// Whether these bars replace other ones, if several ways lead to a controller. Known bars come before unknown
        /// ones, and a navigation bar comes before none.
        fileprivate func isMore(than other: Flags) -> Bool {
            isKnown == other.isKnown ? hasNavigationBar && !other.hasNavigationBar : isKnown
        }

        /// Whether the controller has a navigation bar at run time.
        package var isBelowNavigationBar: Bool { hasNavigationBar || (hasNavigationItem && !isKnown) }
    }

    private var flags: [Int32: Flags] = [:]

    /// The bars of a controller, by its index in the document.
    package subscript(controller: Int) -> Flags { flags[Int32(controller)] ?? Flags() }

    /// Follows the segues of a document.
    package init(_ document: InterfaceDocument) {
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
        let titled = Self.controllersWithNavigationItem(document)
        for start in queue where flags[start] == nil {
            flags[start] = Flags(hasNavigationItem: titled.contains(start))
            visit(from: start, destinations, titled, document)
        }
    }

    /// Returns the controllers with a navigation item that has a title, a button or a view.
    private static func controllersWithNavigationItem(_ document: InterfaceDocument) -> Set<Int32> {
        func controller(ofItem index: Int32) -> Int32? {
            guard index >= 0, document[document.objects[Int(index)].element] == "navigationItem" else { return nil }
            return document.objects[Int(index)].parent
        }
        let buttons = document.objects.compactMap { controller(ofItem: $0.parent) }
        let titles = document.texts.compactMap {
            document[$0.property] == "title" ? controller(ofItem: $0.object) : nil
        }
        return Set(buttons + titles)
    }

    private mutating func visit(
        from start: Int32, _ destinations: [Int32: [(name: String, destination: Int32)]], _ titled: Set<Int32>,
        _ document: InterfaceDocument
    ) {
        func element(_ index: Int32) -> String { document[document.objects[Int(index)].element] ?? "" }
        var queue = [start]
        while let controller = queue.popLast() {
            let attributes = ViewTree.attributes(of: document.objects[Int(controller)], in: document)
            let isNavigation = element(controller) == "navigationController"
            for (name, destination) in destinations[controller] ?? [] {
                var next = flags[controller] ?? Flags()
                switch name {
                case "relationship:rootViewController":
                    next.hasNavigationBar = isNavigation && attributes["navigationBarHidden"]?.text != "YES"
                    next.isKnown = true
                case "relationship:viewControllers":
                    (next.tabBarController, next.tab, next.isKnown) = (controller, destination, true)
                case "push", "show", "custom":
                    // The navigation controller around an embedded controller pushes what that controller shows.
                    next.isEmbedded = false
                    // A navigation controller inside another one is not pushed, but presented.
                    if element(destination) == "navigationController" { next = Flags(isKnown: true) }
                    let pushed = ViewTree.attributes(of: document.objects[Int(destination)], in: document)
                    if pushed["hidesBottomBarWhenPushed"]?.text == "YES" {
                        (next.tabBarController, next.tab) = (-1, -1)
                    }
                case "embed": (next.isEmbedded, next.isKnown) = (true, true)
                default: next = Flags(isKnown: true)
                }
                if titled.contains(destination) { next.hasNavigationItem = true }
                if let known = flags[destination], !next.isMore(than: known) { continue }
                flags[destination] = next
                queue.append(destination)
            }
        }
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
