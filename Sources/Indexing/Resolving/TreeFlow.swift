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
        follower = try Self.follow(model, reader)
    }

    /// Follows the code again, after more of it was read.
    mutating func followAgain(_ db: Database, tree: Int64) throws {
        follower = try Self.follow(model, FlowReader(db, tree: tree))
    }

    private static func follow(_ model: SourceModel, _ reader: FlowReader) throws -> LoadFollower {
        try LoadFollower(model, reader.functions(), reader.identifierPlaces())
    }
}
