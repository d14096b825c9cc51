import GRDB

/// What an index holds, whatever the order in which it was written: every
/// row by its content, and a reference to a row by the content of the row it
/// refers to. Row ids and what tells of the run alone are left out.
///
/// Nothing here names a table of xibdb but for ``ordered`` and ``brought``: tables, columns
/// and references are those that the database declares. Rows are told apart
/// by rounds: first by their own values, then by these and the rows that they
/// refer to, and so on, so that rows that refer to each other end, too.
public struct IndexContents {
    /// Columns that tell of the run, the disk or the clock.
    public static let bookkeeping: Set<String> = [
        "inode", "mtime_ns", "ctime_ns", "run_started_ns", "own_inode", "own_mtime_ns",
    ]
    /// Tables whose row ids stand in the order of the file: the place in it is part of the content.
    public static let ordered: Set<String> = ["objects"]
    /// How the tables begin that the tool brings along: most rows of a small index, the same in each.
    public static let brought = "framework_"
    private static let rounds = 8

    /// A table with its rows.
    struct Table {
        let name: String
        var columns: [String] = []
        /// Columns that are content: neither the row id nor a reference nor bookkeeping.
        var own: [Int] = []
        /// Columns that hold row ids of another table, or of the same.
        var references: [(column: Int, table: String)] = []
        /// The column that is the row id, whether it is a reference or not.
        var key: Int?
        var rows: [[DatabaseValue]] = []
        /// Rows by their row id.
        var places: [DatabaseValue: Int] = [:]
        /// Place of a row among those of its file, where that counts.
        var order: [Int] = []
        /// What stands for each row, round by round.
        var signs: [[Int]] = []
    }

    let tables: [String: Table]
    /// Names of the tables in the order in which they are declared: what is read comes before what is derived.
    let names: [String]

    /// Reads all tables of a database.
    ///
    /// - Parameters:
    ///   - leavesOutBrought: whether the tables that the tool brings along are left out.
    ///   - bookkeeping: columns that are no content.
    public init(_ path: String, leavesOutBrought: Bool = false, bookkeeping: Set<String> = IndexContents.bookkeeping)
        throws
    {
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? queue.close() }
        (names, tables) = try queue.read { db in
            // Without the tables that a virtual table keeps its data in. pragma_table_list would tell
            // them, but it resolves every view first, which takes longer than all the rest.
            let names = try String.fetchAll(
                db,
                sql: """
                    SELECT name
                    FROM sqlite_schema AS declared
                    WHERE type = 'table'
                        AND name NOT LIKE 'sqlite%'
                        AND sql NOT LIKE 'CREATE VIRTUAL %'
                        AND NOT EXISTS (
                            SELECT 1
                            FROM sqlite_schema AS virtual
                            WHERE virtual.sql LIKE 'CREATE VIRTUAL %' AND substr(declared.name, 1, length(virtual.name) + 1) = virtual.name || '_'
                        )
                    ORDER BY rowid
                    """
            ).filter { !leavesOutBrought || !$0.hasPrefix(Self.brought) }
            return (
                names,
                Self.signed(
                    try Dictionary(uniqueKeysWithValues: names.map { ($0, try Self.table($0, bookkeeping, db)) }))
            )
        }
    }

    private static func table(_ name: String, _ bookkeeping: Set<String>, _ db: Database) throws -> Table {
        var table = Table(name: name)
        var keys: [Int] = []
        for row in try Row.fetchAll(
            db, sql: "SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid", arguments: [name])
        {
            if row[2] as Int > 0 {
                keys.append((row[1] as String).uppercased() == "INTEGER" ? table.columns.count : -1)
            }
            table.columns.append(row[0])
        }
        if keys.count == 1, keys[0] >= 0 { table.key = keys[0] }
        // A reference of several columns is made of ids that the file gave.
        let references = try Row.fetchAll(
            db,
            sql: """
                SELECT "from", "table" FROM pragma_foreign_key_list(?) GROUP BY id HAVING count(*) = 1
                """, arguments: [name])
        for row in references {
            if let column = table.columns.firstIndex(of: row[0]) { table.references.append((column, row[1])) }
        }
        table.references.sort { $0.column < $1.column }
        let referring = Set(table.references.map(\.column))
        table.own = table.columns.indices.filter {
            $0 != table.key && !referring.contains($0) && !bookkeeping.contains(table.columns[$0])
        }
        let columns = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
        let rows = try Row.fetchCursor(
            db, sql: "SELECT \(columns) FROM \"\(name)\"\(table.key == nil ? "" : " ORDER BY rowid")")
        var counts: [DatabaseValue: Int] = [:]
        let file = ordered.contains(name) ? table.columns.firstIndex(of: "file_id") : nil
        while let row = try rows.next() {
            let values = table.columns.indices.map { row[$0] as DatabaseValue }
            if let key = table.key { table.places[values[key]] = table.rows.count }
            let place = file.map { counts[values[$0], default: 0] } ?? 0
            if let file { counts[values[file]] = place + 1 }
            table.order.append(place)
            table.rows.append(values)
        }
        return table
    }

    private static func signed(_ read: [String: Table]) -> [String: Table] {
        var tables = read
        for (name, table) in read {
            tables[name]?.signs = [
                table.rows.indices.map { place in
                    var hasher = Hasher()
                    hasher.combine(name)
                    hasher.combine(table.order[place])
                    for column in table.own { hasher.combine(table.rows[place][column]) }
                    return hasher.finalize()
                }
            ]
        }
        let depths = depths(read)
        for round in 1..<rounds {
            let before = tables.mapValues { $0.signs[round - 1] }
            for (name, table) in read {
                // Further away there is nothing that could tell more.
                guard round <= depths[name] ?? 0 else {
                    tables[name]?.signs.append(before[name] ?? [])
                    continue
                }
                tables[name]?.signs.append(
                    table.rows.indices.map { place in
                        var hasher = Hasher()
                        hasher.combine(before[name]?[place])
                        for (column, other) in table.references {
                            let value = table.rows[place][column]
                            if value.isNull {
                                hasher.combine(0)
                            } else if let target = read[other]?.places[value] {
                                hasher.combine(before[other]?[target])
                            } else {
                                hasher.combine("nowhere")
                            }
                        }
                        return hasher.finalize()
                    })
            }
        }
        return tables
    }

    /// How many references lead on from a table one after the other, up to the number of rounds.
    private static func depths(_ tables: [String: Table]) -> [String: Int] {
        var depths = tables.mapValues { _ in 0 }
        for _ in 1..<rounds {
            depths = tables.mapValues { table in table.references.map { 1 + (depths[$0.table] ?? 0) }.max() ?? 0 }
        }
        return depths
    }

    /// What stands for the rows of a table, with all that they refer to; in no order that means anything.
    public func signs(of table: String) -> [Int] { (tables[table]?.signs.last ?? []).sorted() }

    // MARK: Comparing

    /// What only one of two indexes has, of one table.
    public struct Difference: Sendable, CustomStringConvertible {
        /// The table.
        public let table: String
        /// Columns that differ between rows that are alike otherwise; empty where rows are missing.
        public let columns: [String]
        /// The rows in words.
        public let rows: [String]
        /// What is remarkable of the columns.
        public let notes: [String]

        public var description: String {
            ([columns.isEmpty ? table : "\(table) (\(columns.joined(separator: ", ")))"] + notes + rows).joined(
                separator: "\n  ")
        }
    }

    /// The tables in which two indexes differ first: by their own values, else
    /// by what these refer to; nothing where they hold the same. In the order
    /// in which they are declared, so that the first is nearest to the cause.
    ///
    /// - Parameter names: what the two are called in the words.
    public static func differences(
        _ left: IndexContents, _ right: IndexContents, names: (String, String) = ("refreshed", "fresh"), most: Int = 6
    ) -> [Difference] {
        let all = left.names + right.names.filter { left.tables[$0] == nil }
        for round in 0..<rounds {
            let found = all.compactMap { name -> Difference? in
                guard let one = left.tables[name], let other = right.tables[name], one.columns == other.columns else {
                    return Difference(table: name, columns: [], rows: ["the tables are not declared alike"], notes: [])
                }
                let onlyOne = surplus(one.signs[round], over: other.signs[round])
                let onlyOther = surplus(other.signs[round], over: one.signs[round])
                guard !onlyOne.isEmpty || !onlyOther.isEmpty else { return nil }
                return difference(left, one, onlyOne, right, other, onlyOther, names, most)
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func surplus(_ signs: [Int], over others: [Int]) -> [Int] {
        var counts: [Int: Int] = [:]
        for sign in others { counts[sign, default: 0] += 1 }
        return signs.indices.filter { place in
            counts[signs[place], default: 0] -= 1
            return counts[signs[place], default: 0] < 0
        }
    }

    private static func difference(
        _ left: IndexContents, _ one: Table, _ onlyOne: [Int], _ right: IndexContents, _ other: Table,
        _ onlyOther: [Int],
        _ names: (String, String), _ most: Int
    ) -> Difference {
        // Rows that differ in few columns are one row that changed.
        var columns: Set<String> = []
        var words: [String] = []
        let mine = onlyOne.prefix(200).map { left.words(one, $0) }
        var theirs = onlyOther.prefix(200).map { right.words(other, $0) }
        for row in mine {
            let ranked = theirs.indices.map { place in
                (place, row.indices.filter { row[$0].text != theirs[place][$0].text })
            }
            if let best = ranked.min(by: { $0.1.count < $1.1.count }), best.1.count <= max(1, row.count / 2) {
                let their = theirs.remove(at: best.0)
                for column in best.1 { columns.insert(row[column].name) }
                let changes = best.1.map { "\(row[$0].name): \(names.0) \(row[$0].text), \(names.1) \(their[$0].text)" }
                let same = row.indices.filter { !best.1.contains($0) && row[$0].text != "NULL" }.map {
                    "\(row[$0].name)=\(row[$0].text)"
                }
                words.append((changes + ["in " + same.joined(separator: " ")]).joined(separator: "; "))
            } else {
                words.append("only \(names.0): " + text(row))
            }
        }
        words += theirs.map { "only \(names.1): " + text($0) }
        let more = words.count > most ? ["… \(words.count - most) more"] : []
        return Difference(
            table: one.name, columns: columns.sorted(), rows: words.prefix(most).map { String($0.prefix(1500)) } + more,
            notes: columns.sorted().filter { columns.count == 1 && left.looksLikeRowIDs(one.name, $0) }.map {
                "\($0) looks like a row id, and no foreign key says of what"
            })
    }

    private static func text(_ row: [(name: String, text: String)]) -> String {
        row.filter { $0.text != "NULL" }.map { "\($0.name)=\($0.text)" }.joined(separator: " ")
    }

    /// Whether all values of a column that is no reference are row ids of some
    /// table, and too large for anything that is counted here.
    private func looksLikeRowIDs(_ name: String, _ column: String) -> Bool {
        guard let table = tables[name], let place = table.columns.firstIndex(of: column), table.own.contains(place)
        else { return false }
        let values = Set(table.rows.map { $0[place] }.filter { !$0.isNull })
        guard !values.isEmpty,
            values.allSatisfy({ if case .int64(let number) = $0.storage { number > 0 } else { false } })
        else { return false }
        return !["line", "column"].contains { column.hasSuffix($0) }
            && tables.values.contains { other in values.allSatisfy { other.places[$0] != nil } }
    }

    // MARK: Words

    /// The values of a row, references as the row that they lead to.
    private func words(_ table: Table, _ place: Int) -> [(name: String, text: String)] {
        let references = Dictionary(
            table.references.map { ($0.column, $0.table) }, uniquingKeysWith: { first, _ in first })
        return table.columns.indices.compactMap { column in
            let value = table.rows[place][column]
            if let other = references[column] {
                return (table.columns[column], value.isNull ? "NULL" : told(other, value))
            }
            return table.own.contains(column) ? (table.columns[column], Self.plain(value)) : nil
        }
    }

    /// A row that is referred to, by what tells it from others.
    private func told(_ name: String, _ id: DatabaseValue, depth: Int = 3) -> String {
        guard let table = tables[name], let place = table.places[id] else { return "\(name)(nowhere)" }
        let row = table.rows[place]
        var parts: [String] = []
        for column in ["path", "name", "class", "object_id", "call", "kind", "module", "nib_name", "line", "column"] {
            guard let found = table.columns.firstIndex(of: column), table.own.contains(found), !row[found].isNull else {
                continue
            }
            if column == "path" { return Self.plain(row[found]) }
            parts.append(Self.plain(row[found]))
        }
        if let file = table.references.first(where: { table.columns[$0.column] == "file_id" }), depth > 0,
            !row[file.column].isNull
        {
            parts.append("in " + told(file.table, row[file.column], depth: depth - 1))
        }
        return "\(name)(\(parts.joined(separator: " ")))"
    }

    private static func plain(_ value: DatabaseValue) -> String {
        switch value.storage {
        case .null: "NULL"
        case .int64(let number): "\(number)"
        case .double(let number): "\(number)"
        case .string(let text): "'\(text)'"
        case .blob(let data): "\(data.count) bytes"
        }
    }
}
