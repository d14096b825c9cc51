/// Attributes by which a reader can recognize an element, in order of preference.
package enum ElementLabels {
    /// Attributes that label an object: its label, its text, an identifier or its class.
    package static let ofObjects = [
        "userLabel", "title", "text", "headerTitle", "placeholder", "storyboardIdentifier", "customClass",
    ]
    /// Attributes that label a connection, a constraint or a value.
    package static let ofOthers = [
        "property", "selector", "keyPath", "key", "identifier", "name", "reference", "firstAttribute",
    ]
    /// Attributes that label a table section, or a reference to another storyboard.
    package static let ofSectionsAndReferences = ["headerTitle", "referencedIdentifier", "storyboardName"]
}
