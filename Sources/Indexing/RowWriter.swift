import GRDB
import InterfaceBuilder
import Resources
import SourceCode
import Trees

/// One file with what was read of it.
struct FileReading: Sendable {
    enum Outcome: Sendable {
        /// The bytes are those that are indexed already.
        case sameContent
        case document(InterfaceDocument)
        case source(SourceFile)
        case settings(Settings)
        case strings(StringsTable)
        case asset(AssetSet)
        case fonts([FontFace])
        /// Of which nothing is kept but name and size.
        case unread
        case failed(ReadError)
    }

    let file: FoundFile
    /// SHA-256 in hexadecimal; nil where the bytes could not be read.
    var contentHash: String?
    var outcome: Outcome
    /// Names in a source by which it may ask for resources.
    var mentioned = Mentions()
}

/// Writes files and everything in them as rows.
final class RowWriter {
    private let db: Database
    private let treeID: Int64
    private let origins: OriginRules
    private let ids: RowIDs
    @exclusivity(unchecked) private var statements: RowStatements
    private let sources: SourceRowWriter
    private let strings: StringsRowWriter
    private let assets: AssetRowWriter

    /// - Parameter prefix: what the names of the tables begin with that are
    ///   written; empty for those of the index.
    init(_ db: Database, treeID: Int64, origins: OriginRules, ids: RowIDs, prefix: String = "") throws {
        self.db = db
        self.treeID = treeID
        self.origins = origins
        self.ids = ids
        statements = try RowStatements(db, prefix: prefix, room: ids.room)
        sources = try SourceRowWriter(db, ids: ids, prefix: prefix)
        strings = try StringsRowWriter(db, prefix: prefix, room: ids.room)
        assets = try AssetRowWriter(db, prefix: prefix, room: ids.room)
    }

    /// Writes one file. The rows of an earlier state must be gone.
    ///
    /// - Parameter id: the row id that the file had; nil for a new one.
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
        case .unread: try writeFile(reading, fileID, InterfaceDocument?.none, nil)
        case .document(let document):
            try writeFile(reading, fileID, document, nil)
            try document.utf8.withUnsafeBufferPointer { try writeContent(of: document, fileID, $0) }
            ids.object += Int64(document.objects.count)
        }
        return fileID
    }

    /// How much text one file may add: a small file can have a long name
    /// repeated in thousands of rows.
    private static func room(for reading: FileReading) -> Int {
        Limit.text + Limit.textPerByte * Int(clamping: reading.file.stamp.size)
    }

    private enum Limit {
        /// Bytes of text that any file may add.
        static let text = 2 << 20
        /// Bytes of text more for each of its own; real nibs add 0.7.
        static let textPerByte = 16
    }

    private func writeFile(_ reading: FileReading, _ id: Int64, _ document: InterfaceDocument?, _ error: ReadError?)
        throws
    {
        let path = reading.file.path
        guard let nib = IndexedPath(path) else { preconditionFailure("\(path) is of no kind that is indexed") }
        let utf8 = document?.utf8 ?? []
        try utf8.withUnsafeBufferPointer { bytes in
            let header = document?.header ?? DocumentHeader()
            let isRead = document?.format == .document || document?.format == .archive
            let problem = error ?? document?.problem
            statements.file.bind(id)
            statements.file.bind(treeID)
            statements.file.bindCopy(path.bytes)
            // Put right when all trees have their names.
            statements.file.bindCopy(path.bytes)
            statements.file.bindCopy(nib.name)
            statements.file.bindCopy(nib.kind)
            switch reading.outcome {
            case .source: statements.file.bind("source")
            case .settings(let settings) where settings.error == nil: statements.file.bind("settings")
            case .strings: statements.file.bind("strings")
            case .asset: statements.file.bind("asset")
            case .fonts: statements.file.bind("font")
            case .unread: statements.file.bind("unread")
            default: statements.file.bindCopy((document?.format ?? .error).rawValue)
            }
            statements.file.bindCopy(header.platform?.rawValue)
            statements.file.bindCopy(nib.localization)
            statements.file.bindCopy(nib.device)
            statements.file.bindCopy(nib.bundlePath)
            statements.file.bindCopy(nib.logicalPath)
            let mark = origins.mark(of: path)
            statements.file.bindCopy(mark?.rawValue ?? "own")
            statements.file.bindCopy(mark?.rawValue)
            statements.file.bind(header.documentType, in: bytes)
            statements.file.bind(header.version, in: bytes)
            statements.file.bind(header.targetRuntime, in: bytes)
            statements.file.bind(header.toolsVersion, in: bytes)
            statements.file.bind(header.systemVersion, in: bytes)
            statements.file.bind(header.deployment, in: bytes)
            for flag in [
                header.usesAutolayout, header.usesSafeAreas, header.usesTraitCollections, header.isLaunchScreen,
            ] {
                statements.file.bind(isRead && flag)
            }
            statements.file.bind(header.initialController, in: bytes)
            statements.file.bind(isRead ? Int64(document?.depth ?? 0) : nil)
            statements.file.bind(header.attributes, in: bytes)
            statements.file.bindCopy(problem?.message)
            statements.file.bind(problem?.line.map(Int64.init))
            statements.file.bind(problem?.column.map(Int64.init))
            statements.file.bind(reading.file.stamp.size)
            statements.file.bindCopy(reading.contentHash)
            statements.file.bind(reading.file.stamp.inode)
            statements.file.bind(reading.file.stamp.mtime)
            statements.file.bind(reading.file.stamp.ctime)
            try statements.file.execute(db)
        }
    }

    private func writeContent(of document: InterfaceDocument, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws
    {
        try statements.object.expect(document.objects.count, db)
        for (index, object) in document.objects.enumerated() { try write(object, index, of: document, file, bytes) }
        try statements.connection.expect(document.connections.count, db)
        for connection in document.connections { try write(connection, file, bytes) }
        try statements.constraint.expect(document.constraints.count, db)
        for constraint in document.constraints { try write(constraint, file, bytes) }
        let isNib = document.format == .document || document.format == .archive
        if isNib, !document.header.isStoryboard { try writeOwner(of: document, file, bytes) }
        try writeDetails(of: document, file, bytes)
        try writeClassDescriptions(of: document, file, bytes)
        try writeSubtrees(of: document, file)
    }

    /// Row id of an object by its index in the document.
    @inline(__always)
    private func row(_ index: Int32) -> Int64? { index < 0 ? nil : ids.object + Int64(index) }

    private func write(
        _ object: ObjectRecord, _ index: Int, of document: InterfaceDocument, _ file: Int64,
        _ bytes: UnsafeBufferPointer<UInt8>
    ) throws {
        statements.object.bind(ids.object + Int64(index))
        statements.object.bind(file)
        statements.object.bind(object.objectID, in: bytes)
        statements.object.bind(object.element, in: bytes)
        statements.object.bind(object.runtimeClass, in: bytes)
        statements.object.bind(object.baseClass, in: bytes)
        statements.object.bind(object.customClass, in: bytes)
        statements.object.bind(object.customModule, in: bytes)
        statements.object.bind(object.customModuleProvider, in: bytes)
        statements.object.bind(object.role.column)
        statements.object.bind(object.key, in: bytes)
        statements.object.bind(object.parent < 0 ? .none : document.objects[Int(object.parent)].objectID, in: bytes)
        statements.object.bind(row(object.parent))
        statements.object.bind(Int64(object.depth))
        statements.object.bind(Int64(object.position))
        statements.object.bind(object.topLevelIndex < 0 ? nil : Int64(object.topLevelIndex))
        statements.object.bind(object.scene < 0 ? .none : document.scenes[Int(object.scene)].sceneID, in: bytes)
        statements.object.bind(object.userLabel, in: bytes)
        statements.object.bind(object.text, in: bytes)
        statements.object.bind(object.reuseIdentifier, in: bytes)
        statements.object.bind(object.storyboardIdentifier, in: bytes)
        statements.object.bind(object.restorationIdentifier, in: bytes)
        statements.object.bind(object.identifier, in: bytes)
        statements.object.bindInteger(object.tag, in: bytes)
        statements.object.bindNumber(object.frame.x, in: bytes)
        statements.object.bindNumber(object.frame.y, in: bytes)
        statements.object.bindNumber(object.frame.width, in: bytes)
        statements.object.bindNumber(object.frame.height, in: bytes)
        statements.object.bind(object.isMisplaced)
        statements.object.bind(object.isAmbiguous)
        statements.object.bind(object.accessibilityLabel, in: bytes)
        statements.object.bind(object.accessibilityHint, in: bytes)
        statements.object.bind(object.accessibilityIdentifier, in: bytes)
        statements.object.bind(Int64(object.at.line))
        statements.object.bind(Int64(object.at.column))
        statements.object.bind(object.attributes, in: bytes)
        try statements.object.execute(db)
    }

    private func write(_ connection: ConnectionRecord, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        statements.connection.bind(file)
        statements.connection.bind(connection.kind, in: bytes)
        statements.connection.bind(connection.connectionID, in: bytes)
        statements.connection.bind(connection.sourceID, in: bytes)
        statements.connection.bind(row(connection.source))
        statements.connection.bind(connection.destinationID, in: bytes)
        statements.connection.bind(row(connection.destination))
        statements.connection.bind(connection.name, in: bytes)
        statements.connection.bind(connection.keyPath, in: bytes)
        statements.connection.bind(connection.eventType, in: bytes)
        statements.connection.bind(connection.trigger, in: bytes)
        statements.connection.bind(connection.identifier, in: bytes)
        statements.connection.bind(connection.customClass, in: bytes)
        statements.connection.bind(connection.customModule, in: bytes)
        statements.connection.bind(connection.customModuleProvider, in: bytes)
        statements.connection.bind(connection.unwindAction, in: bytes)
        statements.connection.bind(connection.creationSelector, in: bytes)
        statements.connection.bind(connection.collectionClass, in: bytes)
        statements.connection.bind(connection.parentConnectionID, in: bytes)
        statements.connection.bind(Int64(connection.at.line))
        statements.connection.bind(Int64(connection.at.column))
        statements.connection.bind(connection.attributes, in: bytes)
        statements.connection.bind(connection.options, in: bytes)
        try statements.connection.execute(db)
    }

    private func write(_ constraint: ConstraintRecord, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        statements.constraint.bind(file)
        statements.constraint.bind(constraint.constraintID, in: bytes)
        statements.constraint.bind(row(constraint.owner))
        statements.constraint.bind(constraint.firstItemID, in: bytes)
        statements.constraint.bind(row(constraint.firstItem))
        statements.constraint.bind(constraint.firstAttribute, in: bytes)
        statements.constraint.bind(constraint.relation, in: bytes)
        statements.constraint.bind(constraint.secondItemID, in: bytes)
        statements.constraint.bind(row(constraint.secondItem))
        statements.constraint.bind(constraint.secondAttribute, in: bytes)
        statements.constraint.bindNumber(constraint.constant, in: bytes)
        statements.constraint.bind(constraint.multiplier, in: bytes)
        statements.constraint.bindNumber(constraint.priority, in: bytes)
        statements.constraint.bind(constraint.identifier, in: bytes)
        statements.constraint.bind(constraint.userLabel, in: bytes)
        statements.constraint.bind(constraint.customClass, in: bytes)
        statements.constraint.bind(constraint.customModule, in: bytes)
        statements.constraint.bind(Int64(constraint.at.line))
        statements.constraint.bind(Int64(constraint.at.column))
        statements.constraint.bind(constraint.attributes, in: bytes)
        try statements.constraint.execute(db)
    }

    private func writeOwner(of document: InterfaceDocument, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        let index = document.filesOwner
        let owner = index.map { document.objects[$0] }
        statements.owner.bind(file)
        statements.owner.bind(index.flatMap { row(Int32($0)) })
        statements.owner.bind(owner?.customClass ?? .none, in: bytes)
        statements.owner.bind(owner?.customModule ?? .none, in: bytes)
        statements.owner.bind(owner?.customModuleProvider ?? .none, in: bytes)
        try statements.owner.execute(db)
    }

    private func writeClassDescriptions(
        of document: InterfaceDocument, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>
    ) throws {
        for (index, description) in document.classDescriptions.enumerated() {
            statements.classDescription.bind(ids.description + Int64(index))
            statements.classDescription.bind(file)
            statements.classDescription.bind(description.className, in: bytes)
            statements.classDescription.bind(description.superclass, in: bytes)
            statements.classDescription.bind(description.sourceKind, in: bytes)
            statements.classDescription.bind(description.sourcePath, in: bytes)
            try statements.classDescription.finish(description.at, db)
        }
        for member in document.members {
            statements.member.bind(file)
            statements.member.bind(ids.description + Int64(member.description))
            statements.member.bind(document.classDescriptions[Int(member.description)].className, in: bytes)
            statements.member.bindCopy(member.kind.rawValue)
            statements.member.bind(member.name, in: bytes)
            statements.member.bind(member.type, in: bytes)
            statements.member.bind("description")
            statements.member.bind("visible")
            for _ in ["is_variable", "is_static", "is_requirement", "is_override"] { statements.member.bind(false) }
            try statements.member.finish(member.at, db)
        }
        ids.description += Int64(document.classDescriptions.count)
    }

    private func writeDetails(of document: InterfaceDocument, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws
    {
        for scene in document.scenes {
            let initial = document[document.header.initialController]
            let controller = scene.controller < 0 ? nil : document[document.objects[Int(scene.controller)].objectID]
            statements.scene.bind(file)
            statements.scene.bind(scene.sceneID, in: bytes)
            statements.scene.bind(row(scene.controller))
            statements.scene.bind(controller != nil && controller == initial)
            statements.scene.bind(Int64(scene.at.line))
            statements.scene.bind(Int64(scene.at.column))
            statements.scene.bind(scene.attributes, in: bytes)
            try statements.scene.execute(db)
        }
        for attribute in document.runtimeAttributes {
            statements.runtimeAttribute.bind(file)
            statements.runtimeAttribute.bind(row(attribute.object))
            statements.runtimeAttribute.bind(attribute.keyPath, in: bytes)
            statements.runtimeAttribute.bind(attribute.type, in: bytes)
            statements.runtimeAttribute.bind(attribute.value, in: bytes)
            try statements.runtimeAttribute.finish(attribute.at, db)
        }
        for resource in document.resources {
            statements.resource.bind(file)
            statements.resource.bind(resource.kind, in: bytes)
            statements.resource.bind(resource.name, in: bytes)
            statements.resource.bind(resource.catalog, in: bytes)
            statements.resource.bind(Int64(resource.at.line))
            statements.resource.bind(Int64(resource.at.column))
            statements.resource.bind(resource.attributes, in: bytes)
            try statements.resource.execute(db)
        }
        try statements.resourceUse.expect(document.resourceUses.count, db)
        for use in document.resourceUses {
            statements.resourceUse.bind(file)
            statements.resourceUse.bind(row(use.object))
            statements.resourceUse.bind(use.kind.column)
            statements.resourceUse.bind(use.name, in: bytes)
            statements.resourceUse.bind(use.property, in: bytes)
            try statements.resourceUse.finish(use.at, db)
        }
        try statements.text.expect(document.texts.count, db)
        for text in document.texts {
            statements.text.bind(file)
            statements.text.bind(row(text.object))
            statements.text.bind(text.property, in: bytes)
            statements.text.bind(text.text, in: bytes)
            try statements.text.finish(text.at, db)
        }
        for variation in document.variations {
            statements.variation.bind(file)
            statements.variation.bind(row(variation.object))
            statements.variation.bind(variation.elementID, in: bytes)
            statements.variation.bind(variation.sizeClass, in: bytes)
            statements.variation.bind(variation.property, in: bytes)
            statements.variation.bind(variation.value, in: bytes)
            statements.variation.bind(variation.referenceID, in: bytes)
            try statements.variation.finish(variation.at, db)
        }
    }

    private func writeSubtrees(of document: InterfaceDocument, _ file: Int64) throws {
        try statements.subtree.expect(document.subtrees.count, db)
        for subtree in document.subtrees {
            statements.subtree.bind(row(subtree.object))
            statements.subtree.bind(file)
            statements.subtree.bind(row(subtree.last))
            statements.subtree.bind(Int64(subtree.objectCount))
            statements.subtree.bind(Int64(subtree.constraintCount))
            statements.subtree.bind(Int64(bitPattern: subtree.shape))
            statements.subtree.bind(Int64(bitPattern: subtree.structure))
            try statements.subtree.execute(db)
        }
    }
}

extension InsertStatement {
    /// Binds line and column, which end most rows, and runs the INSERT.
    fileprivate mutating func finish(_ at: Position, _ db: Database) throws {
        bind(Int64(at.line))
        bind(Int64(at.column))
        try execute(db)
    }
}
