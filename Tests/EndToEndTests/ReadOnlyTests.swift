import Foundation
import TestSupport
import Testing

@Suite("A question changes nothing")
struct ReadOnlyTests {
    /// Statements that must all fail, each with a word that the error message must contain.
    static let forbidden: [(sql: String, says: String)] = [
        ("INSERT INTO files SELECT * FROM files", "INSERT"),
        ("INSERT INTO texts_fts (texts_fts) VALUES ('rebuild')", "INSERT"),
        ("REPLACE INTO meta SELECT * FROM meta", "INSERT"),
        ("UPDATE files SET path = 'x'", "UPDATE"),
        ("UPDATE sqlite_master SET sql = ''", "may not be modified"),
        ("UPDATE sqlite_schema SET sql = 'CREATE TABLE files (x)' WHERE name = 'files'", "may not be modified"),
        ("INSERT INTO sqlite_master VALUES ('table', 'x', 'x', 0, '')", "A change of the schema"),
        ("DELETE FROM objects", "DELETE"),
        ("DELETE FROM sqlite_master", "may not be modified"),
        ("DROP TABLE objects", "A change of the schema"),
        ("DROP VIEW outlets", "A change of the schema"),
        ("DROP INDEX files_by_name", "A change of the schema"),
        ("DROP TABLE texts_fts", "A change of the schema"),
        ("CREATE TABLE t (x)", "A change of the schema"),
        ("CREATE TEMP TABLE t (x)", "A change of the schema"),
        ("CREATE TEMP VIEW t AS SELECT 1", "A change of the schema"),
        ("CREATE VIEW t AS SELECT 1", "A change of the schema"),
        ("CREATE INDEX i ON files (size)", "A change of the schema"),
        ("CREATE TRIGGER t AFTER INSERT ON files BEGIN SELECT 1; END", "not allowed"),
        ("CREATE TEMP TRIGGER t AFTER INSERT ON files BEGIN SELECT 1; END", "not allowed"),
        ("CREATE VIRTUAL TABLE t USING fts5 (x)", "A change of the schema"),
        ("CREATE VIRTUAL TABLE temp.t USING fts5vocab (main, texts_fts, row)", "A change of the schema"),
        ("ALTER TABLE files RENAME TO f", "ALTER TABLE"),
        ("ALTER TABLE files ADD COLUMN x", "ALTER TABLE"),
        ("ATTACH 'other.sqlite' AS other", "ATTACH"),
        ("ATTACH ':memory:' AS other", "ATTACH"),
        ("DETACH main", "DETACH"),
        ("VACUUM", "cannot VACUUM"),
        ("VACUUM INTO 'copy.sqlite'", "cannot VACUUM"),
        ("REINDEX", "REINDEX"),
        ("ANALYZE", "A change of the schema"),
        ("BEGIN", "transaction"),
        ("BEGIN IMMEDIATE", "transaction"),
        ("COMMIT", "transaction"),
        ("ROLLBACK", "transaction"),
        ("SAVEPOINT s", "savepoint"),
        ("RELEASE s", "savepoint"),
        ("PRAGMA writable_schema = ON", "writable_schema"),
        ("PRAGMA journal_mode = WAL", "journal_mode"),
        ("PRAGMA main.journal_mode", "journal_mode"),
        ("PRAGMA query_only = 0", "query_only"),
        ("PRAGMA query_only(0)", "query_only"),
        ("PRAGMA trusted_schema = ON", "trusted_schema"),
        ("PRAGMA user_version = 7", "user_version"),
        ("PRAGMA application_id = 7", "application_id"),
        ("PRAGMA schema_version = 7", "schema_version"),
        ("PRAGMA encoding = 'UTF-16'", "encoding"),
        ("PRAGMA page_size = 512", "page_size"),
        ("PRAGMA hard_heap_limit = 0", "hard_heap_limit"),
        ("PRAGMA temp_store_directory = '/tmp'", "temp_store_directory"),
        ("PRAGMA incremental_vacuum", "incremental_vacuum"),
        ("PRAGMA wal_checkpoint", "wal_checkpoint"),
        ("PRAGMA optimize", "optimize"),
        ("PRAGMA shrink_memory", "shrink_memory"),
        ("PRAGMA nobody_knows", "nobody_knows"),
        ("SELECT load_extension('x')", "load_extension"),
        ("SELECT hex(fts3_tokenizer('simple'))", "fts3_tokenizer"),
        ("SELECT fts3_tokenizer('simple', x'00')", "fts3_tokenizer"),
        ("SELECT readfile('/etc/passwd')", "readfile"),
        ("SELECT writefile('out', 'x')", "writefile"),
        ("SELECT edit('x', 'vi')", "edit"),
        ("SELECT randomblob(8)", "randomblob"),
        ("SELECT 1; DELETE FROM files", "DELETE"),
        ("WITH x AS (SELECT 1) DELETE FROM files", "DELETE"),
        ("EXPLAIN DELETE FROM files", "DELETE"),
        ("SELECT * FROM objects; PRAGMA writable_schema(1); UPDATE sqlite_master SET sql = ''", "writable_schema"),
    ]

    @Test func `every statement that could change something is refused, and the file is unchanged`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS(owner: "A", "<view id=\"v\"/>"))
        try Tool.index(folder.path)
        let before = try #require(folder.bytes(of: ".xibdb/index.sqlite"))
        for (sql, says) in Self.forbidden {
            let run = try Tool.run(["sql", sql, "--no-refresh", "--format", "value"], in: folder.path)
            #expect(run.status == 2, "\(sql): \(run)")
            #expect(run.output == "", "\(sql)")
            #expect(run.errors.localizedCaseInsensitiveContains(says), "\(sql): \(run.errors)")
            #expect(folder.bytes(of: ".xibdb/index.sqlite") == before, "\(sql)")
            #expect(folder.entries(of: ".xibdb") == [".gitignore", "index.sqlite"], "\(sql)")
        }
        #expect(folder.entries(of: "") == [".xibdb", "A.xib"], "nothing was written beside it")
    }

    @Test func `a refusal says what is not allowed, and where`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS())
        try Tool.index(folder.path)
        let run = try Tool.run(["sql", "SELECT 1;\nDELETE FROM files"], in: folder.path)
        #expect(
            run.errors == """
                xibdb: DELETE is not allowed: queries can only read the index.
                  line 2: DELETE FROM files

                """)
    }

    @Test func `a report of the repository has the same restrictions`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS())
        try Tool.index(folder.path)
        try folder.write("evil.sql", "-- title: Evil\nDROP TABLE files;\n")
        let run = try Tool.run(["report", "-f", "evil.sql"], in: folder.path)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "xibdb: A change of the schema is not allowed: queries can only read the index.\n  line 2: DROP TABLE files;\n"
        )
        #expect(try Tool.ask("SELECT count(*) FROM files", in: folder.path) == ["1"])
    }

}
