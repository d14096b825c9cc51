import Foundation
import TestSupport
import Testing

@Suite("xibdb sql")
struct SQLTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("A.xib", Documents.iOS(owner: "Apple", "<view id=\"v1\"/><label id=\"l1\" text=\"取消订单\"/>"))
        try folder.write(
            "B.xib", Documents.iOS(owner: "Pear", "<view id=\"v1\"/><label id=\"l1\" text=\"Cancel it\"/>"))
        try Tool.index(folder.path)
    }

    private func sql(_ arguments: String..., input: String? = nil) throws -> Tool.Run {
        try Tool.run(["sql"] + arguments, in: folder.path, input: input)
    }

    @Test func `a parameter follows the SQL or comes from --param, with or without a colon`() throws {
        let question = "SELECT path FROM files JOIN owners ON file_id = files.id WHERE class = :class"
        for arguments in [["class=Pear"], [":class=Pear"], ["--param", "class=Pear"]] {
            let run = try Tool.run(["sql", question, "--format", "value"] + arguments, in: folder.path)
            #expect(run.status == 0)
            #expect(run.output == "B.xib\n")
        }
        #expect(
            try sql("SELECT :a || '|' || @b || '|' || $c AS x", "a=1=2", "b=", "c='", "--format", "value").output
                == "1=2||'\n")
    }

    @Test func `a parameter without a value, or a value without a parameter, is a usage error`() throws {
        let missing = try sql("SELECT :name, :class", "class=X")
        #expect(missing.status == 2)
        #expect(missing.errors == "xibdb: No value for name: add name=VALUE.\n")
        let unknown = try sql("SELECT :class", "class=X", "clas=Y")
        #expect(unknown.status == 2)
        #expect(unknown.errors == "xibdb: Unknown parameter clas. Available: class.\n")
        let none = try sql("SELECT 1", "x=1")
        #expect(none.errors == "xibdb: Unknown parameter x. There are no parameters.\n")
        let bare = try sql("SELECT ?")
        #expect(bare.status == 2)
        #expect(bare.errors == "xibdb: The SQL failed: a parameter needs a name, such as :class.\n")
        let noEquals = try sql("SELECT 1", "class")
        #expect(noEquals.status == 2)
        #expect(noEquals.errors.contains("A parameter is written key=value, not class."))
    }

    @Test func `a value is text and cannot become SQL`() throws {
        let run = try sql("SELECT typeof(:x) || ' ' || :x AS x", "x='; DROP TABLE files; --", "--format", "value")
        #expect(run.output == "text '; DROP TABLE files; --\n")
    }

    @Test func `several statements give one JSON document`() throws {
        let run = try sql("SELECT 1 AS a; -- note\nSELECT 2 AS b, NULL AS c; SELECT 3 AS d WHERE 0;", "--json")
        #expect(run.status == 0)
        #expect(run.output == "[[{\"a\": 1}],\n[{\"b\": 2, \"c\": null}],\n[]]\n")
        let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[Any]]
        #expect(parsed?.count == 3)
        #expect(try sql("SELECT 1 AS a", "--json").output == "[{\"a\": 1}]\n")
        #expect(try sql("SELECT 1 AS a WHERE 0", "--json").output == "[]\n")
    }

    @Test func `SQL may come from a file or standard input`() throws {
        try folder.write("question.sql", "-- Which?\nSELECT class FROM owners WHERE class > :x ORDER BY 1;\n")
        #expect(try sql("-f", "question.sql", "x=B", "--format", "value").output == "Pear\n")
        #expect(
            try sql("-", "x=B", "--format", "value", input: "SELECT class FROM owners\nWHERE class > :x").output
                == "Pear\n")
        let missing = try sql("-f", "nowhere.sql")
        #expect(missing.status == 2)
        #expect(missing.errors.contains("nowhere.sql: the file cannot be read."))
    }

    @Test(arguments: ["", "  \n", "/* nothing */", ";", "\n-- nothing\n;"])
    func `missing SQL is a usage error`(text: String) throws {
        let run = try sql(text)
        #expect(run.status == 2)
        #expect(run.errors == "xibdb: There is no SQL.\n")
    }

    @Test func `an error shows the SQL line with a mark under the place`() throws {
        let run = try sql("SELECT path,\n  nme, 'é'\nFROM files")
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(
            run.errors == """
                xibdb: The SQL failed: no such column: nme.
                  line 2:   nme, 'é'
                            ^
                Did you mean name?

                """)
        let second = try sql("SELECT 1; SELEC 2")
        #expect(
            second.errors == """
                xibdb: The SQL failed: near "SELEC": syntax error.
                  line 1: SELECT 1; SELEC 2
                                    ^

                """)
        #expect(second.output == "", "nothing runs when a later statement is wrong")
    }

    @Test func `a run-time error is reported after the rows found so far`() throws {
        let run = try sql("SELECT 1 AS a; SELECT json('{')", "--format", "value")
        #expect(run.status == 2)
        #expect(run.output == "1\n")
        #expect(run.errors == "xibdb: The SQL failed: malformed JSON.\n  line 1: SELECT 1 AS a; SELECT json('{')\n")
    }

    @Test func `the schema can be queried, JSON can be parsed, and texts can be searched`() throws {
        let answers = [
            "SELECT name FROM pragma_table_info('owners') WHERE pk": "file_id\n",
            "SELECT count(*) FROM pragma_table_list WHERE name = 'owners'": "1\n",
            "SELECT key || value FROM json_each('{\"a\":1}')": "a1\n",
            "SELECT fullkey FROM json_tree('{\"a\":[1]}') WHERE value = 1": "$.a[0]\n",
            "PRAGMA user_version": nil, "PRAGMA table_info(owners)": nil, "PRAGMA table_list": nil,
            "PRAGMA query_only": "1\n",
            "SELECT count(*) FROM sqlite_schema WHERE name = 'files'": "1\n",
            "SELECT text FROM texts_fts WHERE texts_fts MATCH 'ancel'": "Cancel it\n",
            "SELECT highlight(texts_fts, 0, '[', ']') FROM texts_fts WHERE texts_fts MATCH '消订单'": "取[消订单]\n",
            "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT sum(i) FROM n": "45\n",
            "SELECT 'LoginView' REGEXP '^Log.*w$'": "1\n",
            "SELECT version_key('9532') < version_key('10116.2')": "1\n",
            "EXPLAIN QUERY PLAN SELECT 1": nil,
            "VALUES (1)": "1\n",
        ]
        for (question, expected) in answers {
            let run = try sql(question, "--format", "value")
            #expect(run.status == 0, "\(question): \(run.errors)")
            if let expected {
                #expect(run.output == expected, "\(question)")
            } else {
                #expect(!run.output.isEmpty, "\(question)")
            }
        }
    }

    @Test(arguments: [("取消订", "A.xib"), ("取消", "A.xib"), ("ance", "B.xib"), ("CA", "B.xib"), ("消", "A.xib")])
    func `a search finds a text by three or fewer letters in any script`(search: String, path: String) throws {
        let run = try Tool.run(["report", "texts", "search=\(search)", "--format", "csv"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(whereSeparator: \.isNewline)
        #expect(lines.count == 2, "\(run.output)")
        #expect(lines.last?.hasPrefix("\(path),6,") == true, "\(run.output)")
    }

    @Test(arguments: ["%", "_", "\"", "a\"b", "AND", "x* OR y", "%%%", "NEAR("])
    func `a search term is a text and not a pattern`(search: String) throws {
        let run = try Tool.run(["report", "texts", "search=\(search)", "--format", "value"], in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output == "")
    }

    @Test func `a question is stopped at the time limit`() throws {
        let endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
        let run = try sql(endless, "--timeout", "0.2")
        #expect(run.status == 124)
        #expect(run.errors == "xibdb: The query took longer than 0.2 s (--timeout).\n")
        for timeout in ["0", "-1", "x"] { #expect(try sql("SELECT 1", "--timeout", timeout).status == 2) }
    }

    @Test(arguments: [
        "SELECT length(zeroblob(2000000000))",
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT length(group_concat(printf('%100d', i))) FROM n",
        "SELECT length(replace(hex(zeroblob(40000000)), '0', 'xxxxxxxxxx'))",
    ])
    func `a question that needs too much memory fails`(question: String) throws {
        let run = try sql(question)
        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("xibdb: The SQL failed: "), "\(run.errors)")
    }

    @Test func `a closed pipe is not an error`() throws {
        let many = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000) SELECT i FROM n"
        for format in ["table", "json", "csv", "line"] {
            let run = try Tool.execute(
                "bash",
                [
                    "-c",
                    "set -o pipefail; '\(Tool.xibdb)' sql '\(many)' --no-refresh --format \(format) 2>err | head -1; echo ${PIPESTATUS[0]}; cat err",
                ], in: folder.path)
            let lines = run.output.split(whereSeparator: \.isNewline)
            #expect(
                lines.count == 3 && lines[1] == "0" && lines[2].contains("not refreshed"), "\(format): \(run.output)")
        }
    }

    @Test func `--no-refresh reports the age of the index, and without it a question refreshes`() throws {
        try folder.write("C.xib", Documents.iOS(owner: "Plum"))
        let old = try sql("SELECT count(*) FROM files", "--no-refresh", "--format", "value")
        #expect(old.output == "2\n")
        #expect(old.errors.hasPrefix("xibdb: not refreshed; the index is ") && old.errors.hasSuffix(" old\n"))
        let new = try sql("SELECT count(*) FROM files", "--format", "value")
        #expect(new.output == "3\n" && new.errors == "")
    }

    @Test func `any SQLite client can read the tables and views`() throws {
        for table in try Tool.ask(
            "SELECT name FROM pragma_table_list WHERE schema = 'main' AND name NOT GLOB 'sqlite_*'", in: folder.path)
        {
            try OtherProgram.execute("SELECT * FROM \"\(table)\" LIMIT 3", on: folder.path + "/.xibdb/index.sqlite")
        }
    }
}
