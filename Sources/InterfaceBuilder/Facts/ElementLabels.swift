/// Attributes that identify an element to a reader, in order of preference.
package enum ElementLabels {
    /// Labels of an object: its label, its text, an identifier or its class.
    package static let ofObjects = [
        "userLabel", "title", "text", "headerTitle", "placeholder", "storyboardIdentifier", "customClass",
    ]
    /// Labels of a connection, a constraint or a value.
    package static let ofOthers = [
        "property", "selector", "keyPath", "key", "identifier", "name", "reference", "firstAttribute",
    ]
    /// Labels of a table section, and of a reference to another storyboard.
    package static let ofSectionsAndReferences = ["headerTitle", "referencedIdentifier", "storyboardName"]
}
