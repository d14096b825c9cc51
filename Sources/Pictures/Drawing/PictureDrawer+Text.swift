import Foundation
import InterfaceBuilder

/// The horizontal alignment of a text. In a mirrored drawing, left is drawn at the right.
enum Alignment {
    case left, center, right

    /// Reads `left`, `center`, `right`; other values are `left`.
    ///
    /// - Parameter isMirrored: whether the drawing is mirrored. Left and right then change places, so that the picture
    ///   shows them on the sides that the file names.
    init(_ name: String?, isMirrored: Bool) {
        switch name {
        case "center", "1": self = .center
        case "left", "0": self = isMirrored ? .right : .left
        case "right", "2": self = isMirrored ? .left : .right
        case "trailing": self = .right
        default: self = .left
        }
    }

    /// The other side.
    fileprivate var opposite: Alignment {
        switch self {
        case .left: .right
        case .center: .center
        case .right: .left
        }
    }
}

extension PictureDrawer {
    /// Returns the alignment of a text or of the contents of a control.
    ///
    /// - Parameter name: the alignment in the file. Documents for iOS leave out the alignment left, and documents for
    ///   macOS leave out the natural alignment.
    func alignment(_ name: String?) -> Alignment {
        Alignment(name ?? (tree.isMac ? "natural" : "left"), isMirrored: canvas.mirrorWidth != nil)
    }

    /// Draws a text in a box, centered vertically.
    ///
    /// - Parameters:
    ///   - most: the maximum number of lines; 0 for as many as the box can hold.
    ///   - cut: how a text is cut that does not fit.
    ///   - isAtTop: whether the text starts at the top of the box.
    ///   - runs: the parts of the text with their fonts and colors, if it has several.
    func text(
        _ text: String, in box: Box, _ font: Font, _ color: Paint, _ alignment: Alignment = .left, most: Int = 1,
        _ cut: Truncation = .tail, isAtTop: Bool = false, runs: [TextRun] = []
    ) {
        guard !text.isEmpty, box.width > 0, color.alpha > 0 else { return }
        let height = font.size * 1.2
        let room = max(1, Int((box.height + height * 0.4) / height))
        let lines = TextMetrics.lines(text, font, width: box.width, most: most > 0 ? min(most, room) : room, cut)
        var baseline = (isAtTop ? box.y : box.midY - height * Double(lines.count) / 2) + height * 0.5 + font.size * 0.36
        var parts = TextRuns(runs)
        let divided = lines.map { runs.isEmpty ? [] : parts.runs(of: $0) }
        // The frame in the file fits the real font. A text that is a little too wide by the estimate gets smaller.
        let widest = zip(lines, divided).reduce(1) { widest, line in
            let width = line.1.reduce(0) { $0 + TextMetrics.width($1.text, $1.font) }
            return max(widest, line.1.isEmpty ? TextMetrics.width(line.0, font) : width)
        }
        let scale = widest > box.width ? max(box.width / widest, 0.7) : 1
        for (line, parts) in zip(lines, divided) {
            if !line.isEmpty {
                self.line(line, parts, in: box, baseline: baseline, font, scale: scale, color, alignment)
            }
            baseline += height
        }
    }

    private func line(
        _ line: String, _ parts: [TextRun], in box: Box, baseline: Double, _ font: Font, scale: Double, _ color: Paint,
        _ alignment: Alignment
    ) {
        let place = canvas.place(of: box)
        let side = canvas.mirrorWidth == nil ? alignment : alignment.opposite
        let x =
            switch side {
            case .left: place.x
            case .center: place.midX
            case .right: place.maxX
            }
        var attributes: Canvas.Attributes = [("x", Canvas.number(x)), ("y", Canvas.number(baseline))]
        // The start of a text that runs from right to left is its right end.
        let runsFromRight = TextMetrics.runsFromRight(line)
        if runsFromRight { attributes.append(("direction", "rtl")) }
        switch side {
        case .left: if runsFromRight { attributes.append(("text-anchor", "end")) }
        case .center: attributes.append(("text-anchor", "middle"))
        case .right: if !runsFromRight { attributes.append(("text-anchor", "end")) }
        }
        // Without this, SVG removes spaces at the start and joins several spaces.
        if line.hasPrefix(" ") || line.contains("  ") { attributes.append(("xml:space", "preserve")) }
        guard parts.count > 1 else {
            let own = parts.first.map { look($0.font, $0.color, scale) } ?? look(font, color, scale)
            return canvas.element("text", attributes + own, text: line)
        }
        canvas.text(attributes, parts: parts.map { (look($0.font, $0.color, scale), $0.text) })
    }

    /// The attributes of a text in a font and color.
    private func look(_ font: Font, _ color: Paint, _ scale: Double) -> Canvas.Attributes {
        var attributes: Canvas.Attributes = [
            ("font-size", Canvas.number(font.size * scale)), ("fill", color.hexadecimal),
        ]
        if color.alpha < 1 { attributes.append(("fill-opacity", Canvas.number(color.alpha))) }
        if font.weight != 400 { attributes.append(("font-weight", String(font.weight))) }
        if font.isItalic { attributes.append(("font-style", "italic")) }
        if font.family != nil { attributes.append(("font-family", font.families)) }
        return attributes
    }

    /// Returns the parts of an attributed text with their fonts and colors; an empty list for a single part.
    ///
    /// - Parameters:
    ///   - shown: the text that is drawn. A translation has no parts.
    ///   - font: the font of parts without one.
    ///   - color: the color of parts without one.
    func runs(of rich: AttributedText?, shown: String, _ font: Font, _ color: Paint) -> [TextRun] {
        guard let rich, rich.parts.count > 1, shown == rich.text else { return [] }
        return rich.parts.map { part in
            TextRun(
                text: part.text, font: Font(part.font, standard: font, tree.document.header.platform),
                color: palette.paint(part.color) ?? color)
        }
    }

    /// Returns a text that users see, in the requested language.
    func shownText(_ index: Int, _ property: String) -> String? {
        assets.translation(objectID: tree.id(index), property: property) ?? tree.text(index, property)
    }

    /// Returns the whole text of an attributed property, in the requested language.
    func shownText(_ index: Int, _ property: String, _ rich: AttributedText?) -> String? {
        assets.translation(objectID: tree.id(index), property: property) ?? rich?.text ?? tree.text(index, property)
    }

    // MARK: Images

    /// Draws an image, or a mark with its name.
    ///
    /// - Parameters:
    ///   - mode: the content mode of the view, as in documents; `natural` for the natural size of the image, but not
    ///     larger than the box.
    func image(_ name: String, in box: Box, mode: String = "scaleAspectFit", tint: Paint? = nil) {
        guard box.width > 0, box.height > 0 else { return }
        let place = imageBox(name, in: box, mode)
        guard let image = assets.image(named: name) else {
            return unmirrored(place) { imageMark(name, in: $0, tint) }
        }
        let fit =
            switch mode {
            case "scaleToFill", "axesIndependently", "": "none"
            case "scaleAspectFill": "xMidYMid slice"
            default: "xMidYMid meet"
            }
        canvas.element(
            "image",
            Canvas.attributes(of: canvas.place(of: place)) + [
                ("preserveAspectRatio", fit), ("href", "data:\(image.type);base64,\(image.base64)"),
            ])
    }

    /// Returns the place of an image with its natural size in a box; the box for modes that scale the image.
    private func imageBox(_ name: String, in box: Box, _ mode: String) -> Box {
        guard var size = tree.imageSize(name) else { return box }
        let scale = min(1, box.width / size.width, box.height / size.height)
        if ["natural", "proportionallyDown"].contains(mode) { size = (size.width * scale, size.height * scale) }
        var place = box.centered(size.width, size.height)
        switch mode {
        case "natural", "proportionallyDown", "center", "none": return place
        case "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight":
            if mode.hasPrefix("top") { place.y = box.y }
            if mode.hasPrefix("bottom") { place.y = box.maxY - place.height }
            if mode.lowercased().hasSuffix("left") { place.x = box.x }
            if mode.lowercased().hasSuffix("right") { place.x = box.maxX - place.width }
            return place
        default: return box
        }
    }

    /// Draws a mark for an image that is not available.
    private func imageMark(_ name: String, in box: Box, _ tint: Paint?) {
        canvas.begin("g", [("data-image", name)])
        // A small mark has no room for the name, but browsers show it.
        if !name.isEmpty { canvas.element("title", text: name) }
        let color = tint ?? .note
        if tree.isSystemImage(name), let sign = Self.sign(named: name) {
            let side = min(max(box.width, box.height), 64)
            systemImage(name, sign, in: box.centered(side, side), color)
        } else if box.width < 44 || box.height < 30 {
            let mark = box.centered(min(box.width, box.height, 22), min(box.width, box.height, 22)).inset(1)
            canvas.rect(mark, stroke: color, width: 1.5, radius: mark.width * 0.22)
            canvas.path(
                [
                    (mark.x, mark.maxY), (mark.x + mark.width * 0.4, mark.midY),
                    (mark.x + mark.width * 0.6, mark.midY + 2),
                    (mark.maxX, mark.y + mark.height * 0.25),
                ], stroke: color)
        } else {
            canvas.rect(box, fill: Paint.outline.with(alpha: 0.18), stroke: .outline)
            canvas.line(box.x, box.y, box.maxX, box.maxY, .outline, width: 0.5)
            canvas.line(box.x, box.maxY, box.maxX, box.y, .outline, width: 0.5)
            note(name, in: box)
        }
        canvas.end()
    }
}

extension PictureImage {
    /// The bytes in base64, for a data address.
    var base64: String { Data(bytes).base64EncodedString() }
}
