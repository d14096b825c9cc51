import FlowAnalysis
import Store

/// Writes the results of the flow analysis of a tree: loads, identifiers, calls to methods of `self`, and transitions to
/// screens.
///
/// If any input changes, the resolver runs for the whole tree, because a change in one file can change the loads of
/// another file.
package struct SourceResolver {
    private let db: Database
    private let tree: Int64
    private let model: SourceModel
    private let follower: LoadFollower

    /// Creates a resolver for one tree.
    ///
    /// - Parameter flow: the results of following the code of the tree; nil to follow the code now.
    package init(_ db: Database, tree: Int64, _ flow: TreeFlow? = nil) throws {
        let flow = try flow ?? TreeFlow(db, tree: tree)
        (self.db, self.tree, model) = (db, tree, flow.model)
        var follower = flow.follower
        follower.evaluateIdentifiers()
        self.follower = follower
    }

    /// Writes the rows of `nib_loads`, `_load_uses`, `_self_calls`, `identifiers` and `_code_transitions`.
    ///
    /// - Returns: a note for the summary if a limit was reached; otherwise nil.
    @discardableResult
    package func run() throws -> String? {
        let loads = try FlowReader(db, tree: tree).loads()
        let identifierWriter = try IdentifierWriter(db, tree: tree, follower)
        let found = LoadFindings(model, follower, identifierWriter.identifiers, loads: loads)
        var room = DerivedTexts(places: loads.count + follower.table.functions.count)
        room.isSearchCut = follower.isCut
        let writer = try ResolvedLoadWriter(db)
        for load in loads {
            try writer.write(
                load, found.nibs(of: load), identifier: found.identifier(of: load),
                ownerClass: found.ownerClass(of: load), &room)
        }
        try SelfCallWriter(db, tree: tree).write(follower)
        try identifierWriter.write(&room)
        try TransitionWriter(db).write(NavigationFollower(model, follower.table), &room)
        return room.note
    }
}
