import Foundation
import TestSupport
import Testing

/// Tests `xibdb check` as a user or a CI job runs it.
@Suite("Checking")
struct CheckTests {
    /// A rule in the repository, which reports labels without text.
    private static let rule = """
        -- title: Label without text
        -- why: A label without text shows nothing.
        -- severity: error
        -- fix: Give it a text.
        -- option longest (integer, default 0): How many letters are as good as none.
        SELECT
            objects.file_id AS file_id,
            objects.line AS line,
            objects."column" AS "column",
            objects.id AS object,
            'The label ' || objects.object_id || ' has no text.' AS message
        FROM objects
        WHERE objects.element = 'label' AND length(coalesce(objects.text, '')) <= :longest;
        """

    /// Returns a repository that contains the rule and the given files.
    private static func repository(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(".git/HEAD", "")
        try folder.write(".xibdb/checks/empty-label.sql", rule)
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private static func check(_ folder: TemporaryFolder, _ arguments: [String] = []) throws -> Tool.Run {
        try Tool.run(["check", "--rule", "empty-label"] + arguments, in: folder.path)
    }

    /// Returns a xib with top-level views.
    private static func xib(_ views: String...) -> String { Documents.iOS(views.joined(separator: "\n")) }

    private static let label = #"<label id="l1"/>"#

    // MARK: Reported findings

    @Test func `a finding has its place, its object with the enclosing objects, an explanation and a fix`() throws {
        let folder = try Self.repository([
            "Basket.xib": Self.xib(#"<view id="v1" userLabel="Basket"><subviews>\#(Self.label)</subviews></view>"#)
        ])
        let run = try Self.check(folder)
        #expect(
            run.output == """
                Basket.xib:6:44: error: The label l1 has no text. [empty-label]
                    in   view “Basket” › label

                empty-label (1): A label without text shows nothing.
                    fix: Give it a text.

                1 error, 0 warnings, 0 notes.

                """)
        #expect(run.status == 1)
    }

    @Test func `a second run prints the same bytes in every format`() throws {
        let folder = try Self.repository([
            "B.xib": Self.xib(Self.label, #"<label id="l2"/>"#), "A.xib": Self.xib(Self.label),
        ])
        for format in [
            "text", "xcode", "github", "sarif", "gitlab", "checkstyle", "junit", "csv", "json", "ndjson", "markdown",
            "html",
        ] {
            let (one, other) = (
                try Self.check(folder, ["--format", format]), try Self.check(folder, ["--format", format])
            )
            #expect(one.output == other.output && one.output.contains("l2"), "\(format)")
            #expect(one.status == 1, "\(format): \(one.errors)")
        }
    }

    /// Each format with the expected text of a message. The message contains characters that have a special meaning in
    /// some of the formats.
    @Test(arguments: [
        ("xcode", #"A,b.xib:6:1: error: 50 % of "<b>" & more, listed: twice [odd]"#),
        ("github", #"::error file=A%2Cb.xib,line=6,col=1,title=odd::50 %25 of "<b>" & more, listed:%0Atwice"#),
        (
            "checkstyle",
            #"<error line="6" column="1" severity="error" message="50 % of &quot;&lt;b&gt;&quot; &amp; more, listed:&#10;twice" source="xibdb.odd"/>"#
        ),
        (
            "junit",
            #"<failure type="error" message="50 % of &quot;&lt;b&gt;&quot; &amp; more, listed:&#10;twice">label</failure>"#
        ),
        ("csv", "\"A,b.xib\",6,1,error,certain,odd,\"50 % of \"\"<b>\"\" & more, listed:\ntwice\",l1,label,,,,,"),
        ("html", "<td>50 % of &quot;&lt;b&gt;&quot; &amp; more, listed:&#10;twice<br><small>label</small></td>"),
        ("markdown", #"| error | A,b.xib:6:1 | 50 % of "&lt;b&gt;" &amp; more, listed: twice | label | odd |"#),
        ("gitlab", #""description" : "50 % of \"<b>\" & more, listed:\ntwice","#),
    ])
    func `a message with special characters of a format is printed correctly`(format: String, expected: String) throws {
        let folder = try Self.repository([
            "A,b.xib": Self.xib(Self.label),
            ".xibdb/checks/odd.sql": """
            -- title: Odd
            -- severity: error
            SELECT file_id, line, "column", id AS object, '50 % of "<b>" & more, listed:' || char(10) || 'twice' AS message
            FROM objects
            WHERE element = 'label';
            """,
        ])
        let run = try Tool.run(["check", "--rule", "odd", "--format", format], in: folder.path)
        #expect(run.output.contains(expected), "\(run.output)")
    }

    @Test func `SARIF has the rule, the place, and a fingerprint that survives moved lines`() throws {
        let folder = try Self.repository(["A.xib": Self.xib(Self.label)])
        func log() throws -> [String: Any] {
            let run = try Self.check(folder, ["--format", "sarif"])
            let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            #expect(log["version"] as? String == "2.1.0")
            return try #require((log["runs"] as? [[String: Any]])?.first)
        }
        func result() throws -> [String: Any] { try #require((log()["results"] as? [[String: Any]])?.first) }
        let rules = ((try log()["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
        #expect(rules?.map { $0["id"] as? String } == ["empty-label"])
        #expect(
            (rules?[0]["help"] as? [String: Any])?["text"] as? String
                == "A label without text shows nothing.\n\nGive it a text.")
        let first = try result()
        #expect(first["ruleId"] as? String == "empty-label" && first["level"] as? String == "error")
        let place = (first["locations"] as? [[String: Any]])?.first
        let physical = place?["physicalLocation"] as? [String: Any]
        #expect((physical?["artifactLocation"] as? [String: Any])?["uri"] as? String == "A.xib")
        #expect((physical?["region"] as? [String: Any])?["startLine"] as? Int == 6)
        let prints = first["partialFingerprints"] as? [String: String]
        #expect(prints?["xibdbFinding/v1"]?.count == 16)
        try folder.write("A.xib", Self.xib("", #"<label id="l2" text="Pear"/>"#, Self.label))
        let moved = try result()
        #expect(moved["partialFingerprints"] as? [String: String] == prints)
    }

    /// The JSON schema of SARIF is not in this repository, so `XIBDB_SARIF_SCHEMA` must contain its path.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["XIBDB_SARIF_SCHEMA"] != nil))
    func `SARIF output conforms to its schema`() throws {
        let schema = try #require(ProcessInfo.processInfo.environment["XIBDB_SARIF_SCHEMA"])
        let folder = try Self.repository(["A.xib": Self.xib(Self.label)])
        _ = try Tool.run(
            ["check", "--include-uncertain", "--format", "sarif", "--output", "out.sarif"], in: folder.path)
        let program =
            "import json,jsonschema,sys; jsonschema.Draft7Validator(json.load(open(sys.argv[1]))).validate(json.load(open(sys.argv[2])))"
        let run = try Tool.execute("python3", ["-c", program, schema, "out.sarif"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test func `localized variants of a nib give one finding, which lists the other variants`() throws {
        let folder = try Self.repository([
            "de.lproj/A.xib": Self.xib(Self.label), "Base.lproj/A.xib": Self.xib(Self.label),
            "fr.lproj/A.xib": Self.xib(Self.label),
        ])
        let run = try Self.check(folder)
        #expect(
            run.output.hasPrefix(
                """
                Base.lproj/A.xib:6:1: error: The label l1 has no text. [empty-label]
                    in   label
                    also de.lproj/A.xib:6, fr.lproj/A.xib:6

                """))
    }

    @Test func `the exit status depends on the severity of the rule and on --fail-on`() throws {
        let folder = try Self.repository([
            "A.xib": Self.xib(Self.label), ".xibdb.yml": "check:\n  rules:\n    empty-label: warning\n",
        ])
        #expect(try Self.check(folder).status == 0)
        #expect(try Self.check(folder, ["--fail-on", "warning"]).status == 1)
        try folder.write(".xibdb.yml", "check:\n  fail-on: note\n  rules: {empty-label: note}\n")
        #expect(try Self.check(folder).status == 1)
        #expect(try Self.check(folder, ["--fail-on", "error"]).status == 0)
    }

    // MARK: Hidden findings

    @Test func `a note on an object, or a comment before an element, hides a finding`() throws {
        let folder = try Self.repository([
            "A.xib": Self.xib(
                #"<label id="l1"><attributedString key="userComments"><fragment content="xibdb:ignore empty-label filled later"/></attributedString></label>"#,
                "<!-- xibdb:ignore empty-label filled later -->", #"<label id="l2"/>"#,
                "<!-- xibdb:ignore other-rule for another reason -->", #"<label id="l3"/>"#)
        ])
        let run = try Self.check(folder)
        #expect(run.output.hasPrefix("A.xib:10:1: error: The label l3"))
        #expect(run.output.hasSuffix("1 error, 0 warnings, 0 notes. Hidden: 2 ignored by a note in the nib.\n"))
    }

    @Test func `a baseline matches its findings after lines, objects and files move`() throws {
        let folder = try Self.repository(["A.xib": Self.xib(Self.label, #"<label id="l2"/>"#)])
        #expect(try Self.check(folder, ["--write-baseline", "known.json"]).status == 1)
        #expect(try Self.check(folder, ["--baseline", "known.json"]).status == 0)
        folder.removeQuietly("A.xib")
        try folder.write("Fruit/B.xib", Self.xib("", "", #"<label id="l2"/>"#, Self.label, #"<label id="l3"/>"#))
        let run = try Self.check(folder, ["--baseline", "known.json"])
        #expect(run.output.hasPrefix("Fruit/B.xib:10:1: error: The label l3"))
        #expect(run.output.contains("1 error, 0 warnings, 0 notes. Hidden: 2 known (baseline or --since)."))
    }

    @Test func `a baseline does not hide a new part of a finding that combines several objects`() throws {
        let rule = Self.rule.replacing("objects.id AS object,", with: "objects.id AS object,\n    'all' AS defect,")
        let folder = try Self.repository([
            "A.xib": Self.xib(Self.label), "B.xib": Self.xib(#"<label id="l2"/>"#),
            ".xibdb/checks/empty-label.sql": rule,
        ])
        #expect(try Self.check(folder, ["--write-baseline", "known.json"]).output.contains("1 error"))
        #expect(try Self.check(folder, ["--baseline", "known.json"]).status == 0)
        try folder.write("C.xib", Self.xib(#"<label id="l3"/>"#))
        #expect(try Self.check(folder, ["--baseline", "known.json"]).status == 1, "C.xib is new")
        folder.removeQuietly("C.xib")
        folder.removeQuietly("A.xib")
        let run = try Self.check(folder, ["--baseline", "known.json"])
        #expect(run.status == 0, "B.xib was a part of the finding: \(run.output)")
        try folder.write(
            "old.json", #"{"version": 1, "findings": [{"rule": "empty-label", "path": "B.xib", "object": "l2"}]}"#)
        try folder.write("C.xib", Self.xib(#"<label id="l3"/>"#))
        #expect(try Self.check(folder, ["--baseline", "old.json"]).status == 0, "version 1 does not contain the parts")
    }

    @Test func `a baseline accepts each part once, also after a file is renamed`() throws {
        let rule = Self.rule.replacing("objects.id AS object,", with: "objects.id AS object,\n    'all' AS defect,")
        let folder = try Self.repository([
            "A.xib": Self.xib(Self.label), "B.xib": Self.xib(#"<label id="l2"/>"#),
            ".xibdb/checks/empty-label.sql": rule,
        ])
        _ = try Self.check(folder, ["--write-baseline", "known.json"])
        folder.removeQuietly("A.xib")
        try folder.write("C.xib", Self.xib(Self.label))
        let renamed = try Self.check(folder, ["--baseline", "known.json"])
        #expect(renamed.output == "0 errors, 0 warnings, 0 notes. Hidden: 1 known (baseline or --since).\n")
        // Without the column defect, each label is a finding.
        try folder.write(".xibdb/checks/empty-label.sql", Self.rule)
        #expect(try Self.check(folder, ["--baseline", "known.json"]).output.contains("Hidden: 2 known"))
        try folder.write("B.xib", Self.xib(#"<label id="l2"/>"#, #"<label id="l4"/>"#))
        let more = try Self.check(folder, ["--baseline", "known.json"])
        #expect(more.output.contains("1 error") && !more.output.contains("no longer"), "\(more.output)")
    }

    @Test func `entries of a baseline are not stale if their rule did not run`() throws {
        let folder = try Self.repository(["A.xib": Self.xib(Self.label)])
        _ = try Self.check(folder, ["--write-baseline", "known.json"])
        let run = try Tool.run(["check", "--rule", "duplicate-id", "--baseline", "known.json"], in: folder.path)
        #expect(run.output == "0 errors, 0 warnings, 0 notes.\n", "\(run.output)")
    }

    @Test func `a baseline says how many of its findings no longer occur`() throws {
        let folder = try Self.repository(["A.xib": Self.xib(Self.label)])
        _ = try Self.check(folder, ["--write-baseline", "known.json"])
        try folder.write("A.xib", Self.xib(#"<label id="l1" text="Apple"/>"#))
        let run = try Self.check(folder, ["--baseline", "known.json"])
        #expect(
            run.output
                == "0 errors, 0 warnings, 0 notes. 1 finding in the baseline no longer occurs (update it with --write-baseline).\n"
        )
    }

    @Test func `the configuration excludes paths, sets options and disables rules`() throws {
        let folder = try Self.repository([
            "Old/A.xib": Self.xib(Self.label), "B.xib": Self.xib(#"<label id="l2" text="ab"/>"#),
            ".xibdb.yml": """
            check:
              exclude: [Old]
              rules:
                empty-label:
                  options: {longest: 2}
            """,
        ])
        let run = try Self.check(folder)
        #expect(run.output.hasPrefix("B.xib:6:1: error: The label l2"))
        #expect(run.output.hasSuffix("Hidden: 1 in excluded paths.\n"))
        try folder.write(".xibdb.yml", "check: {rules: {empty-label: off}}")
        let all = try Tool.run(["check"], in: folder.path)
        #expect(!all.output.contains("empty-label"))
    }

    @Test
    func `with --since, findings that the revision already has are left out`() throws {
        let folder = try Self.repository([
            "A.xib": Self.xib(Self.label), "B.xib": Self.xib(#"<label id="l2" text="Pear"/>"#),
        ])
        folder.removeQuietly(".git")
        try Tool.git(["init", "-q", "-b", "main"], in: folder.path)
        try Tool.git(["add", "A.xib", "B.xib"], in: folder.path)
        try Tool.git(
            ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-q", "-m", "one"], in: folder.path)
        try folder.write("B.xib", Self.xib(#"<label id="l2"/>"#))
        let run = try Self.check(folder, ["--since", "HEAD"])
        #expect(run.output.hasPrefix("B.xib:6:1: error: The label l2"), "\(run.errors)")
        #expect(run.output.contains("1 error, 0 warnings, 0 notes."))
        let unknown = try Self.check(folder, ["--changed-since", "nowhere"])
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("nowhere"))
    }

    @Test func `a row of a pack is reported if the pack is on, or if the rule is named or configured`() throws {
        let rule = Self.rule.replacing("objects.id AS object,", with: "objects.id AS object,\n    'migration' AS pack,")
        let folder = try Self.repository([
            "A.xib": Self.xib(Self.label), ".xibdb/checks/empty-label.sql": rule,
        ])
        func finds(_ arguments: [String]) throws -> Bool {
            try Tool.run(["check"] + arguments, in: folder.path).output.contains("The label l1 has no text.")
        }
        #expect(try !finds([]))
        #expect(try !finds(["--pack", "style"]))
        #expect(try finds(["--pack", "migration"]))
        #expect(try finds(["--rule", "empty-label"]))
        try folder.write(".xibdb.yml", "check: {rules: {empty-label: warning}}")
        #expect(try finds([]))
        try folder.write(".xibdb/checks/empty-label.sql", rule.replacing("'migration'", with: "'migratoin'"))
        let unknown = try Tool.run(["check"], in: folder.path)
        #expect(unknown.errors.contains("returned a row with an unknown pack: migratoin."))
    }

    // MARK: Invalid input

    @Test(arguments: [
        ("check:\n  rulez: {}\n", ":2: No key of check is called rulez. Did you mean rules?"),
        ("check:\n  rules:\n    empty-labell: off\n", ":3: No rule is called empty-labell. Did you mean empty-label?"),
        ("check:\n  rules:\n    empty-label: eror\n", ":3: No setting of a rule is called eror. Did you mean error?"),
        (
            "check:\n  rules:\n    empty-label:\n      options:\n        longest: many\n",
            ":5: longest=many is not allowed: longest is an integer."
        ),
        ("check:\n  packs: [migratoin]\n", ":2: No pack of rules is called migratoin. Did you mean migration?"),
        ("check: [\n", ": This is not YAML"),
        ("checks: {}\n", ":1: No key is called checks. Did you mean check?"),
    ])
    func `an unknown word in the configuration is an error with its line and the nearest word`(
        text: String, message: String
    ) throws {
        let folder = try Self.repository(["A.xib": Self.xib(), ".xibdb.yml": text])
        let run = try Self.check(folder)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `an invalid rule of the repository is an error, and the other rules run`() throws {
        let folder = try Self.repository([
            "A.xib": Self.xib(Self.label), ".xibdb/checks/broken.sql": "-- title: Broken\nSELEC 1;",
        ])
        let run = try Tool.run(["check", "--rule", "broken", "--rule", "empty-label"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.output.contains("The label l1 has no text."))
        #expect(run.errors.contains(".xibdb/checks/broken.sql: The SQL failed"))
    }

    @Test func `a rule of the repository whose rows have no file is an error`() throws {
        let folder = try Self.repository(["A.xib": Self.xib(), ".xibdb/checks/lost.sql": "SELECT 'Lost.' AS message;"])
        let run = try Tool.run(["check", "--rule", "lost"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("returned a row without a file"))
    }

    @Test(arguments: [
        (["--format", "sarf"], "sarf"), (["--rule", "empty-labl"], "Did you mean empty-label?"),
        (["--pack", "stile"], "No pack of rules is called stile."),
        (["--baseline", "nowhere.json"], "nowhere.json:1: The file cannot be read: No such file or directory."),
        (["--explain", "empty-labl"], "Did you mean empty-label?"),
    ])
    func `a misspelled word on the command line is an error`(arguments: [String], message: String) throws {
        let folder = try Self.repository(["A.xib": Self.xib()])
        let run = try Self.check(folder, arguments)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `a baseline with another version is an error`() throws {
        let folder = try Self.repository(["A.xib": Self.xib(), "known.json": #"{"version": 7, "findings": []}"#])
        let run = try Self.check(folder, ["--baseline", "known.json"])
        #expect(run.status == 2)
        #expect(run.errors.contains("The baseline has version 7, but this xibdb reads version 2."))
    }

    // MARK: Information about checks

    @Test func `the configuration that --write-config writes can be read, and is not overwritten`() throws {
        let folder = try Self.repository(["A.xib": Self.xib(Self.label)])
        #expect(try Tool.run(["check", "--write-config"], in: folder.path).status == 0)
        #expect(try Self.check(folder).status == 1)
        #expect(try Tool.run(["check", "--write-config"], in: folder.path).status == 2)
    }

    @Test func `rules of the repository are listed and explained like shipped rules`() throws {
        let folder = try Self.repository([:])
        let list = try Tool.run(["check", "--list"], in: folder.path)
        #expect(list.output.contains("empty-label") && list.output.contains("unparseable"))
        let page = try Tool.run(["check", "--explain", "empty-label"], in: folder.path)
        #expect(
            page.output == """
                empty-label: Label without text

                A label without text shows nothing.

                Severity: error   Pack: default
                Fix: Give it a text.
                Option longest (integer, default 0): How many letters are as good as none.

                """)
    }
}

extension TemporaryFolder {
    fileprivate func removeQuietly(_ name: String) { try? remove(name) }
}
