import Foundation
import TestSupport
import Testing

@Suite("The command for agents")
struct AgentServerProcessTests {
    private static let meta =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

    private func request(_ id: Int, _ method: String, _ params: String = "") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":{\#(params)\#(params.isEmpty ? "" : ",")\#(Self.meta)}}"#
    }

    /// Returns the answers of the server, by their id. Standard output must contain nothing else.
    private func answers(_ lines: [String], in folder: String, _ options: [String] = []) throws -> [Int: [String: Any]]
    {
        let run = try Tool.run(["mcp"] + options, in: folder, input: lines.joined(separator: "\n") + "\n")
        try #require(run.status == 0, "\(run.errors)")
        var answers: [Int: [String: Any]] = [:]
        for line in run.output.split(separator: "\n") {
            let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            #expect(message["jsonrpc"] as? String == "2.0")
            answers[message["id"] as? Int ?? 0] = message
        }
        return answers
    }

    @Test func `the server builds the index, answers until its input ends, and survives broken messages`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: folder.path + "/App")
        try Tool.git(["init", "--quiet"], in: folder.path + "/App")
        let lines = [
            "{broken", request(1, "server/discover"),
            request(2, "tools/call", #""name":"search","arguments":{"name":"FruitCell"}"#), "[]",
            request(3, "tools/call", #""name":"sql","arguments":{"sql":"SELECT count(*) AS n FROM nibs"}"#),
        ]
        let answers = try answers(lines, in: "/", ["--root", folder.path + "/App"])
        #expect(Set(answers.keys) == [0, 1, 2, 3])
        let result = answers[3]?["result"] as? [String: Any]
        let rows = (result?["structuredContent"] as? [String: Any])?["rows"] as? [[String: Any]]
        #expect((rows?.first?["n"] as? Int ?? 0) > 10)
        #expect((answers[2]?["result"] as? [String: Any])?["isError"] as? Bool == false)
    }

    @Test func `without a repository, a tool says how to start the server`() throws {
        let folder = try TemporaryFolder()
        let call = request(1, "tools/call", #""name":"search","arguments":{"name":"A"}"#)
        let answers = try answers([call], in: folder.path)
        let result = answers[1]?["result"] as? [String: Any]
        let text = ((result?["content"] as? [[String: Any]])?.first?["text"] as? String) ?? ""
        #expect(result?["isError"] as? Bool == true && text.contains("--root"))
    }

    @Test func `a folder that does not exist is an error`() throws {
        let run = try Tool.run(["mcp", "--root", "/nowhere/at/all"], in: "/")
        #expect(run.status == 2 && run.errors.contains("does not exist"))
    }
}
