import Bytes
import FlowAnalysis
import Store

/// Writes the rows of `identifiers`. At the start, the table must not contain rows of the tree.
struct IdentifierWriter {
    /// A use of an identifier in a source.
    private struct Use {
        let id: Int64
        let literal: String?
        let site: FoundLoad.Site
    }

    /// The possible texts of the identifiers.
    let identifiers: IdentifierFindings
    private let db: Database
    private let follower: LoadFollower
    private let uses: [Use]

    /// Creates a writer for one tree.
    init(_ db: Database, tree: Int64, _ follower: LoadFollower) throws {
        (self.db, self.follower) = (db, follower)
        uses = try db.rows(
            """
            SELECT _identifier_uses.id, literal, file_id, line, "column"
            FROM _identifier_uses
            JOIN files ON files.id = _identifier_uses.file_id
            WHERE files.tree_id = ?
            ORDER BY files.path, _identifier_uses.id
            """, [tree]
        ) { row in
            Use(id: row[0], literal: row[1], site: FoundLoad.Site(fileID: row[2], line: row[3], column: row[4]))
        }
        let literals = uses.compactMap { use in use.literal.map { (use.site, $0) } }
        identifiers = IdentifierFindings(follower, literals: Dictionary(literals) { one, _ in one })
    }

    /// Writes the rows.
    ///
    /// - Parameter room: the remaining space for the texts of the rows. A string literal in the call itself does not
    ///   use this space.
    func write(_ room: inout DerivedTexts) throws {
        let insert = try db.statement(
            """
            INSERT INTO identifiers (
                file_id, identifier_use_id, kind, purpose, call, expression, identifier, certainty, class, member, platforms, line, "column", is_caller
            )
            SELECT file_id, id, kind, purpose, call, expression, ?, ?, class, member, platforms, line, "column", 0
            FROM _identifier_uses
            WHERE id = ?
            """)
        let callers = try CallerWriter(db, follower, uses: Set(uses.map(\.site)))
        for use in uses {
            let texts = identifiers.texts(at: use.site).filter { use.literal != nil || room.take($0) }
            let found = use.literal == nil ? follower.identifiers[use.site] ?? [] : []
            let isCalled = try callers.write(found, of: use.id, besides: texts, &room)
            let certainty =
                texts.isEmpty ? isCalled ? "callers" : "unresolved" : use.literal != nil ? "literal" : "resolved"
            try insert.run([texts.first, certainty, use.id])
            for text in texts.dropFirst() { try insert.run([text, "resolved", use.id]) }
        }
    }

    /// Writes rows for the calls that pass an identifier to other code.
    private struct CallerWriter {
        private let insert: Statement
        private let follower: LoadFollower
        /// Calls that use an identifier directly.
        private let uses: Set<FoundLoad.Site>

        init(_ db: Database, _ follower: LoadFollower, uses: Set<FoundLoad.Site>) throws {
            (self.follower, self.uses) = (follower, uses)
            insert = try db.statement(
                """
                INSERT INTO identifiers (
                    file_id, identifier_use_id, kind, purpose, call, expression, identifier, certainty, class, member, platforms, line, "column", is_caller
                )
                SELECT ?, id, kind, purpose, call, expression, ?, 'resolved', ?, ?, ?, ?, ?, 1
                FROM _identifier_uses
                WHERE id = ?
                """)
        }

        /// Writes the texts that calls pass to one use.
        ///
        /// - Parameter known: the texts from the code that contains the use.
        /// - Returns: whether at least one call passes a text that is not in `known`.
        func write(_ found: [FoundIdentifier], of use: Int64, besides known: [String], _ room: inout DerivedTexts)
            throws -> Bool
        {
            var texts: [FoundLoad.Site: Set<String>] = [:]
            for one in found {
                guard let caller = one.caller else { continue }
                let function = follower.table.functions[one.begun]
                for text in one.value.texts
                where !known.contains(text) && texts[caller, default: []].insert(text).inserted
                    && !uses.contains(caller)
                {
                    guard room.take(text) else { continue }
                    try insert.run([
                        caller.fileID, text, function.type, function.name, JSONList.text(function.platforms.sorted()),
                        caller.line, caller.column, use,
                    ])
                }
            }
            return !texts.isEmpty
        }
    }
}
