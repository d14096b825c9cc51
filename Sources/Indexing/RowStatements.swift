import GRDB

/// The INSERTs of the rows of nibs and storyboards.
struct RowStatements {
    var file, object, connection, constraint, owner, scene: InsertStatement
    var runtimeAttribute, resource, resourceUse, text, variation, classDescription, member, subtree: InsertStatement

    /// - Parameters:
    ///   - prefix: what the names of the tables begin with.
    ///   - room: as ``InsertStatement`` takes it.
    init(_ db: Database, prefix: String, room: UnsafeMutablePointer<Int>) throws {
        func insert(_ table: String, _ columns: String) throws -> InsertStatement {
            try InsertStatement(
                db, table: table, prefix: prefix, columns: columns.split(separator: " ").map(String.init), room: room)
        }
        file = try insert(
            "files",
            """
            id tree_id path display_path name kind format platform localization device bundle_path logical_path origin \
            marked_origin document_type \
            document_version target_runtime tools_version system_version deployment use_autolayout \
            use_safe_areas use_trait_collections launch_screen initial_controller_id depth attributes error \
            error_line error_column size content_hash inode mtime_ns ctime_ns
            """)
        object = try insert(
            "objects",
            """
            id file_id object_id element class base_class custom_class custom_module custom_module_provider role key \
            parent_id parent depth position top_level_index scene_id user_label text reuse_identifier \
            storyboard_identifier restoration_identifier identifier tag x y width height misplaced ambiguous \
            accessibility_label accessibility_hint accessibility_identifier line column attributes
            """)
        connection = try insert(
            "connections",
            """
            file_id kind connection_id source_id source destination_id destination name key_path event_type \
            trigger identifier custom_class custom_module custom_module_provider unwind_action creation_selector collection_class \
            parent_connection_id line column attributes options
            """)
        constraint = try insert(
            "constraints",
            """
            file_id constraint_id owner first_item_id first_item first_attribute relation second_item_id \
            second_item second_attribute constant multiplier priority identifier user_label custom_class \
            custom_module line column attributes
            """)
        owner = try insert("owners", "file_id object class module module_provider")
        scene = try insert("scenes", "file_id scene_id controller is_initial line column attributes")
        runtimeAttribute = try insert("runtime_attributes", "file_id object key_path type value line column")
        resource = try insert("resources", "file_id kind name catalog line column attributes")
        resourceUse = try insert("resource_uses", "file_id object kind name property line column")
        text = try insert("texts", "file_id object property text line column")
        classDescription = try insert(
            "class_descriptions", "id file_id class superclass source_kind source_path line column")
        member = try insert(
            "members",
            """
            file_id description_id class kind name type provenance visibility is_variable is_static is_requirement is_override \
            line column
            """)
        variation = try insert(
            "variations",
            """
            file_id object element_id size_class property value reference_id line column
            """)
        subtree = try insert("subtrees", "object file_id last_object objects constraints shape structure")
    }
}
