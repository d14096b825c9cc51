import Comparing
import Trees

/// One row of the table `changes`. The properties are named after the columns.
struct ChangeRow: Sendable {
    var kind: String
    var what: ChangeReport.Sign
    var objectID: String?
    var object: String?
    var className: String?
    var name: String?
    var property: String?
    var before: String?
    var after: String?
    var ownID: String?
    var otherID: String?
    var isInside = false
    var line: UInt32?

    init(_ kind: String, _ what: ChangeReport.Sign) { (self.kind, self.what) = (kind, what) }

    /// The approximate size in a history, in bytes.
    var bytes: Int {
        [objectID, object, className, name, property, before, after, ownID, otherID].reduce(64) {
            $0 + ($1?.utf8.count ?? 0)
        }
    }

    /// The values that identify a change in a merge. If they are equal for two changes relative to different parents,
    /// the two changes are the same.
    var sameness: [String?] { [kind, what.rawValue, objectID, ownID, property, name, after] }
}

/// An object whose id changed.
struct Renumbering: Sendable {
    let id: String
    let oldID: String
    let confidence: String

    /// The approximate size in a history, in bytes.
    var bytes: Int { 32 + id.utf8.count + oldID.utf8.count }
}

/// The changes of one version of a nib, and the numbers of objects, connections and constraints in it.
struct VersionChanges: Sendable {
    var format: String?
    var objectCount: Int?
    var connectionCount: Int?
    var constraintCount: Int?
    var rows: [ChangeRow] = []
    var renumbered: [Renumbering] = []
    var noiseCount = 0
    var error: String?
    /// The id of the previous content if it cannot be read; otherwise nil. An earlier content may be readable.
    var unreadOldBlob: ObjectID?
}
