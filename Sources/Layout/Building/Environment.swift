import Bytes
import InterfaceBuilder

/// The safe areas and margins of the views below one root view.
struct Environment {
    let tree: ViewTree
    let root: Int
    /// The size of the root view.
    let size: LayoutSize
    /// The safe area of the root view.
    let safeArea: LayoutInsets
    let sizeClass: SizeClass
    let installation: Installation

    init(_ tree: ViewTree, root: Int, screen: Screen, bars: Bars, options: LayoutOptions) {
        (self.tree, self.root) = (tree, root)
        let saved = tree.views[root].saved?.size ?? screen.device?.size(isLandscape: screen.isLandscape)
        size = options.size ?? saved ?? LayoutSize(width: tree.isMac ? 480 : 375, height: tree.isMac ? 270 : 667)
        safeArea = options.safeArea ?? Self.ownSafeArea(tree, root, screen, bars)
        sizeClass = options.sizeClass ?? screen.sizeClass
        installation = Installation(tree.document, sizeClass)
    }

    // MARK: Safe area

    private static func ownSafeArea(
        _ tree: ViewTree, _ root: Int, _ screen: Screen, _ bars: Bars
    ) -> LayoutInsets {
        let view = tree.views[root]
        guard !tree.isMac, !isCell(view.element) else { return LayoutInsets() }
        let parent = tree.document.objects[view.object].parent
        var insets = screen.insets
        var flags = Bars.Flags()
        var controller = JSONTree.object([])
        if parent >= 0 {
            flags = bars.flags[parent] ?? flags
            controller = ViewTree.attributes(of: tree.document.objects[Int(parent)], in: tree.document)
        }
        if flags.isEmbedded { return LayoutInsets() }
        func simulated(_ key: String) -> Bool? {
            let names = ["simulated\(key)", "IBUISimulated\(key)"]
            for attributes in [controller, view.attributes] {
                for name in names {
                    if let value = attributes[name] { return value != .null }
                }
            }
            return nil
        }
        if simulated("StatusBarMetrics") == false { insets.top = 0 }
        let hasTop = simulated("TopBarMetrics") ?? flags.hasNavigationBar
        let hasBottom = simulated("BottomBarMetrics") ?? (flags.hasTabBar || flags.hasToolbar)
        if hasTop { insets.top += 44 }
        if hasBottom { insets.bottom += 49 }
        if let saved = view.saved, saved.y > 0 { insets.top = max(0, insets.top - saved.y) }
        return insets
    }

    static func isCell(_ element: String) -> Bool {
        element.hasPrefix("tableViewCell") || element.hasPrefix("collectionViewCell")
            || element == "collectionReusableView"
    }

    /// The safe area of a view: the part of the root view's safe area that its saved frame overlaps.
    func safeArea(of view: Int) -> LayoutInsets {
        if view == root { return safeArea }
        guard safeArea != LayoutInsets(), let saved = tree.views[view].saved, let whole = tree.views[root].saved else {
            return LayoutInsets()
        }
        var index = view
        while index != root, index >= 0 {
            if Self.isCell(tree.views[index].element) || Self.scrolls(tree.views[index].element), index != view {
                return LayoutInsets()
            }
            index = tree.views[index].superview
        }
        let (x, y) = tree.savedPosition(of: view)
        func overlap(_ inset: Double, _ distance: Double) -> Double { max(0, inset - max(0, distance)) }
        return LayoutInsets(
            top: overlap(safeArea.top, y), left: overlap(safeArea.left, x),
            bottom: overlap(safeArea.bottom, whole.height - y - saved.height),
            right: overlap(safeArea.right, whole.width - x - saved.width))
    }

    static func scrolls(_ element: String) -> Bool {
        ["scrollView", "tableView", "collectionView", "textView"].contains(element)
    }

    // MARK: Margins

    /// The margins of a view from its edges, with its safe area.
    func margins(of view: Int) -> LayoutInsets {
        let item = tree.views[view]
        if tree.isMac { return LayoutInsets(top: 20, left: 20, bottom: 20, right: 20) }
        let safe = item.isNO("insetsLayoutMarginsFromSafeArea") ? LayoutInsets() : safeArea(of: view)
        if let stated = Margins.stated(item) { return stated + safe }
        if view == root, isControllerView(item) { return Margins.ofRoot(width: size.width) + safe }
        if item.element == "tableViewCellContentView" || item.element == "tableViewCell" {
            return Margins.ofCell(width: item.saved?.width ?? 0)
        }
        return Margins.ordinary + safe
    }

    private func isControllerView(_ view: LayoutView) -> Bool {
        let parent = tree.document.objects[view.object].parent
        guard parent >= 0 else { return false }
        return Bars.isController(tree.document[tree.document.objects[Int(parent)].element] ?? "")
    }
}
