import Bytes
import GRDB

/// Finds the texts that identifiers in the sources of a tree may be.
///
/// What is handed to a call was followed with the rest of the code; of what
/// stands elsewhere, in a comparison, an override or a part of which no code is
/// kept, the expression alone tells.
struct IdentifierResolver {
    private let follower: LoadFollower
    private let names: NameResolver

    init(_ follower: LoadFollower, _ names: NameResolver) { (self.follower, self.names) = (follower, names) }

    /// A use as a source has it.
    private struct Use {
        let id: Int64
        let expression: String
        let values: [String]
        let type: String?
        let site: FoundLoad.Site
        let platforms: Set<String>

        init(_ row: Row) {
            (id, expression, values, type) = (row[0], row[1], JSONList.strings(row[2]), row[3])
            (site, platforms) = (
                FoundLoad.Site(fileID: row[4], line: row[5], column: row[6]), Set(JSONList.strings(row[7]))
            )
        }

        var context: NameResolver.Context {
            NameResolver.Context(
                place: FileScopes.Place(fileID: site.fileID, line: site.line, platforms: platforms), type: type)
        }
    }

    /// The texts that an identifier at a place may be by the code around it.
    func texts(_ expression: String, _ values: [String] = [], at site: FoundLoad.Site, in context: NameResolver.Context)
        -> [String]
    {
        if let found = follower.identifiers[site] { return own(found) }
        var context = context
        // In an extension of a framework's class self may be of any of its subclasses.
        context.selfClass = context.type.flatMap { follower.classes.isConcrete($0) ? $0 : nil }
        return Self.distinct((values.isEmpty ? [expression] : values).flatMap { names.texts($0, in: context) })
    }

    private func own(_ found: [FoundIdentifier]) -> [String] {
        let own = found.filter { $0.caller == nil }
        // A class method speaks of the class that it is called on, where any call is known.
        let isCalled = found.contains { $0.caller != nil && !$0.value.texts.isEmpty }
        return Self.distinct(
            own.filter { !(isCalled && $0.value.origin.contains(.own) && follower.table.functions[$0.begun].isStatic) }
                .flatMap(\.value.texts))
    }

    private static func distinct(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }

    /// Writes the rows of `identifiers` of a tree.
    ///
    /// - Parameter room: for what the uses themselves do not say.
    func write(_ db: Database, tree: Int64, _ room: inout DerivedTexts) throws {
        let insert = try db.makeStatement(
            sql: """
                INSERT INTO identifiers (
                    file_id, identifier_use_id, kind, purpose, call, expression, identifier, certainty, class, member, platforms, line, "column", is_caller
                )
                SELECT file_id, id, kind, purpose, call, expression, ?, ?, class, member, platforms, line, "column", 0
                FROM _identifier_uses
                WHERE id = ?
                """)
        let uses = try Row.fetchAll(
            db,
            sql: """
                SELECT _identifier_uses.id, expression, value_list, class, file_id, line, "column", platforms
                FROM _identifier_uses
                JOIN files ON files.id = _identifier_uses.file_id
                WHERE files.tree_id = ?
                ORDER BY files.path, _identifier_uses.id
                """, arguments: [tree]
        ).map(Use.init)
        let callers = try CallerWriter(db, follower, uses: Set(uses.map(\.site)))
        for use in uses {
            let isLiteral = Expression(use.expression).isLiteral
            let texts = texts(use.expression, use.values, at: use.site, in: use.context).filter {
                isLiteral || room.take($0)
            }
            let isCalled = try callers.write(follower.identifiers[use.site] ?? [], of: use.id, besides: texts, &room)
            let certainty = texts.isEmpty ? isCalled ? "callers" : "unresolved" : isLiteral ? "literal" : "resolved"
            try insert.execute(arguments: [texts.first, certainty, use.id])
            for text in texts.dropFirst() { try insert.execute(arguments: [text, "resolved", use.id]) }
        }
    }

    /// Writes what calls give that lead to a use from elsewhere.
    private struct CallerWriter {
        private let insert: Statement
        private let follower: LoadFollower
        /// Calls that take an identifier themselves.
        private let uses: Set<FoundLoad.Site>

        init(_ db: Database, _ follower: LoadFollower, uses: Set<FoundLoad.Site>) throws {
            (self.follower, self.uses) = (follower, uses)
            insert = try db.makeStatement(
                sql: """
                    INSERT INTO identifiers (
                        file_id, identifier_use_id, kind, purpose, call, expression, identifier, certainty, class, member, platforms, line, "column", is_caller
                    )
                    SELECT ?, id, kind, purpose, call, expression, ?, 'resolved', ?, ?, ?, ?, ?, 1
                    FROM _identifier_uses
                    WHERE id = ?
                    """)
        }

        /// - Parameter known: what the code itself tells.
        /// - Returns: whether any call tells another text.
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
                    try insert.execute(arguments: [
                        caller.fileID, text, function.type, function.name, JSONList.text(function.platforms.sorted()),
                        caller.line, caller.column, use,
                    ])
                }
            }
            return !texts.isEmpty
        }
    }
}
