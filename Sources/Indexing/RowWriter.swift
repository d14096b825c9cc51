import Store
import InterfaceBuilder
import Resources
import SourceCode
import Trees

/// Writes rows for files and for everything in them.
final class RowWriter {
    let db: Database
    private let treeID: Int64
    private let origins: OriginRules
    let ids: RowIDs
    @exclusivity(unchecked) var statements: RowStatements
    private let sources: SourceRowWriter
    private let strings: StringsRowWriter
    private let assets: AssetRowWriter
    private let conflicts: LayoutConflictRowWriter

    /// - Parameter prefix: the prefix of the table names; empty for the tables of the index.
    init(_ db: Database, treeID: Int64, origins: OriginRules, ids: RowIDs, prefix: String = "") throws {
        self.db = db
        self.treeID = treeID
        self.origins = origins
        self.ids = ids
        statements = try RowStatements(db, prefix: prefix, room: ids.room)
        sources = try SourceRowWriter(db, ids: ids, prefix: prefix)
        strings = try StringsRowWriter(db, prefix: prefix, room: ids.room)
        assets = try AssetRowWriter(db, prefix: prefix, room: ids.room)
        conflicts = try LayoutConflictRowWriter(db, prefix: prefix, room: ids.room)
    }

    /// Writes the rows of one file. If the index already has rows for the file, delete them first.
    ///
    /// - Parameter id: the previous row id of the file; nil for a new file.
    /// - Returns: the row id of the file.
    @discardableResult
    func write(_ reading: FileReading, id: Int64? = nil) throws -> Int64 {
        let fileID = id ?? ids.file
        ids.file = max(ids.file, fileID + 1)
        ids.room.pointee = Self.room(for: reading)
        switch reading.outcome {
        case .sameContent: preconditionFailure("a file with the same content keeps its rows")
        case .failed(let error): try writeFile(reading, fileID, InterfaceDocument?.none, error)
        case .source(let source):
            try writeFile(reading, fileID, InterfaceDocument?.none, source.error.map { ReadError($0) })
            try sources.write(source, fileID)
            try strings.write(reading.mentioned, fileID)
        case .settings(let settings):
            try writeFile(reading, fileID, InterfaceDocument?.none, settings.error ?? settings.problem)
            try sources.write(settings, fileID)
            try strings.write(reading.mentioned, fileID)
        case .strings(let table):
            try writeFile(reading, fileID, InterfaceDocument?.none, table.problem.map { ReadError($0) })
            try strings.write(table, fileID, language: IndexedPath(reading.file.path)?.localization)
        case .asset(let set):
            try writeFile(reading, fileID, InterfaceDocument?.none, nil)
            try assets.write(set, fileID, reading.file.path, catalog: IndexedPath(reading.file.path)?.bundlePath)
        case .fonts(let faces):
            try writeFile(reading, fileID, InterfaceDocument?.none, nil)
            try assets.write(faces, fileID)
        case .page:
            try writeFile(reading, fileID, InterfaceDocument?.none, nil)
            try strings.write(reading.mentioned, fileID)
        case .unread: try writeFile(reading, fileID, InterfaceDocument?.none, nil)
        case .document(let document):
            try writeFile(reading, fileID, document, nil)
            try document.utf8.withUnsafeBufferPointer { bytes in
                try writeContent(of: document, reading.ambiguous, fileID, bytes)
                try conflicts.write(reading.conflicts, of: document, fileID, firstObject: ids.object, bytes)
            }
            ids.object += Int64(document.objects.count)
        }
        return fileID
    }

    /// Returns the number of bytes of text that one file may add to the index. Without a limit, a small file could
    /// repeat a long name in thousands of rows.
    private static func room(for reading: FileReading) -> Int {
        Limit.text + Limit.textPerByte * Int(clamping: reading.file.stamp.size)
    }

    private enum Limit {
        /// The number of bytes of text that a file of any size may add.
        static let text = 2 << 20
        /// The number of additional bytes of text for each byte of the file. Real nibs add 0.7.
        static let textPerByte = 16
    }

    private func writeFile(_ reading: FileReading, _ id: Int64, _ document: InterfaceDocument?, _ error: ReadError?)
        throws
    {
        let path = reading.file.path
        guard let nib = IndexedPath(path) else { preconditionFailure("\(path) has a kind that is not indexed") }
        let utf8 = document?.utf8 ?? []
        try utf8.withUnsafeBufferPointer { bytes in
            let header = document?.header ?? DocumentHeader()
            let isRead = document?.isNib == true
            let problem = error ?? document?.problem
            statements.file.bind("id", id)
            statements.file.bind("tree_id", treeID)
            statements.file.bindCopy("path", path.bytes)
            // The display path is corrected later, when the names of all trees are known.
            statements.file.bindCopy("display_path", path.bytes)
            statements.file.bindCopy("name", nib.name)
            statements.file.bindCopy("kind", nib.kind)
            statements.file.bindCopy("format", Self.format(of: reading, document))
            statements.file.bindCopy("platform", header.platform?.rawValue)
            statements.file.bindCopy("localization", nib.localization)
            statements.file.bindCopy("device", nib.device)
            statements.file.bindCopy("bundle_path", nib.bundlePath)
            statements.file.bindCopy("folder", Self.folder(of: path.bytes))
            statements.file.bindCopy("logical_path", nib.logicalPath)
            statements.file.bindCopy("logical_folder", Self.folder(of: nib.logicalPath))
            let mark = origins.mark(of: path)
            statements.file.bindCopy("origin", mark?.rawValue ?? "own")
            statements.file.bindCopy("marked_origin", mark?.rawValue)
            statements.file.bind("document_type", header.documentType, in: bytes)
            statements.file.bind("document_version", header.version, in: bytes)
            statements.file.bind("target_runtime", header.targetRuntime, in: bytes)
            statements.file.bind("tools_version", header.toolsVersion, in: bytes)
            statements.file.bind("system_version", header.systemVersion, in: bytes)
            statements.file.bind("deployment", header.deployment, in: bytes)
            statements.file.bind("use_autolayout", isRead && header.usesAutolayout)
            statements.file.bind("use_safe_areas", isRead && header.usesSafeAreas)
            statements.file.bind("use_trait_collections", isRead && header.usesTraitCollections)
            statements.file.bind("launch_screen", isRead && header.isLaunchScreen)
            statements.file.bind("initial_controller_id", header.initialController, in: bytes)
            statements.file.bind("depth", isRead ? Int64(document?.depth ?? 0) : nil)
            statements.file.bind("attributes", header.attributes, in: bytes)
            statements.file.bindCopy("error", problem?.message)
            statements.file.bind("error_line", problem?.line.map(Int64.init))
            statements.file.bind("error_column", problem?.column.map(Int64.init))
            statements.file.bind("size", reading.file.stamp.size)
            statements.file.bindCopy("content_hash", reading.contentHash)
            statements.file.bind("inode", reading.file.stamp.inode)
            statements.file.bind("mtime_ns", reading.file.stamp.mtime)
            statements.file.bind("ctime_ns", reading.file.stamp.ctime)
            try statements.file.execute(db)
        }
    }

    /// Returns the value of the column `format`.
    private static func format(of reading: FileReading, _ document: InterfaceDocument?) -> String {
        switch reading.outcome {
        case .source: "source"
        case .settings(let settings) where settings.error == nil: "settings"
        case .strings: "strings"
        case .asset: "asset"
        case .fonts: "font"
        case .page: "page"
        case .unread: "unread"
        default: (document?.format ?? .error).rawValue
        }
    }

    /// Returns everything up to and including the last slash.
    private static func folder(of path: [UInt8]) -> [UInt8] {
        path.lastIndex(of: UInt8(ascii: "/")).map { Array(path[...$0]) } ?? []
    }

    private func writeContent(
        of document: InterfaceDocument, _ ambiguous: Set<Int>, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>
    ) throws {
        try statements.object.expect(document.objects.count, db)
        for (index, object) in document.objects.enumerated() {
            statements.object.bind("ambiguity_confirmed", ambiguous.contains(index))
            try write(object, index, of: document, file, bytes)
        }
        try statements.connection.expect(document.connections.count, db)
        for connection in document.connections { try write(connection, file, bytes) }
        try statements.constraint.expect(document.constraints.count, db)
        for constraint in document.constraints { try write(constraint, file, bytes) }
        if document.isNib, !document.header.isStoryboard { try writeOwner(of: document, file, bytes) }
        try writeDetails(of: document, file, bytes)
        try writeClassDescriptions(of: document, file, bytes)
        try writeClassNames(of: document, file, bytes)
        try writeSubtrees(of: document, file)
    }

    /// Returns the row id of an object, by its index in the document.
    @inline(__always)
    func row(_ index: Int32) -> Int64? { index < 0 ? nil : ids.object + Int64(index) }

    private func write(
        _ object: ObjectRecord, _ index: Int, of document: InterfaceDocument, _ file: Int64,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws {
        statements.object.bind("id", ids.object + Int64(index))
        statements.object.bind("file_id", file)
        statements.object.bind("object_id", object.objectID, in: bytes)
        statements.object.bind("element", object.element, in: bytes)
        statements.object.bind("class", object.runtimeClass, in: bytes)
        statements.object.bind("base_class", object.baseClass, in: bytes)
        statements.object.bind("custom_class", object.customClass, in: bytes)
        statements.object.bind("custom_module", object.customModule, in: bytes)
        statements.object.bind("custom_module_provider", object.customModuleProvider, in: bytes)
        statements.object.bind("role", object.role.column)
        statements.object.bind("key", object.key, in: bytes)
        statements.object.bind(
            "parent_id", object.parent < 0 ? .none : document.objects[Int(object.parent)].objectID, in: bytes)
        statements.object.bind("parent", row(object.parent))
        statements.object.bind("depth", Int64(object.depth))
        statements.object.bind("position", Int64(object.position))
        statements.object.bind("top_level_index", object.topLevelIndex < 0 ? nil : Int64(object.topLevelIndex))
        statements.object.bind(
            "scene_id", object.scene < 0 ? .none : document.scenes[Int(object.scene)].sceneID, in: bytes)
        for field in ObjectRecord.texts { statements.object.bind(field.column, field.text(object), in: bytes) }
        let tag = object.tag.range.flatMap { DecimalText.integer(bytes[$0]) }
        statements.object.bind("tag", tag)
        statements.object.bind("tag_text", tag == nil ? object.tag : .none, in: bytes)
        statements.object.bindNumber("x", object.frame.x, in: bytes)
        statements.object.bindNumber("y", object.frame.y, in: bytes)
        statements.object.bindNumber("width", object.frame.width, in: bytes)
        statements.object.bindNumber("height", object.frame.height, in: bytes)
        statements.object.bind("misplaced", object.isMisplaced)
        statements.object.bind("ambiguous", object.isAmbiguous)
        statements.object.bind("line", Int64(object.at.line))
        statements.object.bind("column", Int64(object.at.column))
        statements.object.bind("attributes", object.attributes, in: bytes)
        try statements.object.execute(db)
    }

    private func write(_ connection: ConnectionRecord, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        statements.connection.bind("file_id", file)
        statements.connection.bind("kind", connection.kind, in: bytes)
        statements.connection.bind("connection_id", connection.connectionID, in: bytes)
        statements.connection.bind("source_id", connection.sourceID, in: bytes)
        statements.connection.bind("source", row(connection.source))
        statements.connection.bind("destination_id", connection.destinationID, in: bytes)
        statements.connection.bind("destination", row(connection.destination))
        statements.connection.bind("name", connection.name, in: bytes)
        statements.connection.bind("key_path", connection.keyPath, in: bytes)
        statements.connection.bind("event_type", connection.eventType, in: bytes)
        statements.connection.bind("trigger", connection.trigger, in: bytes)
        statements.connection.bind("identifier", connection.identifier, in: bytes)
        statements.connection.bind("custom_class", connection.customClass, in: bytes)
        statements.connection.bind("custom_module", connection.customModule, in: bytes)
        statements.connection.bind("custom_module_provider", connection.customModuleProvider, in: bytes)
        statements.connection.bind("unwind_action", connection.unwindAction, in: bytes)
        statements.connection.bind("creation_selector", connection.creationSelector, in: bytes)
        statements.connection.bind("collection_class", connection.collectionClass, in: bytes)
        statements.connection.bind("parent_connection_id", connection.parentConnectionID, in: bytes)
        statements.connection.bind("line", Int64(connection.at.line))
        statements.connection.bind("column", Int64(connection.at.column))
        statements.connection.bind("attributes", connection.attributes, in: bytes)
        statements.connection.bind("options", connection.options, in: bytes)
        try statements.connection.execute(db)
    }

    private func write(_ constraint: ConstraintRecord, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        statements.constraint.bind("file_id", file)
        statements.constraint.bind("constraint_id", constraint.constraintID, in: bytes)
        statements.constraint.bind("owner", row(constraint.owner))
        statements.constraint.bind("first_item_id", constraint.firstItemID, in: bytes)
        statements.constraint.bind("first_item", row(constraint.firstItem))
        statements.constraint.bind("first_attribute", constraint.firstAttribute, in: bytes)
        statements.constraint.bind("relation", constraint.relation, in: bytes)
        statements.constraint.bind("second_item_id", constraint.secondItemID, in: bytes)
        statements.constraint.bind("second_item", row(constraint.secondItem))
        statements.constraint.bind("second_attribute", constraint.secondAttribute, in: bytes)
        statements.constraint.bindNumber("constant", constraint.constant, in: bytes)
        statements.constraint.bind("multiplier", constraint.multiplier, in: bytes)
        statements.constraint.bindNumber("priority", constraint.priority, in: bytes)
        statements.constraint.bind("identifier", constraint.identifier, in: bytes)
        statements.constraint.bind("user_label", constraint.userLabel, in: bytes)
        statements.constraint.bind("custom_class", constraint.customClass, in: bytes)
        statements.constraint.bind("custom_module", constraint.customModule, in: bytes)
        statements.constraint.bind("line", Int64(constraint.at.line))
        statements.constraint.bind("column", Int64(constraint.at.column))
        statements.constraint.bind("attributes", constraint.attributes, in: bytes)
        try statements.constraint.execute(db)
    }

    private func writeOwner(of document: InterfaceDocument, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        let index = document.filesOwner
        let owner = index.map { document.objects[$0] }
        statements.owner.bind("file_id", file)
        statements.owner.bind("object", index.flatMap { row(Int32($0)) })
        statements.owner.bind("class", owner?.customClass ?? .none, in: bytes)
        statements.owner.bind("module", owner?.customModule ?? .none, in: bytes)
        statements.owner.bind("module_provider", owner?.customModuleProvider ?? .none, in: bytes)
        try statements.owner.execute(db)
    }
}
