import InterfaceBuilder

/// Marks for constraints.
extension PictureDrawer {
    /// Draws the constraints that are installed as lines with their constants.
    func constraints() {
        canvas.begin("g", [("data-layer", "constraints")])
        defer { canvas.end() }
        let color = Paint(hexadecimal: "0B6BD3") ?? .mark
        for constraint in tree.document.constraints {
            let id = tree.document[constraint.constraintID] ?? ""
            guard tree.isInstalled(id: id), constraint.firstItem >= 0, let first = boxes[Int(constraint.firstItem)]
            else { continue }
            let second = constraint.secondItem >= 0 ? boxes[Int(constraint.secondItem)] : nil
            // A view that is hidden or not installed is not drawn.
            guard constraint.secondItem < 0 || second != nil else { continue }
            let attribute = tree.document[constraint.firstAttribute] ?? ""
            let constant = tree.document[constraint.constant] ?? "0"
            let relation = tree.document[constraint.relation] ?? "equal"
            let sign = relation.hasPrefix("greater") ? "\u{2265}" : relation.hasPrefix("less") ? "\u{2264}" : ""
            canvas.begin("g", [("data-id", id)])
            defer { canvas.end() }
            let from = Self.anchor(attribute, first)
            guard let second, second != first else {
                if attribute == "width" || attribute == "height" { size(attribute, first, sign + constant, color) }
                continue
            }
            let to = Self.anchor(tree.document[constraint.secondAttribute] ?? attribute, second)
            let isHorizontal = Self.horizontal.contains(attribute)
            let start = isHorizontal ? (x: from.x, y: first.midY) : (x: first.midX, y: from.y)
            let end = isHorizontal ? (x: to.x, y: first.midY) : (x: first.midX, y: to.y)
            canvas.line(start.x, start.y, end.x, end.y, color.with(alpha: 0.8))
            guard constant != "0" || !sign.isEmpty else { continue }
            text(
                sign + constant, in: Box((start.x + end.x) / 2 - 20, (start.y + end.y) / 2 - 10, 40, 10), Font(8),
                color, .center)
        }
    }

    private func size(_ attribute: String, _ box: Box, _ value: String, _ color: Paint) {
        if attribute == "width" {
            canvas.line(box.x, box.maxY - 3, box.maxX, box.maxY - 3, color.with(alpha: 0.8))
            text(value, in: Box(box.midX - 25, box.maxY - 13, 50, 9), Font(8), color, .center)
        } else {
            canvas.line(box.maxX - 3, box.y, box.maxX - 3, box.maxY, color.with(alpha: 0.8))
            text(value, in: Box(box.maxX - 36, box.midY - 5, 30, 10), Font(8), color, .right)
        }
    }

    private static let horizontal: Set = [
        "leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin", "leftMargin",
        "rightMargin", "width",
    ]

    private static func anchor(_ attribute: String, _ box: Box) -> (x: Double, y: Double) {
        switch attribute {
        case "leading", "left", "leadingMargin", "leftMargin": (box.x, box.midY)
        case "trailing", "right", "trailingMargin", "rightMargin": (box.maxX, box.midY)
        case "top", "topMargin", "firstBaseline": (box.midX, box.y)
        case "bottom", "bottomMargin", "baseline", "lastBaseline": (box.midX, box.maxY)
        default: (box.midX, box.midY)
        }
    }
}
