/// Attributes by which people know an element, the best first.
package enum ElementLabels {
    /// Of an object: its label, its text, an identifier or its class.
    package static let ofObjects = [
        "userLabel", "title", "text", "headerTitle", "placeholder", "storyboardIdentifier", "customClass",
    ]
    /// Of a connection, a constraint or a value.
    package static let ofOthers = [
        "property", "selector", "keyPath", "key", "identifier", "name", "reference", "firstAttribute",
    ]
    /// Of a section of a table and of a reference to another storyboard.
    package static let ofSectionsAndReferences = ["headerTitle", "referencedIdentifier", "storyboardName"]
}
