import Asking
import Foundation
import Showing
import Store
import Testing

@Suite("Output formats")
struct FormatTests {
    /// Two results. The first contains values that the formats write differently. The second has no rows.
    static let results: [(columns: [String], rows: [[Value]])] = [
        (
            ["name", "count"],
            [
                [.text("a,\"b\""), .integer(1)],
                [.null, .real(2.5)],
                [.text(""), .null],
                [.text("x\ty\nz\\|<&>"), .integer(-30)],
                [.text("取消 é"), .blob([0, 255])],
            ]
        ),
        (["a", "a"], []),
    ]

    static func print(
        _ format: ResultFormat, width: Int? = nil, essential: [String]? = nil,
        _ results: [(columns: [String], rows: [[Value]])] = results
    ) throws -> String {
        let output = Output.captured()
        var writer = AnyFormatWriter(format.writer(to: output, width: width, essential: essential))
        try writer.start(statements: results.count)
        for result in results {
            try writer.begin(columns: result.columns)
            for row in result.rows { try writer.row(row) }
            try writer.end()
        }
        try writer.finish()
        return output.text
    }

    @Test func `table`() throws {
        #expect(
            try Self.print(.table) == """
                name        count
                ----------  -------
                a,"b"       1
                NULL        2.5
                            NULL
                x y⏎z\\|<&>  -30
                取消 é      X'00ff'

                a  a
                -  -

                """)
    }

    @Test func `json`() throws {
        let text = try Self.print(.json)
        #expect(
            text == """
                [[{"name": "a,\\"b\\"", "count": 1},
                 {"name": null, "count": 2.5},
                 {"name": "", "count": null},
                 {"name": "x\\ty\\nz\\\\|<&>", "count": -30},
                 {"name": "取消 é", "count": "00ff"}],
                []]

                """)
        let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[[String: Any]]]
        #expect(parsed?.first?.last?["name"] as? String == "取消 é")
    }

    @Test func `the json of one statement is one array`() throws {
        #expect(try Self.print(.json, [(["n"], [[.integer(1)], [.integer(2)]])]) == "[{\"n\": 1},\n {\"n\": 2}]\n")
        #expect(try Self.print(.json, [(["n"], [])]) == "[]\n")
        #expect(try Self.print(.json, []) == "[]\n")
    }

    @Test func `json escapes control characters, and adds a number to a repeated column name`() throws {
        let text = try Self.print(
            .json, [(["a", "a", "a\"b"], [[.text("\u{0}\u{1F}\u{7F}\u{2028}\r"), .real(.infinity), .real(1e300)]])])
        let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
        let row = try #require(parsed?.first)
        #expect(row["a"] as? String == "\u{0}\u{1F}\u{7F}\u{2028}\r")
        #expect(row["a_2"] is NSNull)
        #expect(row["a\"b"] as? Double == 1e300)
    }

    @Test func `ndjson`() throws {
        #expect(
            try Self.print(.ndjson) == """
                {"name": "a,\\"b\\"", "count": 1}
                {"name": null, "count": 2.5}
                {"name": "", "count": null}
                {"name": "x\\ty\\nz\\\\|<&>", "count": -30}
                {"name": "取消 é", "count": "00ff"}

                """)
    }

    @Test func `csv distinguishes NULL from an empty text`() throws {
        #expect(
            try Self.print(.csv)
                == [
                    "name,count", "\"a,\"\"b\"\"\",1", ",2.5", "\"\",", "\"x\ty\nz\\|<&>\",-30", "取消 é,X'00ff'", "a,a",
                    "",
                ].joined(separator: "\r\n"))
    }

    @Test func `csv escapes a lone carriage return and keeps spaces`() throws {
        #expect(
            try Self.print(.csv, [(["a"], [[.text("x\ry")], [.text(" x ")], [.text("x\r\ny")]])])
                == "a\r\nx\\u{D}y\r\n x \r\n\"x\ny\"\r\n")
    }

    @Test func `tsv`() throws {
        #expect(
            try Self.print(.tsv) == "name\tcount\na,\"b\"\t1\n\t2.5\n\t\nx\\ty\\nz\\\\|<&>\t-30\n取消 é\tX'00ff'\na\ta\n")
    }

    @Test func `markdown`() throws {
        #expect(
            try Self.print(.markdown) == """
                | name | count |
                | --- | --- |
                | a,"b" | 1 |
                | NULL | 2.5 |
                |  | NULL |
                | x y<br>z\\\\\\|&lt;&amp;&gt; | -30 |
                | 取消 é | X'00ff' |

                | a | a |
                | --- | --- |

                """)
    }

    @Test func `a Windows line break in a value does not break the line of a row`() throws {
        let result: [(columns: [String], rows: [[Value]])] = [(["a"], [[.text("x\r\ny")]])]
        #expect(try Self.print(.tsv, result) == "a\nx\\r\\ny\n")
        #expect(try Self.print(.markdown, result) == "| a |\n| --- |\n| x<br>y |\n")
        #expect(try Self.print(.ndjson, result) == "{\"a\": \"x\\r\\ny\"}\n")
        #expect(try Self.print(.table, result) == "a\n---\nx⏎y\n")
    }

    @Test func `html`() throws {
        #expect(
            try Self.print(.html) == """
                <table>
                <tr><th>name</th><th>count</th></tr>
                <tr><td>a,&quot;b&quot;</td><td>1</td></tr>
                <tr><td class="null"></td><td>2.5</td></tr>
                <tr><td></td><td class="null"></td></tr>
                <tr><td>x&#9;y&#10;z\\|&lt;&amp;&gt;</td><td>-30</td></tr>
                <tr><td>取消 é</td><td>X&#39;00ff&#39;</td></tr>
                </table>
                <table>
                <tr><th>a</th><th>a</th></tr>
                </table>

                """)
    }

    @Test func `line`() throws {
        #expect(
            try Self.print(
                .line, [(["a", "long"], [[.text("x"), .null], [.text(""), .integer(2)]]), (["b"], [[.real(0.1)]])])
                    == """
                       a = x
                    long = NULL

                       a =\u{20}
                    long = 2

                    b = 0.1

                    """)
    }

    @Test func `value`() throws {
        #expect(try Self.print(.value) == "a,\"b\"\n1\n\n2.5\n\n\nx\ty\nz\\|<&>\n-30\n取消 é\nX'00ff'\n")
    }

    @Test func `without rows, every format prints only the column names or its brackets`() throws {
        let expected: [ResultFormat: String] = [
            .table: "a\n-\n", .json: "[]\n", .ndjson: "", .csv: "a\r\n", .tsv: "a\n", .markdown: "| a |\n| --- |\n",
            .html: "<table>\n<tr><th>a</th></tr>\n</table>\n", .line: "", .value: "",
        ]
        // The format `grep` is left out, because it needs a column with a path.
        #expect(Set(expected.keys).union([.grep]) == Set(ResultFormat.allCases))
        for (format, text) in expected { #expect(try Self.print(format, [(["a"], [])]) == text, "\(format)") }
    }
}
