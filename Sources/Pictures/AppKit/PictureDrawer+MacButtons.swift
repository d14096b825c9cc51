import Bytes
import InterfaceBuilder

extension PictureDrawer {
    /// Draws a button of AppKit by its type and bezel.
    func macButton(_ index: Int, _ cell: Int, _ box: Box) {
        let (type, bezel) = macButtonStyle(cell)
        let title = shownText(cell, "title") ?? tree.string(cell, "NSContents") ?? ""
        let font = macFont(cell)
        let isMixed = tree.string(cell, "state") == "mixed"
        let isOn = tree.string(cell, "state").map { $0 != "off" } ?? cellFlag(cell, 0x8000_0000)
        let isEnabled = macEnabled(index, cell)
        let color = isEnabled ? palette["controlText"] : palette["disabledControlText"]
        switch (type, bezel) {
        case ("check", _), ("radio", _):
            let side = 14.0
            let mark = Box(box.x + 3, box.midY - side / 2, side, side)
            let fill = isOn ? palette["controlAccent"] : palette["textBackground"]
            canvas.rect(mark, fill: fill, stroke: palette["systemGray2"], radius: type == "radio" ? 7 : 3)
            if isMixed {
                canvas.line(mark.x + 3, mark.midY, mark.maxX - 3, mark.midY, .white, width: 2)
            } else if isOn, type == "check" {
                unmirrored(mark) { mark in
                    canvas.path(
                        [(mark.x + 3, mark.midY), (mark.x + 6, mark.maxY - 4), (mark.maxX - 3, mark.y + 4)],
                        stroke: .white, width: 2)
                }
            } else if isOn {
                canvas.circle(mark.midX, mark.midY, 2.5, fill: .white)
            }
            text(title, in: Box(box.x + 21, box.y, max(0, box.width - 22), box.height), font, color, most: 0)
        case (_, "helpButton"):
            canvas.circle(
                box.midX, box.midY, min(box.width, box.height, 21) / 2 - 1, fill: palette["control"],
                stroke: palette["systemGray3"])
            text("?", in: box, Font(13), color, .center)
        case (_, "disclosure"), (_, "disclosureTriangle"):
            let (x, y) = (box.midX, box.midY)
            canvas.path(
                [(x - 2.5, y - 5), (x + 3, y), (x - 2.5, y + 5)], stroke: palette["secondaryLabel"], width: 1.5)
        default:
            let isBordered = bezel != "none"
            let isRounded = bezel == "rounded"
            // A rounded push button has margins of 6 points at the sides, and is 20 points high.
            let inner =
                isRounded ? Box(box.x + 6, box.midY - 11, max(0, box.width - 12), 21) : box.inset(isBordered ? 1 : 0)
            let isDefault = (tree.string(cell, "keyEquivalent") ?? "").contains { $0 == "\r" || $0 == "\n" }
            if isBordered {
                canvas.rect(
                    inner, fill: isDefault && isRounded ? palette["controlAccent"] : palette["control"],
                    stroke: palette["systemGray3"],
                    radius: isRounded ? 5 : 3)
            }
            let name = tree.image(cell, "image", "normalImage") ?? tree.image(index, "image")
            let position = tree.string(cell, "imagePosition") ?? (name == nil ? "noImage" : "left")
            macButtonContent(
                cell, title, position == "noImage" ? nil : name, position, in: inner, font,
                isDefault && isRounded ? .white : color)
            if !isBordered, title.isEmpty, name == nil { canvas.rect(box.inset(0.5), stroke: .outline, dash: "2 2") }
        }
    }

    private func macButtonContent(
        _ cell: Int, _ title: String, _ name: String?, _ position: String, in box: Box, _ font: Font, _ color: Paint
    ) {
        guard let name else {
            return text(title, in: box.inset(3, 0), font, color, .center, most: box.height > font.size * 3 ? 0 : 1)
        }
        if title.isEmpty || ["only", "overlaps"].contains(position) {
            let scaling = tree.string(cell, "imageScaling") ?? "none"
            let isScaled = ["proportionallyUpOrDown", "axesIndependently"].contains(scaling)
            image(name, in: isScaled ? box : box.inset(1), mode: isScaled ? scaling : "natural", tint: color)
            if position == "overlaps" { text(title, in: box, font, color, .center) }
        } else if ["above", "below"].contains(position) {
            let height = max(0, box.height - font.size * 1.4)
            let top = position == "above"
            image(name, in: Box(box.x, top ? box.y : box.maxY - height, box.width, height), tint: color)
            text(
                title, in: Box(box.x, top ? box.maxY - font.size * 1.4 : box.y, box.width, font.size * 1.4), font,
                color, .center)
        } else {
            let side = min(box.height, 16)
            let isLeft = position != "right" && position != "trailing"
            image(name, in: Box(isLeft ? box.x + 4 : box.maxX - side - 4, box.midY - side / 2, side, side), tint: color)
            let rest = Box(isLeft ? box.x + side + 6 : box.x + 3, box.y, max(0, box.width - side - 9), box.height)
            text(title, in: rest, font, color, .center)
        }
    }

    /// Returns the type and the bezel of a button, by their names in documents.
    ///
    /// An archive has numbers: the highest bits of NSButtonFlags for the type, NSButtonFlags2 for the bezel.
    private func macButtonStyle(_ cell: Int) -> (type: String, bezel: String) {
        if let type = tree.string(cell, "type") {
            let hasBorder = (tree.string(cell, "borderStyle") ?? "").hasPrefix("border")
            let bezel = tree.string(cell, "bezelStyle") ?? (hasBorder ? "square" : "none")
            return (
                type, hasBorder || ["helpButton", "disclosureTriangle", "disclosure"].contains(bezel) ? bezel : "none"
            )
        }
        let flags = tree.string(cell, "NSButtonFlags").flatMap(Int64.init) ?? 0
        let more = tree.string(cell, "NSButtonFlags2").flatMap(Int64.init) ?? 0
        let image = tree.json(cell)["NSNormalImage"] ?? tree.json(cell)["NSAlternateImage"]
        let name = image?["NSResourceName"]?.string ?? image?["NSImageName"]?.string ?? ""
        if name.contains("Switch") { return ("check", "none") }
        if name.contains("Radio") { return ("radio", "none") }
        guard flags & 0x80_0000 != 0 else { return ("push", "none") }
        switch (more & 0x7) | ((more & 0x20) >> 2) {
        case 1: return ("push", "rounded")
        case 9: return ("push", "helpButton")
        case 5: return ("push", "disclosure")
        default: return ("push", "square")
        }
    }

    /// Returns the item that a pop-up button shows, by its cell; nil if the cell has no menu.
    func selectedMenuItem(_ cell: Int) -> Int? {
        let menu = tree.children[cell].first { tree.kind($0) == "NSMenu" }
        let items = menu.map { tree.children[$0].filter { tree.kind($0) == "NSMenuItem" } } ?? []
        let selected = tree.string(cell, "selectedItem")
        let number = tree.number(cell, "NSSelectedIndex").map { Int(min(max($0, -1), 1000)) } ?? -1
        return items.first { tree.id($0) == selected } ?? (items.indices.contains(number) ? items[number] : nil)
            ?? items.first { tree.string($0, "state") == "on" } ?? items.first
    }

    /// Draws a pop-up or pull-down button with its selected item.
    func macPopUpButton(_ cell: Int, _ box: Box) {
        let isBordered = (tree.string(cell, "borderStyle") ?? "border").hasPrefix("border")
        let inner = box.height > 22 ? Box(box.x + 3, box.midY - 11, max(0, box.width - 6), 21) : box.inset(1)
        if isBordered { canvas.rect(inner, fill: palette["control"], stroke: palette["systemGray3"], radius: 5) }
        let side = min(16, max(0, inner.height - 5))
        if isBordered {
            arrows(
                Box(inner.maxX - side - 2, inner.midY - side / 2, side, side),
                isDouble: tree.string(cell, "pullsDown") != "YES")
        }
        let item = selectedMenuItem(cell)
        let title = item.flatMap { shownText($0, "title") } ?? shownText(cell, "title") ?? ""
        let rest = Box(inner.x + 8, inner.y, max(0, inner.width - side - 14), inner.height)
        let name = tree.image(cell, "image") ?? item.flatMap { tree.image($0, "image") }
        if let name, tree.string(cell, "imagePosition") == "only" || title.isEmpty {
            return image(name, in: rest, mode: "natural", tint: palette["controlText"])
        }
        let color = macEnabled(cell, cell) ? palette["controlText"] : palette["disabledControlText"]
        text(title, in: rest, macFont(cell), color)
    }
}
