import Asking
import Showing
import Store
import Testing

@Suite("The table format")
struct TableTests {
    private func table(
        _ columns: [String], _ rows: [[Value]], width: Int? = nil, essential: [String]? = nil
    ) throws -> [String] {
        try FormatTests.print(.table, width: width, essential: essential, [(columns, rows)]).split(separator: "\n").map(
            String.init)
    }

    @Test func `numbers are right-aligned, and texts are left-aligned`() throws {
        #expect(
            try table(["n", "t"], [[.integer(5), .text("a")], [.integer(100), .text("bb")], [.null, .null]]) == [
                "   n  t", "----  ----", "   5  a", " 100  bb", "NULL  NULL",
            ])
    }

    @Test func `if a table is too wide, a path loses its beginning, and a text wraps`() throws {
        let text = Value.text("words that do not fit beside it")
        let lines = try table(
            ["path", "line", "text"], [[.text("App/Views/Cells/Fruit/LongName.xib"), .integer(7), text]], width: 50)
        #expect(
            lines == [
                "place                     text", "------------------------  ------------------------",
                "…/Fruit/LongName.xib:7    words that do not fit",
                "                          beside it", "1 row.",
            ])
    }

    @Test func `on a terminal, empty columns and columns with only one value are listed below the table`() throws {
        let rows: [[Value]] = ["a", "b", "c"].map { [.text($0), .text("outlet"), .null] }
        #expect(
            try table(["name", "kind", "module"], rows, width: 60) == [
                "name", "----", "a", "b", "c", "3 rows; all: kind = outlet; empty: module.",
            ])
        #expect(try table(["name", "kind", "module"], rows).first == "name  kind    module", "not in a pipe")
    }

    @Test func `nothing is cut without a terminal`() throws {
        let long = String(repeating: "x", count: 500)
        #expect(try table(["a"], [[.text(long)]]).last == long)
    }

    @Test func `a narrow terminal shows the place and the essential columns of a report`() throws {
        let columns = ["path", "line", "module", "class", "outlet", "destination"]
        let row: [Value] = [
            .text("A.xib"), .integer(3), .text("Orchard"), .text("FruitCell"), .text("nameLabel"), .text("UILabel"),
        ]
        #expect(
            try table(columns, [row], width: 31, essential: ["class", "outlet"]) == [
                "place    class      outlet", "-------  ---------  ---------", "A.xib:3  FruitCell  nameLabel",
                "1 row; more with --wide:", "module, destination.",
            ])
        #expect(
            try table(columns, [row], width: 36, essential: [])[1...2] == [
                "-------  -------  ---------", "A.xib:3  Orchard  FruitCell",
            ], "without essential columns, the first three")
        #expect(
            try table(columns, [row], width: 70, essential: ["class", "outlet"]).last == "1 row.", "all columns fit")
        #expect(
            try table(columns, [row], width: 28, essential: ["class", "outlet"]) == [
                "A.xib:3", "  class FruitCell", "  outlet nameLabel", "1 row; more with --wide:",
                "module, destination.",
            ], "a block of lines, if the essential columns do not fit")
        #expect(
            try table(columns, [row], width: 36)[1].contains("module Orchard"),
            "SQL chose the columns, so all are shown")
    }

    @Test func `a line that is wider than the terminal continues below the start of its text`() throws {
        let output = Output.captured()
        output.wrapWidth = 20
        try output.writeWrapped("  name  one two three four five", hanging: 8)
        try output.writeWrapped("  short")
        try output.writeWrapped("  a VeryLongNameOfAClassThatDoesNotFit b")
        output.wrapWidth = nil
        try output.writeWrapped("  name  one two three four five")
        #expect(
            output.text == """
                  name  one two
                        three four
                        five
                  short
                  a
                    VeryLongNameOfAC
                    lassThatDoesNotF
                    it b
                  name  one two three four five

                """)
    }

    @Test func `wide characters take two columns of the terminal`() throws {
        let lines = try table(
            ["text", "n"],
            [[.text("取消取消取消"), .text("a")], [.text("e\u{301}"), .text("b")], [.text("👍🏽"), .text("c")]])
        #expect(
            lines == ["text          n", "------------  -", "取消取消取消  a", "e\u{301}             b", "👍🏽            c"])
    }

    @Test func `values that do not fit in one row are printed below the path and line`() throws {
        let row: [Value] = [
            .text("A.xib"), .integer(3), .text("FruitViewController"), .text("PriceViewController"),
            .text("a text of many words that is long enough"),
        ]
        #expect(
            try table(["path", "line", "from", "to", "message"], [row], width: 40) == [
                "A.xib:3", "  from FruitViewController", "  to PriceViewController",
                "  message a text of many words that is", "  long enough", "1 row.",
            ])
    }

    @Test func `a line break, a tab or a control character cannot break the table`() throws {
        let lines = try table(["a", "b"], [[.text("x\r\ny\tz\u{1B}[31m\u{7F}"), .text("end")]])
        #expect(lines == ["a                      b", "---------------------  ---", #"x⏎y z\u{1B}[31m\u{7F}  end"#])
    }

    @Test func `the first rows determine the width of columns, and longer values after them are cut`() throws {
        let rows =
            (0..<2500).map { [Value.text("r\($0)"), .integer(Int64($0))] } + [[.text("a longer one"), .integer(1)]]
        let lines = try table(["name", "n"], rows)
        #expect(lines.count == 2503)
        #expect(lines[2] == "r0        0")
        #expect(lines[2501] == "r2499  2499")
        #expect(lines[2502] == "a lo…     1")
    }

    @Test func `rows with huge texts are printed before the table ends`() throws {
        let output = Output.captured()
        var writer = ResultFormat.table.writer(to: output, width: nil)
        try writer.begin(columns: ["text"])
        for _ in 0..<5 { try writer.row([.text(String(repeating: "a", count: 2 << 20))]) }
        #expect(output.text.count > 8 << 20)
    }
}
