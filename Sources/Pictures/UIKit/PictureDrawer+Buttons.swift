import Bytes
import InterfaceBuilder

extension PictureDrawer {
    /// Draws a button of UIKit: background, image and title.
    func button(_ index: Int, _ box: Box) {
        let style =
            tree.value(index, "buttonConfiguration")?["style"]?.string
            ?? tree.value(index, "configuration")?["style"]?.string
        let tint = tint(index)
        var color = palette.paint(tree.value(index, "normal")?["titleColor"] ?? tree.value(index, "normalTitleColor"))
        let type = tree.string(index, "buttonType") ?? ""
        let configured = tree.value(index, "buttonConfiguration") ?? tree.value(index, "configuration")
        let base = palette.paint(configured?["baseBackgroundColor"] ?? configured?["background"]?["backgroundColor"])
        switch style {
        case "filled":
            canvas.rect(box, fill: base ?? tint, radius: 7)
            color = palette.paint(configured?["baseForegroundColor"]) ?? .white
        case "tinted":
            canvas.rect(box, fill: (base ?? tint).with(alpha: 0.18), radius: 7)
        case "gray": canvas.rect(box, fill: base ?? palette["secondarySystemFill"], radius: 7)
        default: if let base { canvas.rect(box, fill: base, radius: 7) }
        }
        color = color ?? palette.paint(configured?["baseForegroundColor"])
        if let name = tree.image(index, "normalBackgroundImage", "normal.backgroundImage") {
            image(name, in: box, mode: "scaleToFill")
        }
        if systemButton(type, box, tint) { return }
        // A button of the type `custom` has white text; other buttons have text in the tint color.
        let isCustom = ["custom", "0", ""].contains(type) && style == nil
        let title =
            shownText(index, "normalTitle") ?? shownText(index, "title") ?? shownText(index, "configuration.title")
            ?? configured?["title"]?.string ?? attributed(index, "normalAttributedTitle")
        let name = tree.image(index, "normalImage", "normal.image", "image", "configuration.image")
        if title == nil, name == nil {
            if tree.image(index, "normalBackgroundImage") == nil, style == nil {
                canvas.rect(box.inset(0.5), stroke: .outline, radius: 4, dash: "2 2")
            }
            return
        }
        let isOld = tree.document.format == .archive && type == "1"
        if isOld { canvas.rect(box.inset(0.5), fill: .white, stroke: palette["systemGray3"], radius: 8) }
        let shown = color ?? (isCustom && type == "custom" ? .white : isOld ? Paint(0.2, 0.31, 0.52) : tint)
        let wanted = configured?["attributedTitle"] == nil ? font(index, isOld ? 15 : style == nil ? 15 : 17) : Font(17)
        titleAndImage(
            title, name, in: box, wanted, shown, Alignment(tree.string(index, "contentHorizontalAlignment") ?? "center")
        )
    }

    private func titleAndImage(
        _ title: String?, _ name: String?, in box: Box, _ font: Font, _ color: Paint, _ alignment: Alignment
    ) {
        guard let name else {
            return text(title ?? "", in: box, font, color, alignment, most: box.height > font.size * 3 ? 0 : 1)
        }
        guard let title else { return image(name, in: box, mode: "scaleAspectFit", tint: color) }
        let side = min(box.height, font.size * 1.4)
        let width = min(TextMetrics.width(title, font), max(0, box.width - side - 4))
        let start =
            switch alignment {
            case .left: box.x
            case .center: box.midX - (side + 4 + width) / 2
            case .right: box.maxX - (side + 4 + width)
            }
        image(name, in: Box(start, box.midY - side / 2, side, side), tint: color)
        text(title, in: Box(start + side + 4, box.y, width + 2, box.height), font, color)
    }

    /// Draws a button with a fixed sign, such as `infoLight`.
    ///
    /// - Returns: whether the type has a sign.
    private func systemButton(_ type: String, _ box: Box, _ tint: Paint) -> Bool {
        let sign: String
        switch type {
        case "infoLight", "infoDark", "detailDisclosure", "2", "3", "4": sign = "i"
        case "contactAdd", "5": sign = "+"
        case "close": sign = "\u{00D7}"
        default: return false
        }
        canvas.circle(box.midX, box.midY, min(box.width, box.height, 22) / 2, stroke: tint)
        text(sign, in: box, Font(15), tint, .center)
        return true
    }
}
