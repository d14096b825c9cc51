import InterfaceBuilder

// Translates stack views into constraints, like UIStackView and NSStackView do.

extension SystemBuilder {
    /// The settings of one stack view.
    private struct Stack {
        var view: Int
        var axis: LayoutAxis
        var spacing: Double
        var alignment: String
        var distribution: String
        var area: ViewBox
        /// The arranged views that are visible, in order.
        var arranged: [Int]
        var isMac: Bool
        /// Whether the direction of the stack view differs from the direction of the interface.
        var isReversed: Bool

        var cross: LayoutAxis { axis == .horizontal ? .vertical : .horizontal }
    }

    mutating func addStack(_ index: Int) {
        guard let box = boxes[index] else { return }
        let view = tree.views[index]
        let isMac = tree.isMac
        let direction = attribute(isMac ? "orientation" : "axis", of: index)
        let arranged = tree.subviews[index].filter { isInstalled($0) && tree.views[$0].attachment == .subview }
        let visible = arranged.filter { !tree.views[$0].isHidden }
        var area = box
        if isMac, let insets = view.attributes["edgeInsets"] {
            func inset(_ key: String) -> Double { NibNumber.coordinate(insets[key]?.string) ?? 0 }
            area = box.inset(
                by: LayoutInsets(
                    top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right")))
        } else if view.isYES("layoutMarginsRelativeArrangement") {
            area = box.inset(by: Margins.stated(view) ?? environment.margins(of: index))
        }
        let axis = direction == "vertical" ? LayoutAxis.vertical : .horizontal
        let isReversed = runsAgainstInterface(Int32(view.object))
        let alignment = attribute("alignment", of: index) ?? "fill"
        let stack = Stack(
            view: index, axis: axis,
            spacing: NibNumber.coordinate(attribute("spacing", of: index)) ?? (isMac ? 8 : 0),
            alignment: mirroredAlignment(alignment, isReversed: isReversed),
            distribution: attribute("distribution", of: index) ?? (isMac ? "gravityAreas" : "fill"), area: area,
            arranged: isReversed && axis == .horizontal ? visible.reversed() : visible, isMac: isMac,
            isReversed: isReversed)
        for hidden in arranged where tree.views[hidden].isHidden { hide(hidden, in: stack) }
        guard !visible.isEmpty else { return }
        distribute(stack)
        align(stack)
    }

    /// A hidden view has no length, and is at the start of the stack view.
    private mutating func hide(_ view: Int, in stack: Stack) {
        guard let box = alignmentBox(view) else { return }
        require(box.length(stack.axis), priority: 999, by: .stack(stack.view))
    }

    // MARK: Along the axis

    private mutating func distribute(_ stack: Stack) {
        let boxes = stack.arranged.compactMap { alignmentBox($0) }
        let (axis, source) = (stack.axis, Source.stack(stack.view))
        guard let first = boxes.first, let last = boxes.last else { return }
        require(first.start(axis) - stack.area.start(axis), by: source)
        let isLoose = stack.isMac && stack.distribution == "gravityAreas"
        require(
            stack.area.end(axis) - last.end(axis), isLoose ? .atLeast : .equal,
            by: source)
        if isLoose { require(stack.area.end(axis) - last.end(axis), priority: 250, by: source) }
        let gaps = zip(boxes, boxes.dropFirst()).map { $1.start(axis) - $0.end(axis) }
        let isSpread = stack.distribution == "equalSpacing" || stack.distribution == "equalCentering"
        let custom = customSpacing(in: stack)
        let isReversed = stack.isReversed && axis == .horizontal
        for (gap, view) in zip(gaps, isReversed ? stack.arranged.dropFirst() : stack.arranged[...]) {
            let spacing = custom[view] ?? stack.spacing
            require(gap + -spacing, isSpread ? .atLeast : .equal, by: source)
        }
        switch stack.distribution {
        case "fillEqually":
            for box in boxes.dropFirst() { require(box.length(axis) - first.length(axis), by: source) }
        case "fillProportionally": proportions(stack, boxes)
        case "equalSpacing":
            for gap in gaps.dropFirst() { require(gap - gaps[0], by: source) }
        case "equalCentering":
            let steps = zip(boxes, boxes.dropFirst()).map { $1.center(axis) - $0.center(axis) }
            for step in steps.dropFirst() { require(step - steps[0], priority: 149, by: source) }
        default: break
        }
        if isSpread { require(stack.area.length(axis), priority: 40, by: source) }
    }

    /// Each view gets a share in proportion to its natural length.
    private mutating func proportions(_ stack: Stack, _ boxes: [ViewBox]) {
        let lengths = stack.arranged.map { index -> Double in
            let saved = tree.views[index].saved
            return (stack.axis == .horizontal ? saved?.width : saved?.height) ?? 0
        }
        guard let reference = lengths.indices.max(by: { lengths[$0] < lengths[$1] }), lengths[reference] > 0 else {
            return
        }
        for index in boxes.indices where index != reference {
            let ratio = lengths[index] / lengths[reference]
            require(
                boxes[index].length(stack.axis) - ratio * boxes[reference].length(stack.axis), priority: 999,
                by: .stack(stack.view))
        }
    }

    /// The spacing after each view that has its own spacing.
    private func customSpacing(in stack: Stack) -> [Int: Double] {
        guard stack.isMac,
            let list = tree.views[stack.view].attributes["customSpacing"]?.items.first?["real"]?.items
        else { return [:] }
        var spacing: [Int: Double] = [:]
        for (view, item) in zip(tree.subviews[stack.view], list) {
            spacing[view] = NibNumber.coordinate(item["value"]?.string)
        }
        return spacing
    }

    // MARK: Across the axis

    private mutating func align(_ stack: Stack) {
        let (cross, source) = (stack.cross, Source.stack(stack.view))
        let area = stack.area
        // Constraints of an arranged view override the alignment of an NSStackView. Observed in the corpus.
        let strength = stack.isMac ? 999.9 : 1000
        var reference: LinearExpression?
        for view in stack.arranged {
            guard let box = alignmentBox(view) else { continue }
            let (before, after) = (box.start(cross) - area.start(cross), area.end(cross) - box.end(cross))
            switch stack.alignment {
            case "leading", "top", "left":
                require(before, priority: strength, by: source)
                require(after, .atLeast, by: source)
            case "trailing", "bottom", "right":
                require(after, priority: strength, by: source)
                require(before, .atLeast, by: source)
            case "center", "centerX", "centerY":
                require(box.center(cross) - area.center(cross), priority: strength, by: source)
                require(before, .atLeast, by: source)
                require(after, .atLeast, by: source)
            case "firstBaseline", "lastBaseline", "baseline":
                let line = baseline(stack.alignment, of: view, box)
                if let reference { require(line - reference, priority: strength, by: source) } else { reference = line }
                require(before, .atLeast, by: source)
                require(after, .atLeast, by: source)
            default:
                require(before, priority: strength, by: source)
                require(after, priority: strength, by: source)
            }
        }
        // The stack view has the size of its largest view, unless its own constraints make it larger.
        require(area.length(cross), priority: 51, by: source)
    }
}
