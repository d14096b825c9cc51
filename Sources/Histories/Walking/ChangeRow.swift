import Comparing
import Trees

/// One row of the table `changes`, named as its columns are.
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

    /// Bytes that it takes in a history, about.
    var bytes: Int {
        [objectID, object, className, name, property, before, after, ownID, otherID].reduce(64) {
            $0 + ($1?.utf8.count ?? 0)
        }
    }

    /// What tells whether two parents of a merge lack the same.
    var sameness: [String?] { [kind, what.rawValue, objectID, ownID, property, name, after] }
}

/// An object that was given another id.
struct Renumbering: Sendable {
    let id: String
    let oldID: String
    let confidence: String

    /// Bytes that it takes in a history, about.
    var bytes: Int { 32 + id.utf8.count + oldID.utf8.count }
}

/// What a version did to its nib.
struct VersionChanges: Sendable {
    var format: String?
    var objectCount: Int?
    var connectionCount: Int?
    var constraintCount: Int?
    var rows: [ChangeRow] = []
    var renumbered: [Renumbering] = []
    var noiseCount = 0
    var error: String?
    /// The content before, which cannot be read: the one before that may be.
    var unreadOldBlob: ObjectID?
}
