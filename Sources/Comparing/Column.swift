import InterfaceBuilder

/// A column of the rows of a file. Its name is the name of the column in the index table.
package struct Column: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name in the table.
    package let rawValue: String

    /// Creates the column with the given name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the column with the given name.
    package init(stringLiteral name: String) { rawValue = name }

    /// The columns of ``ObjectRecord/texts``, each with its text.
    static let texts = ObjectRecord.texts.map { (column: Column(rawValue: $0.column.description), text: $0.text) }

    // Objects
    package static let objectID: Column = "object_id"
    package static let element: Column = "element"
    package static let baseClass: Column = "base_class"
    package static let customClass: Column = "custom_class"
    package static let customModule: Column = "custom_module"
    package static let customModuleProvider: Column = "custom_module_provider"
    package static let role: Column = "role"
    package static let key: Column = "key"
    package static let parentID: Column = "parent_id"
    package static let sceneID: Column = "scene_id"
    /// The position among the siblings with the same key.
    package static let place: Column = "place"
    package static let userLabel: Column = "user_label"
    package static let text: Column = "text"
    package static let reuseIdentifier: Column = "reuse_identifier"
    package static let storyboardIdentifier: Column = "storyboard_identifier"
    package static let restorationIdentifier: Column = "restoration_identifier"
    package static let identifier: Column = "identifier"
    package static let tag: Column = "tag"
    package static let x: Column = "x"
    package static let y: Column = "y"
    package static let width: Column = "width"
    package static let height: Column = "height"
    package static let misplaced: Column = "misplaced"
    package static let ambiguous: Column = "ambiguous"
    package static let attributes: Column = "attributes"

    // Connections
    package static let kind: Column = "kind"
    package static let connectionID: Column = "connection_id"
    package static let sourceID: Column = "source_id"
    package static let destinationID: Column = "destination_id"
    package static let name: Column = "name"
    package static let keyPath: Column = "key_path"
    package static let eventType: Column = "event_type"
    package static let trigger: Column = "trigger"
    package static let unwindAction: Column = "unwind_action"
    package static let creationSelector: Column = "creation_selector"
    package static let collectionClass: Column = "collection_class"
    package static let parentConnectionID: Column = "parent_connection_id"
    package static let options: Column = "options"

    // Constraints
    package static let constraintID: Column = "constraint_id"
    package static let owner: Column = "owner"
    package static let firstItemID: Column = "first_item_id"
    package static let firstAttribute: Column = "first_attribute"
    package static let relation: Column = "relation"
    package static let secondItemID: Column = "second_item_id"
    package static let secondAttribute: Column = "second_attribute"
    package static let constant: Column = "constant"
    package static let multiplier: Column = "multiplier"
    package static let priority: Column = "priority"

    // Other rows
    package static let controller: Column = "controller"
    package static let object: Column = "object"
    package static let type: Column = "type"
    package static let value: Column = "value"
    package static let catalog: Column = "catalog"
    package static let property: Column = "property"
    package static let elementID: Column = "element_id"
    package static let sizeClass: Column = "size_class"
    package static let referenceID: Column = "reference_id"
    package static let className: Column = "class"
    package static let superclass: Column = "superclass"
    package static let sourceKind: Column = "source_kind"
    package static let sourcePath: Column = "source_path"

    // The file itself
    package static let format: Column = "format"
    package static let platform: Column = "platform"
    package static let documentType: Column = "document_type"
    package static let version: Column = "version"
    package static let targetRuntime: Column = "target_runtime"
    package static let toolsVersion: Column = "tools_version"
    package static let systemVersion: Column = "system_version"
    package static let deployment: Column = "deployment"
    package static let usesAutolayout: Column = "use_autolayout"
    package static let usesSafeAreas: Column = "use_safe_areas"
    package static let usesTraitCollections: Column = "use_trait_collections"
    package static let isLaunchScreen: Column = "launch_screen"
    package static let initialControllerID: Column = "initial_controller_id"
}

/// The content of one column of a row.
enum Cell {
    /// A text, as written.
    case text(Text)
    /// A number, as written. `20` and `20.0` are equal.
    case number(Text)
    /// A JSON object.
    case json(Text)
    case flag(Bool)
    // The following cases store enumerations of the model, because copying a string costs reference counting.
    case role(ObjectRole)
    case resource(ResourceKind)
    case member(MemberKind)
    case format(FileFormat)
    case platform(Platform?)
    /// The id of an object, a constraint or a connection. Two references are equal if they refer to matched rows in
    /// both documents, even if the ids differ.
    case reference(Text)
    /// The id of a scene. It is compared in the same way as a reference.
    case scene(Text)
}
