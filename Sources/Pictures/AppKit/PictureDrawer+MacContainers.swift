import Bytes
import InterfaceBuilder

/// Views of AppKit that contain other views.
extension PictureDrawer {
    func macBox(_ index: Int, _ box: Box) -> Bool {
        let type = tree.string(index, "boxType") ?? "primary"
        switch type {
        case "separator", "2":
            let isHorizontal = box.width >= box.height
            let color = palette["systemGray4"]
            if isHorizontal {
                canvas.line(box.x, box.midY, box.maxX, box.midY, color)
            } else {
                canvas.line(box.midX, box.y, box.midX, box.maxY, color)
            }
            return true
        case "custom", "4":
            let fill = palette.paint(tree.value(index, "fillColor"))
            let border = palette.paint(tree.value(index, "borderColor"))
            canvas.rect(
                box, fill: fill, stroke: border ?? .outline,
                width: min(max(tree.number(index, "borderWidth") ?? 1, 0), 20),
                radius: tree.number(index, "cornerRadius") ?? 0)
            return true
        default: break
        }
        let cell = tree.json(index)["NSTitleCell"] ?? tree.json(index)["titleCell"]
        let title = shownText(index, "title") ?? cell?["NSContents"]?.string
        let isTitled = !["noTitle", "0"].contains(tree.string(index, "titlePosition") ?? "") && title?.isEmpty == false
        let top = isTitled ? 16.0 : 2
        let isBordered = !["none", "0"].contains(tree.string(index, "borderType") ?? "")
        canvas.rect(
            Box(box.x + 3, box.y + top, max(0, box.width - 6), max(0, box.height - top - 4)),
            fill: isBordered ? palette["systemFill"].with(alpha: 0.06) : nil,
            stroke: isBordered ? palette["systemGray4"] : nil, radius: 5)
        if isTitled, let title {
            text(title, in: Box(box.x + 10, box.y, box.width - 20, 14), Font(11), palette["controlText"])
        }
        return true
    }

    /// Draws the tabs of a tab view, and the content of the selected tab.
    func macTabView(_ index: Int, _ box: Box) {
        // An archive has the type as a number.
        let types = ["topTabsBezelBorder", "", "", "", "noTabsBezelBorder", "noTabsLineBorder", "noTabsNoBorder"]
        let number = (tree.number(index, "NSTvFlags").map { Int(min(max($0, 0), 1e6)) } ?? 0) & 7
        let type = tree.string(index, "type") ?? (types.indices.contains(number) ? types[number] : types[0])
        let items = tree.children[index].filter { tree.kind($0) == "NSTabViewItem" }
        let initial = tree.string(index, "initialItem")
        // The tab with an object that the request names is selected, so that the picture shows the object.
        let selected =
            items.first(where: requestedHolders.contains) ?? items.first { tree.id($0) == initial } ?? items.first
        let hasTabs = type.hasPrefix("topTabs")
        if type != "noTabsNoBorder" {
            let top = hasTabs ? 16.0 : 1
            canvas.rect(
                Box(box.x + 7, box.y + top, max(0, box.width - 14), max(0, box.height - top - 10)),
                fill: palette["systemFill"].with(alpha: 0.06), stroke: palette["systemGray4"], radius: 5)
        }
        if hasTabs { tabs(items, selected, box) }
        guard let selected else { return }
        canvas.begin("g", attributes(of: selected))
        subviews(of: selected, in: box)
        canvas.end()
    }

    private func tabs(_ items: [Int], _ selected: Int?, _ box: Box) {
        let labels = items.map { shownText($0, "label") ?? "" }
        let font = Font(13)
        let wanted = labels.map { TextMetrics.width($0, font) + 20 }
        let scale = min(1, max(0, box.width - 20) / max(wanted.reduce(0, +), 1))
        var x = box.midX - wanted.reduce(0, +) * scale / 2
        for (place, item) in items.enumerated() {
            let part = Box(x, box.y + 5, wanted[place] * scale, 21)
            canvas.begin("g", attributes(of: item))
            record(part, of: item)
            let isSelected = item == selected
            canvas.rect(
                part, fill: isSelected ? palette["controlAccent"] : palette["control"], stroke: palette["systemGray3"],
                radius: 4)
            text(labels[place], in: part.inset(3, 0), font, isSelected ? .white : palette["controlText"], .center)
            canvas.end()
            x += part.width
        }
    }

    func macSplitView(_ index: Int, _ box: Box) {
        let panes = tree.children[index].filter(tree.hasFrame).compactMap { frame($0, in: box) }
        for (one, next) in zip(panes, panes.dropFirst()) {
            if tree.flag(index, "vertical") ?? tree.flag(index, "isVertical") ?? (next.x > one.x) {
                let x = (one.maxX + next.x) / 2
                canvas.line(x, box.y, x, box.maxY, palette["systemGray4"])
            } else {
                let y = (one.maxY + next.y) / 2
                canvas.line(box.x, y, box.maxX, y, palette["systemGray4"])
            }
        }
    }

    func macScrollView(_ index: Int, _ box: Box) {
        let border = tree.string(index, "borderType") ?? "bezel"
        let background = tree.flag(index, "drawsBackground") ?? true
        canvas.rect(
            box.inset(0.5), fill: background ? palette["controlBackground"] : nil,
            stroke: border == "none" ? nil : palette["systemGray4"])
    }

    func macScroller(_ box: Box) {
        // A scroller is visible only while the user scrolls.
        guard box.width > 1, box.height > 1 else { return }
        canvas.rect(box, fill: palette["systemFill"].with(alpha: 0.05))
    }

    func macTextView(_ index: Int, _ box: Box) {
        if tree.flag(index, "drawsBackground") ?? true {
            canvas.rect(box, fill: palette.paint(tree.value(index, "backgroundColor")) ?? palette["textBackground"])
        }
        let rich = AttributedText(tree.value(index, "textStorage"))
        guard let text = shownText(index, "string") ?? shownText(index, "textStorage", rich), !text.isEmpty else {
            return
        }
        let own = palette.paint(tree.value(index, "textColor")) ?? palette["text"]
        self.text(
            text, in: box.inset(5, 2), Font(rich?.font, standard: Font(12)), palette.paint(rich?.color) ?? own,
            alignment(rich?.alignment), most: 0, isAtTop: true, runs: runs(of: rich, shown: text, Font(12), own))
    }

    // MARK: Tables

    func macTable(_ index: Int, _ whole: Box) {
        canvas.rect(whole, fill: palette.paint(tree.value(index, "backgroundColor")) ?? palette["controlBackground"])
        // The rows begin below the header.
        let top = headerOverlap(index)
        let box = Box(whole.x, whole.y + top, whole.width, whole.height)
        let columns = tree.children[index].filter { tree.kind($0) == "NSTableColumn" }
        let height = min(max(tree.number(index, "rowHeight") ?? 17, 4), 500) + 2
        if tree.flag(index, "alternatingRowBackgroundColors") ?? false {
            var y = box.y + height
            while y < box.maxY, y < box.y + 100 * height {
                canvas.rect(Box(box.x, y, box.width, min(height, box.maxY - y)), fill: palette["systemGray6"])
                y += 2 * height
            }
        }
        var x = box.x
        for column in columns {
            let width = min(max(tree.number(column, "width") ?? 100, 0), 10_000)
            canvas.begin("g", attributes(of: column))
            record(Box(x, box.y, width, box.height), of: column)
            // The file lists the prototypes of a column below each other.
            let prototypes = tree.children[column].filter(tree.hasFrame)
            for prototype in prototypes {
                guard let saved = frame(prototype, in: nil), box.y + saved.y < box.maxY else { continue }
                view(prototype, at: Box(box.x + saved.x, box.y + saved.y, saved.width, saved.height))
            }
            if prototypes.isEmpty, let cell = tree.children[column].first(where: { tree.key($0) == "dataCell" }),
                let title = shownText(cell, "title")
            {
                text(title, in: Box(x + 3, box.y, max(0, width - 6), height), macFont(cell), palette["secondaryLabel"])
            }
            canvas.end()
            x += width + 3
        }
    }

    /// Returns how much of a table its header covers. Newer files save a clip view that begins below the header, or one
    /// that begins at the top of the scroll view.
    private func headerOverlap(_ table: Int) -> Double {
        guard let clip = tree.parent(table), let scroll = tree.parent(clip), tree.kind(scroll) == "NSScrollView",
            let whole = frame(scroll, in: nil)?.atOrigin,
            let header = tree.children[scroll].lazy.compactMap({ self.header(in: $0, whole) }).first,
            let clipped = frame(clip, in: whole), let rows = frame(table, in: clipped.atOrigin)
        else { return 0 }
        return max(0, header.maxY - max(header.y, clipped.y + rows.y))
    }

    private func header(in view: Int, _ whole: Box) -> Box? {
        if tree.kind(view) == "NSTableHeaderView" { return frame(view, in: whole) }
        // Some files have the header inside a clip view of its own.
        guard tree.kind(view) == "NSClipView",
            tree.children[view].contains(where: { tree.kind($0) == "NSTableHeaderView" })
        else { return nil }
        return frame(view, in: whole)
    }

    func macTableHeader(_ index: Int, _ box: Box) {
        canvas.rect(box, fill: palette["control"])
        canvas.line(box.x, box.maxY, box.maxX, box.maxY, palette["systemGray4"])
        guard let table = tableOfHeader(index) else { return }
        var x = box.x
        for column in tree.children[table] where tree.kind(column) == "NSTableColumn" {
            let width = min(max(tree.number(column, "width") ?? 100, 0), 10_000)
            let cell = tree.children[column].first { tree.key($0) == "headerCell" }
            let title =
                shownText(column, "headerCell.title") ?? cell.flatMap { shownText($0, "title") }
                ?? tree.json(column)["NSHeaderCell"]?["NSContents"]?.string
                ?? tree.json(column)["headerCell"]?["title"]?.string
            text(title ?? "", in: Box(x + 4, box.y, max(0, width - 6), box.height), Font(11), palette["headerText"])
            canvas.line(x + width + 1.5, box.y + 3, x + width + 1.5, box.maxY - 3, palette["systemGray4"], width: 0.5)
            x += width + 3
        }
    }

    /// Returns the table of a header view: the document view of the same scroll view.
    private func tableOfHeader(_ index: Int) -> Int? {
        var parent = tree.parent(index)
        while let current = parent, tree.kind(current) != "NSScrollView" { parent = tree.parent(current) }
        guard let scroll = parent else { return nil }
        let views = tree.children[scroll].flatMap { [$0] + tree.children[$0] }
        return views.first { ["NSTableView", "NSOutlineView"].contains(tree.kind($0)) }
    }
}
