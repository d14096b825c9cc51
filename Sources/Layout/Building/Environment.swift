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
    /// The version of Interface Builder, in thousands.
    let tools: Int

    init(_ tree: ViewTree, root: Int, screen: Screen, bars: Bars, options: LayoutOptions) {
        (self.tree, self.root, tools) = (tree, root, screen.tools)
        let saved = tree.views[root].saved?.size ?? screen.device?.size
        let screenSize = options.screen?.size ?? saved
        size = options.size ?? screenSize ?? LayoutSize(width: tree.isMac ? 480 : 375, height: tree.isMac ? 270 : 667)
        safeArea = options.safeArea ?? Self.safeArea(tree, root, screen, bars, options.screen)
        sizeClass = options.sizeClass ?? screen.sizeClass
        installation = Installation(tree.document, sizeClass)
    }

    // MARK: Safe area

    /// The safe area of the root view on its own screen, or on a requested one.
    private static func safeArea(
        _ tree: ViewTree, _ root: Int, _ screen: Screen, _ bars: Bars, _ requested: DeviceScreen?
    ) -> LayoutInsets {
        let view = tree.views[root]
        guard !tree.isMac, !isCell(view.element) else { return LayoutInsets() }
        let parent = tree.document.objects[view.object].parent
        var insets = requested?.safeArea ?? screen.insets
        var flags = Bars.Flags()
        var controller = JSONTree.object([])
        if parent >= 0 {
            flags = bars[Int(parent)]
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
        let heights = requested?.barHeights ?? (navigation: 44, tab: 49)
        if parent < 0, requested == nil {
            return ofTopLevelView(insets, view, screen, hasTopBar: simulated("TopBarMetrics") == true)
        }
        let whole = screen.device?.size.height
        if requested == nil, let saved = view.saved, let whole, saved.height < whole - 0.5 {
            // The view is below the bars, or is a sheet.
            insets.top = 0
            if saved.height < whole / 2 { insets.bottom = 0 }
            return insets
        }
        // Interface Builder saves frames for the bars that it knows. On a device, the bars of the running app count.
        let hasTop =
            simulated("TopBarMetrics") ?? (requested == nil ? flags.hasNavigationBar : flags.isBelowNavigationBar)
        if hasTop { insets.top += heights.navigation }
        if simulated("BottomBarMetrics") ?? (flags.tabBarController >= 0) {
            insets.bottom += controller["simulatedBottomBarMetrics"] == nil ? heights.tab : heights.navigation
        }
        if requested == nil, let saved = view.saved, saved.y > 0 { insets.top = max(0, insets.top - saved.y) }
        return insets
    }

    /// The safe area of a view that is not the view of a controller. These facts were observed in the corpus.
    private static func ofTopLevelView(
        _ insets: LayoutInsets, _ view: LayoutView, _ screen: Screen, hasTopBar: Bool
    ) -> LayoutInsets {
        var insets = insets
        if hasTopBar { insets.top = 44 }
        // Versions from 24 on apply the insets of the device twice.
        if screen.tools >= 24 {
            insets.top *= 2
            insets.bottom *= 2
        }
        let height = view.saved?.height ?? 0
        if height < (insets.top <= 20 ? 320 : 150) { insets.top = 0 }
        if height < 400 { insets.bottom = 0 }
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
        if Self.isCell(item.element) {
            let isContent = item.superview >= 0 && item.element.hasSuffix("ContentView")
            let cell = isContent ? tree.views[item.superview] : item
            if item.element == "collectionViewCell", view == root { return Margins.ofRoot(width: size.width) }
            guard item.element.hasPrefix("tableViewCell") else { return Margins.ordinary }
            return Margins.ofCell(width: cell.saved?.width ?? 0, tools: tools)
        }
        if view == root { return Margins.ofRoot(width: size.width) + safe }
        return Margins.ordinary + safe
    }
}
