import Bytes
import InterfaceBuilder

/// Everything in which two versions of one Interface Builder file differ:
/// what turns the rows of the old one into those of the new one, and nothing
/// else.
///
/// Left out is what follows from other rows: how deep an object lies, its
/// class at run time, its place among all top-level objects. Rows are in the
/// order of the new document, those that only the old one has behind them.
package struct DocumentChanges: Sendable {
    /// The earlier version.
    package let old: InterfaceDocument
    /// The later version.
    package let new: InterfaceDocument
    /// What the root element says; nil where both say the same.
    package internal(set) var document: RowChange?
    /// Objects that were added, removed, moved or changed.
    package internal(set) var objects: [RowChange] = []
    /// Connections that were added, removed or changed.
    package internal(set) var connections: [RowChange] = []
    /// Constraints that were added, removed or changed.
    package internal(set) var constraints: [RowChange] = []
    /// All other rows, by kind.
    package internal(set) var details: [RowChange] = []
    /// How many rows of a kind stand in another order where order means
    /// nothing, as that of the constraints of a view.
    package internal(set) var reordered: [RowKind: Int] = [:]
    /// Which object of the new document each old one became; -1 for none.
    package internal(set) var newObject: [Int32] = []
    /// Which object of the old document each new one was; -1 for none.
    package internal(set) var oldObject: [Int32] = []

    init(old: InterfaceDocument, new: InterfaceDocument) {
        self.old = old
        self.new = new
    }

    /// All changes, the file's own first.
    package var rows: [RowChange] {
        (document.map { [$0] } ?? []) + objects + connections + constraints + details
    }

    /// Whether nothing differs, noise included.
    package var isEmpty: Bool {
        document == nil && objects.isEmpty && connections.isEmpty && constraints.isEmpty && details.isEmpty
            && reordered.isEmpty
    }

    /// Whether nothing differs but noise.
    package var isNoise: Bool { rows.allSatisfy(\.isNoise) }
}

/// One row that only one of two documents has, or that differs.
package struct RowChange: Sendable {
    /// What the row is of.
    package let kind: RowKind
    /// Index of the record in the old document; nil where it was added.
    package let old: Int?
    /// Index of the record in the new document; nil where it was removed.
    package let new: Int?
    /// How it is known that both records are the same thing.
    package let match: Match
    /// What differs; empty where the row was added or removed.
    package internal(set) var values: [ValueChange] = []
    /// Whether the object has another parent, or another place among those
    /// of its siblings that stayed.
    package internal(set) var isMoved = false
    /// Why nobody needs to read that the row was added or removed.
    package internal(set) var noise: Noise?
    /// Whether the row repeats what another one says: a text that is an
    /// attribute of its object, too.
    package internal(set) var isRepeated = false

    /// Whether nothing about it needs to be read.
    package var isNoise: Bool {
        if isRepeated || noise != nil { return true }
        return old != nil && new != nil && values.allSatisfy { $0.noise != nil }
    }

    /// Whether both documents have the row.
    package var isChange: Bool { old != nil && new != nil }
}

/// How it is known that a row of one document is a row of another.
package enum Match: String, Sendable {
    /// Both have its id.
    case id
    /// The ids differ; class, texts, connections and what it contains agree,
    /// and nothing else agrees with it.
    case certain
    /// The ids differ, but class and place agree; or what has the id is
    /// another element at the same place.
    case likely
}

/// One value that differs.
package struct ValueChange: Sendable {
    /// The column of the row.
    package let column: Column
    /// The way to the value inside a column of JSON; else empty.
    package let path: [JSONStep]
    /// The earlier value; nil where there was none.
    package let old: JSONTree?
    /// The later value; nil where there is none.
    package let new: JSONTree?
    /// Why nobody needs to read it.
    package internal(set) var noise: Noise?
}

/// The kinds of rows that a file consists of.
package enum RowKind: String, Sendable, CaseIterable {
    case document, object, connection, constraint, scene, runtimeAttribute, resource, resourceUse, text, variation
    case classDescription, member
}
