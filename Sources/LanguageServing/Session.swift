import Asking
import Bytes
import Errors
import Foundation
import HostSystem
import JSONRPC
import Store

/// The work of the server for one repository: the open documents, and an index that follows them.
///
/// A separate thread updates the index. Requests are answered from the last complete state, and never wait for an
/// update.
final class Session: Sendable {
    /// The features of a client that change what the server sends.
    struct Client: Sendable {
        var showsDocuments = false
        var refreshesLenses = false
        var watchesFiles = false
        var showsProgress = false
        var createsFiles = false
    }

    /// The time without changes before the index is updated, in seconds.
    private static let pause = 0.25
    /// The maximum time between a change and the start of an update, in seconds.
    private static let longestPause = 2.0
    /// The time that a request waits for the first index, in seconds.
    private static let patience = 10.0
    /// The time limit of one answer, in seconds.
    private static let answerSeconds = 10.0
    /// A change stops a check that has run for less than this time, in seconds. A longer check may end soon.
    private static let shortCheck = 1.0
    /// The time limit of one check, in seconds.
    private static let checkSeconds = 60.0

    let documents: OpenDocuments
    let client: Client
    private let folder: String
    private let database: String?
    private let worker: String?
    private let state = Shared(State())

    private struct State {
        var live: LiveIndex?
        var hasStarted = false
        var isClosed = false
        /// The number of changes so far, and the number of changes that the index contains.
        var changes = 1
        var indexed = 0
        /// The times of the first and the last change that the index does not contain, in nanoseconds since 1970.
        var firstChange: Int64 = 0
        var lastChange: Int64 = 0
        /// Stops the running check; nil if none runs.
        var check: Interruption?
        var checkStart: Int64 = 0
        /// The findings of the last check.
        var findings = PublishedFindings()
    }

    /// Creates a session. ``start(_:)`` starts its thread.
    ///
    /// - Parameters:
    ///   - folder: absolute path of the folder that the client opened.
    ///   - database: the index, if it is not in the folder or above it.
    init(folder: String, database: String?, worker: String?, client: Client) {
        (self.folder, self.database, self.worker, self.client) = (folder, database, worker, client)
        let index = try? database.map { IndexFile(database: $0) } ?? IndexFile.find(from: folder)
        documents = OpenDocuments(root: index?.home ?? folder)
    }

    // MARK: Updating the index

    /// Starts the thread that updates the index.
    func start(_ connection: Connection) {
        Parallel.start(stackSize: 16 << 20) { [self] in work(connection) }
    }

    /// Notes that a document or a file has changed.
    func noteChange() {
        let now = OperatingSystem.now()
        state.withLock { state in
            if state.changes == state.indexed { state.firstChange = now }
            state.lastChange = now
            state.changes += 1
            if now - state.checkStart < Int64(Self.shortCheck * 1e9) { state.check?.request() }
        }
        state.wake()
    }

    /// Ends the session, and deletes its files.
    func close() {
        let live = state.withLock { state in
            state.isClosed = true
            state.check?.request()
            return state.live
        }
        state.wake()
        live?.remove()
    }

    private func work(_ connection: Connection) {
        let progress = Progress(connection, isShown: client.showsProgress)
        progress.begin("Indexing nibs")
        do {
            let live = try LiveIndex(folder: folder, database: database, worker: worker)
            let isClosed = state.withLock { state in
                state.live = live
                return state.isClosed
            }
            if isClosed { live.remove() }
        } catch { log("The index cannot be used: \(error)", connection) }
        state.withLock { $0.hasStarted = true }
        state.wake()
        progress.end()
        guard let live = state.withLock({ $0.live }) else { return }
        var (isChecked, needsCheck) = (false, true)
        while let change = nextChange() {
            do {
                if try live.update(texts: documents.textsToIndex()) { needsCheck = true }
                let isOutdated = state.withLock { state in
                    state.indexed = change
                    state.firstChange = OperatingSystem.now()
                    return state.changes != change
                }
                // A newer change makes the findings outdated, and the next update checks again.
                guard needsCheck, !(isOutdated && isChecked) else { continue }
                try check(connection)
                if client.refreshesLenses { connection.request("workspace/codeLens/refresh", .null) }
                (isChecked, needsCheck) = (true, false)
            } catch AskingError.interrupted {
                // The next change starts another check.
            } catch {
                state.withLock { $0.indexed = change }
                if !state.withLock({ $0.isClosed }) { log("The index cannot be updated: \(error)", connection) }
            }
        }
    }

    /// Waits for a change, and then until the user pauses.
    ///
    /// - Returns: the number of the last change; nil if the session is closed.
    private func nextChange() -> Int? {
        while true {
            let wait: Int64? = state.whenReady { state -> Int64?? in
                if state.isClosed { return .some(nil) }
                guard state.changes != state.indexed else { return nil }
                let due = min(
                    state.lastChange + Int64(Self.pause * 1e9), state.firstChange + Int64(Self.longestPause * 1e9))
                return .some(due - OperatingSystem.now())
            }
            guard let wait else { return nil }
            if wait <= 0 { return state.withLock { $0.changes } }
            Thread.sleep(forTimeInterval: Double(wait) / 1e9)
        }
    }

    private func check(_ connection: Connection) throws {
        guard let live = state.withLock({ $0.live }) else { return }
        let interruption = Interruption()
        state.withLock { ($0.check, $0.checkStart) = (interruption, OperatingSystem.now()) }
        defer { state.withLock { $0.check = nil } }
        var limits = Limits(seconds: Self.checkSeconds)
        limits.interruption = interruption
        let snapshot = try live.snapshot(limits)
        let index = try? database.map { IndexFile(database: $0) } ?? IndexFile.find(from: folder)
        let catalog = try RuleCatalog(index: index)
        let configuration = try CheckConfiguration(
            file: nil, folder: index?.home ?? folder, catalog: catalog)
        let result = try Checker(snapshot, catalog, configuration).run(
            includesUncertain: configuration.includesUncertain)
        for failure in result.failures { log("\(failure)", connection) }
        let answer = Answer(snapshot, documents)
        let findings = try Diagnostics(answer).findings(result)
        let changed = state.withLock { $0.findings.replace(with: findings) }
        for (uri, diagnostics) in changed {
            connection.notify(
                "textDocument/publishDiagnostics", ["uri": .text(uri), "diagnostics": .list(diagnostics)])
        }
    }

    private func log(_ message: String, _ connection: Connection) {
        connection.notify("window/logMessage", ["type": 2, "message": .text("xibdb: " + message.onOneLine)])
    }

    // MARK: Answering

    /// Runs the work on an answer with the current state of the index.
    ///
    /// - Returns: nil if there is no index.
    func answering<Result>(_ running: RunningRequest, _ body: (Answer) throws -> Result?) throws -> Result? {
        let isLate = Interruption()
        let deadline = Alarm(after: Self.patience) { [state] in
            isLate.request()
            state.wake()
        }
        let live = state.whenReady { state -> LiveIndex?? in
            state.hasStarted || state.isClosed || isLate.isRequested ? .some(state.live) : nil
        }
        deadline.turnOff()
        guard let live else { return nil }
        return try running.limited(seconds: Self.answerSeconds) {
            var limits = Limits(seconds: Self.answerSeconds)
            limits.interruption = running.interruption
            return try live.asking(limits) { try body(Answer($0, documents)) }
        }
    }
}

/// The progress of the first index, in the status bar of the client.
private struct Progress {
    private let connection: Connection
    private let isShown: Bool

    init(_ connection: Connection, isShown: Bool) { (self.connection, self.isShown) = (connection, isShown) }

    func begin(_ title: String) {
        guard isShown else { return }
        connection.request("window/workDoneProgress/create", ["token": "xibdb-index"])
        report(["kind": "begin", "title": .text(title)])
    }

    func end() { if isShown { report(["kind": "end"]) } }

    private func report(_ value: JSONTree) {
        connection.notify("$/progress", ["token": "xibdb-index", "value": value])
    }
}
