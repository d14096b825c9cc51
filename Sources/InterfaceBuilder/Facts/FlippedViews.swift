/// The views of AppKit whose y axis grows downward.
///
/// Seen in documents: the scroller at the bottom of a scroll view has the greatest y, and so has the last pane of a split
/// view. The first view of a vertical stack view has the greatest y, so stack views are not flipped.
package enum FlippedViews {
    private static let classes: Set = [
        "NSScrollView", "NSTabView", "NSSplitView", "NSTableView", "NSOutlineView", "NSTextView", "NSTableHeaderView",
        "NSMatrix", "NSCollectionView", "NSRulerView", "NSBrowser",
    ]

    /// Whether the subviews of a view have their coordinates from the top.
    ///
    /// - Parameter name: the class of the view's element, such as `NSScrollView`.
    package static func contains(_ name: String) -> Bool { classes.contains(name) }
}
