import FlowAnalysis
import Store
import SourceCode

/// Writes the rows of `_self_calls` for a tree. The rows of its loads must already exist.
struct SelfCallWriter {
    private let insert: Statement
    private let loads: [FoundLoad.Site: [Int64]]

    init(_ db: Database, tree: Int64) throws {
        insert = try db.statement(
            """
            INSERT INTO _self_calls (file_id, class, member, callee, load_id, is_conditional, guard, guard_relation, guard_number)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        var loads: [FoundLoad.Site: [Int64]] = [:]
        try db.forEachRow(
            """
            SELECT nib_loads.file_id, line, "column", nib_loads.id
            FROM nib_loads
            JOIN files ON files.id = nib_loads.file_id
            WHERE files.tree_id = ? AND purpose IN ('loads', 'instantiates')
            ORDER BY nib_loads.id
            """, [tree]
        ) { row in
            loads[FoundLoad.Site(fileID: row[0], line: row[1], column: row[2]), default: []].append(row[3])
        }
        self.loads = loads
    }

    private struct Entry: Hashable {
        let callee: String?
        let load: Int64?
        let isConditional: Bool
        let comparison: SelfCalls.Guard?

        var order: (Int64, String, String, Int, Int) {
            let words = comparison.map { "\($0.property) \($0.relation.rawValue)" } ?? ""
            return (load ?? 0, callee ?? "", words, comparison?.number ?? 0, isConditional ? 1 : 0)
        }
    }

    /// Writes the calls in methods that run when a nib is loaded, and in methods that contain a load.
    func write(_ follower: LoadFollower) throws {
        let loading = Set(loads.keys.map(\.fileID))
        for (index, function) in follower.table.functions.enumerated() {
            guard let type = function.type, !function.isStatic else { continue }
            let selector = function.decodingSelector
            guard selector != nil || loading.contains(function.fileID) else { continue }
            var rows: Set<Entry> = []
            for call in SelfCalls(follower.table.body(index)).calls {
                let site = FoundLoad.Site(
                    fileID: function.fileID, line: function.bodyLine + call.at.line, column: call.at.column)
                let comparison = call.conditions.count == 1 ? call.conditions.first?.comparison : nil
                let isConditional = !call.conditions.isEmpty
                for load in loads[site] ?? [] {
                    rows.insert(Entry(callee: nil, load: load, isConditional: isConditional, comparison: comparison))
                }
                if selector != nil, let member = call.member {
                    rows.insert(
                        Entry(
                            callee: FunctionCode.shortName(member), load: nil, isConditional: isConditional,
                            comparison: comparison))
                }
            }
            for row in rows.sorted(by: { $0.order < $1.order }) {
                try insert.run([
                    function.fileID, type, selector ?? FunctionCode.shortName(function.name), row.callee, row.load,
                    row.isConditional, row.comparison?.property, row.comparison?.relation.rawValue,
                    row.comparison?.number,
                ])
            }
        }
    }
}
