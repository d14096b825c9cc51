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
        // The title and the image of a configuration replace those of the states.
        let configuredRich = AttributedText(configured?["attributedTitle"])
        let ownRich = AttributedText(tree.value(index, "normal")?["attributedTitle"])
        let configuredTitle =
            shownText(index, "configuration.title") ?? shownText(index, "configuration.attributedTitle", configuredRich)
            ?? configured?["title"]?.string
        let ownTitle =
            shownText(index, "normalAttributedTitle", ownRich) ?? shownText(index, "normalTitle")
            ?? shownText(index, "title")
        let configuredImage = tree.image(index, "configuration.image")
        let isConfigured = configuredTitle != nil || configuredImage != nil
        let title = isConfigured ? configuredTitle : ownTitle
        let name = isConfigured ? configuredImage : tree.image(index, "normalImage", "normal.image", "image")
        let rich = isConfigured ? configuredRich : ownRich
        color = palette.paint(rich?.color) ?? color
        if title == nil, name == nil {
            if tree.image(index, "normalBackgroundImage") == nil, style == nil {
                canvas.rect(box.inset(0.5), stroke: .outline, radius: 4, dash: "2 2")
            }
            return
        }
        let isOld = tree.document.format == .archive && type == "1"
        if isOld { canvas.rect(box.inset(0.5), fill: .white, stroke: palette["systemGray3"], radius: 8) }
        // A button of tvOS has a background, and its text is black or white.
        let isTVButton = isTV && !isCustom && style == nil
        if isTVButton { canvas.rect(box, fill: palette["systemFill"], radius: 10) }
        let other = isOld ? Paint(0.2, 0.31, 0.52) : isTVButton ? palette["label"] : tint
        let shown = color ?? (isCustom ? customTitleColor(index) : other)
        let standard = isTV ? 38 : style == nil ? 15.0 : 17
        let alignment = self.alignment(tree.string(index, "contentHorizontalAlignment") ?? "center")
        titleAndImage(
            title, name, in: contentBox(index, box), Font(rich?.font, standard: font(index, standard)), shown, alignment
        )
    }

    /// The standard title color of a custom button: white, or gray where white cannot be seen.
    private func customTitleColor(_ index: Int) -> Paint {
        if tree.image(index, "normalBackgroundImage", "normal.backgroundImage") != nil { return .white }
        var view: Int? = index
        while let current = view {
            if let fill = palette.paint(tree.value(current, "backgroundColor")), fill.alpha > 0.5 {
                return (fill.red + fill.green + fill.blue) / 3 < 0.8 ? .white : palette["systemGray2"]
            }
            view = tree.parent(current)
        }
        return request.isDark ? .white : palette["systemGray2"]
    }

    /// Returns the box of a button without its content insets.
    private func contentBox(_ index: Int, _ box: Box) -> Box {
        let inner = inset(box, by: tree.value(index, "contentEdgeInsets"))
        // The insets of the title are relative to the place that it has without them.
        return tree.image(index, "normalImage", "normal.image", "image") == nil
            ? inset(inner, by: tree.value(index, "titleEdgeInsets")) : inner
    }

    private func inset(_ box: Box, by insets: JSONTree?) -> Box {
        guard let insets else { return box }
        func inset(_ name: String) -> Double {
            insets[name]?.string.flatMap(Double.init).map { $0.isFinite ? min(max($0, 0), 200) : 0 } ?? 0
        }
        let (left, top) = (inset("minX"), inset("minY"))
        return Box(
            box.x + left, box.y + top, max(0, box.width - left - inset("maxX")),
            max(0, box.height - top - inset("maxY")))
    }

    private func titleAndImage(
        _ title: String?, _ name: String?, in box: Box, _ font: Font, _ color: Paint, _ alignment: Alignment
    ) {
        guard let name else {
            return text(title ?? "", in: box, font, color, alignment, most: box.height > font.size * 3 ? 0 : 1, .middle)
        }
        let natural = tree.imageSize(name)
        guard let title, !title.isEmpty else {
            // A symbol is about as large as the text.
            let isSymbol = tree.isSystemImage(name)
            let place = isSymbol ? box.centered(min(box.width, font.size * 1.5), min(box.height, font.size * 1.5)) : box
            return image(name, in: place, mode: natural == nil ? "scaleAspectFit" : "natural", tint: color)
        }
        let height = min(box.height, natural?.height ?? font.size * 1.3)
        let side = min(box.width, natural.map { $0.width * height / $0.height } ?? height)
        let width = min(TextMetrics.width(title, font), max(0, box.width - side - 4))
        let start =
            switch alignment {
            case .left: box.x
            case .center: box.midX - (side + 4 + width) / 2
            case .right: box.maxX - (side + 4 + width)
            }
        image(name, in: Box(start, box.midY - height / 2, side, height), tint: color)
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
