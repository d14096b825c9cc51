import Bytes
import Foundation
import HostSystem
import JSONRPC
import LanguageServing
import TestSupport

/// An editor that is connected to a server in the same process.
final class EditorClient: Sendable {
    struct Closed: Error {}
    struct Failed: Error {
        let code: Int
        let message: String
    }

    let root: String
    private let (toServer, fromServer): (Int32, Int32)
    private let frames = Shared(FrameReader(.headers, mostBytes: 64 << 20))
    private let server: Background<Bool>
    private let nextID = Shared(0)
    private let isEnded = Shared(false)
    /// The diagnostics of each URI, as the server has published them last.
    private let published = Shared<[String: [JSONTree]]>([:])
    /// The requests and notifications of the server, except diagnostics.
    private let received = Shared<[JSONTree]>([])

    init(_ root: String) throws {
        self.root = root
        let (input, toServer) = try ProcessStart.makePipe()
        let (fromServer, output) = try ProcessStart.makePipe()
        (self.toServer, self.fromServer) = (toServer, fromServer)
        let languageServer = LanguageServer(folder: root)
        server = Background {
            Connection(.languageServer, input: input, output: output, handler: languageServer).run()
            let isShutDown = languageServer.close()
            close(output)
            return isShutDown
        }
    }

    /// Starts a server for a copy of the sample app.
    static func sample(_ folder: TemporaryFolder) throws -> EditorClient {
        let root = folder.path + "/app"
        try FileManager.default.copyItem(atPath: Tool.repository + "/Tests/Sample", toPath: root)
        try FileManager.default.createDirectory(atPath: root + "/.xibdb", withIntermediateDirectories: true)
        let client = try EditorClient(root)
        try client.initialize()
        return client
    }

    func initialize(_ capabilities: JSONTree = [:]) throws {
        _ = try request("initialize", ["rootUri": .text("file://" + root), "capabilities": capabilities])
        notify("initialized", [:])
    }

    func sendBytes(_ text: String) { _ = Pipes.write(Array(text.utf8), to: toServer) }

    func notify(_ method: String, _ params: JSONTree) {
        _ = Pipes.write(Framing.headers.frame(RPCNotification(method: method, params: params).json.json), to: toServer)
    }

    /// Sends a request and returns its result.
    func request(_ method: String, _ params: JSONTree) throws -> JSONTree {
        let id = nextID.withLock { id in
            id += 1
            return id
        }
        let request: JSONTree = ["jsonrpc": "2.0", "id": .integer(id), "method": .text(method), "params": params]
        _ = Pipes.write(Framing.headers.frame(request.json), to: toServer)
        while true {
            let message = try next()
            guard message["method"] == nil, message["id"]?.integer == id else {
                take(message)
                continue
            }
            if let error = message["error"] {
                throw Failed(code: error["code"]?.integer ?? 0, message: error["message"]?.text ?? "")
            }
            return message["result"] ?? .null
        }
    }

    /// Waits until the server sends a message that fits.
    func wait(for isWanted: (JSONTree) -> Bool) throws -> JSONTree {
        while true {
            let message = try next()
            take(message)
            if isWanted(message) { return message }
        }
    }

    /// Waits until the diagnostics of a file fit.
    @discardableResult
    func diagnostics(_ path: String, until isWanted: ([JSONTree]) -> Bool) throws -> [JSONTree] {
        while true {
            if let known = published.withLock({ $0[uri(path)] }), isWanted(known) { return known }
            take(try next())
        }
    }

    /// Ends the server, and returns whether it was shut down before.
    func end() -> Bool {
        let isFirst = isEnded.withLock { ended in
            defer { ended = true }
            return !ended
        }
        if isFirst { close(toServer) }
        return server.value
    }

    /// The server deletes its copy of the index.
    deinit { _ = end() }

    private func take(_ message: JSONTree) {
        if message["method"]?.text == "textDocument/publishDiagnostics", let uri = message["params"]?["uri"]?.text {
            published.withLock { $0[uri] = message["params"]?["diagnostics"]?.items ?? [] }
        } else {
            received.withLock { $0.append(message) }
        }
    }

    private func next() throws -> JSONTree {
        while true {
            if case .message(let bytes)? = frames.withLock({ $0.next() }) {
                return try JSONReader.read(bytes, JSONReader.Limits(nesting: 200))
            }
            let bytes = try Pipes.next(from: fromServer)
            if bytes.isEmpty { throw Closed() }
            frames.withLock { $0.append(bytes) }
        }
    }

    // MARK: Files

    func uri(_ path: String) -> String { "file://\(root)/\(path)" }

    func text(_ path: String) throws -> String { try String(contentsOfFile: root + "/" + path, encoding: .utf8) }

    /// Opens a document, by default with its text on the disk.
    func open(_ path: String, _ text: String? = nil) throws {
        notify(
            "textDocument/didOpen",
            [
                "textDocument": [
                    "uri": .text(uri(path)), "languageId": "swift", "version": 1,
                    "text": .text(try text ?? self.text(path)),
                ]
            ])
    }

    /// Replaces the whole text of an open document.
    func change(_ path: String, _ text: String, version: Int = 2) {
        notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .text(uri(path)), "version": .integer(version)],
                "contentChanges": [["text": .text(text)]],
            ])
    }

    /// Returns the parameters of a request about the first occurrence of a text in a file.
    ///
    /// - Parameter marked: the text. The cursor is at the character after `|`.
    func place(_ path: String, _ marked: String, in text: String? = nil) throws -> JSONTree {
        let text = try text ?? self.text(path)
        let parts = marked.components(separatedBy: "|")
        guard let found = text.range(of: parts.joined()) else { throw Failed(code: 0, message: "no \(marked)") }
        let before = text[..<found.lowerBound] + parts[0]
        let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
        return [
            "textDocument": ["uri": .text(uri(path))],
            "position": ["line": .integer(lines.count - 1), "character": .integer(lines.last?.utf16.count ?? 0)],
        ]
    }

    /// Returns locations as `PATH:LINE`, relative to the root.
    func places(_ locations: JSONTree) -> [String] {
        locations.items.map { location in
            let path = (location["uri"]?.text ?? "").replacingOccurrences(of: uri(""), with: "")
            return "\(path):\((location["range"]?["start"]?["line"]?.integer ?? -1) + 1)"
        }
    }

    /// Returns the 1-based line of the first occurrence of a text.
    func line(_ path: String, of text: String) throws -> Int {
        try (self.text(path).components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -2) + 1
    }
}
