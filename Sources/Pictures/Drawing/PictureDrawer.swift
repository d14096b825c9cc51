import Bytes
import InterfaceBuilder
import Layout

/// Draws objects of one document onto a canvas.
///
/// A drawing of an object uses the object's own coordinates: its top left corner is the origin. The extensions in
/// `UIKit` and `AppKit` draw the classes of the frameworks.
final class PictureDrawer {
    var canvas: Canvas
    let tree: ObjectTree
    let palette: Palette
    let request: PictureRequest
    let assets: any PictureAssets
    /// The frames for the requested device, size class and direction.
    let solved: SolvedFrames
    /// The absolute frames of the objects that were drawn.
    private(set) var boxes: [Int: Box] = [:]
    /// The position of the current coordinates on the canvas.
    private(set) var origin = (x: 0.0, y: 0.0)
    /// The number of pictures around this one: nibs of custom classes, and embedded scenes.
    private let nesting: Int
    /// The controllers that are drawn at the moment, so that scenes that embed each other end.
    var openControllers: Set<Int> = []
    /// The custom classes whose nibs are drawn at the moment.
    private let openClasses: Set<String>
    /// The controllers that container views embed, by the index of the view.
    private var embedded: [Int: Int] = [:]
    /// The bars that cover the controllers of the document.
    private(set) lazy var screenBars = Bars(tree.document)
    /// The objects to show or to outline, and the objects around them.
    private(set) lazy var requestedHolders: Set<Int> = {
        let ids = request.highlighted.union([request.object].compactMap(\.self))
        guard !ids.isEmpty else { return [] }
        var holders: Set<Int> = []
        for index in tree.document.objects.indices where ids.contains(tree.id(index)) {
            var holder: Int? = index
            while let current = holder, holders.insert(current).inserted { holder = tree.parent(current) }
        }
        return holders
    }()
    /// The device that the document simulates.
    private(set) lazy var simulatedScreen = Screen(tree.document)
    /// The controllers of the tabs, by their tab bar controller.
    private(set) lazy var tabControllers = tree.document.connections.reduce(into: [Int: [Int]]()) { tabs, connection in
        guard tree.document[connection.name] == "relationship:viewControllers", connection.destination >= 0 else {
            return
        }
        tabs[Int(connection.source), default: []].append(Int(connection.destination))
    }
    /// The objects that are the titles of others for a screen reader, by the indices of the others.
    private(set) lazy var accessibilityTitles = Self.accessibilityTitles(tree.document)
    /// The table or collection view whose content begins below a navigation bar, and the height of the bar.
    var scrolledBelowBar: (view: Int, height: Double)?
    /// The number of levels of the object that is drawn.
    private var depth = 0

    private static let deepestNesting = 3
    /// Deeper objects are left out. Every level uses stack of this process.
    private static let deepest = 200

    init(
        _ document: InterfaceDocument, _ request: PictureRequest, assets: any PictureAssets, canvas: Canvas = Canvas(),
        nesting: Int = 0, openClasses: Set<String> = []
    ) {
        let request = request.fitted(to: document.header.platform)
        tree = ObjectTree(document, request.variations)
        // The nib of a custom class has the size of the view that loads it, and not of a screen.
        let isSolved = request.solvesLayout && (nesting == 0 || request.device == nil)
        let sizes = isSolved || assets.hasTranslations ? NaturalSizes(tree, assets) : nil
        solved = sizes.map { isSolved || $0.hasOtherTexts ? SolvedFrames(document, request, $0) : .none } ?? .none
        palette = Palette(document, isDark: request.isDark, assets: assets)
        (self.request, self.assets, self.canvas) = (request, assets, canvas)
        (self.nesting, self.openClasses) = (nesting, openClasses)
        for segue in document.connections where document[segue.name] == "embed" && segue.destination >= 0 {
            embedded[Int(segue.source)] = Int(segue.destination)
        }
    }

    private static func accessibilityTitles(_ document: InterfaceDocument) -> [Int: Int] {
        var titles: [Int: Int] = [:]
        for connection in document.connections
        where document[connection.kind] == "accessibilityConnection" && document[connection.name] == "title"
            && connection.destination >= 0
        {
            titles[Int(connection.source)] = Int(connection.destination)
        }
        return titles
    }

    /// Keeps the frame of an object, in the current coordinates, for arrows and outlines.
    func record(_ box: Box, of index: Int) { boxes[index] = canvas.place(of: box).moved(origin.x, origin.y) }

    // MARK: Coordinates

    /// Draws with the origin moved by an offset.
    func moved(_ x: Double, _ y: Double, _ attributes: Canvas.Attributes = [], _ draw: () -> Void) {
        var attributes = attributes
        if x != 0 || y != 0 {
            attributes.append(("transform", "translate(\(Canvas.number(x)) \(Canvas.number(y)))"))
        }
        canvas.begin("g", attributes)
        inside(x, y, mirrorWidth: canvas.mirrorWidth.map { $0 - 2 * x }, draw)
        canvas.end()
    }

    /// Draws with the origin moved to a box, and clips the drawing to the box.
    func clipped(_ box: Box, _ attributes: Canvas.Attributes = [], _ draw: () -> Void) {
        // A nested svg element clips its content, and needs no definition with a unique name.
        let place = canvas.place(of: box)
        canvas.begin("svg", attributes + Canvas.attributes(of: place))
        inside(place.x, place.y, mirrorWidth: canvas.mirrorWidth.map { _ in box.width }, draw)
        canvas.end()
    }

    private func inside(_ x: Double, _ y: Double, mirrorWidth: Double?, _ draw: () -> Void) {
        let outer = origin
        origin = (origin.x + x, origin.y + y)
        mirrored(mirrorWidth, draw)
        origin = outer
    }

    /// Draws mirrored between 0 and a width, or not mirrored if the width is nil.
    func mirrored(_ width: Double?, _ draw: () -> Void) {
        let outer = canvas.mirrorWidth
        canvas.mirrorWidth = width
        draw()
        canvas.mirrorWidth = outer
    }

    /// Draws a sign that has the same form in both directions, at the mirrored place of its box.
    func unmirrored(_ box: Box, _ draw: (Box) -> Void) {
        let place = canvas.place(of: box)
        mirrored(nil) { draw(place) }
    }

    /// Draws an object in a group of its own, in the direction of the object.
    func placed(_ box: Box, of index: Int, _ draw: () -> Void) {
        unmirrored(box) { place in
            moved(place.x, place.y, attributes(of: index)) {
                mirrored(runsFromRight(index) ? place.width : nil, draw)
            }
        }
    }

    /// Whether a view and the signs and texts in it run from right to left.
    func runsFromRight(_ index: Int) -> Bool {
        InterfaceDirection { tree.string(index, $0) }.map { $0 == .rightToLeft } ?? request.isRightToLeft
    }

    // MARK: Views

    /// Returns the frame of a view in the coordinates of its parent, from the top; nil if it has no frame.
    func frame(_ index: Int, in parent: Box?) -> Box? {
        if let solved = solved.boxes[index] { return solved }
        guard var box = tree.savedFrame(index) else { return nil }
        guard let parent, tree.isMac, let holder = framedParent(index) else { return box }
        if !isFlipped(holder) { box.y = parent.height - box.maxY }
        return box
    }

    /// Returns the nearest enclosing object with a frame.
    private func framedParent(_ index: Int) -> Int? {
        var parent = tree.parent(index)
        while let current = parent, !tree.hasFrame(current) { parent = tree.parent(current) }
        return parent
    }

    /// Draws a view with everything inside it.
    ///
    /// - Parameters:
    ///   - frame: the frame in the current coordinates, from the top.
    func view(_ index: Int, at frame: Box) {
        unmirrored(frame) { unmirroredView(index, at: $0) }
    }

    private func unmirroredView(_ index: Int, at box: Box) {
        let id = tree.id(index)
        guard depth < Self.deepest, !request.omitted.contains(id), tree.isInstalled(id: id) else { return }
        let isHidden = isHidden(index)
        guard !isHidden || request.showsHidden else { return }
        depth += 1
        defer { depth -= 1 }
        record(box, of: index)
        var attributes = self.attributes(of: index)
        if let origin = solved.origins[index] { attributes.append(("data-frame", origin.rawValue)) }
        if isHidden {
            attributes.append(("opacity", "0.4"))
        } else if let alpha = tree.number(index, "alpha") ?? tree.number(index, "alphaValue"), alpha < 1 {
            attributes.append(("opacity", Canvas.number(max(0, alpha))))
        }
        let draw = {
            self.title(of: index)
            self.background(index, box.atOrigin)
            if let (view, height) = self.scrolledBelowBar, view == index {
                self.moved(0, height) { self.content(index, box.atOrigin) }
            } else {
                self.content(index, box.atOrigin)
            }
            if isHidden { self.hatch(box.atOrigin) }
        }
        if clips(index) { clipped(box, attributes, draw) } else { moved(box.x, box.y, attributes, draw) }
    }

    /// The attributes by which pages and tests find an object.
    func attributes(of index: Int) -> Canvas.Attributes {
        var attributes: Canvas.Attributes = [("data-id", tree.id(index))]
        if let name = tree.document[tree[index].runtimeClass] { attributes.append(("data-class", name)) }
        if let label = tree.document[tree[index].userLabel] { attributes.append(("data-label", label)) }
        return attributes
    }

    /// Writes the text that browsers show for an object.
    func title(of index: Int) {
        let name = tree.document[tree[index].runtimeClass] ?? ""
        let text = tree.document[tree[index].userLabel] ?? tree.document[tree[index].text]
        let quoted = text.map { "\u{201C}\($0.prefix(80))\u{201D}" } ?? ""
        let words = [name, quoted, tree.id(index)].filter { !$0.isEmpty }
        canvas.element("title", text: words.joined(separator: " "))
    }

    func isHidden(_ index: Int) -> Bool {
        if let hidden = tree.flag(index, "hidden") { return hidden }
        // NSvFlags has this bit for hidden views.
        return (tree.string(index, "vFlags") ?? tree.string(index, "NSvFlags")).flatMap(Int64.init).map {
            $0 & 0x8000_0000 != 0
        } ?? false
    }

    private func clips(_ index: Int) -> Bool {
        let kind = tree.kind(index)
        if kind.hasPrefix("NS") { return kind == "NSClipView" || kind == "NSScrollView" }
        return tree.flag(index, "clipsSubviews")
            ?? ["UIScrollView", "UITableView", "UICollectionView", "UITextView"]
            .contains(kind)
    }

    private func background(_ index: Int, _ box: Box) {
        let kind = tree.kind(index)
        let radius = tree.runtimeNumber(index, "layer.cornerRadius") ?? tree.runtimeNumber(index, "cornerRadius") ?? 0
        let border = tree.runtimeNumber(index, "layer.borderWidth") ?? tree.runtimeNumber(index, "borderWidth") ?? 0
        guard !kind.hasPrefix("NS") else { return }
        let fill = palette.paint(tree.value(index, "backgroundColor"))
        guard fill != nil || border > 0 else { return }
        canvas.rect(box, fill: fill, stroke: border > 0 ? palette["separator"] : nil, width: border, radius: radius)
    }

    /// Draws the appearance of a view, and its subviews.
    private func content(_ index: Int, _ box: Box) {
        var isDrawn = false
        mirrored(runsFromRight(index) ? box.width : nil) {
            isDrawn = tree.isMac ? appKit(index, box) : uiKit(index, box)
        }
        let count = canvas.bytes.count
        subviews(of: index, in: box)
        if let scene = embedded[index] { clipped(box) { controller(scene, at: box.atOrigin) } }
        if let name = tree.customClass(index), nib(ofClass: name, in: box) { return }
        if !isDrawn, canvas.bytes.count == count { emptyView(index, box) }
    }

    /// Draws the subviews of an object. Objects without a frame have the coordinates of their parent.
    func subviews(of index: Int, in box: Box) {
        for child in tree.children[index] where !isDrawnByParent(child) {
            if let frame = frame(child, in: box) {
                // The frame already has the direction of the interface.
                mirrored(nil) { view(child, at: frame) }
            } else {
                guard depth < Self.deepest else { return }
                depth += 1
                subviews(of: child, in: box)
                depth -= 1
            }
        }
    }

    /// Whether the drawing of the parent decides about the place of this object.
    private func isDrawnByParent(_ index: Int) -> Bool {
        switch tree.kind(index) {
        case "UINavigationItem", "UIBarButtonItem", "UITabBarItem", "NSTabViewItem", "NSTableColumn", "NSMenu",
            "NSToolbar", "NSToolbarItem", "UIMenu":
            true
        default: tree.key(index) == "cell" || tree.isController(index)
        }
    }

    /// Draws a view that has no appearance of its own: an outline, and the name of a custom class.
    private func emptyView(_ index: Int, _ box: Box) {
        let custom = tree.customClass(index)
        let hasFill = palette.paint(tree.value(index, "backgroundColor")).map { $0.alpha > 0 } ?? false
        if custom == nil, hasFill || tree.parent(index) == nil { return }
        canvas.rect(box.inset(0.5), stroke: .outline, dash: "3 2")
        let name = custom ?? (["UIView", "NSView"].contains(tree.kind(index)) ? "" : tree.kind(index))
        note(name, in: box)
    }

    /// Draws the nib that a custom class loads into its objects.
    ///
    /// - Returns: whether there is such a nib.
    private func nib(ofClass name: String, in box: Box) -> Bool {
        guard nesting < Self.deepestNesting, !openClasses.contains(name), let nib = assets.nib(ofClass: name) else {
            return false
        }
        let inner = PictureDrawer(
            nib, request, assets: assets, nesting: nesting + 1, openClasses: openClasses.union([name]))
        guard let root = inner.tree.roots.first(where: inner.tree.hasFrame) else { return false }
        inner.view(root, at: box)
        clipped(box, [("data-nib-of", name)]) { canvas.raw(inner.canvas.bytes) }
        return true
    }

    /// Writes a name that is not part of the interface, such as the name of a custom class.
    func note(_ name: String, in box: Box) {
        guard box.width >= 24, box.height >= 9, !name.isEmpty else { return }
        var font = Font(min(11, max(7, box.height * 0.6)))
        let width = TextMetrics.width(name, font)
        if width > box.width - 4 { font.size = max(5, font.size * (box.width - 4) / width) }
        text(name, in: box.inset(2, 0), font, .note, .center)
    }

    private func hatch(_ box: Box) {
        let step = 8.0
        guard box.width + box.height < 20_000 else { return }
        clipped(box) {
            var x = -box.height
            while x < box.width {
                canvas.line(x, box.height, x + box.height, 0, .outline, width: 0.5)
                x += step
            }
        }
        canvas.rect(box, stroke: .outline, dash: "2 2")
    }
}

extension ObjectTree {
    /// Controllers of data, which have no screen.
    private static let dataControllers: Set = [
        "NSObjectController", "NSArrayController", "NSTreeController", "NSDictionaryController",
        "NSUserDefaultsController",
    ]

    /// Whether the object is a controller of a view or window.
    func isController(_ index: Int) -> Bool {
        let kind = kind(index)
        return kind.hasSuffix("Controller") && !hasFrame(index) && !Self.dataControllers.contains(kind)
    }
}
