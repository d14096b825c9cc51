import Bytes
import Foundation
import Testing

@Suite("Bytes as text")
struct TextTests {
    @Test(arguments: [
        ("", "\"\""), ("plain é 取消 👍", "\"plain é 取消 👍\""), ("a\"b\\c/", "\"a\\\"b\\\\c/\""),
        ("\n\r\t\u{8}\u{C}", "\"\\n\\r\\t\\b\\f\""), ("\0\u{1F}\u{7F}", "\"\\u0000\\u001f\u{7F}\""),
    ])
    func `a text is quoted for JSON, and Foundation reads it back`(text: String, json: String) throws {
        #expect(JSONString.quoted(text) == json)
        let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? String
        #expect(read == text)
    }

    @Test func `escaped control characters fit into the reserved space`() throws {
        let text = String(String.UnicodeScalarView((0..<0x20).compactMap { Unicode.Scalar($0) }))
        let json = JSONString.quoted(text)
        #expect(json.utf8.count <= JSONString.longest(text.utf8.count))
        #expect(try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed) as? String == text)
    }

    @Test(arguments: [
        ("", ""), ("a\nb", "a\nb"), ("a\rb\r", "a\nb\n"), ("\r\r\n\r", "\n\r\n\n"), ("a\r\nb\r\n", "a\r\nb\r\n"),
        ("\n\r", "\n\n"),
    ])
    func `a lone carriage return becomes a line feed, and all other bytes stay`(text: String, unified: String) {
        var bytes = Array(text.utf8)
        LineEnds.unify(&bytes)
        #expect(bytes == Array(unified.utf8))
    }

    @Test func `each byte is written as two lowercase hexadecimal digits`() {
        #expect(Hexadecimal.text(of: [0x00, 0x0F, 0xA0, 0xFF]) == "000fa0ff")
        #expect(Hexadecimal.text(of: [UInt8]()) == "")
    }

    @Test(arguments: [
        ("Cell", true), ("ÉtatView", true), ("cell", false), ("état", false), ("_Cell", false), ("7", false),
        ("取消", false), ("", false),
    ])
    func `a name that begins with a capital letter is a type`(name: String, isType: Bool) {
        #expect(name.beginsWithCapital == isType)
        #expect("x\(name)".dropFirst().beginsWithCapital == isType)
    }

    /// The values come from the test vectors of FNV's authors.
    @Test(arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)])
    func `the hash is FNV-1a`(text: String, hash: UInt64) {
        var found = FNV()
        found.mix(text.utf8)
        #expect(found.value == hash)
    }
}
