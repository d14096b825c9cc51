import Bytes
import Foundation
import Indexing
import JSONRPC
import Serving
import Store
import TestSupport
import Testing

/// A server for a copy of the sample app, without a process.
private final class SampleServer: Sendable {
    static let shared = Result { try SampleServer() }

    let folder: TemporaryFolder
    private let server: AgentServer
    private let connection: Connection

    init() throws {
        folder = try TemporaryFolder()
        let root = folder.path + "/Sample"
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: root)
        _ = try Indexer(index: IndexFile(root: root)).run(roots: [root])
        server = AgentServer(Workplace(folder: root))
        connection = Connection(.modelContext, input: -1, output: -1, handler: server)
    }

    var root: String { folder.path + "/Sample" }

    /// The metadata of a stateless request.
    static let meta: JSONTree = [
        "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientCapabilities": [:],
    ]

    /// Sends a request without metadata.
    func sendPlain(_ method: String, _ params: JSONTree = [:]) throws -> JSONTree {
        try server.answer(RunningRequest(Request(id: .integer(1), method: method, params: params)), connection)
    }

    func send(_ method: String, _ params: JSONTree = [:]) throws -> JSONTree {
        try sendPlain(method, params.adding("_meta", Self.meta))
    }

    func call(_ tool: String, _ arguments: JSONTree = [:]) throws -> JSONTree {
        try send("tools/call", ["name": .text(tool), "arguments": arguments])
    }

    /// Calls a tool, and returns the text of its error.
    func error(_ tool: String, _ arguments: JSONTree) throws -> String {
        let result = try call(tool, arguments)
        try #require(result["isError"]?.flag == true, "\(result.json)")
        return result["content"]?.items.first?["text"]?.text ?? ""
    }

    /// Returns the JSON that a command prints for the same question.
    func command(_ arguments: [String]) throws -> JSONTree {
        let run = try Tool.run(arguments, in: root)
        try #require(run.status < 2, "\(run.errors)")
        return try JSONReader.read(Array(run.output.utf8), JSONReader.Limits(nesting: 1000))
    }
}

@Suite("A server for agents")
struct AgentServerTests {
    /// The names of the tools, in the order of the list.
    private static let tools = [
        "search", "show", "picture", "at", "explain", "why", "impact", "path", "check", "diff", "sql", "schema",
    ]

    private func sample() throws -> SampleServer { try SampleServer.shared.get() }

    private func code(_ body: () throws -> JSONTree) -> Int? {
        do {
            _ = try body()
            return nil
        } catch { return (error as? RPCError)?.code }
    }

    // MARK: Versions

    @Test func `a stateless request needs its version and capabilities, and its result says that it is complete`()
        throws
    {
        let server = try sample()
        let found = try server.send("server/discover")
        #expect(found["supportedVersions"] == ["2026-07-28", "2025-11-25", "2025-06-18"])
        #expect(found["resultType"] == "complete" && found["ttlMs"]?.integer != nil && found["cacheScope"] != nil)
        #expect(found["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "xibdb")
        let version = "io.modelcontextprotocol/protocolVersion"
        #expect(
            code { try server.sendPlain("tools/list", ["_meta": [version: "2026-07-28"]]) } == RPCError.invalidParams)
        #expect(code { try server.sendPlain("tools/list", ["_meta": [version: "1900-01-01"]]) } == -32022)
        #expect(code { try server.send("ping") } == RPCError.methodNotFound)
        let list = try server.send("subscriptions/listen", ["notifications": ["toolsListChanged": true]])
        #expect(list["resultType"] == "complete")
        #expect(list["_meta"]?["io.modelcontextprotocol/subscriptionId"] == 1)
    }

    @Test(arguments: [("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25")])
    func `a client with a handshake gets its version, or the latest one`(asked: String, given: String) throws {
        let server = try SampleServer()
        #expect(code { try server.sendPlain("tools/list") } == RPCError.invalidParams)
        let result = try server.sendPlain("initialize", ["protocolVersion": .text(asked), "capabilities": [:]])
        #expect(result["protocolVersion"]?.text == given && result["serverInfo"]?["name"] == "xibdb")
        let tools = try server.sendPlain("tools/list")
        #expect(tools["resultType"] == nil && tools["_meta"] == nil && tools["ttlMs"] == nil)
        #expect(try server.sendPlain("ping") == [:])
        #expect(code { try server.sendPlain("resources/read", ["uri": "xibdb://none"]) } == -32002)
    }

    // MARK: Tools

    @Test func `the list of tools is small, and each tool describes its arguments and its answer`() throws {
        let tools = try sample().send("tools/list")["tools"]?.items ?? []
        #expect(
            tools.map { $0["name"]?.text } == Self.tools)
        // The limit is 2,500 tokens. A token of this list has about 4.3 bytes.
        #expect(tools.reduce(0) { $0 + $1.json.utf8.count } < 10_650)
        for tool in tools {
            #expect(tool["inputSchema"]?["type"] == "object" && tool["outputSchema"]?["type"] == "object")
            #expect(tool["description"]?.text?.isEmpty == false)
        }
    }

    @Test(
        arguments: [
            ("show", ["name": "FruitCell"], ["show", "FruitCell", "--json"]),
            ("show", ["name": "FruitCell", "object": "nameLabel"], ["show", "FruitCell", "nameLabel", "--json"]),
            ("explain", ["nib": "FruitCell"], ["explain", "FruitCell", "--json"]),
            ("search", ["name": "FruitCell"], ["ask", "FruitCell", "--json"]),
            ("check", [:], ["check", "--format", "json"]),
            ("at", ["place": "FruitCell.swift:6"], ["at", "FruitCell.swift:6", "--json"]),
            (
                "impact", ["kind": "outlet", "name": "FruitCell.nameLabel"],
                ["impact", "outlet", "FruitCell.nameLabel", "--json"]
            ),
            (
                "path", ["from": "MarketViewController", "to": "FruitDetailViewController"],
                ["path", "MarketViewController", "FruitDetailViewController", "--format", "json"]
            ),
            ("check", ["rules": ["outlet-unknown"]], ["check", "--rule", "outlet-unknown", "--format", "json"]),
            (
                "why", ["log": "-[MissingActionView share:]: unrecognized selector sent to instance 0x1"],
                ["why", "-[MissingActionView share:]: unrecognized selector sent to instance 0x1", "--json"]
            ),
        ] as [(String, JSONTree, [String])])
    func `a tool gives the same answer as its command`(tool: String, arguments: JSONTree, command: [String]) throws {
        let server = try sample()
        let expected = try server.command(command)
        let list =
            expected.members.first {
                ["parts", "answers", "scenes", "messages", "items", "code", "paths"].contains($0.key)
            }
            ?? expected.members.first { $0.key == "findings" }
        var pages: [JSONTree] = []
        var cursor: JSONTree?
        var last: JSONTree = .null
        repeat {
            let result = try server.call(tool, cursor.map { arguments.adding("cursor", $0) } ?? arguments)
            #expect(result["isError"] == false, "\(result.json)")
            #expect(result["content"]?.items.first?["text"]?.text?.isEmpty == false)
            last = result["structuredContent"] ?? .null
            if let list { pages += last[list.key]?.items ?? [] }
            cursor = last["nextCursor"]
        } while cursor != nil
        func sorted(_ json: JSONTree) -> JSONTree { .object(json.members.sorted { $0.key < $1.key }) }
        let whole = list.map { last.adding($0.key, .list(pages)) } ?? last
        #expect(sorted(.object(whole.members.filter { $0.key != "nextCursor" })) == sorted(expected))
    }

    @Test func `rows come in pages, and a cursor is valid only for its question`() throws {
        let server = try sample()
        let sql: JSONTree = ["sql": "SELECT objects.id, attributes FROM objects ORDER BY objects.id"]
        let first = try server.call("sql", sql)["structuredContent"]
        let cursor = try #require(first?["nextCursor"])
        var all = first?["rows"]?.items ?? []
        var next: JSONTree? = cursor
        while let cursor = next {
            let page = try server.call("sql", sql.adding("cursor", cursor))["structuredContent"]
            all += page?["rows"]?.items ?? []
            next = page?["nextCursor"]
        }
        #expect(try JSONTree.list(all) == server.command(["sql", sql["sql"]?.text ?? "", "--json"]))
        #expect(try server.error("sql", ["sql": "SELECT 1", "cursor": cursor]).contains("without cursor"))
        #expect(try server.error("sql", sql.adding("cursor", "x")).contains("without cursor"))
    }

    @Test func `an object id or a class can be shown without its nib`() throws {
        let server = try sample()
        let outline = try server.call("show", ["name": "FruitCell"])["structuredContent"]
        let id = try #require(outline?["objects"]?.items.last?["id"]?.text)
        #expect(try server.call("show", ["name": .text(id)])["structuredContent"]?["id"]?.text == id)
        let found = try server.call("show", ["name": "MarketViewController"])["structuredContent"]
        #expect(found?["answers"]?.items.isEmpty == false)
    }

    @Test func `a report and a rule are rows`() throws {
        let server = try sample()
        let rows = try server.call("sql", ["report": "nib-unused"])["structuredContent"]?["rows"]
        #expect(try rows == server.command(["report", "nib-unused", "--json"]))
        let outlet = try server.call("sql", ["report": "outlet", "parameters": ["name": "nameLabel"]])
        #expect(
            try outlet["structuredContent"]?["rows"] == server.command(["report", "outlet", "nameLabel", "--json"]))
        #expect(try server.call("sql", ["report": "outlet-unknown"])["isError"] == false)
        #expect(try server.error("sql", ["report": "nib-unusd"]).contains("nib-unused"))
    }

    @Test func `the schema lists tables and reports, and describes one of them`() throws {
        let server = try sample()
        let all = try server.call("schema")["structuredContent"]
        #expect((all?["tables"]?.items.count ?? 0) > 30 && (all?["reports"]?.items.count ?? 0) > 30)
        let table = try server.call("schema", ["table": "nibs"])["structuredContent"]?["tables"]?.items
        #expect(table?.first?["columns"]?.items.contains { $0["name"] == "path" } == true)
        let report = try server.call("schema", ["report": "outlet"])["structuredContent"]?["reports"]?.items
        #expect(report?.first?["parameters"]?.items.first?["name"] == "name")
    }

    @Test(
        arguments: [
            ("search", ["name": "FruitCel"], "FruitCell"), ("show", ["name": "FruitCel"], "FruitCell"),
            ("explain", ["nib": "FruitCel"], "FruitCell"), ("sql", ["sql": "SELECT * FROM nib"], "schema"),
            ("sql", ["sql": "SELECT pth FROM nibs"], "path"), ("sql", ["sql": "DELETE FROM objects"], "only read"),
            ("sql", ["sql": "SELECT 1; SELECT 2"], "one statement"), ("sql", [:], "either sql or report"),
            ("sql", ["sql": "SELECT :a"], "\"a\""), ("schema", ["table": "nibz"], "nibs"),
            ("why", ["log": "hello"], "understands"), ("search", [:], "\"name\""),
            ("search", ["name": 1], "a text"), ("search", ["nam": "x"], "name"),
            ("check", ["in": ["Nowhere"]], "Nowhere"),
            ("check", ["rules": ["outlet-unknwn"]], "outlet-unknown"),
        ] as [(String, JSONTree, String)])
    func `an error is a result that says what to do`(tool: String, arguments: JSONTree, expected: String) throws {
        let text = try sample().error(tool, arguments)
        #expect(text.contains(expected), "\(text)")
    }

    @Test func `nothing outside the repository is read`() throws {
        let server = try sample()
        let outside = try TemporaryFolder()
        let nib = try String(contentsOfFile: server.root + "/Orchard/Views/FruitCell.xib", encoding: .utf8)
        try outside.write("Secret.xib", nib)
        let path = outside.path + "/Secret.xib"
        for tool in ["show", "explain"] {
            let key = tool == "show" ? "name" : "nib"
            #expect(try server.call(tool, [key: .text(path)])["isError"] == true)
            #expect(try server.call(tool, [key: "../../Secret.xib"])["isError"] == true)
        }
        #expect(try server.call("diff", ["old": .text(path), "new": .text(path)])["isError"] == true)
        #expect(try server.call("diff", ["old": "--output=x"])["isError"] == true)
        #expect(code { try server.send("resources/read", ["uri": .text("xibdb://nibs" + path)]) } == -32602)
        #expect(code { try server.send("resources/read", ["uri": "file:///etc/passwd"]) } == -32602)
    }

    @Test func `unknown tools, methods and cursors of lists are protocol errors`() throws {
        let server = try sample()
        #expect(code { try server.call("nothing") } == RPCError.invalidParams)
        #expect(code { try server.send("tools/none") } == RPCError.methodNotFound)
        #expect(code { try server.send("tools/list", ["cursor": "x"]) } == RPCError.invalidParams)
    }

    @Test func `a changed nib is in the next answer`() throws {
        let server = try SampleServer()
        let path = server.root + "/Orchard/Views/FruitCell.xib"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try text.replacingOccurrences(of: "nameLabel", with: "renamedLabel").write(
            toFile: path, atomically: true, encoding: .utf8)
        #expect(try server.call("search", ["name": "renamedLabel"])["isError"] == false)
    }

    @Test func `a canceled request stops its query`() throws {
        let folder = try SampleServer()
        let server = AgentServer(Workplace(folder: folder.root, refreshes: false))
        let endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
        let arguments: JSONTree = ["name": "sql", "arguments": ["sql": .text(endless)], "_meta": SampleServer.meta]
        let running = RunningRequest(Request(id: .integer(1), method: "tools/call", params: arguments))
        running.interruption.request()
        let result = try server.answer(running, Connection(.modelContext, input: -1, output: -1, handler: server))
        #expect(result["content"]?.items.first?["text"]?.text?.contains("stopped") == true)
    }

    // MARK: Resources and prompts

    @Test func `every listed resource can be read`() throws {
        let server = try sample()
        let listed = try server.send("resources/list")["resources"]?.items ?? []
        #expect(listed.count > 40)
        for uri in listed.compactMap({ $0["uri"]?.text }) {
            let contents = try server.send("resources/read", ["uri": .text(uri)])["contents"]?.items
            #expect(contents?.first?["text"]?.text?.isEmpty == false, "\(uri)")
        }
        let outline = try server.send("resources/read", ["uri": "xibdb://nibs/Orchard/Views/FruitCell.xib"])
        #expect(outline["contents"]?.items.first?["text"]?.text?.contains("FruitCell") == true)
        let dossier = try server.send("resources/read", ["uri": "xibdb://dossiers/FruitDetailViewController"])
        #expect(dossier["contents"]?.items.first?["text"]?.text?.contains("  text\n") == true)
        #expect(try server.send("resources/templates/list")["resourceTemplates"]?.items.count == 3)
    }

    @Test func `every prompt names only tools that exist`() throws {
        let server = try sample()
        let prompts = try server.send("prompts/list")["prompts"]?.items ?? []
        #expect(prompts.compactMap { $0["name"]?.text } == ["crash", "review", "ios27", "swiftui"])
        for prompt in prompts {
            let name = prompt["name"]?.text ?? ""
            let arguments: JSONTree = ["log": "a", "screen": "FruitCell"]
            let found = try server.send("prompts/get", ["name": .text(name), "arguments": arguments])
            let text = found["messages"]?.items.first?["content"]?["text"]?.text ?? ""
            let called = text.matches(of: #/[Cc]all ([a-z]+) /#).map { String($0.output.1) }
            #expect(!called.isEmpty)
            #expect(Set(called).isSubset(of: Self.tools))
        }
        #expect(code { try server.send("prompts/get", ["name": "crash"]) } == RPCError.invalidParams)
    }
}
