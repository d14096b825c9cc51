import Bytes
import Foundation
import JSONRPC
import TestSupport
import Testing

/// The life of a server, and messages that are not valid.
@Suite("Language server: protocol")
struct ProtocolTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("app/A.swift", "class A {}\n")
        try FileManager.default.createDirectory(atPath: folder.path + "/app/.xibdb", withIntermediateDirectories: true)
    }

    private func client() throws -> EditorClient { try EditorClient(folder.path + "/app") }

    private func code(_ body: () throws -> JSONTree) -> Int? {
        do {
            _ = try body()
            return nil
        } catch { return (error as? EditorClient.Failed)?.code }
    }

    @Test func `a request before initialize is refused`() throws {
        let client = try client()
        #expect(code { try client.request("textDocument/hover", [:]) } == -32002)
        try client.initialize()
        #expect(code { try client.request("textDocument/hover", [:]) } == nil)
        #expect(code { try client.request("initialize", ["rootUri": .text("file://" + client.root)]) } == -32600)
    }

    @Test func `shutdown ends the session, and later requests are refused`() throws {
        let client = try client()
        try client.initialize()
        #expect(try client.request("shutdown", .null) == .null)
        #expect(code { try client.request("textDocument/hover", [:]) } == -32600)
        client.notify("exit", .null)
        #expect(client.end())
    }

    @Test func `a server whose input ends deletes its copy of the index`() throws {
        let client = try client()
        try client.initialize()
        _ = try client.request("workspace/symbol", ["query": "a"])
        #expect(!client.end())
    }

    @Test func `unknown methods and wrong parameters do not end the server`() throws {
        let client = try client()
        try client.initialize()
        #expect(code { try client.request("textDocument/nothing", [:]) } == -32601)
        let wrong: [JSONTree] = [
            .null, [:], ["textDocument": 1], ["textDocument": ["uri": "file://"]],
            ["textDocument": ["uri": .text(client.uri("A.swift"))], "position": ["line": -1, "character": 0]],
            [
                "textDocument": ["uri": .text(client.uri("A.swift"))],
                "position": ["line": .number("1e9"), "character": 0],
            ],
            [
                "textDocument": ["uri": .text(client.uri("A.swift"))],
                "position": ["line": 2_000_000_000, "character": 2_000_000_000],
            ],
        ]
        for params in wrong {
            for method in [
                "definition", "references", "hover", "completion", "codeAction", "documentSymbol", "codeLens",
            ] {
                #expect(
                    code { try client.request("textDocument/" + method, params) } == nil, "\(method) \(params.json)")
            }
        }
        for method in ["didOpen", "didChange", "didSave", "didClose"] {
            for params in wrong { client.notify("textDocument/" + method, params) }
        }
        client.notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": .text(client.uri("A.swift")), "version": 1, "text": "class A {}"]])
        client.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .text(client.uri("A.swift")), "version": 2],
                "contentChanges": [
                    [
                        "range": ["start": ["line": 9, "character": 9], "end": ["line": 2, "character": 1]],
                        "text": "\u{1F34E}",
                    ],
                    [
                        "range": ["start": ["line": 0, "character": 11], "end": ["line": 0, "character": 11]],
                        "text": "x",
                    ],
                    ["range": "no", "text": 5],
                ],
            ])
        #expect(
            code { try client.request("workspace/executeCommand", ["command": "rm", "arguments": ["-rf"]]) } == -32602)
        #expect(try client.request("workspace/symbol", ["query": "%_'\""]) == [])
    }

    @Test func `broken frames get an error, and the server continues`() throws {
        let client = try client()
        try client.initialize()
        client.sendBytes("Content-Length: 5\r\n\r\n{\"a\":")
        let first = try client.wait { $0["error"] != nil }
        #expect(first["error"]?["code"]?.integer == RPCError.parseError)
        client.sendBytes("Content-Length: nonsense\r\n\r\n")
        _ = try client.wait { $0["error"] != nil }
        #expect(try client.request("workspace/symbol", ["query": "zzz"]) == [])
    }
}
