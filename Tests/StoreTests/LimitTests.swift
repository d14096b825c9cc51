import Errors
import Foundation
import Indexing
import Store
import TestSupport
import Testing

@Suite("Limits of an answer")
struct LimitTests {
    private let folder: TemporaryFolder
    private let index: IndexFile

    init() throws {
        folder = try TemporaryFolder()
        index = IndexFile(database: folder.path + "/index.sqlite")
        _ = try Indexer(index: index).run(roots: [folder.path])
    }

    private func value(_ sql: String, _ limits: Limits = Limits()) throws -> Value? {
        try Snapshot(index: index, limits: limits).rows(sql).rows.first?.first
    }

    @Test(arguments: Functions.names)
    func `every function in the list of own functions exists`(name: String) throws {
        let found = try value("SELECT count(*) FROM pragma_function_list WHERE name = '\(name)' AND NOT builtin")
        #expect(found == .integer(1))
    }

    @Test func `the time limit applies to all questions of a snapshot together`() throws {
        let limits = Limits(seconds: 0.01)
        let snapshot = try Snapshot(index: index, limits: limits)
        usleep(20_000)
        #expect(throws: AskingError.timedOut(seconds: 0.01)) { try snapshot.rows("SELECT 1") }
    }

    @Test(arguments: [
        // The first pattern needs exponential time, and the second needs cubic time. The third starts a search at every
        // letter of a long text. The fourth query does not end.
        "SELECT printf('%.*c', 60, 'a') || 'b' REGEXP '(a+)+$'",
        "SELECT printf('%.*c', 60000, 'a') REGEXP '.*.*.*=.*x'",
        "SELECT printf('%.*c', 20000000, 'a') REGEXP '(?=(a+))a*b\\1'",
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE i REGEXP '^7+$'",
    ])
    func `a regular expression that backtracks endlessly stops at the time limit`(sql: String) throws {
        #expect(throws: AskingError.timedOut(seconds: 0.1)) { try value(sql, Limits(seconds: 0.1)) }
    }

    @Test func `a regular expression that needs too much memory is an error`() throws {
        #expect { try value("SELECT printf('%.*c', 1000000, 'a') REGEXP '^(.|b)*x'") } throws: {
            "\($0)".hasPrefix(
                "The SQL failed: the regular expression ^(.|b)*x needs too much memory for one of the texts.")
        }
        #expect(try value("SELECT printf('%.*c', 1000, 'a') REGEXP '^(.|b)*x'") == .integer(0))
        #expect(try value("SELECT printf('%.*c', 1000, 'a') || 'x' REGEXP '^(.|b)*x'") == .integer(1))
    }

    @Test func `REGEXP searches a text for a pattern, and the pattern may come from a column`() throws {
        let snapshot = try Snapshot(index: index)
        let rows = try snapshot.rows(
            """
            WITH
            patterns (pattern) AS (VALUES ('^a'), ('é$'), ('\\d{2}'), (NULL)),
            texts (text) AS (VALUES ('ab'), ('café'), ('a42'), (42), (NULL))
            SELECT group_concat(ifnull(text REGEXP pattern, '-'), '') FROM patterns, texts GROUP BY pattern ORDER BY pattern
            """
        ).rows
        #expect(rows == [[.text("-----")], [.text("0011-")], [.text("1010-")], [.text("0100-")]])
        #expect { try snapshot.rows("SELECT 'a' REGEXP '(a'") } throws: {
            "\($0)".hasPrefix("The SQL failed: (a is not a regular expression.")
        }
        let many =
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000) SELECT sum('x' || i || 'y' REGEXP 'x' || i || 'y') FROM n"
        #expect(try snapshot.rows(many).rows == [[.integer(1000)]])
    }

    @Test func `a pattern of more than 10,000 bytes is an error`() throws {
        for (operation, message) in [
            ("REGEXP", "a regular expression is longer than 10000 bytes"), ("LIKE", "LIKE or GLOB pattern too complex"),
        ] {
            #expect(try value("SELECT 'a' \(operation) printf('%.*c', 10000, 'a')") == .integer(0))
            #expect { try value("SELECT 'a' \(operation) printf('%.*c', 10001, 'a')") } throws: {
                "\($0)".contains(message)
            }
        }
        #expect(try value("SELECT version_key(printf('%.*c', 10001, '.'))") == .null)
    }

    /// Concatenates fifty texts of about 400,000 letters each.
    private static let large = """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50)
        SELECT length(group_concat(hex(zeroblob(200000 + i)), '')) FROM n
        """

    @Test func `the memory limit applies only to the snapshot that has it`() throws {
        var limits = Limits()
        limits.memory = 4 << 20
        let snapshot = try Snapshot(index: index, limits: limits)
        #expect(throws: AskingError.tooMuchMemory(bytes: 4 << 20)) { try snapshot.rows(Self.large) }
        #expect(try value(Self.large) == .integer(50 * 400_000 + 50 * 51))
    }

    @Test func `a value has a maximum length`() throws {
        var limits = Limits()
        limits.valueLength = 1 << 20
        let snapshot = try Snapshot(index: index, limits: limits)
        #expect { try snapshot.rows(Self.large) } throws: { "\($0)".contains("string or blob too big") }
        #expect(try value(Self.large) == .integer(50 * 400_000 + 50 * 51))
    }
}
