import Bytes
import InterfaceBuilder

// Interfaces that run from right to left.
//
// The system of such an interface has mirrored coordinates: x grows from the right edge of the root view. Leading edges
// then have the same equations as in an interface that runs from left to right. What the frameworks do not mirror is
// translated here: left and right edges, centers, multipliers, and frames of views without constraints.

extension SystemBuilder {
    /// What a constraint means in mirrored coordinates.
    struct Mirroring {
        /// Whether the constraint is on the horizontal axis of an interface that runs from right to left.
        var isUsed = false
        /// Whether the frameworks mirror the constraint: it refers to leading or trailing edges.
        var isMirrored = true

        private static let opposites = [
            "left": "right", "right": "left", "leading": "trailing", "trailing": "leading", "leftMargin": "rightMargin",
            "rightMargin": "leftMargin", "leadingMargin": "trailingMargin", "trailingMargin": "leadingMargin",
        ]

        /// Returns the attribute in mirrored coordinates.
        func name(_ attribute: String) -> String {
            isUsed && !isMirrored ? Self.opposites[attribute] ?? attribute : attribute
        }
    }

    private static let sides: Set = ["left", "right", "leftMargin", "rightMargin", "centerX", "centerXWithinMargins"]
    /// The attributes of constraints that depend on the direction of the interface.
    static let directedAttributes: Set = ["leading", "trailing", "leadingMargin", "trailingMargin"]

    /// Whether an object runs from left to right in an interface that runs from right to left.
    func runsAgainstInterface(_ object: Int32) -> Bool {
        guard options.isRightToLeft, object >= 0 else { return false }
        let view = tree.indexOfObject[Int(object)]
        guard view >= 0 else { return false }
        return InterfaceDirection(tree.views[view].attribute) == .leftToRight
    }

    func mirroring(of record: ConstraintRecord) -> Mirroring {
        guard options.isRightToLeft, record.secondItem >= 0 else { return Mirroring() }
        let names = [record.firstAttribute, record.secondAttribute].compactMap { tree.document[$0] }
        let isDirected = names.contains(where: Self.directedAttributes.contains)
        guard isDirected || names.contains(where: Self.sides.contains) else { return Mirroring() }
        return Mirroring(isUsed: true, isMirrored: isDirected && !runsAgainstInterface(record.owner))
    }

    /// Translates the difference of the two sides of a constraint.
    ///
    /// The frameworks mirror edges and constants, but not the coordinates: a multiplier counts from the left edge.
    ///
    /// - Parameter difference: the first side minus the second side with its multiplier, in mirrored coordinates.
    func mirrored(_ difference: LinearExpression, _ mirroring: Mirroring) -> LinearExpression {
        mirroring.isUsed && !mirroring.isMirrored ? -1 * difference : difference
    }

    /// Returns the alignment of a stack view in mirrored coordinates.
    func mirroredAlignment(_ alignment: String, isReversed: Bool) -> String {
        guard options.isRightToLeft else { return alignment }
        switch alignment {
        case "leading" where isReversed: return "trailing"
        case "trailing" where isReversed: return "leading"
        case "left": return "right"
        case "right": return "left"
        default: return alignment
        }
    }

    /// Returns the x coordinate of a view that no constraint places, and mirrors its mask.
    ///
    /// Such a view keeps its distance from the left edge, because masks refer to left and right edges. UIKit mirrors the
    /// standard contents of a table view cell.
    func mirrored(
        _ saved: LayoutBox, in whole: Double?, _ mask: inout AutoresizingMask, of view: LayoutView
    ) -> Double {
        guard options.isRightToLeft, let whole, view.attachment != .content, view.attachment != .row,
            !isStandardContent(view)
        else { return saved.x }
        swap(&mask.horizontal.start, &mask.horizontal.end)
        return whole - saved.x - saved.width
    }

    /// Whether a view is the label or image of a table view cell that UIKit places.
    private func isStandardContent(_ view: LayoutView) -> Bool {
        guard view.superview >= 0 else { return false }
        let cell = tree.views[view.superview].superview
        guard cell >= 0, tree.views[cell].element == "tableViewCell",
            let id = tree.document[tree.document.objects[view.object].objectID]
        else { return false }
        return ["textLabel", "detailTextLabel", "imageView"].contains { tree.views[cell].attribute($0) == id }
    }
}
