import Bytes
import Foundation
import Testing

import Showing

@Suite("Escaping in each output language")
struct EscapingTests {
    @Test func `a control character or an invisible character is shown as an escape`() {
        #expect(
            "a\u{1B}[31m\u{7F}\u{9B}\u{202E}\u{2066}\u{61C}\u{200B}\u{FEFF}\u{2028}\u{E0041}".visible
                == #"a\u{1B}[31m\u{7F}\u{9B}\u{202E}\u{2066}\u{61C}\u{200B}\u{FEFF}\u{2028}\u{E0041}"#)
        #expect("a\tb\r\nc\rd\r".visible == "a\tb\nc\\u{D}d\\u{D}")
        // Some scripts and emoji need joiners.
        let joined = "👨‍👩‍👧 می‌خواهم é 取消"
        #expect(joined.visible == joined)
    }

    @Test func `escaping a text twice changes nothing more`() {
        let text = "\u{1B}\u{202E}\r\n::error ##[x]"
        #expect(text.visible.visible == text.visible)
        #expect(WorkflowCommands.escaped(WorkflowCommands.escaped(text)) == WorkflowCommands.escaped(text))
    }

    @Test func `line breaks and tabs in one line become spaces`() {
        #expect("a\n\nb\tc\u{85}d\u{2028}e".onOneLine == "a b c d e")
        #expect("a\nb\r\nc".onOneLine(lineBreak: "⏎") == "a⏎b⏎c")
    }

    @Test(arguments: [
        ("::error::x", #":\u{3A}error::x"#), (" \t\u{3000}::warning::x", " \t\u{3000}:\\u{3A}warning::x"),
        ("a ::error", "a ::error"),
        ("a\n::x", "a\n:\\u{3A}x"), ("a ##[error]", #"a ##\u{5B}error]"#), ("###[x]", #"###\u{5B}x]"#),
        ("##VSO[task.x]", #"##VSO\u{5B}task.x]"#),
        ("##teamcity[x", #"##teamcity\u{5B}x"#), ("#[x] ## [x] ##vs[x]", "#[x] ## [x] ##vs[x]"), ("a: b[c]", "a: b[c]"),
    ])
    func `no line is a command for a CI service`(_ text: String, _ expected: String) {
        #expect(WorkflowCommands.escaped(text) == expected)
    }

    @Test func `a command that is written in several pieces is also escaped`() throws {
        let output = Output.captured()
        for piece in ["a\n ", ":", ":error\n", "x #", "#v", "so", "[task]", " ", "::"] { try output.write(piece) }
        #expect(output.text == "a\n :\\u{3A}error\nx ##vso\\u{5B}task] ::")
    }

    @Test func `markup has no tag, no quote and no character that XML forbids`() {
        #expect(
            "<a href='x\"'>&\n\t\u{1}\u{FFFE}".markup == "&lt;a href=&#39;x&quot;&#39;&gt;&amp;&#10;&#9;\\u{1}\\u{FFFE}"
        )
        #expect("##[x]".markup == "##&#91;x]")
    }

    @Test(arguments: [
        ("[x](javascript:y)", #"\[x\](javascript:y)"#), ("![x](y)", #"\!\[x\](y)"#),
        ("<img src=x>", "&lt;img src=x&gt;"), ("a_b _c_", #"a_b \_c\_"#),
        ("@octocat", "@<!-- -->octocat"), ("#12 org/x#3", ##"\#<!-- -->12 org/x\#<!-- -->3"##),
        ("https://x.example", "https:<!-- -->//x.example"),
        ("WWW.x.example", "WWW<!-- -->.x.example"), ("- a", #"\- a"#), ("12. a", #"12\. a"#), ("a - b. c", "a - b. c"),
        ("a\nb", "a<br>b"), ("`a` *b* ~c~ |", #"\`a\` \*b\* \~c\~ \|"#),
    ])
    func `a text cannot add a link, image, tag, list or mention to Markdown`(_ text: String, _ expected: String) {
        #expect(text.markdown() == expected)
    }

    @Test func `csv has no field that a spreadsheet executes, and numbers stay numbers`() {
        #expect(
            ["=1+1", "@x", "+a", "-[A b]", "\tx", "-20", "+1.5e3", "a=b", ""].map(\.csv) == [
                "'=1+1", "'@x", "'+a", "'-[A b]", "'\tx", "-20", "+1.5e3", "a=b", "\"\"",
            ])
        #expect("=1,\"\u{1B}".csv == "\"'=1,\"\"\\u{1B}\"")
        #expect("a\n::error".csv == "\"a\n:\\u{3A}error\"")
    }

    @Test func `tab-separated values and JSON can be parsed back exactly`() throws {
        #expect("a\tb\\\u{1B}\r\n".tsv == #"a\tb\\\u{1B}\r\n"#)
        let text = "\u{7F}\u{9B}\u{202E}\u{2028}\u{E0041} ##[x] ::y"
        let json = "[\"\(text)\",\n1]".safeJSON
        #expect(json == #"["\u007f\u009b\u202e\u2028\udb40\udc41 ##\u005bx] ::y","# + "\n1]")
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [AnyHashable] == [text, 1])
    }

    @Test func `a SARIF message has no link, and a value in a workflow command is escaped`() {
        #expect("-[A b] [x](y)".sarif == "-[A b] [x] (y)")
        #expect("100%\n::x,y".workflowValue(isProperty: true) == "100%25%0A%3A%3Ax%2Cy")
        #expect("a:b\u{202E}".workflowValue(isProperty: false) == #"a:b\u{202E}"#)
    }

    @Test func `quotes and symbols are escaped in graphs and man pages`() {
        #expect("a\"b\\N\n\u{1B}".dot == #""a\"b\\N \\u{1B}""#)
        #expect("a\"<b>`#\n".mermaid == "\"a#34;#60;b#62;#96;#35;\"")
        #expect([".SH x", "'x", "a-b\\"].map(\.roff) == ["\\&.SH x", "\\&'x", "a\\-b\\e"])
    }

    @Test(arguments: [
        "$(touch x)", "`x`", "a;b", "a'b", "a\"b", "${x}", "~x", "{a,b}", "-rf", "=x", "a\nb", "a|b", "a&b", "a\\b",
        "!x", "a*", "\u{202E}", "a>b",
    ])
    func `a word with shell syntax is not a plain word for shell completion`(_ word: String) {
        #expect(!word.isPlainShellWord)
    }

    @Test(arguments: [
        "FruitCell", "App/Views/Fruit Cell.xib", "setTitle:for:", "取消", "a_b-c.d", "name@2x", "key=value",
        "Module.Class",
    ])
    func `names, paths and selectors are plain words for shell completion`(_ word: String) {
        #expect(word.isPlainShellWord)
    }
}
