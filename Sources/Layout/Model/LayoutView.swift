import Bytes
import InterfaceBuilder

/// One view of a document, with the facts that its layout needs.
struct LayoutView {
    /// How a view is connected to its superview.
    enum Attachment: Equatable {
        /// Has no superview in the document.
        case root
        case subview
        /// Fills its superview except for fixed distances: the content view of a cell, a box, a window.
        case content
        /// Is placed by the superview, such as a cell by a table. It keeps its height, and its width follows the superview.
        case row
        /// Is a cell or header of a collection view. It keeps its saved frame, or its contents determine its height.
        case item
        /// Keeps its saved frame.
        case part
    }

    /// The index in the document.
    var object: Int
    /// The index of the superview in the list of views; -1 for a root.
    var superview: Int
    var element: String
    var attachment: Attachment
    /// The saved frame from the top left corner of the superview; nil if the file has none.
    var saved: LayoutBox?
    /// Whether constraints place the view, and not its saved frame.
    var usesConstraints: Bool
    var mask: AutoresizingMask
    var attributes: JSONTree
    var isHidden: Bool
    /// The attributes of the cell of a control of AppKit.
    var cell = JSONTree.object([])

    func attribute(_ name: String) -> String? { attributes[name]?.string }

    func cellAttribute(_ name: String) -> String? { cell[name]?.string }

    func number(_ name: String) -> Double? { NibNumber.coordinate(attribute(name)) }

    func isYES(_ name: String) -> Bool { attribute(name) == "YES" }

    func isNO(_ name: String) -> Bool { attribute(name) == "NO" }
}
