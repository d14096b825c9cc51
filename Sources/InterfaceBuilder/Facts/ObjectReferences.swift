/// Attributes that name other objects of the file by their ids.
public enum ObjectReferences {
    /// Attributes of objects and of their parts.
    public static let attributes: Set<String> = [
        "selectedItem", "initialItem", "tableViewCell", "textLabel", "detailTextLabel", "imageView", "headerView",
        "outlineTableColumn", "headOfMergedCell", "centeredItem", "popoverAnchorView", "popoverAnchorBarButtonItem",
        "reference",
    ]

    /// Lists of the items of a toolbar, in archives.
    public static let archivedToolbarLists: Set<String> = ["NSToolbarIBDefaultItems", "NSToolbarIBSelectableItems"]

    /// Members of archived views that AppKit computes from the hierarchy of views. A key view that a person chose is a connection.
    public static let archivedLinks: Set<String> = ["NSNextKeyView", "NSNextResponder", "NSSuperview", "NSWindow"]
}
