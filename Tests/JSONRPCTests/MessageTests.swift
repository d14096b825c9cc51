import Bytes
import JSONRPC
import Testing

@Suite("Messages of JSON-RPC")
struct MessageTests {
    private func code(_ text: String) -> Int? {
        do throws(Message.Invalid) {
            _ = try Message(Array(text.utf8))
            return nil
        } catch { return error.error.code }
    }

    @Test func `a message with an id is a request, and a message without an id is a notification`() throws {
        let request = try Message(Array(#"{"jsonrpc":"2.0","id":"a","method":"m","params":{"x":1}}"#.utf8))
        guard case .request(let request) = request else { throw RPCError(0, "not a request") }
        #expect(request.id == .text("a") && request.method == "m" && request.params["x"]?.integer == 1)
        let notification = try Message(Array(#"{"jsonrpc":"2.0","method":"m"}"#.utf8))
        guard case .notification(let notification) = notification else { throw RPCError(0, "not a notification") }
        #expect(notification.params == .null)
        guard case .response = try Message(Array(#"{"jsonrpc":"2.0","id":1,"result":null}"#.utf8)) else {
            throw RPCError(0, "not a response")
        }
    }

    @Test(arguments: [
        ("{", -32700), ("", -32700), ("nan", -32700), (#"{"jsonrpc":"2.0","id":nan,"method":"m"}"#, -32700),
        ("[]", -32600), ("1", -32600), ("{}", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"m"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"m","params":3}"#, -32600),
        (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, -32600), (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"m"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, -32600),
    ])
    func `a message that cannot be read has the error code of the standard`(text: String, expected: Int) {
        #expect(code(text) == expected)
    }

    @Test func `deep nesting and long ids are errors`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(code(#"{"jsonrpc":"2.0","id":1,"method":"m","params":\#(deep)"#) == RPCError.parseError)
        let long = String(repeating: "i", count: 600)
        #expect(code(#"{"jsonrpc":"2.0","id":"\#(long)","method":"m"}"#) == RPCError.invalidRequest)
    }

    @Test(arguments: ["0x1f", "+1", "01", ".5", "1.", "1e", "inf", "-"])
    func `only numbers of JSON are numbers`(text: String) {
        #expect(throws: TextError.self) { try JSONReader.read(Array(text.utf8), Message.limits) }
    }

    @Test(arguments: ["0", "-0", "10", "-1.5", "1e9", "2E-3", "0.25e+2"])
    func `numbers of JSON are kept as written`(text: String) throws {
        #expect(try JSONReader.read(Array(text.utf8), Message.limits) == .number(text))
    }

    @Test func `literals are JSON values, and a member can be replaced`() {
        let value: JSONTree = ["a": 1, "b": ["x", true], "c": "\("y")"]
        #expect(value.json == #"{"a":1,"b":["x",true],"c":"y"}"#)
        #expect(value.adding("a", false).json == #"{"b":["x",true],"c":"y","a":false}"#)
    }

    @Test func `control characters become escapes, and other characters stay`() {
        #expect(JSONString.escapingControls("\"é\u{202E}\u{85}👍\"") == "\"é\\u202e\\u0085👍\"")
    }
}
