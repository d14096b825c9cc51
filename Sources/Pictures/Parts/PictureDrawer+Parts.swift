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
        if kind == "NSWindow" || kind == "NSPanel" { return windowSize(root) }
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
        let device = request.device.map { "solved for \($0.device.identifier)" }
        return [label, name, device].compactMap { $0 }.joined(separator: " \u{00B7} ")
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

    /// Draws a top-level object.
    private func top(_ root: Int, at box: Box) {
        guard !request.omitted.contains(tree.id(root)) else { return }
        let kind = tree.kind(root)
        if kind == "NSWindow" || kind == "NSPanel" { return window(root, at: box) }
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
            if let view = tree.child(root, "view") {
                self.view(view, at: screen)
            } else if tree.document.header.platform == .watchOS {
                _ = watchItems(root, Box(4, 24, max(0, screen.width - 8), screen.height))
            } else {
                note(tree.customClass(root) ?? tree.kind(root), in: screen)
            }
            // A container view shows a scene without bars.
            if openControllers.count == 1 { bars(root, screen) }
        }
        canvas.rect(box, stroke: .outline)
    }

    /// Draws the bars of a controller on its screen: an own navigation or tab bar, or those of its items.
    private func bars(_ root: Int, _ screen: Box) {
        guard !tree.isMac, tree.document.header.platform != .watchOS else { return }
        // The top of the safe area of phones with and without a home button.
        let status = screen.height >= 780 && screen.width < 500 ? 44.0 : 20
        let top = Box(0, 0, screen.width, status + 44)
        let bottomInset = status > 20 ? 34.0 : 0
        let bottom = Box(0, screen.height - 49 - bottomInset, screen.width, 49 + bottomInset)
        for child in tree.children[root] {
            switch tree.kind(child) {
            case "UINavigationBar" where tree.key(child) == "navigationBar":
                moved(0, 0, attributes(of: child)) { navigationBar(child, top) }
            case "UINavigationItem":
                barBackground(nil, top, lineAtTop: false)
                navigationItem(child, Box(0, status, screen.width, 44), palette["tint"])
            case "UITabBar" where tree.key(child) == "tabBar":
                moved(0, 0, attributes(of: child)) {
                    barBackground(child, bottom, lineAtTop: true)
                    tabItems(tabs(of: root), in: bottom, palette["tint"])
                }
            case "UITabBarItem" where tree.kind(root) != "UINavigationController":
                barBackground(nil, bottom, lineAtTop: true)
                tabItems([child], in: bottom, palette["tint"])
            default: break
            }
        }
        toolbarItems(root, Box(0, bottom.y + 5, screen.width, bottom.height - 5))
    }

    /// Returns the tab bar items of the controllers inside a tab bar controller.
    private func tabs(of root: Int) -> [Int] {
        tree.document.connections.filter {
            Int($0.source) == root && tree.document[$0.name] == "relationship:viewControllers"
        }
        .compactMap { $0.destination >= 0 ? tree.child(Int($0.destination), ofKind: "UITabBarItem") : nil }
    }

    private func toolbarItems(_ root: Int, _ box: Box) {
        let items = tree.children[root].filter {
            tree.kind($0) == "UIBarButtonItem" && tree.key($0).hasPrefix("toolbarItems")
        }
        guard !items.isEmpty else { return }
        barBackground(nil, box, lineAtTop: true)
        barItems(items, in: Box(box.x, box.y, box.width, 44), palette["tint"])
    }

    // MARK: watchOS

    /// Draws the objects of a watch screen below each other. A watch nib contains no frames.
    ///
    /// - Returns: the height.
    private func watchItems(_ parent: Int, _ box: Box) -> Double {
        var y = box.y
        for child in tree.children[parent] where y < box.maxY && tree.kind(child).hasPrefix("WKInterface") {
            guard !tree.isController(child) else { continue }
            let inner = Box(box.x, y, box.width, tree.kind(child) == "WKInterfaceLabel" ? 20 : 38)
            canvas.begin("g", attributes(of: child))
            record(inner, of: child)
            title(of: child)
            var height = inner.height
            switch tree.kind(child) {
            case "WKInterfaceGroup", "WKInterfaceTable":
                height = max(12, watchItems(child, Box(box.x + 3, y, max(0, box.width - 6), box.height - (y - box.y))))
            case "WKInterfaceLabel", "WKInterfaceDate", "WKInterfaceTimer":
                text(shownText(child, "text") ?? "Label", in: inner, Font(15), palette["label"])
            case "WKInterfaceSeparator":
                height = 4
                canvas.line(inner.x, y + 2, inner.maxX, y + 2, palette["separator"])
            case "WKInterfaceImage": image(tree.image(child, "image") ?? "", in: inner)
            default:
                canvas.rect(inner, fill: palette["systemFill"], radius: 8)
                text(
                    shownText(child, "title") ?? String(tree.kind(child).dropFirst(11)), in: inner, Font(15),
                    palette["label"], .center)
            }
            canvas.end()
            y += height + 4
        }
        return y - box.y
    }
}
