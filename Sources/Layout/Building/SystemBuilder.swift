import Bytes
import InterfaceBuilder

/// Translates the views below one root view into a system of constraints.
struct SystemBuilder {
    /// Where a constraint of the system comes from.
    enum Source: Equatable {
        /// A constraint of the document, by index.
        case constraint(Int)
        /// A stack view, by its index in the tree.
        case stack(Int)
        /// A natural size.
        case size(Int)
    }

    let environment: Environment
    let options: LayoutOptions
    var system = ConstraintSystem()
    /// The source of each constraint of the system.
    var sources: [Source] = []
    /// The frame of each view below the root view.
    var boxes: [Int: ViewBox] = [:]
    /// The content area of each scroll view to which a constraint refers.
    var contents: [Int: ViewBox] = [:]
    /// The value of each variable according to the saved frames; not a number if the file does not contain it.
    var savedValues: [Double] = []
    /// The views below the root view, in document order.
    let members: [Int]
    /// Members that are not installed, or are inside such a view.
    var uninstalled: Set<Int> = []
    /// Views whose constraints use an estimated baseline.
    var estimated: Set<Int> = []

    var tree: ViewTree { environment.tree }

    init(_ environment: Environment, _ options: LayoutOptions) {
        (self.environment, self.options) = (environment, options)
        members = environment.tree.descendants(of: environment.root)
        for member in members { addView(member) }
        for member in members where isInstalled(member) && tree.views[member].element == "stackView" {
            addStack(member)
        }
        for member in members where isInstalled(member) { addNaturalSize(member) }
    }

    func isInstalled(_ view: Int) -> Bool { !uninstalled.contains(view) }

    /// The saved value of an attribute that can differ in a size class.
    func attribute(_ name: String, of view: Int) -> String? {
        let item = tree.views[view]
        if !environment.installation.values.isEmpty,
            let id = tree.document[tree.document.objects[item.object].objectID],
            let value = environment.installation.values[id]?[name]
        {
            return value
        }
        return item.attribute(name)
    }

    mutating func require(
        _ expression: LinearExpression, _ relation: ConstraintSystem.Relation = .equal, priority: Double = 1000,
        by source: Source
    ) {
        system.constraints.append(ConstraintSystem.Constraint(expression, relation, priority: priority))
        sources.append(source)
    }

    // MARK: Views

    private mutating func addView(_ index: Int) {
        let view = tree.views[index]
        if index == environment.root {
            boxes[index] = ViewBox(
                width: preferred(environment.size.width, index), height: preferred(environment.size.height, index))
            return
        }
        if uninstalled.contains(view.superview) || isExcluded(view) { uninstalled.insert(index) }
        guard let superview = boxes[view.superview] else { return }
        let isArranged = tree.views[view.superview].element == "stackView" && view.attachment == .subview
        if (view.usesConstraints || isArranged && tree.document.header.usesAutolayout), isInstalled(index) {
            boxes[index] = newBox(index)
            return
        }
        let saved = view.saved ?? defaultBox(view)
        let whole = tree.views[view.superview].saved
        var mask = mask(of: view)
        let x = mirrored(saved, in: whole?.width, &mask, of: view)
        let horizontal = place(
            x, saved.width, whole?.width, mask.horizontal, superview.left, superview.width)
        let vertical = place(saved.y, saved.height, whole?.height, mask.vertical, superview.top, superview.height)
        boxes[index] = ViewBox(
            left: horizontal.start, top: vertical.start, width: horizontal.length,
            height: view.attachment == .row || view.attachment == .item
                ? preferred(saved.height, index) : vertical.length)
    }

    /// The length of a root view or cell.
    private mutating func preferred(_ length: Double, _ view: Int) -> LinearExpression {
        if options.fixesSizes { return LinearExpression(length) }
        let expression = variable(length)
        require(expression + -length, priority: 999.5, by: .size(view))
        require(expression, .atLeast, by: .size(view))
        return expression
    }

    private func isExcluded(_ view: LayoutView) -> Bool {
        guard !environment.installation.excluded.isEmpty else { return false }
        return tree.document[tree.document.objects[view.object].objectID].map(
            environment.installation.excluded.contains)
            ?? false
    }

    private mutating func newBox(_ view: Int) -> ViewBox {
        let (saved, origin) = (tree.views[view].saved, tree.savedPosition(of: view))
        return ViewBox(
            left: variable(saved == nil ? .nan : origin.x), top: variable(saved == nil ? .nan : origin.y),
            width: variable(saved?.width ?? .nan), height: variable(saved?.height ?? .nan))
    }

    private mutating func variable(_ saved: Double) -> LinearExpression {
        savedValues.append(saved)
        return LinearExpression(variable: system.addVariable())
    }

    /// The frame of a view without a saved frame: it fills its superview.
    private func defaultBox(_ view: LayoutView) -> LayoutBox {
        let size = tree.views[view.superview].saved?.size ?? LayoutSize(width: 0, height: 0)
        return LayoutBox(x: 0, y: 0, width: size.width, height: size.height)
    }

    private func mask(of view: LayoutView) -> AutoresizingMask {
        switch view.attachment {
        case .root, .part, .item: AutoresizingMask()
        case .content: .stretching
        case .row: AutoresizingMask(horizontal: AutoresizingMask.Axis(size: true))
        case .subview: view.mask
        }
    }

    /// The position and size of a view with an autoresizing mask, on one axis.
    private func place(
        _ start: Double, _ length: Double, _ savedWhole: Double?, _ mask: AutoresizingMask.Axis,
        _ origin: LinearExpression, _ whole: LinearExpression
    ) -> (start: LinearExpression, length: LinearExpression) {
        guard let savedWhole else { return (origin + start, LinearExpression(length)) }
        let shares = mask.shares(start: start, size: length, whole: savedWhole)
        let change = whole + -savedWhole
        var size = shares.size * change + length
        if size.isConstant { size.constant = max(0, size.constant) }
        return (origin + shares.start * change + start, size)
    }

    /// The content area of a scroll view. Its origin is the origin of the scroll view.
    mutating func content(of view: Int) -> ViewBox? {
        if let known = contents[view] { return known }
        guard let box = boxes[view] else { return nil }
        let area = ViewBox(
            left: box.left, top: box.top, width: variable(.nan), height: variable(.nan))
        contents[view] = area
        return area
    }

    // MARK: Natural sizes

    /// The frame to which the constraints of a view refer.
    func alignmentBox(_ view: Int) -> ViewBox? {
        boxes[view]?.inset(by: alignmentInsets(view))
    }

    private func alignmentInsets(_ view: Int) -> LayoutInsets {
        AlignmentInsets.of(tree.views[view], isMac: tree.isMac, tools: environment.tools)
    }

    private mutating func addNaturalSize(_ index: Int) {
        let view = tree.views[index]
        guard let box = alignmentBox(index) else { return }
        for axis in LayoutAxis.allCases where !box.length(axis).isConstant {
            let name = axis == .horizontal ? "horizontal" : "vertical"
            if let size = naturalLength(index, axis) {
                let hugging = priority(view, "\(name)HuggingPriority", 250)
                let resistance = priority(view, "\(name)CompressionResistancePriority", 750)
                require(box.length(axis) + -size, .atMost, priority: hugging, by: .size(index))
                require(box.length(axis) + -size, .atLeast, priority: resistance, by: .size(index))
            }
            require(box.length(axis), .atLeast, by: .size(index))
        }
    }

    private func priority(_ view: LayoutView, _ name: String, _ standard: Double) -> Double {
        min(1000, max(1, view.number(name) ?? standard))
    }

    /// The natural length of a view on one axis, without alignment insets; nil for none.
    private func naturalLength(_ index: Int, _ axis: LayoutAxis) -> Double? {
        let view = tree.views[index]
        let stated = view.number(axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight")
        if let stated { return stated }
        let axes = IntrinsicSizes.axes(of: view, isMac: tree.isMac)
        guard axis == .horizontal ? axes.width : axes.height else { return nil }
        if options.intrinsicSizes == .known {
            let known = IntrinsicSizes.known(view)
            return axis == .horizontal ? known.width : known.height
        }
        guard let saved = options.naturalSizes[view.object] ?? view.saved?.size else { return nil }
        let insets = alignmentInsets(index)
        return axis == .horizontal
            ? saved.width - insets.left - insets.right : saved.height - insets.top - insets.bottom
    }
}
