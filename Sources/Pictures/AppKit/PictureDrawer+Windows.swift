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
        let content = tree.savedFrame(index)?.atOrigin ?? Box(0, 0, 480, 270)
        let toolbar = tree.child(index, ofKind: "NSToolbar") == nil ? 0 : Self.toolbarHeight
        return Box(0, 0, content.width, content.height + Self.titleBarHeight + toolbar)
    }

    func window(_ index: Int, at box: Box) {
        moved(box.x, box.y, attributes(of: index)) {
            title(of: index)
            let box = box.atOrigin
            record(box, of: index)
            canvas.rect(box.inset(-0.5), fill: palette["windowBackground"], stroke: palette["systemGray3"], radius: 9)
            var top = Self.titleBarHeight
            for (place, color) in ["FF5F57", "FEBC2E", "28C840"].enumerated() {
                canvas.circle(14 + Double(place) * 20, 14, 6, fill: Paint(hexadecimal: color))
            }
            text(
                shownText(index, "title") ?? "", in: Box(70, 0, max(0, box.width - 140), top), Font(13, weight: 600),
                palette["windowFrameText"], .center)
            if let toolbar = tree.child(index, ofKind: "NSToolbar") {
                macToolbar(toolbar, Box(0, top, box.width, Self.toolbarHeight))
                top += Self.toolbarHeight
            }
            clipped(Box(0, top, box.width, max(0, box.height - top))) {
                let content = Box(0, 0, box.width, max(0, box.height - top))
                if let view = tree.children[index].first(where: { tree.hasFrame($0) && !isPanel($0) }) {
                    self.view(view, at: content)
                }
            }
        }
    }

    private func isPanel(_ index: Int) -> Bool { tree.kind(index) == "NSWindow" || tree.kind(index) == "NSPanel" }

    private func macToolbar(_ index: Int, _ box: Box) {
        canvas.begin("g", attributes(of: index))
        defer { canvas.end() }
        canvas.line(box.x, box.maxY, box.maxX, box.maxY, palette["systemGray4"])
        var x = box.x + 10
        // The file lists the items that a user can add, and then refers to those that are shown at first.
        for item in tree.children[index] where tree.kind(item) == "NSToolbarItem" && x < box.maxX {
            let label = shownText(item, "label") ?? ""
            let view = tree.children[item].first(where: tree.hasFrame)
            let saved = view.flatMap { frame($0, in: nil) }
            let width = max(TextMetrics.width(label, Font(11)), saved?.width ?? 32) + 4
            let part = Box(x, box.y + 4, width, box.height - 8)
            canvas.begin("g", attributes(of: item))
            record(part, of: item)
            title(of: item)
            if let view, let saved {
                self.view(view, at: Box(part.midX - saved.width / 2, part.y, saved.width, min(saved.height, 30)))
            } else if let name = tree.image(item, "image") {
                image(name, in: Box(part.midX - 14, part.y, 28, 28), tint: palette["controlText"])
            }
            text(label, in: Box(part.x, part.maxY - 14, part.width, 13), Font(11), palette["controlText"], .center)
            canvas.end()
            x += width + 8
        }
    }
}
