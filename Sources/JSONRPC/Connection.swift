import Bytes
import Foundation
import HostSystem

/// Answers the requests of a connection.
package protocol RequestHandler: Sendable {
    /// Returns the result of a request. A worker thread calls this method.
    ///
    /// - Throws: ``RPCError``. Any other error becomes an internal error.
    func answer(_ running: RunningRequest, _ connection: Connection) throws -> JSONTree

    /// Receives a notification of the client, in a worker thread.
    func receive(_ notification: RPCNotification, _ connection: Connection)
}

/// A connection to one client: reads messages, lets a handler answer them, and writes the responses.
///
/// One thread reads all messages. Workers answer the requests, so that the client can cancel a request while it is
/// answered. A message that cannot be read gets an error, and the connection continues.
package final class Connection: Sendable {
    /// The maximum size of one message of the client, in bytes.
    package static let mostBytes = 16 << 20
    /// The maximum number of messages that wait for a worker.
    private static let mostWaiting = 1000
    /// The stack of a worker, in bytes. Nibs and JSON can be nested deeply.
    private static let stackSize = 16 << 20
    /// The maximum number of workers that do not stop after the time limit and are replaced.
    private static let mostGivenUp = 16

    private enum Job: Sendable {
        case request(RunningRequest)
        case notification(RPCNotification)
    }

    private struct State: Sendable {
        /// The messages that wait for a worker, and the place of the first one.
        var waiting: [Job] = []
        var first = 0
        /// The requests without an answer.
        var open: [RequestID: RunningRequest] = [:]
        var isClosed = false
        var workers = 0
        var givenUp = 0
        var sentRequests = 0

        mutating func next() -> Job? {
            guard first < waiting.count else { return nil }
            let job = waiting[first]
            first += 1
            if first == waiting.count || first > Connection.mostWaiting {
                waiting.removeFirst(first)
                first = 0
            }
            return job
        }
    }

    private let dialect: Dialect
    private let handler: any RequestHandler
    private let (input, output): (Int32, Int32)
    private let state = Shared(State())
    /// Protects the output. The value is false if the client no longer reads it.
    private let isWritable = Shared(true)

    /// Creates a connection.
    ///
    /// - Parameters:
    ///   - input: the open file to read messages from.
    ///   - output: the open file to write messages to. Nothing else may write to it.
    package init(_ dialect: Dialect, input: Int32, output: Int32, handler: any RequestHandler) {
        (self.dialect, self.input, self.output, self.handler) = (dialect, input, output, handler)
    }

    // MARK: Reading

    /// Reads and answers messages until the input ends, or until the client sends the last message of its protocol.
    /// Returns after the last request is answered.
    package func run() {
        OperatingSystem.ignore(signal: SIGPIPE)
        for _ in 0..<dialect.workers { startWorker() }
        var frames = FrameReader(dialect.framing, mostBytes: Self.mostBytes)
        reading: while let bytes = try? Pipes.next(from: input), !bytes.isEmpty {
            frames.append(bytes)
            while let frame = frames.next() {
                guard take(frame) else { break reading }
            }
        }
        if let frame = frames.last() { _ = take(frame) }
        state.withLock { $0.isClosed = true }
        state.wake()
        state.whenReady { $0.workers == 0 ? () : nil }
    }

    /// Handles a frame.
    ///
    /// - Returns: false if it is the last message.
    private func take(_ frame: FrameReader.Frame) -> Bool {
        switch frame {
        case .broken(let reason):
            refuse(nil, RPCError(RPCError.parseError, "The message cannot be read: \(reason)."))
        case .message(let bytes):
            do throws(Message.Invalid) {
                switch try Message(bytes) {
                case .response: break
                case .notification(let notification): return take(notification)
                case .request(let request): take(request)
                }
            } catch { refuse(error.id, error.error) }
        }
        return isWritable.withLock { $0 }
    }

    private func take(_ notification: RPCNotification) -> Bool {
        if notification.method == dialect.cancel.method {
            if let id = notification.params[dialect.cancel.parameter].flatMap(RequestID.init) { cancel(id) }
            return true
        }
        if notification.method == dialect.end {
            interruptAll()
            return false
        }
        let isTaken = state.withLock { state in
            guard state.waiting.count - state.first < Self.mostWaiting else { return false }
            state.waiting.append(.notification(notification))
            return true
        }
        if isTaken { state.wake() }
        return true
    }

    private func take(_ request: Request) {
        let running = RunningRequest(request) { [self] in giveUp($0, seconds: $1) }
        if dialect.immediate.contains(request.method) { return answer(running) }
        let reason = state.withLock { state -> String? in
            if state.open[request.id] != nil { return "The id belongs to a request that has no answer yet." }
            guard state.waiting.count - state.first < Self.mostWaiting else { return "Too many requests are waiting." }
            state.open[request.id] = running
            state.waiting.append(.request(running))
            return nil
        }
        if let reason { return refuse(request.id, RPCError(RPCError.invalidRequest, reason)) }
        state.wake()
    }

    private func cancel(_ id: RequestID) {
        guard let running = state.withLock({ $0.open.removeValue(forKey: id) }) else { return }
        running.interruption.request()
        running.answerOnce {
            guard let code = dialect.cancelledCode else { return }
            refuse(id, RPCError(code, "The client canceled the request."))
        }
    }

    private func interruptAll() {
        let open = state.withLock { state in
            state.isClosed = true
            return Array(state.open.values)
        }
        for running in open { running.interruption.request() }
    }

    // MARK: Answering

    private func startWorker() {
        state.withLock { $0.workers += 1 }
        Parallel.start(stackSize: Self.stackSize) { [self] in
            work()
            state.wake()
        }
    }

    private func work() {
        while true {
            let job: Job? = state.whenReady { state in
                if let job = state.next() { return .some(job) }
                return state.isClosed ? .some(nil) : nil
            }
            switch job {
            case nil: return state.withLock { $0.workers -= 1 }
            case .notification(let notification)?: handler.receive(notification, self)
            case .request(let running)?:
                // A request that was canceled while it waited needs no work.
                if !running.interruption.isRequested { answer(running) }
                if running.hasReplacement { return state.withLock { $0.givenUp -= 1 } }
            }
        }
    }

    private func answer(_ running: RunningRequest) {
        let id = running.request.id
        let response: JSONTree
        do { response = ["jsonrpc": "2.0", "id": id.json, "result": try handler.answer(running, self)] } catch {
            let error = error as? RPCError ?? RPCError(RPCError.internalError, "\(error)")
            response = ["jsonrpc": "2.0", "id": id.json, "error": error.json]
        }
        finish(running) { write(response) }
    }

    private func finish(_ running: RunningRequest, _ body: () -> Void) {
        state.withLock { state in
            if state.open[running.request.id] === running { state.open[running.request.id] = nil }
        }
        running.answerOnce(body)
    }

    /// Answers a request whose work does not stop after its time limit, and starts another worker.
    private func giveUp(_ running: RunningRequest, seconds: Double) {
        finish(running) {
            refuse(
                running.request.id, RPCError(RPCError.internalError, "The answer takes longer than \(Int(seconds)) s."))
        }
        let isReplaced = state.withLock { state in
            state.workers -= 1
            state.givenUp += 1
            return state.givenUp <= Self.mostGivenUp
        }
        if isReplaced { startWorker() }
        state.wake()
    }

    // MARK: Writing

    /// Sends a notification to the client.
    package func notify(_ method: String, _ params: JSONTree) {
        write(RPCNotification(method: method, params: params).json)
    }

    /// Sends a request to the client. The response of the client is ignored.
    package func request(_ method: String, _ params: JSONTree) {
        let number = state.withLock { state in
            state.sentRequests += 1
            return state.sentRequests
        }
        let message = RPCNotification(method: method, params: params).json
        write(message.adding("id", .text("xibdb-\(number)")))
    }

    /// Sends an error. Without an id, the client learns only that some message could not be read.
    private func refuse(_ id: RequestID?, _ error: RPCError) {
        write(["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json])
    }

    private func write(_ message: JSONTree) {
        let bytes = dialect.framing.frame(JSONString.escapingControls(message.json))
        let isOpen = isWritable.withLock { isOpen in
            if isOpen { isOpen = Pipes.write(bytes, to: output) }
            return isOpen
        }
        if !isOpen { interruptAll() }
    }
}
