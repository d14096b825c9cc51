/// A smallest set of required constraints that contradict each other, whatever sizes the views have.
///
/// UIKit and AppKit break one of the constraints, and log "Unable to simultaneously satisfy constraints".
package struct LayoutConflict: Sendable, Equatable {
    /// Indices of constraints of the document, in ascending order.
    package var constraints: [Int]
    /// Indices of the stack views whose arrangement takes part, in ascending order.
    package var stackViews: [Int]
}
