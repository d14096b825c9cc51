import Bytes
import InterfaceBuilder

/// All differences between two versions of one Interface Builder file. These changes turn the rows of the old version
/// into exactly the rows of the new version.
///
/// Values that follow from other rows are left out: the depth of an object, its class at run time, and its place among
/// all top-level objects. Rows are in the order of the new document, followed by the rows that only the old document
/// contains.
package struct DocumentChanges: Sendable {
    /// The earlier version.
    package let old: InterfaceDocument
    /// The later version.
    package let new: InterfaceDocument
    /// The change of the root element; nil if it is equal in both.
    package internal(set) var document: RowChange?
    /// Objects that were added, removed, moved or changed.
    package internal(set) var objects: [RowChange] = []
    /// Connections that were added, removed or changed.
    package internal(set) var connections: [RowChange] = []
    /// Constraints that were added, removed or changed.
    package internal(set) var constraints: [RowChange] = []
    /// All other rows, by kind.
    package internal(set) var details: [RowChange] = []
    /// The number of matched rows whose order changed, by kind. Only lists whose order has no meaning are counted, such
    /// as the constraints of a view.
    package internal(set) var reordered: [RowKind: Int] = [:]
    /// For each old object, the index of its new object; -1 if it was removed.
    package internal(set) var newObject: [Int32] = []
    /// For each new object, the index of its old object; -1 if it was added.
    package internal(set) var oldObject: [Int32] = []

    init(old: InterfaceDocument, new: InterfaceDocument) {
        self.old = old
        self.new = new
    }

    /// All changes. The change of the file itself comes first.
    package var rows: [RowChange] {
        (document.map { [$0] } ?? []) + objects + connections + constraints + details
    }

    /// Whether there are no differences, not even noise.
    package var isEmpty: Bool {
        document == nil && objects.isEmpty && connections.isEmpty && constraints.isEmpty && details.isEmpty
            && reordered.isEmpty
    }

    /// Whether all differences are noise.
    package var isNoise: Bool { rows.allSatisfy(\.isNoise) }
}

/// A row that only one of the two documents contains, or that differs between them.
package struct RowChange: Sendable {
    /// The kind of the row.
    package let kind: RowKind
    /// The index of the record in the old document; nil if the row was added.
    package let old: Int?
    /// The index of the record in the new document; nil if the row was removed.
    package let new: Int?
    /// How the two records were matched.
    package let match: Match
    /// The values that changed; empty if the row was added or removed.
    package internal(set) var values: [ValueChange] = []
    /// Whether the object has another parent, key or scene, or another place among its siblings.
    package internal(set) var isMoved = false
    /// The reason why the addition or removal of the row is noise; nil if it is not noise.
    package internal(set) var noise: Noise?
    /// Whether another change already reports this content. For example, a text is also an attribute of its object.
    package internal(set) var isRepeated = false

    /// Whether all differences of the row are noise.
    package var isNoise: Bool {
        if isRepeated || noise != nil { return true }
        return old != nil && new != nil && values.allSatisfy { $0.noise != nil }
    }

    /// Whether both documents contain the row.
    package var isChange: Bool { old != nil && new != nil }
}

/// How a row of one document was matched to a row of another.
package enum Match: String, Sendable {
    /// The ids are equal.
    case id
    /// The ids differ, but other properties identify the row. For an object, these are its class, together with its
    /// texts, contents or an outlet. For a connection or constraint, they are the objects that it connects.
    case certain
    /// One of two cases: the class and parent are equal, but the ids differ; or the ids and parents are equal, but the
    /// elements differ.
    case likely
}

/// One value that changed.
package struct ValueChange: Sendable {
    /// The column of the row.
    package let column: Column
    /// If the column contains JSON, the path to the value; otherwise empty.
    package let path: [JSONStep]
    /// The earlier value; nil if there was none.
    package let old: JSONTree?
    /// The later value; nil if there is none.
    package let new: JSONTree?
    /// The reason why the change is noise; nil if it is not noise.
    package internal(set) var noise: Noise?
}

/// The kinds of rows that a file consists of.
package enum RowKind: String, Sendable, CaseIterable {
    case document, object, connection, constraint, scene, runtimeAttribute, resource, resourceUse, text, variation
    case classDescription, member
}
