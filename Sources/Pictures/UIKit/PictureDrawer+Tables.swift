import Bytes
import InterfaceBuilder

/// Table and collection views of UIKit with their cells.
extension PictureDrawer {
    func tableView(_ index: Int, _ box: Box) -> Bool {
        let isGrouped = ["grouped", "insetGrouped", "1", "2"].contains(tree.string(index, "style") ?? "")
        if tree.value(index, "backgroundColor") == nil {
            canvas.rect(box, fill: palette[isGrouped ? "systemGroupedBackground" : "systemBackground"])
        }
        for section in sections(of: index) { sectionTexts(section, box) }
        guard !tree.children[index].contains(where: { !descendants($0, ofKind: "UITableViewCell").isEmpty }) else {
            return true
        }
        let height = min(max(tree.number(index, "rowHeight") ?? 44, 20), 400)
        var y = box.y + height
        while y < box.maxY, y < box.y + 40 * height {
            canvas.line(box.x + 16, y, box.maxX, y, palette["separator"].with(alpha: 0.15), width: 0.5)
            y += height
        }
        if tree.customClass(index) == nil, tree.children[index].isEmpty { note("Table View", in: box) }
        return true
    }

    private func sections(of table: Int) -> [Int] {
        tree.children[table].filter { tree.document[tree[$0].element] == "tableViewSection" }
    }

    /// Returns an object and its descendants of a class, without looking inside such an object.
    private func descendants(_ index: Int, ofKind kind: String) -> [Int] {
        if tree.kind(index) == kind { return [index] }
        return tree.hasFrame(index) ? [] : tree.children[index].flatMap { descendants($0, ofKind: kind) }
    }

    /// Draws the header and footer texts of a section of a static table.
    private func sectionTexts(_ section: Int, _ box: Box) {
        let cells = tree.children[section].compactMap { frame($0, in: box) }
        guard let first = cells.first, let last = cells.last else { return }
        let (font, color) = (Font(13), palette["secondaryLabel"])
        if let header = shownText(section, "headerTitle") {
            text(header, in: Box(box.x + 16, first.y - 24, box.width - 32, 20), font, color)
        }
        if let footer = shownText(section, "footerTitle") {
            text(footer, in: Box(box.x + 16, last.maxY + 5, box.width - 32, 34), font, color, most: 2, isAtTop: true)
        }
    }

    func cell(_ index: Int, _ box: Box) {
        if tree.value(index, "backgroundColor") == nil {
            canvas.rect(box, fill: palette["tableCellGroupedBackground"])
        }
        canvas.line(box.x + 16, box.maxY, box.maxX, box.maxY, palette["separator"], width: 0.5)
        accessory(tree.string(index, "accessoryType") ?? "none", box)
        contentConfiguration(index, box)
    }

    /// Draws the texts of a cell that has a content configuration instead of labels.
    private func contentConfiguration(_ index: Int, _ box: Box) {
        guard let title = shownText(index, "contentConfiguration.text"),
            let holder = tree.children[index].first(where: tree.hasFrame).flatMap({ frame($0, in: box) })
        else { return }
        let second = shownText(index, "contentConfiguration.secondaryText") ?? ""
        let font = Font(isTV ? 38 : 17)
        let inner = Box(holder.x + 16, holder.y, max(0, holder.width - 24), holder.height)
        guard !second.isEmpty else { return text(title, in: inner, font, palette["label"], most: 0) }
        let small = Font(font.size * 0.7)
        let top = inner.midY - (font.size + small.size) * 0.6
        text(title, in: Box(inner.x, top, inner.width, font.size * 1.2), font, palette["label"])
        text(
            second, in: Box(inner.x, top + font.size * 1.2, inner.width, small.size * 1.2), small,
            palette["secondaryLabel"])
    }

    private func accessory(_ type: String, _ box: Box) {
        let (x, y) = (box.maxX - 20, box.midY)
        let chevron = { (x: Double) in
            self.canvas.path(
                [(x - 3, y - 5.5), (x + 2.5, y), (x - 3, y + 5.5)], stroke: self.palette["systemGray3"], width: 2)
        }
        let info = { (x: Double) in
            self.canvas.circle(x, y, 10, stroke: self.palette["tint"])
            self.text("i", in: Box(x - 10, y - 10, 20, 20), Font(14), self.palette["tint"], .center)
        }
        switch type {
        case "disclosureIndicator", "1": chevron(x)
        case "detailDisclosureButton", "2":
            info(x - 20)
            chevron(x)
        case "checkmark", "3":
            unmirrored(Box(x - 6, y - 6, 12, 11)) { mark in
                canvas.path(
                    [(mark.x, y), (mark.x + 4, y + 5), (mark.maxX, y - 6)], stroke: palette["tint"], width: 2)
            }
        case "detailButton", "4": info(x)
        default: break
        }
    }

    func collectionView(_ index: Int, _ box: Box) -> Bool {
        if tree.value(index, "backgroundColor") == nil { canvas.rect(box, fill: palette["systemBackground"]) }
        if !tree.children[index].contains(where: { !descendants($0, ofKind: "UICollectionViewCell").isEmpty }) {
            canvas.rect(box.inset(0.5), stroke: .outline, dash: "3 2")
            note("Collection View", in: box)
        }
        return true
    }
}
