/// Attributes that name other objects of the file by their ids.
package enum ObjectReferences {
    /// Attributes of objects and of their parts.
    package static let attributes: Set<String> = [
        "selectedItem", "initialItem", "tableViewCell", "textLabel", "detailTextLabel", "imageView", "headerView",
        "outlineTableColumn", "headOfMergedCell", "centeredItem", "popoverAnchorView", "popoverAnchorBarButtonItem",
        "reference",
    ]

    /// Lists of the items of a toolbar, in archives.
    package static let archivedToolbarLists: Set<String> = ["NSToolbarIBDefaultItems", "NSToolbarIBSelectableItems"]

    /// Members of archived views that AppKit computes from the hierarchy of views. A key view that a person chose is a connection.
    package static let archivedLinks: Set<String> = ["NSNextKeyView", "NSNextResponder", "NSSuperview", "NSWindow"]
}
