/// Attributes that refer to other objects of the file by their ids.
package enum ObjectReferences {
    /// The attributes of objects and of their parts.
    package static let attributes: Set<String> = [
        "selectedItem", "initialItem", "tableViewCell", "textLabel", "detailTextLabel", "imageView", "headerView",
        "outlineTableColumn", "headOfMergedCell", "centeredItem", "popoverAnchorView", "popoverAnchorBarButtonItem",
        "reference",
    ]

    /// In archives, the keys of the lists of toolbar items.
    package static let archivedToolbarLists: Set<String> = ["NSToolbarIBDefaultItems", "NSToolbarIBSelectableItems"]

    /// Members of archived views that AppKit computes from the view hierarchy. If the author chose the next key view,
    /// the archive stores it as a connection.
    package static let archivedLinks: Set<String> = ["NSNextKeyView", "NSNextResponder", "NSSuperview", "NSWindow"]
}
