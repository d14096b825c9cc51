import Store

extension IndexSummary {
    /// Counts the contents of the index.
    mutating func count(_ db: Database) throws {
        func number(_ sql: String) throws -> Int { Int(try db.number(sql)) }
        objects = try number("SELECT count(*) FROM objects")
        connections = try number("SELECT count(*) FROM connections")
        constraints = try number("SELECT count(*) FROM constraints")
        customClasses = try number(
            "SELECT count(DISTINCT custom_class) FROM objects WHERE role IS NULL OR role = 'filesOwner'")
        owners = try number("SELECT count(*) FROM owners WHERE class IS NOT NULL")
        texts = try number("SELECT count(*) FROM texts")
        files = try db.rows(
            "SELECT kind, format, platform, count(*) FROM files GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"
        ) { Count(kind: $0[0], format: $0[1], platform: $0[2], files: $0[3]) }
        failures = try db.rows(
            "SELECT display_path, error_line, error_column, error FROM files WHERE error IS NOT NULL ORDER BY display_path"
        ) { Failure(path: $0[0], line: $0[1], column: $0[2], message: $0[3]) }
    }
}
