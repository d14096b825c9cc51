import Bytes
import InterfaceBuilder

/// Menus of macOS.
extension PictureDrawer {
    /// The height of one item of a menu, in points.
    static let menuItemHeight = 22.0

    /// The height of the menu bar, in points.
    private static let menuBarHeight = 24.0

    /// Returns the menus of the menu bar that have items; nil if the menu is not the main menu.
    private func menuBar(_ menu: Int) -> [(item: Int, menu: Int)]? {
        let isMain = tree.string(menu, "systemMenu") == "main" || tree.string(menu, "name") == "_NSMainMenu"
        let items = tree.children[menu].filter { tree.kind($0) == "NSMenuItem" }
        return isMain ? items.compactMap { item in tree.child(item, ofKind: "NSMenu").map { (item, $0) } } : nil
    }

    /// The size of a menu as a list. The main menu is a menu bar with all its menus open beside each other.
    func menuSize(_ menu: Int) -> Box {
        if let menus = menuBar(menu), !menus.isEmpty {
            let sizes = menus.map { listSize($0.menu) }
            return Box(
                0, 0, sizes.reduce(0) { $0 + $1.width + 8 }, Self.menuBarHeight + (sizes.map(\.height).max() ?? 0))
        }
        return listSize(menu)
    }

    private func listSize(_ menu: Int) -> Box {
        let items = tree.children[menu].filter { tree.kind($0) == "NSMenuItem" }
        let titles = items.map { TextMetrics.width(shownText($0, "title") ?? "", Font(13)) }
        let height = items.reduce(0) { $0 + (isSeparator($1) ? 10 : Self.menuItemHeight) }
        return Box(0, 0, min(max((titles.max() ?? 0) + 70, 120), 500), height + 10)
    }

    private func isSeparator(_ item: Int) -> Bool {
        tree.flag(item, "isSeparatorItem") ?? tree.flag(item, "isSeparator") ?? false
    }

    /// Draws a menu as a list of its items; the main menu as a menu bar.
    func menu(_ index: Int, at box: Box) {
        guard let menus = menuBar(index), !menus.isEmpty else { return list(index, at: box) }
        placed(box, of: index) {
            record(box.atOrigin, of: index)
            canvas.rect(
                Box(0, 0, box.width, Self.menuBarHeight), fill: palette["windowBackground"],
                stroke: palette["systemGray3"])
            var x = 0.0
            for (item, menu) in menus {
                let size = listSize(menu)
                let title = Box(x + 10, 0, max(0, size.width - 12), Self.menuBarHeight)
                canvas.begin("g", attributes(of: item))
                record(title, of: item)
                text(
                    shownText(menu, "title") ?? shownText(item, "title") ?? "", in: title, Font(13, weight: 500),
                    palette["controlText"])
                canvas.end()
                list(menu, at: size.moved(x, Self.menuBarHeight))
                x += size.width + 8
            }
        }
    }

    private func list(_ index: Int, at box: Box) {
        placed(box, of: index) {
            title(of: index)
            record(box.atOrigin, of: index)
            canvas.rect(box.atOrigin, fill: palette["windowBackground"], stroke: palette["systemGray3"], radius: 6)
            var y = 5.0
            for item in tree.children[index] where tree.kind(item) == "NSMenuItem" {
                let height = isSeparator(item) ? 10 : Self.menuItemHeight
                menuItem(item, Box(0, y, box.width, height))
                y += height
            }
        }
    }

    private func menuItem(_ item: Int, _ box: Box) {
        canvas.begin("g", attributes(of: item))
        defer { canvas.end() }
        record(box, of: item)
        guard !isSeparator(item) else {
            return canvas.line(box.x + 10, box.midY, box.maxX - 10, box.midY, palette["systemGray4"])
        }
        title(of: item)
        let isEnabled = tree.flag(item, "enabled") ?? true
        let color = isEnabled ? palette["controlText"] : palette["disabledControlText"]
        text(
            shownText(item, "title") ?? "", in: Box(box.x + 20, box.y, max(0, box.width - 60), box.height), Font(13),
            color)
        if tree.string(item, "state") == "on" {
            unmirrored(Box(8, box.midY - 4, 8, 7)) { mark in
                canvas.path(
                    [(mark.x, mark.y + 4), (mark.x + 3, mark.maxY), (mark.maxX, mark.y)], stroke: color, width: 1.5)
            }
        }
        if tree.child(item, ofKind: "NSMenu") != nil {
            canvas.path(
                [(box.maxX - 14, box.midY - 4), (box.maxX - 10, box.midY), (box.maxX - 14, box.midY + 4)],
                stroke: color, width: 1.5)
        } else if let key = Shortcut.words(
            tree.json(item), isCommandImplied: Shortcut.isCommandImplied(item, in: tree.document))
        {
            text(key, in: Box(box.maxX - 90, box.y, 80, box.height), Font(13), palette["secondaryLabel"], .right)
        }
    }
}
