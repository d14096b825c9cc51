import Foundation
import TestSupport
import Testing

@Suite("A failed command prints no partial document")
struct FailedAnswerTests {
    static let formats = [
        "text", "xcode", "github", "sarif", "gitlab", "checkstyle", "junit", "csv", "json", "ndjson", "markdown",
        "html",
    ]

    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(".git/HEAD", "")
        try folder.write("A.xib", Documents.iOS(owner: "A", "<view id=\"v\"/>"))
        return folder
    }

    @Test(arguments: formats)
    func `a check that cannot start exits with status 2 and a reason, and writes no document`(
        _ format: String
    ) throws {
        let other = try repository()
        try OtherProgram.execute("CREATE TABLE precious (x)", on: try other.write(".xibdb/index.sqlite", ""))
        let bad = try repository()
        try bad.write(".xibdb.yml", "nonsense: 1\n")
        let outside = try TemporaryFolder()
        let cases: [(TemporaryFolder, [String])] = [
            (other, []), (bad, []), (outside, []), (try repository(), ["--baseline", "none"]),
            (try repository(), ["--no-refresh"]), (try repository(), ["--rule", "nosuch"]),
        ]
        for (folder, arguments) in cases {
            let run = try Tool.run(["check", "--format", format] + arguments, in: folder.path)
            #expect(run.status == 2 && run.output == "" && run.errors.hasPrefix("xibdb: "), "\(arguments): \(run)")
            let file = try folder.write("out", "earlier")
            let written = try Tool.run(["check", "--format", format, "--output", file] + arguments, in: folder.path)
            #expect(written.status == 2 && written.output == "", "\(arguments): \(written)")
            #expect(folder.bytes(of: "out") == Data("earlier".utf8), "\(arguments)")
            let new = try Tool.run(["check", "--format", format, "--output", "new"] + arguments, in: folder.path)
            #expect(new.status == 2 && !folder.exists("new"), "\(arguments): \(new)")
        }
    }

    @Test(arguments: formats)
    func `if a rule fails, the document is still complete`(_ format: String) throws {
        let folder = try repository()
        try folder.write(
            ".xibdb/checks/broken.sql",
            "-- title: Broken\n-- why: It is.\n-- severity: error\nSELECT nosuch FROM objects;\n")
        let run = try Tool.run(["check", "--format", format, "--output", "out"], in: folder.path)
        #expect(run.status == 2 && run.errors.contains("broken.sql"), "\(run)")
        let text = String(decoding: folder.bytes(of: "out") ?? Data(), as: UTF8.self)
        switch format {
        case "sarif":
            let log = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            let invocation = (((log?["runs"] as? [[String: Any]])?.first)?["invocations"] as? [[String: Any]])?.first
            #expect(invocation?["executionSuccessful"] as? Bool == false)
            let notifications = String(describing: invocation?["toolExecutionNotifications"])
            #expect(notifications.contains("broken.sql"))
        case "json":
            #expect(text.contains("broken.sql") && (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil)
        case "gitlab": #expect((try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any] != nil)
        case "junit":
            #expect(text.contains("errors=\"1\"") && text.contains("broken.sql") && text.hasSuffix("</testsuites>\n"))
        case "checkstyle": #expect(text.hasSuffix("</checkstyle>\n"))
        case "html": #expect(text.hasSuffix("</html>\n"))
        default: break
        }
    }

    /// A query that returns rows and then fails.
    private static let failing = """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3)
        SELECT 'A.xib' AS path, json(iif(i = 3, '{', '1')) AS x FROM n
        """

    @Test func `if a question fails, json and html print nothing, and other formats print the rows so far`() throws {
        let folder = try repository()
        try folder.write("Z.xib", Documents.iOS())
        try Tool.index(folder.path)
        try folder.write(
            ".xibdb/reports/failing.sql", "-- title: Failing\n-- answers: Does it fail?\n\(Self.failing);\n")
        for question in [["sql", Self.failing], ["report", "failing"]] {
            for format in ["json", "html"] {
                let run = try Tool.run(question + ["--format", format], in: folder.path)
                #expect(
                    run.status == 2 && run.output == "" && run.errors.contains("malformed JSON"),
                    "\(question) \(format): \(run)")
            }
            for format in ["ndjson", "csv", "value", "line"] {
                let run = try Tool.run(question + ["--format", format], in: folder.path)
                #expect(run.status == 2 && run.output.contains("A.xib"), "\(question) \(format): \(run)")
            }
        }
    }

    @Test func `a document that is larger than its memory limit is printed completely`() throws {
        let folder = try repository()
        let sql =
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 70) SELECT i, hex(zeroblob(300000)) AS x FROM n"
        let run = try Tool.run(["sql", sql, "--json", "--timeout", "300"], in: folder.path)
        let rows = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
        #expect(run.status == 0 && rows?.count == 70 && rows?.map { $0["i"] as? Int } == Array(1...70), "\(run.errors)")
    }
}

@Suite("Limits of a question")
struct ValueLimitTests {
    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try Tool.git(["init", "-q", "-b", "main"], in: folder.path)
        try folder.write("A.xib", Documents.iOS(owner: "A", "<view id=\"v\"/>"))
        try Tool.git(["add", "."], in: folder.path)
        try Tool.git(["commit", "-qm", "One"], in: folder.path)
        return folder
    }

    @Test func `a value that is too long is an error in every kind of question`() throws {
        let folder = try repository()
        let huge = "printf('%.*c', 20000000, 'é')"
        try folder.write(".xibdb/reports/huge.sql", "-- title: Huge\n-- answers: How much?\nSELECT \(huge) AS x;\n")
        try folder.write(
            ".xibdb/checks/huge-rule.sql",
            "-- title: Huge\n-- why: It is.\n-- severity: error\nSELECT file_id, line, \(huge) AS message FROM objects;\n"
        )
        for question in [
            ["sql", "SELECT \(huge) AS x"], ["report", "huge"], ["report", "huge-rule"],
            ["check", "--rule", "huge-rule"], ["history", "--sql", "SELECT \(huge) AS x"],
        ] {
            let run = try Tool.run(question, in: folder.path)
            #expect(
                run.status == 2 && run.errors.contains("more than 16 MiB"),
                "\(question): \(run.status) \(run.errors.prefix(500))")
            #expect(run.output.utf8.count < 10_000, "\(question)")
        }
    }

    @Test func `a function call that never ends is stopped`() throws {
        let folder = try repository()
        // Comparing each position of one text with the whole other text would take years.
        let slow = "instr(hex(zeroblob(30000000)), hex(zeroblob(15000000)) || 'x')"
        try folder.write(".xibdb/reports/slow.sql", "-- title: Slow\n-- answers: How long?\nSELECT \(slow) AS x;\n")
        try folder.write(
            ".xibdb/checks/slow-rule.sql",
            "-- title: Slow\n-- why: It is.\n-- severity: error\nSELECT file_id, line, \(slow) AS message FROM objects;\n"
        )
        try Tool.index(folder.path)
        #expect(try Tool.run(["history"], in: folder.path).status == 0)
        for question in [
            ["sql", "SELECT \(slow) AS x"], ["report", "slow"], ["report", "slow-rule"],
            ["check", "--rule", "slow-rule"], ["history", "--sql", "SELECT \(slow) AS x"],
        ] {
            let run = try Tool.execute(
                "timeout", ["100", Tool.xibdb] + question + ["--timeout", "2"], in: folder.path)
            #expect(
                run.status == 124 && run.output == "" && run.errors.contains("took longer than 2 s"),
                "\(question): \(run)")
        }
    }

    @Test(arguments: ["30", "5"])
    func `if a rule never ends, diff --check stops at the time limit`(seconds: String) throws {
        let folder = try repository()
        try folder.write(
            ".xibdb/checks/loop.sql",
            """
            -- title: Loop
            -- why: It never ends.
            -- severity: error
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
            SELECT files.id AS file_id, 1 AS line, 'm' AS message FROM files, n WHERE n.i < 0;
            """)
        try folder.write("A.xib", Documents.iOS(owner: "B", "<view id=\"v\"/>"))
        // 30 s is the default limit.
        let option = seconds == "30" ? [] : ["--timeout", seconds]
        let run = try Tool.execute("timeout", ["300", Tool.xibdb, "diff", "HEAD", "--check"] + option, in: folder.path)
        #expect(run.status == 124 && run.errors.contains("took longer than \(seconds) s"), "\(run)")
    }

    @Test func `a rule with rows that would fill the memory is an error`() throws {
        let folder = try repository()
        try folder.write(
            ".xibdb/checks/many.sql",
            """
            -- title: Many
            -- why: They are.
            -- severity: error
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
            SELECT files.id AS file_id, 1 AS line, hex(zeroblob(1000000)) || i AS message FROM n, files WHERE files.path = 'A.xib';
            """)
        let run = try Tool.run(["check", "--rule", "many"], in: folder.path)
        #expect(
            run.status == 2 && run.errors.contains("needs more than 256 MiB"), "\(run.status) \(run.errors.prefix(500))"
        )
    }
}
