import FlowAnalysis
import GRDB

/// The code of a tree, followed to the loads in it.
struct TreeFlow {
    /// The declarations.
    let model: SourceModel
    /// What was found.
    private(set) var follower: LoadFollower

    /// Follows the code that the index has.
    init(_ db: Database, tree: Int64) throws {
        let reader = FlowReader(db, tree: tree)
        model = try reader.model()
        follower = try LoadFollower(model, reader.functions(), reader.identifierPlaces())
    }

    /// Follows the code again, after more of it was read.
    mutating func followAgain(_ db: Database, tree: Int64) throws {
        let reader = FlowReader(db, tree: tree)
        follower = try LoadFollower(model, reader.functions(), reader.identifierPlaces())
    }
}
