import ArgumentParser
import Asking
import Errors
import Foundation
import Showing
import Store

struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print the completions for a shell: bash, zsh or fish.",
        discussion: Help.text(
            """
              bash: xibdb completions bash > /etc/bash_completion.d/xibdb
              zsh:  xibdb completions zsh > ~/.zfunc/_xibdb, where ~/.zfunc is in fpath
              fish: xibdb completions fish > ~/.config/fish/completions/xibdb.fish
            """, exit: "Exit status: 0 done; 2 an unknown shell."))

    @Argument(help: "bash, zsh or fish.", completion: .list(["bash", "zsh", "fish"]))
    var shell: String

    func run() throws {
        guard let shell = CompletionShell(rawValue: shell) else {
            throw AskingError.unknownName(what: "shell", name: shell, near: CompletionShell.allCases.map(\.rawValue))
        }
        let output = Output.standard()
        try output.writeExactly(Xibdb.completionScript(for: shell) + "\n")
        try output.flush()
    }
}

/// The names that a shell offers as completions. A name from a repository is offered only if a shell cannot run it as
/// code.
enum Completions {
    /// Returns completions for `xibdb report`: first the names of reports and rules, then the parameters of the report,
    /// then their values.
    @Sendable static func report(_ words: [String], _ place: Int, _ prefix: String) -> [String] {
        let file = try? IndexFile.find(from: FileManager.default.currentDirectoryPath)
        guard let catalog = try? ReportCatalog(index: file) else { return [] }
        let given = words.drop { $0 != "report" }.dropFirst().filter { !$0.hasPrefix("-") && $0 != prefix }
        guard let name = given.first, let report = catalog.reports.first(where: { $0.name == name }) else {
            return plain(catalog.reports.map(\.name) + ((try? RuleCatalog(index: file).rules.map(\.id)) ?? []))
        }
        if let equals = prefix.firstIndex(of: "="),
            let parameter = report.parameters.first(where: { $0.name == prefix[..<equals] })
        {
            let values =
                parameter.kind == .flag
                ? ["0", "1"] : !parameter.allowed.isEmpty ? parameter.allowed : names(parameter.kind, file)
            return plain(values.map { "\(parameter.name)=\($0)" })
        }
        let alone = report.parameters.first { $0.defaultValue == nil }.map { names($0.kind, file) } ?? []
        return plain(report.parameters.map { $0.name + "=" } + alone)
    }

    /// Returns the names of classes, nibs, outlets and actions.
    @Sendable static func anything(_ words: [String], _ place: Int, _ prefix: String) -> [String] {
        let file = try? IndexFile.find(from: FileManager.default.currentDirectoryPath)
        return [Report.Parameter.Kind.class, .file, .outlet, .action].flatMap { names($0, file) }
    }

    /// Returns the names of classes.
    @Sendable static func classes(_ words: [String], _ place: Int, _ prefix: String) -> [String] {
        names(.class, try? IndexFile.find(from: FileManager.default.currentDirectoryPath))
    }

    /// Returns the names of outlets. In `xibdb show`, the name of an outlet selects an object.
    @Sendable static func outlets(_ words: [String], _ place: Int, _ prefix: String) -> [String] {
        names(.outlet, try? IndexFile.find(from: FileManager.default.currentDirectoryPath))
    }

    /// Returns the names of tables and views.
    @Sendable static func tables(_ words: [String], _ place: Int, _ prefix: String) -> [String] {
        Set(SchemaDocumentation.all.tables.filter { !$0.isInternal }.map(\.name)).sorted()
    }

    /// Returns the names of rules.
    @Sendable static func rules(_ words: [String], _ place: Int, _ prefix: String) -> [String] {
        plain(
            (try? RuleCatalog(index: try? IndexFile.find(from: FileManager.default.currentDirectoryPath)).rules.map(
                \.id)) ?? [])
    }

    /// Returns the names of nibs.
    @Sendable static func nibs(_ words: [String], _ place: Int, _ prefix: String) -> [String] {
        names(.file, try? IndexFile.find(from: FileManager.default.currentDirectoryPath))
    }

    /// Returns the names in an index, without a refresh. If there is no index, the list is empty.
    private static func names(_ kind: Report.Parameter.Kind, _ file: IndexFile?) -> [String] {
        guard kind.isName, let file, file.exists, let snapshot = try? Snapshot(index: file, limits: Limits(seconds: 1))
        else { return [] }
        return plain(((try? KnownNames(snapshot).all(kind)) ?? []).map(\.name))
    }

    private static func plain(_ names: [String]) -> [String] { names.filter(\.isPlainShellWord) }
}
