import TestSupport
import Testing

/// Tests ``IndexContents``. Random histories depend on this comparison, so it must find every difference.
@Suite("Contents of an index")
struct IndexContentsTests {
    private static let tables = """
        CREATE TABLE files (id INTEGER PRIMARY KEY, path TEXT, inode INTEGER);
        CREATE TABLE things (id INTEGER PRIMARY KEY, file_id INTEGER REFERENCES files (id), name TEXT, parent INTEGER REFERENCES things (id), other INTEGER);
        """

    private func differences(_ one: String, _ other: String) throws -> [IndexContents.Difference] {
        let folder = try TemporaryFolder()
        for (name, rows) in [("one", one), ("other", other)] {
            try OtherProgram.execute(Self.tables + rows, on: folder.path + "/\(name).sqlite")
        }
        return IndexContents.differences(
            try IndexContents(folder.path + "/one.sqlite"), try IndexContents(folder.path + "/other.sqlite"))
    }

    private static let first = """
        INSERT INTO files VALUES (1, 'A.xib', 7), (2, 'B.xib', 8);
        INSERT INTO things VALUES (1, 1, 'window', NULL, NULL), (2, 1, 'view', 1, NULL), (3, 2, 'view', NULL, NULL);
        """

    @Test func `other row ids and inodes are not a difference`() throws {
        #expect(
            try differences(
                Self.first,
                """
                INSERT INTO files VALUES (5, 'B.xib', 1), (9, 'A.xib', 2);
                INSERT INTO things VALUES (11, 5, 'view', NULL, NULL), (12, 9, 'view', 30, NULL), (30, 9, 'window', NULL, NULL);
                """
            ).isEmpty)
    }

    @Test func `a changed value, an added row and a removed row are differences`() throws {
        let renamed = try differences(Self.first, Self.first + "UPDATE things SET name = 'label' WHERE id = 3;")
        #expect(renamed.map(\.table) == ["things"] && renamed.first?.columns == ["name"])
        #expect(renamed.first?.rows.first?.contains("name: refreshed 'view', fresh 'label'") == true, "\(renamed)")
        #expect(try differences(Self.first, Self.first + "DELETE FROM things WHERE id = 3;").map(\.columns) == [[]])
        #expect(
            try differences(
                Self.first,
                Self.first + "INSERT INTO things SELECT id + 9, file_id, name, parent, other FROM things WHERE id = 2;"
            ).count == 1)
    }

    @Test func `a reference to a row with other content is a difference, even through other rows`() throws {
        let moved = try differences(Self.first, Self.first + "UPDATE things SET file_id = 2 WHERE id = 2;")
        #expect(moved.map(\.columns) == [["file_id"]])
        let chain = "INSERT INTO things VALUES (40, 1, 'leaf', 50, NULL), (50, 1, 'branch', "
        #expect(
            try differences(Self.first + chain + "2, NULL);", Self.first + chain + "3, NULL);").map(\.table) == [
                "things"
            ])
    }

    @Test func `rows that refer to each other do not block the comparison`() throws {
        let ring = "INSERT INTO things VALUES (6, 1, 'a', 7, NULL), (7, 1, 'b', 6, NULL);"
        #expect(try differences(Self.first + ring, Self.first + ring).isEmpty)
    }

    @Test func `a row id without a foreign key is reported`() throws {
        let found = try differences(
            Self.first + "UPDATE things SET other = 1 WHERE id = 3;",
            Self.first + "UPDATE things SET other = 2 WHERE id = 3;")
        #expect(found.first?.notes == ["other looks like a row id, and no foreign key says of what"])
    }
}
