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

    /// The size of a controller without a view: that of the device, else the most frequent size of the controllers' views.
    private func screenSize() -> Box {
        if let size = request.device?.screen.size, !tree.isMac { return Box(0, 0, size.width, size.height) }
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
        if tree.document.header.platform == .watchOS {
            let size = request.device?.screen.size
            return Box(0, 0, size?.width ?? 184, size?.height ?? 224)
        }
        return tree.child(root, "view").flatMap { solved.boxes[$0]?.atOrigin ?? tree.savedFrame($0)?.atOrigin }
            ?? screen
    }

    private func mainMenu(_ application: Int) -> Int? { tree.child(application, ofKind: "NSMenu") }

    private func caption(_ root: Int) -> String {
        let name = tree.document[tree[root].runtimeClass] ?? tree.kind(root)
        let label = tree.document[tree[root].userLabel] ?? tree.document[tree[root].storyboardIdentifier]
        // A caption is cut at its end, so what differs from the file comes first.
        return (request.changes(isTranslated: assets.hasTranslations) + [label, name]).compactMap { $0 }.joined(
            separator: " \u{00B7} ")
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

    var screenColor: Paint { palette[tree.isMac ? "windowBackground" : "systemBackground"] }

    private func reference(_ root: Int, at box: Box) {
        moved(box.x, box.y, attributes(of: root)) {
            record(box.atOrigin, of: root)
            canvas.rect(box.atOrigin, fill: Paint.outline.with(alpha: 0.15), stroke: .outline, radius: 6, dash: "4 3")
            let name = tree.string(root, "storyboardName") ?? tree.document[tree[root].storyboardIdentifier] ?? ""
            let target = tree.string(root, "referencedIdentifier")
            note([name, target].compactMap { $0 }.joined(separator: " \u{2192} "), in: box.atOrigin)
        }
    }
}
