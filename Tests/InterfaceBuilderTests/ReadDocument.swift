import InterfaceBuilder
import Testing

/// A document that was read from a nib. It finds records by their ids in the file and returns texts as strings, so that
/// a test can compare them in one line.
struct ReadDocument {
    let document: InterfaceDocument

    init(_ text: String) throws { try self.init(Array(text.utf8)) }

    init(_ bytes: [UInt8]) throws { document = try InterfaceReader().read(bytes) }

    subscript(_ text: Text) -> String? { document[text] }

    var objectIDs: [String?] { document.objects.map { document[$0.objectID] } }

    /// Returns the first object with the given id.
    func object(_ id: String) throws -> ObjectRecord {
        try #require(document.objects.first { document[$0.objectID] == id }, "no object \(id)")
    }

    /// Returns the first connection with the given id.
    func connection(_ id: String) throws -> ConnectionRecord {
        try #require(document.connections.first { document[$0.connectionID] == id }, "no connection \(id)")
    }

    /// Returns the first constraint with the given id.
    func constraint(_ id: String) throws -> ConstraintRecord {
        try #require(document.constraints.first { document[$0.constraintID] == id }, "no constraint \(id)")
    }

    /// Returns the object id of the object at an index, or nil if the index is negative.
    func id(at index: Int32) -> String? {
        index < 0 ? nil : document[document.objects[Int(index)].objectID]
    }

    /// Contains `objectID property = text` for every user-visible text.
    var texts: [String] {
        document.texts.map {
            "\(id(at: $0.object) ?? "-") \(document[$0.property] ?? "-") = \(document[$0.text] ?? "-")"
        }
    }

    /// Contains `objectID kind name as property` for every use of a resource.
    var resourceUses: [String] {
        document.resourceUses.map {
            "\(id(at: $0.object) ?? "-") \($0.kind.rawValue) \(document[$0.name] ?? "-") as \(document[$0.property] ?? "-")"
        }
    }

    /// Contains `objectID keyPath type = value` for every runtime attribute.
    var runtimeAttributes: [String] {
        document.runtimeAttributes.map {
            "\(id(at: $0.object) ?? "-") \(document[$0.keyPath] ?? "-") \(document[$0.type] ?? "-") = \(document[$0.value] ?? "NULL")"
        }
    }

    /// Contains `elementID sizeClass property value referenceID` for every variation.
    var variations: [String] {
        document.variations.map { record in
            [record.elementID, record.sizeClass, record.property, record.value, record.referenceID]
                .map { document[$0] ?? "-" }.joined(separator: " ")
        }
    }

    /// Returns the error that the reader throws, as `line:column: message`, or nil if the reader does not throw.
    static func failure(_ bytes: [UInt8]) -> String? {
        do {
            _ = try InterfaceReader().read(bytes)
            return nil
        } catch {
            return "\(error.line.map(String.init) ?? "-"):\(error.column.map(String.init) ?? "-"): \(error.message)"
        }
    }

    static func failure(_ text: String) -> String? { failure(Array(text.utf8)) }
}
