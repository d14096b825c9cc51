import ArgumentParser
import Errors
import Foundation
import HostSystem
import JSONRPC
import Serving

struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Answer the questions of agents, as a server of the Model Context Protocol.",
        discussion: Help.text(
            """
            An agent starts this command, and asks over standard input and output. It can search names, show and explain nibs, find
            the cause of a crash, check, compare and query. To add the server to Claude Code:

              claude mcp add xibdb -- xibdb mcp

            The server answers about the repository of the current folder, or of --root. Before each answer, it refreshes the
            index. It never changes the repository. docs/guide/agents.md describes other clients, the tools and the limits.
            """,
            exit: "Exit status: 0 the client closed the connection; 2 wrong usage."))

    @Option(help: ArgumentHelp("Answer about the repository that contains this folder.", valueName: "folder"))
    var root: String?

    @OptionGroup var asking: AskingOptions

    func validate() throws {
        guard asking.time.timeout == nil else {
            throw ValidationError("--timeout is not available: each answer has its own limit of 30 s.")
        }
    }

    func run() throws {
        if let root, !FileManager.default.changeCurrentDirectoryPath(root) {
            throw ValidationError("\(root): the folder does not exist.")
        }
        OperatingSystem.shareMemoryPool()
        // Nothing but messages of the protocol may reach the client.
        guard let streams = OperatingSystem.takeStandardStreams() else {
            throw AskingError.unanswerable("The standard streams cannot be used (\(OperatingSystem.lastError)).")
        }
        let workplace = Workplace(
            folder: FileManager.default.currentDirectoryPath, database: asking.index.database,
            refreshes: !asking.noRefresh, worker: OperatingSystem.executable)
        Connection(.modelContext, input: streams.input, output: streams.output, handler: AgentServer(workplace)).run()
    }
}
