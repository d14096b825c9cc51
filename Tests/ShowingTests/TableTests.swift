import Asking
import Showing
import Store
import Testing

@Suite("The table fits the terminal")
struct TableTests {
    private func table(_ columns: [String], _ rows: [[Value]], width: Int? = nil) throws -> [String] {
        try FormatTests.print(.table, width: width, [(columns, rows)]).split(separator: "\n").map(String.init)
    }

    @Test func `numbers stand right, texts left`() throws {
        #expect(try table(["n", "t"], [[.integer(5), .text("a")], [.integer(100), .text("bb")], [.null, .null]]) == [
            "   n  t", "----  ----", "   5  a", " 100  bb", "NULL  NULL",
        ])
    }

    @Test func `the widest columns are cut first, and a cut cell ends in …`() throws {
        let lines = try table(["path", "n", "text"], [[.text("App/Views/LongName.xib"), .integer(7), .text("short")]], width: 24)
        #expect(lines == ["path            n  text", "--------------  -  -----", "App/Views/Lon…  7  short"])
    }

    @Test func `nothing is cut where there is no terminal`() throws {
        let long = String(repeating: "x", count: 500)
        #expect(try table(["a"], [[.text(long)]]).last == long)
    }

    @Test func `wide characters take two columns`() throws {
        let lines = try table(["text", "n"], [[.text("取消取消取消"), .text("a")], [.text("e\u{301}"), .text("b")], [.text("👍🏽"), .text("c")]], width: 12)
        #expect(lines == ["text       n", "---------  -", "取消取消…  a", "e\u{301}          b", "👍🏽         c"])
    }

    @Test func `no column is cut below four`() throws {
        let columns = ["aaaaaaaa", "bbbbbbbb", "cccccccc"]
        #expect(try table(columns, [[.text("1"), .text("2"), .text("3")]], width: 5) == ["aaa…  bbb…  ccc…", "----  ----  ----", "1     2     3"])
    }

    @Test func `a line break, a tab and control characters cannot break the table`() throws {
        let lines = try table(["a", "b"], [[.text("x\r\ny\tz\u{1B}[31m\u{7F}"), .text("end")]])
        #expect(lines == ["a            b", "-----------  ---", "x⏎y z\u{FFFD}[31m\u{FFFD}  end"])
    }

    @Test func `more rows than are measured go on in the same widths`() throws {
        let rows = (0..<2500).map { [Value.text("r\($0)"), .integer(Int64($0))] } + [[.text("a longer one"), .integer(1)]]
        let lines = try table(["name", "n"], rows)
        #expect(lines.count == 2503)
        #expect(lines[2] == "r0        0")
        #expect(lines[2501] == "r2499  2499")
        #expect(lines[2502] == "a lo…     1")
    }

    @Test func `rows of huge texts are not kept until there are many of them`() throws {
        let output = Output.captured()
        var writer = ResultFormat.table.writer(to: output, width: nil)
        try writer.begin(columns: ["text"])
        for _ in 0..<5 { try writer.row([.text(String(repeating: "a", count: 2 << 20))]) }
        #expect(output.text.count > 8 << 20)
    }
}
