import Bytes
import Foundation
import Testing

@Suite("JSON")
struct JSONTests {
    private func read(_ text: String, nesting: Int = 64, values: Int = .max) throws -> JSONTree {
        try JSONReader.read(Array(text.utf8), JSONReader.Limits(nesting: nesting, values: values))
    }

    @Test func `every kind of value is read, with white space around it`() throws {
        let tree = try read(" {\"a\" : [1, -2.5e3, true, false, null], \"b\":{} , \"c\":\"\"}\n")
        #expect(tree["a"] == .list([.number("1"), .number("-2.5e3"), .flag(true), .flag(false), .null]))
        #expect(tree["b"] == .object([]) && tree["c"] == .text(""))
        #expect(tree.json == "{\"a\":[1,-2.5e3,true,false,null],\"b\":{},\"c\":\"\"}")
    }

    @Test func `members with the same name are all kept, with their positions`() throws {
        let members = try read("{\"a\":1,\n \"é\":2,\"a\":3}").members
        #expect(members.map(\.key) == ["a", "é", "a"] && members.map(\.occurrence) == [0, 0, 1])
        #expect(
            members.map(\.at) == [
                TextPosition(line: 1, column: 2), TextPosition(line: 2, column: 2), TextPosition(line: 2, column: 8),
            ])
    }

    @Test(arguments: ["\"\\u00e9\\n\\/\\\"\"", "\"a\\ud83d\\ude00b\"", "\"plain é 👍\"", "\"\\b\\f\\r\\t\\\\\""])
    func `strings are read as Foundation reads them`(json: String) throws {
        let expected = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? String
        #expect(try read(json).text == expected)
    }

    @Test(arguments: [
        ("", 1, 1), ("{\"a\"", 1, 5), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("nul", 1, 4), ("{a:1}", 1, 2), ("1 1", 1, 3),
        ("[\n\"a", 2, 3), ("\"\\x\"", 1, 4), ("[1]]", 1, 4),
    ])
    func `invalid JSON is an error with its position`(text: String, line: Int, column: Int) {
        #expect { try read(text) } throws: { ($0 as? TextError)?.at == TextPosition(line: line, column: column) }
    }

    @Test func `nesting and the number of values have limits`() throws {
        let deep = String(repeating: "[", count: 100_000)
        #expect { try read(deep) } throws: { ($0 as? TextError)?.message == "nested deeper than 64" }
        #expect(try read("[[[]]]", nesting: 2) == .list([.list([.list([])])]))
        #expect(throws: TextError.self) { try read("[[[]]]", nesting: 1) }
        #expect { try read("[1,2,3]", values: 3) } throws: { ($0 as? TextError)?.message == "more than 3 values" }
    }

    @Test func `a written list can be read back`() {
        let texts = ["a", "", "quote \" and \\", "line\nbreak\u{1}", "é 取消"]
        #expect(JSONList.strings(JSONList.text(texts)) == texts)
        #expect(JSONList.strings(nil) == [] && JSONList.strings("no list") == [])
        let pairs: [(String?, String)] = [(nil, "x"), ("label", "y\\")]
        #expect(JSONList.pairs(JSONList.text(pairs: pairs)) == [[nil, "x"], ["label", "y\\"]])
    }
}
