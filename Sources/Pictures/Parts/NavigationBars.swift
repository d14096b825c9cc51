import InterfaceBuilder

/// The controllers of a document whose navigation bar is hidden.
struct NavigationBars {
    private let visible: Set<Int>
    private let hidden: Set<Int>

    /// Follows the segues of all navigation controllers.
    init(_ tree: ObjectTree) {
        var next: [Int: [Int]] = [:]
        for segue in tree.document.connections where segue.destination >= 0 && segue.source >= 0 {
            guard let kind = tree.document[segue.name],
                ["relationship:rootViewController", "show", "push"].contains(kind)
            else { continue }
            // A segue starts at a control or a controller of the scene.
            let scene = Int(tree[Int(segue.source)].scene)
            let controller =
                tree.document.scenes.indices.contains(scene) ? Int(tree.document.scenes[scene].controller) : -1
            if controller >= 0 { next[controller, default: []].append(Int(segue.destination)) }
        }
        func reached(from starts: [Int]) -> Set<Int> {
            var (waiting, seen) = (starts, Set<Int>())
            while let controller = waiting.popLast() {
                // Another navigation controller has a bar of its own.
                let found = (next[controller] ?? []).filter { tree.kind($0) != "UINavigationController" }
                waiting += found.filter { seen.insert($0).inserted }
            }
            return seen
        }
        let holders = next.keys.filter { tree.kind($0) == "UINavigationController" }
        visible = reached(from: holders.filter { tree.flag($0, "navigationBarHidden") != true })
        hidden = reached(from: holders.filter { tree.flag($0, "navigationBarHidden") == true })
    }

    /// Whether all navigation controllers that show a controller hide their bars.
    func isHidden(_ controller: Int) -> Bool { hidden.contains(controller) && !visible.contains(controller) }
}
