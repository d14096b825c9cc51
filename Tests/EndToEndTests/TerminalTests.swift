import Foundation
import TestSupport
import Testing

@Suite("On a terminal")
struct TerminalTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Apple", "Pear", "Quince"] {
            try folder.write(
                "Orchard/Controllers/Detail/\(name).xib",
                Documents.iOS(owner: "\(name)ViewController", "<view id=\"v1\"/>"))
        }
        _ = try Tool.run(["index", "."], in: folder.path)
    }

    /// Returns the output on a pseudo-terminal of the given width.
    private func shown(_ command: String, columns: Int, environment: [String: String] = [:]) throws -> String {
        let line = "stty cols \(columns) rows 40; '\(Tool.xibdb)' \(command)"
        #if os(Linux)
            let arguments = ["-qec", line, "/dev/null"]
        #else
            let arguments = ["-q", "/dev/null", "sh", "-c", line]
        #endif
        let variables = ["TERM": "xterm", "XIBDB_PAGER": "cat"].merging(environment) { $1 }
        return try Tool.execute("script", arguments, in: folder.path, environment: variables).output
            .replacingOccurrences(of: "\r\n", with: "\n")
    }

    @Test func `a row that fits is one line, with the path and the line in one column`() throws {
        let text = try shown("report owners --color never", columns: 200)
        #expect(text.hasPrefix("place "), "\(text)")
        #expect(text.contains("Orchard/Controllers/Detail/Apple.xib:"))
        #expect(text.contains("3 rows; "))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 200 })
    }

    @Test func `a row that does not fit is below its place, and every line fits the terminal`() throws {
        let sql =
            "sql \"SELECT path, 3 AS line, name || '-is-the-first' AS first, name || '-is-the-second' AS second, name || '-is-the-third' AS third, 'A text of ' || name || ' that is too long to stand in one line with others' AS text FROM files WHERE kind = 'xib' ORDER BY path LIMIT 2\" --color never"
        #expect(
            try shown(sql, columns: 80) == """
                Orchard/Controllers/Detail/Apple.xib:3
                  first Apple-is-the-first · second Apple-is-the-second
                  third Apple-is-the-third
                  text A text of Apple that is too long to stand in one line with others

                Orchard/Controllers/Detail/Pear.xib:3
                  first Pear-is-the-first · second Pear-is-the-second · third Pear-is-the-third
                  text A text of Pear that is too long to stand in one line with others
                2 rows.

                """)
    }

    @Test func `findings are grouped by file, with the line of each, and every line fits the terminal`() throws {
        try folder.write(
            "Orchard/Fig.xib",
            Documents.iOS(
                "<view id=\"v1\" customClass=\"FigView\"><subviews><button id=\"b1\"><connections>\n"
                    + "        <action selector=\"pick:\" destination=\"v1\" eventType=\"touchUpInside\" id=\"c1\"/>\n"
                    + "</connections></button></subviews></view>"))
        try folder.write(
            "Orchard/Fig.swift",
            "import UIKit\n@objc(FigView) class FigView: UIView {}\n"
                + "func fig() { UINib(nibName: \"Fig\", bundle: nil).instantiate(withOwner: nil) }\n")
        let text = try shown("check --rule action-unknown --include-uncertain --color never || true", columns: 80)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let place = try #require(lines.firstIndex { $0.contains(" warning ") }, "\(text)")
        #expect(lines[place - 1] == "Orchard/Fig.xib", "\(text)")
        let quoted = try #require(lines.firstIndex { $0.contains("<action selector=\"pick:\"") }, "\(text)")
        #expect(lines[quoted + 1].trimmingCharacters(in: .whitespaces) == "^", "\(text)")
        #expect(
            lines[quoted + 1].firstIndex(of: "^").map {
                lines[quoted + 1].distance(from: lines[quoted + 1].startIndex, to: $0)
            }
                == lines[quoted].firstIndex(of: "<").map {
                    lines[quoted].distance(from: lines[quoted].startIndex, to: $0)
                })
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(text)")
        #expect(lines.contains { $0.hasPrefix("  fix: ") }, "\(text)")
    }

    @Test func `a long path loses its beginning`() throws {
        let text = try shown(
            "sql \"SELECT path, 1 AS line, 'abcdefghijklmnopqrs' || file AS a, id AS b FROM objects JOIN (SELECT id AS file, path FROM files WHERE kind = 'xib') ON file = file_id WHERE element = 'view'\" --color never",
            columns: 44)
        #expect(text.contains("…/Detail/Apple.xib:1") || text.contains("…/Apple.xib:1"), "\(text)")
    }

    @Test func `severities are colored, unless an option or an environment variable turns colors off`() throws {
        let sql = "sql \"SELECT 'crash' AS severity UNION ALL SELECT 'visual'\""
        #expect(try shown(sql, columns: 80).contains("\u{1B}[31mcrash\u{1B}[0m"))
        #expect(try !shown(sql, columns: 80, environment: ["NO_COLOR": "1"]).contains("\u{1B}"))
        #expect(try !shown(sql, columns: 80, environment: ["TERM": "dumb"]).contains("\u{1B}"))
        #expect(try !shown(sql + " --color never", columns: 80).contains("\u{1B}"))
        #expect(
            try Tool.run(["sql", "SELECT 'crash' AS severity"], in: folder.path).output == "severity\n--------\ncrash\n"
        )
        #expect(
            try Tool.run(["sql", "SELECT 'crash' AS severity", "--color", "always"], in: folder.path).output.contains(
                "\u{1B}[31m") == false, "a pipe gets the whole table, as it is")
    }

    @Test func `a place is a link if the terminal supports links`() throws {
        let text = try shown("report owners", columns: 200, environment: ["VTE_VERSION": "7000"])
        #expect(text.contains("\u{1B}]8;;file:///"), "\(text)")
        #expect(try !shown("report owners", columns: 200).contains("\u{1B}]8"))
    }

    @Test func `--wide prints every column in full`() throws {
        let text = try shown("report owners --wide", columns: 40)
        #expect(text.contains("path  ") && text.contains("owner_class"))
        #expect(text.contains("Orchard/Controllers/Detail/Quince.xib"))
    }

    @Test func `a long answer uses the pager, or is printed directly without one`() throws {
        let text = try shown(
            "report owners --color never", columns: 200, environment: ["XIBDB_PAGER": "sed 's/^/paged: /'"])
        #expect(text.contains("paged: place"), "\(text)")
        let plain = try shown(
            "report owners --color never --no-pager", columns: 200, environment: ["XIBDB_PAGER": "sed 's/^/paged: /'"])
        #expect(!plain.contains("paged: "))
        let missing = try shown(
            "report owners --color never", columns: 200, environment: ["XIBDB_PAGER": "no-such-pager"])
        #expect(missing.contains("place"))
    }

    @Test func `an answer without rows is reported`() throws {
        // If the only result is empty, only the message `xibdb: no rows` is printed.
        let none = try shown("sql \"SELECT path FROM files WHERE 0\" --color never", columns: 80)
        #expect(!none.contains("No rows.") && none.contains("xibdb: no rows"), "\(none)")
        #expect(
            try shown("sql \"SELECT path FROM files WHERE 0; SELECT 1\" --color never", columns: 80).contains(
                "No rows.\n"))
    }
}
