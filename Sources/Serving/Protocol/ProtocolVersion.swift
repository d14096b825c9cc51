import Bytes
import JSONRPC

/// A version of the Model Context Protocol (https://modelcontextprotocol.io/specification).
package enum ProtocolVersion: String, Sendable, CaseIterable {
    /// Stateless: each request states its version, and there is no handshake.
    case modern = "2026-07-28"
    /// The client and the server agree on the version with `initialize`.
    case november2025 = "2025-11-25"
    case june2025 = "2025-06-18"

    /// The version that the server proposes if it does not know the version of `initialize`.
    static let latestWithHandshake = november2025

    /// The versions, the latest first, as a list of texts.
    static var list: JSONTree { .list(allCases.map { .text($0.rawValue) }) }

    /// Whether the version states its metadata in each request.
    var isStateless: Bool { self == .modern }
}

/// The members of `_meta` that a stateless request and its result contain.
enum Metadata {
    static let version = "io.modelcontextprotocol/protocolVersion"
    static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
    static let serverInfo = "io.modelcontextprotocol/serverInfo"
    static let subscription = "io.modelcontextprotocol/subscriptionId"

    /// The error code of a version that the server does not support, which the version 2026-07-28 defines.
    private static let unsupportedVersion = -32022

    /// Returns the version of a stateless request; nil if the request does not state a version.
    ///
    /// - Throws: ``RPCError`` if the version is not stateless or unknown, or if a required member is missing.
    static func version(of request: Request) throws(RPCError) -> ProtocolVersion? {
        guard let meta = request.params["_meta"], let stated = meta[version] else { return nil }
        guard let name = stated.text else { throw RPCError(RPCError.invalidParams, "_meta.\(version) must be a text.") }
        guard let known = ProtocolVersion(rawValue: name), known.isStateless else {
            let data: JSONTree = ["supported": ProtocolVersion.list, "requested": .text(name)]
            throw RPCError(unsupportedVersion, "Unsupported protocol version", data: data)
        }
        guard meta[clientCapabilities]?.isObject == true else {
            throw RPCError(RPCError.invalidParams, "_meta.\(clientCapabilities) is missing.")
        }
        return known
    }
}
