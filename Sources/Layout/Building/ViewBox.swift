/// The edges of a rectangle as expressions, from the top left corner of the root view.
struct ViewBox {
    var left = LinearExpression()
    var top = LinearExpression()
    var width = LinearExpression()
    var height = LinearExpression()

    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }

    /// The rectangle without its insets.
    func inset(by insets: LayoutInsets) -> ViewBox {
        if insets == LayoutInsets() { return self }
        return ViewBox(
            left: left + insets.left, top: top + insets.top, width: width + -(insets.left + insets.right),
            height: height + -(insets.top + insets.bottom))
    }

    func start(_ axis: LayoutAxis) -> LinearExpression { axis == .horizontal ? left : top }
    func length(_ axis: LayoutAxis) -> LinearExpression { axis == .horizontal ? width : height }
    func end(_ axis: LayoutAxis) -> LinearExpression { axis == .horizontal ? right : bottom }
    func center(_ axis: LayoutAxis) -> LinearExpression { start(axis) + 0.5 * length(axis) }
}
