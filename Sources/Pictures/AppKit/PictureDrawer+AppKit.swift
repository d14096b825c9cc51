import Bytes
import InterfaceBuilder

extension PictureDrawer {
    /// Whether the subviews of a view have their coordinates from the top.
    func isFlipped(_ index: Int) -> Bool {
        let kind = tree.kind(index)
        guard kind == "NSClipView" else { return FlippedViews.contains(kind) }
        // A clip view has the coordinates of the view that it shows.
        return tree.children[index].first(where: tree.hasFrame).map(isFlipped) ?? false
    }

    /// Returns the cell of a control; nil if it has none.
    func macCell(_ index: Int) -> Int? {
        guard tree.isMac else { return nil }
        return tree.child(index, "cell") ?? tree.child(index, ofKind: "NSActionCell", "NSCell")
            ?? tree.children[index].first { tree.kind($0).hasSuffix("Cell") }
    }

    /// Draws the appearance of a view of AppKit, without its subviews.
    ///
    /// - Returns: whether the class has an appearance.
    func appKit(_ index: Int, _ box: Box) -> Bool {
        let cell = macCell(index) ?? index
        switch tree.kind(index) {
        case "NSTextField", "NSTokenField": macTextField(index, cell, box)
        case "NSSecureTextField": macTextField(index, cell, box, isSecure: true)
        case "NSSearchField": macSearchField(cell, box)
        case "NSComboBox": macComboBox(index, cell, box)
        case "NSButton": macButton(index, cell, box)
        case "NSPopUpButton": macPopUpButton(cell, box)
        case "NSSegmentedControl": macSegmentedControl(index, cell, box)
        case "NSSlider": macSlider(cell, box)
        case "NSStepper": macStepper(box)
        case "NSProgressIndicator": macProgress(index, box)
        case "NSLevelIndicator": macLevel(cell, box)
        case "NSColorWell": macColorWell(index, box)
        case "NSImageView": macImageView(index, cell, box)
        case "NSDatePicker": macDatePicker(box)
        case "NSPathControl": macField(box, "\u{25B8} Path")
        case "NSBox": return macBox(index, box)
        case "NSTabView": macTabView(index, box)
        case "NSSplitView": unmirrored(box) { macSplitView(index, $0) }
        case "NSScrollView": macScrollView(index, box)
        case "NSTextView": macTextView(index, box)
        case "NSTableView", "NSOutlineView": macTable(index, box)
        case "NSTableHeaderView": macTableHeader(index, box)
        case "NSMatrix", "NSForm": macMatrix(index, box)
        case "NSScroller": macScroller(box)
        case "NSBrowser", "NSCollectionView", "NSRuleEditor", "NSPredicateEditor", "NSScrubber":
            canvas.rect(box.inset(0.5), fill: palette["textBackground"], stroke: palette["systemGray4"])
            note(tree.kind(index), in: box)
        case "NSVisualEffectView": canvas.rect(box, fill: palette["windowBackground"])
        case "WebView", "WKWebView", "MKMapView", "SCNView", "SKView", "MTKView", "NSOpenGLView", "PDFView",
            "AVPlayerView",
            "QTMovieView", "QCView", "IKImageBrowserView":
            labeledBox(tree.kind(index), box)
        default: return false
        }
        return true
    }

    // MARK: Fields

    func macFont(_ cell: Int, _ size: Double = 13) -> Font {
        Font(tree.value(cell, "font") ?? tree.value(cell, "support"), standard: Font(size))
    }

    /// Draws the border of a text field.
    private func macField(_ box: Box, _ text: String = "") {
        canvas.rect(box.inset(0.5), fill: palette["textBackground"], stroke: palette["systemGray3"], radius: 2)
        self.text(text, in: box.inset(5, 0), Font(13), palette["text"])
    }

    private func macTextField(_ index: Int, _ cell: Int, _ box: Box, isSecure: Bool = false) {
        // In archives, these bits stand for a bezel and a border.
        let border = tree.string(cell, "borderStyle") ?? (cellFlag(cell, 0xC0_0000) ? "bezel" : "none")
        let drawsBackground = tree.flag(cell, "drawsBackground") ?? false
        if border != "none" {
            macField(box)
        } else if drawsBackground, let fill = palette.paint(tree.value(cell, "backgroundColor")) {
            canvas.rect(box, fill: fill)
        }
        let inner = border == "none" ? box.inset(2, 0) : box.inset(4, 0)
        let font = macFont(cell)
        // AppKit draws a text at the top of its cell.
        let isTall = box.height > font.size * 2
        let place = isTall && border != "none" ? inner.inset(0, 3) : inner
        let alignment = macAlignment(cell)
        let contents = tree.json(cell)["NSContents"]
        if let title = shownText(cell, "title") ?? contents?.string ?? contents.flatMap(ArchivedNumber.text),
            !title.isEmpty
        {
            let shown = isSecure ? String(repeating: "\u{2022}", count: min(title.count, 40)) : title
            let color = palette.paint(tree.value(cell, "textColor")) ?? palette["controlText"]
            let mode = tree.string(cell, "lineBreakMode") ?? ""
            let isSingle = mode == "clipping" || mode.hasPrefix("truncating") || cellFlag(cell, 0x40)
            text(
                shown, in: place, font, macEnabled(index, cell) ? color : palette["disabledControlText"], alignment,
                most: isTall && !isSingle ? 0 : 1, Truncation(lineBreakMode: mode), isAtTop: isTall)
        } else if let placeholder = shownText(cell, "placeholderString") ?? tree.string(cell, "placeholderString") {
            text(placeholder, in: place, font, palette["placeholderText"], alignment, isAtTop: isTall)
        } else if border == "none", !drawsBackground {
            canvas.rect(box.inset(0.5), stroke: .outline, dash: "2 2")
        }
    }

    /// Whether bits of NSCellFlags in an archive are set. Documents have attributes instead.
    func cellFlag(_ cell: Int, _ bits: Int64) -> Bool {
        (tree.string(cell, "NSCellFlags").flatMap(Int64.init) ?? 0) & bits != 0
    }

    /// The alignment of a cell's text. In archives it is a number in NSCellFlags2.
    private func macAlignment(_ cell: Int) -> Alignment {
        guard let flags = tree.string(cell, "NSCellFlags2").flatMap(Int64.init) else {
            return alignment(tree.string(cell, "alignment"))
        }
        switch flags >> 26 & 7 {
        case 0: return alignment("left")
        case 1: return alignment("right")
        case 2: return .center
        default: return alignment("natural")
        }
    }

    func macEnabled(_ index: Int, _ cell: Int) -> Bool {
        tree.flag(cell, "enabled") ?? tree.flag(index, "enabled") ?? !cellFlag(cell, 0x2000_0000)
    }

    func macSearchField(_ cell: Int, _ box: Box) {
        canvas.rect(box.inset(0.5), fill: palette["textBackground"], stroke: palette["systemGray3"], radius: 6)
        magnifier(Box(box.x + 6, box.midY - 5, 10, 10), palette["secondaryLabel"])
        let inner = Box(box.x + 20, box.y, max(0, box.width - 26), box.height)
        let title =
            shownText(cell, "title") ?? shownText(cell, "placeholderString") ?? tree.string(cell, "placeholderString")
        text(title ?? "Search", in: inner, macFont(cell), palette["placeholderText"])
    }

    private func macComboBox(_ index: Int, _ cell: Int, _ box: Box) {
        let field = Box(box.x, box.y + 2, max(0, box.width - 3), max(0, box.height - 5))
        macTextField(index, cell, field)
        canvas.rect(field.inset(0.5), stroke: palette["systemGray3"], radius: 3)
        arrows(Box(field.maxX - 18, field.y + 2, 16, max(0, field.height - 4)), isDouble: false)
    }

    private func macDatePicker(_ box: Box) {
        macField(Box(box.x, box.y, max(0, box.width - 18), box.height), "1/ 1/2026")
        macStepper(Box(box.maxX - 14, box.y, 14, box.height))
    }

    // MARK: Controls

    /// Draws the blue box with arrows of a pop-up button or combo box.
    func arrows(_ box: Box, isDouble: Bool) {
        canvas.rect(box, fill: palette["controlAccent"], radius: 3)
        let (x, y) = (box.midX, box.midY)
        if isDouble { canvas.path([(x - 3, y - 2), (x, y - 5.5), (x + 3, y - 2)], stroke: .white, width: 1.5) }
        let down = isDouble ? 2.0 : -1
        canvas.path([(x - 3, y + down), (x, y + down + 3.5), (x + 3, y + down)], stroke: .white, width: 1.5)
    }

    private func macSegmentedControl(_ index: Int, _ cell: Int, _ box: Box) {
        let inner = box.inset(2, box.height > 22 ? 2 : 0)
        canvas.rect(inner, fill: palette["control"], stroke: palette["systemGray3"], radius: 5)
        let segments =
            (tree.value(cell, "segments") ?? tree.value(cell, "segmentImages"))?.elements("segment") ?? []
        let count = max(segments.count, 1)
        let widths = segments.map { ($0["width"] ?? $0["NSSegmentItemWidth"])?.string.flatMap(Double.init) ?? 0 }
        let isKnown = widths.allSatisfy { $0 > 0 && $0 < 10_000 } && !widths.isEmpty
        let scale = isKnown ? inner.width / widths.reduce(0, +) : 1
        var x = inner.x
        for segment in 0..<count {
            let width = isKnown ? widths[segment] * scale : inner.width / Double(count)
            let part = Box(x, inner.y, width, inner.height)
            if segments.indices.contains(segment), segments[segment]["selected"]?.string == "YES" {
                canvas.rect(part.inset(1), fill: palette["systemGray4"], radius: 4)
            }
            if segment > 0 { canvas.line(part.x, part.y + 4, part.x, part.maxY - 4, palette["systemGray4"]) }
            let label =
                shownText(cell, "ibShadowedLabels[\(segment)]")
                ?? (segments.indices.contains(segment)
                    ? (segments[segment]["label"] ?? segments[segment]["NSSegmentItemLabel"])?.string : nil)
            if let name = tree.image(cell, "segments[\(segment)].image"), label?.isEmpty ?? true {
                image(name, in: part.inset(3), mode: "natural", tint: palette["controlText"])
            } else {
                text(label ?? "", in: part.inset(2, 0), macFont(cell), palette["controlText"], .center)
            }
            x += width
        }
    }

    private func macSlider(_ cell: Int, _ box: Box) {
        let (low, high) = (tree.number(cell, "minValue") ?? 0, tree.number(cell, "maxValue") ?? 1)
        let value = tree.number(cell, "doubleValue") ?? tree.number(cell, "value") ?? low
        let share = high > low ? min(max((value - low) / (high - low), 0), 1) : 0
        if tree.string(cell, "sliderType") == "circular" {
            return canvas.circle(
                box.midX, box.midY, min(box.width, box.height) / 2 - 2, fill: palette["control"],
                stroke: palette["systemGray3"])
        }
        if box.height > box.width {
            canvas.rect(
                Box(box.midX - 1.5, box.y + 4, 3, max(0, box.height - 8)), fill: palette["systemGray4"], radius: 1.5)
            let y = box.maxY - 10 - (box.height - 20) * share
            canvas.circle(box.midX, y, min(7, box.width / 2), fill: .white, stroke: palette["systemGray2"])
        } else {
            let x = box.x + 10 + (box.width - 20) * share
            canvas.rect(
                Box(box.x + 4, box.midY - 1.5, max(0, box.width - 8), 3), fill: palette["systemGray4"], radius: 1.5)
            canvas.rect(
                Box(box.x + 4, box.midY - 1.5, max(0, x - box.x - 4), 3), fill: palette["controlAccent"], radius: 1.5)
            canvas.circle(x, box.midY, min(7, box.height / 2), fill: .white, stroke: palette["systemGray2"])
        }
    }

    private func macStepper(_ box: Box) {
        let inner = box.centered(min(box.width, 13), min(box.height, 22))
        canvas.rect(inner, fill: palette["control"], stroke: palette["systemGray3"], radius: 3)
        let (x, y, color) = (inner.midX, inner.midY, palette["controlText"])
        canvas.path([(x - 3, y - 3), (x, y - 6.5), (x + 3, y - 3)], stroke: color)
        canvas.path([(x - 3, y + 3), (x, y + 6.5), (x + 3, y + 3)], stroke: color)
    }

    private func macProgress(_ index: Int, _ box: Box) {
        let isSpinning = tree.string(index, "style") == "spinning" || box.width == box.height
        guard !isSpinning else { return spinner(box, palette["systemGray"]) }
        let track = Box(box.x, box.midY - 3, box.width, 6)
        canvas.rect(track, fill: palette["systemGray4"], radius: 3)
        let (low, high) = (tree.number(index, "minValue") ?? 0, tree.number(index, "maxValue") ?? 100)
        // An indicator without a known end is half full, so that one sees what it is.
        let isIndeterminate = tree.flag(index, "indeterminate") ?? false
        let value = isIndeterminate ? (low + high) / 2 : tree.number(index, "doubleValue") ?? low
        let share = high > low ? min(max((value - low) / (high - low), 0), 1) : 0.5
        canvas.rect(Box(track.x, track.y, track.width * share, 6), fill: palette["controlAccent"], radius: 3)
    }

    private func macLevel(_ cell: Int, _ box: Box) {
        let high = min(max(tree.number(cell, "maxValue") ?? 5, 1), 100)
        let value = min(max(tree.number(cell, "doubleValue") ?? 0, 0), high)
        let count = tree.string(cell, "levelIndicatorStyle") == "continuousCapacity" ? 1 : Int(high)
        let width = box.width / Double(count)
        for step in 0..<count {
            let part = Box(box.x + width * Double(step), box.midY - 6, width, 12).inset(1, 0)
            canvas.rect(
                part, fill: count == 1 || Double(step) < value ? palette["systemGreen"] : palette["systemGray4"])
        }
    }

    private func macColorWell(_ index: Int, _ box: Box) {
        canvas.rect(box.inset(0.5), fill: palette["control"], stroke: palette["systemGray3"], radius: 3)
        canvas.rect(box.inset(4), fill: palette.paint(tree.value(index, "color")) ?? palette["systemBlue"])
    }

    private func macImageView(_ index: Int, _ cell: Int, _ box: Box) {
        let frame = tree.string(cell, "imageFrameStyle") ?? "none"
        if frame != "none" { canvas.rect(box.inset(0.5), stroke: palette["systemGray3"]) }
        guard let name = tree.image(cell, "image", "contents") ?? tree.image(index, "image") else {
            return canvas.rect(box.inset(0.5), stroke: .outline, dash: "3 2")
        }
        image(name, in: box, mode: tree.string(cell, "imageScaling") ?? "scaleAspectFit", tint: palette["controlText"])
    }
}
