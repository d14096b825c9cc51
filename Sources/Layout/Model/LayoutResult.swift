/// The frames of the views below one root view.
package struct LayoutResult: Sendable {
    /// How the position and size of a view on one axis were determined.
    package enum Origin: String, Sendable {
        /// The constraints, stack views and natural sizes determine it.
        case solved
        /// The saved frame and the autoresizing mask determine it, or the parent (a table, a window).
        case saved
        /// The constraints allow several positions. The saved position is used.
        case ambiguousPosition
        /// The constraints allow several sizes. The saved size is used.
        case ambiguousSize
    }

    /// The frame of one view.
    package struct View: Sendable {
        /// The index of the view in the document.
        package var object: Int
        /// The index of the superview in the document; -1 for the root view.
        package var superview: Int
        /// The frame in the superview, from its top left corner.
        package var frame: LayoutBox
        /// The saved frame in the superview, from its top left corner; nil if the file has none.
        package var saved: LayoutBox?
        package var horizontal: Origin
        package var vertical: Origin
        /// Whether a baseline was used whose position is estimated from the font size.
        package var isEstimated = false
        /// Whether the view is not installed in the size class, or is inside such a view.
        package var isUninstalled = false
    }

    /// Required constraints that contradict each other.
    package struct Conflict: Sendable, Equatable {
        /// Indices of constraints of the document, in ascending order.
        package var constraints: [Int]
        /// Indices of the views whose saved frames, natural arrangement or fixed size take part.
        package var views: [Int]
    }

    /// The root view, as an index of the document.
    package var root: Int
    /// The views in document order. The root view comes first.
    package var views: [View] = []
    /// The contradictions, in the order of the constraints.
    package var conflicts: [Conflict] = []
    /// Whether the constraints exceed a limit. All frames are then the saved frames.
    package var isTooBig = false

    /// The frame of each view, by its index in the document.
    package var framesByObject: [Int: LayoutBox] {
        Dictionary(views.map { ($0.object, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }
}
