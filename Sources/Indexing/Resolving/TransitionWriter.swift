import FlowAnalysis
import Store

/// Writes the rows of `_code_transitions`. At the start, the table must not contain rows of the tree.
struct TransitionWriter {
    private let insert: Statement

    init(_ db: Database) throws {
        insert = try db.statement(
            """
            INSERT INTO _code_transitions (
                file_id, function_id, kind, source, helper, destination, is_exact, origin, storyboard, identifier, is_initial, relative_line, "column"
            )
            SELECT file_id, id, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15
            FROM functions
            WHERE file_id = ?1 AND line = ?2 AND "column" = ?3 AND kind = ?4
            ORDER BY id
            LIMIT 1
            """)
    }

    /// Writes the screens that the code of a tree shows.
    ///
    /// - Parameter room: the remaining space for the texts of the rows.
    func write(_ navigation: NavigationFollower, _ room: inout DerivedTexts) throws {
        for finding in navigation.findings {
            let scene = finding.scene
            guard room.take((finding.className ?? "") + (scene?.storyboard ?? "") + (scene?.identifier ?? "")) else {
                return
            }
            let function = navigation.function(finding.function)
            let origin = scene.map { $0.isOfSource ? "own" : $0.storyboard == nil ? "any" : "storyboard" }
            try insert.run([
                function.fileID, function.line, function.column, function.kind.rawValue, finding.kind, finding.source,
                finding.helper, finding.className, finding.isExact, origin, scene?.storyboard, scene?.identifier,
                scene?.isInitial ?? false, finding.line, finding.column,
            ])
        }
    }
}
