import Bytes
import Foundation
import HostSystem
import JSONRPC
import Testing

/// A client at the other end of a connection.
private final class Client: Sendable {
    let framing: Framing
    private let (toServer, fromServer): (Int32, Int32)
    private let frames: Shared<FrameReader>
    private let server: Background<Bool>

    init(_ dialect: Dialect, _ framing: Framing, _ handler: any RequestHandler) throws {
        self.framing = framing
        let (input, toServer) = try ProcessStart.makePipe()
        let (fromServer, output) = try ProcessStart.makePipe()
        (self.toServer, self.fromServer) = (toServer, fromServer)
        frames = Shared(FrameReader(framing, mostBytes: 1 << 20))
        server = Background {
            Connection(dialect, input: input, output: output, handler: handler).run()
            close(output)
            return true
        }
    }

    func send(_ text: String) { _ = Pipes.write(framing.frame(text), to: toServer) }

    func sendBytes(_ text: String) { _ = Pipes.write(Array(text.utf8), to: toServer) }

    /// Returns the next message of the server; nil if the server has ended.
    func next() throws -> JSONTree? {
        while true {
            if case .message(let bytes)? = frames.withLock({ $0.next() }) {
                return try JSONReader.read(bytes, Message.limits)
            }
            let bytes = try Pipes.next(from: fromServer)
            if bytes.isEmpty { return nil }
            frames.withLock { $0.append(bytes) }
        }
    }

    /// Ends the input of the server, and waits until the server has ended.
    func end() -> Bool {
        close(toServer)
        return server.value
    }
}

/// A handler whose method `wait` runs until the request is canceled.
private struct TestHandler: RequestHandler {
    let started = Shared(0)
    let stopped = Shared(0)
    let received = Shared<[String]>([])

    func answer(_ running: RunningRequest, _ connection: Connection) throws -> JSONTree {
        switch running.request.method {
        case "echo": return running.request.params
        case "order": return .list(received.withLock { $0 }.map { .text($0) })
        case "ping": return [:]
        case "tell":
            connection.notify("sent", ["n": 1])
            return true
        case "fail": throw CocoaError(.fileNoSuchFile)
        case "wait":
            started.withLock { $0 += 1 }
            started.wake()
            while !running.interruption.isRequested { usleep(1000) }
            stopped.withLock { $0 += 1 }
            stopped.wake()
            return "late"
        case "stuck":
            return running.limited(seconds: 0.01) {
                // This work does not check for the interruption.
                stopped.whenReady { $0 > 0 ? () : nil }
                return "late"
            }
        default: throw RPCError(RPCError.methodNotFound, "No such method.")
        }
    }

    func receive(_ notification: RPCNotification, _ connection: Connection) {
        received.withLock { $0.append(notification.method) }
    }
}

@Suite("Connections with JSON-RPC")
struct ConnectionTests {
    private func request(_ id: JSONTree, _ method: String, _ params: JSONTree = [:]) -> String {
        (["jsonrpc": "2.0", "id": id, "method": .text(method), "params": params] as JSONTree).json
    }

    @Test func `requests are answered, also after messages that cannot be read`() throws {
        let client = try Client(.modelContext, .lines, TestHandler())
        client.send(request(1, "echo", ["text": "a\u{202E}b"]))
        #expect(try client.next()?["result"]?["text"]?.text == "a\u{202E}b")
        client.send("{broken")
        #expect(try client.next()?["error"]?["code"]?.integer == RPCError.parseError)
        client.send(#"{"jsonrpc":"2.0","id":"x"}"#)
        let refused = try client.next()
        #expect(refused?["id"]?.text == "x" && refused?["error"]?["code"]?.integer == RPCError.invalidRequest)
        client.send(request("b", "nothing"))
        #expect(try client.next()?["error"]?["code"]?.integer == RPCError.methodNotFound)
        client.send(request("c", "fail"))
        #expect(try client.next()?["error"]?["code"]?.integer == RPCError.internalError)
        client.send(request(2, "echo", [1]))
        #expect(try client.next()?["result"] == [1])
        #expect(client.end())
    }

    @Test func `an agent gets no answer to a request that it canceled, and the work stops`() throws {
        let handler = TestHandler()
        let client = try Client(.modelContext, .lines, handler)
        client.send(request(7, "wait"))
        handler.started.whenReady { $0 == 1 ? () : nil }
        client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#)
        handler.stopped.whenReady { $0 == 1 ? () : nil }
        client.send(request(8, "echo", [8]))
        #expect(try client.next()?["id"] == 8)
        #expect(client.end())
        #expect(try client.next() == nil)
    }

    @Test func `an editor gets an error for a request that it canceled`() throws {
        let handler = TestHandler()
        let client = try Client(.languageServer, .headers, handler)
        client.send(request(7, "wait"))
        client.send(request(9, "echo"))
        handler.started.whenReady { $0 == 1 ? () : nil }
        // The second request waits for the only worker.
        client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":9}}"#)
        client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#)
        for id in [9, 7] as [JSONTree] {
            let answer = try client.next()
            #expect(answer?["id"] == id && answer?["error"]?["code"]?.integer == RPCError.requestCancelled)
        }
        client.send(request(10, "echo", [1]))
        #expect(try client.next()?["id"] == 10)
        #expect(client.end())
    }

    @Test func `an unknown or malformed cancellation is ignored`() throws {
        let client = try Client(.modelContext, .lines, TestHandler())
        for params in [#"{"requestId":99}"#, #"{"requestId":{}}"#, "{}", "[]"] {
            client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":\#(params)}"#)
        }
        client.send(request(1, "echo", [1]))
        #expect(try client.next()?["id"] == 1)
        #expect(client.end())
    }

    @Test func `the notifications of an editor are handled before later requests`() throws {
        let client = try Client(.languageServer, .headers, TestHandler())
        for name in ["one", "two"] { client.send(#"{"jsonrpc":"2.0","method":"\#(name)"}"#) }
        client.send(request(1, "order"))
        #expect(try client.next()?["result"] == ["one", "two"])
        client.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
        #expect(try client.next() == nil)
    }

    @Test func `a ping is answered while all workers are busy`() throws {
        let handler = TestHandler()
        let client = try Client(.modelContext, .lines, handler)
        for id in 1...2 { client.send(request(.integer(id), "wait")) }
        handler.started.whenReady { $0 == 2 ? () : nil }
        client.send(request(3, "ping"))
        #expect(try client.next()?["id"] == 3)
        for id in 1...2 {
            client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#)
        }
        #expect(client.end())
    }

    @Test func `work that does not stop at its time limit gets an error, and another thread continues`() throws {
        let handler = TestHandler()
        let client = try Client(.languageServer, .headers, handler)
        client.send(request(1, "stuck"))
        client.send(request(2, "echo", [2]))
        #expect(try client.next()?["error"]?["code"]?.integer == RPCError.internalError)
        #expect(try client.next()?["id"] == 2)
        handler.stopped.withLock { $0 = 1 }
        handler.stopped.wake()
        #expect(client.end())
    }

    @Test func `an id that is in use is refused`() throws {
        let handler = TestHandler()
        let client = try Client(.modelContext, .lines, handler)
        client.send(request(1, "wait"))
        handler.started.whenReady { $0 == 1 ? () : nil }
        client.send(request(1, "echo"))
        #expect(try client.next()?["error"]?["code"]?.integer == RPCError.invalidRequest)
        client.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        #expect(client.end())
    }

    @Test func `the server sends notifications, and ends if the client no longer reads`() throws {
        let client = try Client(.modelContext, .lines, TestHandler())
        client.send(request(1, "tell"))
        #expect(try client.next()?["method"]?.text == "sent")
        #expect(try client.next()?["result"] == true)
        #expect(client.end())
    }

    @Test func `a broken header is an error, and the next message is answered`() throws {
        let client = try Client(.languageServer, .headers, TestHandler())
        client.sendBytes("Content-Length: nothing\r\n\r\n")
        client.send(request(1, "echo", [1]))
        #expect(try client.next()?["error"]?["code"]?.integer == RPCError.parseError)
        #expect(try client.next()?["id"] == 1)
        #expect(client.end())
    }
}
