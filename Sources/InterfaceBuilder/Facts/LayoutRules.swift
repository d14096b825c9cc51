/// A view as ``LayoutRules`` sees it. The model of a file and a tree of its XML both have such views.
package protocol LaidOutView {
    /// Name of its element; in an archive its class.
    var element: String { get }
    /// The object around it; nil at the top of a xib, and for what no scene holds.
    var holder: Self? { get }
    /// The value of an attribute of its element.
    func attribute(_ name: String) -> String?
}

/// Which frames Interface Builder and the frameworks compute.
///
/// Such a frame is saved with the file, but nobody chose it: a comparison leaves it out, and a merge takes either side.
package enum LayoutRules {
    /// Whether something other than its author determines the frame of a view.
    ///
    /// - Constraints determine it where `translatesAutoresizingMaskIntoConstraints` is `NO`. With `fixedFrame` the view has no constraints
    ///   of its own, and the build makes them of its frame.
    /// - A stack view places its arranged views, a scroll view its parts and the table or text that it scrolls, a table or collection its
    ///   cells and headers, a cell its content view and the labels of its style, a window, box or tab its content view.
    /// - On iOS and tvOS a controller places its view and its bars. On macOS it does not: a window gets the size of its controller's view.
    package static func determinesFrame(of view: some LaidOutView, isMac: Bool) -> Bool {
        guard let holder = view.holder else { return isConstrained(view) }
        if isPart(view.element) || view.attribute("key") == "contentView" { return true }
        if holder.element == "stackView" || (holder.element == "tabViewItem" && view.attribute("key") == "view") {
            return true
        }
        if !isMac, holder.element.hasSuffix("Controller") { return true }
        return isScrolled(view) || isLabelOfStyle(view) || isConstrained(view)
    }

    /// The parts of a frame, of `x`, `y`, `width` and `height`, that something other than its author determines while the author
    /// chooses the others.
    ///
    /// - A table gives its header and footer a place and a width.
    /// - A navigation bar places the title view and the views of bar items.
    /// - The line of a separator has the thickness of its style: 5 in older versions of Xcode, 4 in newer ones.
    ///
    /// - Parameter saved: gives a part as it is saved.
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

    /// Whether the object around an element of this name places it. At the top of a xib even a cell has the size that it is given there.
    package static func isPart(_ element: String) -> Bool { parts.contains(element) }

    /// Whether a view is what a scroll view scrolls, and as wide or high as that.
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

    /// Whether an element of this name is a table, which a scroll view scrolls by rows.
    package static func isTable(_ element: String) -> Bool { tables.contains(element) }

    /// The sizes by which a text view grows. Xcode sets them to the size of what shows the view; any other size is a setting.
    package static let growthSizes: Set<String> = ["minSize", "maxSize"]

    private static func isConstrained(_ view: some LaidOutView) -> Bool {
        view.attribute("translatesAutoresizingMaskIntoConstraints") == "NO" && view.attribute("fixedFrame") != "YES"
    }

    /// Whether a view is the text, detail or image of a cell with one of the styles that UIKit lays out.
    private static func isLabelOfStyle(_ view: some LaidOutView) -> Bool {
        guard let content = view.holder, content.element == "tableViewCellContentView", let cell = content.holder,
            let id = view.attribute("id")
        else { return false }
        return ["textLabel", "detailTextLabel", "imageView"].contains { cell.attribute($0) == id }
    }
}
