import ArgumentParser
import Errors
import Foundation
import HostSystem
import JSONRPC
import LanguageServing
import Store

struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Run a language server for editors, over standard input and output.",
        discussion: Help.text(
            """
            Editors start this command. It works beside the server of the language (sourcekit-lsp), and adds what nibs know:

              go to definition and references   between classes, outlets, actions, selectors, nib names, identifiers,
                                                images, colors and texts in sources, and the lines of nibs
              hover                             what is connected here, and what loads a nib
              diagnostics                       the findings of xibdb check, also for unsaved text
              outline, symbols, code lenses, completion in strings, code actions

            The server indexes the folder that the editor opens. Unsaved text is indexed in a private copy of the index. The server
            changes no other file. docs/guide/editors.md has the settings for VS Code, Neovim, Helix and Zed.
            """,
            exit: "Exit status: 0 the editor has shut down the server; 1 the input ended before that."))

    @OptionGroup var index: IndexOption

    func run() throws {
        let server = LanguageServer(
            folder: FileManager.default.currentDirectoryPath, database: index.database,
            worker: OperatingSystem.executable)
        // Nothing but messages of the protocol may reach the client.
        guard let streams = OperatingSystem.takeStandardStreams() else {
            throw AskingError.unanswerable("The standard streams cannot be used (\(OperatingSystem.lastError)).")
        }
        Connection(.languageServer, input: streams.input, output: streams.output, handler: server).run()
        let isShutDown = server.close()
        ReplacementFile.discardAll()
        if !isShutDown { throw Finished(status: .found) }
    }
}
