import Bytes
import Errors
import HostSystem
import JSONRPC

/// A server of the Model Context Protocol: agents ask it about the nibs of one repository.
///
/// It answers the same questions as the commands of xibdb, from the same index. It only reads the repository.
package final class AgentServer: RequestHandler {
    private let workplace: Workplace
    /// The version that `initialize` agreed on; nil before it.
    private let agreed = Shared<ProtocolVersion?>(nil)

    /// Creates a server for one repository.
    package init(_ workplace: Workplace) { self.workplace = workplace }

    /// How long a client may use a list without asking again, in milliseconds.
    private static let listsLast = 3_600_000
    /// Like ``listsLast``, for the content of a resource. The repository can change at any time.
    private static let contentsLast = 0

    /// The name and version of the server.
    private static let info: JSONTree = [
        "name": "xibdb", "title": "xibdb", "version": .text(Version.current),
        "description": "Answers questions about the xibs and storyboards of a repository.",
    ]

    private static let capabilities: JSONTree = ["tools": [:], "resources": [:], "prompts": [:]]

    /// The advice that clients show to a model.
    static let instructions = """
        xibdb knows every xib and storyboard of this repository, and the Swift and Objective-C code that uses them. Ask it \
        instead of reading nib files: they are large, and links between nibs and code are not visible in them. Start with \
        search for any name, with why for a crash log, with check for problems. sql answers everything else; schema lists \
        its tables and the saved reports. Answers are always current. Lines and columns count from 1.
        """

    // MARK: Requests

    package func receive(_ notification: RPCNotification, _ connection: Connection) {}

    package func answer(_ running: RunningRequest, _ connection: Connection) throws -> JSONTree {
        let request = running.request
        guard let version = try Metadata.version(of: request) else {
            return try answerWithHandshake(running, connection)
        }
        var result: JSONTree
        switch request.method {
        case "server/discover":
            result = [
                "supportedVersions": ProtocolVersion.list, "capabilities": Self.capabilities,
                "instructions": .text(Self.instructions), "ttlMs": .integer(Self.listsLast), "cacheScope": "public",
            ]
        case "subscriptions/listen":
            // The server sends no notifications about changes, so the subscription ends at once.
            let id: JSONTree = [Metadata.subscription: request.id.json]
            connection.notify("notifications/subscriptions/acknowledged", ["_meta": id, "notifications": [:]])
            return ["resultType": "complete", "_meta": id.adding(Metadata.serverInfo, Self.info)]
        default: result = try answer(running, version)
        }
        result = result.adding("resultType", "complete")
        return result.adding("_meta", [Metadata.serverInfo: Self.info])
    }

    private func answerWithHandshake(_ running: RunningRequest, _ connection: Connection) throws -> JSONTree {
        let request = running.request
        switch request.method {
        case "ping": return [:]
        case "initialize":
            let asked = request.params["protocolVersion"]?.text.flatMap(ProtocolVersion.init)
            let version = asked.flatMap { $0.isStateless ? nil : $0 } ?? .latestWithHandshake
            agreed.withLock { $0 = version }
            return [
                "protocolVersion": .text(version.rawValue), "capabilities": Self.capabilities,
                "serverInfo": Self.info, "instructions": .text(Self.instructions),
            ]
        default:
            guard let version = agreed.withLock({ $0 }) else {
                throw RPCError(
                    RPCError.invalidParams,
                    "_meta.\(Metadata.version) is missing. A client without it must send initialize first.")
            }
            return try answer(running, version)
        }
    }

    /// Answers a request that all versions have in common.
    private func answer(_ running: RunningRequest, _ version: ProtocolVersion) throws -> JSONTree {
        let params = running.request.params
        switch running.request.method {
        case "tools/list": return try list("tools", Tool.all.map(\.json), params, version)
        case "tools/call":
            let name = params["name"]?.text ?? ""
            guard let tool = Tool.all.first(where: { $0.name == name }) else {
                throw RPCError(RPCError.invalidParams, "Unknown tool: \(name)")
            }
            return ToolCall(tool, running, workplace).result(arguments: params["arguments"] ?? [:])
        case "resources/list": return try list("resources", Resource.list(workplace), params, version)
        case "resources/templates/list": return try list("resourceTemplates", Resource.templates, params, version)
        case "resources/read":
            guard let uri = params["uri"]?.text else { throw RPCError(RPCError.invalidParams, "The uri is missing.") }
            let contents = try Resource.read(uri, running, workplace, version)
            return caching(["contents": [contents]], Self.contentsLast, version)
        case "prompts/list": return try list("prompts", Prompt.all.map(\.summary), params, version)
        case "prompts/get": return try Prompt.get(params)
        default: throw RPCError(RPCError.methodNotFound, "Method not found: \(running.request.method)")
        }
    }

    // MARK: Lists

    /// Returns one page of a list. Every list fits on its first page, so every cursor is invalid.
    private func list(_ name: String, _ items: [JSONTree], _ params: JSONTree, _ version: ProtocolVersion)
        throws(RPCError) -> JSONTree
    {
        if let cursor = params["cursor"], cursor != .null {
            throw RPCError(RPCError.invalidParams, "Invalid cursor: the list has one page.")
        }
        return caching(
            .object([JSONTree.Member(key: name, occurrence: 0, value: .list(items))]), Self.listsLast, version)
    }

    private func caching(_ result: JSONTree, _ milliseconds: Int, _ version: ProtocolVersion) -> JSONTree {
        guard version.isStateless else { return result }
        return result.adding("ttlMs", .integer(milliseconds)).adding("cacheScope", "private")
    }
}
