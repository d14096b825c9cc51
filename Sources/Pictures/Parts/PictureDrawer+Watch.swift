import Bytes
import InterfaceBuilder

/// Screens of watchOS. A watch nib contains no frames: a group places its objects beside or below each other.
extension PictureDrawer {
    private static let spacing = 4.0

    /// Draws the screen of an interface controller.
    func watchScreen(_ controller: Int, _ screen: Box) {
        canvas.rect(screen, fill: .black)
        if let title = shownText(controller, "title") {
            text(title, in: Box(4, 2, max(0, screen.width - 50), 20), Font(14), palette["systemGray"])
        }
        _ = watchItems(of: controller, Box(4, 24, max(0, screen.width - 8), screen.height), isHorizontal: false)
    }

    /// Draws the objects of a group beside or below each other.
    ///
    /// - Returns: the height.
    private func watchItems(of parent: Int, _ box: Box, isHorizontal: Bool) -> Double {
        var (x, y, height) = (box.x, box.y, 0.0)
        for child in watchChildren(of: parent) where y < box.maxY && x < box.maxX {
            let width = min(watchWidth(child, box.width), isHorizontal ? box.maxX - x : box.width)
            let left =
                switch isHorizontal ? .left : watchAlignment(child, "alignment") {
                case .left: x
                case .center: box.midX - width / 2
                case .right: box.maxX - width
                }
            let used = watchItem(child, Box(left, y, width, max(0, box.maxY - y)))
            if isHorizontal {
                x += width + Self.spacing
                height = max(height, used)
            } else {
                y += used + Self.spacing
                height = y - box.y - Self.spacing
            }
        }
        return height
    }

    /// Returns an alignment. An object without one stands at the side at which texts start.
    private func watchAlignment(_ index: Int, _ name: String) -> Alignment {
        alignment(tree.string(index, name) ?? "natural")
    }

    /// Returns the objects of a controller, group or table. The rows of a table are objects without a view.
    private func watchChildren(of parent: Int) -> [Int] {
        tree.children[parent].flatMap { child in
            if tree.kind(child).hasPrefix("WKInterface"), !tree.isController(child) { return [child] }
            return tree.document[tree[child].element] == "tableRow" ? tree.children[child] : []
        }
        .filter { !(tree.flag($0, "hidden") ?? false) && !request.omitted.contains(tree.id($0)) }
    }

    /// Returns a length. Lengths up to 1 are shares of the container.
    private func watchLength(_ index: Int, _ name: String, _ room: Double) -> Double? {
        guard let length = tree.number(index, name), length > 0 else { return nil }
        return min(length <= 1 ? length * room : length, 500)
    }

    private func watchWidth(_ index: Int, _ room: Double) -> Double {
        if let width = watchLength(index, "width", room) { return min(width, room) }
        switch tree.kind(index) {
        case "WKInterfaceLabel", "WKInterfaceDate", "WKInterfaceTimer":
            return min(room, TextMetrics.width(watchText(index), watchFont(index)) + 4)
        case "WKInterfaceImage":
            let natural = tree.image(index, "image").flatMap(tree.imageSize)
            return min(room, natural?.width ?? (tree.image(index, "image") == nil ? 40 : room))
        case "WKInterfaceGroup" where tree.key(index) != "rootItem":
            guard isHorizontalGroup(index) else { return room }
            let widths = watchChildren(of: index).map { watchWidth($0, room) + Self.spacing }
            return min(room, widths.reduce(6, +))
        default: return room
        }
    }

    private func isHorizontalGroup(_ index: Int) -> Bool { tree.string(index, "layout") != "vertical" }

    private func watchFont(_ index: Int) -> Font { Font(tree.value(index, "font"), standard: Font(16), .watchOS) }

    private func watchText(_ index: Int) -> String {
        if let text = shownText(index, "text") { return text }
        switch tree.kind(index) {
        case "WKInterfaceDate": return "10:09 AM"
        case "WKInterfaceTimer": return "0:00"
        default: return "Label"
        }
    }

    /// Draws one object at the top of a box, in the direction of the object.
    ///
    /// - Returns: the height.
    private func watchItem(_ index: Int, _ box: Box) -> Double {
        let place = canvas.place(of: box)
        var height = 0.0
        mirrored(runsFromRight(index) ? place.x + place.maxX : nil) {
            canvas.begin("g", attributes(of: index))
            title(of: index)
            let drawn = watchContent(index, place)
            record(drawn, of: index)
            canvas.end()
            height = drawn.height
        }
        return height
    }

    /// Draws the content of an object at the top of a box.
    ///
    /// - Returns: the part of the box that the object needs.
    private func watchContent(_ index: Int, _ box: Box) -> Box {
        let color = palette.paint(tree.value(index, "textColor") ?? tree.value(index, "color")) ?? .white
        var place = Box(box.x, box.y, box.width, watchLength(index, "height", box.height) ?? 38)
        switch tree.kind(index) {
        case "WKInterfaceGroup", "WKInterfaceTable": place = watchGroup(index, box)
        case "WKInterfaceLabel", "WKInterfaceDate", "WKInterfaceTimer": place = watchLabel(index, box, color)
        case "WKInterfaceSeparator":
            place.height = 3
            canvas.line(place.x, place.midY, place.maxX, place.midY, color.with(alpha: 0.5))
        case "WKInterfaceImage":
            let name = tree.image(index, "image") ?? ""
            place.height = watchLength(index, "height", box.height) ?? min(tree.imageSize(name)?.height ?? 40, 150)
            image(name, in: place, tint: .note)
        case "WKInterfaceSwitch": watchSwitch(index, place, color)
        case "WKInterfaceSlider": watchSlider(place)
        case "WKInterfaceButton":
            if let group = watchChildren(of: index).first {
                place.height = watchItem(group, box)
            } else {
                let fill = palette.paint(tree.value(index, "backgroundColor")) ?? Paint(white: 0.13)
                canvas.rect(place, fill: fill, radius: 9)
                text(shownText(index, "title") ?? "Button", in: place.inset(4, 0), watchFont(index), color, .center)
            }
        default:
            place.height = watchLength(index, "height", box.height) ?? 60
            canvas.rect(place.inset(0.5), fill: Paint(white: 0.13), stroke: Paint(white: 0.4), radius: 6)
            text(String(tree.kind(index).dropFirst(11)), in: place, watchFont(index), color, .center)
        }
        return place
    }

    private func watchGroup(_ index: Int, _ box: Box) -> Box {
        let isTable = tree.kind(index) == "WKInterfaceTable"
        let isRow = tree.key(index) == "rootItem" || tree.parent(index).map { tree.kind($0) } == "WKInterfaceButton"
        let inner = isRow ? Box(box.x + 6, box.y + 6, max(0, box.width - 12), max(0, box.height - 6)) : box
        // The background is below the content, whose height decides about the background.
        let outer = canvas
        canvas = Canvas()
        canvas.mirrorWidth = outer.mirrorWidth
        let used = watchItems(of: index, inner, isHorizontal: !isTable && isHorizontalGroup(index))
        let content = canvas.bytes
        canvas = outer
        let height = watchLength(index, "height", box.height) ?? max(used + (isRow ? 12 : 0), isTable ? 0 : 12)
        let place = Box(box.x, box.y, box.width, height)
        if let fill = palette.paint(tree.value(index, "backgroundColor")) ?? (isRow ? Paint(white: 0.13) : nil) {
            canvas.rect(place, fill: fill, radius: isRow ? 9 : 6)
        }
        if let name = tree.image(index, "backgroundImage") { image(name, in: place) }
        canvas.raw(content)
        return place
    }

    private func watchLabel(_ index: Int, _ box: Box, _ color: Paint) -> Box {
        let font = watchFont(index)
        let most = tree.number(index, "numberOfLines").map { Int(min(max($0, 0), 100)) } ?? 1
        let lines = TextMetrics.lines(watchText(index), font, width: box.width, most: most == 0 ? 100 : most)
        let height = watchLength(index, "height", box.height) ?? Double(lines.count) * font.size * 1.2
        let place = Box(box.x, box.y, box.width, height)
        text(watchText(index), in: place, font, color, watchAlignment(index, "textAlignment"), most: most)
        return place
    }

    private func watchSwitch(_ index: Int, _ place: Box, _ color: Paint) {
        canvas.rect(place, fill: Paint(white: 0.13), radius: 9)
        let isOn = tree.string(index, "on") != "NO"
        canvas.rect(
            Box(place.maxX - 38, place.midY - 9, 32, 18), fill: isOn ? palette["systemGreen"] : palette["systemGray"],
            radius: 9)
        canvas.circle(place.maxX - (isOn ? 15 : 29), place.midY, 7.5, fill: .white)
        text(shownText(index, "title") ?? "Switch", in: place.inset(8, 0), watchFont(index), color)
    }

    private func watchSlider(_ place: Box) {
        canvas.rect(place, fill: Paint(white: 0.13), radius: 9)
        sign(.minus, in: Box(place.x + 8, place.midY - 9, 18, 18), .white)
        sign(.plus, in: Box(place.maxX - 26, place.midY - 9, 18, 18), .white)
        canvas.rect(Box(place.x + 34, place.midY - 3, max(0, place.width - 68) / 2, 6), fill: palette["systemGreen"])
    }
}
