import InterfaceBuilder
import Store

/// Writes the rows of a nib that are not objects, connections and constraints.
extension RowWriter {
    func writeClassDescriptions(
        of document: InterfaceDocument, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>
    ) throws {
        for (index, description) in document.classDescriptions.enumerated() {
            statements.classDescription.bind("id", ids.description + Int64(index))
            statements.classDescription.bind("file_id", file)
            statements.classDescription.bind("class", description.className, in: bytes)
            statements.classDescription.bind("superclass", description.superclass, in: bytes)
            statements.classDescription.bind("source_kind", description.sourceKind, in: bytes)
            statements.classDescription.bind("source_path", description.sourcePath, in: bytes)
            try statements.classDescription.finish(description.at, db)
        }
        for member in document.members {
            statements.member.bind("file_id", file)
            statements.member.bind("description_id", ids.description + Int64(member.description))
            statements.member.bind("class", document.classDescriptions[Int(member.description)].className, in: bytes)
            statements.member.bindCopy("kind", member.kind.rawValue)
            statements.member.bind("name", member.name, in: bytes)
            statements.member.bind("type", member.type, in: bytes)
            statements.member.bind("provenance", "description")
            statements.member.bind("visibility", "visible")
            statements.member.bind("is_variable", false)
            statements.member.bind("is_weak", false)
            statements.member.bind("is_static", false)
            statements.member.bind("is_requirement", false)
            statements.member.bind("is_override", false)
            statements.member.bind("traps", false)
            try statements.member.finish(member.at, db)
        }
        ids.description += Int64(document.classDescriptions.count)
    }

    func writeDetails(of document: InterfaceDocument, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>) throws {
        for scene in document.scenes {
            let initial = document[document.header.initialController]
            let controller = scene.controller < 0 ? nil : document[document.objects[Int(scene.controller)].objectID]
            statements.scene.bind("file_id", file)
            statements.scene.bind("scene_id", scene.sceneID, in: bytes)
            statements.scene.bind("controller", row(scene.controller))
            statements.scene.bind("is_initial", controller != nil && controller == initial)
            statements.scene.bind("line", Int64(scene.at.line))
            statements.scene.bind("column", Int64(scene.at.column))
            statements.scene.bind("attributes", scene.attributes, in: bytes)
            try statements.scene.execute(db)
        }
        for attribute in document.runtimeAttributes {
            statements.runtimeAttribute.bind("file_id", file)
            statements.runtimeAttribute.bind("object", row(attribute.object))
            statements.runtimeAttribute.bind("key_path", attribute.keyPath, in: bytes)
            statements.runtimeAttribute.bind("type", attribute.type, in: bytes)
            statements.runtimeAttribute.bind("value", attribute.value, in: bytes)
            try statements.runtimeAttribute.finish(attribute.at, db)
        }
        for resource in document.resources {
            statements.resource.bind("file_id", file)
            statements.resource.bind("kind", resource.kind, in: bytes)
            statements.resource.bind("name", resource.name, in: bytes)
            statements.resource.bind("catalog", resource.catalog, in: bytes)
            statements.resource.bind("line", Int64(resource.at.line))
            statements.resource.bind("column", Int64(resource.at.column))
            statements.resource.bind("attributes", resource.attributes, in: bytes)
            try statements.resource.execute(db)
        }
        try statements.resourceUse.expect(document.resourceUses.count, db)
        for use in document.resourceUses {
            statements.resourceUse.bind("file_id", file)
            statements.resourceUse.bind("object", row(use.object))
            statements.resourceUse.bind("kind", use.kind.column)
            statements.resourceUse.bind("name", use.name, in: bytes)
            statements.resourceUse.bind("property", use.property, in: bytes)
            try statements.resourceUse.finish(use.at, db)
        }
        try statements.text.expect(document.texts.count, db)
        for text in document.texts {
            statements.text.bind("file_id", file)
            statements.text.bind("object", row(text.object))
            statements.text.bind("property", text.property, in: bytes)
            statements.text.bind("text", text.text, in: bytes)
            try statements.text.finish(text.at, db)
        }
        for variation in document.variations {
            statements.variation.bind("file_id", file)
            statements.variation.bind("object", row(variation.object))
            statements.variation.bind("element_id", variation.elementID, in: bytes)
            statements.variation.bind("size_class", variation.sizeClass, in: bytes)
            statements.variation.bind("property", variation.property, in: bytes)
            statements.variation.bind("value", variation.value, in: bytes)
            statements.variation.bind("reference_id", variation.referenceID, in: bytes)
            try statements.variation.finish(variation.at, db)
        }
    }

    func writeClassNames(of document: InterfaceDocument, _ file: Int64, _ bytes: UnsafeBufferPointer<UInt8>)
        throws
    {
        let names = NibClassNames(of: document, bytes).entries
        try statements.nibClassName.expect(names.count, db)
        for name in names {
            statements.nibClassName.bind("file_id", file)
            statements.nibClassName.bind("name", name.name, in: bytes)
            statements.nibClassName.bind("module", name.module, in: bytes)
            statements.nibClassName.bind("is_targets", name.isTargets)
            statements.nibClassName.bind("is_used", name.isUsed)
            statements.nibClassName.bind("is_named", name.isNamed)
            statements.nibClassName.bind("objects", name.objects)
            statements.nibClassName.bind("owners", name.owners)
            try statements.nibClassName.execute(db)
        }
    }

    func writeSubtrees(of document: InterfaceDocument, _ file: Int64) throws {
        try statements.subtree.expect(document.subtrees.count, db)
        for subtree in document.subtrees {
            statements.subtree.bind("object", row(subtree.object))
            statements.subtree.bind("file_id", file)
            statements.subtree.bind("last_object", row(subtree.last))
            statements.subtree.bind("objects", Int64(subtree.objectCount))
            statements.subtree.bind("constraints", Int64(subtree.constraintCount))
            statements.subtree.bind("shape", Int64(bitPattern: subtree.shape))
            statements.subtree.bind("structure", Int64(bitPattern: subtree.structure))
            try statements.subtree.execute(db)
        }
    }
}
