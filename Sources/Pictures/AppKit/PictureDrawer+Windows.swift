import Bytes
import InterfaceBuilder

/// Windows of macOS with their title bars and toolbars.
extension PictureDrawer {
    /// The height of a title bar, in points.
    static let titleBarHeight = 28.0
    /// The height of a toolbar with icons and labels, in points.
    static let toolbarHeight = 56.0

    /// The size of a window with its title bar and toolbar.
    func windowSize(_ index: Int) -> Box {
        // The content view has the size that its constraints need. The window's own rectangle can be an older one.
        let saved = contentView(index).flatMap { solved.boxes[$0] ?? tree.savedFrame($0) } ?? tree.savedFrame(index)
        let content = saved?.atOrigin ?? Box(0, 0, 480, 270)
        return Box(0, 0, content.width, content.height + windowTop(index))
    }

    private func contentView(_ window: Int) -> Int? {
        tree.children[window].first { tree.hasFrame($0) && !isWindow($0) }
    }

    /// The height of what stands above the content of a window.
    private func windowTop(_ index: Int) -> Double {
        guard tree.value(index, "styleMask")?["fullSizeContentView"]?.string != "YES" else { return 0 }
        let toolbar = tree.child(index, ofKind: "NSToolbar") == nil ? 0 : Self.toolbarHeight
        return (isTitled(index) ? Self.titleBarHeight : 0) + toolbar
    }

    private func isTitled(_ window: Int) -> Bool {
        guard let style = tree.value(window, "styleMask") else { return true }
        return style["titled"]?.string == "YES"
    }

    func window(_ index: Int, at box: Box) {
        placed(box, of: index) {
            title(of: index)
            let box = box.atOrigin
            record(box, of: index)
            canvas.rect(box.inset(-0.5), fill: palette["windowBackground"], stroke: palette["systemGray3"], radius: 9)
            let top = windowTop(index)
            let content = Box(0, top, box.width, max(0, box.height - top))
            clipped(content) {
                if let view = contentView(index) { self.view(view, at: content.atOrigin) }
            }
            guard isTitled(index) else { return }
            titleBar(index, box)
            if let toolbar = tree.child(index, ofKind: "NSToolbar") {
                macToolbar(toolbar, Box(0, Self.titleBarHeight, box.width, Self.toolbarHeight))
            }
        }
    }

    private func titleBar(_ index: Int, _ box: Box) {
        windowButtons(index)
        guard tree.string(index, "titleVisibility") != "hidden", let title = shownText(index, "title") else { return }
        let font = Font(13, weight: 600)
        // A long title begins beside the buttons.
        let isLong = TextMetrics.width(title, font) > box.width - 140
        let place = isLong ? Box(70, 0, box.width - 78, 28) : Box(0, 0, box.width, 28)
        text(title, in: place, font, palette["windowFrameText"], isLong ? .left : .center)
    }

    /// Draws the buttons that close, minimize and zoom a window. A window without any of them has no buttons, and a
    /// window with some of them shows the others as disabled.
    private func windowButtons(_ window: Int) {
        let style = tree.value(window, "styleMask")
        let isEnabled = ["closable", "miniaturizable", "resizable"].map { style == nil || style?[$0]?.string == "YES" }
        guard isEnabled[0] || isEnabled[1] else { return }
        for (place, color) in ["FF5F57", "FEBC2E", "28C840"].enumerated() {
            let fill = isEnabled[place] ? Paint(hexadecimal: color) : palette["systemGray4"]
            canvas.circle(14 + Double(place) * 20, 14, 6, fill: fill)
        }
    }

    func isWindow(_ index: Int) -> Bool { tree.kind(index) == "NSWindow" || tree.kind(index) == "NSPanel" }

    private func macToolbar(_ index: Int, _ box: Box) {
        canvas.begin("g", attributes(of: index))
        defer { canvas.end() }
        record(box, of: index)
        canvas.line(box.x, box.maxY, box.maxX, box.maxY, palette["systemGray4"])
        let items = defaultItems(index)
        let widths = items.map { toolbarItemWidth($0) }
        let flexible = items.filter { toolbarSpace($0) == "NSToolbarFlexibleSpaceItem" }.count
        let used = widths.reduce(0) { $0 + $1 + 8 } + 12
        let rest = flexible == 0 ? 0 : max(0, box.width - used) / Double(flexible)
        var x = box.x + 10
        for (item, width) in zip(items, widths) where x < box.maxX {
            if toolbarSpace(item) == "NSToolbarFlexibleSpaceItem" {
                x += rest
            } else if toolbarSpace(item) == nil {
                toolbarItem(item, Box(x, box.y + 4, width, box.height - 8))
            }
            x += width + 8
        }
    }

    /// The items that a toolbar shows at first. The file lists all items that a user can add, and then the first ones.
    private func defaultItems(_ toolbar: Int) -> [Int] {
        let all = tree.children[toolbar].filter { tree.kind($0).hasSuffix("ToolbarItem") }
        let references = tree.json(toolbar)["defaultToolbarItems"]?.elements("toolbarItem") ?? []
        let known = Dictionary(all.map { (tree.id($0), $0) }) { first, _ in first }
        let shown = references.compactMap { $0["reference"]?.string }.compactMap { known[$0] }
        let search =
            references.isEmpty ? [] : all.filter { tree.kind($0) == "NSSearchToolbarItem" && !shown.contains($0) }
        return shown.isEmpty ? all : shown + search
    }

    /// The identifier of an item of the system that shows only space; nil for other items.
    private func toolbarSpace(_ item: Int) -> String? {
        tree.string(item, "implicitItemIdentifier").flatMap {
            $0.hasPrefix("NSToolbar") && ($0.hasSuffix("SpaceItem") || $0.hasSuffix("SeparatorItem")) ? $0 : nil
        }
    }

    /// The labels and signs of the items of the system that show more than space.
    private static let systemToolbarItems: [String: (label: String, sign: Sign)] = [
        "NSToolbarPrintItem": ("Print", .printer), "NSToolbarShowFontsItem": ("Fonts", .letter),
        "NSToolbarShowColorsItem": ("Colors", .palette), "NSToolbarCustomizeToolbarItem": ("Customize", .gear),
        "NSToolbarToggleSidebarItem": ("Sidebar", .sidebar), "NSToolbarCloudSharingItem": ("Share", .share),
    ]

    private func systemToolbarItem(_ item: Int) -> (label: String, sign: Sign)? {
        tree.string(item, "implicitItemIdentifier").flatMap { Self.systemToolbarItems[$0] }
    }

    private func toolbarItemLabel(_ item: Int) -> String {
        shownText(item, "label") ?? systemToolbarItem(item)?.label ?? ""
    }

    private func toolbarItemWidth(_ item: Int) -> Double {
        switch toolbarSpace(item) {
        case "NSToolbarFlexibleSpaceItem"?: return 0
        case .some: return 24
        case nil: break
        }
        if tree.kind(item) == "NSSearchToolbarItem" { return 160 }
        let saved = tree.children[item].first(where: tree.hasFrame).flatMap { frame($0, in: nil) }
        return max(TextMetrics.width(toolbarItemLabel(item), Font(11)), saved?.width ?? 32) + 4
    }

    private func toolbarItem(_ item: Int, _ box: Box) {
        canvas.begin("g", attributes(of: item))
        defer { canvas.end() }
        record(box, of: item)
        title(of: item)
        if let view = tree.children[item].first(where: tree.hasFrame), let saved = frame(view, in: nil) {
            self.view(view, at: Box(box.midX - saved.width / 2, box.y, saved.width, min(saved.height, 30)))
        } else if tree.kind(item) == "NSSearchToolbarItem" {
            macSearchField(item, Box(box.x, box.y + 2, box.width, 24))
        } else if let name = tree.image(item, "image") {
            image(name, in: Box(box.midX - 14, box.y, 28, 28), mode: "natural", tint: palette["controlText"])
        } else if let sign = systemToolbarItem(item)?.sign {
            self.sign(sign, in: Box(box.midX - 14, box.y, 28, 28), palette["controlText"])
        }
        text(
            toolbarItemLabel(item), in: Box(box.x, box.maxY - 14, box.width, 13), Font(11), palette["controlText"],
            .center)
    }
}
