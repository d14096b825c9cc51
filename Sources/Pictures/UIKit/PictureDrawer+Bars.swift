import Bytes
import InterfaceBuilder

/// The bars of UIKit with their items.
extension PictureDrawer {
    /// The names of the system items of bar buttons, in the order of `UIBarButtonItem.SystemItem`.
    private static let systemItems = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize",
        "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
        "redo", "pageCurl",
    ]

    private static let wordItems: Set = ["done", "cancel", "edit", "save", "undo", "redo"]

    /// The size of titles and buttons in bars.
    private var barFontSize: Double { isTV ? 38 : 17 }

    func barBackground(_ index: Int?, _ box: Box, lineAtTop: Bool) {
        let color = index.flatMap { palette.paint(tree.value($0, "barTintColor")) }
        canvas.rect(box, fill: color ?? palette["secondarySystemBackground"])
        let y = lineAtTop ? box.y : box.maxY
        canvas.line(box.x, y, box.maxX, y, palette["opaqueSeparator"], width: 0.5)
    }

    // MARK: Navigation bars

    func navigationBar(_ index: Int, _ box: Box) {
        record(box, of: index)
        barBackground(index, box, lineAtTop: false)
        if let item = tree.children[index].first(where: { tree.kind($0) == "UINavigationItem" }) {
            navigationItem(item, box, tint(index))
        }
    }

    /// Draws the title and the buttons of a navigation item in a bar.
    func navigationItem(_ item: Int, _ box: Box, _ tint: Paint) {
        canvas.begin("g", attributes(of: item))
        defer { canvas.end() }
        record(box, of: item)
        let bar = box.height > 60 ? Box(box.x, box.y, box.width, 44) : box
        var left: [Int] = []
        var right: [Int] = []
        for child in tree.children[item] where tree.kind(child) == "UIBarButtonItem" {
            switch tree.key(child) {
            case "rightBarButtonItem", "rightBarButtonItems": right.append(child)
            case "backBarButtonItem": break
            default: left.append(child)
            }
        }
        var start = bar.x + 12
        for button in left { start += barButton(button, in: Box(start, bar.y, bar.width / 2, bar.height), tint) + 12 }
        var end = bar.maxX - 12
        for button in right {
            let width = barButtonWidth(button)
            _ = barButton(button, in: Box(end - width, bar.y, width, bar.height), tint)
            end -= width + 12
        }
        if let view = tree.child(item, "titleView"), let saved = frame(view, in: nil) {
            let width = min(saved.width, max(0, end - start))
            self.view(view, at: bar.centered(width, min(saved.height, bar.height)))
        } else if let title = shownText(item, "title") {
            let room = 2 * min(bar.midX - start, end - bar.midX)
            text(
                title, in: bar.centered(max(room, 20), bar.height), Font(barFontSize, weight: 600), palette["label"],
                .center)
        }
    }

    // MARK: Bar buttons

    /// Returns the name of the system item of a bar button or tab; nil if it is not a system item.
    func systemItem(_ index: Int) -> String? {
        guard let item = tree.string(index, "systemItem") ?? tree.string(index, "systemItemIdentifier") else {
            return nil
        }
        return Int(item).flatMap { Self.systemItems.indices.contains($0) ? Self.systemItems[$0] : nil } ?? item
    }

    private func barButtonTitle(_ index: Int) -> String? {
        if let title = shownText(index, "title") { return title }
        guard let item = systemItem(index), Self.wordItems.contains(item) else { return nil }
        return item.prefix(1).uppercased() + item.dropFirst()
    }

    private func barButtonWidth(_ index: Int) -> Double {
        if let view = tree.children[index].first(where: tree.hasFrame) { return frame(view, in: nil)?.width ?? 0 }
        if systemItem(index) == "fixedSpace" { return tree.number(index, "width").map { min(max($0, 0), 500) } ?? 20 }
        guard let title = barButtonTitle(index) else {
            let natural = tree.image(index, "image").flatMap(tree.imageSize)
            return min(max(natural?.width ?? 22, 22), 60) + 2
        }
        return TextMetrics.width(title, Font(barFontSize)) + 2
    }

    /// Draws a bar button at the left of a box.
    ///
    /// - Returns: the width of the button.
    private func barButton(_ index: Int, in box: Box, _ tint: Paint) -> Double {
        let width = barButtonWidth(index)
        let place = Box(box.x, box.y, width, box.height)
        let color = palette.paint(tree.value(index, "tintColor")) ?? tint
        guard !request.omitted.contains(tree.id(index)) else { return width }
        canvas.begin("g", attributes(of: index))
        defer { canvas.end() }
        record(place, of: index)
        title(of: index)
        if let view = tree.children[index].first(where: tree.hasFrame), let saved = frame(view, in: nil) {
            self.view(view, at: place.centered(width, saved.height))
        } else if let title = barButtonTitle(index) {
            let isDone = tree.string(index, "style") == "done" || systemItem(index) == "done"
            text(title, in: place, Font(barFontSize, weight: isDone ? 600 : 400), color, .center)
        } else if let name = tree.image(index, "image") {
            image(name, in: place.centered(width, 28), mode: "natural", tint: color)
        } else if let item = systemItem(index), !item.hasSuffix("Space") {
            unmirrored(place.centered(22, 22)) { systemSign(item, in: $0, color) }
        }
        return width
    }

    /// Draws the sign of a system item, else its first letter.
    private func systemSign(_ item: String, in box: Box, _ color: Paint) {
        if let sign = Self.sign(named: item) { return self.sign(sign, in: box, color) }
        canvas.rect(box.inset(3), stroke: color, width: 1.5, radius: 3)
        text(String(item.prefix(1)).uppercased(), in: box.inset(3), Font(10), color, .center)
    }

    // MARK: Toolbars and tab bars

    func toolbar(_ index: Int, _ box: Box) {
        barBackground(index, box, lineAtTop: true)
        let items = tree.children[index].filter { tree.kind($0) == "UIBarButtonItem" }
        barItems(items, in: box.height > 60 ? Box(box.x, box.y, box.width, 44) : box, tint(index))
    }

    /// Draws bar buttons from left to right. Flexible spaces share the rest of the width.
    func barItems(_ items: [Int], in box: Box, _ tint: Paint) {
        let flexible = items.filter { systemItem($0) == "flexibleSpace" }
        let used = items.reduce(0) { $0 + (systemItem($1) == "flexibleSpace" ? 0 : barButtonWidth($1) + 10) }
        let rest = max(0, box.width - 24 - used) / Double(max(flexible.count, 1))
        var x = box.x + 12
        for item in items {
            if systemItem(item) == "flexibleSpace" {
                x += rest
            } else {
                x += barButton(item, in: Box(x, box.y, box.width, box.height), tint) + 10
            }
        }
    }

    func tabBar(_ index: Int, _ box: Box) {
        barBackground(index, box, lineAtTop: true)
        tabItems(tree.children[index].filter { tree.kind($0) == "UITabBarItem" }, in: box, tint(index))
    }

    /// Draws the items of a tab bar.
    ///
    /// - Parameter selected: the selected item; nil for the first one.
    func tabItems(_ items: [Int], selected: Int? = nil, in box: Box, _ tint: Paint) {
        let shown = items.prefix(isTV ? 8 : 5)
        let width = box.width / Double(max(shown.count, 1))
        let height = min(box.height, 49)
        for (place, item) in shown.enumerated() {
            let part = Box(box.x + width * Double(place), box.y, width, height)
            let color = item == selected ?? items[0] ? tint : palette["systemGray"]
            canvas.begin("g", attributes(of: item))
            record(part, of: item)
            title(of: item)
            let system = tree.string(item, "systemItem")
            if isTV {
                let title = shownText(item, "title") ?? system ?? ""
                text(title, in: Box(part.x, box.y + 60, part.width, 68), Font(38, weight: 500), color, .center)
                canvas.end()
                continue
            }
            if height < 40 {
                lowTab(item, in: part, color)
                canvas.end()
                continue
            }
            if let name = tree.image(item, "image") {
                image(name, in: Box(part.midX - 16, part.y + 3, 32, 28), mode: "natural", tint: color)
            } else if let system {
                text(
                    String(system.prefix(1)).uppercased(), in: Box(part.midX - 12, part.y + 5, 24, 24), Font(18), color,
                    .center)
            }
            let title = tabTitle(item)
            text(title, in: Box(part.x, part.y + 32, part.width, 14), Font(10, weight: 500), color, .center)
            canvas.end()
        }
    }

    private func tabTitle(_ item: Int) -> String {
        shownText(item, "title")
            ?? tree.string(item, "systemItem").map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""
    }

    /// Draws an item of a low tab bar, as on a phone in landscape orientation: the title is beside the image.
    private func lowTab(_ item: Int, in box: Box, _ color: Paint) {
        let title = tabTitle(item)
        let (font, side) = (Font(13), 18.0)
        let name = tree.image(item, "image")
        let width = TextMetrics.width(title, font) + (name == nil ? 0 : side + 6)
        let start = max(box.x, box.midX - width / 2)
        if let name {
            image(name, in: Box(start, box.midY - side / 2, side, side), tint: color)
        }
        let x = name == nil ? start : start + side + 6
        text(title, in: Box(x, box.y, max(0, box.maxX - x), box.height), font, color)
    }
}
