import Bytes
import FlowAnalysis
import Store
import SourceCode

/// The declarations of a tree, and the results of following its code.
package struct TreeFlow {
    /// The declarations.
    let model: SourceModel
    /// The results of following the code.
    private(set) var follower: LoadFollower

    /// Follows the code in the index.
    package init(_ db: Database, tree: Int64) throws {
        let reader = FlowReader(db, tree: tree)
        model = try reader.model()
        follower = try Self.follow(model, reader)
    }

    /// Follows the code again, after more code was read.
    mutating func followAgain(_ db: Database, tree: Int64) throws {
        follower = try Self.follow(model, FlowReader(db, tree: tree))
    }

    /// Names for which sources are read again: names of functions that lead to a load, and of functions that may create
    /// a nib name.
    var searchNames: SearchNames {
        SearchNames(follower.searchNames.union(follower.makersOfNames.map(SearchNames.definition)))
    }

    /// From a set of names, returns the names for which sources must be read.
    ///
    /// The name of a function definition is returned only if the sources declare a member with this name. Most other
    /// names belong to framework methods, which many sources call.
    func declared(_ names: SearchNames, _ db: Database, tree: Int64) throws -> SearchNames {
        let makers = follower.makersOfNames.filter { names.contains(SearchNames.definition(of: $0)) }
        if makers.isEmpty { return names }
        let declared = try db.texts(
            """
            SELECT DISTINCT maker.value
            FROM members
            JOIN files ON files.id = members.file_id AND files.tree_id = ?
            JOIN json_each(?) AS maker ON maker.value IN (members.name, members.source_name)
            WHERE members.kind = 'method' OR (members.kind = 'property' AND members.setter IS NULL)
            """, [tree, JSONList.text(makers.sorted())])
        return SearchNames(names.names.subtracting(makers.subtracting(declared).map(SearchNames.definition)))
    }

    private static func follow(_ model: SourceModel, _ reader: FlowReader) throws -> LoadFollower {
        try LoadFollower(model, FunctionTable(reader.functions()), reader.identifierPlaces())
    }
}
