import InterfaceBuilder

/// Marks that are not part of the interface: arrows, constraints, labels and outlines.
extension PictureDrawer {
    /// Draws all marks that the request asks for, in absolute coordinates.
    func overlays(_ parts: [(part: PicturePart, box: Box)]) {
        segues(parts)
        if request.showsMisplaced { misplaced() }
        ambiguous()
        if request.showsConstraints { constraints() }
        if request.showsConnections { connections() }
        if request.showsAccessibility { accessibility() }
        highlight()
    }

    /// Outlines the requested objects. A cell, a guide or a hidden view is not drawn, so its nearest enclosing object
    /// that is drawn has the outline.
    private func highlight() {
        let found = tree.document.objects.indices.filter { request.highlighted.contains(tree.id($0)) }
        for index in Set(found.compactMap(drawnHolder)).sorted() {
            guard let box = boxes[index] else { continue }
            canvas.rect(box.inset(-2), fill: Paint.mark.with(alpha: 0.08), stroke: .mark, width: 3, radius: 3)
        }
    }

    /// Returns the object, or the nearest enclosing object, that is drawn; nil if there is none.
    private func drawnHolder(_ index: Int) -> Int? {
        var holder: Int? = index
        while let current = holder, boxes[current] == nil { holder = tree.parent(current) }
        return holder
    }

    // MARK: Segues

    private func segues(_ parts: [(part: PicturePart, box: Box)]) {
        var byObject: [Int: Box] = [:]
        var byScene: [Int32: Box] = [:]
        for (part, box) in parts {
            byObject[part.object] = box
            if part.scene >= 0, byScene[Int32(part.scene)] == nil { byScene[Int32(part.scene)] = box }
        }
        canvas.begin("g", [("data-layer", "segues")])
        defer { canvas.end() }
        // Several segues between two scenes have labels below each other.
        var labels: [[Int32]: Double] = [:]
        for connection in tree.document.connections where tree.document[connection.kind] == "segue" {
            guard connection.source >= 0, connection.destination >= 0,
                let from = byScene[tree[Int(connection.source)].scene], let to = byObject[Int(connection.destination)],
                from != to
            else { continue }
            let isRelation = tree.document[connection.name]?.hasPrefix("relationship:") == true
            let color = isRelation ? Paint.outline : Paint.note
            let (start, end) = Self.edgePoints(from, to)
            arrow(start, end, color, width: 2)
            let label = tree.document[connection.identifier] ?? (isRelation ? nil : tree.document[connection.name])
            guard let label else { continue }
            let pair = [tree[Int(connection.source)].scene, connection.destination]
            let row = labels[pair, default: 0]
            labels[pair] = row + 1
            text(
                label, in: Box((start.x + end.x) / 2 - 100, (start.y + end.y) / 2 - 16 + row * 13, 200, 14), Font(11),
                .note, .center)
        }
        if let initial = tree.document[tree.document.header.initialController],
            let box = parts.first(where: { tree.id($0.part.object) == initial })?.box
        {
            arrow((box.x - 28, box.midY), (box.x - 2, box.midY), .note, width: 4)
        }
    }

    /// Returns the points where a line from one box to another leaves the first one and reaches the second one.
    private static func edgePoints(_ from: Box, _ to: Box) -> (
        start: (x: Double, y: Double), end: (x: Double, y: Double)
    ) {
        if to.x >= from.maxX { return ((from.maxX, clamp(to.midY, from)), (to.x - 2, clamp(from.midY, to))) }
        if to.maxX <= from.x { return ((from.x, clamp(to.midY, from)), (to.maxX + 2, clamp(from.midY, to))) }
        if to.y >= from.maxY { return ((from.midX, from.maxY), (to.midX, to.y - 2)) }
        return ((from.midX, from.y), (to.midX, to.maxY + 2))
    }

    private static func clamp(_ y: Double, _ box: Box) -> Double {
        min(max(y, box.y + 20), max(box.y + 20, box.maxY - 20))
    }

    func arrow(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double), _ color: Paint, width: Double) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 1 else { return }
        let (ux, uy) = (dx / length, dy / length)
        let size = 4 + 2 * width
        let neck = (x: end.x - ux * size, y: end.y - uy * size)
        canvas.line(start.x, start.y, neck.x, neck.y, color, width: width)
        canvas.path(
            [
                (end.x, end.y), (neck.x - uy * size / 2, neck.y + ux * size / 2),
                (neck.x + uy * size / 2, neck.y - ux * size / 2),
            ],
            fill: color, isClosed: true)
    }

    // MARK: Other marks

    private func misplaced() {
        for (index, box) in boxes.sorted(by: { $0.key < $1.key })
        where tree[index].isMisplaced || tree[index].isAmbiguous {
            canvas.rect(box.inset(-1), stroke: Paint(hexadecimal: "F5A623"), width: 1.5, dash: "4 3")
        }
    }

    /// Outlines the views whose constraints allow several frames on the requested device.
    private func ambiguous() {
        for (index, box) in boxes.sorted(by: { $0.key < $1.key }) where solved.origins[index] == .ambiguous {
            canvas.rect(box.inset(-1), stroke: Paint(hexadecimal: "F5A623"), dash: "2 3")
        }
    }
}
