import InterfaceBuilder

// Translates the constraints of the document.

extension SystemBuilder {
    /// What a constraint refers to.
    private enum Item {
        case view(Int)
        /// A rectangle that is not a view, and the view to which it belongs.
        case guide(ViewBox, owner: Int)

        var owner: Int {
            switch self {
            case .view(let view), .guide(_, let view): view
            }
        }
    }

    /// Adds a constraint of the document. Constraints with views outside the root view, or with damaged numbers, are
    /// skipped.
    mutating func addConstraint(_ index: Int) {
        let record = tree.document.constraints[index]
        guard isInstalled(record), let expression = expression(record) else { return }
        let relation: ConstraintSystem.Relation =
            switch tree.document[record.relation] {
            case "greaterThanOrEqual": .atLeast
            case "lessThanOrEqual": .atMost
            default: .equal
            }
        let priority = NibNumber.coordinate(value(of: record, "priority", record.priority)) ?? 1000
        require(expression, relation, priority: min(1000, max(1, priority)), by: .constraint(index))
    }

    private func isInstalled(_ record: ConstraintRecord) -> Bool {
        if !options.usesPlaceholders, tree.document[record.attributes]?.contains("\"placeholder\":\"YES\"") == true {
            return false
        }
        for item in [record.firstItem, record.secondItem, record.owner] where item >= 0 {
            let view = tree.indexOfObject[Int(item)]
            if view >= 0, uninstalled.contains(view) { return false }
        }
        guard !environment.installation.excluded.isEmpty, let id = tree.document[record.constraintID] else {
            return true
        }
        return !environment.installation.excluded.contains(id)
    }

    private func value(of record: ConstraintRecord, _ property: String, _ text: Text) -> String? {
        if !environment.installation.values.isEmpty, let id = tree.document[record.constraintID],
            let value = environment.installation.values[id]?[property]
        {
            return value
        }
        return tree.document[text]
    }

    /// The first side minus the second side of a constraint.
    private mutating func expression(_ record: ConstraintRecord) -> LinearExpression? {
        guard let first = item(record.firstItem), let written = tree.document[record.firstAttribute] else {
            return nil
        }
        let mirroring = mirroring(of: record)
        let attribute = mirroring.name(written)
        let constantText = value(of: record, "constant", record.constant)
        guard let constant = constantText == nil ? 0 : NibNumber.coordinate(constantText) else { return nil }
        if record.secondItem < 0 || record.secondAttribute.isNone {
            guard record.secondItemID.isNone, let side = side(first, attribute, other: nil, record) else { return nil }
            return side + -constant
        }
        guard let second = item(record.secondItem),
            let other = tree.document[record.secondAttribute].map(mirroring.name),
            let one = side(first, attribute, other: second, record),
            let two = side(second, other, other: first, record)
        else { return nil }
        let multiplierText = value(of: record, "multiplier", record.multiplier)
        guard let multiplier = multiplierText.map(NibNumber.multiplier) ?? 1, abs(multiplier) > 1e-6 else { return nil }
        var difference = one - multiplier * two
        if multiplier != 1, let origin = origin(of: record, written) { difference.add(origin, times: multiplier - 1) }
        return mirrored(difference, mirroring) + -constant
    }

    /// The place from which the multiplier of a constraint counts: the top left corner of the view that owns it.
    ///
    /// - Parameter attribute: the first attribute of the constraint.
    /// - Returns: the x or y coordinate; nil for a width or height.
    private func origin(of record: ConstraintRecord, _ attribute: String) -> LinearExpression? {
        guard let place = LayoutAreas.Place(attribute), !place.isLength else { return nil }
        let owner = record.owner >= 0 ? tree.indexOfObject[Int(record.owner)] : -1
        guard let box = boxes[owner] ?? boxes[environment.root] else { return nil }
        // The coordinates of an interface that runs from right to left grow from the right edge.
        return options.isRightToLeft && place.axis == .horizontal ? box.right : box.start(place.axis)
    }

    private mutating func item(_ object: Int32) -> Item? {
        guard object >= 0 else { return nil }
        let view = tree.indexOfObject[Int(object)]
        if view >= 0 { return boxes[view] == nil ? nil : .view(view) }
        return guide(Int(object))
    }

    // MARK: Guides

    private mutating func guide(_ object: Int) -> Item? {
        let record = tree.document.objects[object]
        guard record.parent >= 0 else { return nil }
        let element = tree.document[record.element] ?? ""
        if element == "viewControllerLayoutGuide" { return controllerGuide(object) }
        let owner = tree.indexOfObject[Int(record.parent)]
        guard owner >= 0, let box = boxes[owner] else { return nil }
        switch tree.document[record.key] ?? "" {
        case "safeArea": return .guide(box.inset(by: environment.safeArea(of: owner)), owner: owner)
        case "layoutMargins": return .guide(box.inset(by: environment.margins(of: owner)), owner: owner)
        case "contentLayoutGuide": return content(of: owner).map { .guide($0, owner: owner) }
        case "frameLayoutGuide": return .guide(box, owner: owner)
        case "keyboard":
            let inset = environment.safeArea(of: owner).bottom
            return .guide(edge(of: box, top: nil, bottom: inset), owner: owner)
        default: return nil
        }
    }

    /// The top or bottom layout guide of a controller: the area that the bars cover.
    private func controllerGuide(_ object: Int) -> Item? {
        let record = tree.document.objects[object]
        guard let box = boxes[environment.root],
            tree.document.objects[tree.views[environment.root].object].parent == record.parent
        else { return nil }
        let isTop = ViewTree.attributes(of: record, in: tree.document)["type"]?.text == "top"
        let insets = environment.safeArea
        let area = isTop ? edge(of: box, top: insets.top, bottom: nil) : edge(of: box, top: nil, bottom: insets.bottom)
        return .guide(area, owner: environment.root)
    }

    private func edge(of box: ViewBox, top: Double?, bottom: Double?) -> ViewBox {
        if let top { return ViewBox(left: box.left, top: box.top, width: box.width, height: LinearExpression(top)) }
        let height = bottom ?? 0
        return ViewBox(
            left: box.left, top: box.bottom + -height, width: box.width, height: LinearExpression(height))
    }

    // MARK: Attributes

    /// One side of a constraint without multiplier and constant.
    private mutating func side(
        _ item: Item, _ attribute: String, other: Item?, _ record: ConstraintRecord
    ) -> LinearExpression? {
        switch item {
        case .guide(let box, _): return Self.anchor(attribute, of: box)
        case .view(let view):
            // UIKit relates the edges of a scroll view to its content, but not its length or its center.
            let isEdge = !["width", "height", "centerX", "centerY"].contains(attribute)
            if isEdge, refersToContent(view, other: other, record), let area = content(of: view) {
                return Self.anchor(attribute, of: area)
            }
            guard let box = alignmentBox(view) else { return nil }
            if let margin = Self.marginAttributes[attribute] {
                return boxes[view].flatMap { Self.anchor(margin, of: $0.inset(by: environment.margins(of: view))) }
            }
            if attribute.hasSuffix("aseline") { return baseline(attribute, of: view, box) }
            return Self.anchor(attribute, of: box)
        }
    }

    /// Whether the edges of a scroll view in a constraint are those of its content: the other item is inside it.
    private func refersToContent(_ view: Int, other: Item?, _ record: ConstraintRecord) -> Bool {
        guard !tree.isMac, tree.views[view].element == "scrollView", let other else { return false }
        var index = tree.views[other.owner].superview
        if case .guide = other, other.owner == view { return false }
        while index >= 0 {
            if index == view { return true }
            index = tree.views[index].superview
        }
        return false
    }

    /// The attributes of the margins of a view, and the same edges of its margin area.
    static let marginAttributes = [
        "leadingMargin": "leading", "leftMargin": "left", "trailingMargin": "trailing", "rightMargin": "right",
        "topMargin": "top", "bottomMargin": "bottom", "centerXWithinMargins": "centerX",
        "centerYWithinMargins": "centerY",
    ]

    private static func anchor(_ attribute: String, of box: ViewBox) -> LinearExpression? {
        switch attribute {
        case "leading", "left": box.left
        case "trailing", "right": box.right
        case "top": box.top
        case "bottom", "baseline", "lastBaseline": box.bottom
        case "firstBaseline": box.top
        case "width": box.width
        case "height": box.height
        case "centerX": box.center(.horizontal)
        case "centerY": box.center(.vertical)
        default: nil
        }
    }

    /// A baseline, estimated from the font size. One line of text is centered in its view.
    mutating func baseline(_ attribute: String, of view: Int, _ box: ViewBox) -> LinearExpression {
        estimated.insert(view)
        let isFirst = attribute == "firstBaseline"
        guard let size = FontMetrics.size(of: tree.views[view], isMac: tree.isMac) else {
            return isFirst ? box.top : box.bottom
        }
        let lines = tree.views[view].number("numberOfLines") ?? 1
        if lines == 1, tree.views[view].element != "textView" {
            return box.center(.vertical) + (FontMetrics.ascent - FontMetrics.line / 2) * size
        }
        return isFirst
            ? box.top + FontMetrics.ascent * size : box.bottom + -(FontMetrics.line - FontMetrics.ascent) * size
    }
}
