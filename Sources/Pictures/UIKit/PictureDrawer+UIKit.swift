import Bytes
import InterfaceBuilder

extension PictureDrawer {
    /// The classes of UIKit that show content of another kind, with the text that stands for it.
    private static let labeledBoxes: [String: String] = [
        "WKWebView": "Web View", "UIWebView": "Web View", "MKMapView": "Map", "GLKView": "OpenGL ES View",
        "MTKView": "Metal View", "SCNView": "SceneKit View", "SKView": "SpriteKit View", "ARSCNView": "AR Scene View",
        "ARSKView": "AR Sprite View", "ARView": "AR View", "ADBannerView": "Ad Banner", "PDFView": "PDF View",
    ]

    /// Draws the appearance of a view of UIKit, without its subviews.
    ///
    /// - Returns: whether the class has an appearance.
    func uiKit(_ index: Int, _ box: Box) -> Bool {
        switch tree.kind(index) {
        case "UILabel": label(index, box)
        case "UIButton": button(index, box)
        case "UITextField": textField(index, box)
        case "UITextView": textView(index, box)
        case "UIImageView": imageView(index, box)
        case "UISwitch": toggle(index, box)
        case "UISlider": slider(index, box)
        case "UIStepper": stepper(box)
        case "UIProgressView": progress(index, box)
        case "UISegmentedControl": segmentedControl(index, box)
        case "UIPageControl": pageControl(index, box)
        case "UIActivityIndicatorView": activityIndicator(index, box)
        case "UIDatePicker": datePicker(index, box)
        case "UIPickerView": wheels(["", "", ""], box)
        case "UISearchBar": searchBar(index, box)
        case "UINavigationBar": navigationBar(index, box)
        case "UIToolbar": toolbar(index, box)
        case "UITabBar": tabBar(index, box)
        case "UITableView": return tableView(index, box)
        case "UITableViewCell": cell(index, box)
        case "UICollectionView": return collectionView(index, box)
        case "UIScrollView": return false
        case "UIVisualEffectView": canvas.rect(box, fill: palette["systemGray4"].with(alpha: 0.55))
        case "UIColorWell":
            let radius = min(box.width, box.height) / 2
            let color = palette.paint(tree.value(index, "selectedColor"))
            canvas.circle(box.midX, box.midY, radius, stroke: palette["systemGray"])
            canvas.circle(box.midX, box.midY, radius * 0.7, fill: color, stroke: palette["systemGray3"])
        case let kind:
            guard let text = Self.labeledBoxes[kind] else { return false }
            labeledBox(text, box)
        }
        return true
    }

    func labeledBox(_ text: String, _ box: Box) {
        canvas.rect(box, fill: Paint.outline.with(alpha: 0.25), stroke: .outline)
        note(text, in: box)
    }

    /// The tint color of a view: its own one, else that of the nearest enclosing view.
    func tint(_ index: Int) -> Paint {
        var view: Int? = index
        while let current = view {
            if let tint = palette.paint(tree.value(current, "tintColor")) { return tint }
            view = tree.parent(current)
        }
        return palette["tint"]
    }

    // MARK: Texts

    private func label(_ index: Int, _ box: Box) {
        let rich = AttributedText(tree.value(index, "attributedText"))
        let color = palette.paint(tree.value(index, "textColor")) ?? palette["label"]
        guard let text = shownText(index, "text") ?? shownText(index, "attributedText", rich) else { return }
        let count = tree.lineLimit(index)
        let own = self.font(index, isTV ? 38 : 17)
        var font = rich.map { Font($0.font, standard: own) } ?? own
        let runs = runs(of: rich, shown: text, own, color)
        if count == 1, tree.flag(index, "adjustsFontSizeToFit") ?? false {
            let least =
                tree.number(index, "minimumScaleFactor") ?? (tree.number(index, "minimumFontSize") ?? 0) / font.size
            font.size *= min(1, max(box.width / max(TextMetrics.width(text, font), 1), least, 0.3))
        }
        self.text(
            text, in: box, font, palette.paint(rich?.color) ?? color,
            alignment(rich?.alignment ?? tree.string(index, "textAlignment")), most: count,
            Truncation(lineBreakMode: tree.string(index, "lineBreakMode")), runs: runs)
    }

    var isTV: Bool { tree.document.header.platform == .tvOS }

    func font(_ index: Int, _ size: Double, weight: Int = 400) -> Font {
        Font(
            tree.value(index, "fontDescription") ?? tree.value(index, "font"), standard: Font(size, weight: weight),
            tree.document.header.platform)
    }

    private func textField(_ index: Int, _ box: Box) {
        let style = tree.string(index, "borderStyle") ?? "none"
        let hasFill = tree.value(index, "backgroundColor") != nil
        let fill = hasFill ? nil : palette["systemBackground"]
        switch style {
        case "roundedRect", "3": canvas.rect(box.inset(0.5), fill: fill, stroke: palette["systemGray4"], radius: 5)
        case "line", "1", "bezel", "2": canvas.rect(box.inset(0.5), fill: fill, stroke: palette["systemGray"])
        default: canvas.rect(box.inset(0.5), stroke: .outline, dash: "2 2")
        }
        let isBordered = !["none", "0"].contains(style)
        let inner = box.inset(isBordered ? 7 : 1, 0)
        let alignment = alignment(tree.string(index, "textAlignment"))
        if let text = shownText(index, "text") {
            let isSecure = tree.value(index, "textInputTraits")?["secureTextEntry"]?.string == "YES"
            let shown = isSecure ? String(repeating: "\u{2022}", count: min(text.count, 40)) : text
            let color = palette.paint(tree.value(index, "textColor")) ?? palette["label"]
            self.text(shown, in: inner, font(index, isTV ? 38 : 14), color, alignment)
        } else if let text = shownText(index, "placeholder") {
            self.text(text, in: inner, font(index, isTV ? 38 : 14), palette["placeholderText"], alignment)
        }
    }

    private func textView(_ index: Int, _ box: Box) {
        if tree.value(index, "backgroundColor") == nil { canvas.rect(box, fill: palette["systemBackground"]) }
        let rich = AttributedText(tree.value(index, "attributedText"))
        guard let text = shownText(index, "text") ?? shownText(index, "attributedText", rich) else {
            return canvas.rect(box.inset(0.5), stroke: .outline, dash: "3 2")
        }
        let font = self.font(index, isTV ? 38 : 14)
        let color = palette.paint(tree.value(index, "textColor")) ?? palette["label"]
        self.text(
            text, in: box.inset(5, 8), rich.map { Font($0.font, standard: font) } ?? font,
            palette.paint(rich?.color) ?? color,
            alignment(rich?.alignment ?? tree.string(index, "textAlignment")), most: 0, isAtTop: true,
            runs: runs(of: rich, shown: text, font, color))
    }

    // MARK: Images

    private func imageView(_ index: Int, _ box: Box) {
        guard let name = tree.image(index, "image", "highlightedImage") else {
            // Code sets the image.
            canvas.rect(box.inset(0.5), stroke: .outline, dash: "3 2")
            return image("", in: box.centered(min(box.width, 24), min(box.height, 24)), tint: .outline)
        }
        let isSymbol = tree.string(index, "catalog") == "system"
        image(
            name, in: box, mode: tree.string(index, "contentMode") ?? "scaleToFill",
            tint: isSymbol ? tint(index) : nil)
    }

    // MARK: Controls

    private func toggle(_ index: Int, _ box: Box) {
        let isOn = tree.flag(index, "on") ?? false
        let track = Box(box.x, box.midY - 15.5, min(51, box.width), 31)
        let color = palette.paint(tree.value(index, "onTintColor")) ?? palette["systemGreen"]
        canvas.rect(track, fill: isOn ? color : palette["systemGray5"], radius: 15.5)
        canvas.circle(
            isOn ? track.maxX - 15.5 : track.x + 15.5, track.midY, 13.5, fill: .white, stroke: palette["systemGray4"])
    }

    private func slider(_ index: Int, _ box: Box) {
        let (low, high) = (tree.number(index, "minValue") ?? 0, tree.number(index, "maxValue") ?? 1)
        let value = tree.number(index, "value") ?? 0.5
        let share = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
        var track = Box(box.x + 2, box.midY - 2, max(0, box.width - 4), 4)
        // Images stand at the ends.
        if let name = tree.image(index, "minimumValueImage") {
            let side = min(tree.imageSize(name)?.width ?? 22, track.width / 3)
            image(name, in: Box(track.x, box.y, side, box.height), mode: "natural", tint: tint(index))
            track = Box(track.x + side + 6, track.y, max(0, track.width - side - 6), 4)
        }
        if let name = tree.image(index, "maximumValueImage") {
            let side = min(tree.imageSize(name)?.width ?? 22, track.width / 3)
            image(name, in: Box(track.maxX - side, box.y, side, box.height), mode: "natural", tint: tint(index))
            track.width = max(0, track.width - side - 6)
        }
        let minimum = palette.paint(tree.value(index, "minimumTrackTintColor")) ?? tint(index)
        let maximum = palette.paint(tree.value(index, "maximumTrackTintColor")) ?? palette["systemGray4"]
        canvas.rect(track, fill: maximum, radius: 2)
        let thumb = track.x + 13 + (track.width - 26) * share
        canvas.rect(Box(track.x, track.y, max(0, thumb - track.x), 4), fill: minimum, radius: 2)
        let fill = palette.paint(tree.value(index, "thumbTintColor")) ?? .white
        canvas.circle(thumb, box.midY, min(13, box.height / 2), fill: fill, stroke: palette["systemGray4"])
    }

    private func stepper(_ box: Box) {
        canvas.rect(box, fill: palette["tertiarySystemFill"], radius: 8)
        canvas.line(box.midX, box.y + 7, box.midX, box.maxY - 7, palette["systemGray3"])
        let (left, right) = (box.x + box.width / 4, box.x + box.width * 3 / 4)
        canvas.line(left - 7, box.midY, left + 7, box.midY, palette["label"], width: 1.5)
        canvas.line(right - 7, box.midY, right + 7, box.midY, palette["label"], width: 1.5)
        canvas.line(right, box.midY - 7, right, box.midY + 7, palette["label"], width: 1.5)
    }

    private func progress(_ index: Int, _ box: Box) {
        let share = min(max(tree.number(index, "progress") ?? 0, 0), 1)
        let track = Box(box.x, box.midY - min(box.height, 4) / 2, box.width, min(box.height, 4))
        canvas.rect(
            track, fill: palette.paint(tree.value(index, "trackTintColor")) ?? palette["systemGray4"], radius: 2)
        let color = palette.paint(tree.value(index, "progressTintColor")) ?? tint(index)
        canvas.rect(Box(track.x, track.y, track.width * share, track.height), fill: color, radius: 2)
    }

    private func segmentedControl(_ index: Int, _ box: Box) {
        canvas.rect(box, fill: palette["tertiarySystemFill"], radius: 8)
        // An archive has no list of segments, only their titles.
        let titles = (0..<64).map { shownText(index, "segmentTitles[\($0)]") }
        let listed = tree.value(index, "segments")?.elements("segment").count ?? 0
        let count = max(listed, (titles.lastIndex { $0 != nil } ?? 0) + 1)
        let width = box.width / Double(count)
        let selected = Int(min(max(tree.number(index, "selectedSegmentIndex") ?? 0, -1), 64))
        for segment in 0..<count {
            let part = Box(box.x + width * Double(segment), box.y, width, box.height)
            if segment == selected {
                canvas.rect(part.inset(2), fill: request.isDark ? palette["systemGray2"] : .white, radius: 7)
            } else if segment > 0, segment != selected + 1 {
                canvas.line(part.x, part.y + 8, part.x, part.maxY - 8, palette["systemGray3"])
            }
            let title = segment < titles.count ? titles[segment] : nil
            if let image = tree.image(index, "segments[\(segment)].image", "segmentImages[\(segment)]") {
                self.image(image, in: part.inset(4), mode: "natural", tint: palette["label"])
            } else {
                text(title ?? "", in: part.inset(3, 0), Font(13, weight: 500), palette["label"], .center)
            }
        }
    }

    private func pageControl(_ index: Int, _ box: Box) {
        let count = Int(min(max(tree.number(index, "numberOfPages") ?? 3, 0), 40))
        let current = Int(min(max(tree.number(index, "currentPage") ?? 0, 0), 40))
        let (on, off) = (
            tree.value(index, "currentPageIndicatorTintColor"), tree.value(index, "pageIndicatorTintColor")
        )
        for page in 0..<count {
            let x = box.midX + (Double(page) - Double(count - 1) / 2) * 16
            let color = page == current ? palette.paint(on) ?? palette["systemGray"] : palette.paint(off)
            canvas.circle(x, box.midY, 3.5, fill: color ?? palette["systemGray4"])
        }
    }

    func activityIndicator(_ index: Int, _ box: Box) {
        let color = palette.paint(tree.value(index, "color")) ?? palette["systemGray"]
        spinner(box, color)
    }

    func spinner(_ box: Box, _ color: Paint) {
        // The directions of eight spokes, as the program may not depend on the rounding of sine functions.
        let directions = [(0.0, -1.0), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7)]
        let radius = min(box.width, box.height) / 2
        for (place, (x, y)) in directions.enumerated() {
            canvas.line(
                box.midX + x * radius * 0.5, box.midY + y * radius * 0.5, box.midX + x * radius * 0.9,
                box.midY + y * radius * 0.9, color.with(alpha: 0.3 + 0.1 * Double(place)), width: max(1, radius / 6))
        }
    }

    private func datePicker(_ index: Int, _ box: Box) {
        let mode = tree.string(index, "datePickerMode") ?? "dateAndTime"
        let parts =
            switch mode {
            case "date": ["Month", "Day", "Year"]
            case "time": ["9", "41", "AM"]
            case "countDownTimer": ["0 hours", "1 min"]
            default: ["Today", "9", "41", "AM"]
            }
        if box.height < 90 {
            let pill = Box(box.x, box.midY - 17, box.width, 34)
            canvas.rect(pill, fill: palette["tertiarySystemFill"], radius: 6)
            text(parts.joined(separator: " "), in: pill.inset(6, 0), Font(15), palette["label"], .center)
        } else {
            wheels(parts, box)
        }
    }

    private func wheels(_ columns: [String], _ box: Box) {
        let width = box.width / Double(max(columns.count, 1))
        canvas.rect(box.centered(box.width - 18, 34), fill: palette["tertiarySystemFill"], radius: 8)
        for (place, column) in columns.enumerated() {
            let x = box.x + width * Double(place)
            let rows = min(3, Int(box.height / 34) / 2)
            for row in -rows...rows {
                let part = Box(x, box.midY - 17 + Double(row) * 34, width, 34).inset(4, 0)
                let color = palette["label"].with(alpha: row == 0 ? 1 : 0.3 / Double(abs(row)))
                if column.isEmpty {
                    canvas.rect(
                        part.centered(part.width * 0.5, 7), fill: color.with(alpha: color.alpha * 0.35), radius: 3)
                } else {
                    text(column, in: part, Font(20), color, .center)
                }
            }
        }
    }

    private func searchBar(_ index: Int, _ box: Box) {
        if tree.value(index, "backgroundColor") == nil, tree.string(index, "searchBarStyle") != "minimal" {
            canvas.rect(
                box, fill: palette.paint(tree.value(index, "barTintColor")) ?? palette["secondarySystemBackground"])
        }
        let field = box.centered(max(0, box.width - 16), min(36, box.height))
        canvas.rect(field, fill: palette["tertiarySystemFill"], radius: 10)
        magnifier(Box(field.x + 8, field.midY - 7, 14, 14), palette["secondaryLabel"])
        let inner = Box(field.x + 28, field.y, max(0, field.width - 34), field.height)
        if let text = shownText(index, "text") {
            self.text(text, in: inner, Font(17), palette["label"])
        } else {
            self.text(shownText(index, "placeholder") ?? "Search", in: inner, Font(17), palette["placeholderText"])
        }
    }

    func magnifier(_ box: Box, _ color: Paint) {
        canvas.circle(box.x + box.width * 0.42, box.y + box.height * 0.42, box.width * 0.36, stroke: color)
        canvas.line(box.x + box.width * 0.7, box.y + box.height * 0.7, box.maxX, box.maxY, color, width: 1.5)
    }
}
