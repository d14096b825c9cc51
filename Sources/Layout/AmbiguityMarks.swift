import InterfaceBuilder

/// Compares the marks of Interface Builder with the constraints. A mark can be outdated.
package enum AmbiguityMarks {
    /// The number of root views that are solved. Each of them takes time in proportion to the number of constraints.
    private static let mostRoots = 100

    /// Returns the views that Interface Builder marked as ambiguous, and for which the constraints allow several frames.
    ///
    /// The saved size of a control counts as its natural size. Constraints that Xcode removes at build time do not count,
    /// and constraints can change the size of a root view or cell.
    ///
    /// - Returns: indices of objects; empty if the document exceeds a limit.
    package static func confirmed(in document: InterfaceDocument) -> Set<Int> {
        guard document.header.usesAutolayout, document.format == .document,
            document.constraints.count <= ConstraintSystem.Limits.mostConstraints,
            document.objects.contains(where: \.isAmbiguous)
        else { return [] }
        let layout = DocumentLayout(document)
        var options = LayoutOptions()
        (options.fixesSizes, options.usesPlaceholders, options.findsConflicts) = (false, false, false)
        options.limits = ConstraintSystem.Limits(constraints: document.constraints.count)
        var confirmed: Set<Int> = []
        for root in roots(of: layout, document).prefix(mostRoots) {
            for view in layout.solve(root: root, options).views where document.objects[view.object].isAmbiguous {
                let axes = [view.horizontal, view.vertical]
                guard !view.isUninstalled, axes.contains(.ambiguousPosition) || axes.contains(.ambiguousSize) else {
                    continue
                }
                confirmed.insert(view.object)
            }
        }
        return confirmed
    }

    /// Returns the root views that contain a marked view, in document order.
    private static func roots(of layout: DocumentLayout, _ document: InterfaceDocument) -> [Int] {
        let views = layout.tree.views
        // A superview comes before its subviews.
        var rootOfView: [Int] = []
        var roots: Set<Int> = []
        for (index, view) in views.enumerated() {
            rootOfView.append(view.attachment == .root || view.superview < 0 ? index : rootOfView[view.superview])
            if document.objects[view.object].isAmbiguous { roots.insert(views[rootOfView[index]].object) }
        }
        return roots.sorted()
    }
}
