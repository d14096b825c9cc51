import Asking
import Bytes
import Foundation
import HostSystem
import JSONRPC

/// A server of the Language Server Protocol 3.17. It knows nibs, and complements the server of the language.
///
/// It answers from an index that also contains unsaved text; see ``Session``. It only reads the repository, except for
/// the index in `.xibdb`.
package final class LanguageServer: RequestHandler {
    /// The error code of a request before `initialize`.
    private static let notInitialized = -32002

    private enum Phase: Sendable {
        case new
        case running(Session)
        case shutDown
    }

    private let folder: String
    private let database: String?
    private let worker: String?
    private let phase = Shared(Phase.new)

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - folder: the folder to serve if the client does not name one, as an absolute path.
    ///   - database: the index, if it is not in the folder or above it.
    ///   - worker: see ``Indexer/Options/worker``.
    package init(folder: String, database: String? = nil, worker: String? = nil) {
        (self.folder, self.database, self.worker) = (folder, database, worker)
    }

    /// Ends the session, and deletes its files.
    ///
    /// - Returns: whether the client has sent `shutdown`, as the protocol requires.
    package func close() -> Bool {
        phase.withLock { phase in
            switch phase {
            case .new: return false
            case .shutDown: return true
            case .running(let session):
                session.close()
                return false
            }
        }
    }

    private func session() throws(RPCError) -> Session {
        switch phase.withLock({ $0 }) {
        case .new: throw RPCError(Self.notInitialized, "The client must send initialize first.")
        case .shutDown: throw RPCError(RPCError.invalidRequest, "The server is shut down.")
        case .running(let session): return session
        }
    }

    // MARK: Notifications

    package func receive(_ notification: RPCNotification, _ connection: Connection) {
        guard let session = try? session() else { return }
        let params = notification.params
        let uri = params["textDocument"]?["uri"]?.text ?? ""
        switch notification.method {
        case "initialized": if session.client.watchesFiles { watchFiles(connection) }
        case "textDocument/didOpen":
            if let document = params["textDocument"] { session.documents.open(document) }
            session.noteChange()
        case "textDocument/didChange":
            session.documents.change(params)
            session.noteChange()
        case "textDocument/didSave":
            session.documents.save(uri)
            session.noteChange()
        case "textDocument/didClose":
            session.documents.close(uri)
            session.noteChange()
        case "workspace/didChangeWatchedFiles": session.noteChange()
        default: break
        }
    }

    /// Asks the client to report changes of files on the disk.
    private func watchFiles(_ connection: Connection) {
        let pattern = "**/*.{xib,storyboard,swift,m,mm,h,strings,stringsdict,xcstrings,plist,pbxproj,xcconfig,json,yml}"
        connection.request(
            "client/registerCapability",
            [
                "registrations": [
                    [
                        "id": "xibdb-files", "method": "workspace/didChangeWatchedFiles",
                        "registerOptions": ["watchers": [["globPattern": .text(pattern)]]],
                    ]
                ]
            ])
    }

    // MARK: Requests

    package func answer(_ running: RunningRequest, _ connection: Connection) throws -> JSONTree {
        let params = running.request.params
        switch running.request.method {
        case "initialize": return try initialize(params, connection)
        case "shutdown":
            try session().close()
            phase.withLock { $0 = .shutDown }
            return .null
        case "workspace/executeCommand": return try execute(params, try session(), connection)
        default: break
        }
        let session = try session()
        guard let body = Self.methods[running.request.method] else {
            throw RPCError(RPCError.methodNotFound, "Method not found: \(running.request.method.prefix(100))")
        }
        return try session.answering(running) { try body($0, params, session) } ?? .null
    }

    private typealias Method = @Sendable (Answer, JSONTree, Session) throws -> JSONTree?

    private static let methods: [String: Method] = [
        "textDocument/definition": { answer, params, _ in
            try answer.place(params).map { try Connections(answer, $0).definition() }
        },
        "textDocument/references": { answer, params, _ in
            let includes = params["context"]?["includeDeclaration"]?.flag ?? true
            return try answer.place(params).map { try Connections(answer, $0).references(includesDefinition: includes) }
        },
        "textDocument/hover": { answer, params, _ in
            try answer.place(params).map { try Connections(answer, $0).hover }
        },
        "textDocument/documentSymbol": { answer, params, _ in
            try answer.file(params).map { try Symbols(answer).outline($0) }
        },
        "workspace/symbol": { answer, params, _ in try Symbols(answer).search(params["query"]?.text ?? "") },
        "textDocument/codeLens": { answer, params, _ in
            try answer.file(params).map { try CodeLenses(answer).lenses($0) }
        },
        "codeLens/resolve": { answer, params, _ in try CodeLenses(answer).resolved(params) },
        "textDocument/completion": { answer, params, _ in
            try answer.place(params).map { try Completions(answer).names($0) }
        },
        "textDocument/codeAction": { answer, params, session in
            try CodeActions(answer, session.client).actions(params)
        },
    ]

    private func initialize(_ params: JSONTree, _ connection: Connection) throws(RPCError) -> JSONTree {
        let named =
            params["workspaceFolders"]?.items.first?["uri"]?.text.flatMap(DocumentURI.path)
            ?? params["rootUri"]?.text.flatMap(DocumentURI.path) ?? params["rootPath"]?.text
        let root = OperatingSystem.absolute(named ?? folder)
        guard OperatingSystem.isDirectory(root) else {
            throw RPCError(RPCError.invalidParams, "The folder does not exist: \(root.onOneLine)")
        }
        let session = Session(
            folder: root, database: database, worker: worker, client: Session.Client(params["capabilities"] ?? .null))
        let isFirst = phase.withLock { phase in
            guard case .new = phase else { return false }
            phase = .running(session)
            return true
        }
        guard isFirst else { throw RPCError(RPCError.invalidRequest, "The server is already initialized.") }
        session.start(connection)
        return [
            "capabilities": Self.capabilities,
            "serverInfo": ["name": "xibdb", "version": .text(Version.current)],
        ]
    }

    private static let capabilities: JSONTree = [
        "positionEncoding": "utf-16",
        // 2: the client sends only the changed parts of a text.
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "definitionProvider": true, "referencesProvider": true, "hoverProvider": true,
        "documentSymbolProvider": true, "workspaceSymbolProvider": true,
        "codeLensProvider": ["resolveProvider": true], "completionProvider": ["triggerCharacters": ["\""]],
        "codeActionProvider": true, "executeCommandProvider": ["commands": [.text(CodeActions.openCommand)]],
    ]

    private func execute(_ params: JSONTree, _ session: Session, _ connection: Connection) throws(RPCError) -> JSONTree
    {
        let arguments = params["arguments"]?.items ?? []
        guard params["command"]?.text == CodeActions.openCommand, arguments.count == 2, let uri = arguments[0].text,
            let line = arguments[1].integer, (0...Int(Int32.max)).contains(line), session.documents.path(uri) != nil
        else { throw RPCError(RPCError.invalidParams, "The command or its arguments are not valid.") }
        connection.request(
            "window/showDocument",
            ["uri": .text(uri), "takeFocus": true, "selection": Answer.range(line, 0, 0)])
        return .null
    }
}

extension Session.Client {
    /// Reads the capabilities of a client.
    fileprivate init(_ capabilities: JSONTree) {
        let (workspace, window) = (capabilities["workspace"], capabilities["window"])
        showsDocuments = window?["showDocument"]?["support"]?.flag ?? false
        showsProgress = window?["workDoneProgress"]?.flag ?? false
        refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.flag ?? false
        watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.flag ?? false
        createsFiles =
            workspace?["workspaceEdit"]?["resourceOperations"]?.items.contains { $0.text == "create" } ?? false
    }
}
