import Bytes
import InterfaceBuilder

/// Everything in which two versions of one Interface Builder file differ:
/// what turns the rows of the old one into those of the new one, and nothing
/// else.
///
/// Left out is what follows from other rows: how deep an object lies, its
/// class at run time, its place among all top-level objects. Rows are in the
/// order of the new document, those that only the old one has behind them.
public struct DocumentChanges: Sendable {
    /// The earlier version.
    public let old: InterfaceDocument
    /// The later version.
    public let new: InterfaceDocument
    /// What the root element says; nil where both say the same.
    public internal(set) var document: RowChange?
    /// Objects that were added, removed, moved or changed.
    public internal(set) var objects: [RowChange] = []
    /// Connections that were added, removed or changed.
    public internal(set) var connections: [RowChange] = []
    /// Constraints that were added, removed or changed.
    public internal(set) var constraints: [RowChange] = []
    /// All other rows, by kind.
    public internal(set) var details: [RowChange] = []
    /// How many rows of a kind stand in another order where order means
    /// nothing, as that of the constraints of a view.
    public internal(set) var reordered: [RowKind: Int] = [:]
    /// Which object of the new document each old one became; -1 for none.
    public internal(set) var newObject: [Int32] = []
    /// Which object of the old document each new one was; -1 for none.
    public internal(set) var oldObject: [Int32] = []

    init(old: InterfaceDocument, new: InterfaceDocument) {
        self.old = old
        self.new = new
    }

    /// All changes, the file's own first.
    public var rows: [RowChange] {
        (document.map { [$0] } ?? []) + objects + connections + constraints + details
    }

    /// Whether nothing differs, noise included.
    public var isEmpty: Bool {
        document == nil && objects.isEmpty && connections.isEmpty && constraints.isEmpty && details.isEmpty
            && reordered.isEmpty
    }

    /// Whether nothing differs but noise.
    public var isNoise: Bool { rows.allSatisfy(\.isNoise) }
}

/// One row that only one of two documents has, or that differs.
public struct RowChange: Sendable {
    /// What the row is of.
    public let kind: RowKind
    /// Index of the record in the old document; nil where it was added.
    public let old: Int?
    /// Index of the record in the new document; nil where it was removed.
    public let new: Int?
    /// How it is known that both records are the same thing.
    public let match: Match
    /// What differs; empty where the row was added or removed.
    public internal(set) var values: [ValueChange] = []
    /// Whether the object has another parent, or another place among those
    /// of its siblings that stayed.
    public internal(set) var isMoved = false
    /// Why nobody needs to read that the row was added or removed.
    public internal(set) var noise: Noise?
    /// Whether the row repeats what another one says: a text that is an
    /// attribute of its object, too.
    public internal(set) var isRepeated = false

    /// Whether nothing about it needs to be read.
    public var isNoise: Bool {
        if isRepeated || noise != nil { return true }
        return old != nil && new != nil && values.allSatisfy { $0.noise != nil }
    }

    /// Whether both documents have the row.
    public var isChange: Bool { old != nil && new != nil }
}

/// How it is known that a row of one document is a row of another.
public enum Match: String, Sendable {
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
public struct ValueChange: Sendable {
    /// The column of the row.
    public let column: Column
    /// The way to the value inside a column of JSON; else empty.
    public let path: [JSONStep]
    /// The earlier value; nil where there was none.
    public let old: JSONTree?
    /// The later value; nil where there is none.
    public let new: JSONTree?
    /// Why nobody needs to read it.
    public internal(set) var noise: Noise?
}

/// The kinds of rows that a file consists of.
public enum RowKind: String, Sendable, CaseIterable {
    case document, object, connection, constraint, scene, runtimeAttribute, resource, resourceUse, text, variation
    case classDescription, member
}
