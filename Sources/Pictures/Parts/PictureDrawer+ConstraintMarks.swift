import InterfaceBuilder

/// Marks for constraints.
extension PictureDrawer {
    private static let constraintColor = Paint(hexadecimal: "0B6BD3") ?? .mark

    /// Draws the constraints that are installed as lines with their constants.
    func constraints() {
        canvas.begin("g", [("data-layer", "constraints")])
        defer { canvas.end() }
        var places = LabelPlaces()
        for constraint in tree.document.constraints {
            let id = tree.document[constraint.constraintID] ?? ""
            guard tree.isInstalled(id: id) else { continue }
            let attribute = tree.document[constraint.firstAttribute] ?? ""
            let constant = tree.document[constraint.constant] ?? "0"
            let relation = tree.document[constraint.relation] ?? "equal"
            let sign = relation.hasPrefix("greater") ? "\u{2265}" : relation.hasPrefix("less") ? "\u{2264}" : ""
            let first = constraint.firstItem >= 0 ? constraint.firstItem : constraint.owner
            if constraint.secondItemID.isNone {
                guard let box = boxes[Int(first)] else { continue }
                canvas.begin("g", [("data-id", id)])
                size(attribute, box, sign + constant, Self.constraintColor)
                canvas.end()
            } else if let (start, end) = ends(of: constraint, first, attribute, Double(constant) ?? 0) {
                canvas.begin("g", [("data-id", id)])
                distance(from: start, to: end, constant == "0" ? sign : sign + constant, &places)
                canvas.end()
            }
        }
    }

    /// Returns the ends of a line for a constraint between two items; nil if an item is hidden or not installed.
    ///
    /// The constant gives the place of a layout guide, which has no frame in the file.
    private func ends(
        of constraint: ConstraintRecord, _ firstItem: Int32, _ attribute: String, _ constant: Double
    ) -> (start: (x: Double, y: Double), end: (x: Double, y: Double))? {
        let secondItem = constraint.secondItem >= 0 ? constraint.secondItem : constraint.owner
        let (first, second) = (boxes[Int(firstItem)], boxes[Int(secondItem)])
        let isHorizontal = Self.horizontal.contains(attribute)
        let other = tree.document[constraint.secondAttribute] ?? attribute
        func along(_ point: (x: Double, y: Double)) -> Double { isHorizontal ? point.x : point.y }
        let (from, to, across): (Double, Double, Box)
        switch (first, second) {
        case (let first?, let second?):
            guard firstItem != secondItem else { return nil }
            // The line is at the smaller item, because the other one can be around it.
            let isFirst = first.width * first.height <= second.width * second.height
            let (start, end) = (along(anchor(attribute, first)), along(anchor(other, second)))
            // The file does not contain the width of a margin, so the constant gives its place.
            let offset = constant * direction(attribute)
            from = attribute.hasSuffix("Margin") && !other.hasSuffix("Margin") ? end + offset : start
            to = other.hasSuffix("Margin") && !attribute.hasSuffix("Margin") ? start - offset : end
            across = isFirst ? first : second
        case (let first?, nil):
            guard isGuide(secondItem) else { return nil }
            from = along(anchor(attribute, first))
            (to, across) = (from - constant * direction(attribute), first)
        case (nil, let second?):
            guard isGuide(firstItem) else { return nil }
            to = along(anchor(other, second))
            (from, across) = (to + constant * direction(attribute), second)
        case (nil, nil): return nil
        }
        guard from.isFinite, to.isFinite else { return nil }
        return isHorizontal
            ? ((from, across.midY), (to, across.midY)) : ((across.midX, from), (across.midX, to))
    }

    /// Whether positive constants lead to the right or to the left.
    private func direction(_ attribute: String) -> Double {
        request.isRightToLeft && (attribute.hasPrefix("leading") || attribute.hasPrefix("trailing")) ? -1 : 1
    }

    private func isGuide(_ item: Int32) -> Bool {
        item >= 0 && tree.document[tree[Int(item)].element]?.hasSuffix("ayoutGuide") == true
    }

    private func distance(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ value: String, _ places: inout LabelPlaces
    ) {
        canvas.line(start.x, start.y, end.x, end.y, Self.constraintColor.with(alpha: 0.8))
        guard !value.isEmpty else { return }
        let width = TextMetrics.width(value, Font(8)) + 2
        let best = Box((start.x + end.x) / 2 - width / 2, (start.y + end.y) / 2 - 10, width, 10)
        text(value, in: places.place([best]), Font(8), Self.constraintColor, .center)
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

    private func anchor(_ attribute: String, _ box: Box) -> (x: Double, y: Double) {
        let (leading, trailing) = request.isRightToLeft ? (box.maxX, box.x) : (box.x, box.maxX)
        return switch attribute {
        case "left", "leftMargin": (box.x, box.midY)
        case "right", "rightMargin": (box.maxX, box.midY)
        case "leading", "leadingMargin": (leading, box.midY)
        case "trailing", "trailingMargin": (trailing, box.midY)
        case "top", "topMargin", "firstBaseline": (box.midX, box.y)
        case "bottom", "bottomMargin", "baseline", "lastBaseline": (box.midX, box.maxY)
        default: (box.midX, box.midY)
        }
    }
}
