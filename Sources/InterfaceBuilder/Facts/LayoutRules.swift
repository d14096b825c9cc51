/// A view that ``LayoutRules`` can check. The document model and the XML tree both provide such views.
package protocol LaidOutView {
    /// The name of the view's element; in an archive, the class of the view.
    var element: String { get }
    /// The enclosing object; nil for a top-level object of a xib, and for an object outside all scenes.
    var holder: Self? { get }
    /// Returns the value of an attribute of the element; nil if the element does not have the attribute.
    func attribute(_ name: String) -> String?
}

/// Rules for the frames that Interface Builder and the frameworks compute.
///
/// The file contains these frames, but the author did not choose them. A comparison skips them, and a merge does not
/// report conflicts between them.
package enum LayoutRules {
    /// Whether something other than the author determines the frame of a view.
    ///
    /// - Constraints determine the frame if `translatesAutoresizingMaskIntoConstraints` is `NO`. A view with
    ///   `fixedFrame` has no constraints of its own. The build creates constraints from the frame of the view.
    /// - A stack view places its arranged views.
    /// - A scroll view places its parts, and the table or text view that it scrolls.
    /// - A table or collection view places its cells and headers.
    /// - A cell places its content view and the labels of its style.
    /// - A window, box or tab places its content view.
    /// - On iOS and tvOS, a controller places its view and its bars. On macOS it does not, because the window adopts
    ///   the size of the controller's view.
    package static func determinesFrame(of view: some LaidOutView, isMac: Bool) -> Bool {
        guard let holder = view.holder else { return isConstrained(view) }
        if isPart(view.element) || view.attribute("key") == "contentView" { return true }
        if holder.element == "stackView" || (holder.element == "tabViewItem" && view.attribute("key") == "view") {
            return true
        }
        if !isMac, holder.element.hasSuffix("Controller") { return true }
        return isScrolled(view) || isLabelOfStyle(view) || isConstrained(view)
    }

    /// The parts of a frame (`x`, `y`, `width`, `height`) that are computed. The author chooses the other parts.
    ///
    /// - A table determines the position and width of its header and footer.
    /// - A navigation bar places its title view and the views of its bar items.
    /// - The style of a separator determines the thickness of its line: 5 in older versions of Xcode, 4 in newer
    ///   versions.
    ///
    /// - Parameter saved: returns the value of a part in the file.
    package static func computedFrameParts(of view: some LaidOutView, saved: (String) -> Double?) -> [String] {
        let key = view.attribute("key")
        if key == "tableHeaderView" || key == "tableFooterView" { return ["x", "y", "width"] }
        if let holder = view.holder {
            if holder.element == "navigationItem", key == "titleView" { return ["x", "y"] }
            if holder.element == "barButtonItem", key == "customView" { return ["x", "y"] }
        }
        if view.element == "box", view.attribute("boxType") == "separator", let width = saved("width"),
            let height = saved("height")
        {
            return [width < height ? "width" : "height"]
        }
        return []
    }

    /// Whether the enclosing object places an element with this name. As a top-level object of a xib, even a cell has
    /// its own size.
    package static func isPart(_ element: String) -> Bool { parts.contains(element) }

    /// Whether a view is the table or text view that a scroll view scrolls. If so, the scroll view determines the width
    /// or height of the view.
    package static func isScrolled(_ view: some LaidOutView) -> Bool {
        guard let holder = view.holder, scrolled.contains(view.element) else { return false }
        return holder.element == "clipView" || holder.element == "NSClipView"
    }

    private static let parts: Set<String> = [
        "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
        "collectionReusableView",
        "tableCellView", "tableHeaderView", "clipView", "scroller", "NSClipView", "NSScroller", "NSTableHeaderView",
    ]
    private static let tables: Set<String> = ["tableView", "outlineView", "NSTableView", "NSOutlineView"]
    private static let scrolled = tables.union(["textView", "NSTextView"])

    /// Whether an element with this name is a table or outline view, which scrolls by rows.
    package static func isTable(_ element: String) -> Bool { tables.contains(element) }

    /// The minimum and maximum size of a text view that grows with its text. Xcode sets them to the size of the
    /// enclosing view. If the size is different, the author chose it.
    package static let growthSizes: Set<String> = ["minSize", "maxSize"]

    private static func isConstrained(_ view: some LaidOutView) -> Bool {
        view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO" && view.attribute("fixedFrame") != "YES"
    }

    /// Whether a view is the text label, detail label or image view of a cell. UIKit places these views according to
    /// the style of the cell.
    private static func isLabelOfStyle(_ view: some LaidOutView) -> Bool {
        guard let content = view.holder, content.element == "tableViewCellContentView", let cell = content.holder,
            let id = view.attribute("id")
        else { return false }
        return ["textLabel", "detailTextLabel", "imageView"].contains { cell.attribute($0) == id }
    }
}
