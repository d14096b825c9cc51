import FlowAnalysis
import Store

/// Writes the rows of `nib_loads` and `_load_uses`. At the start, the tables must not contain rows of the tree.
struct ResolvedLoadWriter {
    private let own: Statement
    private let other: Statement
    private let use: Statement
    private let db: Database

    init(_ db: Database) throws {
        self.db = db
        own = try db.statement(
            """
            INSERT INTO nib_loads (
                file_id, load_call_id, call, purpose, kind, expression, nib_name, certainty, owner, owner_class, class, member, is_static, receiver,
                identifier_expression, identifier, platforms, line, "column", owner_kind, is_by_class, knows_branch
            )
            SELECT file_id, id, call, purpose, kind, expression, ?1, ?2, owner, ?3, class, member, is_static, receiver, identifier_expression, ?4,
                platforms, line, "column", ?6, ?7, ?8
            FROM _load_calls
            WHERE id = ?5
            """)
        other = try db.statement(
            """
            INSERT INTO nib_loads (
                file_id, load_call_id, call_id, origin_id, call, purpose, kind, expression, nib_name, certainty, owner, owner_class, class, member,
                is_static, receiver, identifier_expression, identifier, platforms, line, "column", owner_kind, is_by_class, knows_branch
            )
            SELECT ?1, load_call_id, ?2, id, call, purpose, kind, expression, ?3, ?4, owner, ?5, ?6, ?7, ?8, ?9,
                identifier_expression, coalesce(?16, identifier),
                iif(?2 IS NULL, platforms, (SELECT calls.platforms FROM calls WHERE calls.id = ?2)), ?10, ?11, ?13, ?14, ?15
            FROM nib_loads
            WHERE id = ?12
            """)
        use = try db.statement("INSERT INTO _load_uses (load_id, kind, place, class) VALUES (?, ?, ?, ?)")
    }

    /// Writes the findings of a load.
    ///
    /// The first finding without a caller becomes the row of the load itself. The other findings become rows that refer
    /// to this row as their origin.
    ///
    /// - Parameter findings: nil if each known caller is a separate load.
    /// - Parameter room: the remaining space for the texts of the rows. A nib name that is a string literal in the load
    ///   itself does not use this space.
    func write(
        _ load: LoadCall, _ findings: [NibFinding]?, identifier: String?, ownerClass: String?,
        _ room: inout DerivedTexts
    ) throws {
        var rest = findings ?? []
        var own = rest.firstIndex {
            $0.caller == nil && $0.certainty != "rule" || $0.caller == nil && load.expression == nil
        }
        .map { rest.remove(at: $0) }
        if let found = own, found.certainty != "literal", !room.take((found.nibName ?? "") + (found.identifier ?? "")) {
            own = nil
        }
        let identifier = identifier.flatMap { room.take($0) ? $0 : nil }
        rest = rest.filter { room.take(($0.nibName ?? "") + ($0.identifier ?? "")) }
        let certainty = own?.certainty ?? (rest.isEmpty && findings != nil ? "unresolved" : "callers")
        try self.own.run([
            own?.nibName, certainty, own?.ownerClass ?? ownerClass, own?.identifier ?? identifier, load.id,
            own?.ownerKind, own?.isByClass ?? false, own?.isOnlyName ?? true,
        ])
        let origin = db.lastInsertedRowID
        try write(own?.uses ?? [], origin)
        for finding in rest {
            let site = finding.caller?.site ?? load.site
            let caller = try finding.caller.map(row)
            try other.run([
                site.fileID, caller?.id, finding.nibName, finding.certainty, finding.ownerClass,
                caller?.type ?? load.type, caller?.member ?? load.member, caller?.isStatic ?? load.isStatic,
                caller?.receiver ?? load.receiver, site.line, site.column, origin,
                finding.ownerKind, finding.isByClass, finding.isCertain, finding.identifier,
            ])
            try write(finding.uses, db.lastInsertedRowID)
        }
    }

    /// The values that `nib_loads` stores for a call that leads to a load.
    private struct CallRow {
        /// Row id in `calls`; nil if `calls` does not contain the call.
        var id: Int64?
        let receiver: String?
        let type: String?
        let member: String?
        let isStatic: Bool
    }

    private func row(of caller: NibFinding.Caller) throws -> CallRow {
        let site = caller.site
        let known = try db.firstRow(
            """
            SELECT id, receiver, class, member, is_static FROM calls WHERE file_id = ? AND line = ? AND "column" = ? ORDER BY id
            """, [site.fileID, site.line, site.column]
        ) { CallRow(id: $0[0], receiver: $0[1], type: $0[2], member: $0[3], isStatic: $0[4]) }
        return known
            ?? CallRow(receiver: caller.receiver, type: caller.type, member: caller.member, isStatic: caller.isStatic)
    }

    /// Writes how the code uses the objects that a load creates.
    private func write(_ uses: Set<LoadUse>, _ load: Int64) throws {
        let all = uses.sorted {
            ($0.kind.rawValue, $0.place ?? -2, $0.className ?? "") < (
                $1.kind.rawValue, $1.place ?? -2, $1.className ?? ""
            )
        }
        for one in all { try use.run([load, one.kind.rawValue, one.place, one.className]) }
    }
}
