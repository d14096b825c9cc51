import GRDB

/// Writes what was found out of loads.
struct ResolvedLoadWriter {
    private let update: Statement
    private let insert: Statement
    private let rule: Statement

    init(_ db: Database) throws {
        update = try db.makeStatement(sql: """
            UPDATE nib_loads SET nib_name = ?, certainty = ?, owner_class = ?, identifier = ? WHERE id = ?
            """)
        insert = try db.makeStatement(sql: """
            INSERT INTO nib_loads (
                file_id, call, purpose, kind, expression, nib_name, certainty, owner, owner_class, class, member, is_static, receiver,
                identifier_expression, identifier, entry_points, platforms, origin, is_derived, line, "column"
            )
            SELECT ?1, call, purpose, kind, expression, ?2, ?3, owner, coalesce(?4, owner_class), ?5, ?6, ?7, ?8, identifier_expression,
                identifier, iif(?9 IS NULL, entry_points, (SELECT calls.entry_points FROM calls WHERE calls.id = ?9)),
                iif(?9 IS NULL, platforms, (SELECT calls.platforms FROM calls WHERE calls.id = ?9)), id, 1, ?10, ?11
            FROM nib_loads
            WHERE id = ?12
            """)
        rule = try db.makeStatement(sql: """
            INSERT INTO nib_loads (
                file_id, call, purpose, kind, nib_name, certainty, owner, owner_class, class, member, is_static, receiver, platforms,
                is_derived, line, "column"
            )
            VALUES (
                ?, 'init', 'controller', 'nib', ?, 'rule', 'self', ?, ?, ?, ?, ?, (SELECT calls.platforms FROM calls WHERE calls.id = ?),
                1, ?, ?
            )
            """)
    }

    /// Writes the findings of a load: the first that is no caller's is the
    /// load's own row, the others are rows with it as origin.
    ///
    /// - Parameter findings: nil where the callers of the code are loads
    ///   themselves.
    func write(
        _ load: SourceResolver.Load, _ findings: [SourceResolver.Finding]?, identifier: String?, ownerClass: String?
    ) throws {
        var rest = findings ?? []
        let own = rest.firstIndex { $0.caller == nil && $0.certainty != "rule" || $0.caller == nil && load.expression == nil }
            .map { rest.remove(at: $0) }
        let certainty = own?.certainty ?? (rest.isEmpty && findings != nil ? "unresolved" : "callers")
        try update.execute(arguments: [own?.nibName, certainty, own?.ownerClass ?? ownerClass, identifier, load.id])
        for finding in rest {
            let caller = finding.caller
            try insert.execute(arguments: [
                caller?.fileID ?? load.fileID, finding.nibName, finding.certainty, finding.ownerClass,
                caller?.type ?? load.type, caller?.member ?? load.member, caller.map { $0.isStatic ? 1 : nil } ?? (load.isStatic ? 1 : nil),
                caller?.receiver ?? load.receiver, caller?.id, caller?.line ?? load.line, caller?.column ?? load.column, load.id,
            ])
        }
    }

    /// Writes a controller that finds its nib by its name.
    func writeRule(_ finding: ControllerNibs.Finding) throws {
        let call = finding.call
        try rule.execute(arguments: [
            call.fileID, finding.nibName, finding.className, call.type, call.member, call.isStatic ? 1 : nil, call.receiver, call.id, call.line,
            call.column,
        ])
    }
}
