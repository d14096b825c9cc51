import Bytes
import FlowAnalysis
import GRDB
import SourceCode

/// The code of a tree, followed to the loads in it.
struct TreeFlow {
    /// The declarations.
    let model: SourceModel
    /// What was found.
    private(set) var follower: LoadFollower

    /// What sources are read again for.
    private(set) var soughtNames: SoughtNames

    /// Follows the code that the index has.
    init(_ db: Database, tree: Int64) throws {
        let reader = FlowReader(db, tree: tree)
        model = try reader.model()
        follower = try Self.follow(model, reader)
        soughtNames = try Self.soughtNames(of: follower, db, tree: tree)
    }

    /// Follows the code again, after more of it was read.
    mutating func followAgain(_ db: Database, tree: Int64) throws {
        follower = try Self.follow(model, FlowReader(db, tree: tree))
        soughtNames = try Self.soughtNames(of: follower, db, tree: tree)
    }

    /// The names of functions that lead to a load, and of the methods of the sources that may make the name of a nib.
    private static func soughtNames(of follower: LoadFollower, _ db: Database, tree: Int64) throws -> SoughtNames {
        let makers =
            follower.makersOfNames.isEmpty
            ? []
            : try String.fetchAll(
                db,
                sql: """
                    SELECT DISTINCT maker.value
                    FROM members
                    JOIN files ON files.id = members.file_id AND files.tree_id = ?
                    JOIN json_each(?) AS maker ON maker.value IN (members.name, members.source_name)
                    WHERE members.kind = 'method'
                    """, arguments: [tree, JSONList.text(follower.makersOfNames.sorted())])
        return SoughtNames(follower.soughtNames.union(makers.map(SoughtNames.definition)))
    }

    private static func follow(_ model: SourceModel, _ reader: FlowReader) throws -> LoadFollower {
        try LoadFollower(model, reader.functions(), reader.identifierPlaces())
    }
}
