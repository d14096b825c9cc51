import Bytes
import InterfaceBuilder
import Layout

/// The screens of controllers: their views and the bars around them.
extension PictureDrawer {
    /// Draws the screen of a controller: its view, and the bars that its items need.
    func controller(_ root: Int, at box: Box) {
        guard openControllers.insert(root).inserted else { return }
        defer { openControllers.remove(root) }
        if let window = tree.child(root, "window") { return self.window(window, at: box) }
        record(box, of: root)
        clipped(box, attributes(of: root)) {
            title(of: root)
            let screen = box.atOrigin
            canvas.rect(screen, fill: screenColor)
            let shown = firstChild(of: root)
            if tree.document.header.platform == .watchOS {
                mirrored(runsFromRight(root) ? screen.width : nil) { watchScreen(root, screen) }
            } else if let view = tree.child(shown, "view") {
                scrolledBelowBar = isBelowBar(view, of: root) ? (view, places(screen).top.height) : nil
                self.view(view, at: screen)
                scrolledBelowBar = nil
            } else {
                note(tree.customClass(shown) ?? tree.kind(shown), in: screen)
            }
            // A container view shows a scene without bars.
            guard openControllers.count == 1, !tree.isMac, tree.document.header.platform != .watchOS else { return }
            mirrored(runsFromRight(root) ? screen.width : nil) {
                bars(root, shown, places(screen))
                statusBar(root, screen)
            }
        }
        canvas.rect(box, stroke: .outline)
    }

    /// Returns the controller whose view a controller shows at first. In a xib, a navigation or tab bar controller
    /// contains its controllers.
    private func firstChild(of root: Int) -> Int {
        var (shown, levels) = (root, 0)
        while tree.child(shown, "view") == nil, levels < 5,
            let child = tree.children[shown].first(where: {
                tree.isController($0) && ["viewControllers", "rootViewController"].contains(tree.key($0))
            })
        {
            (shown, levels) = (child, levels + 1)
        }
        return shown
    }

    // MARK: Places

    /// Where the bars of a screen are.
    struct BarPlaces {
        /// The navigation bar with the status bar, or the tab bar of tvOS.
        let top: Box
        /// The part of the navigation bar with the title and the buttons.
        let navigation: Box
        /// The tab bar, with the area of the home indicator.
        let bottom: Box
        /// The toolbar, with the area of the home indicator.
        let toolbar: Box
    }

    private func places(_ screen: Box) -> BarPlaces {
        let insets = screenInsets(screen)
        let heights = request.device?.screen.barHeights ?? (navigation: 44, tab: 49)
        let top = Box(0, 0, screen.width, insets.top + heights.navigation)
        // A bar of tvOS has the margins of the screen.
        let margin = isTV ? 78.0 : insets.left
        let navigation = Box(margin, insets.top, screen.width - margin - max(margin, insets.right), heights.navigation)
        let height = heights.tab + insets.bottom
        // The tabs of tvOS are at the top.
        let bottom = isTV ? top : Box(0, screen.height - height, screen.width, height)
        let toolbarHeight = heights.navigation + insets.bottom
        let toolbar = Box(0, screen.height - toolbarHeight, screen.width, toolbarHeight)
        return BarPlaces(top: top, navigation: navigation, bottom: bottom, toolbar: toolbar)
    }

    /// The safe area of a screen without bars.
    private func screenInsets(_ screen: Box) -> LayoutInsets {
        if isTV { return LayoutInsets(top: 80) }
        if let device = request.device { return device.screen.safeArea }
        let simulated = simulatedScreen
        if let size = simulated.device?.size, size.width == screen.width, size.height == screen.height {
            return simulated.insets
        }
        // The saved size of the view is not that of the device. Only phones without a home button are so tall.
        return screen.height >= 780 && screen.width < 500 ? LayoutInsets(top: 44, bottom: 34) : LayoutInsets(top: 20)
    }

    // MARK: Bars

    /// More controllers do not fit on a screen.
    private static let mostTabs = 100

    /// Draws the bars on the screen of a controller.
    ///
    /// - Parameter shown: the controller inside it whose view is on the screen, else the controller itself.
    private func bars(_ root: Int, _ shown: Int, _ places: BarPlaces) {
        if shown != root, let item = tree.child(shown, ofKind: "UINavigationItem") {
            navigationBar(of: item, places)
        } else if let bar = tree.children[root].first(where: { tree.key($0) == "navigationBar" }) {
            if tree.flag(root, "navigationBarHidden") != true {
                moved(0, 0, attributes(of: bar)) { navigationBar(bar, places.top) }
            }
        } else if showsNavigationBar(root) {
            navigationBar(of: tree.child(root, ofKind: "UINavigationItem"), places)
        }
        tabBar(of: root, places.bottom)
        toolbarItems(root, places)
    }

    private func navigationBar(of item: Int?, _ places: BarPlaces) {
        if !isTV { barBackground(nil, places.top, lineAtTop: false) }
        if let item, !request.omitted.contains(tree.id(item)) {
            navigationItem(item, places.navigation, palette["tint"])
        }
    }

    /// Whether a controller without a bar of its own is below the bar of a navigation controller.
    private func showsNavigationBar(_ root: Int) -> Bool {
        let flags = screenBars[root]
        return tree.value(root, "simulatedTopBarMetrics").map { $0 != .null }
            ?? (flags.isBelowNavigationBar && !flags.isEmbedded)
    }

    /// Whether the content of a controller's view begins below the navigation bar. UIKit moves the content of a table
    /// or collection view. The frames in the file contain the bar only in documents of older versions of Xcode.
    private func isBelowBar(_ view: Int, of root: Int) -> Bool {
        guard ["UITableView", "UICollectionView"].contains(tree.kind(view)), openControllers.count == 1,
            showsNavigationBar(root), tree.flag(root, "automaticallyAdjustsScrollViewInsets") != false,
            tree.string(view, "contentInsetAdjustmentBehavior") != "never"
        else { return false }
        let content = tree.framed(below: view).compactMap { frame($0, in: nil)?.y }
        return content.min().map { $0 < 64 } ?? true
    }

    /// Draws the tab bar of a tab bar controller, or the one that covers a controller.
    private func tabBar(of root: Int, _ box: Box) {
        if let bar = tree.children[root].first(where: { tree.key($0) == "tabBar" }) {
            return tabBar(bar, of: root, selected: nil, box)
        }
        let flags = screenBars[root]
        let holder = Int(flags.tabBarController)
        if holder >= 0, !flags.isEmbedded, let bar = tree.children[holder].first(where: { tree.key($0) == "tabBar" }) {
            return tabBar(bar, of: holder, selected: Int(flags.tab), box)
        }
        guard !flags.isKnown, tree.kind(root) != "UINavigationController",
            let item = tree.child(root, ofKind: "UITabBarItem")
        else { return }
        barBackground(nil, box, lineAtTop: true)
        tabItems([item], in: box, palette["tint"])
    }

    /// - Parameter selected: the controller of the selected tab; nil for the first tab.
    private func tabBar(_ bar: Int, of holder: Int, selected: Int?, _ box: Box) {
        let tabs = tabs(of: holder)
        moved(0, 0, attributes(of: bar)) {
            record(box, of: bar)
            barBackground(bar, box, lineAtTop: true)
            let tint = tree.value(bar, "selectedImageTintColor") ?? tree.value(bar, "tintColor")
            let item = tabs.first { $0.controller == selected }?.item
            tabItems(tabs.map(\.item), selected: item, in: box, palette.paint(tint) ?? palette["tint"])
        }
    }

    /// Returns the controllers inside a tab bar controller with their tab bar items.
    private func tabs(of root: Int) -> [(controller: Int, item: Int)] {
        let contained = tree.children[root].filter { tree.key($0) == "viewControllers" }
        return ((tabControllers[root] ?? []) + contained).prefix(Self.mostTabs).compactMap { controller in
            tree.child(controller, ofKind: "UITabBarItem").map { (controller, $0) }
        }
    }

    private func toolbarItems(_ root: Int, _ places: BarPlaces) {
        let items = tree.children[root].filter {
            tree.kind($0) == "UIBarButtonItem" && tree.key($0).hasPrefix("toolbarItems")
        }
        guard !items.isEmpty else { return }
        let bar = places.toolbar
        barBackground(nil, bar, lineAtTop: true)
        barItems(items, in: Box(bar.x, bar.y, bar.width, places.navigation.height), palette["tint"])
    }

    // MARK: Status bar

    /// Whether a view has the size of a screen, and not that of a sheet or of a part of a screen.
    private func isWholeScreen(_ box: Box) -> Bool {
        // Xcode 6 and 7 draw the screens of all devices as a square.
        if request.device != nil || (box.width == 600 && box.height == 600) { return true }
        return Device.all.contains { device in
            [false, true].contains { turned in
                let size = device.size(isLandscape: turned)
                return size.width == box.width && size.height == box.height
            }
        }
    }

    /// Draws the time and the battery at the top of a screen.
    private func statusBar(_ root: Int, _ screen: Box) {
        let style = tree.value(root, "simulatedStatusBarMetrics")
        let height = screenInsets(screen).top
        guard !isTV, height >= 20, style != .null, isWholeScreen(screen) else { return }
        let isLight = style?.items.first?["statusBarStyle"]?.string == "lightContent"
        let color = isLight ? Paint.white : palette["label"]
        // The screen of a phone without a home button has a notch in the middle.
        let hasNotch = height > 24
        let line = Box(0, hasNotch ? height / 2 - 8 : 0, screen.width, hasNotch ? 24 : 20)
        let font = Font(hasNotch ? 15 : 12, weight: 600)
        canvas.begin("g", [("class", "status-bar")])
        defer { canvas.end() }
        text("9:41", in: hasNotch ? Box(28, line.y, 54, line.height) : line, font, color, .center)
        let battery = Box(screen.width - (hasNotch ? 50 : 30), line.midY - 5, 22, 10)
        canvas.rect(battery, stroke: color, width: 1, radius: 3)
        canvas.rect(battery.inset(2), fill: color, radius: 1.5)
    }
}
