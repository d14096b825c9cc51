import InterfaceBuilder

/// Marks for outlets and actions.
extension PictureDrawer {
    /// A connection with its color and its name.
    private struct Mark: Hashable {
        let source: Int
        let destination: Int
        let isAction: Bool
        let name: String

        var color: Paint { Paint(hexadecimal: isAction ? "C2571A" : "2E7DD7") ?? .mark }
    }

    /// Draws outlets and actions: an arrow between two objects that are drawn, else a tag at the one that is drawn.
    ///
    /// All labels are above all arrows.
    func connections() {
        canvas.begin("g", [("data-layer", "connections")])
        defer { canvas.end() }
        let marks = connectionMarks()
        for mark in marks {
            guard let (from, to) = arrowBoxes(mark) else { continue }
            arrow((from.midX, from.midY), (to.midX, to.midY), mark.color.with(alpha: 0.7), width: 1)
        }
        var places = LabelPlaces()
        for mark in marks {
            if let (from, to) = arrowBoxes(mark) {
                arrowLabel(mark.name, from, to, mark.color, &places)
            } else if let box = boxes[mark.destination] ?? boxes[mark.source] {
                // The other end is not drawn: it is the File's Owner, the First Responder or a controller.
                let other = boxes[mark.destination] == nil ? mark.destination : mark.source
                let end = tree.document[tree[other].userLabel] ?? tree.document[tree[other].runtimeClass] ?? ""
                let isFromHere = other == mark.destination && !mark.isAction
                tag(isFromHere ? "\(mark.name) \u{2192} \(end)" : "\(end).\(mark.name)", at: box, mark.color, &places)
            }
        }
    }

    /// Returns the connections in the order of the file. An action for several events is one mark.
    private func connectionMarks() -> [Mark] {
        var seen: Set<Mark> = []
        return tree.document.connections.compactMap { connection in
            let kind = tree.document[connection.kind] ?? ""
            guard ["outlet", "outletCollection", "action"].contains(kind), connection.source >= 0,
                connection.destination >= 0
            else { return nil }
            let mark = Mark(
                source: Int(connection.source), destination: Int(connection.destination), isAction: kind == "action",
                name: tree.document[connection.name] ?? "")
            return seen.insert(mark).inserted ? mark : nil
        }
    }

    private func arrowBoxes(_ mark: Mark) -> (from: Box, to: Box)? {
        guard let from = boxes[mark.source], let to = boxes[mark.destination], from != to else { return nil }
        return (from, to)
    }

    /// The places of a label on its arrow, as shares of the length. The middle is the best one.
    private static let shares = [0.5, 0.58, 0.42, 0.66, 0.34, 0.74, 0.26, 0.82, 0.18, 0.9]

    /// Writes the name of a connection on its arrow, where no other label stands.
    private func arrowLabel(_ name: String, _ from: Box, _ to: Box, _ color: Paint, _ places: inout LabelPlaces) {
        let font = Font(10)
        let width = min(TextMetrics.width(name, font) + 6, 260)
        let candidates = Self.shares.map { share in
            let (x, y) = (from.midX + (to.midX - from.midX) * share, from.midY + (to.midY - from.midY) * share)
            return Box(x - width / 2, y - 7, width, 13)
        }
        let place = places.place(candidates)
        canvas.rect(place, fill: Paint.white.with(alpha: 0.85), radius: 2)
        text(name, in: place.inset(3, 0), font, color, .center)
    }

    /// Outlines a box, and writes a label at its top left corner, or as near to it as there is room. A line connects a
    /// label that does not touch the box.
    func tag(_ name: String, at box: Box, _ color: Paint, _ places: inout LabelPlaces) {
        let font = Font(9)
        let width = min(TextMetrics.width(name, font) + 6, 260)
        let label = places.place(Self.tagPlaces(at: box, width: width, height: 12))
        canvas.rect(box.inset(0.5), stroke: color)
        if !label.overlaps(box.inset(-2)) {
            let x = min(max(label.midX, box.x), box.maxX)
            canvas.line(label.midX, label.midY, x, label.y < box.y ? box.y : box.maxY, color, width: 0.5)
        }
        canvas.rect(label, fill: color, radius: 2)
        text(name, in: label.inset(3, 0), font, .white)
    }

    /// Returns the places for a label of a box: inside the box from the top, at the top right, above and below the box.
    private static func tagPlaces(at box: Box, width: Double, height: Double) -> [Box] {
        let (left, right, top) = (box.x, box.maxX - width, box.y - 1)
        let rows = max(1, min(8, Int(box.height / height)))
        var corners = (0..<rows).map { (left, top + Double($0) * height) }
        corners += [(right, top), (left, top - height), (left, box.maxY), (right, top - height), (right, box.maxY)]
        return corners.map { Box($0.0, $0.1, width, height) }
    }
}
