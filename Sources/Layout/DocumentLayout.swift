import InterfaceBuilder

/// Computes the frames of the views of a document.
///
/// Create one value per document, and ask it for several sizes.
package struct DocumentLayout {
    let tree: ViewTree
    private let screen: Screen
    private let bars: Bars

    /// Reads the views of a document.
    package init(_ document: InterfaceDocument) {
        tree = ViewTree(document)
        screen = Screen(document)
        bars = Bars(document)
    }

    /// The root views, as indices of the document: top-level views, windows, and the views of controllers.
    package var roots: [Int] {
        tree.views.filter { $0.attachment == .root }.map(\.object)
    }

    /// The size class in which the document was saved. Both classes are `any` if the document does not use size classes.
    package var sizeClass: SizeClass { screen.sizeClass }

    /// The size of the simulated device; nil if the document names no known device.
    package var deviceSize: LayoutSize? { screen.device?.size }

    /// Solves the layout of one root view.
    ///
    /// - Parameter root: the index of the view in the document. If it is not a view, the result has no views.
    package func solve(root: Int, _ options: LayoutOptions = LayoutOptions()) -> LayoutResult {
        var result = LayoutResult(root: root)
        guard tree.indexOfObject.indices.contains(root), tree.indexOfObject[root] >= 0 else { return result }
        let environment = Environment(
            tree, root: tree.indexOfObject[root], screen: screen, bars: bars, options: options)
        var builder = SystemBuilder(environment, options)
        for index in tree.document.constraints.indices where tree.document.header.usesAutolayout {
            builder.addConstraint(index)
        }
        builder.addFallbacks()
        builder.order()
        let solution = builder.system.solve(limits: options.limits, findsConflicts: options.findsConflicts)
        result.isTooBig = solution.isTooBig
        builder.read(solution, into: &result)
        return result
    }
}
