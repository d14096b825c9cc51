/// Draws a map of screens.
struct ScreenMapDrawer {
    private let map: ScreenMapPicture
    private let bundles: [ScreenMapPicture.Bundle]
    private let boxes: [Box]
    private var canvas = Canvas()
    /// The colors of the storyboards.
    private let colors: [String: Paint]

    private static let font = Font(11)
    private static let tileHeight = 130.0
    private static let legendHeight = 84.0
    private static let storyboardArrow = Paint(hexadecimal: "3C4A5C")!
    private static let codeArrows: [String: Paint] = [
        "certain": Paint(hexadecimal: "1F6FD0")!, "likely": Paint(hexadecimal: "B86A00")!,
    ]
    private static let possible = Paint(hexadecimal: "8A6FB0")!
    private static let groupColors = [
        "4C8DAE", "5B9A68", "C08A3E", "9A6FB0", "B5626A", "6C7F3C", "4F6BB0", "A0627F", "3F8F8B", "8A7A5C",
    ]

    init(_ map: ScreenMapPicture) {
        (self.map, bundles) = (map, map.bundles)
        var colors: [String: Paint] = [:]
        for screen in map.screens {
            guard let group = screen.group, colors[group] == nil else { continue }
            colors[group] = Paint(hexadecimal: Self.groupColors[colors.count % Self.groupColors.count])
        }
        self.colors = colors
        var outgoing = Array(repeating: 0, count: map.screens.count)
        var incoming = outgoing
        for bundle in bundles {
            if let source = bundle.first.source { outgoing[source] += 1 }
            if let target = bundle.first.target { incoming[target] += 1 }
        }
        let heights = map.screens.enumerated().map { place, screen in
            max(Self.height(screen), Double(max(outgoing[place], incoming[place])) * 13 + 20)
        }
        let edges = bundles.compactMap { bundle in
            bundle.first.source.flatMap { from in bundle.first.target.map { (from: from, to: $0) } }
        }
        let entries = Set(map.arrows.filter { $0.source == nil && !$0.isCode }.compactMap(\.target))
        let stubs = bundles.filter {
            $0.first.source == nil || $0.first.target == nil || $0.first.source == $0.first.target
        }
        boxes =
            ScreenMapLayout(
                heights: heights, edges: edges, entries: entries,
                stubs: Set(stubs.compactMap { $0.first.source ?? $0.first.target })
            ).boxes
    }

    private static func height(_ screen: ScreenMapPicture.Screen) -> Double {
        34 + (screen.tile == nil ? 0 : tileHeight + 8) + Double(screen.lines.count) * 13
    }

    mutating func draw() -> [UInt8] {
        let whole = boxes.reduce(Box(0, 0, 900, 0)) { $0.union($1) }
        let view = Box(-140, -Self.legendHeight - 30, whole.width + 330, whole.height + Self.legendHeight + 60)
        let numbers = [view.x, view.y, view.width, view.height].map(Canvas.number)
        canvas.begin(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", numbers.joined(separator: " ")),
                ("width", numbers[2]), ("height", numbers[3]), ("font-family", Self.font.families),
            ])
        canvas.rect(view, fill: Paint(hexadecimal: "F5F6F8"))
        legend()
        let routes = ScreenMapRoutes(bundles.map { ($0.first.source, $0.first.target) }, boxes)
        canvas.begin("g", [("data-layer", "transitions")])
        for (bundle, route) in zip(bundles, routes.routes) { arrow(bundle, route) }
        canvas.end()
        for (screen, box) in zip(map.screens, boxes) { draw(screen, box) }
        canvas.begin("g", [("data-layer", "labels")])
        for (bundle, route) in zip(bundles, routes.routes) { label(bundle, route) }
        canvas.end()
        canvas.end()
        return canvas.bytes
    }

    private mutating func text(
        _ text: String, _ x: Double, _ y: Double, _ font: Font, _ color: Paint, width: Double,
        anchor: String? = nil, hasHalo: Bool = false
    ) {
        var attributes: Canvas.Attributes = [
            ("x", Canvas.number(x)), ("y", Canvas.number(y)), ("font-size", Canvas.number(font.size)),
            ("fill", color.hexadecimal),
        ]
        if let anchor { attributes.append(("text-anchor", anchor)) }
        if font.isBold { attributes.append(("font-weight", String(font.weight))) }
        if hasHalo {
            attributes += [("stroke", "#F5F6F8"), ("stroke-width", "3"), ("paint-order", "stroke")]
        }
        canvas.element("text", attributes, text: TextMetrics.truncated(text, font, width * 0.88))
    }

    // MARK: Screens

    private mutating func draw(_ screen: ScreenMapPicture.Screen, _ box: Box) {
        canvas.begin("g", [("data-screen", screen.isScene ? "scene" : "class")])
        canvas.element("title", text: ([screen.title] + screen.lines).joined(separator: "\u{20}\u{00B7}\u{20}"))
        let color = screen.group.flatMap { colors[$0] } ?? Paint.outline
        canvas.rect(box, fill: .white, stroke: color, width: 1.5, radius: 6, dash: screen.isScene ? nil : "4 3")
        canvas.rect(Box(box.x, box.y, box.width, 6), fill: color, radius: 3)
        text(screen.title, box.x + 8, box.y + 23, Font(13, weight: 600), .black, width: box.width - 16)
        var y = box.y + 34
        if let tile = screen.tile {
            draw(tile, in: Box(box.x + 8, y, box.width - 16, Self.tileHeight))
            y += Self.tileHeight + 8
        }
        for line in screen.lines {
            text(line, box.x + 8, y + 8, Font(10), .note, width: box.width - 16)
            y += 13
        }
        canvas.end()
    }

    private mutating func draw(_ tile: PictureTile, in box: Box) {
        canvas.begin(
            "svg",
            Canvas.attributes(of: box) + [
                ("viewBox", "0 0 \(Canvas.number(max(tile.width, 1))) \(Canvas.number(max(tile.height, 1)))")
            ])
        canvas.rect(Box(0, 0, tile.width, tile.height), fill: .white)
        canvas.raw(tile.content)
        canvas.rect(Box(0, 0, tile.width, tile.height), stroke: .outline, width: 2)
        canvas.end()
    }

    // MARK: Arrows

    private static func color(_ arrow: ScreenMapPicture.Arrow) -> Paint {
        guard arrow.isCode else { return storyboardArrow }
        return codeArrows[arrow.confidence] ?? possible
    }

    private mutating func arrow(_ bundle: ScreenMapPicture.Bundle, _ route: ScreenMapRoutes.Route?) {
        let arrow = bundle.first
        canvas.begin(
            "g",
            [
                ("data-kind", arrow.kind), ("data-origin", arrow.isCode ? "code" : "nib"),
                ("data-confidence", arrow.confidence), ("data-count", String(bundle.arrows.count)),
            ])
        defer { canvas.end() }
        guard let route else { return }
        let places = bundle.arrows.prefix(8).map { "\($0.label) at \($0.place)" }
        let rest = bundle.arrows.count > 8 ? ["and \(bundle.arrows.count - 8) more"] : []
        canvas.element("title", text: (places + rest).joined(separator: "; "))
        let color = Self.color(arrow)
        var attributes: Canvas.Attributes = [
            ("d", route.path), ("fill", "none"), ("stroke", color.hexadecimal),
            ("stroke-width", arrow.isCode ? "1.2" : "1.6"),
        ]
        if arrow.isCode { attributes.append(("stroke-dasharray", "6 4")) }
        canvas.element("path", attributes)
        let (end, direction) = (route.end, route.endDirection)
        guard arrow.target != nil else {
            canvas.circle(end.x + direction * 8, end.y, 7, fill: .white, stroke: color)
            return text("?", end.x + direction * 8, end.y + 4, Self.font, color, width: 20, anchor: "middle")
        }
        canvas.path(
            [(end.x, end.y), (end.x - direction * 9, end.y - 4), (end.x - direction * 9, end.y + 4)], fill: color,
            isClosed: true)
    }

    private mutating func label(_ bundle: ScreenMapPicture.Bundle, _ route: ScreenMapRoutes.Route?) {
        guard let route else { return }
        let isForward = route.startDirection > 0
        text(
            bundle.label, route.start.x + (isForward ? 5 : -5), route.start.y - 3, Font(9), Self.color(bundle.first),
            width: 170, anchor: isForward ? nil : "end", hasHalo: true)
    }

    // MARK: Legend

    private mutating func legend() {
        let (x, y) = (0.0, -Self.legendHeight)
        let (screens, count) = (map.screens.count, map.arrows.count)
        text(
            "\(screens) \(screens == 1 ? "screen" : "screens"), \(count) \(count == 1 ? "transition" : "transitions")",
            x, y,
            Font(18, weight: 600), .black, width: 900)
        var place = x
        for (name, isCode, color) in [
            ("in a storyboard", false, Self.storyboardArrow), ("code, certain", true, Self.codeArrows["certain"]),
            ("code, likely", true, Self.codeArrows["likely"]), ("code, possible", true, Self.possible),
        ] {
            canvas.line(place, y + 20, place + 34, y + 20, color ?? .note, width: 1.6, dash: isCode ? "6 4" : nil)
            text(name, place + 40, y + 24, Self.font, .black, width: 200)
            place += 150
        }
        text(
            "A dashed box is a class that code shows. If exactly one scene has a class, the arrows of the class are at the scene. A question mark is a screen that the analysis does not know.",
            x, y + 42, Self.font, .note, width: 1200)
        let outside = map.arrows.filter { $0.source == nil && $0.target == nil }.count
        guard outside > 0 else { return }
        text(
            "Not drawn: \(outside) \(outside == 1 ? "call" : "calls") with an unknown start and an unknown end.",
            x, y + 58, Self.font, .note, width: 1200)
    }
}
