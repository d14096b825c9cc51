import InterfaceBuilder

/// The columns of the rows of a file, named as those of the index's tables.
public struct Column: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name in the table.
    public let rawValue: String

    /// The column with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The column with a name.
    public init(stringLiteral name: String) { rawValue = name }

    /// The columns of ``ObjectRecord/texts``.
    static let texts = ObjectRecord.texts.map { (column: Column(rawValue: $0.column.description), text: $0.text) }

    // Objects
    public static let objectID: Column = "object_id"
    public static let element: Column = "element"
    public static let baseClass: Column = "base_class"
    public static let customClass: Column = "custom_class"
    public static let customModule: Column = "custom_module"
    public static let customModuleProvider: Column = "custom_module_provider"
    public static let role: Column = "role"
    public static let key: Column = "key"
    public static let parentID: Column = "parent_id"
    public static let sceneID: Column = "scene_id"
    /// The place among the siblings that hang on the same key.
    public static let place: Column = "place"
    public static let userLabel: Column = "user_label"
    public static let text: Column = "text"
    public static let reuseIdentifier: Column = "reuse_identifier"
    public static let storyboardIdentifier: Column = "storyboard_identifier"
    public static let restorationIdentifier: Column = "restoration_identifier"
    public static let identifier: Column = "identifier"
    public static let tag: Column = "tag"
    public static let x: Column = "x"
    public static let y: Column = "y"
    public static let width: Column = "width"
    public static let height: Column = "height"
    public static let misplaced: Column = "misplaced"
    public static let ambiguous: Column = "ambiguous"
    public static let attributes: Column = "attributes"

    // Connections
    public static let kind: Column = "kind"
    public static let connectionID: Column = "connection_id"
    public static let sourceID: Column = "source_id"
    public static let destinationID: Column = "destination_id"
    public static let name: Column = "name"
    public static let keyPath: Column = "key_path"
    public static let eventType: Column = "event_type"
    public static let trigger: Column = "trigger"
    public static let unwindAction: Column = "unwind_action"
    public static let creationSelector: Column = "creation_selector"
    public static let collectionClass: Column = "collection_class"
    public static let parentConnectionID: Column = "parent_connection_id"
    public static let options: Column = "options"

    // Constraints
    public static let constraintID: Column = "constraint_id"
    public static let owner: Column = "owner"
    public static let firstItemID: Column = "first_item_id"
    public static let firstAttribute: Column = "first_attribute"
    public static let relation: Column = "relation"
    public static let secondItemID: Column = "second_item_id"
    public static let secondAttribute: Column = "second_attribute"
    public static let constant: Column = "constant"
    public static let multiplier: Column = "multiplier"
    public static let priority: Column = "priority"

    // Other rows
    public static let controller: Column = "controller"
    public static let object: Column = "object"
    public static let type: Column = "type"
    public static let value: Column = "value"
    public static let catalog: Column = "catalog"
    public static let property: Column = "property"
    public static let elementID: Column = "element_id"
    public static let sizeClass: Column = "size_class"
    public static let referenceID: Column = "reference_id"
    public static let className: Column = "class"
    public static let superclass: Column = "superclass"
    public static let sourceKind: Column = "source_kind"
    public static let sourcePath: Column = "source_path"

    // The file itself
    public static let format: Column = "format"
    public static let platform: Column = "platform"
    public static let documentType: Column = "document_type"
    public static let version: Column = "version"
    public static let targetRuntime: Column = "target_runtime"
    public static let toolsVersion: Column = "tools_version"
    public static let systemVersion: Column = "system_version"
    public static let deployment: Column = "deployment"
    public static let usesAutolayout: Column = "use_autolayout"
    public static let usesSafeAreas: Column = "use_safe_areas"
    public static let usesTraitCollections: Column = "use_trait_collections"
    public static let isLaunchScreen: Column = "launch_screen"
    public static let initialControllerID: Column = "initial_controller_id"
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
