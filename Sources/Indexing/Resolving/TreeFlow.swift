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

    /// What sources are read again for: functions that lead to a load, and functions that may make the name of a nib.
    var soughtNames: SoughtNames {
        SoughtNames(follower.soughtNames.union(follower.makersOfNames.map(SoughtNames.definition)))
    }

    /// Those of some names that a source can have: the definition of a function is that of a method which the sources
    /// declare. Most of the others are methods of frameworks, which many sources call.
    func declared(_ names: SoughtNames, _ db: Database, tree: Int64) throws -> SoughtNames {
        let makers = follower.makersOfNames.filter { names.contains(SoughtNames.definition(of: $0)) }
        if makers.isEmpty { return names }
        let declared = try String.fetchAll(
            db,
            sql: """
                SELECT DISTINCT maker.value
                FROM members
                JOIN files ON files.id = members.file_id AND files.tree_id = ?
                JOIN json_each(?) AS maker ON maker.value IN (members.name, members.source_name)
                WHERE members.kind = 'method'
                """, arguments: [tree, JSONList.text(makers.sorted())])
        return SoughtNames(names.names.subtracting(makers.subtracting(declared).map(SoughtNames.definition)))
    }

    private static func follow(_ model: SourceModel, _ reader: FlowReader) throws -> LoadFollower {
        try LoadFollower(model, reader.functions(), reader.identifierPlaces())
    }
}
