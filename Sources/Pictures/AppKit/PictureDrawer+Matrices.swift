import Bytes
import InterfaceBuilder

/// Matrices and forms of AppKit.
extension PictureDrawer {
    /// Draws the cells of a matrix or form.
    func macMatrix(_ index: Int, _ box: Box) {
        let cells = tree.children[index].filter {
            tree.kind($0).hasSuffix("Cell") && !["prototype", "protoCell"].contains(tree.key($0))
        }
        let size = matrixSize(index, "cellSize") ?? (box.width, 18)
        let gap = matrixSize(index, "intercellSpacing") ?? (4, 2)
        let (width, height) = (min(max(size.width, 4), max(box.width, 4)), min(max(size.height, 4), 1000))
        let fitting = max(1, Int(min((box.width + gap.width + 1) / max(width + gap.width, 4), 100)))
        let columns =
            tree.number(index, "NSNumCols").map { max(1, Int(min($0, 100))) } ?? min(fitting, max(cells.count, 1))
        let rows = (cells.count + columns - 1) / columns
        for (place, cell) in cells.enumerated() {
            // A document lists the cells of each column, an archive those of each row.
            let isArchive = tree.document.format != .document
            let (column, row) = isArchive ? (place % columns, place / columns) : (place / rows, place % rows)
            let part = Box(
                box.x + Double(column) * (width + gap.width), box.y + Double(row) * (height + gap.height), width, height
            )
            canvas.begin("g", attributes(of: cell))
            record(part, of: cell)
            if tree.kind(cell) == "NSFormCell" {
                formCell(cell, part)
            } else if tree.kind(cell).hasSuffix("ButtonCell") {
                macButton(index, cell, part)
            } else {
                text(shownText(cell, "title") ?? "", in: part.inset(2, 0), macFont(cell), palette["controlText"])
            }
            canvas.end()
        }
    }

    /// Reads a size: a document has an element, an archive the text `{width, height}`.
    private func matrixSize(_ index: Int, _ name: String) -> (width: Double, height: Double)? {
        guard let value = tree.value(index, name) else { return nil }
        let texts =
            value.string?.split { "{}, ".contains($0) }.map(String.init)
            ?? [value["width"]?.string, value["height"]?.string].compactMap { $0 }
        let numbers = texts.compactMap(Double.init).filter { $0.isFinite && $0 >= 0 }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// Draws a field of a form with its title.
    private func formCell(_ cell: Int, _ box: Box) {
        let font = macFont(cell)
        let title = shownText(cell, "title") ?? ""
        let saved = tree.number(cell, "titleWidth") ?? TextMetrics.width(title, font) + 4
        let width = min(max(saved, 0), box.width)
        text(title, in: Box(box.x, box.y, width, box.height), font, palette["controlText"], .right)
        let field = Box(box.x + width + 4, box.y, max(0, box.width - width - 4), box.height)
        canvas.rect(field.inset(0.5), fill: palette["textBackground"], stroke: palette["systemGray3"])
    }
}
