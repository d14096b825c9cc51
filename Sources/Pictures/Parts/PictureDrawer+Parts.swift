import Bytes
import InterfaceBuilder

/// The parts of a picture: scenes, top-level views, windows and menus.
extension PictureDrawer {
    /// The size of a screen if the file contains no view: an iPhone with a 4.7-inch display.
    private static let standardScreen = Box(0, 0, 375, 667)

    /// Returns the parts of the document, in the order of the file.
    func parts() -> [PicturePart] {
        let screen = screenSize()
        return tree.roots.compactMap { root in
            guard let size = partSize(root, screen) else { return nil }
            return PicturePart(
                object: root, scene: Int(tree[root].scene), size: size, caption: caption(root), place: place(root))
        }
    }

    /// The most frequent size of the controllers' views.
    private func screenSize() -> Box {
        var counts: [String: (box: Box, count: Int)] = [:]
        for root in tree.roots where tree.isController(root) {
            guard let view = tree.child(root, "view"), let box = tree.savedFrame(view)?.atOrigin else { continue }
            counts["\(box.width)x\(box.height)", default: (box, 0)].count += 1
        }
        let most = counts.values.max { ($0.count, $1.box.width) < ($1.count, $0.box.width) }
        return most?.box ?? (tree.isMac ? Box(0, 0, 450, 300) : Self.standardScreen)
    }

    /// Returns the size of a top-level object's drawing; nil if the object is not drawn.
    private func partSize(_ root: Int, _ screen: Box) -> Box? {
        guard [.ordinary, .storyboardReference].contains(tree[root].role) else { return nil }
        let kind = tree.kind(root)
        if isWindow(root) { return windowSize(root) }
        if kind == "NSMenu" { return menuSize(root) }
        if tree[root].role == .storyboardReference { return Box(0, 0, 200, 70) }
        if tree.hasFrame(root) { return solved.boxes[root]?.atOrigin ?? tree.savedFrame(root)?.atOrigin }
        guard tree.isController(root) else { return kind == "NSApplication" ? mainMenu(root).map(menuSize) : nil }
        if let window = tree.child(root, "window") { return windowSize(window) }
        if tree.document.header.platform == .watchOS { return Box(0, 0, 184, 224) }
        return tree.child(root, "view").flatMap { solved.boxes[$0]?.atOrigin ?? tree.savedFrame($0)?.atOrigin }
            ?? screen
    }

    private func mainMenu(_ application: Int) -> Int? { tree.child(application, ofKind: "NSMenu") }

    private func caption(_ root: Int) -> String {
        let name = tree.document[tree[root].runtimeClass] ?? tree.kind(root)
        let label = tree.document[tree[root].userLabel] ?? tree.document[tree[root].storyboardIdentifier]
        // A caption is cut at its end, so what differs from the file comes first.
        return (request.changes + [label, name]).compactMap { $0 }.joined(separator: " \u{00B7} ")
    }

    private func place(_ root: Int) -> (x: Double, y: Double)? {
        let scene = Int(tree[root].scene)
        guard scene >= 0, tree.document.scenes.indices.contains(scene),
            Int(tree.document.scenes[scene].controller) == root,
            let json = tree.document[tree.document.scenes[scene].attributes],
            let point = (try? JSONReader.read(Array(json.utf8), ObjectTree.limits))?["canvasLocation"],
            let x = point["x"]?.string.flatMap(Double.init), let y = point["y"]?.string.flatMap(Double.init),
            x.isFinite, y.isFinite
        else { return nil }
        return (min(max(x, -1e5), 1e5), min(max(y, -1e5), 1e5))
    }

    // MARK: Drawing

    /// Draws a part with its caption.
    func draw(_ part: PicturePart, at box: Box) {
        let caption = Box(box.x, box.y - PartPlacement.captionHeight, max(box.width, 60), 18)
        text(part.caption, in: caption, Font(13, weight: 500), .note)
        top(part.object, at: box)
    }

    /// Draws a part at the origin, without its caption.
    ///
    /// - Returns: the elements of the drawing.
    func tile(_ part: PicturePart) -> [UInt8] {
        let start = canvas.bytes.count
        top(part.object, at: part.size)
        return Array(canvas.bytes[start...])
    }

    /// Draws a top-level object.
    private func top(_ root: Int, at box: Box) {
        guard !request.omitted.contains(tree.id(root)) else { return }
        let kind = tree.kind(root)
        if isWindow(root) { return window(root, at: box) }
        if kind == "NSMenu" { return menu(root, at: box) }
        if kind == "NSApplication" { return mainMenu(root).map { menu($0, at: box) } ?? () }
        if tree[root].role == .storyboardReference { return reference(root, at: box) }
        if tree.hasFrame(root) {
            canvas.rect(box, fill: screenColor)
            return view(root, at: box)
        }
        controller(root, at: box)
    }

    private var screenColor: Paint { palette[tree.isMac ? "windowBackground" : "systemBackground"] }

    private func reference(_ root: Int, at box: Box) {
        moved(box.x, box.y, attributes(of: root)) {
            record(box.atOrigin, of: root)
            canvas.rect(box.atOrigin, fill: Paint.outline.with(alpha: 0.15), stroke: .outline, radius: 6, dash: "4 3")
            let name = tree.string(root, "storyboardName") ?? tree.document[tree[root].storyboardIdentifier] ?? ""
            let target = tree.string(root, "referencedIdentifier")
            note([name, target].compactMap { $0 }.joined(separator: " \u{2192} "), in: box.atOrigin)
        }
    }

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
                scrolledBelowBar = isBelowBar(view, of: root) ? (view, statusHeight(screen) + 44) : nil
                self.view(view, at: screen)
                scrolledBelowBar = nil
            } else {
                note(tree.customClass(shown) ?? tree.kind(shown), in: screen)
            }
            // A container view shows a scene without bars.
            guard openControllers.count == 1 else { return }
            mirrored(runsFromRight(root) ? screen.width : nil) {
                if shown != root, !tree.isMac { navigationItems(of: shown, screen) }
                bars(root, screen)
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

    /// Whether the content of a controller's view begins below the navigation bar. UIKit moves the content of a table
    /// or collection view; the frames in the file do not contain the bar.
    private func isBelowBar(_ view: Int, of root: Int) -> Bool {
        guard ["UITableView", "UICollectionView"].contains(tree.kind(view)), openControllers.count == 1,
            tree.child(root, ofKind: "UINavigationItem") != nil, showsNavigationBar(root)
        else { return false }
        return tree.flag(root, "automaticallyAdjustsScrollViewInsets") != false
            && tree.string(view, "contentInsetAdjustmentBehavior") != "never"
    }

    private func navigationItems(of root: Int, _ screen: Box) {
        guard let item = tree.child(root, ofKind: "UINavigationItem") else { return }
        let status = statusHeight(screen)
        // A bar of tvOS has no background, and the margins of the screen.
        if !isTV { barBackground(nil, Box(0, 0, screen.width, status + 44), lineAtTop: false) }
        let margin = isTV ? 78.0 : 0
        navigationItem(item, Box(margin, status, screen.width - 2 * margin, 44), palette["tint"])
    }

    /// The top of the safe area of phones with and without a home button.
    private func statusHeight(_ screen: Box) -> Double {
        if isTV { return 80 }
        return screen.height >= 780 && screen.width < 500 ? 44 : 20
    }

    /// Draws the bars of a controller on its screen: an own navigation or tab bar, or those of its items.
    private func bars(_ root: Int, _ screen: Box) {
        guard !tree.isMac, tree.document.header.platform != .watchOS else { return }
        let status = statusHeight(screen)
        let top = Box(0, 0, screen.width, status + 44)
        let bottomInset = status > 20 ? 34.0 : 0
        // The tabs of tvOS are at the top.
        let bottom =
            isTV ? top : Box(0, screen.height - 49 - bottomInset, screen.width, 49 + bottomInset)
        for child in tree.children[root] {
            switch tree.kind(child) {
            case "UINavigationBar" where tree.key(child) == "navigationBar":
                if tree.flag(root, "navigationBarHidden") ?? false { break }
                moved(0, 0, attributes(of: child)) { navigationBar(child, top) }
            case "UINavigationItem" where showsNavigationBar(root):
                navigationItems(of: root, screen)
            case "UITabBar" where tree.key(child) == "tabBar":
                moved(0, 0, attributes(of: child)) {
                    barBackground(child, bottom, lineAtTop: true)
                    let tint = tree.value(child, "selectedImageTintColor") ?? tree.value(child, "tintColor")
                    tabItems(tabs(of: root), in: bottom, palette.paint(tint) ?? palette["tint"])
                }
            case "UITabBarItem" where tree.kind(root) != "UINavigationController":
                barBackground(nil, bottom, lineAtTop: true)
                tabItems([child], in: bottom, palette["tint"])
            default: break
            }
        }
        toolbarItems(root, Box(0, bottom.y + 5, screen.width, bottom.height - 5))
    }

    /// Whether a controller with a navigation item has a navigation bar.
    ///
    /// It has none if the file says so, or if all navigation controllers that show it hide their bars.
    private func showsNavigationBar(_ root: Int) -> Bool {
        tree.value(root, "simulatedTopBarMetrics") != .null && !navigationBars.isHidden(root)
    }

    /// Returns the tab bar items of the controllers inside a tab bar controller.
    private func tabs(of root: Int) -> [Int] {
        let related = tree.document.connections.filter {
            Int($0.source) == root && tree.document[$0.name] == "relationship:viewControllers" && $0.destination >= 0
        }
        let contained = tree.children[root].filter { tree.key($0) == "viewControllers" }
        return (related.map { Int($0.destination) } + contained).compactMap { tree.child($0, ofKind: "UITabBarItem") }
    }

    private func toolbarItems(_ root: Int, _ box: Box) {
        let items = tree.children[root].filter {
            tree.kind($0) == "UIBarButtonItem" && tree.key($0).hasPrefix("toolbarItems")
        }
        guard !items.isEmpty else { return }
        barBackground(nil, box, lineAtTop: true)
        barItems(items, in: Box(box.x, box.y, box.width, 44), palette["tint"])
    }
}
