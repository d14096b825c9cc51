import Store

/// The content of an index, independent of the order in which it was written. A row consists of its values. A reference
/// is replaced by the content of the row that it refers to. Row ids and columns about the run are left out.
///
/// In this code, only ``ordered`` and ``brought`` name tables of xibdb. Tables, columns and references come from the
/// schema of the database. Rows are compared in rounds: first by their own values, then also by the rows that they
/// refer to, and so on. The number of rounds is limited, because references can form cycles.
public struct IndexContents {
    /// Columns about the run, the disk or the clock.
    public static let bookkeeping: Set<String> = [
        "inode", "mtime_ns", "ctime_ns", "run_started_ns", "own_inode", "own_mtime_ns",
    ]
    /// Tables whose row ids follow the order of the items in the file. The position of a row in this order is part of
    /// its content.
    public static let ordered: Set<String> = ["objects"]
    /// The prefix of the tables with data that ships with xibdb. These tables contain the same rows in every index. In
    /// a small index, they contain most of the rows.
    public static let brought = "framework_"
    private static let rounds = 8

    /// A table with its rows.
    struct Table {
        let name: String
        var columns: [String] = []
        /// Columns with content. The row id, references and bookkeeping columns are left out.
        var own: [Int] = []
        /// Columns that contain row ids of another table or of the same table.
        var references: [(column: Int, table: String)] = []
        /// The column with the row id; nil if the table does not have one. The column may also be a reference.
        var key: Int?
        var rows: [[Value]] = []
        /// The position in `rows` for each row id.
        var places: [Value: Int] = [:]
        /// The position of each row among the rows of its file. If the order of a table is not significant, all
        /// positions are 0.
        var order: [Int] = []
        /// The hashes of all rows, for each round.
        var signs: [[Int]] = []
    }

    let tables: [String: Table]
    /// The names of the tables, in the order of their declaration. Tables that readers fill come before derived tables.
    let names: [String]

    /// Reads all tables of a database.
    ///
    /// - Parameters:
    ///   - leavesOutBrought: whether to leave out the tables with data that ships with xibdb.
    ///   - bookkeeping: columns that are not content.
    public init(_ path: String, leavesOutBrought: Bool = false, bookkeeping: Set<String> = IndexContents.bookkeeping)
        throws
    {
        let db = try Database(path: path, .reading)
        // The query leaves out the tables in which a virtual table stores its data. pragma_table_list would list these
        // tables, but it first resolves every view, which is slow.
        names = try db.texts(
            """
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
        tables = Self.signed(
            try Dictionary(uniqueKeysWithValues: names.map { ($0, try Self.table($0, bookkeeping, db)) }))
    }

    private static func table(_ name: String, _ bookkeeping: Set<String>, _ db: Database) throws -> Table {
        var table = Table(name: name)
        var keys: [Int] = []
        for column in try db.columns(of: name) {
            if column.isKey { keys.append(column.type.uppercased() == "INTEGER" ? table.columns.count : -1) }
            table.columns.append(column.name)
        }
        if keys.count == 1, keys[0] >= 0 { table.key = keys[0] }
        // A reference with several columns consists of ids from the file, not of row ids, so its columns are content.
        try db.forEachRow(
            #"SELECT "from", "table" FROM pragma_foreign_key_list(?) GROUP BY id HAVING count(*) = 1"#, [name]
        ) { row in
            if let column = table.columns.firstIndex(of: row[0]) { table.references.append((column, row[1])) }
        }
        table.references.sort { $0.column < $1.column }
        let referring = Set(table.references.map(\.column))
        table.own = table.columns.indices.filter {
            $0 != table.key && !referring.contains($0) && !bookkeeping.contains(table.columns[$0])
        }
        let columns = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
        var counts: [Value: Int] = [:]
        let file = ordered.contains(name) ? table.columns.firstIndex(of: "file_id") : nil
        try db.forEachRow("SELECT \(columns) FROM \"\(name)\"\(table.key == nil ? "" : " ORDER BY rowid")") { row in
            let values = row.values
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
                // After this number of rounds, the hash already includes everything that the row refers to.
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
                            if value == .null {
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

    /// Returns the length of the longest chain of references from each table, up to the number of rounds.
    private static func depths(_ tables: [String: Table]) -> [String: Int] {
        var depths = tables.mapValues { _ in 0 }
        for _ in 1..<rounds {
            depths = tables.mapValues { table in table.references.map { 1 + (depths[$0.table] ?? 0) }.max() ?? 0 }
        }
        return depths
    }

    /// Returns the sorted hashes of the rows of a table. The hash of a row includes the rows that it refers to.
    public func signs(of table: String) -> [Int] { (tables[table]?.signs.last ?? []).sorted() }

    // MARK: Comparing

    /// The rows of one table that only one of two indexes contains.
    public struct Difference: Sendable, CustomStringConvertible {
        /// The name of the table.
        public let table: String
        /// Columns that differ in rows that are otherwise equal. Empty if rows are missing.
        public let columns: [String]
        /// The rows as text.
        public let rows: [String]
        /// Remarks about the columns.
        public let notes: [String]

        public var description: String {
            ([columns.isEmpty ? table : "\(table) (\(columns.joined(separator: ", ")))"] + notes + rows).joined(
                separator: "\n  ")
        }
    }

    /// Returns the differences between two indexes, or an empty list if both have the same content. The indexes are
    /// compared in rounds. The result contains only the differences of the first round that finds any. The tables are
    /// in the order of their declaration, so the first one is nearest to the cause.
    ///
    /// - Parameters:
    ///   - names: the names of the two indexes in the description of a difference.
    ///   - most: the maximum number of rows in a difference.
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
        // If two rows differ in at most half of their columns, they count as one changed row.
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

    /// Returns whether all values of a column without a foreign key are row ids of one table. It returns false for
    /// positions in a file.
    private func looksLikeRowIDs(_ name: String, _ column: String) -> Bool {
        guard let table = tables[name], let place = table.columns.firstIndex(of: column), table.own.contains(place)
        else { return false }
        let values = Set(table.rows.map { $0[place] }.filter { $0 != .null })
        guard !values.isEmpty,
            values.allSatisfy({ if case .integer(let number) = $0 { number > 0 } else { false } })
        else { return false }
        return !["line", "column"].contains { column.hasSuffix($0) }
            && tables.values.contains { other in values.allSatisfy { other.places[$0] != nil } }
    }

    // MARK: Words

    /// Returns the values of a row. A reference is replaced by a description of the row that it refers to.
    private func words(_ table: Table, _ place: Int) -> [(name: String, text: String)] {
        let references = Dictionary(
            table.references.map { ($0.column, $0.table) }, uniquingKeysWith: { first, _ in first })
        return table.columns.indices.compactMap { column in
            let value = table.rows[place][column]
            if let other = references[column] {
                return (table.columns[column], value == .null ? "NULL" : reported(other, value))
            }
            return table.own.contains(column) ? (table.columns[column], Self.plain(value)) : nil
        }
    }

    /// Describes a row that another row refers to. The description contains the values that identify the row.
    private func reported(_ name: String, _ id: Value, depth: Int = 3) -> String {
        guard let table = tables[name], let place = table.places[id] else { return "\(name)(nowhere)" }
        let row = table.rows[place]
        var parts: [String] = []
        for column in ["path", "name", "class", "object_id", "call", "kind", "module", "nib_name", "line", "column"] {
            guard let found = table.columns.firstIndex(of: column), table.own.contains(found), row[found] != .null
            else {
                continue
            }
            if column == "path" { return Self.plain(row[found]) }
            parts.append(Self.plain(row[found]))
        }
        if let file = table.references.first(where: { table.columns[$0.column] == "file_id" }), depth > 0,
            row[file.column] != .null
        {
            parts.append("in " + reported(file.table, row[file.column], depth: depth - 1))
        }
        return "\(name)(\(parts.joined(separator: " ")))"
    }

    private static func plain(_ value: Value) -> String {
        switch value {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): "'\(text)'"
        case .blob(let bytes): "\(bytes.count) bytes"
        }
    }
}
