import InterfaceBuilder

/// The columns of the rows of a file, named as those of the index's tables.
package enum Column: String, Sendable {
    // Objects
    case objectID = "object_id"
    case element
    case baseClass = "base_class"
    case customClass = "custom_class"
    case customModule = "custom_module"
    case customModuleProvider = "custom_module_provider"
    case role, key
    case parentID = "parent_id"
    case sceneID = "scene_id"
    /// The place among the siblings that hang on the same key.
    case place
    case userLabel = "user_label"
    case text
    case reuseIdentifier = "reuse_identifier"
    case storyboardIdentifier = "storyboard_identifier"
    case restorationIdentifier = "restoration_identifier"
    case identifier, tag, x, y, width, height, misplaced, ambiguous
    case accessibilityLabel = "accessibility_label"
    case accessibilityHint = "accessibility_hint"
    case accessibilityIdentifier = "accessibility_identifier"
    case attributes

    // Connections
    case kind
    case connectionID = "connection_id"
    case sourceID = "source_id"
    case destinationID = "destination_id"
    case name
    case keyPath = "key_path"
    case eventType = "event_type"
    case trigger
    case unwindAction = "unwind_action"
    case creationSelector = "creation_selector"
    case collectionClass = "collection_class"
    case parentConnectionID = "parent_connection_id"
    case options

    // Constraints
    case constraintID = "constraint_id"
    case owner
    case firstItemID = "first_item_id"
    case firstAttribute = "first_attribute"
    case relation
    case secondItemID = "second_item_id"
    case secondAttribute = "second_attribute"
    case constant, multiplier, priority

    // Other rows
    case controller, object, type, value, catalog, property
    case elementID = "element_id"
    case sizeClass = "size_class"
    case referenceID = "reference_id"
    case className = "class"
    case superclass
    case sourceKind = "source_kind"
    case sourcePath = "source_path"

    // The file itself
    case format, platform
    case documentType = "document_type"
    case version
    case targetRuntime = "target_runtime"
    case toolsVersion = "tools_version"
    case systemVersion = "system_version"
    case deployment
    case usesAutolayout = "use_autolayout"
    case usesSafeAreas = "use_safe_areas"
    case usesTraitCollections = "use_trait_collections"
    case isLaunchScreen = "launch_screen"
    case initialControllerID = "initial_controller_id"
}

/// What one column of a row holds.
enum Cell {
    /// As written.
    case text(Text)
    /// A number, as written: `20` and `20.0` are the same.
    case number(Text)
    /// A JSON object.
    case json(Text)
    case flag(Bool)
    // As the model has them: with texts in it a cell would be counted wherever it goes.
    case role(ObjectRole)
    case resource(ResourceKind)
    case member(MemberKind)
    case format(FileFormat)
    case platform(Platform?)
    /// Id of an object, a constraint or a connection. It is the same where
    /// both documents mean the same thing by it, whatever its id is.
    case reference(Text)
    /// Id of a scene, likewise.
    case scene(Text)
}
